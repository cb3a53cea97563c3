"""Position texts of this game: units, tracks, and where in the sequence of play it is."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec

from hexside.board import SCHEMES, UnknownHex
from hexside.engine import Result, Rules, State
from hexside.engine.position_parts import read_dice, read_options, read_version, stop_at
from hexside.engine.positions import PositionError, PositionProblem, board_section, read_board
from hexside.games.stalingrad42.baku import areas_out_of_use
from hexside.games.stalingrad42.checks import violations
from hexside.games.stalingrad42.frames import S42Frame, S42State
from hexside.games.stalingrad42.loading import GameData, load
from hexside.games.stalingrad42.position_units import read_units, write_units
from hexside.games.stalingrad42.rules import S42Rules
from hexside.games.stalingrad42.sequence import (
    PLAYER_STEPS,
    STEPS,
    GameTurn,
    PlayerTurn,
    first_side,
)
from hexside.games.stalingrad42.sheets import board_of
from hexside.games.stalingrad42.state import HEX_LISTS, HEX_WORDS, S42Data
from hexside.games.stalingrad42.tables import SIDES
from hexside.games.stalingrad42.work import S42Work

KEYS = frozenset(
    (
        *("game", "rules", "seed", "turn", "phase", "seat", "dice", "options", "board", "units"),
        *("tracks", "agenda", "version", "result"),
    )
)
LETTERS = "abcdefghjklmnopqrwxyz"
AREAS = frozenset(
    (
        *(f"entry-{letter}" for letter in LETTERS),
        *(f"vp-{points}" for points in range(1, 10)),
        *(f"map-{sheet}" for sheet in "abcd"),
        *("axis-start", "port", "soviet-port", "fort-north", "fort-south", "fort-rostov"),
        *("stalingrad", "elbrus", "green-junction", "vladimirovka-ferry", "victory-hex"),
        *("major-city-west", "minor-city-west", "axis-source", "soviet-source"),
        *("port-azov", "port-black-sea", "port-caspian", "taman"),
        *("north-edge-first-turn", "north-edge-later"),
    )
)
PHASES = ("weather", *PLAYER_STEPS, "victory")


def allowed_words(data: GameData) -> dict[str, frozenset[str]]:
    """The words that a small board of this game may use."""
    terrain = data.terrain
    return {
        "terrain": frozenset(terrain.terrain),
        "places": frozenset(terrain.place),
        "hexsides": frozenset(terrain.hexside),
        "lines": frozenset(terrain.line),
        "areas": AREAS,
    }


def read(document: Mapping[str, Any]) -> tuple[Rules, State]:
    """Rules and state of a parsed position text; raise ``PositionError`` with all problems."""
    problems: list[PositionProblem] = []
    data = load()
    for key in document:
        if key not in KEYS:
            problems.append(PositionProblem(key, "unknown-key", " ".join(sorted(KEYS))))
    scenario = str(document["game"]).partition("/")[2] or next(iter(data.scenarios))
    if scenario not in data.scenarios:
        problems.append(PositionProblem("game", "unknown-scenario", " ".join(data.scenarios)))
        raise PositionError(problems)
    options = read_options({row.id: row.choices for row in data.options}, document, problems)
    board = None
    if "board" in document:
        scheme = SCHEMES[data.game.grid]
        board = read_board(scheme, document["board"], allowed_words(data), problems)
        stop_at(problems)
    listed = document.get("units", {})
    if not isinstance(listed, dict):
        raise PositionError([*problems, PositionProblem("units", "expected-table")])
    grid = (board or board_of(data.board, data.setups.of(scenario).maps)).grid
    roster, units = read_units(data, grid, listed, problems)
    rules = S42Rules(data, scenario, options, board, roster)
    turn = document.get("turn", rules.info.first_turn)
    last = len(data.tables.turn)
    if not isinstance(turn, int) or isinstance(turn, bool) or not 1 <= turn <= last:
        problems.append(PositionProblem("turn", "expected-turn", repr(turn)[:40]))
        turn = 1
    tracks = _tracks(rules, document, problems)
    dice = read_dice(document, problems)
    version = read_version(document, problems)
    result = None
    if "result" in document:
        try:
            result = msgspec.convert(document["result"], Result)
        except msgspec.ValidationError as error:
            problems.append(PositionProblem("result", "expected-result", str(error)))
    stop_at(problems)
    state = S42State(
        turn=turn,
        units=dict(sorted(units.items())),
        agenda=(),
        dice=dice,
        data=tracks,
        version=version,
        result=result,
    )
    if "closed" not in document.get("tracks", {}):
        closed = areas_out_of_use(S42Work(rules, state))
        state = msgspec.structs.replace(
            state, data=msgspec.structs.replace(state.data, closed=closed)
        )
    for violation in violations(rules, state):
        value = " ".join(str(item) for item in violation.arguments.values())
        problems.append(PositionProblem("units", violation.code, value))
    stop_at(problems)
    ready = _with_agenda(rules, state, document, problems)
    try:
        rules.view(ready, "")
    except (LookupError, ValueError, AssertionError, TypeError) as error:
        # Tracks can name anything; what cannot be shown is no position.
        problems.append(PositionProblem("tracks", "unreadable-tracks", repr(error)[:80]))
    stop_at(problems)
    return rules, ready


def _tracks(
    rules: S42Rules, document: Mapping[str, Any], problems: list[PositionProblem]
) -> S42Data:
    """Tracks and markers; hexes west of the start line are Axis unless the text says who."""
    written = document.get("tracks", {})
    if not isinstance(written, dict):
        problems.append(PositionProblem("tracks", "expected-table"))
        return S42Data()
    known = S42Data.__struct_fields__
    for name in written:
        if name not in known:
            problems.append(PositionProblem(f"tracks.{name}", "unknown-key", " ".join(known)))
    values: dict[str, Any] = {
        "control": [rules.names[hex] for hex in sorted(rules.controllable & rules.west)]
    }
    try:
        plain = to_numbers(rules, values | written)
        return msgspec.convert(plain, S42Data)
    except (msgspec.ValidationError, UnknownHex, KeyError, TypeError) as error:
        problems.append(PositionProblem("tracks", "unreadable-tracks", str(error)[:80]))
        return S42Data()


def _with_agenda(
    rules: S42Rules,
    state: State,
    document: Mapping[str, Any],
    problems: list[PositionProblem],
) -> State:
    """The state at its first decision, from a written agenda or from the name of a phase."""
    work = S42Work(rules, state)
    if document.get("agenda") or ("agenda" in document and state.result is not None):
        frames = _frames(rules, document["agenda"], problems)
    else:
        frames = _phase(work, document, problems)
    stop_at(problems)
    work.agenda = frames
    try:
        work.advance()
        ready = work.freeze()
        if ready.result is None and ready.agenda:
            fresh = S42Work(rules, ready)
            for who in ready.frame.seats(fresh):
                ready.frame.decision(fresh, who)
    except (LookupError, ValueError, AssertionError, RuntimeError, TypeError) as error:
        if "agenda" not in document:
            raise
        # A written agenda can name anything; what the rules cannot work with is no position.
        detail = f"{type(error).__name__} {error}"[:80]
        raise PositionError([PositionProblem("agenda", "unreadable-frame", detail)]) from error
    ready = msgspec.structs.replace(ready, version=state.version)
    seat = document.get("seat")
    if seat is not None and "agenda" in document and ready.result is None and ready.agenda:
        deciding = ready.frame.seats(S42Work(rules, ready))
        if seat not in deciding:
            raise PositionError([PositionProblem("seat", "seat-not-deciding", " ".join(deciding))])
    return ready


def _phase(
    work: S42Work, document: Mapping[str, Any], problems: list[PositionProblem]
) -> list[Any]:
    """The agenda that a phase of a seat stands for; the rest of the turn follows it."""
    phase = str(document.get("phase", "movement"))
    if phase not in PHASES:
        problems.append(PositionProblem("phase", "unknown-value", " ".join(PHASES)))
        return []
    if phase in STEPS:
        return [GameTurn(phase)]
    seat = document.get("seat", SIDES[0])
    if seat not in SIDES:
        problems.append(PositionProblem("seat", "unknown-value", " ".join(SIDES)))
        return []
    side = SIDES.index(seat)
    rest = GameTurn("second" if side == first_side(work) else "victory")
    return [rest, PlayerTurn(side, phase)]


def _frames(rules: S42Rules, listed: Any, problems: list[PositionProblem]) -> list[Any]:
    frames = []
    if not isinstance(listed, list):
        problems.append(PositionProblem("agenda", "expected-list", repr(listed)[:40]))
        return []
    for number, entry in enumerate(listed):
        try:
            frames.append(msgspec.convert(to_numbers(rules, dict(entry)), S42Frame))
        except (msgspec.ValidationError, UnknownHex, KeyError, TypeError, ValueError) as error:
            problems.append(PositionProblem(f"agenda[{number}]", "unreadable-frame", str(error)))
    return frames


def to_numbers(rules: S42Rules, value: Any) -> Any:
    """Printed hex numbers to hexes, in the fields that hold hexes."""
    if isinstance(value, dict):
        found: dict[str, Any] = {}
        for name, item in value.items():
            if name in HEX_WORDS and isinstance(item, (str, int, float)):
                # A number where a printed hex number belongs is a slip, not a hex.
                found[name] = rules.grid.index(str(item)) if item != "" else -1
            elif name in HEX_LISTS and isinstance(item, list):
                found[name] = [rules.grid.index(hex) for hex in item]
            else:
                found[name] = to_numbers(rules, item)
        return found
    return [to_numbers(rules, item) for item in value] if isinstance(value, list) else value


def to_names(rules: S42Rules, value: Any) -> Any:
    """Hexes to printed hex numbers, in the fields that hold hexes."""
    if isinstance(value, dict):
        found: dict[str, Any] = {}
        for name, item in value.items():
            if name in HEX_WORDS and isinstance(item, int):
                found[name] = rules.names[item] if item >= 0 else ""
            elif name in HEX_LISTS and isinstance(item, (list, tuple)):
                found[name] = [rules.names[hex] for hex in item]
            else:
                found[name] = to_names(rules, item)
        return found
    if isinstance(value, (list, tuple)):
        return [to_names(rules, item) for item in value]
    return value


def write(rules: S42Rules, state: State) -> dict[str, Any]:
    """The position as plain data; no seed, so that it tells nothing of dice to come."""
    document: dict[str, Any] = {
        "game": f"{rules.game}/{rules.scenario}",
        "rules": rules.version,
        "turn": state.turn,
        "version": state.version,
    }
    if state.dice.fixed:
        document["dice"] = list(state.dice.fixed)
    defaults = {row.id: row.default for row in rules.files.options}
    options = {name: value for name, value in rules.options.items() if value != defaults[name]}
    if options:
        document["options"] = options
    if rules.board is not board_of(rules.files.board, rules.setup.maps):
        document["board"] = board_section(rules.board)
    document["tracks"] = to_names(rules, msgspec.to_builtins(state.data))
    document["units"] = write_units(rules, state)
    document["agenda"] = [to_names(rules, msgspec.to_builtins(frame)) for frame in state.agenda]
    if state.result is not None:
        document["result"] = msgspec.to_builtins(state.result)
    return document
