"""34.4.2 Out of a holding box: one unit a turn in secret, any number from the army's own hex."""

from __future__ import annotations

from collections.abc import Sequence

from hexside.engine import Action, Reason
from hexside.games.stalingrad42.areas.entry_areas import has_room
from hexside.games.stalingrad42.maskirovka.armies import (
    army_of,
    boxed,
    boxes,
    contents,
    is_in_play,
    is_used,
)
from hexside.games.stalingrad42.maskirovka.into_boxes import (
    BOX_MOVE,
    leaving_faults,
    note_leaving,
    unit_faults,
)
from hexside.games.stalingrad42.maskirovka.maskirovka_actions import ComeOut, LeaveBox
from hexside.games.stalingrad42.maskirovka.revealing import come_out
from hexside.games.stalingrad42.movement.other_moves import unit_reasons
from hexside.games.stalingrad42.reading.printed import SOVIET
from hexside.games.stalingrad42.state import MOVED, area_box, area_of
from hexside.games.stalingrad42.work import S42Work


def _is_boxed(work: S42Work, uid: str) -> bool:
    return work.units[uid].hex < 0 and work.units[uid].box in boxes(work)


class Departures:
    """34.4.2: a unit goes from its box to one of the Entry Areas A to E."""

    verbs: tuple[type[Action], ...] = (LeaveBox,)

    def legal(self, work: S42Work, side: int, movers: Sequence[str]) -> list[Action]:
        """Everybody who may leave a box like this, with the areas."""
        if side != SOVIET or not is_used(work) or BOX_MOVE in work.data.crossings:
            return []
        return [
            LeaveBox(uid, area_box(letter))
            for uid in boxed(work)
            if not unit_faults(work, uid) and not leaving_faults(work, uid)
            for letter in self._areas(work)
        ]

    def _areas(self, work: S42Work) -> list[str]:
        letters = work.rules.numbers.reserve_armies.supplied_by
        return [letter for letter in work.areas(SOVIET) if letter in letters]

    def reasons(self, work: S42Work, side: int, action: LeaveBox) -> list[Reason]:
        """Why this unit does not go there."""
        found = unit_reasons(work, side, action.unit)
        if found:
            return found
        if not _is_boxed(work, action.unit):
            return [Reason("s42-not-in-a-box", "34.4.2", {"unit": action.unit})]
        found = unit_faults(work, action.unit) + leaving_faults(work, action.unit)
        letter = area_of(action.area)
        if letter not in self._areas(work):
            found.append(Reason("s42-not-your-area", "34.4.2", {"area": letter.upper()}))
        return found

    def take(self, work: S42Work, side: int, action: LeaveBox) -> None:
        """It goes, with its whole allowance."""
        unit = work.units[action.unit]
        note_leaving(work, unit.box)
        work.change(crossings=(*work.data.crossings, BOX_MOVE))
        work.tell("s42-unit-leaves-box", "34.4.2", unit=action.unit, start=unit.box, to=action.area)
        work.lift(action.unit, action.area, *unit.marks, MOVED)


class Unpacking:
    """34.4.2: units are put on their army and move on from there; the army is revealed."""

    verbs: tuple[type[Action], ...] = (ComeOut,)

    def legal(self, work: S42Work, side: int, movers: Sequence[str]) -> list[Action]:
        """All units in boxes of armies that have not moved."""
        if side != SOVIET or not is_used(work):
            return []
        return [
            ComeOut(uid)
            for box in boxes(work)
            if self._may_open(work, box)
            for uid in contents(work, box)
            if not work.has(uid, MOVED) and self._has_room(work, uid, army_of(work, box))
        ]

    def _has_room(self, work: S42Work, uid: str, army: str) -> bool:
        """22.6.4: the transit box has room for two combat units out of the box too."""
        return has_room(work, uid, area_of(work.units[army].box))

    def _may_open(self, work: S42Work, box: str) -> bool:
        army = army_of(work, box)
        return is_in_play(work, army) and not work.has(army, MOVED)

    def reasons(self, work: S42Work, side: int, action: ComeOut) -> list[Reason]:
        """Why this unit cannot come out."""
        found = unit_reasons(work, side, action.unit)
        if found:
            return found
        if not _is_boxed(work, action.unit):
            return [Reason("s42-not-in-a-box", "34.4.2", {"unit": action.unit})]
        if work.has(action.unit, MOVED):
            found.append(Reason("already-moved", "34.4.2", {"unit": action.unit}))
        army = army_of(work, work.units[action.unit].box)
        if work.has(army, MOVED):
            found.append(Reason("s42-army-has-moved", "34.4.2", {"unit": army}))
        if not self._has_room(work, action.unit, army):
            area = area_of(work.units[army].box).upper()
            found.append(Reason("s42-transit-full", "22.6.4", {"area": area}))
        return found

    def take(self, work: S42Work, side: int, action: ComeOut) -> None:
        """It comes out; it may move as usual."""
        come_out(work, action.unit, "34.4.2")
