"""10.2-10.4 Step losses: who may take them, who chooses, and Remnants."""

from __future__ import annotations

from hexside.engine import Action, Decision, Frame, Reason, Wait
from hexside.games.stalingrad42.combat_actions import KeepRemnant, Lose, SkipRemnant
from hexside.games.stalingrad42.state import FULL_RETREAT, area_of
from hexside.games.stalingrad42.tables import AXIS_ALLIES, SIDES
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


def loss_candidates(work: S42Work, units: tuple[str, ...]) -> tuple[str, ...]:
    """10.2: which of these units may be chosen for the next step, whoever chooses."""
    alive = [uid for uid in units if is_in_play(work, uid)]
    if not alive:
        return ()
    first = min(_order(work, uid) for uid in alive)
    found = [uid for uid in alive if _order(work, uid) == first]
    if any(_is_fresh_german(work, uid) for uid in found):
        # 20.5.2: before a reduced ally is destroyed a full-strength German unit must be taken.
        found = [uid for uid in found if not _is_last_of_ally(work, uid)]
    return tuple(found)


def _is_fresh_german(work: S42Work, uid: str) -> bool:
    counter = work.rules.roster[uid]
    return counter.nation == "german" and work.units[uid].steps == counter.steps


def _is_last_of_ally(work: S42Work, uid: str) -> bool:
    counter = work.rules.roster[uid]
    return counter.nation in AXIS_ALLIES and work.units[uid].steps == 1 < counter.steps


def lose_step(work: S42Work, uid: str, rule: str) -> None:
    """10.3, 10.4: flip, remove, or ask whether a Remnant takes the place of a three-step unit."""
    if work.units[uid].steps == 2 and work.rules.roster[uid].steps >= 3:
        if work.has_free_remnant(uid):
            work.push(RemnantChoice(SIDES[work.rules.side[uid]], uid, rule))
        else:
            work.eliminate(uid, "10.4.3")
        return
    work.lose_step(uid, rule)


class Losses(Frame, frozen=True, tag="losses"):
    """10.2: so many steps among the units of a combat, by the choice of one seat."""

    seat: str
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

    def seats(self, work: S42Work) -> tuple[str, ...]:
        return (self.seat,)

    def decision(self, work: S42Work, seat: str) -> Decision:
        own = work.rules.side[self.units[0]] == SIDES.index("axis" if seat == "axis" else "soviet")
        kind = "take-losses" if own else "s42-inflict-losses"
        return Decision(seat, kind, "10.2.2", {"count": self.count}, {"lose": self._names(work)})

    def _names(self, work: S42Work) -> dict[str, list[str]]:
        return {uid: [] for uid in loss_candidates(work, self.units)}

    def legal(self, work: S42Work, seat: str) -> list[Action]:
        return [Lose(uid) for uid in loss_candidates(work, self.units)]

    def reasons(self, work: S42Work, seat: str, action: Action) -> list[Reason]:
        if not isinstance(action, Lose):
            return []
        uid = action.unit
        if uid not in self.units or not is_in_play(work, uid):
            return [Reason("not-in-this-combat", "10.2.1", {"unit": uid})]
        if _is_last_of_ally(work, uid) and _order(work, uid) == 0:
            return [Reason("s42-german-loss-first", "20.5.2", {"unit": uid})]
        return [Reason("s42-others-lose-first", "10.2.1", {"unit": uid})]

    def take(self, work: S42Work, seat: str, action: Action) -> None:
        assert isinstance(action, Lose)
        self._lose(work, action.unit)


class RemnantChoice(Frame, frozen=True, tag="remnant-choice"):
    """10.4: the owner of a three-step unit that loses its second step: a Remnant or none."""

    seat: str
    unit: str
    rule: str

    def run(self, work: S42Work) -> Wait:
        return Wait.DECISION

    def seats(self, work: S42Work) -> tuple[str, ...]:
        return (self.seat,)

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
