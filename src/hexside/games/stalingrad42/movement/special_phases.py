"""S2.4, S3.4, 33.2.3 Movement Phases in which units may do less than usual."""

from __future__ import annotations

from hexside.engine import Reason
from hexside.games.stalingrad42.movement.modes import EXTENDED, NORMAL, TACTICAL
from hexside.games.stalingrad42.reading.printed import AXIS, SOVIET
from hexside.games.stalingrad42.state import FULL_RETREAT, MINI_MOVEMENT, PRE_MOVE
from hexside.games.stalingrad42.work import S42Work

#: S3.4: the first Soviet Movement Phase of Uranus.
TACTICAL_TURN = "tactical-turn"


#: The section of each special Movement Phase.
SECTIONS = {PRE_MOVE: "S2.4", MINI_MOVEMENT: "33.2.3", TACTICAL_TURN: "S3.4"}


def section_of(special: str) -> str:
    """The section that says how units move in a special Movement Phase; empty for a plain one."""
    return SECTIONS.get(special, "")


def special_phase(work: S42Work, side: int) -> str:
    """The special Movement Phase of a side; empty for a plain one."""
    phase = work.data.phase
    if phase == PRE_MOVE:
        return PRE_MOVE
    if phase == MINI_MOVEMENT and side == AXIS:
        return MINI_MOVEMENT
    if side == SOVIET and work.turn in work.rules.setup.soviet_tactical_turns:
        return TACTICAL_TURN
    return ""


def open_modes(work: S42Work, uid: str) -> frozenset[str]:
    """The ways of moving on land that the phase leaves to a unit.

    S2.4: the normal allowance, for units on the map that are no garrisons. S3.4: Tactical Movement.
    33.2.3: the same, but units in Full Retreat have their full movement allowance.
    """
    special = special_phase(work, work.rules.side[uid])
    if special == PRE_MOVE:
        is_free = work.units[uid].hex >= 0 and not work.rules.roster[uid].garrison
        return frozenset({NORMAL} if is_free else ())
    if special == TACTICAL_TURN:
        return frozenset({TACTICAL})
    if special == MINI_MOVEMENT:
        routed = FULL_RETREAT in work.units[uid].marks
        return frozenset({NORMAL, TACTICAL}) if routed else frozenset({TACTICAL})
    return frozenset({NORMAL, EXTENDED, TACTICAL})


def phase_reason(work: S42Work, side: int) -> list[Reason]:
    """What a special phase says against everything that it does not allow."""
    special = special_phase(work, side)
    if special == PRE_MOVE:
        return [Reason("s42-pre-move", "S2.4", {})]
    if special == MINI_MOVEMENT:
        return [Reason("s42-mini-turn", "33.2.3", {})]
    if special == TACTICAL_TURN:
        return [Reason("s42-tactical-and-rail-only", "S3.4", {})]
    return []
