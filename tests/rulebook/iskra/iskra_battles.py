"""Combats with a wanted result: the strength and the die that lead to a cell of the table.

units = {"g": "axis infantry 2-2-5 05.05", "s": f"soviet infantry {force('D1', 2)}-4-5 05.06"}
game = struck("D1", units, "05.05", "s", seat="soviet")
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from hexside.api import Game
from hexside.engine import Event
from tests.rulebook.iskra.iskra_kit import assault, fight

#: Axis units retreat from 05.05 to 05.04, Soviet ones to 05.06.
SOURCES = {"axis-source": "05.01", "soviet-source": "05.12"}
#: Column and die of a cell; columns are counted from 1:2.
CELLS = {
    "A2": (0, 1),
    "A1": (2, 1),
    "Ar": (3, 1),
    "Ar/D1": (4, 1),
    "A1/Dr": (5, 1),
    "Aro1/Dr": (6, 1),
    "Dr": (7, 1),
    "D1": (7, 2),
    "D1r": (7, 3),
    "D1r2": (7, 4),
    "D2r": (7, 5),
    "D2r2": (7, 6),
}


def force(cell: str, defense: int, left: int = 0) -> int:
    """The attack strength for a cell, against shifts to the left."""
    column = CELLS[cell][0] + left
    return column * defense if column else defense // 2


def die(cell: str) -> int:
    """The die that leads to a cell."""
    return CELLS[cell][1]


def struck(
    cell: str,
    units: Mapping[str, str | Mapping[str, Any]],
    hex: str,
    *attackers: str,
    **more: Any,
) -> Game:
    """A game in which an attack has come to this cell."""
    return struck_with_events(cell, units, hex, *attackers, **more)[0]


def struck_with_events(
    cell: str,
    units: Mapping[str, str | Mapping[str, Any]],
    hex: str,
    *attackers: str,
    **more: Any,
) -> tuple[Game, list[Event]]:
    """The same with everything that was told; it makes sure that the cell was met."""
    dice = [die(cell), *more.pop("dice", ())]
    areas = {**SOURCES, **more.pop("areas", {})}
    game = fight(units, **{"seat": "soviet", "dice": dice, "areas": areas, **more})
    events = assault(game, hex, *attackers)
    assert [e.arguments["cell"] for e in events if e.code == "battle-result"] == [cell]
    return game, events
