"""Phases of a position text by name: the frames that a short text stands for."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from hexside.engine import Frame
from hexside.engine.positions import PositionProblem
from hexside.games.iskra.activation import Activation
from hexside.games.iskra.combat import Combat
from hexside.games.iskra.command import CommandPhase, Resolution
from hexside.games.iskra.end_phase import EndPhase
from hexside.games.iskra.events import RandomEvents
from hexside.games.iskra.movement import Movement
from hexside.games.iskra.pontoons import PontoonPhase
from hexside.games.iskra.reinforcements import STACKING_STEP, ReinforcementPhase
from hexside.games.iskra.replacements import replacement_frames
from hexside.games.iskra.sequence import Turn
from hexside.games.iskra.set_up import SetUp
from hexside.games.iskra.state import (
    AIR_PHASE,
    COMMAND,
    END_PHASE,
    PONTOON_PHASE,
    RANDOM_EVENTS,
    REINFORCEMENT,
    SET_UP,
    SUPPLY_PHASE,
)
from hexside.games.iskra.supply import SupplyPhase
from hexside.games.iskra.work import IskraWork
from hexside.mechanics.position_activation import text_seat, text_units

Document = Mapping[str, Any]
Frames = list[Frame[IskraWork]]
Problems = list[PositionProblem]
Made = Callable[[IskraWork, Document, Problems], Frames]

#: Keys that belong to one phase or two, and mean nothing in the others.
PHASE_KEYS = {
    "activated": ("movement", "combat", "operations"),
    "chit": ("activation",),
    "event": ("event",),
}
DEFAULT_PHASE = COMMAND


def _units(work: IskraWork, document: Document, problems: Problems) -> tuple[str, ...]:
    """R-63: the seat's own, not those of an ally; 13.3.1: a bridge neither moves nor attacks."""
    seat = text_seat(work, document)
    found = [uid for uid in text_units(work, document, problems) if uid in work.units]
    own = [uid for uid in found if work.seat_of(uid) == seat]
    if "activated" in document:
        side = work.rules.number_of.get(seat)
        others = (u for u in found if u not in own and work.rules.side[u] == side)
        problems += [PositionProblem("activated", "unknown-unit", uid) for uid in others]
    return tuple(uid for uid in own if not work.is_bridge(uid))


def _movement(work: IskraWork, document: Document, problems: Problems) -> Frames:
    return [Movement(text_seat(work, document), _units(work, document, problems))]


def _combat(work: IskraWork, document: Document, problems: Problems) -> Frames:
    """8.0: headquarters and pontoons do not attack."""
    units = _units(work, document, problems)
    fighting = tuple(uid for uid in units if work.rules.is_combat.get(uid))
    return [Combat(text_seat(work, document), fighting)]


def _operations(work: IskraWork, document: Document, problems: Problems) -> Frames:
    return [Activation(text_seat(work, document), _units(work, document, problems))]


def _activation(work: IskraWork, document: Document, problems: Problems) -> Frames:
    chit = str(document.get("chit", ""))
    if chit not in work.rules.chits:
        problems.append(PositionProblem("chit", "unknown-value", " ".join(work.rules.chits)))
        return []
    return [Resolution(chit)]


def _event(work: IskraWork, document: Document, problems: Problems) -> Frames:
    event = str(document.get("event", ""))
    known = work.rules.files.event_rules
    if event not in known:
        problems.append(PositionProblem("event", "unknown-value", " ".join(known)))
        return []
    return [RandomEvents(event)]


def _replacements(work: IskraWork, document: Document, problems: Problems) -> Frames:
    """2.5.2: the first to spend his points comes last on the agenda; 7.1.4: then the stacks."""
    return [ReinforcementPhase(STACKING_STEP), *replacement_frames(work)[::-1]]


#: Steps inside the Command Phase.
INNER: dict[str, Made] = {
    COMMAND: lambda work, document, problems: [],
    "activation": _activation,
    "operations": _operations,
    "movement": _movement,
    "combat": _combat,
}
#: Steps of other phases: the phase, the step of the turn after it, and the frames.
OUTER: dict[str, tuple[str, str, Made]] = {
    RANDOM_EVENTS: (RANDOM_EVENTS, "command", lambda work, document, problems: [RandomEvents()]),
    "event": (RANDOM_EVENTS, "command", _event),
    SUPPLY_PHASE: (SUPPLY_PHASE, "reinforcement", lambda work, document, problems: [SupplyPhase()]),
    REINFORCEMENT: (
        *(REINFORCEMENT, "pontoon"),
        lambda work, document, problems: [ReinforcementPhase()],
    ),
    "replacements": (REINFORCEMENT, "pontoon", _replacements),
    PONTOON_PHASE: (PONTOON_PHASE, "end", lambda work, document, problems: [PontoonPhase()]),
    END_PHASE: (END_PHASE, "next", lambda work, document, problems: [EndPhase()]),
    "checks": (END_PHASE, "next", lambda work, document, problems: [EndPhase("neva")]),
}
#: Steps that run by themselves: the text begins with that step of the turn.
STEPS = {"turn-start": "begin", AIR_PHASE: "air"}
PHASES = (SET_UP, *STEPS, *OUTER, *INNER)


def phase_frames(work: IskraWork, document: Document, problems: Problems) -> tuple[Frames, int]:
    """The agenda that a phase stands for, and how many of its frames belong to the time after."""
    phase = document.get("phase", DEFAULT_PHASE)
    for key, phases in PHASE_KEYS.items():
        if key in document and phase not in phases:
            problems.append(PositionProblem(key, "key-of-other-phase", " ".join(phases)))
    if phase == SET_UP:
        work.change(phase=SET_UP)
        return [Turn(), SetUp()], 1
    if phase in STEPS:
        return [Turn(STEPS[phase])], 0
    if phase in OUTER:
        name, step, made = OUTER[phase]
        work.change(phase=name)
        return [Turn(step), *made(work, document, problems)], 1
    if phase in INNER:
        work.change(phase=COMMAND)
        inner = INNER[phase](work, document, problems)
        return [Turn("supply"), CommandPhase(), *inner], 2 if inner else 1
    problems.append(PositionProblem("phase", "unknown-value", " ".join(PHASES)))
    return [], 0
