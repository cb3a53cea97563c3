"""Position texts of this game: units, tracks, chits, and where in the sequence of play it is."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec

from hexside.board import SCHEMES
from hexside.engine import Result, Rules, State
from hexside.engine.position_parts import read_dice, read_options, read_version, stop_at
from hexside.engine.positions import PositionError, PositionProblem, board_section, read_board
from hexside.games.traces_of_war.checks import violations
from hexside.games.traces_of_war.frames import TracesFrame, TracesState
from hexside.games.traces_of_war.loading import GameData, load
from hexside.games.traces_of_war.position_phases import phase_frames
from hexside.games.traces_of_war.position_tracks import read_tracks, write_tracks
from hexside.games.traces_of_war.position_units import read_units, write_units
from hexside.games.traces_of_war.rules import TracesRules
from hexside.games.traces_of_war.sequence import STEPS
from hexside.games.traces_of_war.tables import SIDES
from hexside.games.traces_of_war.work import TracesWork

KEYS = frozenset(
    (
        *("game", "rules", "seed", "turn", "phase", "seat", "dice", "options", "board", "units"),
        *("tracks", "chits", "agenda", "activated", "headquarters", "chit", "points", "version"),
        "result",
    )
)
#: Fields of frames that hold hexes: numbers in the state, printed numbers in the text.
HEX_FIELDS = ("target", "origin")
HEX_LISTS = ("attacked",)
UNIT_WORDS = ("hq", "mover", "buying")
UNIT_LISTS = ("units", "attackers", "eligible", "joinable", "stranded")
AREAS = frozenset(
    (
        "axis-source",
        "soviet-source",
        "crossing-point",
        "crossing-point-key",
        "crossing-point-locked",
        "breakthrough",
        "west-of-dnieper",
        "sco",
    )
)


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
    options = read_options({row.id: row.choices for row in data.game.option}, document, problems)
    board = None
    if "board" in document:
        board = read_board(
            SCHEMES[data.game.grid], document["board"], allowed_words(data), problems
        )
        stop_at(problems)
    listed = document.get("units", {})
    if not isinstance(listed, dict):
        raise PositionError([*problems, PositionProblem("units", "expected-table")])
    grid = (board or data.board).grid
    roster, units = read_units(data, grid, listed, problems)
    rules = TracesRules(data, scenario, options, board, roster)
    turn = document.get("turn", rules.setup.first_turn)
    if (
        not isinstance(turn, int)
        or isinstance(turn, bool)
        or not 1 <= turn <= len(data.tables.turn)
    ):
        problems.append(PositionProblem("turn", "expected-turn", repr(turn)[:40]))
        turn = 1
    tracks = read_tracks(rules, document, turn, problems)
    dice = read_dice(document, problems)
    version = read_version(document, problems)
    result = None
    if "result" in document:
        try:
            result = msgspec.convert(document["result"], Result)
        except msgspec.ValidationError as error:
            problems.append(PositionProblem("result", "expected-result", str(error)))
    stop_at(problems)
    state = TracesState(
        turn=turn,
        units=dict(sorted(units.items())),
        agenda=(),
        dice=dice,
        data=tracks,
        version=version,
        result=result,
    )
    _check_violations(rules, state, problems)
    stop_at(problems)
    return rules, _with_agenda(rules, state, document, problems)


def _check_violations(rules: TracesRules, state: State, problems: list[PositionProblem]) -> None:
    for violation in violations(rules, state):
        value = " ".join(str(item) for item in violation.arguments.values())
        problems.append(PositionProblem("units", violation.code, value))


def _with_agenda(
    rules: TracesRules,
    state: State,
    document: Mapping[str, Any],
    problems: list[PositionProblem],
) -> State:
    """The state at its first decision, from a written agenda or from the name of a phase."""
    work = TracesWork(rules, state)
    if "agenda" in document:
        frames = _frames(rules, document["agenda"], problems)
    else:
        frames = phase_frames(work, document, problems)
    stop_at(problems)
    work.agenda = frames
    try:
        work.advance()
        ready = work.freeze()
        if ready.result is None and ready.agenda:
            fresh = TracesWork(rules, ready)
            for who in ready.frame.seats(fresh):
                ready.frame.decision(fresh, who)
    except (LookupError, ValueError, AssertionError, RuntimeError, TypeError) as error:
        # A written agenda can name anything; what the rules cannot work with is no position.
        detail = f"{type(error).__name__} {error}"[:80]
        raise PositionError([PositionProblem("agenda", "unreadable-frame", detail)]) from error
    ready = msgspec.structs.replace(ready, version=state.version)
    _check_violations(rules, ready, problems)
    if not ready.agenda and ready.result is None:
        problems.append(PositionProblem("agenda", "nobody-decides"))
    stop_at(problems)
    seat = document.get("seat")
    if seat is not None and ready.result is None and ready.agenda:
        deciding = ready.frame.seats(TracesWork(rules, ready))
        if seat not in deciding:
            raise PositionError([PositionProblem("seat", "seat-not-deciding", " ".join(deciding))])
    return ready


def _frames(rules: TracesRules, listed: Any, problems: list[PositionProblem]) -> list[Any]:
    frames = []
    if not isinstance(listed, list):
        problems.append(PositionProblem("agenda", "expected-list", repr(listed)[:40]))
        return []
    for number, entry in enumerate(listed):
        key = f"agenda[{number}]"
        try:
            plain = _hex_numbers(rules, dict(entry))
            frames.append(msgspec.convert(plain, TracesFrame))
            _check_words(rules, plain)
        except (msgspec.ValidationError, KeyError, TypeError, ValueError) as error:
            problems.append(PositionProblem(key, "unreadable-frame", str(error)))
    return frames


def _check_words(rules: TracesRules, entry: dict[str, Any]) -> None:
    """Units, seats and steps that a frame names must exist."""
    for name in UNIT_WORDS:
        if entry.get(name):
            rules.roster[entry[name]]
    for name in UNIT_LISTS:
        for uid in entry.get(name, ()):
            rules.roster[uid]
    for uid, _ in entry.get("advanced", ()):
        rules.roster[uid]
    if entry.get("seat", SIDES[0]) not in SIDES:
        raise ValueError(entry["seat"])
    if entry["frame"] == "turn" and entry.get("step", STEPS[0]) not in STEPS:
        raise ValueError(entry["step"])
    if entry.get("chit") and entry["chit"] not in rules.chits:
        raise ValueError(entry["chit"])


def _hex_numbers(rules: TracesRules, entry: dict[str, Any]) -> dict[str, Any]:
    index = rules.grid.index
    for name in HEX_FIELDS:
        if name in entry:
            entry[name] = index(entry[name])
    for name in HEX_LISTS:
        if name in entry:
            entry[name] = [index(hex) for hex in entry[name]]
    if "advanced" in entry:
        entry["advanced"] = [[unit, index(hex)] for unit, hex in entry["advanced"]]
    return entry


def _hex_names(rules: TracesRules, entry: dict[str, Any]) -> dict[str, Any]:
    names = rules.names
    for name in HEX_FIELDS:
        if entry.get(name, -1) >= 0:
            entry[name] = names[entry[name]]
        else:
            entry.pop(name, None)
    for name in HEX_LISTS:
        if name in entry:
            entry[name] = [names[hex] for hex in entry[name]]
    if "advanced" in entry:
        entry["advanced"] = [[unit, names[hex]] for unit, hex in entry["advanced"]]
    return entry


def write(rules: TracesRules, state: State) -> dict[str, Any]:
    """The position as plain data; no seed, so that it tells nothing of dice to come."""
    document: dict[str, Any] = {
        "game": f"{rules.game}/{rules.scenario}",
        "rules": rules.version,
        "turn": state.turn,
        "version": state.version,
    }
    if state.dice.fixed:
        document["dice"] = list(state.dice.fixed)
    defaults = {row.id: row.default for row in rules.files.game.option}
    options = {name: value for name, value in rules.options.items() if value != defaults[name]}
    if options:
        document["options"] = options
    if rules.board is not rules.files.board:
        document["board"] = board_section(rules.board)
    document["tracks"], document["chits"] = write_tracks(rules, state.data)
    document["units"] = write_units(rules, state)
    document["agenda"] = [_hex_names(rules, msgspec.to_builtins(frame)) for frame in state.agenda]
    if state.result is not None:
        document["result"] = msgspec.to_builtins(state.result)
    return document
