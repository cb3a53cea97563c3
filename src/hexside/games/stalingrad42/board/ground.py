"""2.2 The board compiled for the rules: places, rivers, adjacency, zones, lines of supply and rail.

Movement costs are in ``movement/movement_costs.py``. What depends on the season is compiled when
it is first asked for and kept for all games on the board.
"""

from __future__ import annotations

from itertools import pairwise
from typing import Any, NamedTuple

from hexside.board import Board
from hexside.games.stalingrad42.board.zoc_bonds import BondTable, bond_table, is_bond_capable
from hexside.games.stalingrad42.reading.loading import GameData
from hexside.games.stalingrad42.reading.printed import SIDES

#: Half-points in a movement point.
HALVES = 2
ROADS = frozenset({"primary-road", "secondary-road"})
RAILS = frozenset({"rail", "green-rail"})
CITIES = ("major-city", "minor-city")
#: 2.2.3: hexsides that no one crosses.
IMPASSABLE = frozenset({"sea", "lake", "unplayable", "kerch-strait"})
WATER = frozenset({"sea", "lake", "unplayable"})
AREA_PREFIX = "entry-"
#: S2.2: the north edge of the Caucasus maps on the first turn and later, by letter.
EDGE_AREAS = {"s": "north-edge-first-turn", "t": "north-edge-later"}
FORT_GROUPS = {"n": "fort-north", "s": "fort-south", "r": "fort-rostov"}


class Season(NamedTuple):
    """What weather and time of year do to the ground (5.5, 23)."""

    wet: bool = False
    frozen: bool = False
    swamped: bool = False


DRY = Season()


