"""19.1.7-19.1.10, 12.2: what events do to the air units of both sides."""

from __future__ import annotations

from collections.abc import Iterable
from typing import ClassVar

from msgspec.structs import replace

from hexside.engine import Action, Choice, Reason, Wait
from hexside.games.iskra.actions import Ground
from hexside.games.iskra.barrage import roll_front
from hexside.games.iskra.shapes import AXIS, SOVIET
from hexside.games.iskra.state import AIR_FORCES, GROUNDED, REFIT, REMOVED
from hexside.games.iskra.work import IskraWork

SECTION = "19.1.7"


class Grounding(Choice[IskraWork], frozen=True, tag="grounding"):
    """19.1.7: a side grounds an air unit, a ready one if it has any, else one in Refit.

    Air boxes are open to all, so whether there is anything to choose is no secret.
    """

    seat: str
    takes: ClassVar[tuple[type[Action], ...]] = (Ground,)
    asks: ClassVar[tuple[str, str]] = ("ground-air-unit", SECTION)

    def run(self, work: IskraWork) -> Wait:
        found = self.units(work)
        if len(found) > 1:
            return Wait.DECISION
        work.pop()
        if found:
            ground(work, found[0])
        else:
            work.tell("nothing-to-ground", SECTION, seat=self.seat)
        return Wait.NOTHING

    def seats(self, work: IskraWork) -> tuple[str, ...]:
        return (self.seat,)

    def units(self, work: IskraWork) -> list[str]:
        """19.1.7: the air units of the side to choose from."""
        own = work.rules.air_units[work.rules.number_of[self.seat]]
        ready = [uid for uid in own if work.units[uid].box in AIR_FORCES]
        return ready or [uid for uid in own if work.units[uid].box == REFIT]

    def candidates(self, work: IskraWork, seat: str) -> Iterable[Action]:
        return [Ground(uid) for uid in self.units(work)]

    def objections(self, work: IskraWork, seat: str, action: Action) -> Iterable[Reason]:
        if isinstance(action, Ground) and action.unit not in self.units(work):
            own = work.rules.air_units[work.rules.number_of[seat]]
            if action.unit not in work.units:
                yield Reason("unknown-unit", "", {"unit": action.unit})
            elif action.unit not in own:
                yield Reason("not-your-air-unit", SECTION, {"unit": action.unit})
            else:
                yield Reason("air-unit-not-to-ground", SECTION, {"unit": action.unit})

    def take(self, work: IskraWork, seat: str, action: Action) -> None:
        if isinstance(action, Ground):
            work.pop()
            ground(work, action.unit)


def ground(work: IskraWork, uid: str) -> None:
    """12.2: an air unit goes to the Grounded section."""
    work.set_unit(uid, replace(work.units[uid], box=GROUNDED))
    work.tell("air-unit-grounded", SECTION, unit=uid)


def bad_weather(work: IskraWork) -> None:
    """19.1.7, R-20, R-63: each side grounds an air unit, the Soviets first."""
    soviet = work.lead_of(SOVIET)
    if work.rules.three_players:
        soviet = work.rules.seat_of_front[roll_front(work)]
    work.push_in_order(Grounding(soviet), Grounding(work.lead_of(AXIS)))


def is_flying(work: IskraWork, uid: str) -> bool:
    """19.1.9, 19.1.10: whether an air unit is still in the game."""
    return uid in work.units and work.units[uid].box in (*AIR_FORCES, GROUNDED, REFIT)


def shoot_down(work: IskraWork, uid: str, rule: str) -> None:
    """19.1.9, 19.1.10: an air unit leaves the game."""
    work.lift(uid, REMOVED, 1)
    work.tell("air-unit-removed", rule, unit=uid)


__all__ = ["Grounding", "bad_weather", "ground", "is_flying", "shoot_down"]
