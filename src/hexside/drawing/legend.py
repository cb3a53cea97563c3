"""The legend: every symbol on this board, with its effects."""

from __future__ import annotations

from collections.abc import Mapping
from html import escape

from hexside.drawing.areas import area_sign, is_drawn
from hexside.drawing.counters import CounterFace, draw_counter
from hexside.drawing.effects import effects
from hexside.drawing.geometry import SCALE, Layout, Point, number, pair, polygon, smooth
from hexside.drawing.ground import spots
from hexside.drawing.lettering import wrapped
from hexside.drawing.lines import Course, draw_lines
from hexside.drawing.places import sign
from hexside.drawing.style import Style
from hexside.drawing.texts import Texts
from hexside.drawing.textures import TEXTURES

ROW = 104.0
NAME_SIZE = 33.0
NOTE_SIZE = 25.0
HEADING_SIZE = 37.0
SIGN_ROOM = 150.0


class Column:
    """Rows stacked down a panel."""

    def __init__(self, layout: Layout, style: Style, texts: Texts, game: str, room: float) -> None:
        self.layout = layout
        self.style = style
        self.texts = texts
        self.game = game
        self.room = room
        self.y = 0.0
        self.parts: list[str] = []

    def heading(self, message: str) -> None:
        """The title of a group of rows, with a line below it."""
        paper = self.style.paper
        self.y += 62
        self.parts.append(
            f'<text y="{number(self.y)}" font-size="{HEADING_SIZE}" font-weight="700"'
            f' font-family="{paper.title_family}">{escape(self.texts.text(message))}</text>'
            f'<path d="M0 {number(self.y + 14)}H{number(self.room)}" stroke="{paper.ink}"'
            ' stroke-width="2" stroke-opacity="0.55"/>'
        )
        self.y += 30

    def row(self, family: str, kind: str, drawn: str) -> None:
        """A symbol, its name and its effects."""
        name = self.texts.kind(family, kind)
        note = effects(self.game, family, kind, self.texts)
        room = self.room - SIGN_ROOM
        names = wrapped(name, NAME_SIZE, 600, room)
        notes = wrapped(note, NOTE_SIZE, 400, room)
        high = max(
            ROW if family in {"terrain", "area"} else 74.0, 22 + 38 * len(names) + 30 * len(notes)
        )
        middle = self.y + high / 2
        self.parts.append(f'<g transform="translate(62 {number(middle)})">{drawn}</g>')
        y = middle - (38 * len(names) + 30 * len(notes)) / 2 + 29
        for line in names:
            self._line(line, y, NAME_SIZE, 600)
            y += 38
        y -= 6
        for line in notes:
            self._line(line, y, NOTE_SIZE, 400)
            y += 30
        self.y += high

    def _line(self, text: str, y: float, size: float, weight: int) -> None:
        self.parts.append(
            f'<text x="{number(SIGN_ROOM)}" y="{number(y)}" font-size="{number(size)}"'
            f' font-weight="{weight}">{escape(text)}</text>'
        )


def legend(layout: Layout, style: Style, texts: Texts, game: str, room: float) -> tuple[str, float]:
    """The rows of the legend, and their height."""
    board = layout.board
    column = Column(layout, style, texts, game, room)
    column.heading("map-terrain")
    for kind in (name for name in style.terrain if name in board.terrain):
        column.row("terrain", kind, _terrain_sign(layout, style, kind))
    sides = {kind for kinds in board.sides.values() for kind in kinds}
    if sides:
        column.heading("map-hexsides")
        for kind in (name for name, look in style.hexside.items() if name in sides and look.width):
            column.row("hexside", kind, _hexside_sign(style, kind))
    lines = {kind for kinds in board.links.values() for kind in kinds}
    if lines:
        column.heading("map-lines")
        for kind in (name for name in style.line if name in lines):
            course = Course(kind, _wave())
            drawn = draw_lines([course], style, style.line_of(kind).signature)
            column.row("line", kind, drawn)
    places = {place.kind for place in board.places}
    if places:
        column.heading("map-places")
        for kind in (name for name in style.place if name in places):
            column.row("place", kind, sign(style.place_of(kind), (0.0, 0.0), 7))
    shown = _areas_shown(style, _drawn_areas(style, board.areas))
    if shown:
        column.heading("map-areas")
        for kind in shown:
            column.row("area", kind, _area_sign(layout, style, kind))
    return "".join(column.parts), column.y


def _drawn_areas(style: Style, areas: Mapping[str, frozenset[int]]) -> list[str]:
    """The areas of a board that show symbols, in the order of the style."""
    return [
        name for name, look in style.area.items() if is_drawn(look, areas.get(name, frozenset()))
    ]


