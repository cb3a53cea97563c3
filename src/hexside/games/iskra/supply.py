"""2.4, 11 The Supply Phase: who has a line, the markers, and headquarters that must relocate.

R-33: all lines are looked at once, at the start of the phase. Group Hühner may be a source of its
own (13.2.2); where more units want it than it can supply, the German player chooses.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable
from typing import ClassVar

from hexside.engine import Action, Choice, Frame, Reason, Wait
from hexside.engine.refusals import Argument
from hexside.games.iskra.actions import DONE, Done, Supply
from hexside.games.iskra.lines import can_trace, joined, passable
from hexside.games.iskra.relocation import relocate
from hexside.games.iskra.shapes import AXIS, SOVIET
from hexside.games.iskra.state import HQ_WAITING, ISOLATED, MARKERS, ON_ICE, OUT_OF_SUPPLY
from hexside.games.iskra.work import IskraWork
from hexside.mechanics.supply_check import check_supply, next_mark

#: 11.0: what a unit without a line gets, from nothing or from its present marker up.
LADDER = {"": OUT_OF_SUPPLY, OUT_OF_SUPPLY: ISOLATED}


# Who has a line


def always_supplied(work: IskraWork, uid: str) -> bool:
    """11.2.3, 13.3.1, 13.3.2, R-32, R-35: in Schlüsselburg, on the ice, or a bridge."""
    unit = work.units[uid]
    if work.is_bridge(uid) or unit.has(ON_ICE):
        return True
    return work.rules.side[uid] == AXIS and unit.hex in work.rules.ground.schluesselburg


def huehner_is_source(work: IskraWork) -> bool:
    """13.2.2, R-38: from its arrival to the end of turn 8."""
    hq = work.rules.huehner
    last = work.rules.tables.huehner.last_supplied_turn
    return hq in work.units and work.units[hq].hex >= 0 and work.turn <= last


def wanting(work: IskraWork) -> tuple[str, ...]:
    """13.2.2, R-76: the German units that have no other line than one to Hühner's hex.

    Each lies in its range; headquarters may be among them.
    """
    if not huehner_is_source(work):
        return ()
    rules = work.rules
    grid = rules.grid
    here = work.units[rules.huehner].hex
    reach = rules.roster[rules.huehner].command_range or 0
    near = joined(work, AXIS, 1 << grid.bit[here], passable(work, AXIS))
    return tuple(
        uid
        for uid in work.on_map(AXIS)
        if uid != rules.huehner
        and not always_supplied(work, uid)
        and not can_trace(work, uid)
        and grid.distance(here, work.units[uid].hex) <= reach
        and near >> grid.bit[work.units[uid].hex] & 1
    )


def has_supply(work: IskraWork, uid: str, chosen: Collection[str]) -> bool:
    """11.1, 11.2: whether a unit has a source; ``chosen`` are supplied by Group Hühner."""
    if always_supplied(work, uid) or uid in chosen or can_trace(work, uid):
        return True
    return uid == work.rules.huehner and huehner_is_source(work)


def cut_off(work: IskraWork, chosen: Collection[str]) -> frozenset[str]:
    """11.3.2, R-32: every unit without supply, with those that their headquarters drags down.

    A headquarters that could not relocate and is still off the map leaves its units without one.
    """
    rules = work.rules
    units = [*work.on_map(SOVIET), *work.on_map(AXIS)]
    found = {uid for uid in units if not has_supply(work, uid, chosen)}
    down = {
        hq
        for side in (SOVIET, AXIS)
        for hq in rules.headquarters[side]
        if hq in found or work.units[hq].box == HQ_WAITING
    }
    dragged = {uid for uid in units if rules.hq_of(uid) in down and not always_supplied(work, uid)}
    return frozenset(found | dragged)


# The phase


class SupplyPhase(Frame[IskraWork], frozen=True, tag="supply-phase"):
    """2.4: Hühner's units, then the markers, then the headquarters that must relocate."""

    step: str = "huehner"
    #: 13.2.2: the units that Group Hühner supplies.
    chosen: tuple[str, ...] = ()
    #: 11.3.1: the headquarters that are still to relocate.
    waiting: tuple[str, ...] = ()

    def run(self, work: IskraWork) -> Wait:
        if self.step == "huehner":
            self._huehner(work)
        elif self.step == "check":
            self._check(work)
        else:
            self._relocation(work)
        return Wait.NOTHING

    def _huehner(self, work: IskraWork) -> None:
        """13.2.2: the German is asked only if there are too many, and everybody is told."""
        work.tell("supply-checked", "2.4", turn=work.turn)
        limit = work.rules.tables.huehner.supplied_units
        units = wanting(work)
        if len(units) <= limit:
            work.replace(SupplyPhase("check", units))
            return
        work.binding = True
        work.tell("huehner-supply-short", "13.2.2", count=limit)
        work.replace(HuehnerSupply())

    def _check(self, work: IskraWork) -> None:
        """2.4.1, 2.4.2, R-33: first the units with a marker, then those without."""
        lacking = cut_off(work, self.chosen)
        units = [*work.on_map(SOVIET), *work.on_map(AXIS)]
        units.sort(key=lambda uid: not is_marked(work, uid))
        check_supply(work, units, lambda uid: uid not in lacking, _restored, _cut_off)
        # What is seen of the enemy's markers follows from more than the player knew.
        work.binding = True
        work.replace(SupplyPhase("relocation", self.chosen, _lost_headquarters(work)))

    def _relocation(self, work: IskraWork) -> None:
        """11.3.1, 13.4.2: one after another, the Soviet ones first (R-20)."""
        if not self.waiting:
            work.pop()
            return
        hq, *rest = self.waiting
        work.replace(SupplyPhase("relocation", self.chosen, tuple(rest)))
        relocate(work, hq, "11.3.1")


