"""26.2, 28.1 Rolls that wait for a decision: dice are told when they fall, applied later.

A frame that rolls keeps its dice in a field ``dice`` and goes to the step that applies them;
then it calls ``offer_reroll``. If the leader's owner is asked, the frame ``Reroll`` lies on top,
and a second roll replaces ``dice`` in the frame below before that goes on.
"""

from __future__ import annotations

from collections.abc import Iterable

from msgspec.structs import replace

from hexside.engine import Action, Decision, Reason, Wait
from hexside.engine.agenda import NotTaken
from hexside.engine.refusals import Argument
from hexside.games.stalingrad42.reading.printed import SIDES
from hexside.games.stalingrad42.seat_frames import SeatChoice
from hexside.games.stalingrad42.sequence.phase_choices import unit_fault
from hexside.games.stalingrad42.state import USED
from hexside.games.stalingrad42.support.leaders import Ability, leader_objections, leaders_for
from hexside.games.stalingrad42.support.support_actions import (
    LET_STAND,
    LetStand,
    RollAgain,
    TakeDie,
)
from hexside.games.stalingrad42.work import S42Work


def throw(work: S42Work, hex: int, count: int, rule: str) -> tuple[int, ...]:
    """Roll dice that are applied later; each is told with its draw, so that all can verify it."""
    dice = []
    for _ in range(count):
        die = work.roll()
        work.tell("s42-die-rolled", rule, hex=work.rules.names[hex], die=die, draw=work.draw)
        dice.append(die)
    return tuple(dice)


def offer_reroll(
    work: S42Work,
    side: int,
    ability: Ability,
    units: tuple[str, ...],
    target: int,
    die: int,
    result: str,
    count: int = 1,
) -> None:
    """28.1 (A-86): right after the die the owner of a Ready leader in range may repeat it.

    ``units`` are those of his side that the roll concerns; ``die`` and ``result`` are what counts
    now, ``count`` the dice of the roll. Without such a leader nothing is asked.
    """
    if leaders_for(work, side, ability, units, target):
        work.push(Reroll(SIDES[side], ability, units, target, die, result, count))


class Reroll(SeatChoice, frozen=True, tag="reroll"):
    """28.1.1: the owner of a leader lets a roll stand, or has it repeated.

    A-54: all dice of the roll are rolled again. The second roll stands, whatever it is.
    """

    takes = (RollAgain, LetStand)

    ability: Ability
    units: tuple[str, ...]
    target: int
    die: int
    result: str
    count: int = 1

    def decision(self, work: S42Work, seat: str) -> Decision:
        leaders = leaders_for(work, self.side(work), self.ability, self.units, self.target)
        arguments: dict[str, Argument] = {
            "hex": work.rules.names[self.target],
            "unit": leaders[0],
            "die": self.die,
            "result": self.result,
        }
        return Decision(seat, "s42-reroll", "28.1.1", arguments, self.choices(work, seat))

    def candidates(self, work: S42Work, seat: str) -> Iterable[Action]:
        leaders = leaders_for(work, self.side(work), self.ability, self.units, self.target)
        return [LET_STAND, *(RollAgain(uid) for uid in leaders)]

    def objections(self, work: S42Work, seat: str, action: Action) -> Iterable[Reason]:
        match action:
            case RollAgain(unit=uid):
                faults = unit_fault(work, self.side(work), uid)
                yield from faults
                if not faults:
                    yield from leader_objections(work, uid, self.units, self.target)

    def take(self, work: S42Work, seat: str, action: Action) -> None:
        work.pop()
        if isinstance(action, LetStand):
            return
        if not isinstance(action, RollAgain):
            raise NotTaken(self, action)
        work.mark(action.unit, USED)
        work.tell(
            "s42-leader-rerolls", "28.1.1", unit=action.unit, hex=work.rules.names[self.target]
        )
        dice = throw(work, self.target, self.count, "28.1.1")
        work.replace(replace(work.frame, dice=dice))


class ChooseDie(SeatChoice, frozen=True, tag="choose-die"):
    """26.2: the attacker says which die of a Planned Offensive counts.

    ``results`` are what the dice mean, one for each of ``dice``; both are in ascending order.
    """

    takes = (TakeDie,)

    target: int
    column: str
    dice: tuple[int, ...]
    results: tuple[str, ...]

    def run(self, work: S42Work) -> Wait:
        if len(self.dice) > 1:
            return Wait.DECISION
        self._count(work, self.dice[0])
        return Wait.NOTHING

    def _count(self, work: S42Work, die: int) -> None:
        work.pop()
        work.replace(replace(work.frame, dice=(die,)))

    def decision(self, work: S42Work, seat: str) -> Decision:
        arguments: dict[str, Argument] = {
            "hex": work.rules.names[self.target],
            "column": self.column,
            "dice": ", ".join(
                f"{die}: {word}" for die, word in zip(self.dice, self.results, strict=True)
            ),
        }
        return Decision(seat, "s42-choose-die", "26.2", arguments, self.choices(work, seat))

    def candidates(self, work: S42Work, seat: str) -> Iterable[Action]:
        return [TakeDie(die) for die in self.dice]

    def objections(self, work: S42Work, seat: str, action: Action) -> Iterable[Reason]:
        match action:
            case TakeDie(die=die):
                if die not in self.dice:
                    yield Reason("s42-die-not-rolled", "26.2", {"die": die})

    def take(self, work: S42Work, seat: str, action: Action) -> None:
        if not isinstance(action, TakeDie):
            raise NotTaken(self, action)
        self._count(work, action.die)
