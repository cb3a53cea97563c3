"""What any player may read before the game: map, counters and tables of a scenario."""

from __future__ import annotations

import functools
from collections.abc import Mapping, Sequence
from typing import Protocol, cast

from hexside.board import Board
from hexside.engine import registry
from hexside.mechanics.combat_table import CombatTable, Outcome, read_result
from hexside.mechanics.movement import Edges, ZoneCosts, search
from hexside.players.weighing import USUAL, Closing, Objective, Presence, Weights, weights

#: Half-points in a movement point.
HALVES = 2
#: The cost of crossing an unbridged major river on a long march, in half-points.
CROSSING = 8
FAR = 200


class PrintedCounter(Protocol):
    """What is printed on a counter, as far as these players use it."""

    id: str
    side: str
    mechanised: bool
    steps: int
    attack: int
    defense: int
    move: int
    reduced_attack: int | None
    reduced_defense: int | None
    command_range: int | None
    is_hq: bool


class Chit(Protocol):
    """A command chit, as far as these players use it."""

    kind: str
    activates: tuple[str, ...]


class PrintedGround(Protocol):
    """The tables of a board."""

    terrain_shift: Sequence[int]
    edges: Edges
    strategic_edges: Edges
    whole_moves: Sequence[Sequence[tuple[int, int]]]
    zone_costs: ZoneCosts
    projections: Sequence[Sequence[int]]
    open_exits: Sequence[int]
    supply_exits: Sequence[int]
    land_bits: int

    def is_river(self, a: int, b: int) -> bool:
        """Whether an attack between two hexes crosses a river."""


class PrintedRules(Protocol):
    """The printed data that a rule set offers to players: no position, nothing hidden."""

    board: Board
    ground: PrintedGround
    sides: tuple[str, ...]
    roster: Mapping[str, PrintedCounter]
    chits: Mapping[str, Chit]
    combat: CombatTable


class Target:
    """An objective hex with its objective and the hexes that take it."""

    __slots__ = ("distance", "hex", "near", "number", "objective", "within")

    def __init__(
        self,
        number: int,
        objective: Objective,
        hex: int,
        within: tuple[int, ...],
        near: int,
        distance: list[int],
    ) -> None:
        self.within = within
        self.number = number
        self.objective = objective
        self.hex = hex
        self.near = near
        self.distance = distance


class Knowledge:
    """A scenario's printed material, compiled for judgement; made once."""

    def __init__(self, rules: PrintedRules, weights: Weights, scenario: str) -> None:
        self.rules = rules
        self.weights = weights
        self.board = rules.board
        self.grid = rules.board.grid
        self.names = self.grid.names
        self.sides = rules.sides
        self.side = {uid: rules.sides.index(c.side) for uid, c in rules.roster.items()}
        self.is_hq = {uid: c.is_hq for uid, c in rules.roster.items()}
        self.table = _read_table(rules.combat)
        self.adjacent = rules.ground.projections
        self.nothing = bytearray(self.grid.size)
        self._axial = [self.grid.axial(hex) for hex in range(self.grid.size)]
        self._far: dict[int, list[int]] = {}
        #: How near hexes are to objectives, by side and the objectives that are still open.
        self.goals: dict[tuple[int, ...], list[float]] = {}
        self._march = _march_edges(rules)
        self.targets = self._targets(scenario)
        #: The points that it costs to set up a headquarters elsewhere.
        self.relocation = weights.relocation.get(scenario, 0.0)
        self._closing = weights.closing.get(scenario, {})
        self.presences = tuple(
            (row, rules.board.areas.get(row.area, frozenset()))
            for row in weights.presence
            if not row.scenarios or scenario in row.scenarios
        )
        self.presence_distance = [self._nearest(hexes) for _, hexes in self.presences]
        self.cities = self.grid.bits(
            p.hex for p in rules.board.places if p.kind == weights.supply.control_place
        )
        self.sources = [
            self.grid.bits(rules.board.areas.get(weights.supply.sources.get(side, ""), ()))
            for side in rules.sides
        ]

    def _targets(self, scenario: str) -> tuple[Target, ...]:
        found: list[Target] = []
        for row in self.weights.objective:
            if row.scenarios and scenario not in row.scenarios:
                continue
            hexes = set(self.board.areas.get(row.area, ()))
            hexes.update(p.hex for p in self.board.places if row.place and p.kind == row.place)
            for hex in sorted(hexes):
                within = self.grid.within(hex, row.radius)
                near = self.grid.bits(within)
                found.append(Target(len(found), row, hex, within, near, self.march(hex)))
        return tuple(found)

    def march(self, goal: int) -> list[int]:
        """The distance of every hex from a goal in half-points, ignoring the enemy."""
        costs, _ = search(goal, FAR, self._march, self.nothing, self.nothing, ZoneCosts(0, 0))
        distance = [FAR] * self.grid.size
        for hex, cost in costs.items():
            distance[hex] = cost
        return distance

    def _nearest(self, hexes: frozenset[int]) -> list[int]:
        """The distance of every hex from the border of an area."""
        distance = [0 if hex in hexes else FAR for hex in range(self.grid.size)]
        rim = [h for h in hexes if any(n not in hexes for n in self.grid.adjacent(h))]
        for hex in rim:
            costs, _ = search(hex, FAR, self._march, self.nothing, self.nothing, ZoneCosts(0, 0))
            for there, cost in costs.items():
                distance[there] = min(distance[there], cost)
        return distance

    def far(self, hex: int) -> list[int]:
        """The plain distance from a hex to every other hex."""
        known = self._far.get(hex)
        if known is None:
            a, b = self._axial[hex]
            known = [max(abs(q - a), abs(r - b), abs(q + r - a - b)) for q, r in self._axial]
            self._far[hex] = known
        return known

    def closing(self, side: str, left: int) -> Closing:
        """What has changed for a side when this many turns remain after this one."""
        rows = self._closing.get(side, ())
        return rows[len(rows) - 1 - left] if left < len(rows) else USUAL

    def presence(self, row: Presence, uid: str) -> float:
        """What a unit scores inside an area of this kind."""
        return row.mechanised if self.rules.roster[uid].mechanised else row.other


def _read_table(table: CombatTable) -> tuple[tuple[Outcome, ...], ...]:
    """For each column, the result of each face of the die."""
    return tuple(
        tuple(read_result(row[column]) for row in table.results)
        for column in range(len(table.ratios))
    )


def _march_edges(rules: PrintedRules) -> Edges:
    """Ordinary steps, and crossings that take a full move."""
    table = []
    for hex, ways in enumerate(rules.ground.edges):
        longer = [(CROSSING, there, 0) for there, _ in rules.ground.whole_moves[hex]]
        table.append(tuple(sorted((*ways, *longer), key=lambda way: way[0])))
    return tuple(table)


@functools.cache
def knowledge(game: str, scenario: str) -> Knowledge | None:
    """The tables of a scenario; ``None`` for a game without weights."""
    found = weights(game)
    if found is None:
        return None
    rules = cast(PrintedRules, registry.game(game).rules(scenario, {}))
    return Knowledge(rules, found, scenario)
