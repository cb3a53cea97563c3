"""The agenda of a position text: frames with printed hex numbers instead of hexes.

A game says in a ``FrameForm`` which fields of its frames hold hexes, units and words; reading
checks them, writing turns the same fields back. Lanes that run side by side are agendas again.
"""

from __future__ import annotations

from collections.abc import Callable, Container, Iterable, Mapping
from dataclasses import dataclass
from typing import Any

import msgspec

from hexside.board import Grid
from hexside.engine.agenda import Frame
from hexside.engine.position_parts import wholly_converted
from hexside.engine.positions import PositionProblem, no_hex
from hexside.engine.state import OFF_MAP

Entry = dict[str, Any]
Problems = list[PositionProblem]


@dataclass(frozen=True)
class FrameForm:
    """What the fields of a game's frames hold."""

    #: The union of all frames.
    frame: Any
    #: Fields with a hex, with a list of hexes, with pairs of a unit and a hex, of a hex and units.
    hexes: tuple[str, ...] = ()
    hex_lists: tuple[str, ...] = ()
    unit_hex_pairs: tuple[str, ...] = ()
    hex_units_pairs: tuple[str, ...] = ()
    #: Fields with a unit and with a list of units.
    units: tuple[str, ...] = ()
    unit_lists: tuple[str, ...] = ()
    #: The words that fields of a frame may hold, alone or in a list, or the range of a number.
    words: Callable[[Entry], Mapping[str, Iterable[str] | range]] = lambda entry: {}
    #: The field of the frame whose lanes run side by side.
    lanes: str = "lanes"


def read_frames(
    form: FrameForm, grid: Grid, roster: Container[str], listed: Any, problems: Problems
) -> list[Frame[Any]]:
    """The frames of a written agenda; what is wrong is noted with its place."""
    frames: list[Frame[Any]] = []
    if not isinstance(listed, list):
        problems.append(PositionProblem("agenda", "expected-list", repr(listed)[:40]))
        return []
    for number, entry in enumerate(listed):
        key = f"agenda[{number}]"
        plain = _plain(form, grid, entry, key, problems)
        if plain is None:
            continue
        frame = wholly_converted(plain, form.frame, key, UNREADABLE, problems)
        if frame is not None:
            _check_words(form, roster, plain, key, problems)
            frames.append(frame)
    return frames


UNREADABLE = "unreadable-frame"


def _plain(form: FrameForm, grid: Grid, entry: Any, key: str, problems: Problems) -> Entry | None:
    """An entry with hexes as the decoder knows them; ``None`` when one of them is wrong."""
    if not isinstance(entry, dict):
        problems.append(PositionProblem(key, "expected-table", repr(entry)[:40]))
        return None
    before = len(problems)
    plain = _hex_numbers(form, grid, dict(entry), key, problems)
    lanes = plain.get(form.lanes)
    if isinstance(lanes, list):
        plain[form.lanes] = [
            _lane(form, grid, lane, f"{key}.{form.lanes}[{place}]", problems)
            for place, lane in enumerate(lanes)
        ]
    return plain if len(problems) == before else None


def _lane(form: FrameForm, grid: Grid, lane: Any, key: str, problems: Problems) -> Any:
    """A lane is a name and an agenda of its own; what is none stays for the decoder to refuse."""
    if not isinstance(lane, dict) or not isinstance(lane.get("agenda"), list):
        return lane
    inner = [
        _plain(form, grid, entry, f"{key}.agenda[{number}]", problems)
        for number, entry in enumerate(lane["agenda"])
    ]
    return {**lane, "agenda": inner}


