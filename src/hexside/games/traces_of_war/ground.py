"""The board compiled for the rules: areas, movement costs, supply and rail exits (2.1, 6.2)."""

from __future__ import annotations

from functools import partial

from hexside.board import Board
from hexside.engine import Action
from hexside.games.traces_of_war.actions import Place, Relocate
from hexside.games.traces_of_war.loading import GameData
from hexside.mechanics.connections import neighbourhood
from hexside.mechanics.each_hex import EachHex
from hexside.mechanics.kept_ranges import KeptRanges
from hexside.mechanics.movement import HALVES, MAY_NOT_JOIN_ZONES, Edges, ZoneCosts
from hexside.mechanics.supply_lines import AnyLength
from hexside.mechanics.terrain import TerrainChart, hexsides_with, without_bridge

RIVERS = frozenset({"minor-river", "major-river"})


class Ground:
    """Tables of one board, made once and shared by all games played on it."""

    def __init__(self, data: GameData, board: Board) -> None:
        self.files = data
        self.board = board
        self.grid = board.grid
        self.names = board.grid.names
        #: The printed numbers as paths of one hex, to build longer paths from.
        self.tails: tuple[tuple[str], ...] = tuple((name,) for name in self.names)
        self._compile_charts()
        self._compile_areas()
        self._compile_rivers()
        self._compile_movement()
        self._compile_exits()

    def _compile_charts(self) -> None:
        """9.1, 9.2: what normal and strategic movement costs."""
        effects = self.files.terrain
        terrain = {kind: row.cost for kind, row in effects.terrain.items()}
        hexside = {kind: row.cost for kind, row in effects.hexside.items()}
        lines = {kind: row.cost for kind, row in effects.line.items()}
        roads = {
            kind: row.strategic_cost
            for kind, row in effects.line.items()
            if row.strategic_cost is not None
        }
        self._chart = TerrainChart(terrain, hexside, lines)
        self._strategic_chart = TerrainChart(terrain, hexside, roads)

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
        self.city_bits = grid.bits(self.major_cities)
        self.sources = (tuple(sorted(area("axis-source"))), tuple(sorted(area("soviet-source"))))
        self.source_bits = tuple(grid.bits(hexes) for hexes in self.sources)
        self.crossings = tuple(sorted(area("crossing-point")))
        self.crossings_locked = area("crossing-point-locked")
        self.crossing_keys = area("crossing-point-key")
        self.controllable = self.is_city | self.crossing_keys
        self.breakthrough = area("breakthrough")
        self.west = area("west-of-dnieper")
        self.supreme_order_hexes = tuple(sorted(area("sco")))
        distance = self.files.tables.crossing_points.capture_distance
        self.near_crossing = {
            crossing: grid.bits(grid.within(crossing, distance)) for crossing in self.crossings
        }
        #: Hexes where a step of a unit may change control or take a crossing point.
        self.watched = frozenset(
            hex for crossing in self.crossings for hex in grid.within(crossing, distance)
        ).union(self.major_cities, self.crossing_keys)
        effects = self.files.terrain
        self.land = frozenset(
            hex for hex in range(grid.size) if effects.terrain[board.terrain[hex]].cost != "closed"
        )
        self.land_bits = grid.bits(self.land)
        shifts = []
        for hex in range(grid.size):
            place = board.place_at(hex)
            shift = effects.terrain[board.terrain[hex]].shift
            shifts.append(shift + (effects.place[place.kind].shift if place else 0))
        self.terrain_shift = tuple(shifts)

    def _compile_rivers(self) -> None:
        """2.1: rivers on hexsides, as ordered pairs of hexes; a road or railway is a bridge."""
        self._rivers = hexsides_with(self.board, RIVERS)
        self._major_rivers = hexsides_with(self.board, ("major-river",))
        self._unbridged = without_bridge(self.board, self._major_rivers)
        #: 10.4: hexes with a major river on one of their sides.
        self.borders_major_river = frozenset(a for a, _ in self._major_rivers)

    def is_river(self, a: int, b: int) -> bool:
        """10.2: attacks across any river are halved, bridged or not."""
        return (a, b) in self._rivers

    def is_major_river(self, a: int, b: int) -> bool:
        """Whether a major river runs between two hexes, bridged or not."""
        return (a, b) in self._major_rivers

    def is_unbridged_major_river(self, a: int, b: int) -> bool:
        """2.1: a major river hexside that no road or railway crosses."""
        return (a, b) in self._unbridged

    def is_closed(self, a: int, b: int) -> bool:
        """2.1: a blocked hexside, or water on either side of it."""
        return self._chart.is_closed(self.board, a, b)

    def _needs_all(self, a: int, b: int) -> bool:
        """9.1, 9.3: an unbridged major river or marsh off the road takes all points."""
        return self._chart.cost(self.board, a, b) == "all"

    def _joins(self, a: int, b: int) -> int:
        """9.3: what may not be crossed from one enemy zone of control into another."""
        effects = self.files.terrain
        if any(effects.hexside[kind].cost == "all" for kind in self.board.side(a, b)):
            return MAY_NOT_JOIN_ZONES
        marsh = effects.terrain[self.board.terrain[b]].cost == "all"
        return MAY_NOT_JOIN_ZONES if marsh and not self.board.link(a, b) else 0

    def _normal(self, a: int, b: int) -> tuple[int, int] | None:
        """9.1: the cost of a step of normal movement in half-points."""
        cost = self._chart.cost(self.board, a, b)
        return None if isinstance(cost, str) else (int(cost * HALVES), self._joins(a, b))

    def _strategic(self, a: int, b: int) -> tuple[int, int] | None:
        """9.2: the cost of a step along a road in half-points."""
        cost = self._strategic_chart.along(self.board, a, b)
        return None if cost is None else (int(cost * HALVES), 0)

    def _compile_movement(self) -> None:
        board = self.board
        self.edges: Edges = board.edges(self._normal)
        self.strategic_edges: Edges = board.edges(self._strategic)
        self.whole_moves = tuple(
            tuple((there, self._joins(here, there)) for there in sorted(around))
            for here, around in enumerate(board.projections(self._needs_all))
        )
        zone = self.files.terrain.zone_of_control
        self.zone_costs = ZoneCosts(int(zone.enter_cost * HALVES), int(zone.leave_cost * HALVES))

    def _compile_exits(self) -> None:
        board = self.board

        def is_open(a: int, b: int) -> bool:
            return not self.is_closed(a, b)

        def supply(a: int, b: int) -> bool:
            """8.1: not across a blocked hexside or a major river without a bridge."""
            return is_open(a, b) and (a, b) not in self._unbridged

        def railway(a: int, b: int) -> bool:
            return "rail" in board.link(a, b) and is_open(a, b)

        #: 6.0: the hexes into which a unit exerts its zone of control.
        self.projections = board.projections(is_open)
        self.open_exits = board.exits(is_open)
        self.supply_exits = board.exits(supply)
        #: 8.1: supply lines of any length.
        self.lines = AnyLength(self.supply_exits)
        self.rail_exits = board.exits(railway)
        self.rail_bits = self.grid.bits(hex for hex in self.land if any(board.linked(hex, "rail")))
        self._within: dict[tuple[int, int], int] = {}
        self._targets: dict[tuple[type[Action], str], list[Action]] = {}
        #: Movement ranges found so far, see ``ranges.py``.
        self.ranges = KeptRanges(self.grid)

    def within_bits(self, hex: int, distance: int) -> int:
        """The hexes at most so far from a hex, counted plainly."""
        key = (hex, distance)
        known = self._within.get(key)
        if known is None:
            everywhere = (self.grid.all_bits,) * len(self.grid.shifts)
            known = self._within[key] = neighbourhood(self.grid, hex, distance, everywhere)
        return known

    def to_each(self, kind: type[Relocate | Place], uid: str, mask: int) -> EachHex:
        """The actions of one kind that send a unit to each hex of a bitboard."""

        def table() -> list[Action]:
            key = (kind, uid)
            known = self._targets.get(key)
            if known is None:
                everywhere = (kind(uid, name) for name in self.names)
                known = self._targets[key] = self.grid.by_bit(everywhere, kind(uid, ""))
            return known

        return EachHex(self.grid, mask, partial(kind, uid), table)


_COMPILED: dict[int, Ground] = {}


def ground_of(data: GameData, board: Board) -> Ground:
    """The ground of a board; that of the game's own board is kept."""
    if board is not data.board:
        return Ground(data, board)
    # The data files stay loaded, so their identity is a safe key.
    known = _COMPILED.get(id(data))
    if known is None:
        known = _COMPILED[id(data)] = Ground(data, board)
    return known
