"""Movement: what a budget of points reaches under zones of control, and moves that take it all."""

from __future__ import annotations

from collections.abc import Iterable

import msgspec

from hexside.pathfinding import EMPTY, MAY_NOT_JOIN_ZONES, Edges, EdgeTable, reach

__all__ = [
    "HALVES",
    "MAY_NOT_JOIN_ZONES",
    "NEVER",
    "NO_COSTS",
    "NO_ZONES",
    "EdgeTable",
    "Edges",
    "ZoneCosts",
    "search",
    "whole_moves",
]

#: Half-points in a movement point: half a point is the smallest cost of any rulebook.
HALVES = 2
#: More than any allowance: a zone with this cost cannot be entered or left.
NEVER = 1000


class ZoneCosts(msgspec.Struct, frozen=True):
    """What enemy zones of control add to a move, in half-points."""

    enter: int
    leave: int


#: Zones of control that add nothing.
NO_COSTS = ZoneCosts(0, 0)
#: Strategic movement: neither starting in nor entering an enemy zone.
NO_ZONES = ZoneCosts(NEVER, NEVER)


def search(
    start: int,
    budget: int,
    edges: Edges,
    barred: bytearray,
    zones: bytearray,
    costs: ZoneCosts,
    closed: frozenset[int] = EMPTY,
) -> tuple[dict[int, int], dict[int, int]]:
    """The cost of every hex within a budget of half-points, and the hex before it on the way.

    ``barred`` marks hexes that may not be entered, ``zones`` counts enemy zones of control,
    ``closed`` has directed hexsides that are shut (ZOC bonds).
    """
    return reach(start, budget, edges, barred, zones, costs.enter, costs.leave, costs.leave, closed)


def whole_moves(
    start: int, whole: int, hexes: Iterable[int], costs: dict[int, int], before: dict[int, int]
) -> tuple[int, ...]:
    """Add one-hex moves that take the whole allowance to a range that ``search`` found.

    ``hexes`` are the neighbours that such a move may enter now: over a river without a bridge,
    into marsh. Those that a cheaper way also reaches are returned: the straight way may be wanted
    all the same.
    """
    direct = []
    for there in hexes:
        if there in costs:
            direct.append(there)
        else:
            costs[there] = whole
            before[there] = start
    return tuple(direct)
