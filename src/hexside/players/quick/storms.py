"""Cities that can be stormed, and those that an advance should bypass."""

from __future__ import annotations

from collections.abc import Iterable

from hexside.players.quick.position import Position
from hexside.players.quick.quick_tables import QuickTables

#: The share of a unit's strength that counts against an objective on its way.
COMING = (1.0, 1.0, 1.0, 0.9, 0.8, 0.6, 0.45, 0.3, 0.2)
#: More strength than this has no room around one hex.
MAX_COMING = 40.0


def chance_of_fall(strength: float, defense: float, shift: int) -> float:
    """How likely a place that must be held is to fall soon to a given strength."""
    ratio = min(strength, MAX_COMING) / (defense * (1.0 + 0.5 * shift))
    return ratio * ratio / (ratio * ratio + 3.0)


def passed_by(
    tables: QuickTables, work: Position, side: int, cities: Iterable[int], least: float
) -> frozenset[int]:
    """The cities whose fall to units near them is less likely than ``least``."""
    field = work.field
    own = field.occupied[side]
    strengths = [
        (there, sum(work.attack(uid) for uid in stack))
        for there, stack in field.stacks.items()
        if own[there]
    ]
    return frozenset(hex for hex in cities if _storming(tables, work, side, hex, strengths) < least)


def _storming(
    tables: QuickTables, work: Position, side: int, hex: int, strengths: Iterable[tuple[int, int]]
) -> float:
    """How likely a city is to fall soon to the units near it; 1 if it is empty."""
    field = work.field
    if not field.occupied[1 - side][hex]:
        return 1.0
    defense = sum(work.defense(uid) for uid in field.stacks.get(hex, ()))
    if not defense:
        return 1.0
    far = tables.know.far(hex)
    coming = 0.0
    for there, strength in strengths:
        away = far[there]
        if away < len(COMING):
            coming += COMING[away] * strength
    return chance_of_fall(coming, defense, tables.shift[hex])
