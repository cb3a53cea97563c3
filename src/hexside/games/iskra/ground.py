"""The board as the rules see it: steps and their costs, rivers, ice, lines, zones of control.

A pontoon bridge changes what may be crossed (13.3.1), so the tables are made for each set of
bridges that comes up; they are shared by all games on the board.
"""

from __future__ import annotations

from functools import cached_property

from hexside.board import Board
from hexside.games.iskra.crossings import NO_BRIDGES, OTHER, POWER_LINE, Bridges, Crossings
from hexside.games.iskra.loading import GameData
from hexside.games.iskra.shapes import AXIS, SOVIET
from hexside.mechanics.connections import neighbourhood, spread
from hexside.mechanics.kept_ranges import KeptRanges
from hexside.mechanics.movement import HALVES, Edges, ZoneCosts
from hexside.mechanics.supply_lines import LinesAndUnits
from hexside.mechanics.terrain import hexsides_with

NEVA, NEVA_ICE, LAKE_ICE = "neva", "neva-ice", "lake-ice"
SMALL_RIVERS = ("small-river", "canal")
BRIDGE_SIDE, SITE_SIDE = "bridge", "pontoon-site"
RAILWAY = "rail"
ENTRIES = "abcdefghi"
#: 13.5: the area of the city, and its victory location.
SCHLUESSELBURG = "schluesselburg"


