"""18.6 Supply Points: arrival, sides, conversion, flipping ASUs."""

from __future__ import annotations

from collections.abc import Sequence

from hexside.engine import OFF_MAP, Action, Reason, Unit
from hexside.games.stalingrad42.combat.fortifications import remove_fort
from hexside.games.stalingrad42.movement.other_moves import unit_reasons
from hexside.games.stalingrad42.reading.printed import SIDES
from hexside.games.stalingrad42.state import (
    ABSENT,
    MOVED,
    READY,
    TRAIN,
    USED,
    area_box,
    area_of,
)
from hexside.games.stalingrad42.supply.supply_actions import (
    ConvertSupply,
    Expend,
    FlipSupply,
    MergeSupply,
    RemoveFort,
)
from hexside.games.stalingrad42.work import S42Work

POINT = "supply-point"
#: Among what has been done this turn: Supply Points that were flipped, and counters that others
#: were converted into. Doing either twice would undo it.
FLIPPED, CONVERTED = "flipped-", "converted-"
#: 18.6.8: the reverse of an immobile counter stands for two points.
SINGLE, DOUBLE = 1, 2

SupplyPointAction = FlipSupply | ConvertSupply | MergeSupply | RemoveFort


def points_of(work: S42Work, side: int) -> tuple[str, ...]:
    """All Supply Point counters of a side."""
    return work.rules.supply_points[side]


def is_in_play(work: S42Work, uid: str) -> bool:
    """Whether a counter is on the map or in an Entry Area."""
    unit = work.units[uid]
    return unit.hex >= 0 or bool(area_of(unit.box))


def spare(work: S42Work, side: int) -> str:
    """18.6.8: the counter for a new Supply Point: mobile within the limit, else immobile."""
    return _spare_mobile(work, side) or _spare_immobile(work, side)


def _spare_mobile(work: S42Work, side: int) -> str:
    if len(_mobile_in_play(work, side)) >= work.rules.numbers.supply_points.mobile[SIDES[side]]:
        return ""
    for uid in points_of(work, side):
        if not work.rules.roster[uid].immobile and not is_in_play(work, uid):
            return uid
    return ""


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
    work.set_unit(uid, Unit(OFF_MAP, area_box(letter), SINGLE, ()))
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
            if roster[other].is_asu
            and roster[other].number == side
            and work.has(other, USED)
            and work.is_good_order(other)
        )
    return found


def expend(work: S42Work, action: Expend) -> None:
    """18.6.4: the ASU is Ready, the Supply Point is gone."""
    spend_point(work, action.supply_point)
    work.unmark(action.unit, USED)
    work.tell("s42-artillery-ready", "18.6.4", unit=action.unit, by=action.supply_point)


def spend_point(work: S42Work, uid: str) -> None:
    """18.6.4, 18.6.5, 18.6.8: a point is gone; of a counter for two one stays."""
    unit = work.units[uid]
    if unit.steps == DOUBLE:
        work.set_unit(uid, Unit(unit.hex, unit.box, SINGLE, unit.marks))
    else:
        work.lift(uid, ABSENT)


def _is_untouched(work: S42Work, uid: str) -> bool:
    """18.6.2, 18.6.8: before the Supply Point moves."""
    marks = work.units[uid].marks
    return is_in_play(work, uid) and MOVED not in marks and TRAIN not in marks


def may_flip(work: S42Work, uid: str) -> bool:
    """18.6.2: a mobile Supply Point that has not moved, to either side."""
    if work.rules.roster[uid].immobile or FLIPPED + uid in work.data.crossings:
        return False
    return _is_untouched(work, uid)


def may_convert(work: S42Work, uid: str) -> bool:
    """18.6.8: a Supply Point that has not moved, within the limit of mobile ones."""
    side = work.rules.side[uid]
    if not _is_untouched(work, uid) or CONVERTED + uid in work.data.crossings:
        return False
    if work.rules.roster[uid].immobile:
        return bool(_spare_mobile(work, side))
    return bool(_spare_immobile(work, side))


def mergers(work: S42Work, side: int) -> list[MergeSupply]:
    """18.6.8: pairs of immobile Supply Points in one place that may become one counter."""
    roster = work.rules.roster
    single = [
        uid
        for uid in points_of(work, side)
        if roster[uid].immobile and _is_untouched(work, uid) and work.units[uid].steps == SINGLE
    ]
    places = {uid: (work.units[uid].hex, work.units[uid].box) for uid in single}
    return [
        MergeSupply(one, two)
        for number, one in enumerate(single)
        for two in single[number + 1 :]
        if places[one] == places[two]
    ]


def supply_point_actions(work: S42Work, side: int) -> list[SupplyPointAction]:
    """18.6.2, 18.6.8, 9.7.5: flips and conversions before moving; own markers to take up."""
    found: list[SupplyPointAction] = []
    for uid in points_of(work, side):
        if may_flip(work, uid):
            found.append(FlipSupply(uid))
        if may_convert(work, uid):
            found.append(ConvertSupply(uid))
    found.extend(mergers(work, side))
    found.extend(fort_removals(work, side))
    return found


