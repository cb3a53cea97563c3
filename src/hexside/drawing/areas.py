"""Hexes with a meaning of their own: sources of supply, crossing points, exits, objectives."""

from __future__ import annotations

from math import cos, hypot, pi, sin

from hexside.drawing.geometry import SCALE, Layout, Point, number, polygon
from hexside.drawing.style import AreaStyle, Style

PALE = "#fffaf0"


def areas(layout: Layout, style: Style) -> str:
    """The signs of all areas that have a style."""
    parts = []
    for name, hexes in sorted(layout.board.areas.items()):
        look = style.area.get(name)
        if look is None:
            continue
        parts.append(f'<g class="area-{name}">')
        parts += [
            area_sign(layout, look, layout.center(hex), outward(layout, hex))
            for hex in sorted(hexes)
        ]
        parts.append("</g>")
    return "".join(parts)


def outward(layout: Layout, hex: int) -> Point:
    """The direction from a hex towards where the board ends, or towards the nearest edge."""
    dx = dy = 0.0
    for direction, neighbor in enumerate(layout.grid.neighbors[hex]):
        if neighbor < 0:
            dx += layout.vectors[direction][0]
            dy += layout.vectors[direction][1]
    length = hypot(dx, dy)
    if length < 0.01:
        x, y = layout.center(hex)
        edges = ((x, -1.0, 0.0), (layout.width - x, 1.0, 0.0), (y, 0.0, -1.0))
        _, dx, dy = min((*edges, (layout.height - y, 0.0, 1.0)))
        return dx, dy
    return dx / length, dy / length


def area_sign(layout: Layout, look: AreaStyle, at: Point, out: Point) -> str:
    """One sign; exits point out of the board."""
    x, y = at
    colour = look.colour
    match look.symbol:
        case "outline":
            return (
                f'<path d="{polygon(layout.hexagon(at, 0.93))}" fill="{colour}"'
                f' fill-opacity="0.10" stroke="{colour}" stroke-width="5.5"'
                ' stroke-linejoin="round"/>'
            )
        case "locked":
            return (
                f'<path d="{polygon(layout.hexagon(at, 0.80))}" fill="none" stroke="{colour}"'
                ' stroke-width="2.2" stroke-dasharray="7 5"/>'
            )
        case "key":
            return (
                f'<circle cx="{number(x)}" cy="{number(y)}" r="16" fill="none"'
                f' stroke="{colour}" stroke-width="3.4"/>'
            )
        case "star":
            return _star((x + 0.27 * SCALE, y + 0.25 * SCALE), 12.0, colour)
        case "supply":
            return _supply((x - out[0] * 0.04 * SCALE, y + 0.27 * SCALE), colour)
        case _:
            return _arrow((x + out[0] * 0.24 * SCALE, y + out[1] * 0.24 * SCALE), out, colour)


def _star(at: Point, reach: float, colour: str) -> str:
    points = []
    for tip in range(10):
        angle = -pi / 2 + pi * tip / 5
        far = reach if tip % 2 == 0 else reach * 0.42
        points.append((at[0] + far * cos(angle), at[1] + far * sin(angle)))
    return (
        f'<path d="{polygon(points)}" fill="{colour}" stroke="{PALE}" stroke-width="2.4"'
        ' stroke-linejoin="round" paint-order="stroke"/>'
    )


def _supply(at: Point, colour: str) -> str:
    """A wheel-and-crate sign on a pale disc."""
    x, y = at
    return (
        f'<g transform="translate({number(x)} {number(y)})">'
        f'<circle r="14" fill="{PALE}" stroke="{colour}" stroke-width="2.6"/>'
        f'<path d="M-8 4V-5H2V4ZM3.5 -2H7.5L9 1V4H3.5Z" fill="{colour}"/>'
        f'<circle cx="-4.5" cy="5.5" r="2.6" fill="{colour}" stroke="{PALE}"/>'
        f'<circle cx="5.5" cy="5.5" r="2.6" fill="{colour}" stroke="{PALE}"/></g>'
    )


def _arrow(at: Point, out: Point, colour: str) -> str:
    x, y = at
    dx, dy = out
    shape = ((-14, -5), (2, -5), (2, -12), (17, 0), (2, 12), (2, 5), (-14, 5))
    points = [(x + along * dx - off * dy, y + along * dy + off * dx) for along, off in shape]
    return (
        f'<path d="{polygon(points)}" fill="{colour}" stroke="{PALE}" stroke-width="2"'
        ' stroke-linejoin="round" fill-opacity="0.9"/>'
    )
