"""Interrupts: a held chit takes the place of the drawn one, which goes back into the cup."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import ClassVar

import msgspec

from hexside.engine import Action, Choice, Decision, Reason, Wait
from hexside.engine.agenda import MissingStep, W
from hexside.mechanics.actions import ACCEPT, Accept, React


class Interrupter(msgspec.Struct, frozen=True):
    """A line of a game's table of interrupts: a side, its chits, and what they cannot stop."""

    side: str
    with_kinds: frozenset[str]
    never_against: frozenset[str] = frozenset()


def interrupters(
    table: Sequence[Interrupter], drawn: str, may_hold: Callable[[Interrupter], bool]
) -> tuple[str, ...]:
    """The sides to be asked about a drawn kind of chit, in the order of the table.

    ``may_hold`` tells whether a side may have such a chit as far as anybody knows: being asked
    must not tell more.
    """
    found: list[str] = []
    for line in table:
        if drawn not in line.never_against and line.side not in found and may_hold(line):
            found.append(line.side)
    return tuple(found)


class Interrupt(Choice[W], frozen=True):
    """One seat accepts the drawn chit or plays a held one instead.

    It stands above the resolution of the drawn chit. Where several may interrupt, one frame
    stands above the other; after an interrupt the rest are not asked.
    """

    chit: str
    takes: ClassVar[tuple[type[Action], ...]] = (Accept, React)
    section: ClassVar[str] = ""

    # What a game says

    def plays(self, work: W, seat: str) -> Mapping[Action, str]:
        """The held chit that each possible answer plays."""
        raise MissingStep(self, "plays")

    def nothing_held(self, work: W, seat: str, action: Action) -> Reason:
        """Why an interrupt that is not among ``plays`` cannot be made."""
        raise MissingStep(self, "nothing_held")

    def interrupted(self, work: W, seat: str, held: str) -> None:
        """Return the drawn chit to the cup; put the held one in place of its resolution."""
        raise MissingStep(self, "interrupted")

    # The choice

    def run(self, work: W) -> Wait:
        return Wait.DECISION

    def decision(self, work: W, seat: str) -> Decision:
        arguments: dict[str, str | int | float | tuple[str, ...]] = {"chit": self.chit}
        choices = self.choices(work, seat)
        return Decision(seat, "react-or-accept", self.section, arguments, choices)

    def candidates(self, work: W, seat: str) -> Iterable[Action]:
        return (ACCEPT, *self.plays(work, seat))

    def objections(self, work: W, seat: str, action: Action) -> Iterable[Reason]:
        if not isinstance(action, Accept) and action not in self.plays(work, seat):
            yield self.nothing_held(work, seat, action)

    def take(self, work: W, seat: str, action: Action) -> None:
        if isinstance(action, Accept):
            work.pop()
            return
        held = self.plays(work, seat)[action]
        while isinstance(work.frame, Interrupt):
            work.pop()
        # The held chit is revealed: that cannot be taken back.
        work.binding = True
        self.interrupted(work, seat, held)
