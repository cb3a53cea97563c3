"""Phases of a position text by name: the frames that a short text stands for."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from hexside.engine import Frame
from hexside.engine.positions import PositionProblem
from hexside.games.traces_of_war.activation import ChooseHeadquarters, OkhOrder, activate
from hexside.games.traces_of_war.combat import Combat
from hexside.games.traces_of_war.command import ActionPhase, OkhChit, Resolution
from hexside.games.traces_of_war.movement import Movement
from hexside.games.traces_of_war.negotiation import Negotiation
from hexside.games.traces_of_war.reinforcements import AirborneLanding, SovietReinforcements
from hexside.games.traces_of_war.sequence import Turn
from hexside.games.traces_of_war.set_up import SecurityUnits
from hexside.games.traces_of_war.supply import SupplyCheck
from hexside.games.traces_of_war.tables import SIDES, SOVIET
from hexside.games.traces_of_war.work import TracesWork
from hexside.mechanics.position_activation import text_seat, text_units

Document = Mapping[str, Any]
Frames = list[Frame[TracesWork]]
Problems = list[PositionProblem]


#: Keys that belong to one phase or two, and mean nothing in the others.
PHASE_KEYS = {
    "activated": ("movement", "combat"),
    "headquarters": ("activation",),
    "chit": ("resolution",),
    "points": ("negotiation",),
}
DEFAULT_PHASE = "action"


def _movement(work: TracesWork, document: Document, problems: Problems) -> Frames:
    return [Movement(text_seat(work, document), text_units(work, document, problems))]


def _combat(work: TracesWork, document: Document, problems: Problems) -> Frames:
    return [Combat(text_seat(work, document), text_units(work, document, problems))]


def _activation(work: TracesWork, document: Document, problems: Problems) -> Frames:
    hq = str(document.get("headquarters", ""))
    known = [uid for uid, unit in work.units.items() if work.rules.is_hq[uid] and unit.hex >= 0]
    if hq not in known:
        problems.append(PositionProblem("headquarters", "unknown-value", " ".join(known)))
        return []
    before = len(work.agenda)
    activate(work, hq)
    return work.agenda[before:]


def _resolution(work: TracesWork, document: Document, problems: Problems) -> Frames:
    chit = str(document.get("chit", ""))
    if chit not in work.rules.chits:
        problems.append(PositionProblem("chit", "unknown-value", " ".join(work.rules.chits)))
        return []
    return [Resolution(chit)]


def _negotiation(work: TracesWork, document: Document, problems: Problems) -> Frames:
    points = document.get("points")
    if points is None:
        return [Negotiation.opening(work)]
    if not isinstance(points, (int, float)) or isinstance(points, bool):
        problems.append(PositionProblem("points", "expected-number", str(points)))
        return []
    return [Negotiation(float(points))]


def _choose(work: TracesWork, document: Document, problems: Problems) -> Frames:
    """4.3.5: STAVKA names one of its headquarters."""
    return [ChooseHeadquarters(str(document.get("seat", SIDES[SOVIET])), "4.3.5")]


#: Steps inside the Action Phase.
INNER: dict[str, Callable[[TracesWork, Document, Problems], Frames]] = {
    "action": lambda work, document, problems: [],
    "movement": _movement,
    "combat": _combat,
    "activation": _activation,
    "resolution": _resolution,
    "choose-headquarters": _choose,
    "supply-check": lambda work, document, problems: [SupplyCheck()],
    "reinforcements": lambda work, document, problems: [SovietReinforcements(work.data.group)],
    "airborne": lambda work, document, problems: [AirborneLanding()],
    "negotiation": _negotiation,
    "okh-order": lambda work, document, problems: [OkhOrder()],
    "okh-chit": lambda work, document, problems: [OkhChit()],
    "okh-reaction": lambda work, document, problems: [OkhChit(reaction=True)],
}
#: Steps of the turn; the text begins with that step.
OUTER = {
    "turn-start": "begin",
    "front-exchange": "fronts",
    "luftwaffe": "luftwaffe",
    "opening-attack": "opening",
    "command-chits": "chits",
    "end-of-turn": "end",
}
PHASES = ("set-up", *OUTER, *INNER)
#: 4.2: phases after which all chits are laid out again, so that a text cannot place them.
CHITS_TO_COME = ("set-up", *OUTER)
#: 4.1: phases in or after which the Luftwaffe markers of the turn are drawn.
MARKERS_TO_COME = ("set-up", "turn-start", "front-exchange", "luftwaffe")


def phase_frames(work: TracesWork, document: Document, problems: Problems) -> tuple[Frames, int]:
    """The agenda that a phase stands for, and how many of its frames belong to the time after."""
    phase = document.get("phase", DEFAULT_PHASE)
    for key, phases in PHASE_KEYS.items():
        if key in document and phase not in phases:
            problems.append(PositionProblem(key, "key-of-other-phase", " ".join(phases)))
    if phase == "set-up":
        return [Turn(), SecurityUnits()], 1
    if phase in OUTER:
        return [Turn(OUTER[phase])], 1
    if phase in INNER:
        work.change(phase="action")
        inner = INNER[phase](work, document, problems)
        return [Turn("end"), ActionPhase(), *inner], 2 if inner else 1
    problems.append(PositionProblem("phase", "unknown-value", " ".join(PHASES)))
    return [], 0
