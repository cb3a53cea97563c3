"""12 Air support: the attacker commits air units when he knows the odds."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any, ClassVar

from msgspec.structs import replace

from hexside.engine import Action, Choice, Reason, Wait
from hexside.engine.refusals import Argument
from hexside.games.iskra.actions import RESOLVE, Fly, Resolve
from hexside.games.iskra.odds import FULL, NORMAL, Flown, Units, forecast, label_of, odds
from hexside.games.iskra.state import AIR_FORCES, GROUNDED, REFIT
from hexside.games.iskra.work import IskraWork

STRENGTHS = (FULL, NORMAL)
#: 12.1.1: where an air unit goes after its attack.
BOX_AFTER = {FULL: GROUNDED, NORMAL: REFIT}


def points_of(work: IskraWork, uid: str, strength: str) -> int:
    """12.0: the air points of an air unit in a full and in a normal attack."""
    counter = work.counter(uid)
    return counter.attack if strength == FULL else counter.reduced_attack or 0


def air_units(work: IskraWork, seat: str) -> tuple[str, ...]:
    """12.0, R-63: the air units of a seat; with three players a front has its own air army."""
    units = work.rules.air_units[work.rules.number_of[seat]]
    return tuple(uid for uid in units if work.seat_of(uid) == seat)


def why_not_fly(
    work: IskraWork, seat: str, flown: Flown, uid: str, strength: str
) -> Iterator[Reason]:
    """12.0, 12.1, 19.1.8, R-49: why an air unit cannot support the attack in this way."""
    if uid not in work.units:
        yield Reason("unknown-unit", "", {"unit": uid})
        return
    if uid not in air_units(work, seat):
        yield Reason("not-your-air-unit", "12.1", {"unit": uid})
        return
    if strength not in STRENGTHS:
        yield Reason("no-such-air-attack", "12.1", {"unit": uid})
        return
    if work.units[uid].box not in AIR_FORCES:
        yield Reason("air-unit-not-ready", "12.2", {"unit": uid})
    if strength == FULL and work.data.cloudy:
        yield Reason("clouds-forbid-full-attack", "19.1.8", {"unit": uid})
    numbers = work.rules.tables.air
    if len(flown) >= numbers.units_per_attack:
        yield Reason("enough-air-units", "12.1", {"count": numbers.units_per_attack})
    used = work.data.air_points[work.rules.number_of[seat]]
    if used + points_of(work, uid, strength) > numbers.points:
        yield Reason("air-points-used", "12.0", {"count": used, "limit": numbers.points})


def sorties(work: IskraWork, seat: str, flown: Flown) -> list[Fly]:
    """12.1: the ways to support an attack that are left; everything behind them is public."""
    return [
        Fly(uid, strength)
        for uid in air_units(work, seat)
        for strength in STRENGTHS
        if not any(True for _ in why_not_fly(work, seat, flown, uid, strength))
    ]


class AirSupport(Choice[IskraWork], frozen=True, tag="air-support"):
    """12.1: 0 to 2 ready air units support the attack, each in full or normal strength.

    It stands above its battle, which learns who has flown.
    """

    seat: str
    target: int
    attackers: Units
    flown: Flown = ()
    takes: ClassVar[tuple[type[Action], ...]] = (Fly, Resolve)
    asks: ClassVar[tuple[str, str]] = ("air-support", "12.1")

    def run(self, work: IskraWork) -> Wait:
        if sorties(work, self.seat, self.flown):
            return Wait.DECISION
        self._finish(work)
        return Wait.NOTHING

    def seats(self, work: IskraWork) -> tuple[str, ...]:
        return (self.seat,)

    def arguments(self, work: IskraWork, seat: str) -> dict[str, Argument]:
        found = odds(work, self.target, self.attackers, self.flown)
        return {
            "hex": work.rules.names[self.target],
            "attack": found.attack,
            "defense": found.defense,
            "column": label_of(found.column),
        }

    def candidates(self, work: IskraWork, seat: str) -> Iterable[Action]:
        for uid in air_units(work, self.seat):
            for strength in STRENGTHS:
                yield Fly(uid, strength)
        yield RESOLVE

    def objections(self, work: IskraWork, seat: str, action: Action) -> Iterable[Reason]:
        if isinstance(action, Fly):
            yield from why_not_fly(work, self.seat, self.flown, action.unit, action.strength)

    def take(self, work: IskraWork, seat: str, action: Action) -> None:
        if isinstance(action, Fly):
            flown = (*self.flown, (action.unit, action.strength))
            work.replace(replace(self, flown=flown))
            support(work, self.target, action.unit, action.strength)
        else:
            self._finish(work)

    def _finish(self, work: IskraWork) -> None:
        work.pop()
        work.replace(replace(work.frame, flown=self.flown))

    def choices(self, work: IskraWork, seat: str) -> dict[str, Any]:
        """The air units that are left, and the odds as they stand."""
        table = super().choices(work, seat)
        table["odds"] = forecast(work, self.target, self.attackers, self.flown)
        return table


def support(work: IskraWork, target: int, uid: str, strength: str) -> None:
    """12.1.1, R-49: an air unit attacks and goes to its box; its points count for the turn."""
    side = work.rules.side[uid]
    used = list(work.data.air_points)
    used[side] += points_of(work, uid, strength)
    work.change(air_points=(used[0], used[1]))
    work.set_unit(uid, replace(work.units[uid], box=BOX_AFTER[strength]))
    code = "air-support-full" if strength == FULL else "air-support-normal"
    work.tell(code, "12.1.1", unit=uid, hex=work.rules.names[target])
