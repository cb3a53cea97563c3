"""Rivers as unbroken chains of hexsides, with the towns on their true banks."""

from __future__ import annotations

import heapq
from dataclasses import dataclass
from math import hypot

from tools.mapbuilder.geodata import Geodata, Point
from tools.mapbuilder.geometry import densified, distance_to_line, is_left_of_line, simplified
from tools.mapbuilder.lattice import Lattice, Side
from tools.mapbuilder.projection import Projection
from tools.mapbuilder.settings import River

_GAP = 0.35
"""Ends of two pieces of one river may be this many degrees apart."""
_CORRIDOR = 1.9
"""A chain stays this close to its river, in hexes."""
_BANK = 30.0
"""The cost of a hexside that leaves a town on the wrong bank."""
_SHARED = 4.0
"""The cost of a hexside used by another river: tributaries join late and stay apart until then."""
_BANK_REACH = 1.1
"""Towns whose hex centre is this near to a river have a bank."""


@dataclass(frozen=True)
class Chain:
    """A river traced along hexsides: corners from the source down, hexsides and their kinds."""

    river: River
    corners: tuple[int, ...]
    sides: tuple[Side, ...]
    kinds: tuple[str, ...]


@dataclass(frozen=True)
class Ends:
    """A river line on the map: the line, and whether the map edge cut it."""

    line: list[Point]
    starts_at_edge: bool
    ends_at_edge: bool


def joined(pieces: tuple[tuple[Point, ...], ...], source: Point) -> list[Point]:
    """One line from all pieces, from the piece end nearest to the source down."""
    rest = list(pieces)
    start = min(rest, key=lambda piece: min(_apart(piece[0], source), _apart(piece[-1], source)))
    rest.remove(start)
    line = _from(start, source)
    while rest:
        nearest = min(
            rest, key=lambda piece: min(_apart(piece[0], line[-1]), _apart(piece[-1], line[-1]))
        )
        piece = _from(nearest, line[-1])
        if _apart(piece[0], line[-1]) > _GAP:
            break
        rest.remove(nearest)
        line += piece
    return line


def lay_rivers(
    rivers: tuple[River, ...],
    geodata: Geodata,
    projection: Projection,
    lattice: Lattice,
    sea: frozenset[int],
    towns: dict[int, Point],
) -> list[Chain]:
    """Trace every river of the settings, in order; `towns` has the plane point of each.

    `sea` are the hexes of every kind of water.
    """
    chains: list[Chain] = []
    for river in rivers:
        pieces = tuple(piece for part in river.parts for piece in geodata.rivers[part])
        course = joined(pieces, river.source) if pieces else list(river.points)
        line = [projection.to_plane(point) for point in course]
        ends = on_map(line, lattice)
        if ends is None:
            raise ValueError(f"{river.name} does not touch the map")
        banks = {
            town: is_left_of_line(at, line)
            for town, at in towns.items()
            if distance_to_line(lattice.grid.centers[town], ends.line) <= _BANK_REACH
        }
        banks |= {lattice.grid.index(name): True for name in river.left}
        banks |= {lattice.grid.index(name): False for name in river.right}
        goals = _goals(river, ends, lattice, sea, chains)
        taken = frozenset(side for chain in chains for side in chain.sides)
        corners, sides = _traced(river, ends, lattice, sea, banks, goals, taken)
        kinds = _kinds(river, corners, lattice, projection)
        chains.append(Chain(river, corners, sides, kinds))
    return chains


def on_map(line: list[Point], lattice: Lattice) -> Ends | None:
    """The part of a line between the first and the last point on the map, simplified."""
    points = densified(line, 0.1)
    inside = [index for index, at in enumerate(points) if lattice.hex_at(at) is not None]
    if not inside:
        return None
    first, last = inside[0], inside[-1]
    return Ends(simplified(points[first : last + 1], 0.06), first > 0, last < len(points) - 1)


