"""11 The supply check, and what the players may do in it, in the order of V54."""

from __future__ import annotations

from collections.abc import Iterable
from typing import ClassVar

from hexside.engine import Action, Choice, Reason, Wait
from hexside.engine.refusals import Argument
from hexside.games.a_victory_awaits.actions import DONE, Done, RemoveStandFast, Transfer, Withdraw
from hexside.games.a_victory_awaits.fortresses import FortressBuilding, levels_to_build
from hexside.games.a_victory_awaits.lines import has_line, region, supplied_region
from hexside.games.a_victory_awaits.shapes import AXIS, SOVIET
from hexside.games.a_victory_awaits.state import AVAILABLE, WITHDRAWN
from hexside.games.a_victory_awaits.victory import decide
from hexside.games.a_victory_awaits.work import AwaitsWork
from hexside.mechanics.supply_check import check_supply

#: V54: the order inside a supply check.
STEPS = ("soviet", "axis", "transfers", "fortresses", "stand-fast", "withdrawal", "scoring")


class SupplyCheck(Choice[AwaitsWork], frozen=True, tag="supply-check"):
    """11.0: Soviet units, Axis units, transfers, fortresses, Stand Fast, withdrawal, scoring."""

    step: str = STEPS[0]

    def run(self, work: AwaitsWork) -> Wait:
        number = STEPS.index(self.step)
        if number + 1 < len(STEPS):
            work.replace(SupplyCheck(STEPS[number + 1]))
        else:
            work.pop()
        getattr(self, "_" + self.step.replace("-", "_"))(work)
        return Wait.NOTHING

    def _soviet(self, work: AwaitsWork) -> None:
        """11.1(2): Soviet units first; their losses are carried out before the Axis checks."""
        work.tell("supply-checked", "11.1", turn=work.turn)
        _check(work, SOVIET)

    def _axis(self, work: AwaitsWork) -> None:
        """11.1, 15.1: from turn 4 on."""
        if work.turn > work.rules.tables.surprise.supply_exempt_turns:
            _check(work, AXIS)

    def _transfers(self, work: AwaitsWork) -> None:
        work.push(Transfers())

    def _fortresses(self, work: AwaitsWork) -> None:
        """11.3, 14: from turn 4 on."""
        levels = levels_to_build(work)
        if levels:
            work.push(FortressBuilding(levels))

    def _stand_fast(self, work: AwaitsWork) -> None:
        """16.2: from turn 6 on."""
        markers = markers_to_remove(work)
        if markers:
            work.push(StandFastRemoval(markers))

    def _withdrawal(self, work: AwaitsWork) -> None:
        """18.2."""
        if is_withdrawal_due(work):
            work.push(PanzerWithdrawal())

    def _scoring(self, work: AwaitsWork) -> None:
        """16.4, V7: the game ends at once with the supply check of the last turn."""
        if work.turn >= work.rules.last_turn:
            decide(work)


def _check(work: AwaitsWork, side: int) -> None:
    """11.1: every unit of a side without a line loses a step, all on one snapshot."""
    rules = work.rules
    supplied = supplied_region(work, side)
    bit = rules.grid.bit

    def supplies(uid: str) -> bool:
        return bool(supplied >> bit[work.units[uid].hex] & 1)

    def nothing(work: AwaitsWork, uid: str) -> None:
        """A unit with a line is not affected."""

    def starve(work: AwaitsWork, uid: str) -> None:
        work.lose_step(uid, "11.1")

    check_supply(work, work.on_map(side), supplies, nothing, starve)


class Transfers(Choice[AwaitsWork], frozen=True, tag="transfers"):
    """11.2: the Axis player may remove units with a line to his Available box."""

    takes: ClassVar[tuple[type[Action], ...]] = (Done, Transfer)
    asks: ClassVar[tuple[str, str]] = ("transfer-units", "11.2")

    def _movable(self, work: AwaitsWork) -> list[str]:
        supplied = region(work, AXIS)
        bit = work.rules.grid.bit
        return [uid for uid in work.on_map(AXIS) if supplied >> bit[work.units[uid].hex] & 1]

    def run(self, work: AwaitsWork) -> Wait:
        if self._movable(work):
            return Wait.DECISION
        work.pop()
        return Wait.NOTHING

    def seats(self, work: AwaitsWork) -> tuple[str, ...]:
        return (work.lead_of(AXIS),)

    def candidates(self, work: AwaitsWork, seat: str) -> Iterable[Action]:
        return (DONE, *(Transfer(uid) for uid in self._movable(work)))

    def objections(self, work: AwaitsWork, seat: str, action: Action) -> Iterable[Reason]:
        if isinstance(action, Transfer):
            problem = work.not_yours(action.unit, seat)
            if problem is not None:
                yield problem
            elif not has_line(work, AXIS, work.units[action.unit].hex):
                yield Reason("no-line-of-communication", "11.2", {"unit": action.unit})

    def legal(self, work: AwaitsWork, seat: str) -> list[Action]:
        return list(self.candidates(work, seat))

    def take(self, work: AwaitsWork, seat: str, action: Action) -> None:
        if isinstance(action, Transfer):
            hex = work.rules.names[work.units[action.unit].hex]
            work.lift(action.unit, AVAILABLE)
            work.tell("unit-transferred", "11.2", unit=action.unit, hex=hex)
        else:
            work.pop()


