"""The board compiled for the rules: areas, costs, zones, lines of communication (2.1, TEC)."""

from __future__ import annotations

import dataclasses
from collections.abc import Callable, Iterable, Mapping
from functools import partial

from hexside.board import Board
from hexside.board.borders import border, open_exits
from hexside.games.a_victory_awaits.actions import Place
from hexside.games.a_victory_awaits.loading import GameData
from hexside.games.a_victory_awaits.shapes import AXIS, SOVIET
from hexside.mechanics.each_hex import EachHex
from hexside.mechanics.kept_ranges import KeptRanges
from hexside.mechanics.movement import HALVES, Edges, EdgeTable, ZoneCosts
from hexside.mechanics.supply_lines import AnyLength, RailThenHexes
from hexside.mechanics.terrain import Cost, TerrainChart, hexsides_with, without_bridge

RIVERS = frozenset({"minor-river", "major-river"})
CLASSES = ("infantry", "mechanised", "mountain")
CITY = "major-city"
MOUNTAIN = "mountain"
ROAD, RAIL = "road", "rail"

Where = Callable[[int, int], bool]


def paved(board: Board) -> Board:
    """TEC: a major city replaces the terrain; those next to each other have road and railway."""
    cities = {place.hex for place in board.places if place.kind == CITY}
    links = dict(board.links)
    for a in cities:
        for b in board.grid.adjacent(a):
            if b in cities:
                side = board.grid.hexside(a, b)
                links[side] = links.get(side, frozenset()) | {ROAD, RAIL}
    terrain = tuple(CITY if hex in cities else kind for hex, kind in enumerate(board.terrain))
    return dataclasses.replace(board, terrain=terrain, links=links)


