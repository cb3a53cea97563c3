"""The boxes beside the map: entry areas, ports beyond the edge, holding boxes."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from html import escape

import msgspec

from hexside.atlas import OffMapBox
from hexside.drawing.geometry import SCALE, Layout, number
from hexside.drawing.lettering import width_of
from hexside.drawing.style import Style

EDGE = 90.0
ROOM = {"north": 190.0, "south": 190.0, "west": 330.0, "east": 330.0}
"""The extra width of an edge with boxes."""
LONG, DEEP = 300.0, 150.0
GAP = 14.0
OFF = 34.0


class Margins(msgspec.Struct, frozen=True):
    """The width of each edge of the sheet around the map."""

    north: float
    east: float
    south: float
    west: float


def margins(boxes: Sequence[OffMapBox]) -> Margins:
    """Room for the boxes of each edge."""
    used = {box.edge for box in boxes}
    return Margins(**{edge: EDGE + (room if edge in used else 0.0) for edge, room in ROOM.items()})


class PlacedBox(msgspec.Struct, frozen=True):
    """A box with its rectangle on the drawing of the map."""

    box: OffMapBox
    x: float
    y: float
    width: float
    height: float


def placed_boxes(layout: Layout, boxes: Sequence[OffMapBox]) -> list[PlacedBox]:
    """Where each box lies: beside its adjacent hexes, with no overlaps along the edge."""
    found = []
    for edge in ROOM:
        here = [box for box in boxes if box.edge == edge]
        across = edge in ("north", "south")
        length = layout.width if across else layout.height
        size = LONG if across else DEEP
        spread = length / (len(here) + 1)
        wanted = sorted(
            ((_middle(layout, box, across) or spread * (n + 1)), n) for n, box in enumerate(here)
        )
        starts: list[float] = []
        for middle, _ in wanted:
            start = max(0.0, middle - size / 2)
            starts.append(max(start, starts[-1] + size + GAP) if starts else start)
        # Boxes pushed past the end of the edge move back as far as necessary.
        limit = length - size
        for place in range(len(starts) - 1, -1, -1):
            starts[place] = min(starts[place], limit)
            limit = starts[place] - size - GAP
        for (_, n), start in zip(wanted, starts, strict=True):
            x, y = {
                "north": (start, -OFF - DEEP),
                "south": (start, layout.height + OFF),
                "west": (-OFF - LONG, start),
                "east": (layout.width + OFF, start),
            }[edge]
            found.append(PlacedBox(here[n], x, y, LONG, DEEP))
    return found


def _middle(layout: Layout, box: OffMapBox, across: bool) -> float:
    """The middle of the hexes adjacent to a box, 0 if there are none."""
    centers = [layout.center(layout.grid.index(name)) for name in box.hexes]
    if not centers:
        return 0.0
    return sum(center[0 if across else 1] for center in centers) / len(centers)


def draw_boxes(layout: Layout, placed: Sequence[PlacedBox], style: Style, language: str) -> str:
    """The boxes with their names, and a line to the middle of their adjacent hexes."""
    parts = []
    for entry in placed:
        box = entry.box
        name = box.names.get(language) or box.names.get("en", box.id)
        colour = SIDE_COLOURS.get(box.side, style.paper.ink)
        size = 34.0
        wide = width_of(name, size, 700)
        size = size if wide < entry.width - 30 else size * (entry.width - 30) / wide
        parts.append(
            f'<g class="box" data-box="{escape(box.id)}">'
            f"{_thread(layout, entry, colour)}"
            f'<rect x="{number(entry.x)}" y="{number(entry.y)}" width="{number(entry.width)}"'
            f' height="{number(entry.height)}" rx="10" fill="#f8f2e2" stroke="{colour}"'
            ' stroke-width="5"/>'
            f'<text x="{number(entry.x + entry.width / 2)}" y="{number(entry.y + 44)}"'
            f' font-size="{number(size)}" font-weight="700" text-anchor="middle"'
            f' fill="{colour}">{escape(name)}</text></g>'
        )
    return "".join(parts)


SIDE_COLOURS: Mapping[str, str] = {"axis": "#3f4b55", "german": "#3f4b55", "soviet": "#a8332b"}


def _thread(layout: Layout, entry: PlacedBox, colour: str) -> str:
    """A band along the edge that shows which hexes a box covers."""
    centers = [layout.center(layout.grid.index(name)) for name in entry.box.hexes]
    if not centers:
        return ""
    half = SCALE / 2
    if entry.box.edge in ("north", "south"):
        left = min(x for x, _ in centers) - half
        right = max(x for x, _ in centers) + half
        y = -14.0 if entry.box.edge == "north" else layout.height + 14
        path = f"M{number(left)} {number(y)}H{number(right)}"
    else:
        top = min(y for _, y in centers) - half
        bottom = max(y for _, y in centers) + half
        x = -14.0 if entry.box.edge == "west" else layout.width + 14
        path = f"M{number(x)} {number(top)}V{number(bottom)}"
    return f'<path d="{path}" stroke="{colour}" stroke-width="16" fill="none"/>'
