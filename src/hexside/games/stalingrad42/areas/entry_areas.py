"""13.1.3, 22.6 Transfers between Entry Areas, voluntary Full Retreat."""

from __future__ import annotations

from collections.abc import Hashable, Sequence

from hexside.engine import Action, Reason
from hexside.games.stalingrad42.actions import Transfer, Withdraw
from hexside.games.stalingrad42.maskirovka.army_moves import note_transfer
from hexside.games.stalingrad42.maskirovka.pace import transfer_faults
from hexside.games.stalingrad42.movement.kept_moves import ByUnit
from hexside.games.stalingrad42.movement.other_moves import unit_reasons
from hexside.games.stalingrad42.movement.ready_supply import moves_tactically_only
from hexside.games.stalingrad42.reading.printed import AXIS
from hexside.games.stalingrad42.state import (
    AUTO_DS,
    DISRUPTED,
    FULL_RETREAT,
    MOVED,
    REPLACEMENT,
    SLIPPING,
    TRAIN,
    TRANSFERRED,
    area_box,
    area_of,
)
from hexside.games.stalingrad42.supply.supply_lines import (
    TAMAN,
)
from hexside.games.stalingrad42.support.offensive_markers import lose_offensives
from hexside.games.stalingrad42.units.changes import gathered
from hexside.games.stalingrad42.work import S42Work


def has_room(work: S42Work, uid: str, letter: str) -> bool:
    """22.6.4: at most two combat units in the Caspian Sea Transit Box at any time."""
    table = work.rules.numbers.entry_areas
    if letter != table.transit or not work.rules.combat[uid]:
        return True
    side = work.rules.side[uid]
    inside = [u for u in work.in_area(letter, side) if work.rules.combat[u] and u != uid]
    return len(inside) < table.transit_limit


def areas_to_fill(work: S42Work, side: int) -> tuple[str, ...]:
    """18.1, 21.3.1: Entry Areas for Supply Points and units that return.

    In S2 the Crimea is there for Plan Blücher only (A-77).
    """
    found = work.areas(side)
    if side == AXIS and work.rules.setup.north_edge is not None:
        strait = work.rules.numbers.entry_areas.strait
        return tuple(letter for letter in found if letter != strait)
    return found


def leads_to(work: S42Work, side: int, here: str, there: str) -> bool:
    """22.6.2 to 22.6.4, A-77, A-82: whether units may go from one Entry Area to another."""
    if side == AXIS and work.rules.setup.north_edge is not None:
        return work.rules.numbers.entry_areas.strait not in (here, there)
    if side == AXIS:
        # the south edge of Uranus has no way to the other areas.
        apart = work.rules.setup.apart_areas
        return (here in apart) == (there in apart)
    if work.rules.setup.joined_areas:
        # S1.2: on one map all friendly areas are one rear area.
        return True
    table = work.rules.numbers.entry_areas
    if table.transit in (here, there):
        return True
    return any(here in group and there in group for group in (table.northern, table.southern))


def is_on_board(work: S42Work, letter: str) -> bool:
    """Whether units in an Entry Area can come onto the map that is played at all.

    The transit box and the Crimea have no hexes of their own: by other areas or Taman (5.7.2).
    """
    rules = work.rules
    ground = rules.ground
    table = work.rules.numbers.entry_areas
    if letter == table.strait:
        return TAMAN in ground.by_name
    return letter == table.transit or bool(ground.entry_hexes.get(letter))


def in_transit(work: S42Work, uid: str) -> bool:
    """22.6.4: a combat unit in the Caspian Sea Transit Box."""
    box = area_box(work.rules.numbers.entry_areas.transit)
    return work.units[uid].box == box and work.rules.combat[uid]


