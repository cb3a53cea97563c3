"""What any player may read before the game: map, counters and tables of a scenario with phases."""

from __future__ import annotations

import functools
from collections.abc import Collection, Mapping, Sequence
from typing import Any, NamedTuple, Protocol, cast

import msgspec

from hexside.board import Board
from hexside.engine import registry
from hexside.players.phased.any_scenario import ScenarioRules, scenario_row
from hexside.players.phased.weights import PhasedWeights, phased_weights

Ways = tuple[tuple[int, int, int], ...]
FAR = 240
#: Movement is counted in half-points.
HALVES = 2


class Dry(NamedTuple):
    """The ground of a summer turn, as the rules ask for it."""

    wet: bool = False
    frozen: bool = False
    swamped: bool = False


DRY = Dry()


class Values(Protocol):
    """Attack, defence and movement of one strength level."""

    attack: int
    defense: int
    move: int


class PhasedCounter(Protocol):
    """What is printed on a counter, as far as these players use it."""

    id: str
    nation: str
    type: str
    mechanised: bool
    infantry_type: bool
    dot: str
    quality: str
    steps: int
    values: Sequence[Values]
    bracketed: bool
    free_stacking: bool
    asu_range: int
    garrison: bool
    immobile: bool
    remnant_dot: str
    number: int
    is_combat: bool
    is_asu: bool
    is_light: bool
    movement_class: str


class Costs(Protocol):
    """The exits of every hex for a movement class, and the crossings open only at the start."""

    edges: Sequence[Ways]
    start_only: Mapping[int, Ways]


class Bond(Protocol):
    """A bond between two hexes; it shuts a hex or a hexside, the other is -1."""

    first: int
    second: int
    hex: int
    hexside: int


class Bonds(Protocol):
    """The bonds of a side as they stand; ``closed`` are directed edges (from * size + to)."""

    bonds: tuple[Bond, ...]
    closed: frozenset[int]

    def open_exits(self, exits: Sequence[int]) -> tuple[int, ...]:
        """The exit masks of a flood with the ways that the bonds close taken out."""


class BondTable(Protocol):
    """The bonds that terrain allows to a side, each with the hexes by which it may pass."""

    candidates: Sequence[Sequence[tuple[Bond, tuple[int, ...]]]]

    def standing(self, capable: Collection[int], enemy: bytes | bytearray) -> Bonds:
        """The bonds of some hexes, with the enemy units counted by hex."""


class PhasedGround(Protocol):
    """The printed map as the rules have compiled it."""

    victory_hexes: Mapping[int, int]
    cities: Collection[int]
    major_cities: Collection[int]
    towns: Collection[int]
    controllable: Collection[int]
    ports: Collection[int]
    land_bits: int
    printed_forts: Mapping[str, Collection[int]]
    entry_hexes: Mapping[str, Sequence[int]]
    west: Collection[int]

    def adjacency(self, season: Any) -> Sequence[Sequence[int]]:
        """The adjacent hexes of each hex."""

    def projections(self, season: Any) -> Sequence[Sequence[int]]:
        """Where zones of control reach."""

    def bond_table(self, areas: Any, season: Any) -> BondTable:
        """The bonds that terrain allows the owner of these Entry Areas."""

    def is_bond_capable(self, combat_units: int, free_stacking: int) -> bool:
        """Whether this number of units of these kinds in a hex form bonds."""

    def overland_exits(self, season: Any) -> tuple[int, ...]:
        """Steps of the overland part of a line of supply."""

    def road_exits(self) -> tuple[int, ...]:
        """Steps of the road part of a line of supply."""

    def terrain(self, hex: int, season: Any) -> str:
        """The terrain of a hex."""

    def river(self, a: int, b: int) -> str:
        """The river between two hexes."""


class PhasedRules(Protocol):
    """The printed data that a rule set with phases offers: no position, nothing hidden."""

    board: Board
    ground: PhasedGround
    sides: tuple[str, ...]
    roster: Mapping[str, PhasedCounter]
    areas: Sequence[Sequence[str]]
    #: The tables of combat and of Determined Defense.
    combat_tables: Any

    def movement_costs(self, side: int, movement_class: str) -> Costs:
        """What steps cost in dry weather."""


