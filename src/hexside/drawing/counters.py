"""Counters: nationality, branch, size, name, strengths and steps at a glance."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from html import escape
from typing import Protocol

from hexside.drawing.geometry import number
from hexside.drawing.lettering import width_of
from hexside.drawing.prints import (
    PLATES,
    draw_around,
    draw_cells,
    draw_stripe,
    print_of,
    stripe_of,
    values_of,
)
from hexside.drawing.style import CounterStyle, Style, style
from hexside.drawing.symbols import symbol

FACE = 100.0
"""The width of a counter in its own units."""
SYMBOL_MIDDLE = 32.5


class CounterFace(Protocol):
    """What is printed on the counters of every game."""

    @property
    def id(self) -> str: ...
    @property
    def side(self) -> str: ...
    @property
    def nationality(self) -> str: ...
    @property
    def name(self) -> str: ...
    @property
    def kind(self) -> str: ...
    @property
    def type(self) -> str: ...
    @property
    def size(self) -> str: ...
    @property
    def steps(self) -> int: ...
    @property
    def attack(self) -> int: ...
    @property
    def defense(self) -> int: ...
    @property
    def move(self) -> int: ...


def strengths(counter: CounterFace, steps: int) -> str:
    """Attack, defence and movement of the face that is up; headquarters range, air points."""
    if counter.kind == "hq":
        reach = getattr(counter, "command_range", None)
        return f"({reach})" if reach is not None else f"{counter.defense}-{counter.move}"
    if counter.kind == "air":
        return str(counter.attack)
    return "-".join(str(value) for value in values_of(counter, steps))


def draw_counter(counter: CounterFace, steps: int, x: float, y: float, side: float) -> str:
    """A counter with its upper left corner at a point, with a given width."""
    look = style()
    colours = look.counter_of(counter.id, counter.nationality)
    branch = symbol(counter.type, colours.ink, colours.box)
    found = print_of(counter, steps)
    name_ink = PLATES[found.plate][1] if found is not None and found.plate else colours.ink
    inner = "".join(
        (
            _ground(colours, counter, steps),
            draw_stripe(stripe_of(counter, steps), SYMBOL_MIDDLE),
            _size_mark(look, counter, colours),
            f'<g transform="translate(27 17.5)">{branch}</g>',
            draw_around(found, colours.ink) if found is not None else "",
            _text(counter.name, 50, 63.5, 14.5, 86, name_ink),
            draw_cells(found, colours.ink)
            if found is not None
            else _text(strengths(counter, steps), 50, 90, 26, 90, colours.ink),
            _step_pips(counter, steps, colours),
        )
    )
    return (
        f'<g class="counter" data-unit="{escape(counter.id)}" transform="translate({number(x)}'
        f' {number(y)}) scale({side / FACE:.3f})" font-family="{look.paper.family}">{inner}</g>'
    )


def _ground(colours: CounterStyle, counter: CounterFace, steps: int) -> str:
    """The die-cut square with its shadow; a pale band marks a reduced unit."""
    face = (
        '<rect x="3" y="4" width="100" height="100" rx="7" fill="#2b2418" fill-opacity="0.35"/>'
        f'<rect width="100" height="100" rx="7" fill="{colours.fill}" stroke="{colours.ink}"'
        ' stroke-width="1.6" stroke-opacity="0.75"/>'
        '<path d="M7 1.8H93" stroke="#fff" stroke-opacity="0.45" stroke-width="2"/>'
    )
    if steps < counter.steps:
        face += (
            f'<path d="M1 69H99V93Q99 99 93 99H7Q1 99 1 93Z" fill="{colours.box}"'
            ' fill-opacity="0.85"/>'
        )
    return face


def _size_mark(look: Style, counter: CounterFace, colours: CounterStyle) -> str:
    is_mark = bool(counter.size) and not set(counter.size) - set("IX•")
    mark = counter.size if is_mark else look.size.get(counter.size, "")
    return _text(mark, 50, 14.2, 13, 60, colours.ink) if mark else ""


def _text(text: str, x: float, y: float, size: float, room: float, ink: str) -> str:
    """Bold centred letters, condensed if they would not fit."""
    wide = width_of(text, size, 700)
    squeeze = f' textLength="{number(room)}" lengthAdjust="spacingAndGlyphs"' if wide > room else ""
    return (
        f'<text x="{number(x)}" y="{number(y)}" font-size="{number(size)}" font-weight="700"'
        f' text-anchor="middle" fill="{ink}"{squeeze}>{escape(text)}</text>'
    )


def _step_pips(counter: CounterFace, steps: int, colours: CounterStyle) -> str:
    """The step band: one bar per step at the left edge, hollow if lost."""
    if counter.kind == "hq":
        return ""
    bars = []
    for step in range(counter.steps):
        fill = colours.ink if step < steps else "none"
        bars.append(
            f'<rect x="7" y="{number(40 - 11 * step)}" width="11" height="7.5" fill="{fill}"'
            f' stroke="{colours.ink}" stroke-width="1.4"/>'
        )
    return "".join(bars)


def counter_rows(
    roster: Mapping[str, CounterFace], across: int, side: float, gap: float
) -> tuple[str, float]:
    """Counters in rows, ordered by side, nationality and branch, and their total height.

    Every face is shown: first the full unit, then each smaller number of steps.
    """
    faces = [
        (counter, steps)
        for counter in sorted(roster.values(), key=order)
        for steps in range(counter.steps, 0, -1)
    ]
    return _laid_out(faces, across, side, gap)


def rows_of(
    counters: Iterable[CounterFace], across: int, side: float, gap: float
) -> tuple[str, float]:
    """Counters in rows in the given order, and their total height."""
    return _laid_out([(counter, counter.steps) for counter in counters], across, side, gap)


def _laid_out(
    faces: Sequence[tuple[CounterFace, int]], across: int, side: float, gap: float
) -> tuple[str, float]:
    parts = []
    for at, (counter, steps) in enumerate(faces):
        row, column = divmod(at, across)
        x, y = column * (side + gap), row * (side + gap)
        parts.append(draw_counter(counter, steps, x, y, side))
    return "".join(parts), -(-len(faces) // across) * (side + gap)


def order(counter: CounterFace) -> tuple[str, str, bool, str, str]:
    """Sides separate, nationalities separate, headquarters last."""
    return (counter.side, counter.nationality, counter.kind == "hq", counter.type, counter.id)
