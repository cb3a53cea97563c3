"""Tracks, markers and chits of a position text."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import Any

import msgspec

from hexside.engine.position_parts import converted
from hexside.engine.positions import PositionProblem, no_hex
from hexside.games.a_victory_awaits.chits import calendar
from hexside.games.a_victory_awaits.rules import AwaitsRules
from hexside.games.a_victory_awaits.set_up import start_data
from hexside.games.a_victory_awaits.shapes import AXIS, SOVIET
from hexside.games.a_victory_awaits.state import (
    COMMAND,
    END_PHASE,
    SELECTION,
    SET_UP,
    SURPRISE,
    AwaitsData,
)
from hexside.mechanics.chit_pull.cup import join

HEXES = ("control", "stand_fast")
CHITS = (
    *("pool_axis", "pool_soviet", "chosen_axis", "chosen_soviet", "added", "seen_armies"),
    *("hand_axis", "hand_soviet", "cup", "resolved"),
)
#: Words of the sequence of play that stand on the track ``phase``.
PHASE_WORDS = (SET_UP, SURPRISE, SELECTION, COMMAND, END_PHASE)
#: The track of railways in use (17.6) holds hexsides, which a text names by their two hexes.
RAILS = "panzer_rails"
KNOWN = frozenset(AwaitsData.__struct_fields__) - frozenset(CHITS) - {"drawn"}

Problems = list[PositionProblem]


def read_tracks(
    rules: AwaitsRules, document: Mapping[str, Any], turn: int, problems: Problems
) -> AwaitsData:
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
        elif name in HEXES:
            values[name] = _hexes(rules, value, key, problems)
        elif name == RAILS:
            values[name] = _hexsides(rules, value, key, problems)
        else:
            values[name] = value
    if values["phase"] not in PHASE_WORDS:
        problems.append(PositionProblem("tracks.phase", "unknown-value", " ".join(PHASE_WORDS)))
    _check_hexes(rules, values, problems)
    _read_chits(rules, document, turn, values, problems)
    data = converted(values, AwaitsData, "tracks", "unreadable-tracks", problems)
    if data is None:
        return start
    _check_numbers(rules, data, turn, problems)
    return data


def _check_numbers(rules: AwaitsRules, data: AwaitsData, turn: int, problems: Problems) -> None:
    if not 0 <= data.zhukov <= turn:
        problems.append(PositionProblem("tracks.zhukov", "out-of-range", f"0-{turn}"))
    if not 0 <= data.bid <= 999:
        problems.append(PositionProblem("tracks.bid", "out-of-range", "0-999"))
    sources = [rules.names[hex] for hex in rules.ground.sources[SOVIET]]
    if data.army_entry and data.army_entry not in sources:
        words = " ".join(sources)
        problems.append(PositionProblem("tracks.army_entry", "unknown-value", words))
    for hq in data.panzer_groups:
        if hq not in rules.headquarters[AXIS]:
            words = " ".join(rules.headquarters[AXIS])
            problems.append(PositionProblem("tracks.panzer_groups", "unknown-value", words))
    for name in ("cups", "shown"):
        for seat in getattr(data, name):
            if seat not in rules.seats:
                key = f"tracks.{name}.{seat}"
                problems.append(PositionProblem(key, "unknown-key", " ".join(rules.seats)))
    chits = [chit for cup in data.cups.values() for chit in cup]
    chits += [*data.shown.values(), *(drawn.chit for drawn in data.queue.drawn)]
    if any(chit not in rules.chits for chit in chits):
        problems.append(PositionProblem("tracks", "unknown-value", " ".join(rules.chits)))


def _check_hexes(rules: AwaitsRules, values: dict[str, Any], problems: Problems) -> None:
    """3.4, 16.2: what can be controlled, and where Stand Fast markers have a meaning."""
    for hex in values["control"]:
        if hex not in rules.ground.controllable:
            name = rules.names[hex]
            problems.append(PositionProblem("tracks.control", "nothing-to-control", name))
    for hex in values["stand_fast"]:
        if hex not in rules.ground.is_city:
            name = rules.names[hex]
            problems.append(PositionProblem("tracks.stand_fast", "no-major-city", name))


def _hexes(rules: AwaitsRules, value: Any, key: str, problems: Problems) -> list[int]:
    if isinstance(value, str):
        value = value.split()
    found = []
    for name in value if isinstance(value, list) else [value]:
        if not isinstance(name, str) or name not in rules.grid:
            problems.append(no_hex(key, name))
        else:
            found.append(rules.grid.index(name))
    return sorted(set(found))


def _hexsides(rules: AwaitsRules, value: Any, key: str, problems: Problems) -> list[int]:
    """Hexsides as two hexes joined by a stroke, ``S0115/S0215``."""
    found = []
    for text in value if isinstance(value, list) else [value]:
        names = str(text).split("/")
        hexes = [rules.grid.index(name) for name in names if name in rules.grid]
        if len(names) != 2 or len(hexes) != 2 or rules.grid.direction(*hexes) < 0:
            problems.append(PositionProblem(key, "expected-hexside", str(text)[:40]))
        else:
            found.append(rules.grid.hexside(*hexes))
    return sorted(found)


def _read_chits(
    rules: AwaitsRules,
    document: Mapping[str, Any],
    turn: int,
    values: dict[str, Any],
    problems: Problems,
) -> None:
    """What the text does not say: the pools of the turn; chosen is what lies somewhere."""
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
        if any(chit and chit not in rules.chits for chit in listed):
            problems.append(PositionProblem(key, "unknown-value", " ".join(rules.chits)))
        if name == "drawn":
            values["drawn"] = value
        else:
            values[name] = list(value) if name == "resolved" else sorted(map(str, value))
    _lay_out(rules, section, turn, values)


def _lay_out(
    rules: AwaitsRules, section: Mapping[str, Any], turn: int, values: dict[str, Any]
) -> None:
    places = [*values["hand_axis"], *values["hand_soviet"], *values["cup"], *values["resolved"]]
    places += [values["drawn"]] if values["drawn"] else []
    if "resolved" not in section and rules.supply_chit not in places:
        # A text that does not mention the Supply chit begins after it has been drawn.
        values["resolved"] = [rules.supply_chit]
    sides = {chit.id: chit.side for chit in rules.chits.values()}
    added = tuple(values["added"])
    if "added" not in section:
        named = {chit for chit in places if chit in rules.chits}
        added = tuple(sorted(c for c in named if rules.chits[c].chosen == "player"))
        values["added"] = list(added)
    for side, name in ((AXIS, "axis"), (SOVIET, "soviet")):
        if f"chosen_{name}" not in section:
            values[f"chosen_{name}"] = sorted(c for c in places if sides.get(c) == name)
        if f"pool_{name}" not in section:
            pool = calendar(rules, side, turn)
            pool = join(pool, added) if side == SOVIET else pool
            # Chits that the text names are in play even before their time.
            more = Counter(values[f"chosen_{name}"]) - Counter(pool)
            values[f"pool_{name}"] = sorted([*pool, *more.elements()])


def write_tracks(rules: AwaitsRules, data: AwaitsData) -> tuple[dict[str, Any], dict[str, Any]]:
    """The tracks and the chits as two sections."""
    names = rules.names
    tracks: dict[str, Any] = {}
    for name in data.__struct_fields__:
        value = getattr(data, name)
        if name in HEXES:
            tracks[name] = [names[hex] for hex in value]
        elif name == RAILS:
            pairs = [rules.grid.beside(side) for side in value]
            tracks[name] = [f"{names[a]}/{names[b]}" for a, b in pairs]
        elif name in KNOWN:
            tracks[name] = msgspec.to_builtins(value)
    chits: dict[str, Any] = {name: list(getattr(data, name)) for name in CHITS}
    chits["drawn"] = data.drawn
    return tracks, chits
