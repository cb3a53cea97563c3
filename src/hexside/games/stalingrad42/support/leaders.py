"""28 Leaders: whose roll they may repeat, within which range, and when they are Ready."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Literal

from hexside.engine import Reason
from hexside.games.stalingrad42.reading.printed import AXIS, SOVIET
from hexside.games.stalingrad42.state import USED, area_of
from hexside.games.stalingrad42.support.artillery import is_near
from hexside.games.stalingrad42.work import S42Work

#: 25 to 29: the name of the option.
RULE = "leaders"
LEADER = "leader"
#: The rolls that a leader may repeat: on the CRT, for a Determined Defense, a Disengagement.
Ability = Literal["combat", "defense", "disengagement"]
#: 28.1.3, 28.1.4: Chuikov and Manstein.
ABILITIES: dict[int, frozenset[Ability]] = {
    AXIS: frozenset(("combat", "defense", "disengagement")),
    SOVIET: frozenset(("defense",)),
}


def leader_objections(
    work: S42Work, uid: str, units: tuple[str, ...], target: int
) -> Iterator[Reason]:
    """28.1.1, 28.1.2 (A-86): why a unit may not repeat a roll that concerns these units."""
    unit = work.units[uid]
    if work.rules.roster[uid].type != LEADER:
        yield Reason("s42-not-a-leader", "28.1.1", {"unit": uid})
        return
    if unit.hex < 0 and not area_of(unit.box):
        yield Reason("unit-not-on-map", "28.1.2", {"unit": uid})
        return
    if USED in unit.marks:
        yield Reason("s42-leader-used", "28.1.1", {"unit": uid})
    if not is_near(work, work.rules.side[uid], uid, units, target):
        yield Reason("s42-leader-too-far", "28.1.2", {"unit": uid})


def leaders_for(
    work: S42Work, side: int, ability: Ability, units: tuple[str, ...], target: int
) -> list[str]:
    """28.1: the Ready leaders of a side that may repeat a roll that concerns these units of it.

    ``target`` is the hex of the combat, or that of the units that try to disengage.
    """
    if RULE not in work.rules.advanced or ability not in ABILITIES[side]:
        return []
    return [
        uid
        for uid in work.rules.units_of[side]
        if work.rules.roster[uid].type == LEADER
        and not any(True for _ in leader_objections(work, uid, units, target))
    ]


def ready_leaders(work: S42Work, side: int) -> None:
    """28.1.1: in the Initial Phase of their side leaders are turned to their Ready side."""
    for uid in work.rules.units_of[side]:
        if work.rules.roster[uid].type == LEADER and work.has(uid, USED):
            work.unmark(uid, USED)
            work.tell("s42-leader-ready", "28.1.1", unit=uid)
