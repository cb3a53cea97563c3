"""23.4, 24.1.3 Soviet units whose Entry Area is closed to them go to a neighbouring one."""

from __future__ import annotations

from collections.abc import Iterable

from hexside.engine import Action, Decision, Reason, Wait
from hexside.engine.agenda import NotTaken
from hexside.games.stalingrad42.maskirovka.armies import is_used
from hexside.games.stalingrad42.maskirovka.sharing import share_retreat
from hexside.games.stalingrad42.reading.printed import SIDES, SOVIET
from hexside.games.stalingrad42.seat_frames import SeatChoice
from hexside.games.stalingrad42.state import area_box
from hexside.games.stalingrad42.supply.supply_actions import Displace
from hexside.games.stalingrad42.support.offensive_markers import lose_offensives
from hexside.games.stalingrad42.work import S42Work


def displace(
    work: S42Work, area: str, refuge: tuple[str, ...], marks: tuple[str, ...], rule: str
) -> None:
    """The Soviet player must take his units out of an area; combat units get these marks."""
    if work.in_area(area, SOVIET):
        work.push(Displaced(SIDES[SOVIET], area, refuge, marks, rule))


class Displaced(SeatChoice, frozen=True, tag="displaced"):
    """23.4, 24.1.3: each unit goes to one of the areas that the rule names."""

    takes = (Displace,)

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

    def decision(self, work: S42Work, seat: str) -> Decision:
        return Decision(
            seat,
            "s42-displaced",
            self.rule,
            {"area": self.area.upper(), "units": tuple(self._units(work))},
            self.choices(work, seat),
        )

    def candidates(self, work: S42Work, seat: str) -> Iterable[Action]:
        return [Displace(uid, letter) for uid in self._units(work) for letter in self.refuge]

    def objections(self, work: S42Work, seat: str, action: Action) -> Iterable[Reason]:
        match action:
            case Displace(unit=uid) if uid not in work.units:
                yield Reason("unknown-unit", "", {"unit": uid})
            case Displace(unit=uid) if uid not in self._units(work):
                yield Reason("s42-not-displaced", self.rule, {"unit": uid})
            case Displace(area=letter) if letter not in self.refuge:
                yield Reason("s42-no-refuge", self.rule, {"area": letter.upper()})

    def _new(self, work: S42Work, uid: str) -> tuple[str, ...]:
        """24.1.3: the marks that a unit gets."""
        return self.marks if work.rules.combat[uid] and work.is_good_order(uid) else ()

    def take(self, work: S42Work, seat: str, action: Action) -> None:
        if not isinstance(action, Displace):
            raise NotTaken(self, action)
        uid = action.unit
        kept = work.units[uid].marks
        if self.marks and uid in work.rules.reserve_armies and is_used(work):
            # 24.1.3: all Soviet units of the area, those in the box of an army too.
            share_retreat(
                work, uid, lambda boxed: {*work.units[boxed].marks, *self._new(work, boxed)}
            )
        work.lift(uid, area_box(action.area), *kept, *self._new(work, uid))
        work.tell("s42-unit-displaced", self.rule, unit=uid, area=action.area.upper())
        # 26.2: to another edge of the map is more than two hexes.
        lose_offensives(work, uid)
