"""Hexsides as a graph: corners joined by hexsides, and the hex that contains a point."""

from __future__ import annotations

from collections import defaultdict
from dataclasses import dataclass
from math import floor

from hexside.hexgrid import Grid
from tools.mapbuilder.geodata import Point
from tools.mapbuilder.geometry import cross

Side = tuple[int, int]
"""A hexside: the two hexes, the lower index first."""


@dataclass(frozen=True)
class Edge:
    """One direction along a hexside: the next corner, and the hexes on both sides."""

    to: int
    left: int
    right: int

    @property
    def side(self) -> Side:
        """The hexside."""
        return (self.left, self.right) if self.left < self.right else (self.right, self.left)


class Lattice:
    """The corners of a grid and the hexsides between them."""

    def __init__(self, grid: Grid) -> None:
        self.grid = grid
        self.corners: list[Point] = []
        self.hexes_at: list[list[int]] = []
        self.edges: list[list[Edge]] = []
        index: dict[tuple[int, int], int] = {}
        of_hex: list[list[int]] = []
        for hexagon in range(grid.size):
            found = []
            for x, y in grid.corners(hexagon):
                key = (round(x * 1000), round(y * 1000))
                corner = next(
                    (index[near] for near in _around(key) if near in index), len(self.corners)
                )
                if corner == len(self.corners):
                    index[key] = corner
                    self.corners.append((round(x, 6), round(y, 6)))
                    self.hexes_at.append([])
                    self.edges.append([])
                self.hexes_at[corner].append(hexagon)
                found.append(corner)
            of_hex.append(found)
        for a in range(grid.size):
            for b in grid.adjacent(a):
                if a < b:
                    p, q = sorted(set(of_hex[a]) & set(of_hex[b]))
                    left, right = (a, b) if self._is_left(a, p, q) else (b, a)
                    self.edges[p].append(Edge(q, left, right))
                    self.edges[q].append(Edge(p, right, left))
        self._cells: defaultdict[tuple[int, int], list[int]] = defaultdict(list)
        for hexagon, (x, y) in enumerate(grid.centers):
            self._cells[floor(x), floor(y)].append(hexagon)

    def is_border(self, corner: int) -> bool:
        """Whether a hexside ends at the map edge at this corner."""
        return len(self.hexes_at[corner]) == 2

    def hex_at(self, at: Point) -> int | None:
        """The hex that contains a point of the plane, None off the map."""
        x, y = floor(at[0]), floor(at[1])
        near = [
            ((cx - at[0]) ** 2 + (cy - at[1]) ** 2, hexagon)
            for dx in (-1, 0, 1)
            for dy in (-1, 0, 1)
            for hexagon in self._cells.get((x + dx, y + dy), ())
            for cx, cy in [self.grid.centers[hexagon]]
        ]
        if not near:
            return None
        square, hexagon = min(near)
        # Farther than a corner from the nearest centre: the point is off the map.
        return hexagon if square <= 0.3334 else None

    def _is_left(self, hexagon: int, p: int, q: int) -> bool:
        return cross(self.corners[p], self.corners[q], self.grid.centers[hexagon]) > 0


def _around(key: tuple[int, int]) -> list[tuple[int, int]]:
    return [(key[0] + dx, key[1] + dy) for dx in (0, -1, 1) for dy in (0, -1, 1)]
