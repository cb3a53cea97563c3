"""Cities that can be stormed, and those that an advance had better pass by."""

from __future__ import annotations

from collections.abc import Iterable

from hexside.players.quick.lore import Lore
from hexside.players.quick.position import Position

#: How much of a unit's strength counts against an objective that it is on its way to.
COMING = (1.0, 1.0, 1.0, 0.9, 0.8, 0.6, 0.45, 0.3, 0.2)
#: More strength than this finds no place around one hex.
MOST_COMING = 40.0


def chance_of_fall(strength: float, defense: float, shift: int) -> float:
    """How likely a place that must be held falls before long to a strength that can come."""
    ratio = min(strength, MOST_COMING) / (defense * (1.0 + 0.5 * shift))
    return ratio * ratio / (ratio * ratio + 3.0)


def passed_by(
    lore: Lore, work: Position, side: int, cities: Iterable[int], least: float
) -> frozenset[int]:
    """The cities whose fall to what stands near them is less likely than ``least``."""
    field = work.field
    own = field.occupied[side]
    strengths = [
        (there, sum(work.attack(uid) for uid in stack))
        for there, stack in field.stacks.items()
        if own[there]
    ]
    return frozenset(hex for hex in cities if _storming(lore, work, side, hex, strengths) < least)


def _storming(
    lore: Lore, work: Position, side: int, hex: int, strengths: Iterable[tuple[int, int]]
) -> float:
    """How likely a city falls before long to what stands near it; 1 where nobody holds it."""
    field = work.field
    if not field.occupied[1 - side][hex]:
        return 1.0
    defense = sum(work.defense(uid) for uid in field.stacks.get(hex, ()))
    if not defense:
        return 1.0
    far = lore.know.far(hex)
    coming = 0.0
    for there, strength in strengths:
        away = far[there]
        if away < len(COMING):
            coming += COMING[away] * strength
    return chance_of_fall(coming, defense, lore.shift[hex])