class S42Ground:
    """Tables of one board, made once and shared by all games played on it."""

    #: 7.1: whether this number of combat units and free-stacking units in a hex form bonds.
    is_bond_capable = staticmethod(is_bond_capable)

    def __init__(self, data: GameData, board: Board) -> None:
        self.files = data
        self.board = board
        self.grid = board.grid
        self.names = board.grid.names
        self._compile_places()
        self._compile_rivers()
        self._compile_areas()
        #: Whatever is compiled on demand: adjacency, zones, bonds, costs, exits; by its own key.
        self.compiled: dict[Any, Any] = {}

    def _compile_places(self) -> None:
        board, grid = self.board, self.grid
        kinds: dict[str, list[int]] = {}
        for place in board.places:
            kinds.setdefault(place.kind, []).append(place.hex)
        self.major_cities = frozenset(kinds.get("major-city", ()))
        self.minor_cities = frozenset(kinds.get("minor-city", ()))
        self.cities = self.major_cities | self.minor_cities
        self.towns = frozenset(kinds.get("town", ()))
        self.landmarks = frozenset(kinds.get("landmark", ()))
        self.city_bits = grid.bits(self.cities)
        self.land = frozenset(hex for hex in range(grid.size) if board.terrain[hex] not in WATER)
        self.land_bits = grid.bits(self.land)
        self.victory_hexes = {
            hex: points
            for points in range(1, 10)
            for hex in sorted(board.areas.get(f"vp-{points}", ()))
        }
        #: 16.3.4: hexes that somebody controls.
        self.controllable = self.cities | frozenset(self.victory_hexes)
        self.ports = board.areas.get("port", frozenset())
        self.west = board.areas.get("axis-start", frozenset())
        #: 23.4: the northern maps, or all of a board that has none.
        northern = board.areas.get("map-a", frozenset()) | board.areas.get("map-b", frozenset())
        self.north = northern or frozenset(range(grid.size))
        self.printed_forts = {
            group: board.areas.get(area, frozenset()) for group, area in FORT_GROUPS.items()
        }
        self.by_name = self._named() | {place.id: place.hex for place in board.places}

    def _named(self) -> dict[str, int]:
        """The places that rules name, which a board of a text's own has by their printed hexes."""
        printed = self.files.board
        names = {place.id: printed.grid.names[place.hex] for place in printed.places}
        return {id: self.grid.index(name) for id, name in names.items() if name in self.grid}

    def _compile_rivers(self) -> None:
        """2.2.2: what runs along each hexside, as ordered pairs of hexes."""
        self._river: dict[tuple[int, int], str] = {}
        for side, kinds in self.board.sides.items():
            a, b = self.grid.beside(side)
            for kind in ("minor-river", "major-river", "volga"):
                if kind in kinds:
                    word = kind.removesuffix("-river")
                    self._river[a, b] = self._river[b, a] = word
        names = self.grid
        self.don_below_kalach: frozenset[tuple[int, int]] = frozenset(
            pair
            for first, second in self._lower_don()
            if first in names and second in names
            for pair in (
                (names.index(first), names.index(second)),
                (names.index(second), names.index(first)),
            )
        )

    def _lower_don(self) -> tuple[tuple[str, str], ...]:
        """20.6: the Don from Kalach to the Sea of Azov."""
        don = self.files.rivers.get("Don", ())
        kalach = next((p for p in self.files.board.places if p.id == "kalach"), None)
        if kalach is None:
            return ()
        name = self.files.board.grid.names[kalach.hex]
        last = max((n for n, pair in enumerate(don) if name in pair), default=-1)
        return don[last:] if last >= 0 else ()

    def river(self, a: int, b: int) -> str:
        """The river between two hexes: ``minor``, ``major``, ``volga`` or nothing."""
        return self._river.get((a, b), "")

    def _compile_areas(self) -> None:
        """22: Entry Areas by letter, with the hexes beside them."""
        self.entry_hexes: dict[str, tuple[int, ...]] = {
            name.removeprefix(AREA_PREFIX): tuple(sorted(hexes & self.land))
            for name, hexes in sorted(self.board.areas.items())
            if name.startswith(AREA_PREFIX)
        }
        for letter, name in EDGE_AREAS.items():
            if name in self.board.areas:
                self.entry_hexes[letter] = tuple(sorted(self.board.areas[name] & self.land))
        self.areas_at: dict[int, tuple[str, ...]] = {}
        for letter, hexes in self.entry_hexes.items():
            for hex in hexes:
                self.areas_at[hex] = (*self.areas_at.get(hex, ()), letter)

    def edge_hexsides(self, hex: int) -> tuple[int, ...]:
        """The hexsides of a hex beyond which the board ends."""
        return tuple(
            self.grid.hexside_towards(hex, direction)
            for direction, there in enumerate(self.grid.neighbors[hex])
            if there < 0
        )

    # Terrain

    def terrain(self, hex: int, season: Season = DRY) -> str:
        """7.3: the terrain of a hex; seasonal swamps turn into swamp with the first Rain."""
        word = self.board.terrain[hex]
        if word == "seasonal-swamp":
            return "swamp" if season.swamped else "clear"
        return "mountain" if word == "full-alpine" else word

    def row(self, hex: int) -> int:
        """The printed row of a hex (rows 31, 36, 40, 43 are named by rules)."""
        return int(self.names[hex][2:])

    def has_road(self, a: int, b: int) -> bool:
        """5.2: whether a road joins two hexes."""
        return not ROADS.isdisjoint(self.board.link(a, b))

    def has_rail(self, a: int, b: int) -> bool:
        """5.6: whether a railway joins two hexes."""
        return not RAILS.isdisjoint(self.board.link(a, b))

    def is_impassable(self, a: int, b: int, season: Season = DRY) -> bool:
        """2.2.3: no one crosses here: sea, unfrozen lake, alpine in winter."""
        if a not in self.land or b not in self.land:
            return True
        sides = self.board.side(a, b)
        if not sides:
            return False
        if not IMPASSABLE.isdisjoint(sides):
            # 23.4: lakes freeze that lie in the desert or beside it.
            desert = "desert" in (self.board.terrain[a], self.board.terrain[b])
            return not (season.frozen and desert and sides & IMPASSABLE == {"lake"})
        return season.frozen and "alpine" in sides

    def freezes(self, a: int, b: int, season: Season) -> bool:
        """23.4: a major river or lake of the northern maps is frozen."""
        if not season.frozen or self.river(a, b) == "volga":
            return False
        return a in self.north or b in self.north

    # Tables by season

    def adjacency(self, season: Season) -> tuple[tuple[int, ...], ...]:
        """2.2.3: the adjacent hexes of each hex: no impassable hexside between them."""
        key = ("adjacency", season.frozen)
        if key not in self.compiled:
            self.compiled[key] = self.board.projections(
                lambda a, b: not self.is_impassable(a, b, season)
            )
        table: tuple[tuple[int, ...], ...] = self.compiled[key]
        return table

    def projections(self, season: Season) -> tuple[tuple[int, ...], ...]:
        """6.1: where zones of control reach: not across the Volga or impassable hexsides."""
        key = ("projections", season.frozen)
        if key not in self.compiled:
            self.compiled[key] = self.board.projections(
                lambda a, b: not self.is_impassable(a, b, season) and self.river(a, b) != "volga"
            )
        table: tuple[tuple[int, ...], ...] = self.compiled[key]
        return table

    def bond_table(self, areas: tuple[str, ...], season: Season) -> BondTable:
        """7: the bonds that terrain allows to the side that owns these Entry Areas."""
        key = ("bonds", areas, season.frozen)
        if key not in self.compiled:
            hexes = {hex for letter in areas for hex in self.entry_hexes.get(letter, ())}
            self.compiled[key] = bond_table(
                self.grid,
                lambda a, b: self.is_impassable(a, b, season) or self.river(a, b) == "volga",
                lambda a, b: self.river(a, b) == "major" and not self.freezes(a, b, season),
                [side for hex in sorted(hexes) for side in self.edge_hexsides(hex)],
            )
        table: BondTable = self.compiled[key]
        return table

    def overland_exits(self, season: Season) -> tuple[int, ...]:
        """16.3.2: steps of the overland part: no impassable and no off-road alpine hexside."""
        key = ("overland", season.frozen)
        if key not in self.compiled:
            self.compiled[key] = self.board.exits(
                lambda a, b: (
                    not self.is_impassable(a, b, season)
                    and ("alpine" not in self.board.side(a, b) or self.has_road(a, b))
                )
            )
        masks: tuple[int, ...] = self.compiled[key]
        return masks

    def road_exits(self) -> tuple[int, ...]:
        """16.3.3: steps of the road part; roads that meet at a ferry connect."""
        if "roads" not in self.compiled:
            self.compiled["roads"] = self.board.exits(
                lambda a, b: not self.board.link(a, b).isdisjoint({*ROADS, "ferry"})
            )
        masks: tuple[int, ...] = self.compiled["roads"]
        return masks

    def rail_links(self, turn: int) -> frozenset[tuple[int, int]]:
        """17.5: joined pairs of rail hexes; unfinished railways count from their turn on."""
        open_lines = tuple(n for n, (since, _) in enumerate(self.files.unfinished) if turn >= since)
        key = ("rail", open_lines)
        if key not in self.compiled:
            pairs = set()
            for side in self.board.links:
                a, b = self.grid.beside(side)
                if self.has_rail(a, b):
                    pairs |= {(a, b), (b, a)}
            for number in open_lines:
                path = self.files.unfinished[number][1]
                for first, second in pairwise(path):
                    if first in self.grid and second in self.grid:
                        a, b = self.grid.index(first), self.grid.index(second)
                        pairs |= {(a, b), (b, a)}
            self.compiled[key] = frozenset(pairs)
        links: frozenset[tuple[int, int]] = self.compiled[key]
        return links

    def rail_exits(self, turn: int) -> tuple[int, ...]:
        """5.6, 17: steps along railways that exist in a turn."""
        links = self.rail_links(turn)
        key = ("rail-exits", links)
        if key not in self.compiled:
            self.compiled[key] = self.board.exits(lambda a, b: (a, b) in links)
        masks: tuple[int, ...] = self.compiled[key]
        return masks

    def rail_bits(self, turn: int) -> int:
        """The hexes with a railway in a turn."""
        key = ("rail-bits", self.rail_links(turn))
        if key not in self.compiled:
            self.compiled[key] = self.grid.bits({a for a, _ in self.rail_links(turn)})
        bits: int = self.compiled[key]
        return bits

    def within(self, hex: int, distance: int) -> int:
        """The hexes at most so far from a hex, counted plainly, as bits."""
        key = ("within", hex, distance)
        if key not in self.compiled:
            self.compiled[key] = self.grid.bits(self.grid.within(hex, distance))
        bits: int = self.compiled[key]
        return bits


_COMPILED: dict[tuple[int, int], S42Ground] = {}
_KEPT: list[tuple[GameData, Board]] = []


def ground_of(data: GameData, board: Board, own: Board | None) -> S42Ground:
    """The ground of a board; those of the game's own maps are kept."""
    if own is not None:
        return S42Ground(data, own)
    key = (id(data), id(board))
    known = _COMPILED.get(key)
    if known is None:
        known = _COMPILED[key] = S42Ground(data, board)
        # Identities are safe keys while the objects live.
        _KEPT.append((data, board))
    return known


__all__ = ["DRY", "HALVES", "SIDES", "S42Ground", "Season", "ground_of"]
