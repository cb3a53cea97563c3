"""20.8 North Caucasian Volunteers: one a turn once the Axis holds Krasnodar and Voroshilovsk."""

from __future__ import annotations

from hexside.engine import Action, Reason
from hexside.games.stalingrad42.maskirovka.armies import closed_by_armies
from hexside.games.stalingrad42.reading.printed import AXIS, SOVIET
from hexside.games.stalingrad42.sequence.phase_choices import unit_fault
from hexside.games.stalingrad42.state import ABSENT, REPLACEMENT
from hexside.games.stalingrad42.supply.supply_actions import Volunteer
from hexside.games.stalingrad42.work import S42Work

NATION = "north-caucasian"
PLACES = ("krasnodar", "voroshilovsk")
#: Among what has been done this turn.
ARRIVED = "volunteers"


def volunteer_options(work: S42Work, side: int) -> list[Action]:
    """20.8: the volunteers that may come this turn, and where."""
    rules = work.rules
    ground = rules.ground
    if side != AXIS or ARRIVED in work.data.crossings:
        return []
    hexes = [ground.by_name[place] for place in PLACES if place in ground.by_name]
    if len(hexes) < len(PLACES) or not all(work.controls(AXIS, hex) for hex in hexes):
        return []
    shut = closed_by_armies(work, SOVIET)
    return [
        Volunteer(uid, rules.names[hex])
        for uid, counter in rules.roster.items()
        if counter.nation == NATION and work.units[uid].box == ABSENT
        for hex in hexes
        if not work.enemy_at(AXIS, hex) and hex not in shut
    ]


def arrive(work: S42Work, action: Volunteer) -> None:
    """20.8: in its first turn a volunteer moves one hex at most and does not fight."""
    work.change(crossings=(*work.data.crossings, ARRIVED))
    work.put(action.unit, work.rules.grid.index(action.hex))
    work.mark(action.unit, REPLACEMENT)
    work.tell("s42-volunteers-arrive", "20.8", unit=action.unit, hex=action.hex)


class Volunteers:
    """20.8: the choice of the Initial Phase."""

    verbs: tuple[type[Action], ...] = (Volunteer,)

    def legal(self, work: S42Work, side: int) -> list[Action]:
        """Those that may come this turn."""
        return volunteer_options(work, side)

    def due(self, work: S42Work, side: int) -> list[Reason]:
        """One comes each turn."""
        if volunteer_options(work, side):
            return [Reason("s42-volunteers-arrive-now", "20.8", {})]
        return []

    def reasons(self, work: S42Work, side: int, action: Volunteer) -> list[Reason]:
        """Why this one does not come there."""
        found = unit_fault(work, side, action.unit)
        return found or [Reason("s42-no-volunteers", "20.8", {"unit": action.unit})]

    def take(self, work: S42Work, side: int, action: Volunteer) -> None:
        """It arrives."""
        arrive(work, action)
