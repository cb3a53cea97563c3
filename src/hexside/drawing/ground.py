"""Ground and terrain: calm colours, and textures that can be told apart at a glance."""

from __future__ import annotations

from collections.abc import Iterable
from math import cos, pi, sin, sqrt

from hexside.drawing.geometry import (
    SCALE,
    Axial,
    Layout,
    Point,
    inset,
    noise,
    number,
    polygon,
    smooth_ring,
    wander,
)
from hexside.drawing.style import Style, TerrainStyle
from hexside.drawing.textures import TEXTURES

STRAY = 4.5
"""How far an outline strays from the hexsides it follows."""
GOLDEN = pi * (3 - sqrt(5))
"""The angle that spreads points evenly over a disc."""
PATCH = 9
"""One patch of slightly different ground for this many hexes."""


def ground(layout: Layout, style: Style) -> str:
    """The open ground, with broad patches so that it does not look flat."""
    paper = style.paper
    parts = [
        f'<rect width="{number(layout.width)}" height="{number(layout.height)}"'
        f' fill="{paper.ground}"/>'
    ]
    for count, (axial, cell) in enumerate(layout.cells.items()):
        if count % PATCH:
            continue
        shade = noise(*axial, 1)
        tone = int((shade + 1) / 2 * len(paper.patches)) % len(paper.patches)
        x = cell.center[0] + noise(*axial, 2) * SCALE
        y = cell.center[1] + noise(*axial, 3) * SCALE
        rx = SCALE * (2.2 + noise(*axial, 4))
        ry = SCALE * (1.5 + 0.6 * noise(*axial, 5))
        parts.append(
            f'<ellipse cx="{number(x)}" cy="{number(y)}" rx="{number(rx)}" ry="{number(ry)}"'
            f' transform="rotate({int(noise(*axial, 6) * 40)} {number(x)} {number(y)})"'
            f' fill="url(#patch-{tone})"/>'
        )
    return "".join(parts)


def ground_definitions(style: Style) -> str:
    """The soft edges of the patches."""
    return "".join(
        f'<radialGradient id="patch-{tone}"><stop offset="0" stop-color="{colour}"'
        f' stop-opacity="0.75"/><stop offset="0.55" stop-color="{colour}" stop-opacity="0.4"/>'
        f'<stop offset="1" stop-color="{colour}" stop-opacity="0"/></radialGradient>'
        for tone, colour in enumerate(style.paper.patches)
    )


def outline(layout: Layout, region: set[Axial], stray: float, by: float) -> str:
    """The smooth outline of a region, moved inwards by some units."""
    paths = []
    for ring in layout.outlines(region):
        points: list[Point] = []
        for start, end in ring:
            points += wander(start, end, stray)
        paths.append(smooth_ring(inset(points, by) if by else points))
    return "".join(paths)


def regions(layout: Layout) -> dict[str, set[Axial]]:
    """The cells of each terrain, including the rim."""
    found: dict[str, set[Axial]] = {}
    for axial, cell in layout.cells.items():
        found.setdefault(cell.terrain, set()).add(axial)
    return found


def terrain(layout: Layout, style: Style) -> str:
    """Every terrain except open ground and water: a tinted area with its texture."""
    parts = []
    kept_clear = {place.hex for place in layout.board.places}
    for kind, region in sorted(regions(layout).items()):
        look = style.terrain_of(kind)
        if look.water or not look.fill:
            continue
        parts.append(f'<g class="terrain-{kind}">')
        parts.append(
            f'<path d="{outline(layout, region, STRAY, 2.0)}" fill="{look.fill}"'
            f' stroke="{look.ink}" stroke-opacity="0.28" stroke-width="1.6"/>'
        )
        if look.inner:
            parts.append(
                f'<path d="{outline(layout, region, STRAY, 15.0)}" fill="{look.inner}"'
                ' fill-opacity="0.55"/>'
            )
        parts.append(_texture(layout, region, kind, look, kept_clear))
        parts.append("</g>")
    return "".join(parts)


def _texture(
    layout: Layout, region: set[Axial], kind: str, look: TerrainStyle, kept_clear: set[int]
) -> str:
    if look.texture not in TEXTURES:
        return ""
    variants = TEXTURES[look.texture].variants
    placed = []
    for axial in region:
        cell = layout.cells[axial]
        for x, y, turn in spots(axial, cell.center, look.marks, cell.hex in kept_clear):
            placed.append((y, x, turn))
    placed.sort()
    return "".join(
        f'<use href="#mark-{kind}-{turn % variants}" x="{number(x)}" y="{number(y)}"/>'
        for y, x, turn in placed
    )


def spots(
    axial: Axial, center: Point, marks: int, around: bool
) -> Iterable[tuple[float, float, int]]:
    """Positions for the marks of a hex: spread evenly, then jittered; none under a town."""
    turn = noise(*axial, 11) * pi
    for mark in range(marks):
        share = ((mark + 0.5) / marks) ** 0.5
        reach = (0.30 + 0.70 * share if around else share) * 0.44 * SCALE
        angle = turn + mark * GOLDEN
        x = center[0] + reach * cos(angle) + noise(*axial, 20 + mark) * 5
        y = center[1] + reach * sin(angle) + noise(*axial, 50 + mark) * 5
        yield x, y, int((noise(*axial, 80 + mark) + 1) * 500)


def off_board(layout: Layout, style: Style) -> str:
    """Fade what lies beyond the outermost hexes: it cannot be entered."""
    board = {axial for axial, cell in layout.cells.items() if cell.hex >= 0}
    sheet = polygon([(0, 0), (layout.width, 0), (layout.width, layout.height), (0, layout.height)])
    rings = "".join(polygon([start for start, _ in ring]) for ring in layout.outlines(board))
    return (
        f'<path d="{sheet}{rings}" fill="{style.paper.off_board}" fill-opacity="0.62"'
        ' fill-rule="evenodd"/>'
    )
