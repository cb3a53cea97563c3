"""Tracks, markers and chits of a position text."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import Any

from hexside.engine import OFF_MAP
from hexside.engine.position_parts import converted
from hexside.engine.positions import PositionProblem, no_hex
from hexside.games.traces_of_war.chits import chits_of
from hexside.games.traces_of_war.position_units import last_group
from hexside.games.traces_of_war.rules import TracesRules
from hexside.games.traces_of_war.set_up import start_data
from hexside.games.traces_of_war.state import DEF_AS, END_OF_TURN, OFF_AS, TracesData
from hexside.games.traces_of_war.tables import AXIS, SOVIET

HEXES = ("control", "crossing_points", "supreme_orders")
CHITS = (
    "inactive_axis",
    "inactive_soviet",
    "chosen_axis",
    "chosen_soviet",
    "hand",
    "cup",
    "resolved",
)
#: Words of the sequence of play that stand on the track ``phase``.
PHASE_WORDS = (
    *("set-up", "turn-start", "luftwaffe", "opening-attack", "command-chits", "action"),
    END_OF_TURN,
)
#: Tracks that count something.
COUNTED = ("axis_relocations", "soviet_relocations")
KNOWN = frozenset(TracesData.__struct_fields__) - frozenset(CHITS) - {"drawn"}


def track_words() -> dict[str, tuple[str, ...]]:
    """The tracks that hold words, with these words."""
    markers = (OFF_AS, DEF_AS)
    return {
        "phase": PHASE_WORDS,
        "luftwaffe_box": markers,
        "luftwaffe": markers,
        "luftwaffe_used": markers,
    }


def read_tracks(
    rules: TracesRules, document: Mapping[str, Any], turn: int, problems: list[PositionProblem]
) -> TracesData:
    """The tracks; what the text does not say is as at the start of the game."""
    start = start_data(rules)
    values: dict[str, Any] = {name: getattr(start, name) for name in start.__struct_fields__}
    values["phase"] = str(document.get("phase", "action"))
    tracks = document.get("tracks", {})
    if not isinstance(tracks, dict):
        problems.append(PositionProblem("tracks", "expected-table"))
        tracks = {}
    for name, value in tracks.items():
        key = f"tracks.{name}"
        if name not in KNOWN:
            problems.append(PositionProblem(key, "unknown-key", " ".join(sorted(KNOWN))))
        elif name in HEXES:
            values[name] = _hexes(rules, value, key, problems)
        elif name == "airborne_hex":
            found = _hexes(rules, [value] if value else [], key, problems)
            values[name] = found[0] if found else OFF_MAP
        else:
            values[name] = value
            _check_words(name, value, problems)
    _check_hexes(rules, values, problems)
    _read_markers(start, tracks, values, problems)
    _read_chits(rules, document, turn, values, problems)
    data = converted(values, TracesData, "tracks", "unreadable-tracks", problems)
    if data is None:
        return start
    for name in COUNTED:
        if getattr(data, name) < 0:
            problems.append(PositionProblem(f"tracks.{name}", "out-of-range", "0-99"))
    last = last_group(rules.ground.files) + 1
    if not 1 <= data.group <= last:
        problems.append(PositionProblem("tracks.group", "out-of-range", f"1-{last}"))
    return data


def orders_elsewhere(rules: TracesRules, data: TracesData) -> list[str]:
    """12.2: hexes under a hold order that are no city: no one can end it by taking control."""
    cities = rules.ground.is_city.union(rules.ground.supreme_order_hexes)
    return [rules.names[hex] for hex in data.supreme_orders if hex not in cities]


def _check_words(name: str, value: Any, problems: list[PositionProblem]) -> None:
    known = track_words().get(name)
    if known is None:
        return
    listed = value if isinstance(value, list) else [value]
    if any(word not in known for word in listed):
        problems.append(PositionProblem(f"tracks.{name}", "unknown-value", " ".join(known)))


def _check_hexes(
    rules: TracesRules, values: dict[str, Any], problems: list[PositionProblem]
) -> None:
    """8.1, 12.3: control is of major cities and of the key to crossing points.

    A board of the text's own without crossing points may count any hexes as such.
    """
    for hex in values["control"]:
        if hex not in rules.ground.controllable:
            name = rules.names[hex]
            problems.append(PositionProblem("tracks.control", "nothing-to-control", name))
    crossings = rules.ground.crossings
    for hex in values["crossing_points"]:
        if crossings and hex not in crossings:
            name = rules.names[hex]
            problems.append(PositionProblem("tracks.crossing_points", "no-crossing-point", name))


def _read_markers(
    start: TracesData,
    tracks: dict[str, Any],
    values: dict[str, Any],
    problems: list[PositionProblem],
) -> None:
    """7.0: markers that the text does not place lie in the box."""
    placed: Counter[str] = Counter()
    for name in ("luftwaffe", "luftwaffe_used", "luftwaffe_box"):
        if name == "luftwaffe_box" and name not in tracks:
            continue
        listed = values[name]
        if not isinstance(listed, (list, tuple)) or any(w not in (OFF_AS, DEF_AS) for w in listed):
            return
        placed.update(listed)
    whole = Counter(start.luftwaffe_box)
    words = " ".join(sorted(whole.elements()))
    if "luftwaffe_box" in tracks:
        if placed != whole:
            name = "luftwaffe" if "luftwaffe" in tracks else "luftwaffe_box"
            problems.append(PositionProblem(f"tracks.{name}", "markers-lost-or-added", words))
        return
    if placed - whole:
        name = "luftwaffe" if "luftwaffe" in tracks else "luftwaffe_used"
        problems.append(PositionProblem(f"tracks.{name}", "more-than-exist", words))
        return
    values["luftwaffe_box"] = sorted((whole - placed).elements())


def _hexes(rules: TracesRules, value: Any, key: str, problems: list[PositionProblem]) -> list[int]:
    if isinstance(value, str):
        value = value.split()
    found = []
    for name in value if isinstance(value, list) else [value]:
        if not isinstance(name, str) or name not in rules.grid:
            problems.append(no_hex(key, name))
        else:
            found.append(rules.grid.index(name))
    return sorted(set(found))


def _read_chits(
    rules: TracesRules,
    document: Mapping[str, Any],
    turn: int,
    values: dict[str, Any],
    problems: list[PositionProblem],
) -> None:
    """Chits that the text does not place lie in their inactive pools."""
    section = document.get("chits", {})
    if not isinstance(section, dict):
        problems.append(PositionProblem("chits", "expected-table"))
        return
    for name, value in section.items():
        key = f"chits.{name}"
        if name != "drawn" and name not in CHITS:
            words = " ".join((*CHITS, "drawn"))
            problems.append(PositionProblem(key, "unknown-key", words))
            continue
        listed = [value] if name == "drawn" else value
        if not isinstance(listed, list) or not all(isinstance(chit, str) for chit in listed):
            problems.append(PositionProblem(key, "expected-list", repr(value)[:40]))
            continue
        unknown = [chit for chit in listed if chit and chit not in rules.chits]
        if unknown:
            problems.append(PositionProblem(key, "unknown-value", " ".join(rules.chits)))
        if name == "drawn":
            values["drawn"] = value
            continue
        values[name] = list(value) if name == "resolved" else sorted(map(str, value))
    held = (*values["hand"], *values["cup"], *values["resolved"], values["drawn"])
    if "resolved" not in section:
        # A text that does not mention the Supply chit begins after it has been drawn.
        supply = [c.id for c in rules.chits.values() if c.kind == "supply" and c.id not in held]
        values["resolved"] = supply
    placed = Counter([*values["hand"], *values["cup"], *values["resolved"], values["drawn"]])
    for side, name in ((AXIS, "inactive_axis"), (SOVIET, "inactive_soviet")):
        if name in section:
            continue
        rest = Counter(chits_of(rules, side, turn)) - placed
        values[name] = sorted(rest.elements())


def write_tracks(rules: TracesRules, data: TracesData) -> tuple[dict[str, Any], dict[str, Any]]:
    """The tracks and the chits as two sections."""
    tracks: dict[str, Any] = {}
    for name in data.__struct_fields__:
        value = getattr(data, name)
        if name in HEXES:
            tracks[name] = [rules.names[hex] for hex in value]
        elif name == "airborne_hex":
            tracks[name] = rules.names[value] if value >= 0 else ""
        elif name in KNOWN:
            tracks[name] = list(value) if isinstance(value, tuple) else value
    chits: dict[str, Any] = {name: list(getattr(data, name)) for name in CHITS}
    chits["drawn"] = data.drawn
    return tracks, chits
