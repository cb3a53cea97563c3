"""The secret choice of many chits: taken and left one by one, until the number is right.

A choice of seventeen chits out of thirty has more answers than could be listed, so it is made of
small steps. Each seat sees its own choice grow and ends it itself. See ``selection`` for the choice
in one step, where the pools are small.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import ClassVar

from msgspec.structs import replace

from hexside.engine import Action, Choice, Decision, Reason, Wait
from hexside.engine.agenda import MissingStep, W
from hexside.mechanics.actions import DONE, Done
from hexside.mechanics.chit_pull.cup import Chits, join, take_out


class Take(Action, frozen=True, tag="take"):
    """Take a chit of the pool into this turn's choice."""

    chit: str


class Leave(Action, frozen=True, tag="leave"):
    """Take a chit out of this turn's choice again."""

    chit: str


class GatheredChits(Choice[W], frozen=True):
    """Each pending seat gathers its number of chits; what it has so far is kept by the game.

    A choice begins with what the game proposes (``usual_choice``) and is changed chit by chit.
    """

    pending: tuple[str, ...]
    takes: ClassVar[tuple[type[Action], ...]] = (Done, Take, Leave)
    unnoticed: ClassVar[tuple[type[Action], ...]] = (Take, Leave)
    section: ClassVar[str] = ""

    # What a game says

    def pool(self, work: W, seat: str) -> Chits:
        """The chits that a seat may choose from, those already chosen included; sorted."""
        raise MissingStep(self, "pool")

    def chosen(self, work: W, seat: str) -> Chits:
        """What a seat has gathered so far."""
        raise MissingStep(self, "chosen")

    def keep(self, work: W, seat: str, chits: Chits) -> None:
        """Note what a seat has gathered so far."""
        raise MissingStep(self, "keep")

    def number(self, work: W, seat: str) -> int:
        """How many chits a seat chooses, if its pool has as many."""
        raise MissingStep(self, "number")

    def compulsory(self, work: W, seat: str) -> Chits:
        """The chits of the pool that must be among the chosen ones."""
        return ()

    def finished(self, work: W, seat: str) -> None:
        """A seat has ended its choice: put the chits where they wait."""
        raise MissingStep(self, "finished")

    def confidants(self, work: W, seat: str) -> tuple[str, ...]:
        """The seats that learn what was chosen."""
        return (seat,)

    # The choice

    def need(self, work: W, seat: str) -> int:
        """How many chits a seat ends with."""
        return min(self.number(work, seat), len(self.pool(work, seat)))

    def run(self, work: W) -> Wait:
        for seat in self.pending:
            if len(self.pool(work, seat)) <= self.number(work, seat):
                # All of them are chosen: there is nothing to decide.
                self.keep(work, seat, self.pool(work, seat))
                self._end(work, seat)
                return Wait.NOTHING
        if self.pending:
            return Wait.DECISION
        work.pop()
        return Wait.NOTHING

    def seats(self, work: W) -> tuple[str, ...]:
        return self.pending

    def decision(self, work: W, seat: str) -> Decision:
        chosen = self.chosen(work, seat)
        return Decision(
            seat,
            "gather-chits",
            self.section,
            {"count": len(chosen), "need": self.need(work, seat)},
            {
                "chosen": list(chosen),
                "pool": list(self.pool(work, seat)),
                **self.choices(work, seat),
            },
        )

    def candidates(self, work: W, seat: str) -> Iterable[Action]:
        chosen = self.chosen(work, seat)
        yield DONE
        for chit in dict.fromkeys(take_out(self.pool(work, seat), chosen)):
            yield Take(chit)
        for chit in dict.fromkeys(chosen):
            yield Leave(chit)

    def objections(self, work: W, seat: str, action: Action) -> Iterable[Reason]:
        section = self.section
        chosen = self.chosen(work, seat)
        need = self.need(work, seat)
        if isinstance(action, Done):
            if len(chosen) != need:
                count = {"count": len(chosen), "need": need}
                yield Reason("wrong-number-of-chits", section, dict(count))
        elif isinstance(action, Take):
            if self.pool(work, seat).count(action.chit) <= chosen.count(action.chit):
                yield Reason("chit-not-available", section, {"chit": action.chit})
            elif len(chosen) >= need:
                yield Reason("enough-chits", section, {"need": need})
        elif isinstance(action, Leave):
            if action.chit not in chosen:
                yield Reason("chit-not-chosen", section, {"chit": action.chit})
            elif len(chosen) < need:
                # One is exchanged after the other, so that no choice goes round in circles.
                yield Reason("take-a-chit-first", section, {"count": need - len(chosen)})
            elif action.chit in self.compulsory(work, seat):
                yield Reason("chit-compulsory", section, {"chit": action.chit})

    def take(self, work: W, seat: str, action: Action) -> None:
        if isinstance(action, Take):
            self.keep(work, seat, join(self.chosen(work, seat), (action.chit,)))
        elif isinstance(action, Leave):
            self.keep(work, seat, take_out(self.chosen(work, seat), (action.chit,)))
        else:
            self._end(work, seat)

    def _end(self, work: W, seat: str) -> None:
        chits = self.chosen(work, seat)
        knowing = self.confidants(work, seat)
        rule = self.section
        work.tell_only(knowing, "chits-chosen", rule, seat=seat, chits=chits)
        work.tell_others(knowing, "chits-chosen-hidden", rule, seat=seat, count=len(chits))
        work.replace(replace(self, pending=tuple(who for who in self.pending if who != seat)))
        self.finished(work, seat)


def usual_choice(pool: Chits, number: int, wanted: Iterable[str]) -> Chits:
    """A choice to begin with: the wanted chits in their order, then the rest of the pool."""
    rest = list(pool)
    found: list[str] = []
    for chit in (*wanted, *pool):
        if len(found) < number and chit in rest:
            rest.remove(chit)
            found.append(chit)
    return tuple(sorted(found))
