"""Movement range: which hexes a budget of points reaches under zones of control."""

from __future__ import annotations

import msgspec

from hexside.pathfinding import EMPTY, MAY_NOT_JOIN_ZONES, Edges, reach

__all__ = ["MAY_NOT_JOIN_ZONES", "NEVER", "Edges", "ZoneCosts", "search"]

#: More than any allowance: a zone with this cost cannot be entered or left.
NEVER = 1000


class ZoneCosts(msgspec.Struct, frozen=True):
    """What enemy zones of control add to a move, in half-points."""

    enter: int
    leave: int


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
