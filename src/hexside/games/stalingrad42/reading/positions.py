"""Position texts of this game: units, tracks, and where in the sequence of play it is."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec

from hexside.board import SCHEMES
from hexside.engine import Frame, Result, RuleSet, State, Unit
from hexside.engine.position_opening import check_seat, first_decision, was_passed
from hexside.engine.position_parts import (
    KEYS,
    check_keys,
    check_unset,
    read_dice,
    read_options,
    read_result,
    read_seat,
    read_turn,
    read_version,
    stop_at,
    wholly_converted,
)
from hexside.engine.position_units import read_units, write_units
from hexside.engine.positions import PositionError, PositionProblem, board_section, read_board
from hexside.games.stalingrad42.board.map_sheets import board_of
from hexside.games.stalingrad42.checks import violations
from hexside.games.stalingrad42.frames import S42Frame, S42State
from hexside.games.stalingrad42.reading.loading import GameData, load
from hexside.games.stalingrad42.reading.position_derived import derived
from hexside.games.stalingrad42.reading.position_tracks import (
    read_tracks,
    to_names,
    to_numbers,
    write_tracks,
)
from hexside.games.stalingrad42.reading.position_units import LETTERS, unit_form
from hexside.games.stalingrad42.reading.printed import SIDES, SOVIET
from hexside.games.stalingrad42.rules import S42Rules
from hexside.games.stalingrad42.sequence.caucasus_opening import CaucasusOpening
from hexside.games.stalingrad42.sequence.game_turn import (
    PLAYER_STEPS,
    STEPS,
    GameTurn,
    PlayerTurn,
)
from hexside.games.stalingrad42.sequence.mini_turn import MiniTurn
from hexside.games.stalingrad42.sequence.order_of_play import MOMENTS
from hexside.games.stalingrad42.sequence.player_order import first_side
from hexside.games.stalingrad42.sequence.set_up import first_agenda
from hexside.games.stalingrad42.sequence.weather import close_for_winter
from hexside.games.stalingrad42.state import (
    COMBAT_MARKS,
    MINI_PHASES,
    PRE_MOVE,
    RESERVE,
    TRAIN,
    TURN_BOX,
)
from hexside.games.stalingrad42.units.release import release_reserves, releases_at_once
from hexside.games.stalingrad42.units.reserve_armies import release_armies_of_turn
from hexside.games.stalingrad42.units.reserves import RULE as RESERVES
from hexside.games.stalingrad42.work import S42Work

__all__ = ["read", "to_names", "write"]

#: The areas that the rules ask for. Supply comes from Entry Areas (16.2.2), not from sources.
AREAS = frozenset(
    (
        *(f"entry-{letter}" for letter in LETTERS),
        *(f"vp-{points}" for points in range(1, 10)),
        *(f"map-{sheet}" for sheet in "abcd"),
        *("axis-start", "port", "fort-north", "fort-south", "fort-rostov"),
        *("stalingrad", "elbrus", "vladimirovka-ferry"),
        *("port-azov", "port-black-sea", "port-caspian"),
    )
)
PHASES = ("weather", PRE_MOVE, *PLAYER_STEPS, *MINI_PHASES, "victory")
DEFAULT_PHASE = "movement"
#: Tracks that the Initial Phase sets when it begins; what the text says of them stands.
SET_BY_INITIAL = (
    *("air", "resource_points", "replacements", "railed", "railed_on_map", "crossings"),
    *("steps_owed", "withdrawn_from"),
)
#: The phase ``weather`` runs into an Initial Phase: it leaves nothing of these.
SET_BY_WEATHER = ("mud", *SET_BY_INITIAL)
#: ``begun = true``: the phase is under way, and nothing that its beginning does is done. By phase
#: the fields of its frame that say so.
BEGUN = "begun"
UNDER_WAY: dict[str, dict[str, Any]] = {"initial": {"begun": True}, "combat": {"step": "attacks"}}

#: The marks that a phase takes off when it begins, and the section that says so.
TAKEN_OFF = {
    "initial": ("5.6.5", frozenset({TRAIN})),
    "combat": ("12.4", frozenset(COMBAT_MARKS)),
}


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


def read(ruleset: RuleSet[S42Rules], document: Mapping[str, Any]) -> tuple[S42Rules, State]:
    """Rules and state of a parsed position text; raise ``PositionError`` with all problems."""
    problems: list[PositionProblem] = []
    data = load()
    check_keys(document, (*KEYS, BEGUN), problems)
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
    roster, units = read_units(unit_form(data), grid, listed, problems)
    rules = S42Rules(ruleset, MOMENTS, data, scenario, options, board, roster)
    _check_arrivals(rules, units, problems)
    _check_reserves(rules, units, problems)
    first, last = rules.info.first_turn, rules.info.first_turn + rules.info.turns - 1
    if board is not None:
        # A board of one's own has the whole track: weather and seasons can be tried on it.
        first, last = 1, len(data.tables.turn)
    turn = read_turn(document, rules.info.first_turn, first, last, problems)
    tracks, dropped = read_tracks(rules, document, problems)
    if rules.setup.winter_offensive_from and tracks.winter_offensive > turn:
        # 33.1: it is declared in a turn that has come.
        problems.append(PositionProblem("tracks.winter_offensive", "out-of-range", f"0-{turn}"))
    dice = read_dice(document, problems)
    version = read_version(document, problems)
    result = read_result(document, problems)
    read_seat(document, SIDES, problems)
    check_unset(document, "tracks", ("phase", "side"), problems)
    if document.get("phase") == "weather":
        check_unset(document, "tracks", SET_BY_WEATHER, problems)
    # 19.3: what may stand where depends on what is under way.
    frames: list[Any] = []
    if _goes_on(document, result):
        frames += _frames(rules, document["agenda"], problems)
    stop_at(problems)
    state = S42State(
        turn=turn,
        units=dict(sorted(units.items())),
        agenda=tuple(frames),
        dice=dice,
        data=tracks,
        version=version,
        result=result,
    )
    state = msgspec.structs.replace(state, data=derived(S42Work(rules, state), document))
    for violation in violations(rules, state):
        value = " ".join(str(item) for item in violation.arguments.values())
        problems.append(PositionProblem("units", violation.code, value))
    stop_at(problems)
    work = S42Work(rules, state)
    if dropped:
        hexes = " ".join(rules.names[hex] for hex in dropped)
        work.tell("s42-control-not-default", "16.3.4", hexes=hexes)
    if not frames and result is None:
        _release(work, document)
    ready = _with_agenda(work, document, problems)
    try:
        rules.view(ready, "")
    except (LookupError, ValueError, TypeError) as error:
        # Tracks can name anything; what cannot be shown is no position.
        problems.append(PositionProblem("tracks", "unreadable-tracks", repr(error)[:80]))
    stop_at(problems)
    return rules, ready


def _goes_on(document: Mapping[str, Any], result: Result | None) -> bool:
    """Whether the text says what is under way, frame by frame; a game that is over may be done."""
    return bool(document.get("agenda")) or ("agenda" in document and result is not None)


def _with_agenda(
    work: S42Work, document: Mapping[str, Any], problems: list[PositionProblem]
) -> State:
    """The state at its first decision, from a written agenda or from the name of a phase."""
    if _goes_on(document, work.result):
        ready = first_decision(work, document, "")
        check_seat(work, document, ready)
        return ready
    phase = document.get("phase", DEFAULT_PHASE)
    if phase not in PHASES:
        raise PositionError([PositionProblem("phase", "unknown-value", " ".join(PHASES))])
    if BEGUN in document and phase not in UNDER_WAY:
        raise PositionError([PositionProblem(BEGUN, "key-of-other-phase", " ".join(UNDER_WAY))])
    if not isinstance(document.get(BEGUN, False), bool):
        raise PositionError([PositionProblem(BEGUN, "unknown-value", "true false")])
    if phase in (*STEPS, PRE_MOVE):
        work.agenda = _turn(work, phase)
        ready = first_decision(work, document, phase, below=len(work.agenda))
        if phase == PRE_MOVE and not was_passed(work):
            check_seat(work, document, ready)
        return ready
    if phase in MINI_PHASES:
        # 33.2.3: the mini-turn of the Axis comes between the second player turn and Victory.
        work.agenda = [GameTurn("victory"), MiniTurn(phase)]
        ready = first_decision(work, document, phase, below=2)
        if not was_passed(work):
            check_seat(work, document, ready)
        return ready
    side = SIDES.index(document.get("seat", SIDES[0]))
    rest = GameTurn("second" if side == first_side(work) else "victory")
    work.agenda = [rest, PlayerTurn(side, phase)]
    ready = first_decision(
        work, document, phase, below=2, begin=lambda: _begin(work, phase, document)
    )
    if not was_passed(work):
        check_seat(work, document, ready)
    return ready


def _turn(work: S42Work, phase: str) -> list[Any]:
    """The frames of a game turn from a step on.

    S2.4, S3.4: two first turns have steps of their own; the pre-move is one of the Caucasus alone.
    """
    rules = work.rules
    is_first = work.turn == rules.info.first_turn
    if phase == PRE_MOVE:
        if rules.setup.north_edge is None or not is_first:
            known = " ".join(word for word in PHASES if word != PRE_MOVE)
            raise PositionError([PositionProblem("phase", "unknown-value", known)])
        return [GameTurn("second"), CaucasusOpening(PRE_MOVE)]
    return [*first_agenda(rules)] if is_first and phase == STEPS[0] else [GameTurn(phase)]


def _check_arrivals(
    rules: S42Rules, units: Mapping[str, Unit], problems: list[PositionProblem]
) -> None:
    """22.1: the scenario says where its reinforcements arrive; no other combat unit ever does."""
    for uid, unit in units.items():
        is_waiting = unit.box.startswith(TURN_BOX)
        comes = uid in rules.arrivals and rules.arrivals[uid].areas
        if is_waiting and rules.combat[uid] and not comes:
            problems.append(PositionProblem(f"units.{uid}.box", "no-arrival", unit.box))


def _check_reserves(
    rules: S42Rules, units: Mapping[str, Unit], problems: list[PositionProblem]
) -> None:
    """25.2.1: a unit stands under one Reserve marker, and under none without the rule."""
    for uid, unit in units.items():
        markers = [mark for mark in unit.marks if mark.startswith(RESERVE)]
        if len(markers) > 1:
            problems.append(
                PositionProblem(f"units.{uid}.marks", "too-many-marks", " ".join(markers))
            )
        elif markers and RESERVES not in rules.advanced:
            problems.append(PositionProblem(f"units.{uid}.marks", "no-reserves", markers[0]))


def _release(work: S42Work, document: Mapping[str, Any]) -> None:
    """20.4, 20.6, 31, S1.2: nobody is frozen whom the units and the turn of the text set free."""
    releases_at_once(work)
    if document.get("seat") == SIDES[SOVIET] and document.get("phase") != STEPS[0]:
        release_reserves(work, SOVIET)
        release_armies_of_turn(work, SOVIET)


def _begin(work: S42Work, phase: str, document: Mapping[str, Any]) -> None:
    """Let a phase begin, or be under way; what the text says of tracks that it sets stands."""
    if phase not in UNDER_WAY or work.result is not None:
        return
    data, units, told = work.data, work.units, len(work.events)
    # The player turn puts the phase on the agenda; its first step is the beginning.
    work.frame.run(work)
    if document.get(BEGUN):
        work.change(**(msgspec.structs.asdict(data) | {"phase": phase, "side": work.data.side}))
        for uid, unit in units.items():
            if work.units[uid] != unit:
                work.set_unit(uid, unit)
        del work.events[told:]
        work.replace(msgspec.structs.replace(work.frame, **UNDER_WAY[phase]))
        return
    work.frame.run(work)
    if phase == "initial":
        written = document.get("tracks", {})
        work.change(**{name: getattr(data, name) for name in SET_BY_INITIAL if name in written})
        if work.data.side == SOVIET:
            # Who still stands in an area that winter has closed leaves it before all else (23.4).
            close_for_winter(work)
    section, marks = TAKEN_OFF[phase]
    cleared = tuple(
        uid for uid, unit in units.items() if marks & ({*unit.marks} - {*work.units[uid].marks})
    )
    if cleared:
        work.tell("s42-marks-of-phase-taken-off", section, units=cleared)


def _frames(rules: S42Rules, listed: Any, problems: list[PositionProblem]) -> list[Frame[Any]]:
    frames: list[Frame[Any]] = []
    if not isinstance(listed, list):
        problems.append(PositionProblem("agenda", "expected-list", repr(listed)[:40]))
        return []
    for number, entry in enumerate(listed):
        key = f"agenda[{number}]"
        if not isinstance(entry, dict):
            problems.append(PositionProblem(key, "expected-table", repr(entry)[:40]))
            continue
        plain = to_numbers(rules, entry, key, problems)
        seat = plain.get("seat", SIDES[0])
        if isinstance(seat, str) and seat not in SIDES:
            value = f"{seat[:40]} ({' '.join(SIDES)})"
            problems.append(PositionProblem(f"{key}.seat", "unreadable-frame", value))
        kind: Any = S42Frame
        frame = wholly_converted(plain, kind, key, "unreadable-frame", problems)
        if frame is not None:
            frames.append(frame)
    return frames


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
    document["tracks"] = write_tracks(rules, state.data)
    document["units"] = write_units(unit_form(rules.files), rules.roster, rules.grid, state.units)
    document["agenda"] = [to_names(rules, msgspec.to_builtins(frame)) for frame in state.agenda]
    if state.result is not None:
        document["result"] = msgspec.to_builtins(state.result)
    return document