class Ground:
    """Tables of one board, made once and shared by all games played on it."""

    def __init__(self, data: GameData, board: Board) -> None:
        self.files = data
        self.board = board
        #: The board with the lines and the terrain that the rules count.
        self.paved = paved(board)
        self.grid = board.grid
        self.names = board.grid.names
        #: The printed numbers as paths of one hex, to build longer paths from.
        self.tails: tuple[tuple[str], ...] = tuple((name,) for name in self.names)
        self._compile_areas()
        self._compile_rivers()
        self._compile_charts()
        self._compile_movement()
        self._compile_exits()

    # Areas

    def _area(self, name: str) -> frozenset[int]:
        return self.board.areas.get(name, frozenset())

    def _pairs(self, sides: Iterable[int]) -> frozenset[tuple[int, int]]:
        """Hexsides as pairs of the hexes beside them, in both orders."""
        found: set[tuple[int, int]] = set()
        for side in sides:
            a, b = self.grid.beside(side)
            if b >= 0:
                found |= {(a, b), (b, a)}
        return frozenset(found)

    def _compile_areas(self) -> None:
        """2.1: the hexes with a meaning of their own."""
        board = self.board
        grid = self.grid
        effects = self.files.terrain
        self.major_cities = tuple(sorted(p.hex for p in board.places if p.kind == CITY))
        self.is_city = frozenset(self.major_cities)
        self.sources = (
            tuple(sorted(self._area("axis-source"))),
            tuple(sorted(self._area("soviet-source"))),
        )
        self.source_bits = tuple(grid.bits(hexes) for hexes in self.sources)
        self.moscow_sources = tuple(sorted(self._area("from-moscow")))
        self.red_stars = tuple(sorted(self._area("smolensk-breakthrough")))
        self.stand_fast = tuple(sorted(self._area("stand-fast")))
        #: 2.1: the hexes west of the start line.
        self.west = self._area("axis-start")
        self.start_line = border(grid, self.west)
        self._line = self._pairs(self.start_line)
        self._roads = self._pairs(s for s, kinds in self.paved.links.items() if ROAD in kinds)
        self._rails = self._pairs(s for s, kinds in self.paved.links.items() if RAIL in kinds)
        #: 3.4, V56: what can be controlled: towns, cities, Soviet sources, red stars.
        self.controllable = frozenset(place.hex for place in board.places).union(
            self.sources[SOVIET], self.red_stars
        )
        #: 18.1: hexes next to Leningrad.
        self.near_leningrad = frozenset(
            there for hex in self._area("leningrad-city") for there in grid.adjacent(hex)
        )
        self.watched = self.controllable | self.near_leningrad
        self.land = frozenset(
            hex for hex in range(grid.size) if effects.terrain[board.terrain[hex]].cost != "closed"
        )
        self.land_bits = grid.bits(self.land)
        self.mountains = frozenset(
            h for h, kind in enumerate(self.paved.terrain) if kind == MOUNTAIN
        )
        shifts, limits = [], []
        for hex in range(grid.size):
            row = effects.terrain[board.terrain[hex]]
            place = board.place_at(hex)
            effect = effects.place[place.kind] if place else None
            # V77: a major city replaces the terrain, a town adds to it.
            own = 0 if effect is not None and effect.cost is not None else row.shift
            shifts.append(own + (effect.shift if effect else 0))
            limits.append(min(row.pursuit, effect.pursuit) if effect else row.pursuit)
        #: 10.3(3): columns to the left; 10.7: how far mechanised units go through the first hex.
        self.terrain_shift = tuple(shifts)
        self.pursuit_limit = tuple(limits)

    def map_of(self, hex: int) -> str:
        """2.1, 14.3: the map of a hex, by the scenario area that it belongs to."""
        for letter, area in (("L", "leningrad-map"), ("S", "smolensk-map"), ("K", "kiev-map")):
            if hex in self._area(area):
                return letter
        return self.names[hex][:1]

    # Rivers

    def _compile_rivers(self) -> None:
        """2.1, V84: rivers on hexsides; a road or railway that crosses the hexside is a bridge."""
        self._rivers = hexsides_with(self.paved, RIVERS)
        self._unbridged = without_bridge(self.paved, hexsides_with(self.paved, ("major-river",)))

    def is_river(self, a: int, b: int) -> bool:
        """10.3(1): attacks across any river are halved, bridged or not."""
        return (a, b) in self._rivers

    def is_unbridged_major_river(self, a: int, b: int) -> bool:
        """2.1: a major river hexside that no road or railway crosses."""
        return (a, b) in self._unbridged

    def river_pursuit(self, a: int, b: int) -> int:
        """10.7: how far a mechanised unit may pursue that crosses this hexside first."""
        rows = self.files.terrain.hexside
        limits = [rows[kind].pursuit for kind in self.paved.side(a, b)]
        return min(limits, default=self.files.tables.pursuit.mechanised)

    # Movement

    def _compile_charts(self) -> None:
        """9.2, 9.3: what steps cost each class; mountains are entered along roads only."""
        effects = self.files.terrain
        hexside: dict[str, Cost] = {kind: row.cost for kind, row in effects.hexside.items()}
        roads = {kind: row.cost for kind, row in effects.line.items() if row.cost is not None}
        half = {
            kind: row.strategic_cost
            for kind, row in effects.line.items()
            if row.strategic_cost is not None
        }
        self._charts: dict[str, TerrainChart] = {}
        for name in CLASSES:
            terrain: dict[str, Cost] = {
                kind: row.cost_for(name) for kind, row in effects.terrain.items()
            }
            # A step into mountains off the road is no ordinary step for anybody.
            if MOUNTAIN in terrain:
                terrain[MOUNTAIN] = "all"
            terrain |= {
                kind: row.cost for kind, row in effects.place.items() if row.cost is not None
            }
            self._charts[name] = TerrainChart(terrain, hexside, roads)
        self._strategic = TerrainChart(self._charts["infantry"].terrain, hexside, half)

    def _crosses_start_line(self, side: int, a: int, b: int) -> bool:
        return side == SOVIET and (a, b) in self._line

    def on_road(self, a: int, b: int) -> bool:
        """V84: whether a road crosses the hexside."""
        return (a, b) in self._roads

    def ends_railway(self, a: int, b: int) -> bool:
        """3.3, V57: whether a line may come to its last hex by the railway across the hexside."""
        return (a, b) in self._rails and (a not in self.mountains or self.on_road(a, b))

    def may_enter(self, side: int, movement_class: str, a: int, b: int) -> bool:
        """V9, 9.2: whether a step is possible at all, whatever it costs: not into water, not over
        the start line for Soviets, into mountains by road or as a mountain division."""
        if b not in self.land or self._crosses_start_line(side, a, b):
            return False
        return movement_class == "mountain" or b not in self.mountains or self.on_road(a, b)

    def entry_cost(self, movement_class: str, hex: int) -> int:
        """V22: half-points into a source hex from off the map, where no road ends there."""
        cost = self._charts[movement_class].terrain[self.paved.terrain[hex]]
        return 0 if isinstance(cost, str) else int(cost * HALVES)

    def _entered(self, side: int, name: str) -> Where:
        return lambda a, b: self.may_enter(side, name, a, b)

    def _whole(self, side: int, name: str, costs: Mapping[tuple[int, int], Cost]) -> Where:
        """9.2: an unbridged major river, or mountains off the road for a mountain division."""
        return lambda a, b: costs[a, b] == "all" and self.may_enter(side, name, a, b)

    def _compile_movement(self) -> None:
        board = self.paved
        self.edges: tuple[dict[str, Edges], dict[str, Edges]] = ({}, {})
        self.whole_moves: tuple[dict[str, tuple[tuple[int, ...], ...]], ...] = ({}, {})
        for name, chart in self._charts.items():
            # Each step is priced once, for movement and for moves that take everything.
            costs = {
                (a, b): chart.cost(board, a, b)
                for a, around in enumerate(self.grid.neighbors)
                for b in around
                if b >= 0
            }
            self.edges[AXIS][name] = board.edges(_priced(costs))
            self.edges[SOVIET][name] = self._east_of_line(self.edges[AXIS][name])
            for side in (AXIS, SOVIET):
                self.whole_moves[side][name] = board.projections(self._whole(side, name, costs))

        def strategic(a: int, b: int) -> tuple[int, int] | None:
            cost = self._strategic.along(board, a, b) if (a, b) in self._roads else None
            return None if cost is None else (int(cost * HALVES), 0)

        along_roads = board.edges(strategic)
        self.strategic_edges: tuple[Edges, Edges] = (along_roads, self._east_of_line(along_roads))
        zone = self.files.terrain.zone_of_control
        self.zone_costs = ZoneCosts(int(zone.enter_cost * HALVES), int(zone.leave_cost * HALVES))

    def _east_of_line(self, edges: Edges) -> Edges:
        """2.1: the steps that are left to the Soviets, who may not cross the start line."""
        line = self._line
        found = list(edges)
        for hex in {a for a, _ in line}:
            found[hex] = tuple(way for way in edges[hex] if (hex, way[1]) not in line)
        return EdgeTable(found)

    # Zones and lines

    def _compile_exits(self) -> None:
        board = self.paved
        grid = self.grid

        def on_land(a: int, b: int) -> bool:
            return a in self.land and b in self.land

        def zone(a: int, b: int) -> bool:
            """3.2, V10: not into water, nor into mountains that no road leads into."""
            return on_land(a, b) and (b not in self.mountains or self.on_road(a, b))

        def last_step(a: int, b: int) -> bool:
            """V57: a line may end in mountains and leaves them along a road only."""
            return on_land(a, b) and (a not in self.mountains or self.on_road(a, b))

        def through(a: int, b: int) -> bool:
            """3.3: across mountains along a road only."""
            return last_step(a, b) and (b not in self.mountains or self.on_road(a, b))

        def along(links: frozenset[tuple[int, int]]) -> Where:
            """3.3, V57: a railway carries no line through mountains without a road beside it."""
            return lambda a, b: (a, b) in links and through(a, b)

        def east(exits: tuple[int, ...]) -> tuple[int, ...]:
            """2.1: Soviet lines do not cross the start line."""
            return open_exits(grid, self.start_line, exits)

        #: 3.2: where an ordinary unit exerts its zone; mountain divisions exert these too.
        self.projections = board.projections(zone)
        self.zone_exits = board.exits(zone)
        self.mountain_zones = tuple(
            tuple(b for b in grid.adjacent(hex) if on_land(hex, b) and not zone(hex, b))
            for hex in range(grid.size)
        )
        #: V9: the neighbours that units of a side may attack; those of mountain divisions.
        self.attacked = tuple(
            board.projections(self._entered(side, "infantry")) for side in (AXIS, SOVIET)
        )
        self.attacked_by_mountain = tuple(
            board.projections(self._entered(side, "mountain")) for side in (AXIS, SOVIET)
        )
        #: V58: the command range, inside and at its last hex.
        self.command_exits = board.exits(through)
        self.last_exits = board.exits(last_step)
        self.end_exits = (self.last_exits, east(self.last_exits))
        railways = board.exits(along(self._rails))
        self.rail_exits = (railways, east(railways))
        lengths = self.files.tables.line_of_communication
        soviet = east(self.command_exits)
        #: 3.3: the lines of both sides.
        self.lines = (
            RailThenHexes(
                self.rail_exits[AXIS], self.command_exits, lengths.axis_hexes_from_railway
            ),
            AnyLength(soviet),
        )
        #: 17.4: the Soviet lines under the option: along roads only or railways only, then hexes.
        self.limited_lines = tuple(
            RailThenHexes(exits, soviet, lengths.soviet_hexes_from_line)
            for exits in (
                east(board.exits(along(self._roads))),
                self.rail_exits[SOVIET],
            )
        )
        self.rail_bits = grid.bits(hex for hex in self.land if board.linked(hex, RAIL))
        #: Movement ranges found so far, see ``ranges.py``.
        self.ranges = KeptRanges(grid)

    def placements(self, uid: str, mask: int) -> EachHex:
        """The actions that place a unit in each hex of a bitboard."""
        return EachHex(self.grid, mask, partial(Place, uid))


def _priced(
    costs: Mapping[tuple[int, int], Cost],
) -> Callable[[int, int], tuple[int, int] | None]:
    """Steps in half-points; one that takes the whole allowance is none of them."""

    def price(a: int, b: int) -> tuple[int, int] | None:
        cost = costs[a, b]
        return None if isinstance(cost, str) else (int(cost * HALVES), 0)

    return price


_COMPILED: dict[tuple[int, str], Ground] = {}


def ground_of(data: GameData, area: str, board: Board | None) -> Ground:
    """The ground of a board; those of the game's own maps are kept, by scenario area."""
    from hexside.board.masks import masked_by_area

    if board is not None:
        return Ground(data, board)
    # The data files stay loaded, so their identity is a safe key.
    key = (id(data), area)
    known = _COMPILED.get(key)
    if known is None:
        own = masked_by_area(data.board, area) if area else data.board
        known = _COMPILED[key] = Ground(data, own)
    return known
