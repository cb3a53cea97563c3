"""The compiled rules of one scenario: board tables, counters, options."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cached_property
from typing import Any, ClassVar

from hexside.board import Board
from hexside.engine import Action, Dice, Option, Rules, State, Unit, View, Violation
from hexside.games.traces_of_war.actions import VERBS
from hexside.games.traces_of_war.loading import GameData
from hexside.games.traces_of_war.tables import SIDES, Chit, Counter
from hexside.pathfinding import MAY_NOT_JOIN_ZONES, Edges

#: Half-points in a movement point.
HALVES = 2
NO_RIVER: frozenset[str] = frozenset()
RIVERS = frozenset({"minor-river", "major-river"})


class TracesRules(Rules):
    """Traces of War with one scenario, its options, board and counters."""

    game: ClassVar[str] = "traces-of-war"
    version: ClassVar[str] = "1"
    verbs: ClassVar[dict[str, type[Action]]] = VERBS
    sides: ClassVar[tuple[str, ...]] = SIDES

    def __init__(
        self,
        data: GameData,
        scenario: str,
        options: Mapping[str, str],
        board: Board | None = None,
        roster: dict[str, Counter] | None = None,
    ) -> None:
        self.files = data
        self.scenario = scenario
        self.options = {row.id: options.get(row.id, row.default) for row in data.game.option}
        self.seats = SIDES
        self.board = board or data.board
        self.roster = roster or data.roster
        self.setup = data.scenarios[scenario]
        self.tables = data.tables
        self.combat = data.combat
        self.chits: dict[str, Chit] = data.chits
        self.grid = self.board.grid
        self.names = self.grid.names
        self._compile_areas()
        self._compile_movement()
        self._compile_counters()

    # Compiled tables

    def _compile_areas(self) -> None:
        """2.1: the hexes with a meaning of their own."""
        board = self.board
        grid = self.grid

        def area(name: str) -> frozenset[int]:
            return board.areas.get(name, frozenset())

        self.major_cities = tuple(
            sorted(place.hex for place in board.places if place.kind == "major-city")
        )
        self.is_city = frozenset(self.major_cities)
        self.sources = (tuple(sorted(area("axis-source"))), tuple(sorted(area("soviet-source"))))
        self.source_bits = tuple(grid.bits(hexes) for hexes in self.sources)
        self.crossings = tuple(sorted(area("crossing-point")))
        self.crossings_locked = area("crossing-point-locked")
        self.crossing_keys = area("crossing-point-key")
        self.breakthrough = area("breakthrough")
        self.west = area("west-of-dnieper")
        self.supreme_order_hexes = tuple(sorted(area("sco")))
        distance = self.tables.crossing_points.capture_distance
        self.near_crossing = {
            crossing: grid.bits(grid.within(crossing, distance)) for crossing in self.crossings
        }
        #: Hexes where a step of a unit may change control or take a crossing point.
        self.watched = frozenset(
            hex for crossing in self.crossings for hex in grid.within(crossing, distance)
        ).union(self.major_cities, self.crossing_keys)
        self.land = frozenset(
            hex
            for hex in range(grid.size)
            if self.files.terrain.terrain[board.terrain[hex]].cost != "closed"
        )
        self.land_bits = grid.bits(self.land)
        self.city_bits = grid.bits(self.major_cities)
        self.controllable = self.is_city | self.crossing_keys

    def _closed(self, a: int, b: int) -> bool:
        """2.1: a blocked hexside, or water on either side of it."""
        effects = self.files.terrain.hexside
        return (
            a not in self.land
            or b not in self.land
            or any(effects[kind].cost == "closed" for kind in self.board.side(a, b))
        )

    def _compile_movement(self) -> None:
        """6.2: the Terrain Effects Table as tables of the board."""
        board = self.board
        terrain = self.files.terrain
        hexsides = terrain.hexside

        def open_side(a: int, b: int) -> bool:
            return not self._closed(a, b)

        def needs_all(a: int, b: int) -> bool:
            """9.1, 9.3: an unbridged major river or marsh off the road takes all points."""
            if board.link(a, b) or self._closed(a, b):
                return False
            return terrain.terrain[board.terrain[b]].cost == "all" or any(
                hexsides[kind].cost == "all" for kind in board.side(a, b)
            )

        def joins(a: int, b: int) -> int:
            """9.3: what may not be crossed from one enemy zone of control into another."""
            if any(hexsides[kind].cost == "all" for kind in board.side(a, b)):
                return MAY_NOT_JOIN_ZONES
            if terrain.terrain[board.terrain[b]].cost == "all" and not board.link(a, b):
                return MAY_NOT_JOIN_ZONES
            return 0

        def normal(a: int, b: int) -> tuple[int, int] | None:
            if self._closed(a, b) or needs_all(a, b):
                return None
            links = board.link(a, b)
            if links:
                price = min(terrain.line[kind].cost for kind in links)
            else:
                cost = terrain.terrain[board.terrain[b]].cost
                assert isinstance(cost, (int, float))
                price = cost
                for kind in board.side(a, b):
                    extra = hexsides[kind].cost
                    assert isinstance(extra, (int, float))
                    price += extra
            return int(price * HALVES), joins(a, b)

        def strategic(a: int, b: int) -> tuple[int, int] | None:
            if self._closed(a, b):
                return None
            prices = [
                cost
                for kind in board.link(a, b)
                if (cost := terrain.line[kind].strategic_cost) is not None
            ]
            return (int(min(prices) * HALVES), 0) if prices else None

        def supply(a: int, b: int) -> bool:
            """8.1: not across a blocked hexside or a major river without a bridge."""
            if self._closed(a, b):
                return False
            return bool(board.link(a, b)) or not any(
                hexsides[kind].cost == "all" for kind in board.side(a, b)
            )

        def railway(a: int, b: int) -> bool:
            return "rail" in board.link(a, b) and open_side(a, b)

        self.edges: Edges = board.edges(normal)
        self.strategic_edges: Edges = board.edges(strategic)
        self.whole_moves = tuple(
            tuple((there, joins(here, there)) for there in sorted(around))
            for here, around in enumerate(board.projections(needs_all))
        )
        self.projections = board.projections(open_side)
        self.open_exits = board.exits(open_side)
        self.supply_exits = board.exits(supply)
        self.rail_exits = board.exits(railway)
        self.rail_bits = self.grid.bits(
            hex for hex in self.land if any(board.linked(hex, "rail"))
        )
        self.enter_zoc = int(terrain.zone_of_control.enter_cost * HALVES)
        self.leave_zoc = int(terrain.zone_of_control.leave_cost * HALVES)
        shifts = []
        for hex in range(self.grid.size):
            place = board.place_at(hex)
            shift = terrain.terrain[board.terrain[hex]].shift
            shifts.append(shift + (terrain.place[place.kind].shift if place else 0))
        self.terrain_shift = tuple(shifts)

    def _compile_counters(self) -> None:
        self.headquarters = tuple(
            tuple(c.id for c in self.roster.values() if c.is_hq and c.number == side)
            for side in range(len(SIDES))
        )
        self.side = {c.id: c.number for c in self.roster.values()}
        self.is_hq = {c.id: c.is_hq for c in self.roster.values()}

    def is_major_river(self, a: int, b: int) -> bool:
        """Whether a major river runs between two hexes, bridged or not."""
        return "major-river" in self.board.side(a, b)

    def is_unbridged_major_river(self, a: int, b: int) -> bool:
        """2.1: a major river hexside that no road or railway crosses."""
        return self.is_major_river(a, b) and not self.board.link(a, b)

    def is_river(self, a: int, b: int) -> bool:
        """10.2: attacks across any river are halved, bridged or not."""
        return not RIVERS.isdisjoint(self.board.side(a, b))

    @cached_property
    def borders_major_river(self) -> frozenset[int]:
        """10.4: hexes with a major river on one of their sides."""
        return frozenset(
            hex
            for side, kinds in self.board.sides.items()
            if "major-river" in kinds
            for hex in self.grid.beside(side)
            if hex >= 0
        )

    def hex_name(self, hex: int) -> str:
        """The printed number of a hex."""
        return self.names[hex]

    def option_list(self) -> tuple[Option, ...]:
        """Optional rules and switches."""
        return tuple(
            Option(row.id, row.rule, row.choices, row.default) for row in self.files.game.option
        )

    # The contract

    def start(self, dice: Dice) -> State:
        from hexside.games.traces_of_war.set_up import opening_state

        return opening_state(self, dice)

    def table(self, state: State) -> Any:
        from hexside.games.traces_of_war.work import TracesWork

        return TracesWork(self, state)

    def view(self, state: State, seat: str) -> View:
        from hexside.games.traces_of_war.views import view

        return view(self, state, seat)

    def imagine(self, state: State, seat: str, dice: Dice) -> State:
        from hexside.games.traces_of_war.views import imagine

        return imagine(self, state, seat, dice)

    def violations(self, state: State) -> list[Violation]:
        from hexside.games.traces_of_war.checks import violations

        return violations(self, state)

    def census(self, state: State) -> dict[str, Any]:
        from hexside.games.traces_of_war.checks import census

        return census(self, state)

    def write_position(self, state: State) -> dict[str, Any]:
        from hexside.games.traces_of_war.positions import write

        return write(self, state)


__all__ = ["HALVES", "TracesRules", "Unit"]