def is_marked(work: IskraWork, uid: str) -> bool:
    """11.0: whether a unit is out of supply or isolated."""
    unit = work.units[uid]
    return unit.has(OUT_OF_SUPPLY) or unit.has(ISOLATED)


def _lost_headquarters(work: IskraWork) -> tuple[str, ...]:
    return tuple(
        hq
        for side in (SOVIET, AXIS)
        for hq in work.rules.headquarters[side]
        if work.units[hq].hex >= 0 and is_marked(work, hq)
    )


def _restored(work: IskraWork, uid: str) -> None:
    """2.4.1: a unit with a line loses either marker."""
    if is_marked(work, uid):
        MARKERS.remove(work, uid, OUT_OF_SUPPLY)
        MARKERS.remove(work, uid, ISOLATED)
        work.tell_marker(uid, "supply-restored", "2.4.1")


def _cut_off(work: IskraWork, uid: str) -> None:
    """11.0: a unit without a line goes one stage on, and stays isolated."""
    mark = next_mark(work.units[uid], LADDER)
    if mark:
        MARKERS.remove(work, uid, OUT_OF_SUPPLY)
        MARKERS.put(work, uid, mark)
        if mark == ISOLATED:
            work.tell_marker(uid, "unit-isolated", "2.4.1")
        else:
            work.tell_marker(uid, "unit-out-of-supply", "2.4.2")


class HuehnerSupply(Choice[IskraWork], frozen=True, tag="huehner-supply"):
    """13.2.2, 4.1: the German player names the six units that Group Hühner supplies."""

    chosen: tuple[str, ...] = ()
    takes: ClassVar[tuple[type[Action], ...]] = (Supply, Done)
    asks: ClassVar[tuple[str, str]] = ("huehner-supply", "13.2.2")

    def seats(self, work: IskraWork) -> tuple[str, ...]:
        return (work.lead_of(AXIS),)

    def arguments(self, work: IskraWork, seat: str) -> dict[str, Argument]:
        return {"count": work.rules.tables.huehner.supplied_units - len(self.chosen)}

    def _left(self, work: IskraWork) -> list[str]:
        return [uid for uid in wanting(work) if uid not in self.chosen]

    def candidates(self, work: IskraWork, seat: str) -> Iterable[Action]:
        return [*(Supply(uid) for uid in self._left(work)), DONE]

    def objections(self, work: IskraWork, seat: str, action: Action) -> Iterable[Reason]:
        left = self._left(work)
        if isinstance(action, Supply):
            uid = action.unit
            problem = work.not_yours(uid, seat)
            if problem is not None:
                yield problem
            elif uid in self.chosen:
                yield Reason("huehner-supplies-already", "13.2.2", {"unit": uid})
            elif uid not in left:
                yield Reason("huehner-cannot-supply", "13.2.2", {"unit": uid})
        elif left:
            yield Reason("huehner-choose-first", "13.2.2", self.arguments(work, seat))

    def take(self, work: IskraWork, seat: str, action: Action) -> None:
        chosen = self.chosen
        if isinstance(action, Supply):
            chosen = (*chosen, action.unit)
            work.tell_marker(action.unit, "huehner-supplies", "13.2.2")
            if len(chosen) < work.rules.tables.huehner.supplied_units:
                work.replace(HuehnerSupply(chosen))
                return
        work.replace(SupplyPhase("check", chosen))


__all__ = [
    "HuehnerSupply",
    "SupplyPhase",
    "always_supplied",
    "cut_off",
    "has_supply",
    "is_marked",
    "wanting",
]
