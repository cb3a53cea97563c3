"""13.1.3, 22.6, 5.5.3 Transfers between Entry Areas, voluntary Full Retreat, the Volga Flotilla."""

from __future__ import annotations

from hexside.engine import Action, Reason
from hexside.games.stalingrad42.actions import Flotilla, Transfer, Withdraw
from hexside.games.stalingrad42.other_moves import add, unit_reasons
from hexside.games.stalingrad42.phases import ENDINGS
from hexside.games.stalingrad42.state import (
    AREA_BOX,
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
from hexside.games.stalingrad42.tables import AXIS, SOVIET
from hexside.games.stalingrad42.work import S42Work

NORTHERN = frozenset("abcde")
SOUTHERN = frozenset("ghjkl")
TRANSIT = "f"
#: 22.6.4: combat units in the Caspian Sea Transit Box.
TRANSIT_LIMIT = 2
MOVED_FLOTILLA = "flotilla"


def leads_to(work: S42Work, side: int, here: str, there: str) -> bool:
    """22.6.2 to 22.6.4: whether units may go from one Entry Area to another."""
    if side == AXIS or work.rules.scenario == "fall-blau":
        # S1.2: on one map all friendly areas are one rear area.
        return True
    if there == TRANSIT:
        inside = [u for u in work.in_area(TRANSIT, side) if work.rules.combat[u]]
        return len(inside) < TRANSIT_LIMIT
    if here == TRANSIT:
        return True
    return (here in NORTHERN and there in NORTHERN) or (here in SOUTHERN and there in SOUTHERN)


class Transfers:
    """22.6: from an Entry Area to another, for the whole allowance."""

    verbs: tuple[type[Action], ...] = (Transfer,)

    def legal(self, work: S42Work, side: int, movers: list[str]) -> list[Action]:
        return [
            Transfer(uid, area_box(there))
            for uid in movers
            if self._may(work, uid)
            for there in work.rules.areas[side]
            if there != area_of(work.units[uid].box)
            and there in work.rules.entry_hexes
            and leads_to(work, side, area_of(work.units[uid].box), there)
        ]

    def _may(self, work: S42Work, uid: str) -> bool:
        unit = work.units[uid]
        counter = work.rules.roster[uid]
        return (
            unit.box.startswith(AREA_BOX)
            and work.is_good_order(uid)
            and REPLACEMENT not in unit.marks
            and not (counter.blucher and unit.box == area_box("w"))
        )

    def reasons(self, work: S42Work, side: int, action: Action) -> list[Reason]:
        assert isinstance(action, Transfer)
        found = unit_reasons(work, side, action.unit)
        return found or [Reason("s42-no-transfer", "22.6", {"unit": action.unit})]

    def take(self, work: S42Work, side: int, action: Action) -> None:
        assert isinstance(action, Transfer)
        start = work.units[action.unit].box
        work.tell("s42-unit-transferred", "22.6", unit=action.unit, start=start, area=action.area)
        work.lift(action.unit, action.area, MOVED, TRANSFERRED)


class Withdrawals:
    """13.1.3: units may go into Full Retreat of their own will."""

    verbs: tuple[type[Action], ...] = (Withdraw,)

    def legal(self, work: S42Work, side: int, movers: list[str]) -> list[Action]:
        return [Withdraw(uid) for uid in movers if self._may(work, uid)]

    def _may(self, work: S42Work, uid: str) -> bool:
        """A combat unit in good order or Disrupted that has not begun to move."""
        unit = work.units[uid]
        if unit.hex < 0 or not work.rules.combat[uid]:
            return False
        if any(mark in unit.marks for mark in (FULL_RETREAT, TRAIN, REPLACEMENT, "frozen")):
            return False
        return not any(mark.startswith(AUTO_DS) for mark in unit.marks)

    def reasons(self, work: S42Work, side: int, action: Action) -> list[Reason]:
        assert isinstance(action, Withdraw)
        found = unit_reasons(work, side, action.unit)
        return found or [Reason("s42-no-voluntary-retreat", "13.1.3", {"unit": action.unit})]

    def take(self, work: S42Work, side: int, action: Action) -> None:
        assert isinstance(action, Withdraw)
        uid = action.unit
        work.unmark(uid, DISRUPTED)
        slips = work.in_enemy_zone(side, work.units[uid].hex)
        work.mark(uid, FULL_RETREAT, *((SLIPPING,) if slips else ()))
        work.tell("s42-full-retreat", "13.1.3", unit=uid, hex=work.rules.names[work.units[uid].hex])


class FlotillaMoves:
    """5.5.3: the Volga Flotilla may go to another hexside in each Soviet Movement Phase."""

    verbs: tuple[type[Action], ...] = (Flotilla,)

    def legal(self, work: S42Work, side: int, movers: list[str]) -> list[Action]:
        if side != SOVIET or MOVED_FLOTILLA in work.data.crossings:
            return []
        names = work.rules.names
        return [
            Flotilla(names[a], names[b])
            for hexside, (a, b) in self._sites(work)
            if hexside != work.data.flotilla
        ]

    def _sites(self, work: S42Work) -> list[tuple[int, tuple[int, int]]]:
        rules = work.rules
        found = []
        for hexside, kinds in sorted(rules.board.sides.items()):
            a, b = rules.grid.beside(hexside)
            if "volga" in kinds and a in rules.land and b in rules.land:
                found.append((hexside, (a, b)))
        return found

    def reasons(self, work: S42Work, side: int, action: Action) -> list[Reason]:
        assert isinstance(action, Flotilla)
        return [Reason("s42-no-flotilla-site", "5.5.3", {"hex": action.hex, "other": action.other})]

    def take(self, work: S42Work, side: int, action: Action) -> None:
        assert isinstance(action, Flotilla)
        grid = work.rules.grid
        hexside = grid.hexside(grid.index(action.hex), grid.index(action.other))
        work.change(flotilla=hexside, crossings=(*work.data.crossings, MOVED_FLOTILLA))
        work.tell("s42-flotilla-moved", "5.5.3", hex=action.hex, other=action.other)


def forget_transfers(work: S42Work, side: int) -> None:
    """22.6.1: a transfer bars attacks only in its own turn."""
    work.unmark_all(TRANSFERRED)


ENDINGS.append(forget_transfers)
add(Transfers())
add(Withdrawals())
add(FlotillaMoves())
