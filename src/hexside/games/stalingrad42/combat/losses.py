"""10.2-10.4 Step losses: who may take them, who chooses, and Remnants."""

from __future__ import annotations

from collections.abc import Iterable

from hexside.engine import Action, Decision, Reason, Wait
from hexside.engine.agenda import NotTaken
from hexside.games.stalingrad42.combat.combat_actions import KeepRemnant, Lose, SkipRemnant
from hexside.games.stalingrad42.reading.printed import AXIS_ALLIES, SIDES
from hexside.games.stalingrad42.seat_frames import SeatChoice, SeatFrame
from hexside.games.stalingrad42.state import FULL_RETREAT, area_of
from hexside.games.stalingrad42.work import S42Work


def is_in_play(work: S42Work, uid: str) -> bool:
    """Whether a unit is on the map or in an Entry Area."""
    unit = work.units[uid]
    return unit.hex >= 0 or bool(area_of(unit.box))


def _order(work: S42Work, uid: str) -> int:
    """10.2.1, 10.2.3, 9.8: units without a factor after all others, bracketed ones last."""
    if work.rules.roster[uid].bracketed:
        return 2
    return 1 if FULL_RETREAT in work.units[uid].marks else 0


def loss_objection(work: S42Work, units: tuple[str, ...], uid: str) -> Reason | None:
    """10.2: why a unit may not be chosen for the next step of these units, by either player."""
    if uid not in units or not is_in_play(work, uid):
        return Reason("not-in-this-combat", "10.2.1", {"unit": uid})
    alive = [other for other in units if is_in_play(work, other)]
    first = min(_order(work, other) for other in alive)
    if _order(work, uid) > first:
        return Reason("s42-others-lose-first", "10.2.1", {"unit": uid})
    return _ally_objection(work, uid, [other for other in alive if _order(work, other) == first])


def stack_loss_objection(work: S42Work, units: tuple[str, ...], uid: str) -> Reason | None:
    """9.8, 20.5.2: why a unit may not take the step of its stack where there is no combat (27)."""
    roster = work.rules.roster
    others = [other for other in units if not roster[other].bracketed]
    if roster[uid].bracketed and others:
        return Reason("s42-others-lose-first", "9.8", {"unit": uid})
    return _ally_objection(work, uid, others)


def _ally_objection(work: S42Work, uid: str, others: list[str]) -> Reason | None:
    """20.5.2: before a reduced ally is destroyed a full-strength German unit must be taken."""
    if _is_last_of_ally(work, uid) and any(_is_fresh_german(work, other) for other in others):
        return Reason("s42-german-loss-first", "20.5.2", {"unit": uid})
    return None


def loss_candidates(work: S42Work, units: tuple[str, ...]) -> tuple[str, ...]:
    """10.2: which of these units may be chosen for the next step, by either player."""
    return tuple(uid for uid in units if loss_objection(work, units, uid) is None)


def _is_fresh_german(work: S42Work, uid: str) -> bool:
    counter = work.rules.roster[uid]
    return counter.nation == "german" and work.units[uid].steps == counter.steps


def _is_last_of_ally(work: S42Work, uid: str) -> bool:
    counter = work.rules.roster[uid]
    return counter.nation in AXIS_ALLIES and work.units[uid].steps == 1 < counter.steps


def has_free_remnant(work: S42Work, uid: str) -> bool:
    """10.4.3: whether a matching Remnant is not in use."""
    counter = work.rules.roster[uid]
    for row in work.rules.tables.remnant:
        if row.side == counter.side and counter.type in row.types:
            used = sum(
                1
                for other in work.units
                if work.is_remnant(other)
                and is_in_play(work, other)
                and work.rules.roster[other].side == row.side
                and work.rules.roster[other].type in row.types
            )
            return used < row.count
    return False


def lose_step(work: S42Work, uid: str, rule: str) -> None:
    """10.3, 10.4: flip, remove, or ask whether a Remnant takes the place of a three-step unit."""
    if work.units[uid].steps == 2 and work.rules.roster[uid].steps >= 3:
        if has_free_remnant(work, uid):
            work.push(RemnantChoice(SIDES[work.rules.side[uid]], uid, rule))
        else:
            work.eliminate(uid, "10.4.3")
        return
    work.lose_step(uid, rule)


class Losses(SeatChoice, frozen=True, tag="losses"):
    """10.2: a number of steps among the units of a combat, by the choice of one seat."""

    takes = (Lose,)

    units: tuple[str, ...]
    count: int
    rule: str = "10.2"

    def run(self, work: S42Work) -> Wait:
        found = loss_candidates(work, self.units)
        if self.count <= 0 or not found:
            work.pop()
            return Wait.NOTHING
        if len(found) == 1:
            self._lose(work, found[0])
            return Wait.NOTHING
        return Wait.DECISION

    def _lose(self, work: S42Work, uid: str) -> None:
        work.replace(Losses(self.seat, self.units, self.count - 1, self.rule))
        lose_step(work, uid, self.rule)

    def decision(self, work: S42Work, seat: str) -> Decision:
        own = work.rules.side[self.units[0]] == work.side_of(seat)
        kind = "take-losses" if own else "s42-inflict-losses"
        return Decision(seat, kind, "10.2.2", {"count": self.count}, {"lose": self._names(work)})

    def _names(self, work: S42Work) -> dict[str, list[str]]:
        return {uid: [] for uid in loss_candidates(work, self.units)}

    def candidates(self, work: S42Work, seat: str) -> Iterable[Action]:
        return [Lose(uid) for uid in self.units]

    def objections(self, work: S42Work, seat: str, action: Action) -> Iterable[Reason]:
        match action:
            case Lose(unit=uid):
                found = loss_objection(work, self.units, uid)
                if found is not None:
                    yield found

    def take(self, work: S42Work, seat: str, action: Action) -> None:
        if not isinstance(action, Lose):
            raise NotTaken(self, action)
        self._lose(work, action.unit)


class RemnantChoice(SeatFrame, frozen=True, tag="remnant-choice"):
    """10.4: the owner of a three-step unit that loses its second step: a Remnant or none."""

    unit: str
    rule: str

    def run(self, work: S42Work) -> Wait:
        return Wait.DECISION

    def decision(self, work: S42Work, seat: str) -> Decision:
        return Decision(seat, "s42-remnant", "10.4", {"unit": self.unit}, self.choices(work, seat))

    def legal(self, work: S42Work, seat: str) -> list[Action]:
        return [KeepRemnant(self.unit), SkipRemnant(self.unit)]

    def take(self, work: S42Work, seat: str, action: Action) -> None:
        work.pop()
        if isinstance(action, SkipRemnant):
            work.eliminate(self.unit, "10.4.3")
        else:
            work.lose_step(self.unit, self.rule)
