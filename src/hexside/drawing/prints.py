"""What is printed around a counter's strengths: dots, quality, brackets, ranges, stripes.

Counters come from a game's rules or from its data file. The words for the same print differ a
little, and a game without any of it has plain strengths.
"""

from __future__ import annotations

from typing import Any

import msgspec

from hexside.drawing.geometry import number

SUPPLY = "supply-point"
LONGEST = 3
"""The steps of a unit whose last step is a Remnant."""

RED, DARK, PALE = "#a3170f", "#17150e", "#ffffff"
DOTS = {"black": (DARK, DARK), "red": ("#d8180c", PALE), "white": (PALE, DARK)}
"""Fill and rim of the dots: the rims also differ, for readers who cannot see red."""
COLUMNS = {"attack": 18.0, "dot": 37.0, "defense": 55.5, "dash": 71.5, "move": 86.0}
"""The centres of the three values and of the separators between them."""
LINE = 92.0
STRIPES = {"thin": 7.0, "middle": 13.0, "thick": 20.0}
PLATES = {"garrison": ("#2f64b8", PALE), "north": ("#9fd0ee", DARK)}


class Print(msgspec.Struct, frozen=True):
    """The cells of one face of a counter."""

    attack: str
    defense: str
    move: str
    #: none, black, red or white; empty if nothing separates the values.
    dot: str
    #: low, elite or nothing.
    quality: str
    dark: bool
    reach: int
    free: bool
    #: garrison, north or nothing.
    plate: str
    bracketed: bool


def values_of(counter: Any, steps: int) -> tuple[int, int, int]:
    """Attack, defence and movement with a number of steps left."""
    levels = getattr(counter, "values", None)
    if levels:
        level = levels[min(steps, len(levels)) - 1]
        return level.attack, level.defense, level.move
    full = (counter.attack, counter.defense, counter.move)
    if steps >= counter.steps:
        return full
    below = getattr(counter, "over", None)
    if below is not None:
        return values_of(below, steps)
    last = getattr(counter, "remnant", None)
    if last is not None and steps == 1 and counter.steps >= LONGEST:
        return last.attack, last.defense, last.move
    lower = (getattr(counter, f"reduced_{name}", None) for name in ("attack", "defense", "move"))
    attack, defense, move = (
        whole if less is None else less for whole, less in zip(full, lower, strict=True)
    )
    return attack, defense, move


def print_of(counter: Any, steps: int) -> Print | None:
    """The cells of a face; None for a counter with plain strengths."""
    dot = _word(counter, "dot", "tank_dot")
    if not dot:
        return None
    attack, defense, move = values_of(counter, steps)
    reach = int(_word(counter, "asu_range") or 0)
    bracketed = _flag(counter, "bracketed")
    quality = _word(counter, "quality").replace("poor", "low")
    plate = "garrison" if _flag(counter, "garrison") else ""
    if not plate and _flag(counter, "north_caucasus", "north_caucasus_frozen"):
        plate = "north"
    found = Print(
        attack="S" if reach else str(attack),
        defense=f"({defense})" if bracketed else str(defense),
        move=str(move),
        dot=_last_dot(counter, dot) if steps == 1 and counter.steps >= LONGEST else dot,
        quality=quality if quality in ("low", "elite") else "",
        dark=_flag(counter, "no_extended", "no_extended_move"),
        reach=reach,
        free=_flag(counter, "free_stacking"),
        plate=plate,
        bracketed=bracketed,
    )
    if attack + defense + move or reach:
        return found
    # A Supply Point that cannot move: its steps are shown. Markers have nothing printed.
    count = f"×{steps}" if counter.type == SUPPLY else ""
    return msgspec.structs.replace(
        found, attack="", defense=count, move="", dot="", quality="", dark=False
    )


def stripe_of(counter: Any, steps: int) -> str:
    """The width of the loss stripe: thin for the first step lost of several, thick for the last.

    Of four steps the second to go has a stripe between these.
    """
    if steps >= counter.steps or not _word(counter, "dot", "tank_dot"):
        return ""
    if steps == 1:
        return "thick"
    return "thin" if steps == counter.steps - 1 else "middle"


