"""11.1 Supply lines: which hexes can trace one to a source.

R-56: a step between neighbours is legal if a road, trail or railway joins them, or if one of them
holds a friendly unit; both must be free of enemy units and, unless a friend stands there, of enemy
zones of control. R-05: for the Soviets the Neva is a trail, for the Germans it is closed.
"""

from __future__ import annotations

from hexside.games.iskra.work import IskraWork
from hexside.mechanics.kernels import spread
from hexside.mechanics.supply_lines import LinesAndUnits

REGION = "line-region"


def passable(work: IskraWork, side: int) -> int:
    """11.1, 11.1.1: the hexes that a line may pass through; friends cancel enemy zones there."""
    free = ~work.enemy_zones(side) | work.field.bits[side]
    return work.rules.grid.all_bits & ~work.field.bits[1 - side] & free


def joined(work: IskraWork, side: int, starts: int, free: int) -> int:
    """R-56: every hex that a line joins to one of these, through hexes that are free."""
    policy = LinesAndUnits(work.crossings.line_exits[side], work.rules.ground.trace_exits[side])
    return policy.joined(work.rules.grid, starts, free, work.field.bits[side])


def region(work: IskraWork, side: int) -> int:
    """11.1, 11.2: every hex that can trace a line to a source of a side, as the map is now."""
    known: int | None = work.field.notes.get((REGION, side))
    if known is None:
        known = joined(work, side, work.rules.ground.source_bits[side], passable(work, side))
        work.field.notes[REGION, side] = known
    return known


def has_line(work: IskraWork, side: int, hex: int) -> bool:
    """11.1: whether a line can be traced from a hex, with the units where they are."""
    return bool(region(work, side) >> work.rules.grid.bit[hex] & 1)


def can_trace(work: IskraWork, uid: str) -> bool:
    """11.1: whether a unit on the map can trace a line to a source on the map edge."""
    return has_line(work, work.rules.side[uid], work.units[uid].hex)


def standing_region(work: IskraWork, side: int) -> int:
    """R-56, R-65: the hexes from which a unit could trace a line if it came to stand there.

    A unit opens its own hex, and a step to any neighbour with a line.
    """
    rules = work.rules
    found = region(work, side)
    near = spread(found, rules.ground.trace_exits[side], rules.grid.shifts)
    sources = rules.ground.source_bits[side]
    return (found | near | sources) & rules.grid.all_bits & ~work.field.bits[1 - side]


def would_trace(work: IskraWork, uid: str, hex: int) -> bool:
    """R-65: whether this unit could trace a line if it came to stand in a hex."""
    side = work.rules.side[uid]
    return bool(standing_region(work, side) >> work.rules.grid.bit[hex] & 1)


__all__ = [
    "can_trace",
    "has_line",
    "joined",
    "passable",
    "region",
    "standing_region",
    "would_trace",
]
