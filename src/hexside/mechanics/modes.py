"""Counters with two modes or more: a pontoon that is a unit or a bridge, a train on the rails.

Iskra 2.6, 6.1.2, 13.3.1: a pontoon counts as a combat unit on its unit side and as a marker on its
bridge side, and a bridge is dismantled in a later turn than it was built in. Stalingrad '42 18.6:
supply points have a mobile and a stationary side. The mode in which a counter is set up needs no
mark; any other is a mark of the unit, with the turn of the change where that counts.
"""

from __future__ import annotations

from typing import Any

import msgspec
from msgspec.structs import replace

from hexside.engine import Unit, Work
from hexside.mechanics.markers import kind_of, mark, scope_of


class Modes(msgspec.Struct, frozen=True):
    """The modes of a kind of counter, the one of the set-up first."""

    names: tuple[str, ...]

    def of(self, unit: Unit) -> str:
        """The mode that a unit is in."""
        return kind_of(self._mark(unit)) or self.names[0]

    def since(self, unit: Unit) -> str:
        """When the unit took its mode, as it was told then; "" if it was not."""
        return scope_of(self._mark(unit))

    def change(self, work: Work[Any], unit: str, mode: str, since: str = "") -> None:
        """Put a unit into a mode; everything else about it stays."""
        if mode not in self.names:
            raise LookupError(mode)
        counter = work.units[unit]
        marks = [word for word in counter.marks if kind_of(word) not in self.names]
        if mode != self.names[0]:
            marks.append(mark(mode, since))
        work.set_unit(unit, replace(counter, marks=tuple(sorted(marks))))

    def _mark(self, unit: Unit) -> str:
        return next((word for word in unit.marks if kind_of(word) in self.names), "")
