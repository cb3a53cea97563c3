"""8 Supply: the check by the Supply chit and the states that follow from it."""

from __future__ import annotations

from hexside.engine import Frame, Unit, Wait
from hexside.games.traces_of_war.relocation import ForcedRelocation
from hexside.games.traces_of_war.state import ISOLATED, OUT_OF_SUPPLY
from hexside.games.traces_of_war.supply_lines import region
from hexside.games.traces_of_war.tables import AXIS, SOVIET
from hexside.games.traces_of_war.work import TracesWork
from hexside.mechanics.supply_check import check_supply, next_mark

#: 8.2: the marker that follows each marker, from none.
LADDER = {"": OUT_OF_SUPPLY, OUT_OF_SUPPLY: ISOLATED}


class SupplyCheck(Frame[TracesWork], frozen=True, tag="supply-check"):
    """4.3.2, 8.1: both players check every unit on one snapshot; headquarters relocate after."""

    stranded: tuple[str, ...] = ()
    checked: bool = False

    def run(self, work: TracesWork) -> Wait:
        if not self.checked:
            stranded = self._check(work)
            work.replace(SupplyCheck(stranded, True))
            return Wait.NOTHING
        if self.stranded:
            # R13: the Soviet headquarters first, then those of the Axis.
            first, *rest = self.stranded
            work.replace(SupplyCheck(tuple(rest), True))
            work.push(ForcedRelocation(first, "8.1", lifted=False))
            return Wait.NOTHING
        work.pop()
        return Wait.NOTHING

    def _check(self, work: TracesWork) -> tuple[str, ...]:
        rules = work.rules
        bit = rules.grid.bit
        regions = (region(work, AXIS), region(work, SOVIET))
        stranded: list[str] = []

        def has_line(uid: str) -> bool:
            return bool(regions[rules.side[uid]] >> bit[work.units[uid].hex] & 1)

        def without_line(work: TracesWork, uid: str) -> None:
            if rules.is_hq[uid]:
                stranded.append(uid)
            else:
                worsen(work, uid)

        on_map = [uid for uid, unit in work.units.items() if unit.hex >= 0]
        check_supply(work, on_map, has_line, restore, without_line)
        stranded.sort(key=lambda uid: (rules.side[uid] != SOVIET, uid))
        return tuple(stranded)


def restore(work: TracesWork, uid: str) -> None:
    """8.1: a unit with a supply line loses its marker."""
    unit = work.units[uid]
    if unit.marks:
        work.set_unit(uid, Unit(unit.hex, "", unit.steps, ()))
        work.tell("supply-restored", "8.1", unit=uid)


def worsen(work: TracesWork, uid: str) -> None:
    """8.1, 8.2: a unit without a supply line is out of supply, at the next check isolated."""
    unit = work.units[uid]
    mark = next_mark(unit, LADDER)
    if mark:
        work.set_unit(uid, Unit(unit.hex, "", unit.steps, (mark,)))
        code = "unit-isolated" if mark == ISOLATED else "unit-out-of-supply"
        work.tell(code, "8.1", unit=uid)
