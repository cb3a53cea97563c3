"""23 What weather and winter make of the map: mud, snow, swamps, ice on rivers and lakes."""

from __future__ import annotations

from dataclasses import replace

from hexside.board import Board
from hexside.engine import State
from hexside.games.stalingrad42.board.counting import season_of
from hexside.games.stalingrad42.board.ground import DRY, Season
from hexside.games.stalingrad42.rules import S42Rules
from hexside.games.stalingrad42.state import S42Data

#: How the land looks: as printed, after rain, under snow, and frozen.
MUD, SNOW, WINTER = "mud", "snow", "winter"
#: Added when seasonal swamps have become swamp (23.3.3).
SWAMPED = "swamped"
SEASONAL, SWAMP = "seasonal-swamp", "swamp"
FROZEN_RIVER, FROZEN_LAKE = "frozen-river", "frozen-lake"


def ground(rules: S42Rules, state: State) -> str:
    """23: the look of the land, and whether seasonal swamps are swamp now."""
    data = state.data
    assert isinstance(data, S42Data)
    season = season_of(rules, state.turn, data)
    look = ""
    if season.frozen:
        look = WINTER
    elif data.weather == SNOW:
        look = SNOW
    elif season.wet:
        look = MUD
    return f"{look}+{SWAMPED}" if season.swamped and SEASONAL in rules.board.terrain else look


def board_in(rules: S42Rules, word: str) -> Board | None:
    """23.3.3, 23.4: the board with its swamps, and with ice where rivers and lakes freeze."""
    look, plus, rest = word.partition("+")
    if look not in ("", MUD, SNOW, WINTER) or (rest != SWAMPED if plus else rest):
        return None
    season = Season(frozen=look == WINTER, swamped=bool(rest))
    key = ("drawn-board", season.frozen, season.swamped)
    known: Board | None = rules.ground.compiled.get(key)
    if known is None:
        known = rules.ground.compiled[key] = _changed(rules, season)
    return known


def _changed(rules: S42Rules, season: Season) -> Board:
    board = rules.board
    if season == DRY:
        return board
    terrain = board.terrain
    if season.swamped:
        terrain = tuple(SWAMP if word == SEASONAL else word for word in terrain)
    sides = dict(board.sides)
    if season.frozen:
        for hexside, kinds in board.sides.items():
            sides[hexside] = _iced(rules, hexside, kinds, season)
    return replace(board, terrain=terrain, sides=sides)


def _iced(rules: S42Rules, hexside: int, kinds: frozenset[str], season: Season) -> frozenset[str]:
    a, b = rules.grid.beside(hexside)
    if min(a, b) < 0:
        return kinds
    ground = rules.ground
    if "major-river" in kinds and ground.freezes(a, b, season):
        return kinds - {"major-river"} | {FROZEN_RIVER}
    if "lake" in kinds and ground.is_impassable(a, b) and not ground.is_impassable(a, b, season):
        return kinds - {"lake"} | {FROZEN_LAKE}
    return kinds


__all__ = ["board_in", "ground"]
