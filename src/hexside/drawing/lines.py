"""Roads and railways: smooth curves from hex to hex, side by side where they run together."""

from __future__ import annotations

from itertools import pairwise
from math import hypot

from hexside.drawing.chains import Link, chains
from hexside.drawing.geometry import Layout, Point, noise, smooth, straight
from hexside.drawing.style import LineStyle, Style

APART = 6.5
"""How far a line is moved aside where another one takes the same path."""
WANDER = 6.0
CROSSING_WANDER = 5.0
DASHES = {
    "rail": "8 8",
    "trail": "7 5",
    "narrow": "1.8 6.4",
    "unfinished": "9 9",
    "lane": "11 8",
    "wire": "2.4 13",
}
"""The dashes of the upper stroke of each kind; a road has none."""
UNBRIDGED = ("lane", "wire")
"""The kinds of line that cross water without a bridge."""


class Course:
    """One drawn line: the points that it runs through."""

    __slots__ = ("kind", "points")

    def __init__(self, kind: str, points: list[Point]) -> None:
        self.kind = kind
        self.points = points


def courses(layout: Layout, style: Style) -> list[Course]:
    """All lines of a board, with the points that labels should avoid."""
    board = layout.board
    by_kind: dict[str, list[int]] = {}
    for hexside, kinds in sorted(board.links.items()):
        for kind in kinds:
            by_kind.setdefault(kind, []).append(hexside)
    ends = {place.hex for place in board.places}
    junctions = _junctions(layout, by_kind)
    found = []
    for kind in sorted(by_kind):
        links = [Link(*layout.grid.beside(hexside)) for hexside in by_kind[kind]]
        at = {node: layout.center(node) for link in links for node in (link.start, link.end)}
        degree: dict[int, int] = {}
        for link in links:
            for node in (link.start, link.end):
                degree[node] = degree.get(node, 0) + 1
        aside = _aside(style.line_of(kind))
        for chain in chains(links, at):
            points = _points(layout, chain, junctions, ends, aside)
            if degree[chain[0]] == 1:
                points = [*_beyond(layout, chain[0], aside), *points]
            if degree[chain[-1]] == 1:
                points += _beyond(layout, chain[-1], aside)
            found.append(Course(kind, points))
    return found


def _junctions(layout: Layout, by_kind: dict[str, list[int]]) -> set[int]:
    """The hexes where a line of any kind ends or forks, so that others meet it there."""
    found: set[int] = set()
    for hexsides in by_kind.values():
        touching: dict[int, int] = {}
        for hexside in hexsides:
            for hex in layout.grid.beside(hexside):
                touching[hex] = touching.get(hex, 0) + 1
        found |= {hex for hex, count in touching.items() if count != 2}
    return found


def _points(
    layout: Layout, chain: list[int], junctions: set[int], places: set[int], aside: float
) -> list[Point]:
    points = []
    for number, hex in enumerate(chain):
        fixed = hex in places or hex in junctions or number in {0, len(chain) - 1}
        straight = (
            not fixed
            and layout.grid.distance(chain[number - 1], chain[number + 1]) == 2
            and layout.grid.direction(chain[number - 1], hex)
            == layout.grid.direction(hex, chain[number + 1])
        )
        if fixed:
            points.append(_node(layout, hex, places))
        elif straight and len(layout.board.link(chain[number - 1], hex)) == 1:
            x, y = layout.center(hex)
            points.append((x + noise(hex, 3, 61) * WANDER, y + noise(hex, 4, 61) * WANDER))
        if number + 1 < len(chain):
            points.append(_crossing(layout, hex, chain[number + 1], aside))
    return points


def _aside(look: LineStyle) -> float:
    """The side that a line is moved to: railways north, roads south."""
    return -1.0 if look.signature == "rail" else 1.0


def _beyond(layout: Layout, hex: int, aside: float) -> list[Point]:
    """Where a line that ends in an outermost hex leaves the sheet."""
    if all(neighbor >= 0 for neighbor in layout.grid.neighbors[hex]):
        return []
    out = layout.way_out(layout.center(hex))
    return [] if out is None else [(out[0], out[1] + aside * APART)]