def _check_words(
    form: FrameForm, roster: Container[str], entry: Entry, key: str, problems: Problems
) -> None:
    """Units, seats and steps that a frame names must exist."""
    named: list[tuple[str, Any]] = [(name, entry[name]) for name in form.units if entry.get(name)]
    for name in form.unit_lists:
        named += [(name, uid) for uid in _listed(entry.get(name))]
    for name in form.unit_hex_pairs:
        named += [(name, pair[0]) for pair in _listed(entry.get(name)) if _is_pair(pair)]
    for name in form.hex_units_pairs:
        for pair in _listed(entry.get(name)):
            named += [(name, uid) for uid in _listed(pair[1] if _is_pair(pair) else None)]
    for name, uid in named:
        if not isinstance(uid, str) or uid not in roster:
            problems.append(PositionProblem(f"{key}.{name}", "unknown-unit", str(uid)[:40]))
    for name, known in form.words(entry).items():
        problems += _wrong_words(f"{key}.{name}", entry.get(name), known)
    for place, lane in enumerate(_listed(entry.get(form.lanes))):
        agenda = lane.get("agenda") if isinstance(lane, dict) else None
        for number, inner in enumerate(_listed(agenda)):
            if isinstance(inner, dict):
                where = f"{key}.{form.lanes}[{place}].agenda[{number}]"
                _check_words(form, roster, inner, where, problems)


def _wrong_words(key: str, value: Any, known: Iterable[str] | range) -> Problems:
    """What is wrong with a field that holds words of a list, or a number of a range."""
    if isinstance(known, range):
        if value is None or value in known:
            return []
        return [PositionProblem(key, "out-of-range", f"{known.start}-{known.stop - 1}")]
    words = value if isinstance(value, list) else [value] if value else []
    if all(isinstance(word, str) and word in known for word in words):
        return []
    return [PositionProblem(key, "unknown-value", " ".join(known))]


def _listed(value: Any) -> list[Any]:
    return value if isinstance(value, list) else []


def _is_pair(value: Any) -> bool:
    return isinstance(value, list) and len(value) == 2


def _hex_numbers(form: FrameForm, grid: Grid, entry: Entry, key: str, problems: Problems) -> Entry:
    """Printed hex numbers to hexes; whatever is no list stays for the decoder to refuse."""

    def index(name: str, hex: object) -> int:
        if isinstance(hex, str) and hex in grid:
            return grid.index(hex)
        problems.append(no_hex(f"{key}.{name}", hex))
        return OFF_MAP

    for name in form.hexes:
        if name in entry:
            entry[name] = index(name, entry[name])
    for name in form.hex_lists:
        if isinstance(entry.get(name), list):
            entry[name] = [index(name, hex) for hex in entry[name]]
    for name in form.unit_hex_pairs:
        if isinstance(entry.get(name), list):
            entry[name] = [
                [pair[0], index(name, pair[1])] if _is_pair(pair) else pair for pair in entry[name]
            ]
    for name in form.hex_units_pairs:
        if isinstance(entry.get(name), list):
            entry[name] = [
                [index(name, pair[0]), pair[1]] if _is_pair(pair) else pair for pair in entry[name]
            ]
    return entry


def write_frames(form: FrameForm, grid: Grid, agenda: Iterable[Frame[Any]]) -> list[Entry]:
    """The agenda as plain data with printed hex numbers."""
    return [_hex_names(form, grid, msgspec.to_builtins(frame)) for frame in agenda]


def _hex_names(form: FrameForm, grid: Grid, entry: Entry) -> Entry:
    names = grid.names
    # TOML has no word for nothing: a field that holds nothing is left out.
    entry = {name: value for name, value in entry.items() if value is not None}
    for name in form.hexes:
        if entry.get(name, -1) >= 0:
            entry[name] = names[entry[name]]
        else:
            entry.pop(name, None)
    for name in form.hex_lists:
        if name in entry:
            entry[name] = [names[hex] for hex in entry[name]]
    for name in form.unit_hex_pairs:
        if name in entry:
            entry[name] = [[unit, names[hex]] for unit, hex in entry[name]]
    for name in form.hex_units_pairs:
        if name in entry:
            entry[name] = [[names[hex], list(units)] for hex, units in entry[name]]
    for lane in entry.get(form.lanes, ()):
        lane["agenda"] = [_hex_names(form, grid, inner) for inner in lane["agenda"]]
    return entry
