"""The symbols of places: built-up areas of cities, rings of towns."""

from __future__ import annotations

from math import cos, pi, sin

from hexside.drawing.geometry import Layout, Point, noise, number, pair, smooth_ring
from hexside.drawing.style import PlaceStyle, Style

CITY_INK = "#5a2415"
STREET = "#f4dfc4"


def places(layout: Layout, style: Style) -> str:
    """The symbols of all places of a board."""
    return "".join(
        f'<g class="place-{place.kind}" data-place="{place.id}">'
        f"{sign(style.place_of(place.kind), layout.center(place.hex), place.hex)}</g>"
        for place in layout.board.places
    )


def sign(look: PlaceStyle, at: Point, salt: int) -> str:
    """The symbol of one place."""
    if look.symbol == "city":
        return _city(look, at, salt)
    if look.symbol == "peak":
        x, y, half = at[0], at[1], look.radius
        return (
            f'<path d="M{pair((x - half, y + half * 0.7))}L{pair((x, y - half))}'
            f'L{pair((x + half, y + half * 0.7))}Z" fill="{look.fill}" stroke="#221c14"'
            ' stroke-width="1.2"/>'
        )
    across, down = number(at[0]), number(at[1])
    ring = f'<circle cx="{across}" cy="{down}" r="{number(look.radius)}" fill="{look.fill}"'
    ring += f' stroke="#221c14" stroke-width="{number(max(1.6, look.radius * 0.27))}"/>'
    if look.symbol == "town":
        dot = number(look.radius * 0.34)
        ring += f'<circle cx="{across}" cy="{down}" r="{dot}" fill="#221c14"/>'
    return ring


def _city(look: PlaceStyle, at: Point, salt: int) -> str:
    """A built-up area cut by streets."""
    x, y = at
    rim = []
    corners = 14
    for corner in range(corners):
        angle = 2 * pi * corner / corners
        reach = look.radius * (0.94 + 0.15 * noise(salt, corner, 71))
        rim.append((x + reach * cos(angle), y + reach * sin(angle) * 0.94))
    outline = smooth_ring(rim)
    turn = noise(salt, 1, 72) * 0.5
    streets = []
    for step in (-0.5, 0.0, 0.5):
        for lean in (turn, turn + pi / 2):
            far = look.radius * (1 - abs(step) * 0.35) * 0.93
            ox, oy = -sin(lean) * step * look.radius, cos(lean) * step * look.radius
            dx, dy = cos(lean) * far, sin(lean) * far
            start = (x + ox - dx, y + oy - dy)
            end = (x + ox + dx, y + oy + dy)
            streets.append(f"M{pair(start)}L{pair(end)}")
    return (
        f'<path d="{outline}" fill="{look.fill}" stroke="{CITY_INK}" stroke-width="2.2"/>'
        f'<path d="{"".join(streets)}" fill="none" stroke="{STREET}" stroke-width="2.4"'
        ' stroke-opacity="0.85"/>'
        f'<path d="{outline}" fill="none" stroke="{CITY_INK}" stroke-width="2.2"/>'
    )
