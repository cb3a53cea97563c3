"""Units of a position text, read and written alike for every game (docs/position-text.md).

A game hands in a ``UnitForm``: its counters, the keys that a counter of the text's own may have,
its marks and its boxes. Everything else is here: hex or box, steps left, the checks of every key,
and the way back to text.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any, Generic, Protocol, TypeVar

import msgspec

from hexside.board import Grid
from hexside.engine.position_limits import MOST_UNITS
from hexside.engine.positions import PositionProblem, no_hex
from hexside.engine.state import OFF_MAP, Unit

#: Where a unit is and what has become of it.
PLACE_KEYS = ("hex", "box", "left", "marks")
SIDE, STEPS = "side", "steps"

Problems = list[PositionProblem]


class Printed(Protocol):
    """What every counter has."""

    @property
    def steps(self) -> int:
        """The printed steps."""


C = TypeVar("C", bound=Printed)


@dataclass(frozen=True)
class Words:
    """The words that a key may hold; ``numbered`` are stems such as ``turn-`` with their range."""

    known: tuple[str, ...] = ()
    numbered: Mapping[str, tuple[int, int]] = field(default_factory=dict)

    def __contains__(self, word: object) -> bool:
        if not isinstance(word, str):
            return False
        if word in self.known:
            return True
        for stem, (least, most) in self.numbered.items():
            number = word.removeprefix(stem)
            if number != word and number.isascii() and number.isdigit():
                return str(int(number)) == number and least <= int(number) <= most
        return False

    def listed(self) -> str:
        """All words, for the message of a wrong one."""
        ranges = (f"{stem}{least}..{most}" for stem, (least, most) in self.numbered.items())
        return " ".join((*self.known, *ranges))


@dataclass(frozen=True)
class UnitForm(Generic[C]):
    """What a game says of its units in position texts."""

    #: The counters of the game.
    roster: Mapping[str, C]
    #: Keys of a counter of the text's own, by what they hold.
    words: Mapping[str, Words]
    numbers: tuple[str, ...]
    flags: tuple[str, ...]
    texts: tuple[str, ...]
    marks: Words
    boxes: Words
    #: The box of a unit for which the text names neither hex nor box.
    box: str
    #: The box of a unit that the text does not name at all.
    absent: str
    #: A counter of the text's own from its checked keys; what is left out has a plain value.
    make: Callable[[str, dict[str, Any]], C]
    #: The keys that make a counter again.
    printed: Callable[[C], dict[str, Any]]
    #: Steps left where the text does not say.
    full: Callable[[C], int]
    #: Marks of units in boxes, and how many marks a unit may have.
    box_marks: Words = Words()
    most_marks: int = 99
    #: Keys that ``make`` checks itself.
    others: tuple[str, ...] = ()
    #: Other names of a word, such as those of the rulebook, by key.
    synonyms: Mapping[str, Mapping[str, str]] = field(default_factory=dict)

    @classmethod
    def of_game(
        cls, roster: Mapping[str, C], boxes: Words, absent: str, marks: Words | None = None
    ) -> UnitForm[C]:
        """The form of a game whose texts name its own counters and define no others."""
        return cls(
            roster=roster,
            words={},
            numbers=(),
            flags=(),
            texts=(),
            marks=marks or Words(),
            boxes=boxes,
            box=absent,
            absent=absent,
            make=lambda uid, values: roster[uid],
            printed=lambda counter: {},
            full=lambda counter: counter.steps,
        )

    def keys(self) -> tuple[str, ...]:
        """Every key of a unit."""
        own = (*self.words, *self.numbers, *self.flags, *self.texts, *self.others)
        return tuple(dict.fromkeys((*PLACE_KEYS, *own)))


def read_units(
    form: UnitForm[C], grid: Grid, listed: Mapping[str, Any], problems: Problems
) -> tuple[dict[str, C], dict[str, Unit]]:
    """The roster and the units; a unit of the game that is not listed is absent."""
    roster = dict(form.roster)
    units = {uid: Unit(OFF_MAP, form.absent, counter.steps) for uid, counter in roster.items()}
    if len(listed) > MOST_UNITS:
        problems.append(PositionProblem("units", "too-many-units", f"{len(listed)} ({MOST_UNITS})"))
        return dict(sorted(roster.items())), units
    for uid, value in listed.items():
        key = f"units.{uid}"
        entry = {"hex": value} if isinstance(value, str) else value
        if not uid or len(uid.split()) != 1 or uid.split()[0] != uid:
            # An action names its units in a line of words, so an id is one word.
            problems.append(PositionProblem(key, "bad-unit-id", repr(uid)[:40]))
        elif not isinstance(entry, dict):
            problems.append(PositionProblem(key, "expected-table", repr(entry)[:40]))
        else:
            counter = _counter(form, uid, key, entry, problems)
            if counter is not None:
                roster[uid] = counter
                unit = _place(form, counter, grid, key, entry, problems)
                if unit is not None:
                    units[uid] = unit
    return dict(sorted(roster.items())), units


def _counter(
    form: UnitForm[C], uid: str, key: str, entry: dict[str, Any], problems: Problems
) -> C | None:
    """The counter of the game with this id, or the one that the text defines."""
    keys = form.keys()
    for name in entry:
        if name not in keys:
            problems.append(PositionProblem(f"{key}.{name}", "unknown-key", " ".join(keys)))
    if SIDE in entry:
        return _own_counter(form, uid, key, entry, problems)
    if uid not in form.roster:
        problems.append(PositionProblem(key, "unit-without-side", "side type attack move"))
        return None
    for name in entry:
        if name in keys and name not in (*PLACE_KEYS, STEPS):
            problems.append(PositionProblem(f"{key}.{name}", "needs-side"))
    return form.roster[uid]


def _own_counter(
    form: UnitForm[C], uid: str, key: str, entry: dict[str, Any], problems: Problems
) -> C | None:
    before = len(problems)
    values: dict[str, Any] = {}
    for name, value in entry.items():
        where = f"{key}.{name}"
        if name in form.words:
            word = value
            if isinstance(value, str):
                word = form.synonyms.get(name, {}).get(value, value)
            if word not in form.words[name]:
                known = " ".join((form.words[name].listed(), *form.synonyms.get(name, ())))
                problems.append(PositionProblem(where, "unknown-value", known))
            values[name] = word
        elif name in form.numbers:
            if not isinstance(value, int) or isinstance(value, bool) or not 0 <= value < 1_000:
                problems.append(PositionProblem(where, "expected-number", repr(value)[:40]))
            values[name] = value
        elif name in form.flags:
            if not isinstance(value, bool):
                problems.append(PositionProblem(where, "unknown-value", "true false"))
            values[name] = value
        elif name in form.texts:
            if not isinstance(value, str):
                problems.append(PositionProblem(where, "expected-text", repr(value)[:40]))
            values[name] = value
        elif name in form.others:
            values[name] = value
    if len(problems) > before:
        return None
    try:
        return form.make(uid, values)
    except (msgspec.ValidationError, ValueError, TypeError) as error:
        problems.append(PositionProblem(key, "unreadable-unit", str(error)[:80]))
        return None


def _place(
    form: UnitForm[C],
    counter: C,
    grid: Grid,
    key: str,
    entry: dict[str, Any],
    problems: Problems,
) -> Unit | None:
    before = len(problems)
    full = form.full(counter)
    # For a unit of the game ``steps`` cannot mean the printed ones.
    left = entry.get("left", full if SIDE in entry else entry.get(STEPS, full))
    if not isinstance(left, int) or isinstance(left, bool) or not 1 <= left <= counter.steps:
        told = "left" if "left" in entry or STEPS not in entry else STEPS
        value = f"{repr(left)[:40]} (1-{counter.steps})"
        problems.append(PositionProblem(f"{key}.{told}", "expected-steps", value))
    name, box = entry.get("hex"), entry.get("box", "" if "hex" in entry else form.box)
    if name is not None:
        if not isinstance(name, str) or name not in grid:
            problems.append(no_hex(f"{key}.hex", name))
        if box:
            problems.append(PositionProblem(key, "hex-and-box", f"{name} {box}"[:40]))
    elif box not in form.boxes:
        problems.append(PositionProblem(f"{key}.box", "unknown-value", form.boxes.listed()))
    marks = _marks(form, key, entry, problems)
    if len(problems) > before:
        return None
    if name is not None:
        return Unit(grid.index(name), "", left, marks)
    return Unit(OFF_MAP, box, left, marks)


def _marks(
    form: UnitForm[C], key: str, entry: dict[str, Any], problems: Problems
) -> tuple[str, ...]:
    marks = entry.get("marks", [])
    if isinstance(marks, str):
        marks = marks.split()
    known = form.marks if "hex" in entry else form.box_marks
    if not isinstance(marks, list) or not all(mark in known for mark in marks):
        if not known.listed():
            problems.append(PositionProblem(f"{key}.marks", "no-marks-in-boxes"))
        else:
            problems.append(PositionProblem(f"{key}.marks", "unknown-value", known.listed()))
        return ()
    held = tuple(sorted(set(marks)))
    if len(held) > form.most_marks:
        problems.append(PositionProblem(f"{key}.marks", "too-many-marks", " ".join(held)))
    return held


def write_units(
    form: UnitForm[C], roster: Mapping[str, C], grid: Grid, units: Mapping[str, Unit]
) -> dict[str, Any]:
    """Every unit that is in the game, with printed values where the text must define them."""
    table: dict[str, Any] = {}
    for uid, unit in units.items():
        counter = roster[uid]
        own = form.roster.get(uid) != counter
        if unit.box == form.absent and not own and unit.steps == counter.steps:
            continue
        entry = form.printed(counter) if own else {}
        if unit.hex >= 0:
            entry["hex"] = grid.names[unit.hex]
        else:
            entry["box"] = unit.box
        if not unit.steps == counter.steps == form.full(counter):
            entry["left"] = unit.steps
        if unit.marks:
            entry["marks"] = list(unit.marks)
        table[uid] = entry
    return table
