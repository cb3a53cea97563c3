"""Basic plane geometry: polylines, polygons cut by a line of latitude."""

from __future__ import annotations

import itertools
from bisect import bisect_right
from collections.abc import Sequence
from math import hypot

from tools.mapbuilder.geodata import Point, Ring


def nearest_on_segment(at: Point, a: Point, b: Point) -> tuple[float, float]:
    """Distance of a point to a segment, and the share of the segment at the nearest point."""
    dx, dy = b[0] - a[0], b[1] - a[1]
    square = dx * dx + dy * dy
    share = 0.0 if square == 0 else ((at[0] - a[0]) * dx + (at[1] - a[1]) * dy) / square
    share = min(1.0, max(0.0, share))
    return hypot(at[0] - a[0] - share * dx, at[1] - a[1] - share * dy), share


def distance_to_line(at: Point, line: Sequence[Point]) -> float:
    """Distance of a point to a polyline."""
    return min(nearest_on_segment(at, a, b)[0] for a, b in itertools.pairwise(line))


def cross(a: Point, b: Point, c: Point) -> float:
    """Positive if c lies to the left of the line from a to b."""
    return (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0])


def is_left_of_line(at: Point, line: Sequence[Point]) -> bool:
    """Whether a point lies to the left of a polyline, seen in its direction."""
    best, where, share = min(
        (round(nearest_on_segment(at, a, b)[0], 9), index, nearest_on_segment(at, a, b)[1])
        for index, (a, b) in enumerate(itertools.pairwise(line))
    )
    a, b = line[where], line[where + 1]
    if share < 1.0 or where + 2 == len(line) or best == 0:
        return cross(a, b, at) > 0
    # Nearest to a bend: the mean direction of both legs decides.
    c = line[where + 2]
    before, after = hypot(b[0] - a[0], b[1] - a[1]) or 1.0, hypot(c[0] - b[0], c[1] - b[1]) or 1.0
    ahead = (
        b[0] + (b[0] - a[0]) / before + (c[0] - b[0]) / after,
        b[1] + (b[1] - a[1]) / before + (c[1] - b[1]) / after,
    )
    return cross(b, ahead, at) > 0


def simplified(line: Sequence[Point], tolerance: float) -> list[Point]:
    """The polyline without points that lie closer than `tolerance` to the rest of it."""
    if len(line) < 3:
        return list(line)
    far, index = max(
        (nearest_on_segment(line[i], line[0], line[-1])[0], -i) for i in range(1, len(line) - 1)
    )
    if far <= tolerance:
        return [line[0], line[-1]]
    middle = -index
    return simplified(line[: middle + 1], tolerance)[:-1] + simplified(line[middle:], tolerance)


def densified(line: Sequence[Point], step: float) -> list[Point]:
    """The polyline with points added so that no leg is longer than `step`."""
    points = [line[0]]
    for a, b in itertools.pairwise(line):
        legs = max(1, int(hypot(b[0] - a[0], b[1] - a[1]) / step) + 1)
        points += [
            (a[0] + (b[0] - a[0]) * i / legs, a[1] + (b[1] - a[1]) * i / legs)
            for i in range(1, legs + 1)
        ]
    return points


def crossings(ring: Ring, y: float) -> list[float]:
    """Where a line of latitude cuts a ring, from west to east."""
    found = []
    for (x1, y1), (x2, y2) in zip(ring, ring[1:] + ring[:1], strict=True):
        if (y1 > y) != (y2 > y):
            found.append(x1 + (y - y1) * (x2 - x1) / (y2 - y1))
    return sorted(found)


def is_inside(cuts: list[float], x: float) -> bool:
    """Whether a point on the cut line lies inside the ring."""
    return bisect_right(cuts, x) % 2 == 1