def draw_stripe(stripe: str, middle: float) -> str:
    """A pale stripe across the counter behind its symbol, clear of the step band."""
    if not stripe:
        return ""
    height = STRIPES[stripe]
    return (
        f'<rect class="stripe {stripe}" x="22" y="{number(middle - height / 2)}" width="77"'
        f' height="{number(height)}" fill="#fffdf3" stroke="#141008" stroke-opacity="0.45"/>'
    )


def draw_around(found: Print, ink: str) -> str:
    """The line of a free-stacking unit, the plate of a unit bound to its place, a range.

    The caller draws the name itself.
    """
    parts = []
    if found.plate:
        fill = PLATES[found.plate][0]
        parts.append(f'<rect class="plate" x="2" y="51" width="96" height="16.5" fill="{fill}"/>')
    if found.free:
        parts.append(
            f'<rect class="free" x="5" y="5" width="90" height="90" rx="5" fill="none"'
            f' stroke="{ink}" stroke-width="1.8"/>'
        )
    if found.reach:
        parts.append(_text(str(found.reach), 86, 47, 17, ink))
    return "".join(parts)


def draw_cells(found: Print, ink: str) -> str:
    """Attack, defence and movement, each in its place, with the print around them."""
    middle = COLUMNS["defense"] if found.dot else 50.0
    parts = []
    if found.quality:
        fill = RED if found.quality == "elite" else PALE
        parts.append(_cell(COLUMNS["defense"], 24, fill, found.quality))
    if found.dark:
        parts.append(_cell(COLUMNS["move"], 20, DARK, "dark"))
    if found.dot and not found.bracketed:
        parts.append(_dot(found.dot, ink))
        if not found.quality and not found.dark:
            parts.append(_dash(COLUMNS["dash"], ink))
    light = {"elite": PALE, "low": DARK}.get(found.quality, ink)
    parts += [
        _text(found.attack, COLUMNS["attack"] - (3 if len(found.attack) > 1 else 0), LINE, 27, ink),
        _text(found.defense, middle - (4 if found.bracketed else 0), LINE, 27, light),
        _text(found.move, COLUMNS["move"], LINE, 27, PALE if found.dark else ink),
    ]
    return "".join(parts)


def _dot(dot: str, ink: str) -> str:
    if dot == "none":
        return _dash(COLUMNS["dot"], ink)
    fill, rim = DOTS[dot]
    return (
        f'<circle class="dot {dot}" cx="{number(COLUMNS["dot"])}" cy="82.5" r="5"'
        f' fill="{fill}" stroke="{rim}" stroke-width="2.6"/>'
    )


def _dash(middle: float, ink: str) -> str:
    return (
        f'<path class="dash" d="M{number(middle - 3.4)} 82.5h6.8" stroke="{ink}"'
        ' stroke-width="2.8"/>'
    )


def _cell(middle: float, width: float, fill: str, name: str) -> str:
    rim = DARK if fill == PALE else PALE
    return (
        f'<rect class="cell {name}" x="{number(middle - width / 2)}" y="70.5"'
        f' width="{number(width)}" height="26" rx="3" fill="{fill}" stroke="{rim}"'
        ' stroke-width="1.4"/>'
    )


def _text(text: str, x: float, y: float, size: float, ink: str) -> str:
    if not text:
        return ""
    # Two digits must not touch the dot.
    is_wide = text.isdigit() and len(text) > 1
    squeeze = ' textLength="25" lengthAdjust="spacingAndGlyphs"' if is_wide else ""
    return (
        f'<text x="{number(x)}" y="{number(y)}" font-size="{number(size)}" font-weight="700"'
        f' text-anchor="middle" fill="{ink}"{squeeze}>{text}</text>'
    )


def _last_dot(counter: Any, dot: str) -> str:
    last = getattr(counter, "remnant", None)
    return last.dot if last is not None else str(getattr(counter, "remnant_dot", dot))


def _word(counter: Any, *names: str) -> str:
    """A field under one of its names, from the counter or from the columns of its game."""
    extra = getattr(counter, "extra", {})
    for name in names:
        value = getattr(counter, name, None)
        if value is None:
            value = extra.get(name)
        if value is not None:
            return str(value)
    return ""


def _flag(counter: Any, *names: str) -> bool:
    return _word(counter, *names) in ("yes", "True")


__all__ = [
    "PLATES",
    "Print",
    "draw_around",
    "draw_cells",
    "draw_stripe",
    "print_of",
    "stripe_of",
    "values_of",
]