def bridges(layout: Layout, style: Style) -> str:
    """The abutments where roads and railways cross a river."""
    board = layout.board
    parts = []
    for hexside in sorted(board.links.keys() & board.sides.keys()):
        a, b = layout.grid.beside(hexside)
        (ax, ay), (bx, by) = layout.center(a), layout.center(b)
        length = hypot(bx - ax, by - ay) or 1.0
        dx, dy = (bx - ax) / length, (by - ay) / length
        kinds = sorted(
            kind for kind in board.links[hexside] if style.line_of(kind).signature not in UNBRIDGED
        )
        looks = [style.line_of(kind) for kind in kinds]
        if not looks:
            continue
        spots = [_crossing(layout, a, b, _aside(look)) for look in looks]
        x = sum(spot[0] for spot in spots) / len(spots)
        y = sum(spot[1] for spot in spots) / len(spots)
        water = max(style.hexside_of(kind).width for kind in board.sides[hexside])
        half = water / 2 + 5
        off = max(look.edge_width for look in looks) / 2 + 2.6
        # Lines that cross side by side share one bridge.
        off += APART if len(kinds) > 1 else 0.0
        for side in (-1, 1):
            ox, oy = -dy * off * side, dx * off * side
            fx, fy = -dy * 3.2 * side, dx * 3.2 * side
            start = (x + ox - dx * half, y + oy - dy * half)
            end = (x + ox + dx * half, y + oy + dy * half)
            points = [
                (start[0] + fx - dx * 2.6, start[1] + fy - dy * 2.6),
                start,
                end,
                (end[0] + fx + dx * 2.6, end[1] + fy + dy * 2.6),
            ]
            parts.append(straight(points))
    if not parts:
        return ""
    return (
        f'<path class="bridges" d="{"".join(parts)}" fill="none" stroke="{style.paper.ink}"'
        ' stroke-width="1.7" stroke-linecap="round" stroke-linejoin="round"/>'
    )


def _node(layout: Layout, hex: int, places: set[int]) -> Point:
    """Where lines meet: at the town, or near the centre."""
    x, y = layout.center(hex)
    if hex in places:
        return x, y
    return x + noise(hex, 1, 62) * WANDER, y + noise(hex, 2, 62) * WANDER


def _crossing(layout: Layout, a: int, b: int, aside: float) -> Point:
    """Where a line crosses the hexside: near its middle, so that the hexside is unmistakable."""
    if a > b:
        a, b = b, a
    (ax, ay), (bx, by) = layout.center(a), layout.center(b)
    dx, dy = bx - ax, by - ay
    length = hypot(dx, dy) or 1.0
    across = (-dy / length, dx / length)
    if across[1] < 0:
        across = (-across[0], -across[1])
    off = noise(a, b, 63) * CROSSING_WANDER
    if len(layout.board.link(a, b)) > 1:
        off = off * 0.5 + aside * APART
    return (ax + bx) / 2 + across[0] * off, (ay + by) / 2 + across[1] * off


def draw_lines(found: list[Course], style: Style, signature: str) -> str:
    """The lines of one kind, all edges below all faces."""
    by_kind: dict[str, list[str]] = {}
    for course in found:
        if style.line_of(course.kind).signature == signature:
            by_kind.setdefault(course.kind, []).append(smooth(course.points))
    return "".join(
        _signature(kind, style.line_of(kind), "".join(paths)) for kind, paths in by_kind.items()
    )


def signatures(style: Style) -> list[str]:
    """The kinds in drawing order, railways last."""
    return sorted({look.signature for look in style.line.values()}, key=lambda s: s == "rail")


def _signature(kind: str, look: LineStyle, path: str) -> str:
    edge = (
        f'<path class="line-{kind}" d="{path}" fill="none" stroke="{look.edge}"'
        f' stroke-width="{look.edge_width}" stroke-linejoin="round" stroke-linecap="round"/>'
    )
    dashes = DASHES.get(look.signature, "")
    dashed = f' stroke-dasharray="{dashes}"' if dashes else ' stroke-linecap="round"'
    return (
        edge + f'<path class="line-{kind}" d="{path}" fill="none" stroke="{look.colour}"'
        f' stroke-width="{look.width}"{dashed} stroke-linejoin="round"/>'
    )


def samples(found: list[Course]) -> list[Point]:
    """Points along all lines, dense enough for labels to avoid them."""
    points = []
    for course in found:
        for (ax, ay), (bx, by) in pairwise(course.points):
            steps = max(1, int(hypot(bx - ax, by - ay) / 12))
            points += [
                (ax + (bx - ax) * step / steps, ay + (by - ay) * step / steps)
                for step in range(steps)
            ]
    return points
