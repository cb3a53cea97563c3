"""How much the enemy blocks mechanised units: past his line only distance remains."""

from __future__ import annotations

from collections.abc import Collection

from hexside.players.phased.scenario_tables import HALVES, flow
from hexside.players.phased.sight import Sight

#: Half-points that it costs to pass a stack, and to enter each hex of an enemy zone.
STACK = 16
ZONE = 6
#: Anything above this is as good as a wall, in movement points.
WALL = 16.0


def hindrance(sight: Sight, side: int, goals: Collection[int], kind: str) -> list[float]:
    """For each hex, the movement points that the enemy adds on the way to the nearest goal."""
    tables = sight.tables
    key = ("open", frozenset(goals), kind)
    free: list[int] | None = tables.notes.get(key)
    if free is None:
        free = tables.notes[key] = tables.march_to(goals, kind)
    held = flow(tables.march[kind], goals, tables.size, tolls(sight, side))
    return [min(WALL, (cost - open) / HALVES) for cost, open in zip(held, free, strict=True)]


def tolls(sight: Sight, side: int) -> list[int]:
    """The extra half-points that the enemy costs a side in each hex."""
    enemy, zone, own = sight.occupied[1 - side], sight.zoc[1 - side], sight.occupied[side]
    return [
        STACK if enemy[hex] else ZONE if zone[hex] and not own[hex] else 0
        for hex in range(sight.tables.size)
    ]
