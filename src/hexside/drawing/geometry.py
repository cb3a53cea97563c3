"""From the hex plane to the sheet: cells, corners, outlines and smooth curves through points.

A drawing has its own coordinates: ``((x - x0) * S, (y1 - y) * S)`` for the point ``(x, y)`` of the
hex plane. So y grows downwards, and a hex is ``S`` units wide between two parallel sides.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import cached_property
from math import cos, hypot, pi, sin, sqrt
from typing import Final, TypeAlias

from hexside.board import Board
from hexside.hexgrid.grid import STEPS

SCALE: Final = 100.0
"""Units of the drawing between the centres of two neighbouring hexes."""
MARGIN: Final = 0.12
"""The margin of a sheet beyond the outermost corners, in hexes."""
OUTSIDE: Final = 20.0
SIDE: Final = 1 / sqrt(3)

Point: TypeAlias = tuple[float, float]
Key: TypeAlias = tuple[int, int]
Axial: TypeAlias = tuple[int, int]


def noise(first: int, second: int, salt: int) -> float:
    """A number from -1 to 1 that is always the same for the same arguments."""
    mixed = (first * 374761393 + second * 668265263 + salt * 2246822519) & 0xFFFFFFFF
    mixed = ((mixed ^ (mixed >> 13)) * 1274126177) & 0xFFFFFFFF
    mixed = ((mixed ^ (mixed >> 15)) * 2654435761) & 0xFFFFFFFF
    return (mixed ^ (mixed >> 16)) / 0x7FFFFFFF - 1.0


@dataclass(frozen=True)
class Cell:
    """A hex of the sheet, on the board or in the rim around it; points are in drawing units."""

    axial: Axial
    hex: int
    center: Point
    terrain: str


class Layout:
    """Where everything on a board lies in the drawing."""

    def __init__(self, board: Board) -> None:
        self.board = board
        self.grid = board.grid
        pointy = self.grid.scheme.orientation == "pointy"
        self.pointy = pointy
        # The direction vectors and, for each direction, the corners of that side in order.
        angles = [pi / 3 * d if pointy else pi / 2 - pi / 3 * d for d in range(6)]
        self.vectors = tuple((cos(a), -sin(a)) for a in angles)
        start = pi / 6 if pointy else 0.0
        self.spokes = tuple(
            (cos(start + k * pi / 3) * SIDE * SCALE, -sin(start + k * pi / 3) * SIDE * SCALE)
            for k in range(6)
        )
        self.side_corners = tuple(
            ((d - 1) % 6, d) if pointy else ((1 - d) % 6, (2 - d) % 6) for d in range(6)
        )
        across, up = (0.5, SIDE) if pointy else (SIDE, 0.5)
        xs = [x for x, _ in self.grid.centers] or [0.0]
        ys = [y for _, y in self.grid.centers] or [0.0]
        self.x0 = min(xs) - across - MARGIN
        self.y1 = max(ys) + up + MARGIN
        self.width = (max(xs) + across + MARGIN - self.x0) * SCALE
        self.height = (self.y1 - min(ys) + up + MARGIN) * SCALE

    def at(self, x: float, y: float) -> Point:
        """A point of the hex plane in the drawing."""
        return (x - self.x0) * SCALE, (self.y1 - y) * SCALE

    def center(self, hex: int) -> Point:
        """The centre of a hex in the drawing."""
        return self.at(*self.grid.centers[hex])

    @cached_property
    def cells(self) -> dict[Axial, Cell]:
        """All hexes, and one rim of hexes around them so that the ground fills the sheet."""
        found: dict[Axial, Cell] = {}
        steps = STEPS[self.grid.scheme.orientation]
        for hex in range(self.grid.size):
            axial = self.grid.axial(hex)
            found[axial] = Cell(axial, hex, self.center(hex), self.board.terrain[hex])
        rim: dict[Axial, tuple[Point, list[str]]] = {}
        for hex, neighbors in enumerate(self.grid.neighbors):
            a, b = self.grid.axial(hex)
            x, y = self.center(hex)
            for direction, neighbor in enumerate(neighbors):
                if neighbor >= 0:
                    continue
                axial = (a + steps[direction][0], b + steps[direction][1])
                dx, dy = self.vectors[direction]
                _, seen = rim.setdefault(axial, ((x + dx * SCALE, y + dy * SCALE), []))
                seen.append(self.board.terrain[hex])
        for axial, (center, seen) in rim.items():
            found[axial] = Cell(axial, -1, center, max(sorted(set(seen)), key=seen.count))
        return found

    def corner(self, center: Point, number: int) -> Point:
        """A corner of the hex around a centre."""
        dx, dy = self.spokes[number]
        return center[0] + dx, center[1] + dy

    def hexagon(self, center: Point, share: float) -> list[Point]:
        """The outline of a hex, scaled by a factor."""
        return [(center[0] + dx * share, center[1] + dy * share) for dx, dy in self.spokes]

    def way_out(self, point: Point) -> Point | None:
        """A point just beyond the edge of the sheet, for lines that continue off the board."""
        x, y = point
        reach, beyond = min(
            (x, (-OUTSIDE, y)),
            (self.width - x, (self.width + OUTSIDE, y)),
            (y, (x, -OUTSIDE)),
            (self.height - y, (x, self.height + OUTSIDE)),
        )
        return beyond if reach < SCALE * 1.15 else None

    def side(self, hexside: int) -> tuple[Point, Point]:
        """The two ends of a hexside."""
        hex, direction = divmod(hexside, 6)
        first, second = self.side_corners[direction]
        center = self.center(hex)
        return self.corner(center, first), self.corner(center, second)

    def outlines(self, region: set[Axial]) -> list[list[tuple[Point, Point]]]:
        """The closed outlines of some cells, each a ring of sides with the region on one side.

        Three hexes meet at a corner, so at most one outline passes through it.
        """
        steps = STEPS[self.grid.scheme.orientation]
        follow: dict[Key, tuple[Key, Point, Point]] = {}
        for axial in sorted(region):
            cell = self.cells[axial]
            for direction, (da, db) in enumerate(steps):
                if (axial[0] + da, axial[1] + db) in region:
                    continue
                first, second = self.side_corners[direction]
                start = self.corner(cell.center, first)
                end = self.corner(cell.center, second)
                follow[key_of(start)] = (key_of(end), start, end)
        rings = []
        while follow:
            ring = []
            at = first_key = next(iter(follow))
            while at in follow:
                at, start, end = follow.pop(at)
                ring.append((start, end))
            if at == first_key:
                rings.append(ring)
        return rings


def key_of(point: Point) -> Key:
    """The key of a corner: equal for the hexes that share it."""
    return round(point[0] / 5), round(point[1] / 5)


SHARES: Final = (0.2, 0.5, 0.8)


def wander(start: Point, end: Point, reach: float) -> list[Point]:
    """Slightly displaced points along a hexside, the same for everything that follows it."""
    a, b = key_of(start), key_of(end)
    turned = a > b
    if turned:
        start, end, a, b = end, start, b, a
    dx, dy = end[0] - start[0], end[1] - start[1]
    length = hypot(dx, dy) or 1.0
    across = (-dy / length, dx / length)
    points = []
    for number, share in enumerate(SHARES):
        off = noise(a[0] * 8191 + a[1], b[0] * 8191 + b[1], number) * reach
        points.append(
            (start[0] + dx * share + across[0] * off, start[1] + dy * share + across[1] * off)
        )
    return points[::-1] if turned else points


def inset(points: Sequence[Point], by: float) -> list[Point]:
    """A closed outline moved inwards: to the left as seen on the sheet."""
    moved = []
    count = len(points)
    for number, (x, y) in enumerate(points):
        before, after = points[number - 1], points[(number + 1) % count]
        dx, dy = after[0] - before[0], after[1] - before[1]
        length = hypot(dx, dy) or 1.0
        moved.append((x + dy / length * by, y - dx / length * by))
    return moved


def number(value: float) -> str:
    """A coordinate as written into a drawing."""
    text = f"{value:.1f}"
    return text[:-2] if text.endswith(".0") else text


def pair(point: Point) -> str:
    """A point as written into a path."""
    return f"{number(point[0])} {number(point[1])}"


def straight(points: Iterable[Point]) -> str:
    """A path through points."""
    return "M" + "L".join(pair(point) for point in points)


def polygon(points: Iterable[Point]) -> str:
    """A closed path through points."""
    return straight(points) + "Z"


def smooth(points: Sequence[Point]) -> str:
    """A curve through points (Catmull-Rom, written as Bezier curves)."""
    if len(points) < 3:
        return straight(points)
    padded = [points[0], *points, points[-1]]
    return f"M{pair(points[0])}" + _curves(padded)


def smooth_ring(points: Sequence[Point]) -> str:
    """A closed curve through points."""
    if len(points) < 3:
        return polygon(points)
    padded = [points[-1], *points, points[0], points[1]]
    return f"M{pair(points[0])}" + _curves(padded) + "Z"


def _curves(padded: Sequence[Point]) -> str:
    parts = []
    for number in range(1, len(padded) - 2):
        (ax, ay), (bx, by), (cx, cy), (dx, dy) = padded[number - 1 : number + 3]
        parts.append(
            "C"
            + pair((bx + (cx - ax) / 6, by + (cy - ay) / 6))
            + " "
            + pair((cx - (dx - bx) / 6, cy - (dy - by) / 6))
            + " "
            + pair((cx, cy))
        )
    return "".join(parts)
