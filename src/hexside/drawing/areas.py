"""Hexes with a special meaning: sources of supply, crossing points, exits, objectives."""

from __future__ import annotations

from math import cos, hypot, pi, sin

from hexside.drawing.geometry import SCALE, Layout, Point, number, polygon, straight
from hexside.drawing.style import AreaStyle, Style

PALE = "#fffaf0"


def areas(layout: Layout, style: Style) -> str:
    """The symbols of all areas that have a style."""
    parts = []
    for name, hexes in sorted(layout.board.areas.items()):
        look = style.area.get(name)
        if look is None or not is_drawn(look, hexes):
            continue
        parts.append(f'<g class="area-{name}">')
        if look.symbol == "border":
            parts.append(_border(layout, style, hexes, look.colour))
        else:
            parts += [
                area_sign(layout, look, layout.center(hex), outward(layout, hex))
                for hex in sorted(hexes)
            ]
        parts.append("</g>")
    return "".join(parts)


def is_drawn(look: AreaStyle, hexes: frozenset[int]) -> bool:
    """Whether an area shows symbols: a letter marks a single hex; a full edge has its box."""
    return bool(hexes) and not (look.symbol.startswith("letter-") and len(hexes) > 1)


def _border(layout: Layout, style: Style, hexes: frozenset[int], colour: str) -> str:
    """The line between the hexes of an area and the rest of the land."""
    terrain = layout.board.terrain
    sides = []
    for hex in sorted(hexes):
        center = layout.center(hex)
        for direction, neighbor in enumerate(layout.grid.neighbors[hex]):
            if neighbor < 0 or style.terrain_of(terrain[neighbor]).water:
                continue
            if neighbor not in hexes:
                first, second = layout.side_corners[direction]
                sides.append(
                    straight((layout.corner(center, first), layout.corner(center, second)))
                )
    return (
        f'<path d="{"".join(sides)}" fill="none" stroke="{PALE}" stroke-width="9"'
        ' stroke-opacity="0.55" stroke-linecap="round"/>'
        f'<path d="{"".join(sides)}" fill="none" stroke="{colour}" stroke-width="4.6"'
        ' stroke-dasharray="22 8" stroke-linecap="round"/>'
    )


def outward(layout: Layout, hex: int) -> Point:
    """The direction from a hex to where the board ends, or to the nearest edge."""
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
    """One symbol; exits point out of the board."""
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
        case "pond":
            return _pond((x - 0.16 * SCALE, y + 0.12 * SCALE), colour)
        case "wash":
            return (
                f'<path d="{polygon(layout.hexagon(at, 0.98))}" fill="{colour}"'
                ' fill-opacity="0.16"/>'
            )
        case "fort":
            return _fort(layout, at, colour)
        case "junction":
            return (
                f'<circle cx="{number(x)}" cy="{number(y)}" r="7" fill="{PALE}"'
                f' stroke="{colour}" stroke-width="3"/>'
            )
        case "anchor":
            return _anchor((x - 0.3 * SCALE, y + 0.2 * SCALE), colour)
        case "border":
            return (
                f'<path d="M{number(x - 44)} {number(y)}H{number(x + 44)}" stroke="{colour}"'
                ' stroke-width="4.6" stroke-dasharray="22 8" stroke-linecap="round"/>'
            )
        case symbol if symbol.startswith("letter-"):
            return _letter((x - out[0] * 0.3 * SCALE, y - out[1] * 0.3 * SCALE), symbol, colour)
        case "star":
            return _star((x + 0.27 * SCALE, y + 0.25 * SCALE), 12.0, colour)
        case "supply":
            return _supply((x - out[0] * 0.04 * SCALE, y + 0.27 * SCALE), colour)
        case _:
            return _arrow((x + out[0] * 0.24 * SCALE, y + out[1] * 0.24 * SCALE), out, colour)


def _letter(at: Point, symbol: str, colour: str) -> str:
    """A disc with a letter, the last one of the symbol's name."""
    x, y = at
    return (
        f'<circle cx="{number(x)}" cy="{number(y)}" r="15" fill="{PALE}" stroke="{colour}"'
        f' stroke-width="3.4"/><text x="{number(x)}" y="{number(y + 7.6)}" font-size="21"'
        f' font-weight="700" text-anchor="middle" fill="{colour}">{symbol[-1].upper()}</text>'
    )


def _pond(at: Point, colour: str) -> str:
    """A small sheet of frozen water."""
    x, y = at
    rim = ((-21, 2), (-12, -9), (3, -11), (18, -6), (22, 4), (11, 12), (-6, 10), (-15, 11))
    return (
        f'<path d="{polygon([(x + dx, y + dy) for dx, dy in rim])}" fill="#dcebf0"'
        f' stroke="{colour}" stroke-width="2.4" stroke-linejoin="round"/>'
        f'<path d="M{number(x - 11)} {number(y - 1)}h9M{number(x + 1)} {number(y + 4)}h10"'
        f' stroke="{colour}" stroke-width="1.2" stroke-opacity="0.7" fill="none"/>'
    )


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


def _fort(layout: Layout, at: Point, colour: str) -> str:
    """Fortifications round the hex: an outline with outward teeth."""
    ring = layout.hexagon(at, 0.84)
    teeth = []
    for (ax, ay), (bx, by) in zip(ring, [*ring[1:], ring[0]], strict=True):
        for share in (0.2, 0.5, 0.8):
            px, py = ax + (bx - ax) * share, ay + (by - ay) * share
            dx, dy = px - at[0], py - at[1]
            far = hypot(dx, dy) or 1.0
            teeth.append(straight(((px, py), (px + dx / far * 6, py + dy / far * 6))))
    return (
        f'<path d="{polygon(ring)}{"".join(teeth)}" fill="none" stroke="{colour}"'
        ' stroke-width="2.8" stroke-opacity="0.9" stroke-linejoin="round"/>'
    )


def _anchor(at: Point, colour: str) -> str:
    """The symbol of a port."""
    x, y = at
    return (
        f'<g transform="translate({number(x)} {number(y)})">'
        f'<circle r="12" fill="{PALE}" stroke="{colour}" stroke-width="2"/>'
        f'<path d="M0 -7V7M-4.5 -3H4.5M-7 2Q-5 8 0 8Q5 8 7 2" fill="none" stroke="{colour}"'
        ' stroke-width="2.2" stroke-linecap="round"/>'
        f'<circle cy="-7.5" r="2" fill="none" stroke="{colour}" stroke-width="1.6"/></g>'
    )


def _supply(at: Point, colour: str) -> str:
    """A truck on a pale disc."""
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
