"""The working state, with the words of the rules."""

from __future__ import annotations

from msgspec.structs import replace

from examples.the_ford.rules import FordRules
from hexside.engine import OFF_MAP, Unit
from hexside.mechanics.field_work import FieldWork

ELIMINATED = "eliminated"


class FordWork(FieldWork[FordRules]):
    """A state of The Ford being worked on."""

    __slots__ = ()

    def of(self, side: str) -> tuple[str, ...]:
        """The units of a side on the map."""
        on_map = (uid for uid, unit in self.units.items() if unit.hex >= 0)
        return tuple(uid for uid in on_map if self.rules.roster[uid].side == side)

    def strength(self, uid: str) -> int:
        """1: a unit that has lost a step counts half, rounded up."""
        counter = self.rules.roster[uid]
        is_full = self.units[uid].steps == counter.steps
        return counter.strength if is_full else (counter.strength + 1) // 2

    def lose(self, uid: str, steps: int, rule: str) -> None:
        """5.3: a unit loses steps; without any left it is eliminated."""
        unit = self.units[uid]
        left = unit.steps - steps
        if left > 0:
            self.set_unit(uid, replace(unit, steps=left))
            self.tell("step-lost", rule, unit=uid)
        else:
            self.set_unit(uid, Unit(OFF_MAP, ELIMINATED))
            self.tell("unit-eliminated", rule, unit=uid, hex=self.rules.grid.names[unit.hex])
