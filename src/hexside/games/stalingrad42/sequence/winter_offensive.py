"""33.1, 33.2.1 The Winter Offensive: its declaration, and what the Soviet player receives."""

from __future__ import annotations

from collections.abc import Iterable

from msgspec.structs import replace

from hexside.engine import Action, Decision, Reason, Unit, Wait
from hexside.engine.agenda import NotTaken
from hexside.games.stalingrad42.actions import DONE, Done
from hexside.games.stalingrad42.movement.other_moves import unit_reasons
from hexside.games.stalingrad42.reading.printed import SIDES, SOVIET
from hexside.games.stalingrad42.seat_frames import SeatChoice
from hexside.games.stalingrad42.sequence.winter_actions import (
    DeclareWinter,
    TakeUpPlan,
    WinterPlan,
    WinterSupply,
)
from hexside.games.stalingrad42.state import AIR_BOX, READY, REMOVED
from hexside.games.stalingrad42.supply.supply_lines import in_supply
from hexside.games.stalingrad42.supply.supply_points import SINGLE, is_in_play, spare
from hexside.games.stalingrad42.support.offensive_markers import READY as PLAN_READY
from hexside.games.stalingrad42.support.offensive_markers import offensives_of
from hexside.games.stalingrad42.support.planned_offensives import MOST, place_offensive
from hexside.games.stalingrad42.work import S42Work

#: 26.1, A-95: who carries Planned Offensives, and with whom Supply Points are placed.
FRONT_HQ = "front-hq"
HEADQUARTERS = (FRONT_HQ, "soviet-army-hq")
#: 33.2.1: what is placed.
PLANS, POINTS = 2, 2
ROMANIAN = "romanian"


def declare(work: S42Work) -> None:
    """33.1, 33.2.1: the Vasilevsky marker is used."""
    work.change(winter_offensive=work.turn)
    work.tell("s42-winter-offensive", "33.1", seat=SIDES[SOVIET], turn=work.turn)
    remove_romanian_air(work)
    work.push(WinterMarkers(SIDES[SOVIET], PLANS, POINTS, "33.2.1"))


def remove_romanian_air(work: S42Work) -> None:
    """33.2.1: the Romanian air unit leaves the game, wherever it is."""
    roster = work.rules.roster
    for uid, counter in roster.items():
        gone = work.units[uid].box == REMOVED
        if counter.type == "air" and counter.nation == ROMANIAN and not gone:
            was_in_play = work.units[uid].box == AIR_BOX
            work.lift(uid, REMOVED)
            if was_in_play:
                work.tell("s42-romanian-air-leaves", "33.2.1", unit=uid)
    work.change(air=tuple(one for one in work.data.air if roster[one.unit].nation != ROMANIAN))


def headquarters_fault(work: S42Work, uid: str, types: tuple[str, ...]) -> list[Reason]:
    """33.2.1, A-95: why nothing can be placed with a unit: a headquarters in supply, any status."""
    if work.rules.roster[uid].type not in types:
        return [Reason("s42-not-such-headquarters", "33.2.1", {"unit": uid})]
    if not is_in_play(work, uid):
        return [Reason("unit-not-on-map", "33.2.1", {"unit": uid})]
    if not in_supply(work, uid):
        return [Reason("s42-unit-out-of-supply", "33.2.1", {"unit": uid})]
    return []


class WinterDeclarations:
    """33.1: the choice of the Initial Phase."""

    verbs: tuple[type[Action], ...] = (DeclareWinter,)

    def legal(self, work: S42Work, side: int) -> list[Action]:
        """From turn 25, once."""
        return [] if self.reasons(work, side, DeclareWinter()) else [DeclareWinter()]

    def due(self, work: S42Work, side: int) -> list[Reason]:
        """Nobody must declare it."""
        return []

    def reasons(self, work: S42Work, side: int, action: DeclareWinter) -> list[Reason]:
        """Why it cannot be declared now."""
        since = work.rules.setup.winter_offensive_from
        found = []
        if side != SOVIET or not since:
            return [Reason("s42-no-winter-offensive", "33.1", {})]
        if work.turn < since:
            found.append(Reason("s42-winter-offensive-later", "33.1", {"turn": since}))
        if work.data.winter_offensive:
            found.append(Reason("s42-winter-offensive-over", "33.1", {}))
        return found

    def take(self, work: S42Work, side: int, action: DeclareWinter) -> None:
        """The offensive begins."""
        declare(work)


