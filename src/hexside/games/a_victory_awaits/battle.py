"""10.4, 10.5 The battle: die and step losses; then retreat and pursuit."""

from __future__ import annotations

from typing import ClassVar

from hexside.games.a_victory_awaits.odds import result_at
from hexside.games.a_victory_awaits.pursuit import Pursuit
from hexside.games.a_victory_awaits.retreat import Withdrawal
from hexside.games.a_victory_awaits.work import AwaitsWork
from hexside.mechanics.battle import CombatResolution
from hexside.mechanics.combat_table import CombatTable, Outcome
from hexside.mechanics.losses import StepLosses


class Battle(CombatResolution[AwaitsWork], frozen=True, tag="battle"):
    """10.2: one combat from the odds to the pursuit."""

    #: Who stood in the hex when it was attacked: others may have come since (19.4).
    defended: tuple[str, ...] = ()
    section: ClassVar[str] = "10.4"

    def table(self, work: AwaitsWork) -> CombatTable:
        return work.rules.combat

    def applied(self, work: AwaitsWork, outcome: Outcome) -> Outcome:
        found = result_at(work, self.target)(outcome)
        if outcome.retreat > found.retreat:
            hex = work.rules.names[self.target]
            work.tell("fortress-holds", "14.2", hex=hex, steps=outcome.retreat)
        return found

    def defenders(self, work: AwaitsWork) -> tuple[str, ...]:
        there = work.field.at(self.target)
        return tuple(uid for uid in there if uid in self.defended) if self.defended else there

    def attackers_lose(self, work: AwaitsWork, steps: int) -> Losses:
        return Losses(self.seat, self.attackers, steps)

    def defenders_lose(self, work: AwaitsWork, steps: int) -> Losses:
        units = self.defenders(work)
        return Losses(work.deciders(units)[0], units, steps)

    def withdrawal(self, work: AwaitsWork, units: tuple[str, ...]) -> Withdrawal:
        return Withdrawal(self.target, units, self.retreat, self.seat)

    def pursuit(self, work: AwaitsWork, units: tuple[str, ...]) -> Pursuit:
        return Pursuit(self.seat, self.target, units)


class Losses(StepLosses[AwaitsWork], frozen=True, tag="losses"):
    """10.5: the owner chooses which of his units, or of a fortress's levels, lose steps (V59)."""

    section: ClassVar[str] = "10.5"

    def seats(self, work: AwaitsWork) -> tuple[str, ...]:
        """10.5, V67: the owner of the losing units; of an attack he who makes it, but in the
        surprise attack, which several make (15.1)."""
        if work.rivers_ignored:
            return work.deciders(self.units)
        if work.rules.setup.variant != "teams" or self.units[0] in work.activated(self.seat):
            return (self.seat,)
        return work.deciders(self.units)

    def lose(self, work: AwaitsWork, uid: str) -> None:
        work.lose_step(uid, self.section)
