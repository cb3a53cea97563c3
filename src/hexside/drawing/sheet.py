"""The layers of a board, and the drawing on which the web client places its counters."""

from __future__ import annotations

from hexside.board import Board
from hexside.drawing.areas import areas
from hexside.drawing.geometry import SCALE, Layout, key_of, number, pair
from hexside.drawing.ground import ground, ground_definitions, off_board, terrain
from hexside.drawing.labels import (
    FORBIDDEN,
    WEIGHT_OF_NUMBER,
    Box,
    Crowd,
    Label,
    draw_labels,
    draw_numbers,
    number_boxes,
    place_labels,
)
from hexside.drawing.lines import bridges, courses, draw_lines, samples, signatures
from hexside.drawing.places import places
from hexside.drawing.style import Style, style
from hexside.drawing.textures import texture_definitions
from hexside.drawing.water import coast, rivers

LAYERS = (
    "ground",
    "terrain",
    "coast",
    "hexsides",
    "grid",
    "roads",
    "rails",
    "rim",
    "areas",
    "places",
    "numbers",
    "labels",
)
"""The layers of the board itself, lowest first."""


def draw_terrain(board: Board, language: str, look: str = "") -> str:
    """The board as an SVG document without frame, legend and counters.

    The root carries ``data-scale``, ``data-x0`` and ``data-y1``: the point (x, y) of the hex
    plane lies at ``((x - x0) * scale, (y1 - y) * scale)``. ``look`` is a look of the land.
    """
    layout = Layout(board)
    drawn = style(look)
    width, height = number(layout.width), number(layout.height)
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" width="{width}"'
        f' height="{height}" data-scale="{number(SCALE)}" data-x0="{layout.x0:.6f}"'
        f' data-y1="{layout.y1:.6f}">'
        f"{definitions(layout, drawn)}"
        f'<g clip-path="url(#sheet)">{board_layers(layout, drawn, language)}</g></svg>'
    )


def definitions(layout: Layout, look: Style) -> str:
    """Gradients, texture marks and the edge of the sheet."""
    return (
        f"<defs>{ground_definitions(look)}"
        f"{texture_definitions(look, set(layout.board.terrain))}"
        f'<clipPath id="sheet"><rect width="{number(layout.width)}"'
        f' height="{number(layout.height)}"/></clipPath></defs>'
    )


def board_layers(layout: Layout, look: Style, language: str) -> str:
    """Every layer of the board as a separate group."""
    found = courses(layout, look)
    roads = [name for name in signatures(look) if name != "rail"]
    drawn = {
        "ground": ground(layout, look),
        "terrain": terrain(layout, look),
        "coast": coast(layout, look),
        "hexsides": rivers(layout, look),
        "grid": grid(layout, look),
        "roads": "".join(draw_lines(found, look, name) for name in roads),
        "rails": draw_lines(found, look, "rail") + bridges(layout, look),
        "rim": off_board(layout, look),
        "areas": areas(layout, look),
        "places": places(layout, look),
        "numbers": draw_numbers(layout, look),
        "labels": draw_labels(labels(layout, look, language), look),
    }
    return "".join(f'<g id="layer-{name}">{drawn[name]}</g>' for name in LAYERS)


def labels(layout: Layout, look: Style, language: str) -> list[Label]:
    """The names of all places, positioned without overlaps."""
    crowd = Crowd()
    crowd.add_points(samples(courses(layout, look)))
    for hexside in layout.board.sides:
        (ax, ay), (bx, by) = layout.side(hexside)
        crowd.add_points(
            (ax + (bx - ax) * share / 4, ay + (by - ay) * share / 4) for share in range(5)
        )
    for box in number_boxes(layout, look):
        crowd.add_box(box, WEIGHT_OF_NUMBER)
    for name, hexes in layout.board.areas.items():
        if name not in look.area:
            continue
        for hex in hexes:
            x, y = layout.center(hex)
            if look.area[name].symbol == "star":
                crowd.add_box(Box(x + 14, y + 12, x + 40, y + 38), FORBIDDEN / 4)
            elif look.area[name].symbol == "supply":
                crowd.add_box(Box(x - 18, y + 12, x + 12, y + 42), FORBIDDEN / 4)
    return place_labels(layout, look, language, crowd)


def grid(layout: Layout, look: Style) -> str:
    """The hexside grid in one path."""
    parts = []
    seen = set()
    for hex in range(layout.grid.size):
        center = layout.center(hex)
        for first, second in layout.side_corners:
            start, end = layout.corner(center, first), layout.corner(center, second)
            name = frozenset((key_of(start), key_of(end)))
            if name not in seen:
                seen.add(name)
                parts.append(f"M{pair(start)}L{pair(end)}")
    paper = look.paper
    return (
        f'<path d="{"".join(parts)}" fill="none" stroke="{paper.grid}"'
        f' stroke-width="{paper.grid_width}" stroke-opacity="{paper.grid_opacity}"/>'
    )
