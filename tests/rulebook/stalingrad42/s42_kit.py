"""Small positions of Stalingrad '42: the words of its units, and what only this game asks.

from tests.rulebook.stalingrad42.s42_kit import codes, ends, stand

game = stand({"a": "axis panzer 10-8-6 2010", "b": "soviet infantry 3-5-3 2012 reduced"})
assert ends(game, "move", "a") == {"2011"}
"""

from __future__ import annotations

from hexside.api import Game
from hexside.conformance.rulebook_kit import (
    PositionKit,
    UnitWords,
    codes,
    cost,
    ends,
    event,
    kind,
    legal,
    legal_with,
    marks,
    neighbours,
    play,
    steps,
    told,
    track,
    where,
)

__all__ = [
    "GAME",
    "KIT",
    "bonds",
    "codes",
    "cost",
    "ends",
    "event",
    "kind",
    "legal",
    "legal_with",
    "marks",
    "neighbours",
    "play",
    "stand",
    "stand_text",
    "steps",
    "told",
    "track",
    "unit",
    "where",
]

GAME = "stalingrad-42"
FLAGS = (
    *("garrison", "north_caucasus", "blucher", "free_stacking", "no_extended", "bracketed"),
    "immobile",
)
NATIONALITIES = (
    *("guards", "nkvd", "naval-infantry", "misc", "waffen-ss", "luftwaffe", "romanian"),
    *("hungarian", "italian", "slovak", "croatian"),
)
#: ``axis panzer 10-8-6 2010 red elite``, ``axis army-hq 0-1-5 2012 range:5`` ...
UNITS = UnitWords(
    words={
        "reduced": {"left": 1},
        "one-step": {"steps": 1},
        "three-steps": {"steps": 3},
        **{word: {"dot": word} for word in ("black", "red", "white")},
        **{word: {"quality": word} for word in ("elite", "low")},
        **{word: {"nationality": word} for word in NATIONALITIES},
        **{word: {word: True} for word in FLAGS},
    },
    marks=(
        *("disrupted", "full-retreat", "out-of-supply", "isolated", "train", "replacement", "used"),
        *("ready", "frozen", "moved", "attacked", "defended", "retreated", "slipping"),
        *("stepped", "activated", "attempted"),
    ),
    mark_starts=("auto-ds-", "reserve-", "since-"),
    keys={"range": "asu_range"},
)
#: By default the Axis player moves on a plain of clear hexes, large enough for most rules.
KIT = PositionKit(GAME, scenario="fall-blau", hexes="1808-2616", seat="axis", turn=3, units=UNITS)
unit = UNITS.unit
stand = KIT.stand
stand_text = KIT.text


def bonds(game: Game, seat: str) -> set[tuple[str, ...]]:
    """The bonds of a side: both ends, then the hex or the two hexes of the hexside between."""
    names, grid = game.rules.board.grid.names, game.rules.board.grid
    found: set[tuple[str, ...]] = set()
    work = game.rules.work(game.state)
    for bond in work.bonds(game.rules.seats.index(seat)).bonds:  # type: ignore[attr-defined]
        ends = (names[bond.first], names[bond.second] if bond.second >= 0 else "")
        beside = (bond.hex,) if bond.hex >= 0 else grid.beside(bond.hexside)
        found.add((*ends, *(names[hex] if hex >= 0 else "" for hex in beside)))
    return found
