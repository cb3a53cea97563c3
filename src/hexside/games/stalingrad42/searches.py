"""5 Searches for movement ranges, shared by all units and games that would find the same.

What a search finds depends on its start, class, mode and budget, and on the ways, enemies and
zones of the hexes that it looks at. It is kept under the former and used again while the latter
are as they were, however much happens elsewhere.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from hexside.games.stalingrad42.movement_costs import Ways
from hexside.games.stalingrad42.rules import S42Rules
from hexside.mechanics.connections import spread
from hexside.mechanics.kernels import reach
from hexside.mechanics.movement import NEVER, Edges

#: Searches kept for one key, each for another position of the enemy.
MOST_ALIKE = 3
#: Keys remembered before all are dropped: some tens of megabytes in all.
MOST_KEYS = 4_000
KEPT = "searches"


class Surroundings:
    """What a search looks at: the ways, the enemy, his zones, and the ways out of the start."""

    __slots__ = ("barred", "edges", "enemy", "leaving", "start_ways", "zone_bits", "zones")

    def __init__(
        self,
        edges: Edges,
        barred: bytearray,
        zones: bytearray,
        enemy: int,
        zone_bits: int,
        leaving: int,
        start_ways: Ways | None = None,
    ) -> None:
        self.edges = edges
        self.barred = barred
        self.zones = zones
        self.enemy = enemy
        self.zone_bits = zone_bits
        self.leaving = leaving
        self.start_ways = start_ways


class Search:
    """The cost of each hex in reach, and the path there, as numbers and as names."""

    __slots__ = (
        "actions",
        "costs",
        "edges",
        "enemy",
        "hexes",
        "near",
        "paths",
        "start_ways",
        "ways",
        "zone_bits",
    )

    def __init__(self, rules: S42Rules, start: int, budget: int, around: Surroundings) -> None:
        edges: Sequence[Ways] = around.edges
        if around.start_ways is not None:
            table = list(edges)
            table[start] = around.start_ways
            edges = table
        costs, before = reach(
            start, budget, edges, around.barred, around.zones, 0, NEVER, around.leaving
        )
        names = rules.names
        paths: dict[int, tuple[str, ...]] = {start: ()}
        # Costs come in growing order, so a path is known before it is made longer.
        for hex in costs:
            if hex != start:
                paths[hex] = (*paths[before[hex]], names[hex])
        self.costs = costs
        self.paths = paths
        looked = rules.grid.bits(costs)
        self.near = looked | spread(looked, rules.grid)
        self.enemy = around.enemy & self.near
        self.zone_bits = around.zone_bits & self.near
        self.hexes = tuple(costs)
        self.start_ways = around.start_ways
        self.edges = around.edges
        self.ways = tuple(map(around.edges.__getitem__, self.hexes))
        #: The moves made of this search, by unit and kind of move.
        self.actions: dict[tuple[str, str], Any] = {}

    def holds(self, around: Surroundings) -> bool:
        """Whether the search would find the same now."""
        if (
            around.zone_bits & self.near != self.zone_bits
            or around.enemy & self.near != self.enemy
            or around.start_ways != self.start_ways
        ):
            return False
        if around.edges is not self.edges:
            if tuple(map(around.edges.__getitem__, self.hexes)) != self.ways:
                return False
            self.edges = around.edges
        return True


def search(
    rules: S42Rules, kind: tuple[object, ...], start: int, budget: int, around: Surroundings
) -> Search:
    """A search, or the kept one; ``kind`` names whatever else its outcome depends on."""
    kept: dict[tuple[object, ...], list[Search]] = rules.compiled.setdefault(KEPT, {})
    key = (kind, start, budget, around.leaving)
    entries = kept.get(key)
    if entries is None:
        if len(kept) >= MOST_KEYS:
            kept.clear()
        entries = kept[key] = []
    for known in entries:
        if known.holds(around):
            return known
    found = Search(rules, start, budget, around)
    if len(entries) >= MOST_ALIKE:
        entries.pop(0)
    entries.append(found)
    return found