def _areas_shown(style: Style, names: list[str]) -> list[str]:
    """Every area with a symbol; the first lettered one of each colour stands for all."""
    shown, colours = [], set()
    for name in names:
        look = style.area[name]
        if look.symbol.startswith("letter-"):
            if look.colour in colours:
                continue
            colours.add(look.colour)
        shown.append(name)
    return shown


GUIDE = 230.0
"""The width of the counter that the legend explains."""
# What each pointer shows, and where it starts on the counter (in hundredths of its width).
GUIDE_LINES = (
    ("size", 60, 10),
    ("branch", 72, 32),
    ("name", 62, 59),
    ("strength", 82, 82),
    ("steps", 12, 51),
)


def counter_guide(
    roster: Mapping[str, CounterFace], texts: Texts, style: Style
) -> tuple[str, float]:
    """A large counter with a label for each of its parts, and its height."""
    if not roster:
        return "", 0.0
    shown = max(roster.values(), key=lambda c: (c.kind != "hq", c.steps, c.attack, c.id))
    parts = [draw_counter(shown, shown.steps, 0.0, 70.0, GUIDE)]
    for row, (part, x, y) in enumerate(GUIDE_LINES):
        at = 88.0 + row * 52
        start = (x * GUIDE / 100, 70 + y * GUIDE / 100)
        bend = (GUIDE + 22, start[1]) if part != "steps" else (start[0], 70 + GUIDE + 18)
        end = (GUIDE + 52, at)
        parts.append(
            f'<path d="M{pair(start)}L{pair(bend)}L{pair(end)}" fill="none"'
            f' stroke="{style.paper.ink}" stroke-width="2.2" stroke-opacity="0.7"/>'
            f'<circle cx="{number(start[0])}" cy="{number(start[1])}" r="4.5"'
            f' fill="{style.paper.halo}" stroke="{style.paper.ink}" stroke-width="2"/>'
            f'<text x="{number(GUIDE + 64)}" y="{number(at + 9)}" font-size="27">'
            f"{escape(texts.text(f'map-counter-{part}'))}</text>"
        )
    return "".join(parts), GUIDE + 110


def _hexagon(layout: Layout, style: Style, fill: str) -> str:
    return (
        f'<path d="{polygon(layout.hexagon((0.0, 0.0), 0.82))}" fill="{fill}"'
        f' stroke="{style.paper.grid}" stroke-width="1.4"/>'
    )


def _terrain_sign(layout: Layout, style: Style, kind: str) -> str:
    look = style.terrain_of(kind)
    drawn = _hexagon(layout, style, look.fill or style.paper.ground)
    if look.inner:
        drawn += (
            f'<path d="{polygon(layout.hexagon((0.0, 0.0), 0.6))}" fill="{look.inner}"'
            ' fill-opacity="0.55"/>'
        )
    if look.texture in TEXTURES:
        variants = TEXTURES[look.texture].variants
        marks = sorted((y, x, turn) for x, y, turn in spots((3, 5), (0.0, 0.0), look.marks, False))
        drawn += "".join(
            f'<use href="#mark-{kind}-{turn % variants}" x="{number(x * 0.72)}"'
            f' y="{number(y * 0.72)}"/>'
            for y, x, turn in marks
        )
    return drawn


def _wave() -> list[Point]:
    return [(-52.0, 5.0), (-20.0, -5.0), (14.0, 5.0), (52.0, -5.0)]


def _hexside_sign(style: Style, kind: str) -> str:
    look = style.hexside_of(kind)
    path = smooth(_wave())
    drawn = ""
    if look.edge:
        drawn += _stroke(path, look.edge, look.edge_width)
    drawn += _stroke(path, look.colour, look.width)
    if look.bars:
        drawn += (
            f'<path d="{path}" fill="none" stroke="{look.bars}" stroke-width="3"'
            ' stroke-dasharray="9 7"/>'
        )
    return drawn


def _stroke(path: str, colour: str, width: float) -> str:
    return (
        f'<path d="{path}" fill="none" stroke="{colour}" stroke-width="{number(width)}"'
        ' stroke-linecap="round"/>'
    )


def _area_sign(layout: Layout, style: Style, kind: str) -> str:
    look = style.area[kind]
    shift = {
        "star": (-0.27 * SCALE, -0.25 * SCALE),
        "supply": (0.0, -0.27 * SCALE),
        "anchor": (0.3 * SCALE, -0.2 * SCALE),
    }
    if look.symbol == "exit":
        shift["exit"] = (0.24 * SCALE, 0.0)
    at = shift.get(look.symbol, (0.0, 0.0))
    is_bare = look.symbol in {"outline", "locked", "border", "fort"}
    drawn = "" if is_bare else _hexagon(layout, style, style.paper.ground)
    is_whole = is_bare or look.symbol == "wash"
    scaled = "scale(0.82)" if is_whole else "scale(1.25)"
    return f'{drawn}<g transform="{scaled}">{area_sign(layout, look, at, (-1.0, 0.0))}</g>'
