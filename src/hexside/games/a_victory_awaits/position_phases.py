"""Phases of a position text by name: the frames that a short text stands for."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from hexside.engine import Frame
from hexside.engine.positions import PositionProblem
from hexside.games.a_victory_awaits.activation import Activation, activate, arrive
from hexside.games.a_victory_awaits.chits import PoolGrowth, growing_maps, lay_out
from hexside.games.a_victory_awaits.combat import Combat
from hexside.games.a_victory_awaits.command import CommandPhase, Resolution, after_draw
from hexside.games.a_victory_awaits.controller import runs_alone
from hexside.games.a_victory_awaits.deployment import zones_of
from hexside.games.a_victory_awaits.entry import (
    NineteenthArmy,
    StrategicReserve,
    army_on_track,
    reserve_units,
)
from hexside.games.a_victory_awaits.fortresses import FortressBuilding, levels_to_build
from hexside.games.a_victory_awaits.frames import opening_lanes
from hexside.games.a_victory_awaits.movement import Movement
from hexside.games.a_victory_awaits.position_tracks import RESOLUTION
from hexside.games.a_victory_awaits.reinforcements import Reinforcements
from hexside.games.a_victory_awaits.sequence import SurpriseAttack, Turn
from hexside.games.a_victory_awaits.set_up import WAITING, Bidding, set_up_frames
from hexside.games.a_victory_awaits.shapes import AXIS, SOVIET
from hexside.games.a_victory_awaits.state import COMMAND, SELECTION, SET_UP, SURPRISE, TURN_BOX
from hexside.games.a_victory_awaits.supply import (
    STEPS,
    PanzerWithdrawal,
    StandFastRemoval,
    SupplyCheck,
    Transfers,
    markers_to_remove,
)
from hexside.games.a_victory_awaits.teams import (
    MasterActivation,
    MasterPhase,
    TeamDeal,
    take_dummies,
)
from hexside.games.a_victory_awaits.work import AwaitsWork
from hexside.mechanics.activation_queue import ActivationQueue
from hexside.mechanics.position_activation import text_seat, text_units

Document = Mapping[str, Any]
Frames = list[Frame[AwaitsWork]]
Problems = list[PositionProblem]

#: Keys that belong to one phase or two, and mean nothing in the others.
PHASE_KEYS = {
    "activated": ("movement", "combat", "operations"),
    "headquarters": ("activation",),
    "chit": (RESOLUTION,),
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


def _seat(work: AwaitsWork, document: Document) -> str:
    """V67: the seat of the text, else the owner of the activated units."""
    named = document.get("activated")
    if "seat" not in document and isinstance(named, list) and named and named[0] in work.units:
        return work.deciders((named[0],))[0]
    return text_seat(work, document)


def _movement(work: AwaitsWork, document: Document, problems: Problems) -> Frames:
    return [Movement(_seat(work, document), _units(work, document, problems))]


def _combat(work: AwaitsWork, document: Document, problems: Problems) -> Frames:
    return [Combat(_seat(work, document), _units(work, document, problems))]


def _operations(work: AwaitsWork, document: Document, problems: Problems) -> Frames:
    return [Activation(_seat(work, document), _units(work, document, problems))]


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
    if work.rules.chits[chit].kind == "master":
        # 20.2: what a master chit does is that headquarters chits are shown.
        return _command(work, document, problems)
    return [Resolution(chit)]


def _reinforcements(work: AwaitsWork, document: Document, problems: Problems) -> Frames:
    seat = str(document.get("seat", work.lead_of(SOVIET)))
    if seat not in work.rules.seats:
        return []
    return [Reinforcements.of_turn(work, seat)]


def _reserve(work: AwaitsWork, document: Document, problems: Problems) -> Frames:
    return [StrategicReserve(work.lead_of(SOVIET), left=reserve_units(work))]


def _nineteenth_army(work: AwaitsWork, document: Document, problems: Problems) -> Frames:
    """V67: the owner of the army lets it enter."""
    units = tuple(army_on_track(work))
    return [NineteenthArmy(work.deciders(units)[0] if units else work.lead_of(SOVIET))]


def _command(work: AwaitsWork, document: Document, problems: Problems) -> Frames:
    """7.1, 7.3: the chit that has just been drawn, if the text names one."""
    drawn = work.data.drawn
    if not drawn:
        return []
    variant = work.rules.setup.variant
    if variant == "two-players":
        return after_draw(work, drawn)
    work.change(drawn="")
    if variant == "multiplayer":
        # 19.4: it lies in the queue, and is revealed unless something runs.
        work.change(queue=work.data.queue.draw(drawn))
        return []
    before = len(work.agenda)
    MasterPhase().drawn(work, drawn, work.data.cup)
    return work.agenda[before:]


def _around(work: AwaitsWork, phase: str) -> Frames:
    """7.1(4): what happens inside the resolution of a drawn chit, which is laid aside then."""
    drawn = work.data.drawn
    return [Resolution(drawn, begun=True)] if drawn and phase not in RESOLVING else []


#: 7.1: phases that begin before the drawn chit has taken effect.
RESOLVING = ("command", RESOLUTION)
#: Steps inside the Command Phase.
INNER: dict[str, Callable[[AwaitsWork, Document, Problems], Frames]] = {
    "command": _command,
    "movement": _movement,
    "combat": _combat,
    "operations": _operations,
    "activation": _activation,
    RESOLUTION: _resolution,
    "reinforcements": _reinforcements,
    "strategic-reserve": _reserve,
    "nineteenth-army": _nineteenth_army,
    "supply-check": lambda work, document, problems: [SupplyCheck()],
    "transfers": lambda work, document, problems: [Transfers()],
    "fortresses": lambda work, document, problems: [FortressBuilding(levels_to_build(work))],
    "stand-fast": lambda work, document, problems: [StandFastRemoval(markers_to_remove(work))],
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
#: V46: phases before the first turn, when no army has been added to the Soviet pool yet.
ARMIES_TO_COME = ("bidding", SET_UP, SURPRISE)
#: 6.1: phases after which all chits are laid out, so that a text cannot place them; 17.6, 19.4,
#: 20.2: nor say what happened with them this turn.
CHITS_TO_COME = (*ARMIES_TO_COME, *OUTER)
TRACKS_TO_COME = ("cups", "shown", "queue", "panzer_groups", "panzer_rails")


def phase_frames(work: AwaitsWork, document: Document, problems: Problems) -> tuple[Frames, int]:
    """The agenda that a phase stands for, and how many of its frames belong to the time after."""
    phase = document.get("phase", DEFAULT_PHASE)
    for key, phases in PHASE_KEYS.items():
        if key in document and phase not in phases:
            problems.append(PositionProblem(key, "key-of-other-phase", " ".join(phases)))
    _check_waiting(work, phase, problems)
    for turn in range(1, work.turn + 1):
        # 5.0(5): these spaces of the turn track have been entered.
        arrive(work, f"{TURN_BOX}{turn}")
    before = set_up_frames(work.rules)
    if phase == "bidding":
        return [*before, Bidding()], len(before)
    if phase == SET_UP:
        return before, len(before) - 2
    if phase == SURPRISE:
        return _surprise(work), 1
    if phase in OUTER:
        work.change(phase=SELECTION)
        growth = [PoolGrowth(growing_maps(work))] if phase == "pool-growth" else []
        step = "selection" if growth else OUTER[phase]
        return [Turn(step), *growth], 1
    if phase in INNER:
        work.change(phase=COMMAND)
        _check_running(work, problems)
        before = [Turn("end"), drawing(work), *_shown(work), *_around(work, str(phase))]
        inner = INNER[phase](work, document, problems)
        return [*before, *inner], len(before) if inner else 1
    problems.append(PositionProblem("phase", "unknown-value", " ".join(PHASES)))
    return [], 0


def _check_waiting(work: AwaitsWork, phase: object, problems: Problems) -> None:
    """4.0(2): units wait for a set-up that is still to come, and for the zone of a formation."""
    rules = work.rules
    placed: set[str] = set()
    if phase in ("bidding", SET_UP):
        placed = {uid for side in (AXIS, SOVIET) for z in zones_of(rules, side) for uid in z.units}
    for uid, unit in work.units.items():
        if unit.box == WAITING and uid not in placed:
            problems.append(PositionProblem(f"units.{uid}.box", "no-set-up-zone", WAITING))


def _surprise(work: AwaitsWork) -> Frames:
    """15.1: before the first turn; 20.2: in a team after its chits have been divided, evenly."""
    if work.rules.setup.variant != "teams":
        return [Turn(), SurpriseAttack()]
    lay_out(work)
    TeamDeal.opening(work)
    take_dummies(work)
    return [Turn("command"), SurpriseAttack()]


def _shown(work: AwaitsWork) -> Frames:
    """20.2, V72: what the players of a team have shown and not carried out yet."""
    first = next(iter(work.data.shown), "")
    return [MasterActivation(work.rules.side_of(first))] if first in work.rules.seats else []


def _check_running(work: AwaitsWork, problems: Problems) -> None:
    """V68: a seat carries out one chit at a time, and some run alone."""
    queue = ActivationQueue()
    for chit in work.data.queue.at("running"):
        hindrance = queue.may_reveal(chit, work.owner_of_chit, lambda one: runs_alone(work, one))
        if hindrance == "seat-busy":
            problems.append(PositionProblem("tracks.queue", "queue-seat-busy", chit))
        elif hindrance:
            problems.append(PositionProblem("tracks.queue", "queue-must-run-alone", chit))
        queue = queue.draw(chit).reveal(chit)


def drawing(work: AwaitsWork) -> Frame[AwaitsWork]:
    """5.0, 19.4, 20.2: the Command Phase of the scenario."""
    variant = work.rules.setup.variant
    if variant == "teams":
        return MasterPhase()
    if variant == "two-players":
        return CommandPhase()
    return opening_lanes(work.data.queue.at("running"))
