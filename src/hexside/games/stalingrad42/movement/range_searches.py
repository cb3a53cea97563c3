"""5 Searches for movement ranges, shared by all units and games that would find the same.

What a search finds depends on its start, class, mode and budget, and on the enemies, zones, bonds
and friendly banks among the hexes that it looks at. It is kept under the former and used again
while the latter are as they were, however much happens elsewhere.
"""

from __future__ import annotations

from collections.abc import Sequence, Set
from itertools import islice
from typing import Any, NamedTuple

from hexside.games.stalingrad42.movement.movement_costs import Ways
from hexside.games.stalingrad42.rules import S42Rules
from hexside.mechanics.connections import spread
from hexside.mechanics.kernels import reach
from hexside.mechanics.movement import NEVER
from hexside.mechanics.reached import Path, Reached

#: Searches kept for one key, each for another position of the enemy.
MAX_VARIANTS = 3
#: Keys remembered before the oldest are dropped: some tens of megabytes in all.
MOST_KEYS = 2_000
#: How many are dropped at once: freeing all of them would take longer than a prompt may.
DROPPED_KEYS = 50
KEPT = "searches"
#: What a search counts: movement points or hexes.
POINTS, HEXES = "points", "hexes"


class Sight(NamedTuple):
    """What a search may come upon, as bitboards: enemies, zones, bonds, the banks of friends.

    ``start_ways`` are the ways out of the start where they are not those of a unit that passes;
    ``gates`` the hexes through which a unit that comes from an Entry Area may enter; ``contested``
    the contested cities (29).
    """

    enemy: int
    zones: int
    shunned: int
    held: int
    shut: tuple[int, ...]
    start_ways: Ways | None = None
    gates: int = 0
    contested: int = 0


class Surroundings(NamedTuple):
    """The same as tables by hex, for the search itself."""

    sight: Sight
    edges: Sequence[Ways]
    barred: bytes | bytearray
    zones: bytes | bytearray
    leaving: int


class Search(Reached):
    """The cost of each hex in reach, and the path there as names, made when it is asked for."""

    __slots__ = (
        "_grid",
        "_local",
        "_low",
        "_near",
        "_sight",
        "_window",
        "_zoned",
        "made",
    )

    def __init__(
        self, rules: S42Rules, counting: str, start: int, budget: int, around: Surroundings
    ) -> None:
        sight, edges, barred, zones, leaving = around
        grid = rules.grid
        if sight.start_ways is not None:
            edges = list(edges)
            if start == grid.size:
                # An Entry Area is one more place behind the hexes of the map.
                edges.append(sight.start_ways)
                barred, zones = barred + b"\0", zones + b"\0"
            else:
                edges[start] = sight.start_ways
        if counting == POINTS:
            costs, before = reach(start, budget, edges, barred, zones, 0, NEVER, leaving)
        else:
            costs, before = _by_hexes(start, budget, edges, barred, zones)
        super().__init__(start, costs, before, name_tails(rules))
        self._grid = grid
        self._sight = sight
        self._zoned = frozenset([hex for hex in costs if zones[hex]])
        self._near = 0
        self._low = 0
        self._window = 0
        self._local: tuple[Any, ...] | None = None
        #: The moves made of this search, by unit and kind of move.
        self.made: dict[tuple[Any, ...], Any] = {}

    def stops_in(self, hexes: Set[int]) -> Set[int]:
        """Which of some hexes are in reach, the start with them unless it is an Entry Area."""
        found = self.costs.keys() & hexes
        return found | {self.start} if self.start in hexes else found

    @property
    def near(self) -> int:
        """The hexes that the search looked at: whatever changes elsewhere does not touch it."""
        if not self._near:
            looked = self._grid.bits(self.costs) | self._sight.gates
            if self.start < self._grid.size:
                looked |= 1 << self._grid.bit[self.start]
            self._near = looked | spread(looked, self._grid)
        return self._near

    def _cut_out(self, sight: Sight) -> tuple[Any, ...]:
        """What the search looks at, cut out of the whole board."""
        low, window = self._low, self._window
        return (
            sight.start_ways,
            (sight.zones >> low) & window,
            (sight.enemy >> low) & window,
            (sight.held >> low) & window,
            (sight.shunned >> low) & window,
            (sight.contested >> low) & window,
            *[(hexes >> low) & window for hexes in sight.shut],
        )

    def holds(self, sight: Sight) -> bool:
        """Whether the search would find the same now."""
        if self._local is None:
            near = self.near
            self._low = max(0, (near & -near).bit_length() - 1)
            self._window = near >> self._low
            self._local = self._cut_out(self._sight)
        return self._cut_out(sight) == self._local

    def is_in_zone(self, hex: int) -> bool:
        """6.1: whether a hex is in an enemy zone, which does not change while the search holds."""
        return bool(self._sight.zones >> self._grid.bit[hex] & 1)

    def part(self, low: int, high: int, zones: str) -> tuple[int, ...]:
        """The hexes at a cost above ``low`` and up to ``high``, zones ``in`` or left ``out``."""
        key = (low, high, zones)
        known: tuple[int, ...] | None = self.made.get(key)
        if known is None:
            costs = self.costs
            hexes = [hex for hex, cost in costs.items() if low < cost <= high]
            if zones == "out" and self._zoned:
                hexes = [hex for hex in hexes if hex not in self._zoned]
            known = self.made[key] = tuple(hexes)
        return known


def _by_hexes(
    start: int,
    length: int,
    edges: Sequence[Ways],
    barred: bytes | bytearray,
    zones: bytes | bytearray,
) -> tuple[dict[int, int], dict[int, int]]:
    """5.4: the hexes within a number of steps; a unit that enters a zone goes no further."""
    costs = {start: 0}
    before: dict[int, int] = {}
    front = [start]
    for step in range(1, length + 1):
        new = []
        for here in front:
            if zones[here] and here != start:
                continue
            for _, there, _ in edges[here]:
                if there not in costs and not barred[there]:
                    costs[there] = step
                    before[there] = here
                    new.append(there)
        front = new
    return costs, before


def name_tails(rules: S42Rules) -> tuple[Path, ...]:
    """The names of the hexes, each as the last word of a path."""
    ground = rules.ground
    known: tuple[Path, ...] | None = ground.compiled.get("tails")
    if known is None:
        known = ground.compiled["tails"] = tuple((name,) for name in rules.names)
    return known


def search(
    rules: S42Rules,
    kind: tuple[object, ...],
    counting: str,
    start: int,
    budget: int,
    around: Surroundings,
) -> Search:
    """A search, or the kept one; ``kind`` names whatever else its outcome depends on."""
    kept: dict[tuple[object, ...], list[Search]] = rules.ground.compiled.setdefault(KEPT, {})
    key = (kind, counting, start, budget, around.leaving)
    entries = kept.get(key)
    if entries is None:
        if len(kept) >= MOST_KEYS:
            for oldest in list(islice(kept, DROPPED_KEYS)):
                del kept[oldest]
        entries = kept[key] = []
    for known in entries:
        if known.holds(around.sight):
            return known
    found = Search(rules, counting, start, budget, around)
    if len(entries) >= MAX_VARIANTS:
        entries.pop(0)
    entries.append(found)
    return found