class Transfers(ByUnit):
    """22.6: from an Entry Area to another, for the whole allowance."""

    verbs: tuple[type[Action], ...] = (Transfer,)

    def given(self, work: S42Work, side: int) -> Hashable:
        return work.areas(side), work.turn, gathered(work, side, in_transit)

    def of(self, work: S42Work, side: int, uid: str) -> Sequence[Action]:
        if work.units[uid].hex >= 0 or self._obstacles(work, side, uid):
            return ()
        return tuple(
            Transfer(uid, area_box(there))
            for there in work.areas(side)
            if not self._bars(work, side, uid, there)
        )

    def _obstacles(self, work: S42Work, side: int, uid: str) -> list[Reason]:
        """Why a unit may not leave its area for another."""
        unit = work.units[uid]
        name = {"unit": uid}
        here = area_of(unit.box)
        if not here or here not in work.areas(side):
            # 24.1.2: the area before Baku is not one of the Axis.
            return [Reason("s42-not-in-area", "22.6.1", {**name})]
        found = []
        if MOVED in unit.marks:
            found.append(Reason("already-moved", "22.6.1", {**name}))
        if TRAIN in unit.marks:
            found.append(Reason("s42-on-a-train", "5.6.5", {**name}))
        if not work.is_good_order(uid):
            found.append(Reason("s42-not-in-good-order", "22.3.1", {**name}))
        if REPLACEMENT in unit.marks:
            found.append(Reason("s42-replacement-marker", "21.4", {**name}))
        found += moves_tactically_only(work, uid)
        if work.rules.roster[uid].blucher and here == work.rules.numbers.entry_areas.strait:
            found.append(Reason("s42-only-by-kerch", "20.7", {**name}))
        if uid in work.rules.reserve_armies:
            found += transfer_faults(work, uid)
        return found

    def _bars(self, work: S42Work, side: int, uid: str, there: str) -> list[Reason]:
        """Why a unit may not go to this area."""
        here = area_of(work.units[uid].box)
        if there not in work.areas(side) or not is_on_board(work, there):
            return [Reason("s42-not-your-area", "22.2", {"area": there.upper()})]
        if there == here or not leads_to(work, side, here, there):
            return [Reason("s42-no-transfer", "22.6", {"unit": uid})]
        if not has_room(work, uid, there):
            return [Reason("s42-transit-full", "22.6.4", {"area": there.upper()})]
        return []

    def reasons(self, work: S42Work, side: int, action: Transfer) -> list[Reason]:
        found = unit_reasons(work, side, action.unit)
        if found:
            return found
        there = area_of(action.area) or action.area
        found = self._obstacles(work, side, action.unit)
        return found or self._bars(work, side, action.unit, there)

    def take(self, work: S42Work, side: int, action: Transfer) -> None:
        unit = work.units[action.unit]
        if action.unit in work.rules.reserve_armies:
            note_transfer(work, action.unit)
        work.tell(
            "s42-unit-transferred", "22.6", unit=action.unit, start=unit.box, area=action.area
        )
        # 26.2: to another edge of the map is more than two hexes.
        lose_offensives(work, action.unit)
        work.lift(action.unit, action.area, *{*unit.marks, MOVED, TRANSFERRED})


class Withdrawals(ByUnit):
    """13.1.3: units may go into Full Retreat of their own will."""

    verbs: tuple[type[Action], ...] = (Withdraw,)

    def given(self, work: S42Work, side: int) -> Hashable:
        # Who may retreat shows the unit itself.
        return side

    def of(self, work: S42Work, side: int, uid: str) -> Sequence[Action]:
        return (Withdraw(uid),) if self._may(work, uid) else ()

    def _may(self, work: S42Work, uid: str) -> bool:
        """A combat unit in good order or Disrupted that has not begun to move."""
        unit = work.units[uid]
        if unit.hex < 0 or not work.rules.combat[uid]:
            return False
        if not unit.marks:
            return True
        if any(mark in unit.marks for mark in (FULL_RETREAT, TRAIN, "frozen")):
            return False
        return not any(mark.startswith(AUTO_DS) for mark in unit.marks)

    def reasons(self, work: S42Work, side: int, action: Withdraw) -> list[Reason]:
        found = unit_reasons(work, side, action.unit)
        return found or [Reason("s42-no-voluntary-retreat", "13.1.3", {"unit": action.unit})]

    def take(self, work: S42Work, side: int, action: Withdraw) -> None:
        uid = action.unit
        work.unmark(uid, DISRUPTED)
        slips = work.in_enemy_zone(side, work.units[uid].hex)
        work.mark(uid, FULL_RETREAT, *((SLIPPING,) if slips else ()))
        work.tell("s42-full-retreat", "13.1.3", unit=uid, hex=work.rules.names[work.units[uid].hex])


def forget_transfers(work: S42Work, side: int) -> None:
    """22.6.1: a transfer bars attacks only in its own turn."""
    work.unmark_all(TRANSFERRED)