class Ground:
    """Tables of one board, made once and shared by all games played on it."""

    def __init__(self, data: GameData, board: Board) -> None:
        self.files = data
        self.effects = data.terrain
        self.board = board
        self.grid = board.grid
        self.names = board.grid.names
        #: The printed numbers as paths of one hex, to build longer paths from.
        self.tails: tuple[tuple[str], ...] = tuple((name,) for name in self.names)
        zone = data.terrain.zone_of_control
        self.zone_costs = ZoneCosts(int(zone.enter_cost * HALVES), int(zone.leave_cost * HALVES))
        #: Movement ranges found so far, see ``ranges.py``.
        self.ranges = KeptRanges(self.grid)
        self._crossings: dict[Bridges, Crossings] = {}
        self._near: dict[tuple[int, int], int] = {}
        self._compile_areas()
        self._compile_rivers()
        self._compile_effects()
        self._compile_victory(data)
        self._compile_told()

    def crossings(self, bridges: Bridges) -> Crossings:
        """The tables of a set of pontoon bridges."""
        known = self._crossings.get(bridges)
        if known is None:
            known = self._crossings[bridges] = Crossings(self, bridges)
        return known

    def near(self, hex: int, distance: int) -> int:
        """The hexes at most so far from a hex, itself included, as a bitboard."""
        key = (hex, distance)
        known = self._near.get(key)
        if known is None:
            everywhere = (self.grid.all_bits,) * 6
            known = self._near[key] = neighbourhood(self.grid, hex, distance, everywhere)
        return known

    def area(self, name: str) -> frozenset[int]:
        """The hexes of a named area; none where the board has no such area."""
        return self.board.areas.get(name, frozenset())

    def _compile_areas(self) -> None:
        """1.2.6, 1.2.7: sources, entry points, cities, sites."""
        self.sources = (
            tuple(sorted(self.area("axis-source"))),
            tuple(sorted(self.area("soviet-source"))),
        )
        self.source_bits = tuple(self.grid.bits(hexes) for hexes in self.sources)
        #: 1.2.7: the hex of each entry letter.
        self.entries = {
            letter.upper(): min(hexes)
            for letter in ENTRIES
            if (hexes := self.area(f"entry-{letter}"))
        }
        self.mga = tuple(sorted(self.area("mga")))
        self.heights = tuple(sorted(self.area("sinyavino-heights")))
        self.ponds = self.area("pond")
        self.east_of_neva = self.area("east-of-neva")
        self.set_up_227 = self.area("set-up-227")
        terrain = self.board.terrain
        self.neva_ice = frozenset(h for h, kind in enumerate(terrain) if kind == NEVA_ICE)
        self.lake_ice = frozenset(h for h, kind in enumerate(terrain) if kind == LAKE_ICE)
        #: 1.2.1: frozen hexes.
        self.open_ice = self.neva_ice | self.lake_ice
        self.lake_bits = self.grid.bits(self.lake_ice)

    def _compile_rivers(self) -> None:
        board = self.board
        self.neva_sides = hexsides_with(board, (NEVA,))
        self.small_rivers = hexsides_with(board, SMALL_RIVERS)
        self._bridges = hexsides_with(board, (BRIDGE_SIDE,))
        sites = hexsides_with(board, (SITE_SIDE,))
        #: 13.3.1: the hexes that a bridge on each site joins to it.
        self.sites: dict[int, tuple[int, ...]] = {
            site: tuple(sorted(b for a, b in sites if a == site))
            for site in sorted(self.area("pontoon-site"))
        }

    def is_bridged(self, a: int, b: int) -> bool:
        """5.2.4: whether a printed bridge, or a line, crosses the hexside."""
        return (a, b) in self._bridges or bool(self.board.link(a, b) - {POWER_LINE})

    def is_unbridged_river(self, a: int, b: int) -> bool:
        """10.3.1: a small river or the canal without a bridge."""
        return (a, b) in self.small_rivers and not self.is_bridged(a, b)

    def attack_factor(self, a: int, b: int) -> float:
        """8.4.1(3), 8.8.1, R-48: the share of strength that attacks across a hexside."""
        rows = self.effects.hexside
        return min((rows[kind].attack for kind in self.board.side(a, b)), default=1.0)

    def _compile_effects(self) -> None:
        """8.4.2, 8.7, 9.5, 10.3.1: what the terrain of a hex does in combat, ice apart (8.8)."""
        effects = self.effects.terrain
        terrain = [effects[kind] for kind in self.board.terrain]
        frozen = self.neva_ice | self.lake_ice
        self.terrain_shift = tuple(
            0 if hex in frozen else row.shift for hex, row in enumerate(terrain)
        )
        self.ignores_loss = tuple(row.ignores_loss for row in terrain)
        self.ignores_retreat = tuple(row.ignores_retreat for row in terrain)
        self.stops_pursuit = tuple(row.stops_pursuit for row in terrain)

    def shift_from_ice(self, hex: int) -> int:
        """8.8, R-22: columns to the left for an attack out of a frozen hex, a pond included."""
        own = self.effects.terrain[self.board.terrain[hex]].attacker_shift
        return max(own, self.effects.area["pond"].attacker_shift) if hex in self.ponds else own

    def shift_onto_ice(self, hex: int) -> int:
        """8.8, R-22: columns to the right for an attack on a frozen hex, a pond included."""
        frozen = self.neva_ice | self.lake_ice
        own = -self.effects.terrain[self.board.terrain[hex]].shift if hex in frozen else 0
        return max(own, -self.effects.area["pond"].shift) if hex in self.ponds else own

    def may_trace(self, side: int, a: int, b: int) -> bool:
        """11.1.1, 11.1.2: the Neva stops German lines."""
        if side == SOVIET:
            return True
        return (a, b) not in self.neva_sides and a not in self.neva_ice and b not in self.neva_ice

    @cached_property
    def trace_exits(self) -> tuple[tuple[int, ...], tuple[int, ...]]:
        """R-56: by side, the steps that a line may make next to a friendly unit."""
        board = self.board
        return (
            board.exits(lambda a, b: self.may_trace(AXIS, a, b)),
            board.exits(lambda a, b: self.may_trace(SOVIET, a, b)),
        )

    @cached_property
    def map_edges(self) -> tuple[frozenset[int], ...]:
        """7.1.2: the hexes along the western, eastern, southern and northern edge of the map."""
        scheme = self.grid.scheme
        places = {hex: scheme.parse(name) for hex, name in enumerate(self.names)}
        columns = [column for column, _ in places.values()]
        rows = [row for _, row in places.values()]
        return (
            *(self._along(places, 0, end) for end in (min(columns), max(columns))),
            *(self._along(places, 1, end) for end in (min(rows), max(rows))),
        )

    @staticmethod
    def _along(places: dict[int, tuple[int, int]], axis: int, end: int) -> frozenset[int]:
        return frozenset(hex for hex, place in places.items() if place[axis] == end)

    @cached_property
    def rail_edges(self) -> Edges:
        """5.5, 5.5.4: standard railway; it takes no points."""
        board = self.board
        return board.edges(lambda a, b: (0, 0) if RAILWAY in board.link(a, b) else None)

    @cached_property
    def beside_rails(self) -> int:
        """The hexes with standard railway and those next to them."""
        return self.rail_bits | spread(self.rail_bits, self.grid)

    @cached_property
    def rail_bits(self) -> int:
        """5.5, R-69: the hexes with standard railway."""
        return self.grid.bits(hex for hex, ways in enumerate(self.rail_edges) if ways)

    def _compile_told(self) -> None:
        """What players look at: neighbours, and zones and lines without pontoon bridges."""
        plain = self.crossings(NO_BRIDGES)
        plain.compile()
        self.neighbours = tuple(tuple(self.grid.adjacent(hex)) for hex in range(self.grid.size))
        self.projections = plain.zones(SOVIET, OTHER)
        self.land_bits = self.grid.all_bits
        sides = zip(plain.line_exits, self.trace_exits, strict=True)
        self.lines = tuple(LinesAndUnits(along, beside) for along, beside in sides)

    def is_river(self, a: int, b: int) -> bool:
        """8.4.1(3): whether attacks across the hexside are weaker."""
        return self.attack_factor(a, b) < 1

    def _compile_victory(self, data: GameData) -> None:
        """13.5, 14.1, 14.2.2, 14.3.1: the hexes that have a controller.

        Schlüsselburg is the area of that name; on a board that names none its printed hexes.
        """
        index = self.grid.index
        named = {SCHLUESSELBURG: tuple(sorted(self.area(SCHLUESSELBURG)))}
        self.locations = tuple(
            (
                row,
                named.get(row.location)
                or tuple(index(name) for name in row.hexes if name in self.grid),
            )
            for row in data.victory
        )
        self.schluesselburg = next(
            (hexes for row, hexes in self.locations if row.location == SCHLUESSELBURG), ()
        )
        found = {hex for _, hexes in self.locations for hex in hexes}
        self.controllable = found | {*self.schluesselburg, *self.mga, *self.heights}


_COMPILED: dict[int, Ground] = {}


def ground_of(data: GameData, board: Board | None) -> Ground:
    """The ground of a board; that of the game's own map is kept."""
    if board is not None:
        return Ground(data, board)
    # The data files stay loaded, so their identity is a safe key.
    known = _COMPILED.get(id(data))
    if known is None:
        known = _COMPILED[id(data)] = Ground(data, data.board)
    return known
