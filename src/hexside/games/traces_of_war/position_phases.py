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
from hexside.games.traces_of_war.tables import SIDES
from hexside.games.traces_of_war.work import TracesWork

Document = Mapping[str, Any]
Problems = list[PositionProblem]


def _seat(document: Document, problems: Problems) -> str:
    seat = document.get("seat")
    if seat not in SIDES:
        problems.append(PositionProblem("seat", "unknown-value", " ".join(SIDES)))
        return SIDES[0]
    return str(seat)


def _activated(work: TracesWork, document: Document, problems: Problems) -> tuple[str, ...]:
    """The units named by ``activated``; by default all of the seat's on the map."""
    seat = _seat(document, problems)
    side = SIDES.index("axis" if seat == "axis" else "soviet")
    own = [
        uid for uid, unit in work.units.items() if unit.hex >= 0 and work.rules.side[uid] == side
    ]
    named = document.get("activated")
    if named is None:
        return tuple(own)
    if not isinstance(named, list):
        problems.append(PositionProblem("activated", "expected-list"))
        return ()
    for uid in named:
        if str(uid) not in own:
            problems.append(PositionProblem("activated", "unknown-unit", str(uid)))
    return tuple(str(uid) for uid in named)


def _movement(work: TracesWork, document: Document, problems: Problems) -> list[Frame]:
    units = _activated(work, document, problems)
    return [Movement(_seat(document, []), units)]


def _combat(work: TracesWork, document: Document, problems: Problems) -> list[Frame]:
    units = _activated(work, document, problems)
    return [Combat(_seat(document, []), units)]


def _activation(work: TracesWork, document: Document, problems: Problems) -> list[Frame]:
    hq = str(document.get("headquarters"))
    if hq not in work.units or not work.rules.is_hq[hq] or work.units[hq].hex < 0:
        problems.append(PositionProblem("headquarters", "unknown-unit", hq))
        return []
    before = len(work.agenda)
    activate(work, hq)
    return work.agenda[before:]


def _resolution(work: TracesWork, document: Document, problems: Problems) -> list[Frame]:
    chit = str(document.get("chit"))
    if chit not in work.rules.chits:
        problems.append(PositionProblem("chit", "unknown-chit", chit))
        return []
    return [Resolution(chit)]


def _negotiation(work: TracesWork, document: Document, problems: Problems) -> list[Frame]:
    points = document.get("points")
    if points is None:
        return [Negotiation.opening(work)]
    if not isinstance(points, (int, float)) or isinstance(points, bool):
        problems.append(PositionProblem("points", "expected-number", str(points)))
        return []
    return [Negotiation(float(points))]


def _choose(work: TracesWork, document: Document, problems: Problems) -> list[Frame]:
    return [ChooseHeadquarters(_seat(document, problems), "4.3.5")]


#: Steps inside the Action Phase.
INNER: dict[str, Callable[[TracesWork, Document, Problems], list[Frame]]] = {
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


def phase_frames(work: TracesWork, document: Document, problems: Problems) -> list[Frame]:
    """The agenda that a phase stands for; the rest of the turn follows it."""
    phase = str(document.get("phase", "action"))
    if phase == "set-up":
        return [Turn(), SecurityUnits()]
    if phase in OUTER:
        return [Turn(OUTER[phase])]
    if phase in INNER:
        work.change(phase="action")
        return [Turn("end"), ActionPhase(), *INNER[phase](work, document, problems)]
    problems.append(PositionProblem("phase", "unknown-value", " ".join(PHASES)))
    return []
