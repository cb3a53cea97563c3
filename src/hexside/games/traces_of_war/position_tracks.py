"""Tracks, markers and chits of a position text."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import Any

import msgspec

from hexside.engine import OFF_MAP
from hexside.engine.positions import PositionProblem
from hexside.games.traces_of_war.chits import chits_of
from hexside.games.traces_of_war.rules import TracesRules
from hexside.games.traces_of_war.set_up import start_data
from hexside.games.traces_of_war.state import TracesData
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
KNOWN = frozenset(TracesData.__struct_fields__) - frozenset(CHITS) - {"drawn"}


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
    _read_chits(rules, document, turn, values, problems)
    try:
        return msgspec.convert(values, TracesData)
    except msgspec.ValidationError as error:
        problems.append(PositionProblem("tracks", "unreadable-tracks", str(error)))
        return start


def _hexes(rules: TracesRules, value: Any, key: str, problems: list[PositionProblem]) -> list[int]:
    if isinstance(value, str):
        value = value.split()
    found = []
    for name in value if isinstance(value, list) else [value]:
        if not isinstance(name, str) or name not in rules.grid:
            problems.append(PositionProblem(key, "unknown-hex", str(name)[:40]))
        else:
            found.append(rules.grid.index(name))
    return sorted(found)


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
            problems.append(PositionProblem(key, "unknown-chit", " ".join(unknown)))
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
