"""Around the map: border, title, turn track, scale and the boxes of waiting units."""

from __future__ import annotations

from html import escape

from hexside.drawing.counters import CounterFace, order, rows_of
from hexside.drawing.effects import months
from hexside.drawing.geometry import SCALE, Layout, number
from hexside.drawing.lettering import width_of, wrapped
from hexside.drawing.style import Style
from hexside.drawing.texts import Texts

CELL = 150.0
BOX_COUNTER = 70.0
BOX_GAP = 9.0
BOX_HEAD = 62.0
CREDIT_ROOM = 780.0


def border(layout: Layout, style: Style) -> str:
    """The border of the map: a fine line and a thick one."""
    w, h = layout.width, layout.height
    ink = style.paper.ink
    return (
        f'<rect width="{number(w)}" height="{number(h)}" fill="none" stroke="{ink}"'
        ' stroke-width="3"/>'
        f'<rect x="-14" y="-14" width="{number(w + 28)}" height="{number(h + 28)}" fill="none"'
        f' stroke="{ink}" stroke-width="8"/>'
    )


def panel(width: float, height: float, style: Style) -> str:
    """The background of a panel beside the map."""
    return (
        f'<rect width="{number(width)}" height="{number(height)}" rx="10" fill="#f8f2e2"'
        f' stroke="{style.paper.ink}" stroke-width="3" stroke-opacity="0.8"/>'
    )


def title(
    game: str, scenario: str | None, texts: Texts, style: Style, room: float
) -> tuple[str, float]:
    """The name of the game, the scenario below it, and their height."""
    name = texts.find(f"game-{game}-title") or game.replace("-", " ").title()
    lines = [(line, 82.0, 700) for line in wrapped(name, 82.0, 700, room)]
    if scenario is not None:
        under = texts.find(f"scenario-{game}-{scenario}-title") or scenario.replace("-", " ")
        lines += [(line, 44.0, 400) for line in wrapped(under, 44.0, 400, room)]
    parts = []
    y = 0.0
    for line, size, weight in lines:
        y += size * 1.12
        parts.append(
            f'<text y="{number(y)}" font-size="{number(size)}" font-weight="{weight}"'
            f' font-family="{style.paper.title_family}">{escape(line)}</text>'
        )
    return "".join(parts), y + 20


def scale_bar(game: str, texts: Texts, style: Style) -> tuple[str, float]:
    """A bar of five hexes, in kilometres if the game gives a scale; the credits below it."""
    ink = style.paper.ink
    length = style.kilometres.get(game)
    parts = []
    for step in range(5):
        fill = ink if step % 2 == 0 else "#f8f2e2"
        parts.append(
            f'<rect x="{number(step * SCALE)}" y="48" width="{number(SCALE)}" height="16"'
            f' fill="{fill}" stroke="{ink}" stroke-width="2.5"/>'
        )
    for step in (0, 1, 5):
        label = texts.text("map-hexes", count=step) if step == 5 else str(step)
        if length is not None:
            label = (
                texts.text("map-kilometres", count=f"{length * step:g}")
                if step == 5
                else f"{length * step:g}"
            )
        parts.append(
            f'<text x="{number(step * SCALE)}" y="36" font-size="28"'
            f' text-anchor="{"start" if step == 0 else "middle"}">{escape(label)}</text>'
        )
    credit = wrapped(texts.text("map-credits"), 20.0, 400, CREDIT_ROOM)
    parts += [
        f'<text y="{number(104 + 25 * row)}" font-size="20" fill-opacity="0.75">'
        f"{escape(line)}</text>"
        for row, line in enumerate(credit)
    ]
    return "".join(parts), 90.0 + 25 * len(credit)


def turn_track(
    game: str, turns: range, texts: Texts, style: Style, room: float
) -> tuple[str, float]:
    """A space for each turn, with its month if the game gives it."""
    known = months(game)
    across = max(1, int(room // CELL))
    across = min(across, len(turns)) or 1
    cell = min(room / across, CELL * 1.6)
    parts = []
    rows = 0
    for at, turn in enumerate(turns):
        row, column = divmod(at, across)
        rows = row + 1
        x, y = column * cell, row * (CELL + 10)
        parts.append(
            f'<rect x="{number(x)}" y="{number(y)}" width="{number(cell - 10)}"'
            f' height="{number(CELL)}" rx="8" fill="#efe4c8" stroke="{style.paper.ink}"'
            ' stroke-width="2"/>'
            f'<text x="{number(x + 14)}" y="{number(y + 48)}" font-size="44" font-weight="700"'
            f' fill-opacity="0.8">{turn}</text>'
        )
        month = known.get(turn)
        if month:
            year, which, *day = month.split("-")
            name = f"{int(day[0])}.{which}" if day else texts.text(f"map-month-{which}")
            size = 26.0
            fit = width_of(name, size, 400)
            size = size if fit < cell - 30 else size * (cell - 30) / fit
            parts.append(
                f'<text x="{number(x + 14)}" y="{number(y + CELL - 42)}"'
                f' font-size="{number(size)}">{escape(name)}</text>'
                f'<text x="{number(x + 14)}" y="{number(y + CELL - 14)}" font-size="22"'
                f' fill-opacity="0.7">{year}</text>'
            )
    return "".join(parts), rows * (CELL + 10)


def boxes(
    waiting: dict[tuple[str, str], list[CounterFace]], texts: Texts, style: Style, room: float
) -> tuple[str, float]:
    """The units off the map, a box for each side and reason, and their height."""
    parts = []
    y = 0.0
    inside = room - 40
    across = max(1, int(inside // (BOX_COUNTER + BOX_GAP)))
    for (side, box), counters in sorted(waiting.items()):
        drawn, high = rows_of(sorted(counters, key=order), across, BOX_COUNTER, BOX_GAP)
        name = f"{texts.named('seat', side)}: {texts.named('box', box)}"
        parts.append(
            f'<g transform="translate(0 {number(y)})">'
            f"{panel(room, BOX_HEAD + high + 16, style)}"
            f'<text x="20" y="44" font-size="34" font-weight="700"'
            f' font-family="{style.paper.title_family}">{escape(name)}</text>'
            f'<g transform="translate(20 {number(BOX_HEAD)})">{drawn}</g></g>'
        )
        y += BOX_HEAD + high + 36
    return "".join(parts), y