class WinterMarkers(SeatChoice, frozen=True, tag="winter-markers"):
    """33.2.1, A-95: Planned Offensives and Supply Points, all Ready, with headquarters in supply.

    ``plans`` and ``points`` are still to be placed. Markers that are on the map already may be
    taken up, for there are two in all.
    """

    takes = (WinterPlan, TakeUpPlan, WinterSupply, Done)

    plans: int
    points: int
    rule: str

    def run(self, work: S42Work) -> Wait:
        if self.legal(work, self.seat) not in ([], [DONE]):
            return Wait.DECISION
        work.pop()
        return Wait.NOTHING

    def decision(self, work: S42Work, seat: str) -> Decision:
        return Decision(
            seat,
            "s42-winter-markers",
            self.rule,
            {"plans": self._plans(work), "points": self._points(work)},
            self.choices(work, seat),
        )

    def _plans(self, work: S42Work) -> int:
        """Markers that can be placed now."""
        return min(self.plans, MOST - len(offensives_of(work, self.side(work))))

    def _points(self, work: S42Work) -> int:
        """Supply Points that can be placed now; there must be counters."""
        return self.points if spare(work, self.side(work)) else 0

    def candidates(self, work: S42Work, seat: str) -> Iterable[Action]:
        yield DONE
        for uid in work.rules.units_of[self.side(work)]:
            kind = work.rules.roster[uid].type
            if kind == FRONT_HQ:
                yield WinterPlan(uid)
                yield TakeUpPlan(uid)
            if kind in HEADQUARTERS:
                yield WinterSupply(uid)

    def objections(self, work: S42Work, seat: str, action: Action) -> Iterable[Reason]:
        side = self.side(work)
        if isinstance(action, Done):
            if self._can_place(work):
                yield Reason("s42-winter-markers-left", self.rule, {})
            return
        if not isinstance(action, (WinterPlan, TakeUpPlan, WinterSupply)):
            return
        found = unit_reasons(work, side, action.unit)
        if found:
            yield from found
        elif isinstance(action, WinterPlan):
            if self._plans(work) <= 0:
                yield Reason("s42-no-winter-plans", self.rule, {})
            yield from headquarters_fault(work, action.unit, (FRONT_HQ,))
        elif isinstance(action, WinterSupply):
            if self._points(work) <= 0:
                yield Reason("s42-no-winter-supply", self.rule, {})
            yield from headquarters_fault(work, action.unit, HEADQUARTERS)
        else:
            if self._plans(work) == self.plans:
                yield Reason("s42-plans-to-spare", self.rule, {})
            if all(one.hq != action.unit for one in offensives_of(work, side)):
                yield Reason("s42-no-plan-there", self.rule, {"unit": action.unit})

    def _can_place(self, work: S42Work) -> bool:
        """Whether something is left that has a place."""
        own = work.rules.units_of[self.side(work)]
        return bool(
            (
                self._plans(work) > 0
                and any(not headquarters_fault(work, uid, (FRONT_HQ,)) for uid in own)
            )
            or (
                self._points(work)
                and any(not headquarters_fault(work, uid, HEADQUARTERS) for uid in own)
            )
        )

    def take(self, work: S42Work, seat: str, action: Action) -> None:
        match action:
            case Done():
                work.pop()
            case WinterPlan(unit=uid):
                work.replace(replace(self, plans=self.plans - 1))
                place_offensive(work, uid, PLAN_READY)
            case TakeUpPlan(unit=uid):
                self._take_up(work, uid)
            case WinterSupply(unit=uid):
                work.replace(replace(self, points=self.points - 1))
                self._supply(work, uid)
            case _:
                raise NotTaken(self, action)

    def _take_up(self, work: S42Work, uid: str) -> None:
        marker = next(one for one in work.data.offensives if one.hq == uid)
        kept = list(work.data.offensives)
        kept.remove(marker)
        work.change(offensives=tuple(kept))
        work.tell("s42-plan-taken-up", self.rule, unit=uid)

    def _supply(self, work: S42Work, uid: str) -> None:
        """33.2.1, 18.6.8: a mobile counter on its Ready side, above the limit an immobile one."""
        point = spare(work, self.side(work))
        here = work.units[uid]
        marks = () if work.rules.roster[point].immobile else (READY,)
        work.set_unit(point, Unit(here.hex, here.box, SINGLE, marks))
        work.tell("s42-winter-supply-placed", self.rule, unit=point, by=uid)
