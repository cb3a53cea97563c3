"""The board: what is printed on the map, by hex index, and the tables that rules compile from it.

A board never changes during a game. What changes with weather or season is decided by the code that
compiles a table: the predicates and cost functions given to `exits`, `edges` and `projections`
are asked once for each pair of neighbours, and the tables are then kept by the rule set. Where
little changes, `exits_anew` and its like ask again for some hexes only.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from functools import cached_property

import msgspec

from hexside.hexgrid import Grid
from hexside.pathfinding import EdgeTable

NOTHING: frozenset[str] = frozenset()


class Place(msgspec.Struct, frozen=True):
    """A named place: town, city, port. `names` has its wartime name by language."""

    id: str
    hex: int
    kind: str
    names: dict[str, str]


@dataclass(frozen=True, eq=False)
class Board:
    """The static map of a game or of a position.

    `terrain` has one word for each hex of the grid. `sides` and `links` have, by hexside id, what
    lies along a hexside (a river) and what crosses it (a road, a railway). `areas` are named sets
    of hexes: supply sources, crossing points, breakthrough hexes.
    """

    grid: Grid
    terrain: tuple[str, ...]
    sides: dict[int, frozenset[str]]
    links: dict[int, frozenset[str]]
    places: tuple[Place, ...]
    areas: dict[str, frozenset[int]]

    @cached_property
    def _places(self) -> dict[int, Place]:
        return {place.hex: place for place in self.places}

    def place_at(self, hex: int) -> Place | None:
        """The named place in a hex, if any."""
        return self._places.get(hex)

    def told_hexes(self, area: str, language: str) -> list[str]:
        """The hexes of an area, or of a kind of place, by number, with the places' names."""
        hexes = set(self.areas.get(area, ())) | {p.hex for p in self.places if p.kind == area}
        names = self.grid.names
        found = []
        for hex in sorted(hexes, key=lambda hex: names[hex]):
            place = self.place_at(hex)
            found.append(f"{place.names[language]} ({names[hex]})" if place else names[hex])
        return found

    def side(self, a: int, b: int) -> frozenset[str]:
        """What lies along the hexside between two neighbours."""
        return self.sides.get(self.grid.hexside(a, b), NOTHING)

    def link(self, a: int, b: int) -> frozenset[str]:
        """What joins two neighbours."""
        return self.links.get(self.grid.hexside(a, b), NOTHING)

    def linked(self, hex: int, kind: str) -> tuple[int, ...]:
        """The neighbours that a road, a railway ... of this kind joins to a hex."""
        return tuple(n for n in self.grid.adjacent(hex) if kind in self.link(hex, n))

    def in_area(self, name: str, hex: int) -> bool:
        """Whether a hex belongs to a named area; no hex belongs to one that is not on the map."""
        return hex in self.areas.get(name, ())

    def exits(self, where: Callable[[int, int], bool]) -> tuple[int, ...]:
        """For each direction the bitboard of hexes that may be left that way.

        `where(a, b)` is asked for each hex and each of its neighbours.
        """
        return self.exits_anew((0,) * 6, range(self.grid.size), where)

    def exits_anew(
        self, table: Sequence[int], hexes: Iterable[int], where: Callable[[int, int], bool]
    ) -> tuple[int, ...]:
        """Such bitboards with the ways out of some hexes asked for again."""
        masks = list(table)
        bit = self.grid.bit
        for hex in hexes:
            for direction, neighbor in enumerate(self.grid.neighbors[hex]):
                masks[direction] &= ~(1 << bit[hex])
                if neighbor >= 0 and where(hex, neighbor):
                    masks[direction] |= 1 << bit[hex]
        return tuple(masks)

    def edges(self, cost: Callable[[int, int], tuple[int, int] | None]) -> EdgeTable:
        """The ways out of each hex as (cost, neighbour, kind), as `pathfinding.reach` reads them.

        `cost(a, b)` gives the half-points and the kind of a step, or None if it is not possible.
        The cheapest way comes first, equally cheap ones in the order of the directions.
        """
        every = range(self.grid.size)
        return EdgeTable(self.edges_anew(((),) * self.grid.size, every, cost))

    def edges_anew(
        self,
        table: Sequence[tuple[tuple[int, int, int], ...]],
        hexes: Iterable[int],
        cost: Callable[[int, int], tuple[int, int] | None],
    ) -> tuple[tuple[tuple[int, int, int], ...], ...]:
        """Such a table with the ways out of some hexes worked out again."""
        rows = list(table)
        for hex in hexes:
            ways = []
            for neighbor in self.grid.neighbors[hex]:
                price = cost(hex, neighbor) if neighbor >= 0 else None
                if price is not None:
                    ways.append((price[0], neighbor, price[1]))
            ways.sort(key=_price)
            rows[hex] = tuple(ways)
        return tuple(rows)

    def projections(self, where: Callable[[int, int], bool]) -> tuple[tuple[int, ...], ...]:
        """For each hex the neighbours that a unit in it exerts upon.

        `where(a, b)` says whether a unit in `a` exerts its zone of control into `b`.
        """
        return self.projections_anew(((),) * self.grid.size, range(self.grid.size), where)

    def projections_anew(
        self,
        table: Sequence[tuple[int, ...]],
        hexes: Iterable[int],
        where: Callable[[int, int], bool],
    ) -> tuple[tuple[int, ...], ...]:
        """Such a table with the rows of some hexes made again."""
        rows = list(table)
        for hex in hexes:
            rows[hex] = tuple(n for n in self.grid.neighbors[hex] if n >= 0 and where(hex, n))
        return tuple(rows)


def _price(way: tuple[int, int, int]) -> int:
    return way[0]
