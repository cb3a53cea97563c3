"""18.6 Supply Points: arrival, sides, conversion, flipping ASUs."""

from __future__ import annotations

from hexside.engine import Action, Reason, Unit
from hexside.games.stalingrad42.fortifications import remove_fort
from hexside.games.stalingrad42.other_moves import add, unit_reasons
from hexside.games.stalingrad42.state import (
    ABSENT,
    MOVED,
    READY,
    TRAIN,
    USED,
    area_box,
    area_of,
)
from hexside.games.stalingrad42.supply_actions import (
    ConvertSupply,
    Expend,
    FlipSupply,
    RemoveFort,
)
from hexside.games.stalingrad42.supply_lines import numbers
from hexside.games.stalingrad42.tables import SIDES
from hexside.games.stalingrad42.work import S42Work

POINT = "supply-point"
#: Among what has been done this turn: a Supply Point that was flipped or converted.
TURNED = "turned-"


def points_of(work: S42Work, side: int) -> list[str]:
    """All Supply Point counters of a side."""
    return [
        uid
        for uid, counter in work.rules.roster.items()
        if counter.type == POINT and work.rules.side[uid] == side
    ]


def is_in_play(work: S42Work, uid: str) -> bool:
    """Whether a counter is on the map or in an Entry Area."""
    unit = work.units[uid]
    return unit.hex >= 0 or bool(area_of(unit.box))


def spare(work: S42Work, side: int) -> str:
    """18.6.8: the counter for a new Supply Point: mobile within the limit, else immobile."""
    if len(_mobile_in_play(work, side)) < numbers(work).supply_points.mobile[SIDES[side]]:
        for uid in points_of(work, side):
            if not work.rules.roster[uid].immobile and not is_in_play(work, uid):
                return uid
    return _spare_immobile(work, side)


def _mobile_in_play(work: S42Work, side: int) -> list[str]:
    return [
        uid
        for uid in points_of(work, side)
        if not work.rules.roster[uid].immobile and is_in_play(work, uid)
    ]


def _spare_immobile(work: S42Work, side: int) -> str:
    for uid in points_of(work, side):
        if work.rules.roster[uid].immobile and not is_in_play(work, uid):
            return uid
    return ""


def bring_supply(work: S42Work, side: int, letter: str) -> None:
    """18.6.1: a Supply Point appears in a friendly Entry Area."""
    uid = spare(work, side)
    work.lift(uid, area_box(letter))
    work.tell("s42-supply-point-placed", "18.1", unit=uid, area=letter.upper())


def expend_options(work: S42Work, side: int) -> list[Action]:
    """18.6.4: Supply Points on either side that can flip a Used ASU stacked with them."""
    found: list[Action] = []
    roster = work.rules.roster
    for uid in points_of(work, side):
        unit = work.units[uid]
        if not is_in_play(work, uid) or TRAIN in unit.marks:
            continue
        stack = work.field.at(unit.hex) if unit.hex >= 0 else work.in_area(area_of(unit.box), side)
        found.extend(
            Expend(uid, other)
            for other in stack
            if roster[other].is_asu and work.has(other, USED) and work.is_good_order(other)
        )
    return found


def expend(work: S42Work, action: Expend) -> None:
    """18.6.4: the ASU is Ready, the Supply Point is gone."""
    work.lift(action.supply_point, ABSENT)
    work.unmark(action.unit, USED)
    work.tell("s42-artillery-ready", "18.6.4", unit=action.unit, by=action.supply_point)


def _may_turn(work: S42Work, uid: str) -> bool:
    """18.6.2: once in a Movement Phase, before the Supply Point moves."""
    marks = work.units[uid].marks
    if not is_in_play(work, uid) or MOVED in marks or TRAIN in marks:
        return False
    return TURNED + uid not in work.data.crossings


def supply_point_actions(work: S42Work, side: int) -> list[Action]:
    """18.6.2, 18.6.8, 9.7.5: flips and conversions before moving; own markers to take up."""
    found: list[Action] = []
    names = work.rules.names
    room = len(_mobile_in_play(work, side)) < numbers(work).supply_points.mobile[SIDES[side]]
    for uid in points_of(work, side):
        if not _may_turn(work, uid):
            continue
        if work.rules.roster[uid].immobile:
            if room and spare(work, side):
                found.append(ConvertSupply(uid))
        else:
            found.append(FlipSupply(uid))
            if _spare_immobile(work, side):
                found.append(ConvertSupply(uid))
    found.extend(RemoveFort(names[fort.hex]) for fort in work.data.forts if fort.side == side)
    return found


def take_supply_point_action(work: S42Work, action: Action) -> None:
    """Carry out one of ``supply_point_actions``."""
    if isinstance(action, RemoveFort):
        remove_fort(work, work.rules.grid.index(action.hex))
    elif isinstance(action, FlipSupply):
        _note(work, action.unit)
        if work.has(action.unit, READY):
            work.unmark(action.unit, READY)
            work.tell("s42-supply-point-moves", "18.6.2", unit=action.unit)
        else:
            work.mark(action.unit, READY)
            work.tell("s42-supply-point-ready", "18.6.2", unit=action.unit)
    else:
        assert isinstance(action, ConvertSupply)
        _convert(work, action.unit)


def _convert(work: S42Work, uid: str) -> None:
    """18.6.8: another counter takes the place."""
    side = work.rules.side[uid]
    immobile = work.rules.roster[uid].immobile
    new = spare(work, side) if immobile else _spare_immobile(work, side)
    unit = work.units[uid]
    work.lift(uid, ABSENT)
    work.set_unit(new, Unit(unit.hex, unit.box, work.units[new].steps, ()))
    _note(work, new)
    work.tell("s42-supply-point-converted", "18.6.8", unit=uid, by=new)


def _note(work: S42Work, uid: str) -> None:
    work.change(crossings=(*work.data.crossings, TURNED + uid))


class SupplyPointMoves:
    """18.6.2, 18.6.8, 9.7.5: what is done to Supply Points and markers in the Movement Phase."""

    verbs: tuple[type[Action], ...] = (FlipSupply, ConvertSupply, RemoveFort)

    def legal(self, work: S42Work, side: int, movers: list[str]) -> list[Action]:
        return supply_point_actions(work, side)

    def reasons(self, work: S42Work, side: int, action: Action) -> list[Reason]:
        if isinstance(action, RemoveFort):
            return [Reason("s42-no-fort-of-yours", "9.7.5", {"hex": action.hex})]
        assert isinstance(action, (FlipSupply, ConvertSupply))
        uid = action.unit
        found = unit_reasons(work, side, uid)
        if found:
            return found
        counter = work.rules.roster[uid]
        if counter.type != POINT or not is_in_play(work, uid):
            return [Reason("s42-not-a-supply-point", "18.6.2", {"unit": uid})]
        if not _may_turn(work, uid):
            return [Reason("already-moved", "18.6.2", {"unit": uid})]
        if counter.immobile and isinstance(action, FlipSupply):
            return [Reason("s42-immobile", "18.6.8", {"unit": uid})]
        return [Reason("s42-no-supply-counters", "18.6.8", {})]

    def take(self, work: S42Work, side: int, action: Action) -> None:
        take_supply_point_action(work, action)


add(SupplyPointMoves())
