"""How much the enemy is in the way of wheels: past his line there is only a march to be made."""

from __future__ import annotations

from collections.abc import Collection

from hexside.players.phased.lore import HALVES, flow
from hexside.players.phased.sight import Sight

#: Half-points that it costs to get past a stack, and into each hex of an enemy zone.
STACK = 16
ZONE = 6
#: More than this is as good as a wall, in movement points.
WALL = 16.0


def hindrance(sight: Sight, side: int, goals: Collection[int], kind: str) -> list[float]:
    """For each hex the movement points that the enemy costs on the way to the nearest goal."""
    lore = sight.lore
    key = ("open", frozenset(goals), kind)
    free: list[int] | None = lore.notes.get(key)
    if free is None:
        free = lore.notes[key] = lore.march_to(goals, kind)
    held = flow(lore.march[kind], goals, lore.size, tolls(sight, side))
    return [min(WALL, (cost - open) / HALVES) for cost, open in zip(held, free, strict=True)]


def tolls(sight: Sight, side: int) -> list[int]:
    """The half-points that the enemy of a side costs it more in each hex."""
    enemy, zone, own = sight.occupied[1 - side], sight.zoc[1 - side], sight.occupied[side]
    return [
        STACK if enemy[hex] else ZONE if zone[hex] and not own[hex] else 0
        for hex in range(sight.lore.size)
    ]
