"""Small positions of Stalingrad '42 for supply, railways, resources and replacements.

game = stand({"a": "axis infantry 5-7-3 1505"}, lines={"primary-road": "1501 1502 1503"})

The default board has columns 10 to 24 and rows 1 to 20, Axis Entry Area X beyond its west edge
and Soviet Entry Area A beyond its east edge.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from hexside.api import Game
from hexside.conformance import rulebook_kit
from hexside.conformance.rulebook_kit import codes, legal_with
from hexside.conformance.rulebook_kit import hexes_of as names
from hexside.games.stalingrad42.work import S42Work
from tests.rulebook.stalingrad42.s42_kit import KIT

__all__ = ["codes", "legal", "marks", "names", "stand", "work_of"]

WEST = [f"10{row:02}" for row in range(1, 21)]
EAST = [f"24{row:02}" for row in range(1, 21)]
PLAIN = " ".join(f"{column}{row:02}" for column in range(10, 25) for row in range(1, 21))
SUPPLY = replace(
    KIT,
    phase="supply",
    hexes=PLAIN,
    areas={"entry-x": " ".join(WEST), "entry-a": " ".join(EAST)},
)


def stand(units: Mapping[str, str], *, parts: Mapping[str, Any] | None = None, **more: Any) -> Game:
    """A game that begins in this position; ``parts`` are terrain, places, hexsides, lines."""
    return SUPPLY.stand(units, **{**more, **(parts or {})})


def work_of(game: Game) -> S42Work:
    """The working state, for questions to the rules."""
    table = game.rules.work(game.state)
    assert isinstance(table, S42Work)
    return table


def legal(game: Game, verb: str = "") -> set[str]:
    """The legal actions as text, of one verb if given."""
    return legal_with(game, verb) if verb else rulebook_kit.legal(game)


def marks(game: Game, uid: str) -> set[str]:
    """The marks of a unit."""
    return set(rulebook_kit.marks(game, uid))
