"""Why a unit may not walk a path: the questions that every game asks alike.

A game hands in what it finds on the way (water, enemies, rivers) and what the way costs.
"""

from __future__ import annotations

from collections.abc import Callable
from itertools import pairwise
from typing import Any

from hexside.engine import Reason
from hexside.mechanics.actions import Walking
from hexside.mechanics.field_work import FieldWork
from hexside.mechanics.movement import HALVES, Edges, ZoneCosts

Walk = tuple[int, ...]
"""The hex where a unit stands and those that it enters."""


def path_cost(edges: Edges, zones: bytearray, costs: ZoneCosts, walk: Walk) -> int:
    """What a path costs in half-points; a step that takes the whole allowance counts 0."""
    total = 0
    for a, b in pairwise(walk):
        total += next((price for price, there, _ in edges[a] if there == b), 0)
        total += costs.leave if zones[a] else 0
        total += costs.enter if zones[b] else 0
    return total


def walking_reasons(
    work: FieldWork[Any],
    action: Walking,
    budget: int,
    sections: tuple[str, str],
    obstacles: Callable[[Walk], list[Reason]],
    cost: Callable[[Walk], int],
) -> list[Reason]:
    """All the reasons against walking exactly this path with this many half-points.

    ``sections`` are those of movement and of stacking.
    """
    grid = work.rules.grid
    uid = action.unit
    section, stacking = sections
    unknown = [name for name in action.path if name not in grid]
    if unknown:
        return [Reason("unknown-hex", "", {"hex": name}) for name in unknown]
    if not action.path:
        return [Reason("no-path", section, {"unit": uid})]
    walk = (work.units[uid].hex, *(grid.index(name) for name in action.path))
    for a, b in pairwise(walk):
        if grid.direction(a, b) < 0:
            hexes = {"hex": grid.names[a], "other": grid.names[b]}
            return [Reason("not-adjacent", section, dict(hexes))]
    found = obstacles(walk)
    price = cost(walk)
    if price > budget and not found:
        found.append(
            Reason(
                "not-enough-movement",
                section,
                {"unit": uid, "cost": price / HALVES, "left": budget / HALVES},
            )
        )
    if not work.room(uid, walk[-1]):
        found.append(Reason("stacking-limit", stacking, {"hex": action.path[-1]}))
    if not found:
        # The way is open, but another one is as cheap or cheaper: such a way is walked in legs.
        found.append(Reason("walk-in-legs", section, {"unit": uid, "hex": action.path[-1]}))
    return found
