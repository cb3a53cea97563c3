"""Tracks, control, chits and the order of the stacks of a position text."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from typing import Any

import msgspec
from msgspec.structs import replace

from hexside.engine import State
from hexside.engine.position_parts import converted
from hexside.engine.positions import PositionProblem, no_hex
from hexside.games.iskra.rules import IskraRules
from hexside.games.iskra.set_up import start_data
from hexside.games.iskra.shapes import SOVIET
from hexside.games.iskra.state import (
    AXIS_HIGH,
    AXIS_LOW,
    MADE,
    MISSED,
    PHASES,
    SOVIET_HIGH,
    SOVIET_LOW,
    UNCHECKED,
    IskraData,
)
from hexside.games.iskra.work import LAST_HIGH_TURN, IskraWork
from hexside.mechanics.stack_order import StackOrder, stacked

#: The places of chits, and the one chit that is being carried out.
CHITS = ("pool", "cup", "later", "used", "set_aside")
DRAWN = "drawn"
ORDER = "order"
#: Tracks that hold hexes.
SOVIET_HEXES, WRECK = "soviet_hexes", "wreck"
MARKER = "schluesselburg"
KNOWN = frozenset(IskraData.__struct_fields__) - {*CHITS, DRAWN, ORDER}
#: The event of a turn in which the one that was rolled could not happen (R-40).
NO_EVENT = "none"
#: 19.1.12 gives one replacement point; a text may give more.
MOST_POINTS = 9

Problems = list[PositionProblem]
Document = Mapping[str, Any]


def read_tracks(rules: IskraRules, document: Document, turn: int, problems: Problems) -> IskraData:
    """The tracks; what the text does not say is as at the start of the game."""
    start = start_data(rules)
    values: dict[str, Any] = {
        name: msgspec.to_builtins(getattr(start, name)) for name in start.__struct_fields__
    }
    tracks = document.get("tracks", {})
    if not isinstance(tracks, dict):
        problems.append(PositionProblem("tracks", "expected-table"))
        tracks = {}
    for name, value in tracks.items():
        key = f"tracks.{name}"
        if name not in KNOWN:
            problems.append(PositionProblem(key, "unknown-key", " ".join(sorted(KNOWN))))
        elif name == SOVIET_HEXES:
            values[name] = _hexes(rules, value, key, problems)
        elif name == WRECK:
            found = _hexes(rules, value, key, problems) if value else []
            values[name] = found[0] if found else -1
        else:
            values[name] = value
    _check_words(rules, values, problems)
    _check_control(rules, values, problems)
    _read_chits(rules, document, turn, values, problems)
    data = converted(values, IskraData, "tracks", "unreadable-tracks", problems)
    return start if data is None else data


def _check_words(rules: IskraRules, values: dict[str, Any], problems: Problems) -> None:
    events = ("", NO_EVENT, *rules.files.event_rules)
    formations = ("", *rules.members, *rules.hq_of_division)
    known: dict[str, tuple[str, ...]] = {
        "phase": PHASES,
        "event": events,
        "last_event": events,
        "last_rolled": events,
        "schluesselburg": (AXIS_HIGH, AXIS_LOW, SOVIET_HIGH, SOVIET_LOW),
        "link_up": (UNCHECKED, MADE, MISSED),
        "last_formation": formations,
        "last_axis_formation": formations,
    }
    for name, words in known.items():
        if values[name] not in words:
            listed = " ".join(word for word in words if word)
            problems.append(PositionProblem(f"tracks.{name}", "unknown-value", listed))
    points = rules.tables.air.points
    used = values["air_points"]
    if isinstance(used, list) and not all(n in range(points + 1) for n in used):
        problems.append(PositionProblem("tracks.air_points", "out-of-range", f"0-{points}"))
    left = values["axis_replacements"]
    if isinstance(left, int) and left not in range(MOST_POINTS + 1):
        problems.append(
            PositionProblem("tracks.axis_replacements", "out-of-range", f"0-{MOST_POINTS}")
        )
    named = values["strategic"]
    for name in named if isinstance(named, list) else ():
        if not isinstance(name, str) or name not in {*rules.members, *rules.roster}:
            problems.append(PositionProblem("tracks.strategic", "unknown-unit", str(name)[:40]))


def _check_control(rules: IskraRules, values: dict[str, Any], problems: Problems) -> None:
    """14.1: the hexes that can be controlled."""
    for hex in values[SOVIET_HEXES]:
        if hex not in rules.ground.controllable:
            key = f"tracks.{SOVIET_HEXES}"
            problems.append(PositionProblem(key, "nothing-to-control", rules.names[hex]))


def _hexes(rules: IskraRules, value: Any, key: str, problems: Problems) -> list[int]:
    if isinstance(value, str):
        value = value.split()
    found = []
    for name in value if isinstance(value, list) else [value]:
        if not isinstance(name, str) or name not in rules.grid:
            problems.append(no_hex(key, name))
        else:
            found.append(rules.grid.index(name))
    return sorted(set(found))


def calendar(rules: IskraRules, turn: int) -> tuple[str, ...]:
    """1.4, 7.2: the chits that are in the game in a turn, if no event has changed that."""
    return tuple(
        sorted(
            chit.id
            for chit in rules.chits.values()
            for _ in range(chit.count)
            if chit.from_turn <= turn
        )
    )


def _read_chits(
    rules: IskraRules, document: Document, turn: int, values: dict[str, Any], problems: Problems
) -> None:
    """What the text does not say: the pool is that of the turn, and the cup is empty."""
    section = document.get("chits", {})
    for name in (*CHITS, DRAWN):
        values[name] = "" if name == DRAWN else []
    if not isinstance(section, dict):
        problems.append(PositionProblem("chits", "expected-table"))
        return
    for name, value in section.items():
        key = f"chits.{name}"
        if name != DRAWN and name not in CHITS:
            words = " ".join((*CHITS, DRAWN))
            problems.append(PositionProblem(key, "unknown-key", words))
            continue
        listed = [value] if name == DRAWN else value
        if not isinstance(listed, list) or not all(isinstance(chit, str) for chit in listed):
            expected = "expected-text" if name == DRAWN else "expected-list"
            problems.append(PositionProblem(key, expected, repr(value)[:40]))
            continue
        if any(chit and chit not in rules.chits for chit in listed):
            problems.append(PositionProblem(key, "unknown-value", " ".join(rules.chits)))
        values[name] = value if name == DRAWN else sorted(value)
    if "pool" not in section:
        placed = [chit for name in CHITS for chit in values[name]]
        placed += [values[DRAWN]] if values[DRAWN] else []
        pool = calendar(rules, turn)
        # Chits that the text names are in play even before their time.
        more = Counter(placed) - Counter(pool)
        values["pool"] = sorted([*pool, *more.elements()])


def arranged(rules: IskraRules, state: State, document: Document, problems: Problems) -> State:
    """6.3.1, R-64: the stacks as the text orders them; by default the strongest lies on top."""
    work = IskraWork(rules, state)
    usual = stacked(state.units, work.rank)
    stacks = dict(usual.stacks)
    named = document.get("stacks", {})
    if not isinstance(named, dict):
        problems.append(PositionProblem("stacks", "expected-table"))
        named = {}
    for name, units in named.items():
        key = f"stacks.{name}"
        if name not in rules.grid:
            problems.append(no_hex(key, name))
            continue
        there = stacks.get(rules.grid.index(name), ())
        upper = _upper(units, there, key, problems)
        whole = (*upper, *(uid for uid in there if uid not in upper))
        # 6.1.2: a bridge is a marker, and lies under the counters wherever the text puts it.
        stacks[rules.grid.index(name)] = tuple(sorted(whole, key=work.is_bridge))
    ordered = replace(state, data=replace(state.data, order=StackOrder.of(stacks)))
    return _held(rules, ordered, document.get("tracks", {}))


def _held(rules: IskraRules, state: State, tracks: Mapping[str, Any]) -> State:
    """13.5.2, 14.1: the control that a text leaves out.

    The Soviets hold the hexes where units of theirs stand that can, and Schlüsselburg has their
    marker if all of it is Soviet.
    """
    work = IskraWork(rules, state)
    if SOVIET_HEXES not in tracks:
        held = {work.units[uid].hex for uid in work.on_map(SOVIET) if work.can_hold(uid)}
        work.change(soviet_hexes=tuple(sorted(held & rules.ground.controllable)))
    city = rules.ground.schluesselburg
    if MARKER not in tracks and city and all(work.is_soviet(hex) for hex in city):
        high = state.turn <= LAST_HIGH_TURN
        work.change(schluesselburg=SOVIET_HIGH if high else SOVIET_LOW)
    return replace(state, data=work.data)


def _upper(units: Any, there: Iterable[str], key: str, problems: Problems) -> tuple[str, ...]:
    """The counters that a text puts on top of a stack, the uppermost first."""
    if isinstance(units, str):
        units = units.split()
    if not isinstance(units, list):
        problems.append(PositionProblem(key, "expected-list", repr(units)[:40]))
        return ()
    known = tuple(there)
    for uid in units:
        if uid not in known:
            problems.append(PositionProblem(key, "unknown-unit", str(uid)[:40]))
    return tuple(dict.fromkeys(uid for uid in units if uid in known))


def write_tracks(rules: IskraRules, data: IskraData) -> dict[str, Any]:
    """The tracks, the chits and the stacks as three sections."""
    names = rules.names
    tracks: dict[str, Any] = {}
    for name in data.__struct_fields__:
        value = getattr(data, name)
        if name == SOVIET_HEXES:
            tracks[name] = [names[hex] for hex in value]
        elif name == WRECK:
            tracks[name] = names[value] if value >= 0 else ""
        elif name in KNOWN:
            tracks[name] = msgspec.to_builtins(value)
    chits: dict[str, Any] = {name: list(getattr(data, name)) for name in CHITS}
    chits[DRAWN] = data.drawn
    stacks = {names[hex]: list(stack) for hex, stack in data.order.rows if len(stack) > 1}
    return {"tracks": tracks, "chits": chits, "stacks": stacks}
