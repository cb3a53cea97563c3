"""The secret choice of chits: the seats choose at once, and each learns only its own choice."""

from __future__ import annotations

from collections.abc import Iterable
from typing import ClassVar

from msgspec.structs import replace

from hexside.engine import Action, Choice, Decision, Reason, Wait
from hexside.engine.agenda import MissingStep, W
from hexside.mechanics.actions import Chits
from hexside.mechanics.chit_pull import cup


class SecretSelection(Choice[W], frozen=True):
    """Each pending seat takes a number of chits out of its pool.

    A game says what the pool and the number are, what else a choice must keep to, and where the
    chosen chits go.
    """

    pending: tuple[str, ...]
    takes: ClassVar[tuple[type[Action], ...]] = (Chits,)

    # What a game says

    def pool(self, work: W, seat: str) -> cup.Chits:
        """The chits that a seat may choose from, sorted."""
        raise MissingStep(self, "pool")

    def number(self, work: W, seat: str) -> int:
        """How many chits a seat chooses, if its pool has as many."""
        raise MissingStep(self, "number")

    def section(self, work: W, seat: str) -> str:
        """The rule of this seat's choice."""
        raise MissingStep(self, "section")

    def shortcomings(self, work: W, seat: str, chits: cup.Chits) -> Iterable[Reason]:
        """What a choice of the right number lacks: quotas, compulsory chits."""
        return ()

    def unavailable(self, work: W, seat: str, chit: str) -> Reason:
        """Why a chit is not in the pool."""
        return Reason("chit-not-available", self.section(work, seat), {"chit": chit})

    def keep(self, work: W, seat: str, chits: cup.Chits) -> None:
        """Put the chosen chits where they wait: the cup, the hand."""
        raise MissingStep(self, "keep")

    def confidants(self, work: W, seat: str) -> tuple[str, ...]:
        """The seats that learn what this seat has chosen: itself, or all of its side."""
        return (seat,)

    # The choice

    def run(self, work: W) -> Wait:
        if self.pending:
            return Wait.DECISION
        work.pop()
        return Wait.NOTHING

    def seats(self, work: W) -> tuple[str, ...]:
        return self.pending

    def decision(self, work: W, seat: str) -> Decision:
        pool = self.pool(work, seat)
        number = self.number(work, seat)
        return Decision(
            seat,
            "choose-chits",
            self.section(work, seat),
            {"count": min(number, len(pool))},
            {"chits": list(pool), "count": number},
        )

    def legal(self, work: W, seat: str) -> list[Action]:
        # Selections out of the pool have the right number and the right chits by themselves.
        pool = self.pool(work, seat)
        return [
            Chits(chosen)
            for chosen in cup.sub_multisets(pool, min(self.number(work, seat), len(pool)))
            if not any(True for _ in self.shortcomings(work, seat, chosen))
        ]

    def objections(self, work: W, seat: str, action: Action) -> Iterable[Reason]:
        if not isinstance(action, Chits):
            return
        pool = self.pool(work, seat)
        need = min(self.number(work, seat), len(pool))
        count = len(action.chits)
        lacking = cup.missing(pool, action.chits)
        if count != need:
            section = self.section(work, seat)
            yield Reason("wrong-number-of-chits", section, {"count": count, "need": need})
        for chit in lacking:
            yield self.unavailable(work, seat, chit)
        if count != need or lacking:
            return
        flawless = True
        for reason in self.shortcomings(work, seat, action.chits):
            flawless = False
            yield reason
        if flawless and action != action.canonical():
            yield Reason("chits-not-sorted", self.general_section)

    #: The rule of the secret choice as such.
    general_section: ClassVar[str] = ""

    def take(self, work: W, seat: str, action: Action) -> None:
        if not isinstance(action, Chits):
            return
        chits = action.chits
        rule = self.general_section
        self.keep(work, seat, chits)
        knowing = self.confidants(work, seat)
        work.tell_only(knowing, "chits-chosen", rule, seat=seat, chits=chits)
        work.tell_others(knowing, "chits-chosen-hidden", rule, seat=seat, count=len(chits))
        work.replace(replace(self, pending=tuple(who for who in self.pending if who != seat)))
