"""5 Searches for movement ranges, shared by all units and games that would find the same.

What a search finds depends on its start, class, mode and budget, and on the enemies, zones, bonds
and friendly banks among the hexes that it looks at. It is kept under the former and used again
while the latter are as they were, however much happens elsewhere.
"""

from __future__ import annotations

from array import array
from bisect import bisect_right
from itertools import islice
from typing import Any, NamedTuple

from hexside.games.stalingrad42.movement.movement_costs import Ways
from hexside.games.stalingrad42.rules import S42Rules
from hexside.mechanics.connections import spread
from hexside.mechanics.kernels import PatchedEdges, survey
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
#: What a step costs: as its edge says, or one.
EDGES_COST, A_HEX = 0, 1


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


class Part(NamedTuple):
    """The hexes at a cost above ``low`` and up to ``high``, with zones ``in`` or left ``out``."""

    low: int
    high: int
    zones: str


class Surroundings(NamedTuple):
    """The same as tables by hex, for the search itself."""

    sight: Sight
    edges: PatchedEdges
    barred: bytes | bytearray
    zones: bytes | bytearray
    leaving: int


class Search(Reached):
    """The cost of each hex in reach, and the path there as names, made when it is asked for.

    What was found is kept as it comes out of the search, in arrays: most of it is only counted.
    Costs and the hexes before are made dicts when somebody asks for them.
    """

    __slots__ = (
        "_befores",
        "_grid",
        "_hexes",
        "_local",
        "_low",
        "_near",
        "_prices",
        "_sight",
        "_window",
        "_zoned",
        "looked",
        "made",
    )

    def __init__(
        self, rules: S42Rules, counting: str, start: int, budget: int, around: Surroundings
    ) -> None:
        self.start = start
        self.tails = name_tails(rules)
        self._paths = {start: ()}
        sight, edges, barred, zones, leaving = around
        # 5.4: who counts hexes pays nothing for leaving a zone; nobody goes on in one.
        leaving, step = (leaving, EDGES_COST) if counting == POINTS else (0, A_HEX)
        bit = bits_of(rules)
        found = survey(
            start, budget, edges, sight.start_ways, barred, zones, NEVER, leaving, step, bit
        )
        self._hexes, prices, self._befores, self._zoned, looked = found
        self._prices = memoryview(prices).cast("i")
        #: The hexes in reach, with the start unless it is an Entry Area.
        self.looked = int.from_bytes(looked, "little")
        self._grid = rules.grid
        self._sight = sight
        self._near = 0
        self._low = 0
        self._window = 0
        self._local: tuple[Any, ...] | None = None
        #: The moves made of this search, by unit and kind of move.
        self.made: dict[tuple[Any, ...], Any] = {}

    def __getattr__(self, name: str) -> dict[int, int]:
        # Only asked for what is not there yet: the dicts of a plain ``Reached``.
        if name not in ("costs", "before"):
            raise AttributeError(name)
        hexes = memoryview(self._hexes).cast("i")
        if name == "costs":
            self.costs = dict(zip(hexes, self._prices, strict=True))
            return self.costs
        self.before = dict(zip(hexes, memoryview(self._befores).cast("i"), strict=True))
        return self.before

    @property
    def near(self) -> int:
        """The hexes that the search looked at: whatever changes elsewhere does not touch it."""
        if not self._near:
            looked = self.looked | self._sight.gates
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
        if self._sight == sight:
            return True
        if self._local is None:
            near = self.near
            self._low = max(0, (near & -near).bit_length() - 1)
            self._window = near >> self._low
            self._local = self._cut_out(self._sight)
        return self._cut_out(sight) == self._local

    @property
    def zones(self) -> int:
        """6.1: the enemy zones, as far as the search looked at the board."""
        return self._sight.zones

    def is_in_zone(self, hex: int) -> bool:
        """6.1: whether a hex is in an enemy zone, which does not change while the search holds."""
        return bool(self._sight.zones >> self._grid.bit[hex] & 1)

    def _span(self, low: int, high: int) -> tuple[int, int]:
        """Where the hexes at a cost above ``low`` and up to ``high`` begin and end."""
        prices = self._prices
        return bisect_right(prices, low), bisect_right(prices, high)

    def count(self, part: Part) -> int:
        """How many hexes a part of the search has."""
        first, last = self._span(part.low, part.high)
        if part.zones == "in":
            return last - first
        return last - first - self._zoned.count(1, first, last)

    def hexes(self, part: Part) -> list[int]:
        """The hexes of a part of the search, by growing cost."""
        first, last = self._span(part.low, part.high)
        hexes = memoryview(self._hexes).cast("i")[first:last]
        if part.zones == "in":
            return list(hexes)
        return [hex for hex, zone in zip(hexes, self._zoned[first:last], strict=True) if not zone]


def bits_of(rules: S42Rules) -> array[int]:
    """The bit of each hex, as a search takes them."""
    ground = rules.ground
    known: array[int] | None = ground.compiled.get("bits")
    if known is None:
        known = ground.compiled["bits"] = array("i", rules.grid.bit)
    return known


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