class ScenarioTables:
    """A scenario's printed material, compiled for judgement; made once."""

    def __init__(self, rules: PhasedRules, weights: PhasedWeights) -> None:
        self.rules = rules
        self.ground = ground = rules.ground
        self.weights = weights
        self.grid = rules.board.grid
        self.names = self.grid.names
        self.index = self.grid.index
        self.size = self.grid.size
        self.bit = self.grid.bit
        self.sides = rules.sides
        self.roster = rules.roster
        self.side = {uid: c.number for uid, c in rules.roster.items()}
        self.combat = {uid: c.is_combat for uid, c in rules.roster.items()}
        self.near = ground.adjacency(DRY)
        self.projections = ground.projections(DRY)
        self.zone_bits = tuple(self.grid.bits(hexes) for hexes in self.projections)
        self.bond_tables = tuple(ground.bond_table(rules.areas[n], DRY) for n in (0, 1))
        self.overland = ground.overland_exits(DRY)
        self.roads = ground.road_exits()
        self.terrain = tuple(ground.terrain(hex, DRY) for hex in range(self.size))
        self.crt = rules.combat_tables.combat
        self.stands = rules.combat_tables.defense
        self.costs = {
            (side, kind): rules.movement_costs(side, kind)
            for side in (0, 1)
            for kind in ("foot", "mech", "mountain")
        }
        #: By side and class, the neighbours that a unit could enter, and so attack.
        self.enters = {key: self._enters(costs) for key, costs in self.costs.items()}
        self.march = {kind: self._march(kind) for kind in ("foot", "mech")}
        self.column = tuple(int(name[:2]) for name in self.names)
        self.row = tuple(int(name[2:]) for name in self.names)
        self.has_road = tuple(
            any(mask >> self.bit[hex] & 1 for mask in self.roads) for hex in range(self.size)
        )
        self.sources = tuple(self._sources(side) for side in (0, 1))
        self.rim = frozenset(
            hex for hex in range(self.size) if any(n < 0 for n in self.grid.neighbors[hex])
        )
        self.land = frozenset(self.grid.indices(ground.land_bits))
        self.coast = frozenset(
            hex
            for hex in self.land
            if any(n >= 0 and n not in self.land for n in self.grid.neighbors[hex])
        )
        #: Anything that judgement compiles on demand, by its own key.
        self.notes: dict[Any, Any] = {}
        self._far: dict[int, list[int]] = {}
        self._home: dict[int, list[int]] = {}
        self._marches: dict[tuple[str, int], list[int]] = {}

    def _enters(self, costs: Costs) -> list[frozenset[int]]:
        return [
            frozenset(
                (
                    *(there for _, there, _ in ways),
                    *(there for _, there, _ in costs.start_only.get(hex, ())),
                )
            )
            for hex, ways in enumerate(costs.edges)
        ]

    def _march(self, kind: str) -> list[Ways]:
        """Steps of a long march: crossing an unbridged river takes most of a turn."""
        costs = self.costs[0, kind]
        return [
            tuple(
                sorted(
                    (
                        *ways,
                        *((price + 4, to, k) for price, to, k in costs.start_only.get(hex, ())),
                    )
                )
            )
            for hex, ways in enumerate(costs.edges)
        ]

    def _sources(self, side: int) -> tuple[int, int]:
        """The hexes beside friendly Entry Areas, and those of them with a road; ports apart."""
        hexes = [
            h for area in self.rules.areas[side] for h in self.ground.entry_hexes.get(area, ())
        ]
        return self.grid.bits(hexes), self.grid.bits(h for h in hexes if self.has_road[h])

    def far(self, hex: int) -> list[int]:
        """The plain distance from a hex to every other hex."""
        known = self._far.get(hex)
        if known is None:
            count = self.grid.distance
            known = self._far[hex] = [count(hex, there) for there in range(self.size)]
        return known

    def distance(self, a: int, b: int) -> int:
        """The plain distance between two hexes."""
        return self.far(a)[b]

    def home(self, side: int) -> list[int]:
        """For each hex, the plain distance to the map edge that a side comes from (22)."""
        known = self._home.get(side)
        if known is None:
            tables = [self.far(edge) for edge in self.grid.indices(self.sources[side][0])]
            known = self._home[side] = [min(row) for row in zip(*tables, strict=True)]
        return known

    def march_to(self, goals: Collection[int], kind: str) -> list[int]:
        """The half-points from every hex to the nearest of some hexes, ignoring units."""
        best = [FAR] * self.size
        for goal in goals:
            for hex, cost in enumerate(self._one_march(goal, kind)):
                best[hex] = min(best[hex], cost)
        return best

    def _one_march(self, goal: int, kind: str) -> list[int]:
        key = (kind, goal)
        known = self._marches.get(key)
        if known is None:
            known = self._marches[key] = flow(self.march[kind], (goal,), self.size)
        return known


def flow(
    ways: Sequence[Ways], goals: Collection[int], size: int, tolls: Sequence[int] | None = None
) -> list[int]:
    """Costs to the nearest goal by increasing cost; steps cost almost the same both ways.

    ``tolls`` are extra costs to enter each hex.
    """
    cost = [FAR] * size
    buckets: list[list[int]] = [[] for _ in range(FAR + 1)]
    for goal in goals:
        cost[goal] = 0
        buckets[0].append(goal)
    for spent, bucket in enumerate(buckets):
        for hex in bucket:
            if cost[hex] != spent:
                continue
            start = spent if tolls is None else spent + tolls[hex]
            for price, there, _ in ways[hex]:
                total = start + price
                if total < cost[there]:
                    cost[there] = total
                    buckets[total].append(there)
    return cost


@functools.cache
def scenario_tables(game: str, scenario: str) -> ScenarioTables | None:
    """The tables of a scenario; ``None`` for a game without weights."""
    found = phased_weights(game)
    if found is None:
        return None
    rules = cast(PhasedRules, registry.game(game).rules(scenario, {}))
    if scenario not in found.scenarios:
        usual = next(iter(found.scenarios.values()))
        row = scenario_row(cast(ScenarioRules, rules), usual.north_row)
        found = msgspec.structs.replace(found, scenarios={**found.scenarios, scenario: row})
    return ScenarioTables(rules, found)
