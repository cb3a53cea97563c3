"""8 Supply: the check by the Supply chit and the states that follow from it."""

from __future__ import annotations

from hexside.engine import Frame, Unit, Wait
from hexside.games.traces_of_war.relocation import ForcedRelocation
from hexside.games.traces_of_war.state import ISOLATED, OUT_OF_SUPPLY
from hexside.games.traces_of_war.supply_lines import region
from hexside.games.traces_of_war.tables import AXIS, SOVIET
from hexside.games.traces_of_war.work import TracesWork


class SupplyCheck(Frame, frozen=True, tag="supply-check"):
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
        bit = work.rules.grid.bit
        regions = (region(work, AXIS), region(work, SOVIET))
        stranded: list[str] = []
        for uid, unit in work.units.items():
            if unit.hex < 0:
                continue
            side = work.rules.side[uid]
            supplied = regions[side] >> bit[unit.hex] & 1
            if supplied:
                if unit.marks:
                    work.set_unit(uid, Unit(unit.hex, "", unit.steps, ()))
                    work.tell("supply-restored", "8.1", unit=uid)
            elif work.rules.is_hq[uid]:
                stranded.append(uid)
            elif not unit.marks:
                work.set_unit(uid, Unit(unit.hex, "", unit.steps, (OUT_OF_SUPPLY,)))
                work.tell("unit-out-of-supply", "8.1", unit=uid)
            elif unit.marks == (OUT_OF_SUPPLY,):
                work.set_unit(uid, Unit(unit.hex, "", unit.steps, (ISOLATED,)))
                work.tell("unit-isolated", "8.1", unit=uid)
        stranded.sort(key=lambda uid: (work.rules.side[uid] != SOVIET, uid))
        return tuple(stranded)
