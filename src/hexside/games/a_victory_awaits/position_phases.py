"""Phases of a position text by name: the frames that a short text stands for."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from hexside.engine import Frame
from hexside.engine.positions import PositionProblem
from hexside.games.a_victory_awaits.activation import Activation, activate
from hexside.games.a_victory_awaits.chits import PoolGrowth, growing_maps
from hexside.games.a_victory_awaits.combat import Combat
from hexside.games.a_victory_awaits.command import CommandPhase, Resolution
from hexside.games.a_victory_awaits.entry import NineteenthArmy, StrategicReserve
from hexside.games.a_victory_awaits.fortresses import FortressBuilding
from hexside.games.a_victory_awaits.frames import opening_lanes
from hexside.games.a_victory_awaits.movement import Movement
from hexside.games.a_victory_awaits.reinforcements import Reinforcements
from hexside.games.a_victory_awaits.sequence import SurpriseAttack, Turn
from hexside.games.a_victory_awaits.set_up import Bidding, SetUp
from hexside.games.a_victory_awaits.shapes import AXIS, SOVIET
from hexside.games.a_victory_awaits.state import COMMAND, SELECTION, SET_UP, SURPRISE
from hexside.games.a_victory_awaits.supply import (
    STEPS,
    PanzerWithdrawal,
    StandFastRemoval,
    SupplyCheck,
    Transfers,
)
from hexside.games.a_victory_awaits.teams import MasterPhase
from hexside.games.a_victory_awaits.work import AwaitsWork
from hexside.mechanics.position_activation import text_seat, text_units

Document = Mapping[str, Any]
Frames = list[Frame[AwaitsWork]]
Problems = list[PositionProblem]

#: Keys that belong to one phase or two, and mean nothing in the others.
PHASE_KEYS = {
    "activated": ("movement", "combat", "operations"),
    "headquarters": ("activation",),
    "chit": ("resolution",),
}
DEFAULT_PHASE = "command"


def _units(work: AwaitsWork, document: Document, problems: Problems) -> tuple[str, ...]:
    """14.3: fortress markers neither move nor attack."""
    found = text_units(work, document, problems)
    is_fortress = work.rules.is_fortress
    if "activated" not in document:
        return tuple(uid for uid in found if not is_fortress[uid])
    for uid in found:
        if is_fortress.get(uid):
            problems.append(PositionProblem("activated", "fortress-does-not-act", uid))
    return found


def _movement(work: AwaitsWork, document: Document, problems: Problems) -> Frames:
    return [Movement(text_seat(work, document), _units(work, document, problems))]


def _combat(work: AwaitsWork, document: Document, problems: Problems) -> Frames:
    return [Combat(text_seat(work, document), _units(work, document, problems))]


def _operations(work: AwaitsWork, document: Document, problems: Problems) -> Frames:
    return [Activation(text_seat(work, document), _units(work, document, problems))]


def _activation(work: AwaitsWork, document: Document, problems: Problems) -> Frames:
    hq = str(document.get("headquarters", ""))
    known = [uid for uid, unit in work.units.items() if work.rules.is_hq[uid] and unit.hex >= 0]
    if hq not in known:
        problems.append(PositionProblem("headquarters", "unknown-value", " ".join(known)))
        return []
    before = len(work.agenda)
    activate(work, hq, work.deciders((hq,))[0])
    return work.agenda[before:]


def _resolution(work: AwaitsWork, document: Document, problems: Problems) -> Frames:
    chit = str(document.get("chit", ""))
    if chit not in work.rules.chits:
        problems.append(PositionProblem("chit", "unknown-value", " ".join(work.rules.chits)))
        return []
    return [Resolution(chit)]


def _reinforcements(work: AwaitsWork, document: Document, problems: Problems) -> Frames:
    seat = str(document.get("seat", work.lead_of(SOVIET)))
    if seat not in work.rules.seats:
        return []
    return [Reinforcements.of_turn(work, seat)]


def _reserve(work: AwaitsWork, document: Document, problems: Problems) -> Frames:
    return [StrategicReserve(work.lead_of(SOVIET), left=work.rules.setup.strategic_reserve)]


#: Steps inside the Command Phase.
INNER: dict[str, Callable[[AwaitsWork, Document, Problems], Frames]] = {
    "command": lambda work, document, problems: [],
    "movement": _movement,
    "combat": _combat,
    "operations": _operations,
    "activation": _activation,
    "resolution": _resolution,
    "reinforcements": _reinforcements,
    "strategic-reserve": _reserve,
    "nineteenth-army": lambda work, document, problems: [NineteenthArmy(work.lead_of(SOVIET))],
    "supply-check": lambda work, document, problems: [SupplyCheck()],
    "transfers": lambda work, document, problems: [Transfers()],
    "fortresses": lambda work, document, problems: [
        FortressBuilding(work.rules.setup.fortress_levels_per_check)
    ],
    "stand-fast": lambda work, document, problems: [
        StandFastRemoval(work.rules.tables.stand_fast.removed_per_check)
    ],
    "withdrawal": lambda work, document, problems: [PanzerWithdrawal()],
    "scoring": lambda work, document, problems: [SupplyCheck(STEPS[-1])],
}
#: Steps of the turn; the text begins with that step.
OUTER = {
    "turn-start": "begin",
    "pool-growth": "growth",
    "selection": "selection",
    "end-phase": "end",
}
PHASES = ("bidding", SET_UP, SURPRISE, *OUTER, *INNER)
#: 6.1: phases after which all chits are laid out, so that a text cannot place them.
CHITS_TO_COME = ("bidding", SET_UP, SURPRISE, *OUTER)


def phase_frames(work: AwaitsWork, document: Document, problems: Problems) -> tuple[Frames, int]:
    """The agenda that a phase stands for, and how many of its frames belong to the time after."""
    phase = document.get("phase", DEFAULT_PHASE)
    for key, phases in PHASE_KEYS.items():
        if key in document and phase not in phases:
            problems.append(PositionProblem(key, "key-of-other-phase", " ".join(phases)))
    if phase == "bidding":
        return [Turn(), SurpriseAttack(), SetUp(AXIS), SetUp(SOVIET), Bidding()], 4
    if phase == SET_UP:
        return [Turn(), SurpriseAttack(), SetUp(AXIS), SetUp(SOVIET)], 2
    if phase == SURPRISE:
        return [Turn(), SurpriseAttack()], 1
    if phase in OUTER:
        work.change(phase=SELECTION)
        growth = [PoolGrowth(growing_maps(work))] if phase == "pool-growth" else []
        step = "selection" if growth else OUTER[phase]
        return [Turn(step), *growth], 1
    if phase in INNER:
        work.change(phase=COMMAND)
        inner = INNER[phase](work, document, problems)
        return [Turn("end"), drawing(work), *inner], 2 if inner else 1
    problems.append(PositionProblem("phase", "unknown-value", " ".join(PHASES)))
    return [], 0


def drawing(work: AwaitsWork) -> Frame[AwaitsWork]:
    """5.0, 19.4, 20.2: the Command Phase of the scenario."""
    variant = work.rules.setup.variant
    if variant == "teams":
        return MasterPhase()
    return CommandPhase() if variant == "two-players" else opening_lanes()
