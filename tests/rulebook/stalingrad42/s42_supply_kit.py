"""Small positions of Stalingrad '42 for supply, railways, resources and replacements.

game = stand({"a": "axis infantry 5-7-3 1505"}, lines={"primary-road": "1501 1502 1503"})

The default board has columns 10 to 24 and rows 1 to 20, Axis Entry Area X beyond its west edge
and Soviet Entry Area A beyond its east edge.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from hexside.api import Game
from hexside.engine.match import Origin
from hexside.games.stalingrad42 import GAME as DEFINITION
from hexside.games.stalingrad42.work import S42Work

GAME = "stalingrad-42"
WEST = [f"10{row:02}" for row in range(1, 21)]
EAST = [f"24{row:02}" for row in range(1, 21)]
PLAIN = " ".join(f"{column}{row:02}" for column in range(10, 25) for row in range(1, 21))
MARKS = {
    *("disrupted", "full-retreat", "out-of-supply", "isolated", "train", "replacement"),
    *("used", "ready", "frozen"),
}
FLAGS = {"immobile", "garrison", "free_stacking", "bracketed"}


def unit(words: str) -> dict[str, Any]:
    """``axis infantry 5-7-3 1505 disrupted``; ``1505``; ``box:eliminated left:1 steps:3``."""
    entry: dict[str, Any] = {}
    marks: list[str] = []
    for word in words.split():
        if word in ("axis", "soviet"):
            entry["side"] = word
        elif word in MARKS or word.startswith("since-"):
            marks.append(word)
        elif word in FLAGS:
            entry[word] = True
        elif ":" in word:
            name, _, value = word.partition(":")
            entry[name] = int(value) if value.isdigit() else value
        elif word.isdigit():
            entry["hex"] = word
        elif word[0].isdigit():
            attack, defense, move = word.split("-")
            entry |= {"attack": int(attack), "defense": int(defense), "move": int(move)}
        else:
            entry["type"] = word
    if marks:
        entry["marks"] = marks
    return entry


def stand(
    units: Mapping[str, str],
    *,
    phase: str = "supply",
    seat: str = "axis",
    turn: int = 3,
    hexes: str = PLAIN,
    scenario: str = "fall-blau",
    areas: Mapping[str, Any] | None = None,
    parts: Mapping[str, Any] | None = None,
    **more: Any,
) -> Game:
    """A game that begins in this position; ``parts`` are terrain, places, hexsides, lines."""
    edges: dict[str, Any] = {"entry-x": " ".join(WEST), "entry-a": " ".join(EAST)}
    document: dict[str, Any] = {
        "game": f"{GAME}/{scenario}",
        "turn": turn,
        "phase": phase,
        "seat": seat,
        "units": {name: unit(words) for name, words in units.items()},
        **more,
    }
    if hexes:
        document["board"] = {
            "hexes": hexes,
            "areas": edges | dict(areas or {}),
            **dict(parts or {}),
        }
    rules, state = DEFINITION.from_position(document)
    origin = Origin(GAME, scenario, rules.version, "", "", rules.options, ())
    return Game(rules, origin, state)


def work_of(game: Game) -> S42Work:
    """The working state, for questions to the rules."""
    table = game.rules.table(game.state)
    assert isinstance(table, S42Work)
    return table


def legal(game: Game, verb: str = "") -> set[str]:
    """The legal actions as text, of one verb if given."""
    texts = {action.text() for action in game.legal()}
    return {text for text in texts if not verb or text.split()[0] == verb}


def codes(game: Game, action: str) -> set[str]:
    """Why an action is refused: ``code section`` of every reason."""
    return {f"{reason.code} {reason.rule}".strip() for reason in game.why_not(action)}


def marks(game: Game, uid: str) -> set[str]:
    """The marks of a unit."""
    return set(game.state.units[uid].marks)


def names(game: Game, bits: int) -> set[str]:
    """The hexes of a bitboard."""
    grid = game.rules.board.grid
    return {grid.names[hex] for hex in grid.indices(bits)}