def _goals(
    river: River, ends: Ends, lattice: Lattice, sea: frozenset[int], chains: list[Chain]
) -> dict[int, float]:
    """Corners where the chain may end, with the cost of ending there."""
    mouth = ends.line[-1]
    if river.into == "sea":
        corners = [
            corner
            for corner, hexes in enumerate(lattice.hexes_at)
            if any(hexagon in sea for hexagon in hexes)
        ]
    elif river.into:
        parents = [chain for chain in chains if chain.river.name == river.into]
        corners = [corner for chain in parents for corner in chain.corners]
    else:
        corners = [
            corner
            for corner in range(len(lattice.corners))
            if not ends.ends_at_edge or lattice.is_border(corner)
        ]
    near = sorted((_apart(lattice.corners[corner], mouth), corner) for corner in corners)
    if not river.into:
        near = near[:1]
    return {corner: 2 * distance**2 for distance, corner in near if distance < 3}


def _traced(
    river: River,
    ends: Ends,
    lattice: Lattice,
    sea: frozenset[int],
    banks: dict[int, bool],
    goals: dict[int, float],
    taken: frozenset[Side],
) -> tuple[tuple[int, ...], tuple[Side, ...]]:
    """The cheapest chain of hexsides along the line (Dijkstra over the corners)."""
    xs, ys = [x for x, _ in ends.line], [y for _, y in ends.line]
    distance: dict[int, float] = {}
    for corner, (x, y) in enumerate(lattice.corners):
        if (
            min(xs) - _CORRIDOR < x < max(xs) + _CORRIDOR
            and min(ys) - _CORRIDOR < y < max(ys) + _CORRIDOR
        ):
            away = distance_to_line((x, y), ends.line)
            if away <= _CORRIDOR:
                distance[corner] = away
    starts = [c for c in distance if not ends.starts_at_edge or lattice.is_border(c)]
    start = min(starts, key=lambda c: (_apart(lattice.corners[c], ends.line[0]), c))
    costs = {start: 0.0}
    before: dict[int, tuple[int, Side]] = {}
    queue: list[tuple[float, int]] = [(0.0, start)]
    best, end = float("inf"), -1
    while queue:
        cost, corner = heapq.heappop(queue)
        if cost > costs[corner] or cost >= best:
            continue
        if corner in goals and cost + goals[corner] < best:
            best, end = cost + goals[corner], corner
        for edge in lattice.edges[corner]:
            if edge.to not in distance or (edge.left in sea and edge.right in sea):
                continue
            a, b = lattice.corners[corner], lattice.corners[edge.to]
            middle = distance_to_line(((a[0] + b[0]) / 2, (a[1] + b[1]) / 2), ends.line)
            step = 0.12 + 1.5 * (distance[corner] ** 2 + distance[edge.to] ** 2) + 2 * middle**2
            # A hex of the left bank may not lie to the right of the stream, and vice versa.
            step += _BANK * (banks.get(edge.left) is False) + _BANK * (
                banks.get(edge.right) is True
            )
            step += _SHARED * (edge.side in taken)
            if cost + step < costs.get(edge.to, float("inf")):
                costs[edge.to] = cost + step
                before[edge.to] = (corner, edge.side)
                heapq.heappush(queue, (cost + step, edge.to))
    if end < 0:
        raise ValueError(f"{river.name} has no path along the hexsides")
    corners, sides = [end], []
    while corners[-1] != start:
        corner, side = before[corners[-1]]
        corners.append(corner)
        sides.append(side)
    return tuple(reversed(corners)), tuple(reversed(sides))


def _kinds(
    river: River, corners: tuple[int, ...], lattice: Lattice, projection: Projection
) -> tuple[str, ...]:
    """The kind of each hexside: a change begins at the corner nearest to its point."""
    kinds = [river.kind] * (len(corners) - 1)
    for at, kind in river.changes:
        point = projection.to_plane(at)
        first = min(
            range(len(corners)), key=lambda i: (_apart(lattice.corners[corners[i]], point), i)
        )
        kinds[first:] = [kind] * (len(kinds) - first)
    return tuple(kinds)


def _apart(a: Point, b: Point) -> float:
    return hypot(a[0] - b[0], a[1] - b[1])


def _from(piece: tuple[Point, ...], end: Point) -> list[Point]:
    """The piece, running away from the given end."""
    forward = _apart(piece[0], end) <= _apart(piece[-1], end)
    return list(piece) if forward else list(reversed(piece))
