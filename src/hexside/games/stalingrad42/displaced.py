"""23.4, 24.1.3 Soviet units whose Entry Area is closed to them go to a neighbouring one."""

from __future__ import annotations

from hexside.engine import Action, Decision, Frame, Reason, Wait
from hexside.games.stalingrad42.state import area_box
from hexside.games.stalingrad42.supply_actions import Displace
from hexside.games.stalingrad42.tables import SIDES, SOVIET
from hexside.games.stalingrad42.work import S42Work


def displace(
    work: S42Work, area: str, refuge: tuple[str, ...], marks: tuple[str, ...], rule: str
) -> None:
    """The Soviet player must take his units out of an area; combat units get these marks."""
    if work.in_area(area, SOVIET):
        work.push(Displaced(SIDES[SOVIET], area, refuge, marks, rule))


class Displaced(Frame, frozen=True, tag="displaced"):
    """23.4, 24.1.3: each unit goes to one of the areas that the rule names."""

    seat: str
    area: str
    refuge: tuple[str, ...]
    marks: tuple[str, ...]
    rule: str

    def _units(self, work: S42Work) -> list[str]:
        return work.in_area(self.area, SOVIET)

    def run(self, work: S42Work) -> Wait:
        if self._units(work):
            return Wait.DECISION
        work.pop()
        return Wait.NOTHING

    def seats(self, work: S42Work) -> tuple[str, ...]:
        return (self.seat,)

    def decision(self, work: S42Work, seat: str) -> Decision:
        return Decision(
            seat,
            "s42-displaced",
            self.rule,
            {"area": self.area.upper(), "units": tuple(self._units(work))},
            self.choices(work, seat),
        )

    def legal(self, work: S42Work, seat: str) -> list[Action]:
        return [Displace(uid, letter) for uid in self._units(work) for letter in self.refuge]

    def reasons(self, work: S42Work, seat: str, action: Action) -> list[Reason]:
        if not isinstance(action, Displace):
            return []
        if action.unit not in work.units:
            return [Reason("unknown-unit", "", {"unit": action.unit})]
        if action.unit not in self._units(work):
            return [Reason("s42-not-displaced", self.rule, {"unit": action.unit})]
        return [Reason("s42-no-refuge", self.rule, {"area": action.area.upper()})]

    def take(self, work: S42Work, seat: str, action: Action) -> None:
        assert isinstance(action, Displace)
        uid = action.unit
        kept = work.units[uid].marks
        new = self.marks if work.rules.combat[uid] and work.is_good_order(uid) else ()
        work.lift(uid, area_box(action.area), *kept, *new)
        work.tell("s42-unit-displaced", self.rule, unit=uid, area=action.area.upper())
