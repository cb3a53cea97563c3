"""One combat from the die to the pursuit: result, losses of both parties, retreat, advance."""

from __future__ import annotations

from typing import Any, ClassVar

from msgspec.structs import replace

from hexside.engine import Action, Choice, Frame, Wait
from hexside.engine.agenda import MissingStep, W
from hexside.mechanics.combat_table import CombatTable, Outcome, read_result

ROLL = "roll"
RETREAT = "retreat"
PURSUE = "pursue"


class CombatResolution(Choice[W], frozen=True):
    """The steps of a combat whose odds are known.

    ``step`` is the next one. A game may put steps of its own before the roll (air support), in
    which it asks for decisions; ``markers`` counts what was spent in them.
    """

    seat: str
    target: int
    attackers: tuple[str, ...]
    column: int
    step: str = ROLL
    markers: int = 0
    retreat: int = 0
    takes: ClassVar[tuple[type[Action], ...]] = ()
    section: ClassVar[str] = ""

    # What a game says

    def table(self, work: W) -> CombatTable:
        """The combat results table."""
        raise MissingStep(self, "table")

    def final_column(self, work: W) -> int:
        """The column after everything that was spent on this combat."""
        return self.column

    def final_die(self, work: W, die: int) -> int:
        """The die after everything that was spent on this combat."""
        return die

    def read(self, text: str) -> Outcome:
        """What a cell of the table means."""
        return read_result(text)

    def applied(self, work: W, outcome: Outcome) -> Outcome:
        """What a result becomes in the hex that is attacked; tell of it where it changes."""
        return outcome

    def defenders(self, work: W) -> tuple[str, ...]:
        """The units in the hex that is attacked."""
        raise MissingStep(self, "defenders")

    def attackers_lose(self, work: W, steps: int) -> Frame[W]:
        """The losses of the attackers."""
        raise MissingStep(self, "attackers_lose")

    def defenders_lose(self, work: W, steps: int) -> Frame[W]:
        """The losses of the defenders; they come first."""
        raise MissingStep(self, "defenders_lose")

    def withdrawal(self, work: W, units: tuple[str, ...]) -> Frame[W]:
        """The retreat of the defenders."""
        raise MissingStep(self, "withdrawal")

    def pursuit(self, work: W, units: tuple[str, ...]) -> Frame[W]:
        """The pursuit of the attackers that are left."""
        raise MissingStep(self, "pursuit")

    def before_roll(self, work: W) -> Wait:
        """A step of the game's own."""
        raise MissingStep(self, "before_roll")

    # The combat

    def run(self, work: W) -> Wait:
        if self.step == ROLL:
            self._roll(work)
        elif self.step == RETREAT:
            self.go_on(work, PURSUE)
            units = self.defenders(work)
            if self.retreat and units:
                work.push(self.withdrawal(work, units))
        elif self.step == PURSUE:
            work.pop()
            alive = tuple(uid for uid in self.attackers if work.units[uid].hex >= 0)
            if alive and not self.defenders(work):
                work.push(self.pursuit(work, alive))
        else:
            return self.before_roll(work)
        return Wait.NOTHING

    def go_on(self, work: W, step: str, **values: Any) -> None:
        """Turn to another step."""
        work.replace(replace(self, step=step, **values))

    def _roll(self, work: W) -> None:
        table = self.table(work)
        column = self.final_column(work)
        die = work.roll()
        counted = self.final_die(work, die)
        text = table.result(column, counted)
        work.tell(
            "combat-result",
            self.section,
            hex=work.rules.board.grid.names[self.target],
            column=table.labels[column],
            die=die,
            counted=counted,
            result=text,
            draw=work.draw,
        )
        outcome = self.applied(work, self.read(text))
        self.go_on(work, RETREAT, retreat=outcome.retreat, markers=0)
        if outcome.attacker_steps:
            work.push(self.attackers_lose(work, outcome.attacker_steps))
        if outcome.defender_steps:
            work.push(self.defenders_lose(work, outcome.defender_steps))
