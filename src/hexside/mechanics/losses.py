"""Step losses by the owner's choice, one step after another."""

from __future__ import annotations

from collections.abc import Iterable
from typing import ClassVar

from msgspec.structs import replace

from hexside.engine import Action, Choice, Decision, Reason, Wait
from hexside.engine.agenda import MissingStep, W
from hexside.mechanics.actions import Lose


class StepLosses(Choice[W], frozen=True):
    """The owner chooses which of his units in a combat lose ``count`` steps.

    What counts as a unit, and what a loss does to it, is the game's: a marker with levels can
    stand among the units.
    """

    seat: str
    units: tuple[str, ...]
    count: int
    takes: ClassVar[tuple[type[Action], ...]] = (Lose,)
    section: ClassVar[str] = ""

    # What a game says

    def steps(self, work: W, uid: str) -> int:
        """The steps that a unit can still lose here; 0 once it is out of the combat."""
        unit = work.units[uid]
        return unit.steps if unit.hex >= 0 else 0

    def lose(self, work: W, uid: str) -> None:
        """Take one step from a unit."""
        raise MissingStep(self, "lose")

    def leaves(self, work: W, uid: str) -> bool:
        """Whether a unit takes no further part once it has lost a step here."""
        return False

    # The choice

    def run(self, work: W) -> Wait:
        steps = {uid: left for uid in self.units if (left := self.steps(work, uid))}
        if self.count <= 0 or not steps:
            work.pop()
        elif len(steps) == 1 or sum(steps.values()) <= self.count:
            # No choice left: everything goes, or the only unit takes it.
            self._lose(work, tuple(steps), next(iter(steps)))
        else:
            return Wait.DECISION
        return Wait.NOTHING

    def seats(self, work: W) -> tuple[str, ...]:
        return (self.seat,)

    def decision(self, work: W, seat: str) -> Decision:
        choices = self.choices(work, seat)
        return Decision(seat, "take-losses", self.section, {"count": self.count}, choices)

    def candidates(self, work: W, seat: str) -> Iterable[Action]:
        return [Lose(uid) for uid in self.units]

    def objections(self, work: W, seat: str, action: Action) -> Iterable[Reason]:
        if isinstance(action, Lose) and (
            action.unit not in self.units or not self.steps(work, action.unit)
        ):
            yield Reason("not-in-this-combat", self.section, {"unit": action.unit})

    def take(self, work: W, seat: str, action: Action) -> None:
        if isinstance(action, Lose):
            self._lose(work, self.units, action.unit)

    def _lose(self, work: W, units: tuple[str, ...], uid: str) -> None:
        if self.leaves(work, uid):
            units = tuple(other for other in units if other != uid)
        work.replace(replace(self, units=units, count=self.count - 1))
        self.lose(work, uid)