def markers_to_remove(work: AwaitsWork) -> int:
    """16.2: the Stand Fast markers that one supply check removes; none before turn 6."""
    row = work.rules.tables.stand_fast
    return row.removed_per_check if work.turn >= row.removable_from_turn else 0


class StandFastRemoval(Choice[AwaitsWork], frozen=True, tag="stand-fast-removal"):
    """16.2: the Soviet player may take a Stand Fast marker off a city that he holds with a line."""

    left: int
    takes: ClassVar[tuple[type[Action], ...]] = (Done, RemoveStandFast)
    asks: ClassVar[tuple[str, str]] = ("remove-stand-fast", "16.2")

    def run(self, work: AwaitsWork) -> Wait:
        if self.left and len(self.legal(work, self.seats(work)[0])) > 1:
            return Wait.DECISION
        work.pop()
        return Wait.NOTHING

    def seats(self, work: AwaitsWork) -> tuple[str, ...]:
        return (work.lead_of(SOVIET),)

    def candidates(self, work: AwaitsWork, seat: str) -> Iterable[Action]:
        names = work.rules.names
        return (DONE, *(RemoveStandFast(names[hex]) for hex in work.data.stand_fast))

    def objections(self, work: AwaitsWork, seat: str, action: Action) -> Iterable[Reason]:
        if not isinstance(action, RemoveStandFast):
            return
        if not markers_to_remove(work):
            turn = work.rules.tables.stand_fast.removable_from_turn
            yield Reason("not-before-turn", "16.2", {"turn": turn})
            return
        if action.hex not in work.rules.grid:
            yield Reason("unknown-hex", "", {"hex": action.hex})
            return
        hex = work.rules.grid.index(action.hex)
        if hex not in work.data.stand_fast:
            yield Reason("no-stand-fast-marker", "16.2", {"hex": action.hex})
        elif not work.controls(SOVIET, hex):
            yield Reason("city-not-held", "16.2", {"hex": action.hex})
        elif not has_line(work, SOVIET, hex):
            yield Reason("city-without-line", "16.2", {"hex": action.hex})

    def take(self, work: AwaitsWork, seat: str, action: Action) -> None:
        if isinstance(action, RemoveStandFast):
            hex = work.rules.grid.index(action.hex)
            work.change(stand_fast=tuple(h for h in work.data.stand_fast if h != hex))
            work.tell("stand-fast-removed", "16.2", hex=action.hex)
            work.replace(StandFastRemoval(self.left - 1))
        else:
            work.pop()


def is_withdrawal_due(work: AwaitsWork) -> bool:
    """18.2, V17: in turn 6 of the Smolensk scenario."""
    return work.rules.has("withdrawal") and work.turn == work.rules.tables.withdrawal.turn


class PanzerWithdrawal(Choice[AwaitsWork], frozen=True, tag="panzer-withdrawal"):
    """18.2, V29: mechanised units with 18 attack points or more must leave the map."""

    withdrawn: int = 0
    takes: ClassVar[tuple[type[Action], ...]] = (Withdraw,)
    asks: ClassVar[tuple[str, str]] = ("withdraw-panzers", "18.2")

    def _mechanised(self, work: AwaitsWork) -> list[str]:
        roster = work.rules.roster
        return [uid for uid in work.on_map(AXIS) if roster[uid].mechanised]

    def run(self, work: AwaitsWork) -> Wait:
        need = work.rules.tables.withdrawal.attack_strength
        left = self._mechanised(work)
        if self.withdrawn < need and left and is_withdrawal_due(work):
            return Wait.DECISION
        work.pop()
        return Wait.NOTHING

    def seats(self, work: AwaitsWork) -> tuple[str, ...]:
        return (work.lead_of(AXIS),)

    def arguments(self, work: AwaitsWork, seat: str) -> dict[str, Argument]:
        need = work.rules.tables.withdrawal.attack_strength
        return {"count": self.withdrawn, "need": need}

    def candidates(self, work: AwaitsWork, seat: str) -> Iterable[Action]:
        return [Withdraw(uid) for uid in self._mechanised(work)]

    def objections(self, work: AwaitsWork, seat: str, action: Action) -> Iterable[Reason]:
        if isinstance(action, Withdraw):
            if not is_withdrawal_due(work):
                yield Reason("no-withdrawal-now", "18.2")
                return
            problem = work.not_yours(action.unit, seat)
            if problem is not None:
                yield problem
            elif not work.rules.roster[action.unit].mechanised:
                yield Reason("not-a-mechanised-unit", "18.2", {"unit": action.unit})

    def take(self, work: AwaitsWork, seat: str, action: Action) -> None:
        if isinstance(action, Withdraw):
            strength = int(work.attack(action.unit))
            hex = work.rules.names[work.units[action.unit].hex]
            work.lift(action.unit, WITHDRAWN)
            work.tell("unit-withdrawn", "18.2", unit=action.unit, hex=hex, strength=strength)
            work.replace(PanzerWithdrawal(self.withdrawn + strength))


__all__ = ["STEPS", "PanzerWithdrawal", "StandFastRemoval", "SupplyCheck", "Transfers"]
