"""Movement range: every hex within a budget of movement points, its cost and the path to it.

A search by increasing cost (Dijkstra) with a bucket for each number of points left. Costs are
small integers (half-points), so a bucket is a list and no heap is needed.

`best[h]` is one more than the points left on arriving at `h`: 0 for a hex not reached, and more
than any budget for a barred one. So a single comparison rejects a hex that is barred, already
reached at no greater cost, or out of reach.
"""

from __future__ import annotations

from array import array
from collections.abc import Iterable, Mapping, Sequence
from itertools import accumulate
from typing import Self, TypeAlias

Ways: TypeAlias = tuple[tuple[int, int, int], ...]
"""The exits of a hex as (cost, neighbour, kind), cheapest first."""

Edges: TypeAlias = Sequence[Ways]
"""For each hex its exits."""


class EdgeTable(tuple[Ways, ...]):
    """The exits of all hexes, and the same as plain numbers, which the compiled twin reads.

    `flat` has for each hex the place where its exits begin and then the place where all end, and
    behind these the three numbers of each exit, as native ints.
    """

    flat: bytes

    def __new__(cls, table: Iterable[Ways]) -> Self:
        made = super().__new__(cls, table)
        ends = accumulate((3 * len(ways) for ways in made), initial=len(made) + 1)
        numbers = array("i", ends)
        numbers.extend(number for ways in made for way in ways for number in way)
        made.flat = numbers.tobytes()
        return made


EMPTY: frozenset[int] = frozenset()

MAY_NOT_JOIN_ZONES = 1
"""Bit of an edge's kind: it may not be used when both its hexes are in enemy zones of control."""

_BARRED_BYTE = 255
_LARGEST_BYTE_BUDGET = _BARRED_BYTE - 2
_TO_BARRED = bytes([0]) + bytes([_BARRED_BYTE]) * 255


def reach(
    start: int,
    budget: int,
    edges: Edges,
    barred: bytes | bytearray,
    zoc: bytes | bytearray,
    enter_zoc: int,
    leave_zoc: int,
    start_leave_zoc: int,
    closed: frozenset[int] = EMPTY,
) -> tuple[dict[int, int], dict[int, int]]:
    """The cost of each hex within reach, and the hex before it on the cheapest path.

    `barred[h]` other than 0 means that `h` may not be entered. `zoc[h]` counts the enemy zones of
    control on `h`: entering such a hex costs `enter_zoc` more, leaving it `leave_zoc` more, and
    leaving the start hex `start_leave_zoc` more. Where a unit must stop in a zone, pass a
    `leave_zoc` above the budget. `closed` are directed edges `from * len(edges) + to` that are
    closed. Costs may not be negative. Time and memory grow with the budget, so for "no limit"
    pass the most expensive possible move, not a huge number.

    The start is reached at cost 0 and has no hex before it. Among paths of equal cost the first
    one found is kept: hexes are expanded by increasing cost, those of equal cost in the order in
    which they were reached, each along its edges in the given order. So the answer, and the order
    of its keys, depends only on the arguments.
    """
    if budget < 0:
        return {start: 0}, {}
    left = budget + 1
    best: bytearray | list[int]
    if budget <= _LARGEST_BYTE_BUDGET:
        best = bytearray(barred.translate(_TO_BARRED))
    else:
        shut = left + 1
        best = [shut if bar else 0 for bar in barred]
    best[start] = left
    buckets: list[list[int]] = [[] for _ in range(left + 1)]
    buckets[left].append(start)
    size = len(edges)
    with_closed = {edge // size for edge in closed} if closed else EMPTY
    cost: dict[int, int] = {}
    before: dict[int, int] = {}
    for have in range(left, 0, -1):
        for here in buckets[have]:
            if best[here] != have:
                continue
            cost[here] = left - have
            ways = edges[here]
            if here in with_closed:
                ways = tuple(way for way in ways if here * size + way[1] not in closed)
            if zoc[here]:
                after = have - (start_leave_zoc if here == start else leave_zoc)
                if after <= 0:
                    continue
                for price, there, kind in ways:
                    new = after - price
                    if new <= best[there]:
                        if new <= 0:
                            break
                        continue
                    if zoc[there]:
                        if kind & MAY_NOT_JOIN_ZONES:
                            continue
                        new -= enter_zoc
                        if new <= best[there]:
                            continue
                    best[there] = new
                    before[there] = here
                    buckets[new].append(there)
                continue
            for price, there, _ in ways:
                new = have - price
                if new <= best[there]:
                    if new <= 0:
                        break
                    continue
                if zoc[there]:
                    new -= enter_zoc
                    if new <= best[there]:
                        continue
                best[there] = new
                before[there] = here
                buckets[new].append(there)
    return cost, before


def path_to(before: Mapping[int, int], goal: int) -> tuple[int, ...]:
    """The hexes from the start (excluded) to the goal (included); empty for the start itself."""
    path = []
    while goal in before:
        path.append(goal)
        goal = before[goal]
    path.reverse()
    return tuple(path)
