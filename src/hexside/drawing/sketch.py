"""A sketch of a board: a small picture for a card, quick to draw, to send and to show.

It has the colours of the drawing, but no texture, no grid and no letters, so it is the same in
every language. A point of the drawing lies at a tenth of its coordinates, in whole numbers.
"""

from __future__ import annotations

from itertools import pairwise
from statistics import median

from hexside.board import Board
from hexside.drawing.chains import Link, chains
from hexside.drawing.geometry import Axial, Key, Layout, Point, key_of
from hexside.drawing.ground import regions
from hexside.drawing.style import Style, style

SHRUNK = 10
"""Units of the drawing in one unit of the sketch."""
LEAST_STROKE = 2.4
"""The width of the thinnest river, in units of the sketch: a card shows some six to a pixel."""
DOT = 5


def draw_sketch(board: Board) -> str:
    """The board as a small SVG document: terrain, water, the larger rivers, cities."""
    layout = Layout(board)
    look = style()
    size = f"{_small(layout.width)} {_small(layout.height)}"
    width, height = size.split()
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {size}" width="{width}"'
        f' height="{height}"><rect width="{width}" height="{height}" fill="{look.paper.ground}"/>'
        f"{_areas(layout, look)}{_rivers(layout, look)}{_cities(layout, look)}</svg>"
    )


def _small(value: float) -> int:
    return round(value / SHRUNK)


def _areas(layout: Layout, look: Style) -> str:
    """Land first, water above it, each terrain in one path."""
    parts = {True: "", False: ""}
    for kind, region in sorted(regions(layout).items()):
        drawn = look.terrain_of(kind)
        if drawn.fill:
            parts[drawn.water] += f'<path d="{_outline(layout, region)}" fill="{drawn.fill}"/>'
    return parts[False] + parts[True]


def _outline(layout: Layout, region: set[Axial]) -> str:
    return "".join(_line([start for start, _ in ring]) + "Z" for ring in layout.outlines(region))


def _line(points: list[Point]) -> str:
    """A path in relative steps, which take the fewest letters."""
    at = [(_small(x), _small(y)) for x, y in points]
    steps = "".join(f"l{bx - ax} {by - ay}" for (ax, ay), (bx, by) in pairwise(at))
    return f"M{at[0][0]} {at[0][1]}{steps}".replace(" -", "-")


def _rivers(layout: Layout, look: Style) -> str:
    """The wider half of what lies along hexsides; a card has no room for brooks."""
    by_kind: dict[str, list[int]] = {}
    for hexside, kinds in layout.board.sides.items():
        for kind in kinds:
            by_kind.setdefault(kind, []).append(hexside)
    if not by_kind:
        return ""
    middle = median(look.hexside_of(kind).width for kind in by_kind)
    parts = []
    for kind in sorted(by_kind):
        drawn = look.hexside_of(kind)
        if drawn.width < middle:
            continue
        width = max(LEAST_STROKE, drawn.width / SHRUNK)
        parts.append(
            f'<path d="{_courses(layout, sorted(by_kind[kind]))}" fill="none"'
            f' stroke="{drawn.colour}" stroke-width="{width:.1f}" stroke-linejoin="round"/>'
        )
    return "".join(parts)


def _courses(layout: Layout, hexsides: list[int]) -> str:
    corners: dict[Key, Point] = {}
    links = []
    for hexside in hexsides:
        ends = layout.side(hexside)
        corners |= {key_of(end): end for end in ends}
        links.append(Link(*map(key_of, ends)))
    return "".join(_line([corners[corner] for corner in chain]) for chain in chains(links, corners))


def _cities(layout: Layout, look: Style) -> str:
    """The places that the board gives a built-up area."""
    dots = [
        (place.kind, layout.center(place.hex))
        for place in layout.board.places
        if look.place_of(place.kind).symbol == "city"
    ]
    return "".join(
        f'<circle cx="{_small(x)}" cy="{_small(y)}" r="{DOT}" fill="{look.place_of(kind).fill}"/>'
        for kind, (x, y) in dots
    )