def fort_removals(work: S42Work, side: int) -> list[RemoveFort]:
    """9.7.5: own fortification markers, which may be taken up at any time of the player turn."""
    names = work.rules.names
    return [RemoveFort(names[fort.hex]) for fort in work.data.forts if fort.side == side]


def removal_reasons(action: RemoveFort) -> list[Reason]:
    """9.7.5: why a marker cannot be taken up."""
    return [Reason("s42-no-fort-of-yours", "9.7.5", {"hex": action.hex})]


def take_supply_point_action(work: S42Work, action: SupplyPointAction) -> None:
    """Carry out one of ``supply_point_actions``."""
    if isinstance(action, RemoveFort):
        remove_fort(work, work.rules.grid.index(action.hex))
    elif isinstance(action, FlipSupply):
        _note(work, FLIPPED + action.unit)
        if work.has(action.unit, READY):
            work.unmark(action.unit, READY)
            work.tell("s42-supply-point-moves", "18.6.2", unit=action.unit)
        else:
            work.mark(action.unit, READY)
            work.tell("s42-supply-point-ready", "18.6.2", unit=action.unit)
    elif isinstance(action, MergeSupply):
        _merge(work, action.unit, action.other)
    else:
        _convert(work, action.unit)


def _merge(work: S42Work, uid: str, other: str) -> None:
    """18.6.8: the reverse of one counter stands for both points."""
    unit = work.units[uid]
    work.lift(other, ABSENT)
    work.set_unit(uid, Unit(unit.hex, unit.box, DOUBLE, unit.marks))
    work.tell("s42-supply-points-merged", "18.6.8", unit=uid, by=other)


def _convert(work: S42Work, uid: str) -> None:
    """18.6.8: another counter takes the place; of two immobile points one stays."""
    side = work.rules.side[uid]
    immobile = work.rules.roster[uid].immobile
    new = _spare_mobile(work, side) if immobile else _spare_immobile(work, side)
    unit = work.units[uid]
    spend_point(work, uid)
    work.set_unit(new, Unit(unit.hex, unit.box, SINGLE, ()))
    _note(work, CONVERTED + new)
    work.tell("s42-supply-point-converted", "18.6.8", unit=uid, by=new)


def _note(work: S42Work, what: str) -> None:
    work.change(crossings=(*work.data.crossings, what))


class SupplyPointMoves:
    """18.6.2, 18.6.8, 9.7.5: what is done to Supply Points and markers in the Movement Phase."""

    verbs: tuple[type[Action], ...] = (FlipSupply, ConvertSupply, MergeSupply, RemoveFort)

    def legal(self, work: S42Work, side: int, movers: Sequence[str]) -> list[Action]:
        return [*supply_point_actions(work, side)]

    def reasons(self, work: S42Work, side: int, action: SupplyPointAction) -> list[Reason]:
        if isinstance(action, RemoveFort):
            return removal_reasons(action)
        uids = [action.unit, *([action.other] if isinstance(action, MergeSupply) else [])]
        for uid in uids:
            found = unit_reasons(work, side, uid)
            if found:
                return found
            if work.rules.roster[uid].type != POINT or not is_in_play(work, uid):
                return [Reason("s42-not-a-supply-point", "18.6.2", {"unit": uid})]
            if not _is_untouched(work, uid):
                return [Reason("already-moved", "18.6.2", {"unit": uid})]
        if isinstance(action, MergeSupply):
            return _merge_reasons(work, action)
        if isinstance(action, FlipSupply) and work.rules.roster[action.unit].immobile:
            return [Reason("s42-immobile", "18.6.8", {"unit": action.unit})]
        turned = FLIPPED if isinstance(action, FlipSupply) else CONVERTED
        if turned + action.unit in work.data.crossings:
            return [Reason("s42-turned-already", "18.6.2", {"unit": action.unit})]
        return [Reason("s42-no-supply-counters", "18.6.8", {})]

    def take(self, work: S42Work, side: int, action: SupplyPointAction) -> None:
        take_supply_point_action(work, action)


def _merge_reasons(work: S42Work, action: MergeSupply) -> list[Reason]:
    """18.6.8: why two Supply Points do not become one counter."""
    roster = work.rules.roster
    one, two = work.units[action.unit], work.units[action.other]
    for uid in (action.unit, action.other):
        if not roster[uid].immobile:
            return [Reason("s42-mobile", "18.6.8", {"unit": uid})]
        if work.units[uid].steps != SINGLE:
            return [Reason("s42-merged-already", "18.6.8", {"unit": uid})]
    if (one.hex, one.box) != (two.hex, two.box):
        return [Reason("s42-not-stacked", "18.6.8", {"unit": action.unit, "by": action.other})]
    # Each pair is named in one order only.
    return [Reason("s42-merge-in-order", "18.6.8", {"unit": action.other, "by": action.unit})]
