"""Ordered stacks: which counter of a hex lies on top (Iskra 1.1.4, 6.3.1, R-46).

The order is data of the state, beside the places of the units: the top counter decides about zones
of control and is all that the enemy sees. Every change makes a new order, so that states can share
one. Code that changes a unit's place keeps the order in step with ``followed``.
"""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Callable, Iterable, Mapping
from functools import cached_property

import msgspec

from hexside.engine import OFF_MAP, Unit


class StackOrder(msgspec.Struct, frozen=True, dict=True):
    """The counters of every occupied hex, the top one first; rows are sorted by hex."""

    rows: tuple[tuple[int, tuple[str, ...]], ...] = ()

    @classmethod
    def of(cls, stacks: Mapping[int, tuple[str, ...]]) -> StackOrder:
        """The order of these stacks."""
        return cls(tuple(sorted((hex, stack) for hex, stack in stacks.items() if stack)))

    @cached_property
    def stacks(self) -> Mapping[int, tuple[str, ...]]:
        """The stacks by hex. A state has rows instead, whose bytes have one order only."""
        return dict(self.rows)

    def at(self, hex: int) -> tuple[str, ...]:
        """The stack in a hex, top first."""
        return self.stacks.get(hex, ())

    def top(self, hex: int) -> str:
        """The counter on top; "" in an empty hex."""
        stack = self.stacks.get(hex)
        return stack[0] if stack else ""

    def entered(self, hex: int, unit: str, depth: int = 0) -> StackOrder:
        """A counter comes into a hex with this number of counters above it; by default on top."""
        stack = self.at(hex)
        return self._with(hex, (*stack[:depth], unit, *stack[depth:]))

    def left(self, hex: int, unit: str) -> StackOrder:
        """A counter leaves a hex."""
        return self._with(hex, tuple(other for other in self.at(hex) if other != unit))

    def on_top(self, hex: int, unit: str) -> StackOrder:
        """6.3.1: the owner puts another counter on top; the others keep their order."""
        if unit not in self.at(hex):
            raise LookupError(unit)
        return self.left(hex, unit).entered(hex, unit)

    def exchanged(self, hex: int, old: str, new: str) -> StackOrder:
        """R-37, R-73: another counter takes the place of one, at the same height."""
        if old not in self.at(hex):
            raise LookupError(old)
        return self._with(hex, tuple(new if one == old else one for one in self.at(hex)))

    def followed(self, unit: str, before: Unit | None, after: Unit) -> StackOrder:
        """The order after a unit changed its place; where it comes to stand it lies on top."""
        old = before.hex if before else OFF_MAP
        if old == after.hex:
            return self
        order = self.left(old, unit) if old >= 0 else self
        return order.entered(after.hex, unit) if after.hex >= 0 else order

    def differs_from(self, units: Mapping[str, Unit]) -> tuple[int, ...]:
        """The hexes where order and units contradict each other: a fault in the rules."""
        there: dict[int, set[str]] = {}
        for name, unit in units.items():
            if unit.hex >= 0:
                there.setdefault(unit.hex, set()).add(name)
        return tuple(
            hex
            for hex in sorted({*there, *self.stacks})
            if sorted(self.at(hex)) != sorted(there.get(hex, ()))
        )

    def _with(self, hex: int, stack: tuple[str, ...]) -> StackOrder:
        rows = self.rows
        place = bisect_left(rows, hex, key=_hex)
        there = place < len(rows) and rows[place][0] == hex
        new = ((hex, stack),) if stack else ()
        order = StackOrder((*rows[:place], *new, *rows[place + there :]))
        if there and stack:
            # The hexes stay the same, so the table is that of before with one stack changed.
            order.__dict__["stacks"] = {**self.stacks, hex: stack}
        return order


def _hex(row: tuple[int, tuple[str, ...]]) -> int:
    return row[0]


def stacked(units: Mapping[str, Unit], rank: Callable[[str], float]) -> StackOrder:
    """The order at set-up: the counter of the highest rank on top, then by id (R-64: default)."""
    stacks: dict[int, list[str]] = {}
    for name in sorted(units):
        if units[name].hex >= 0:
            stacks.setdefault(units[name].hex, []).append(name)
    return StackOrder.of(
        {hex: tuple(sorted(names, key=lambda n: -rank(n))) for hex, names in stacks.items()}
    )


def changed_tops(before: StackOrder, after: StackOrder) -> Iterable[tuple[int, str]]:
    """Each hex whose top counter is another one now, with the new top ("" if the hex is empty).

    Opponents see just this; an event that tells it keeps what is told and what is seen in step.
    """
    for hex in changed_stacks(before, after):
        if before.top(hex) != after.top(hex):
            yield hex, after.top(hex)


def changed_stacks(before: StackOrder, after: StackOrder) -> list[int]:
    """The hexes whose stacks are other ones now, in order."""
    old, new = before.stacks, after.stacks
    changed = [hex for hex, stack in new.items() if old.get(hex) != stack]
    changed += [hex for hex in old if hex not in new]
    return sorted(changed)
