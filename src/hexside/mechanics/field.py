"""The field: who stands where and whose zones of control lie on which hex.

It is derived from the units of a state and kept up to date move by move; a state carries its field
along, so nothing is computed again at a prompt. Two sides are numbered 0 and 1. Everything in it is
in an order that depends on the position alone, never on the way that led there.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from hexside.board import Grid
from hexside.pathfinding import zoc_add, zoc_remove

Spot = tuple[str, int, int]
"""A unit, its side, its hex."""


class Field:
    """Stacks, occupied hexes and counted zones of control of two sides, with the caches on them.

    ``ranges[s]`` holds what was computed for side ``s`` from the position of its enemy alone
    (movement ranges); it is dropped when an enemy unit changes place. ``notes`` holds what depends
    on both sides and is dropped at every change. ``kept`` is never dropped: a game puts there what
    it keeps up to date itself, as values that are replaced and never changed.
    """

    __slots__ = (
        "bits",
        "grid",
        "kept",
        "notes",
        "occupied",
        "projections",
        "ranges",
        "stacks",
        "zoc",
    )

    def __init__(self, grid: Grid, projections: Sequence[Sequence[int]]) -> None:
        self.grid = grid
        self.projections = projections
        self.stacks: dict[int, tuple[str, ...]] = {}
        self.occupied = (bytearray(grid.size), bytearray(grid.size))
        self.zoc = (bytearray(grid.size), bytearray(grid.size))
        self.bits = [0, 0]
        self.ranges: list[dict[Any, Any]] = [{}, {}]
        self.notes: dict[Any, Any] = {}
        self.kept: dict[Any, Any] = {}

    @classmethod
    def of(cls, grid: Grid, projections: Sequence[Sequence[int]], spots: Iterable[Spot]) -> Field:
        """The field of these units, counted from nothing."""
        field = cls(grid, projections)
        for unit, side, hex in spots:
            field.add(unit, side, hex)
        return field

    def copy(self) -> Field:
        """A field that can change without touching this one; the caches are shared until then."""
        twin = Field.__new__(Field)
        twin.grid = self.grid
        twin.projections = self.projections
        twin.stacks = self.stacks.copy()
        twin.occupied = (self.occupied[0][:], self.occupied[1][:])
        twin.zoc = (self.zoc[0][:], self.zoc[1][:])
        twin.bits = self.bits[:]
        twin.ranges = self.ranges[:]
        twin.notes = self.notes
        twin.kept = self.kept.copy()
        return twin

    def add(self, unit: str, side: int, hex: int) -> None:
        """A unit comes to stand in a hex."""
        stack = self.stacks.get(hex)
        if stack is None:
            self.stacks[hex] = (unit,)
        else:
            self.stacks[hex] = tuple(sorted((*stack, unit)))
        occupied = self.occupied[side]
        occupied[hex] += 1
        if occupied[hex] == 1:
            self.bits[side] |= 1 << self.grid.bit[hex]
            zoc_add(self.zoc[side], self.projections, hex)
            self.ranges[1 - side] = {}
        self.notes = {}

    def remove(self, unit: str, side: int, hex: int) -> None:
        """A unit leaves a hex."""
        stack = self.stacks[hex]
        if len(stack) == 1:
            del self.stacks[hex]
        else:
            self.stacks[hex] = tuple(other for other in stack if other != unit)
        occupied = self.occupied[side]
        occupied[hex] -= 1
        if not occupied[hex]:
            self.bits[side] &= ~(1 << self.grid.bit[hex])
            zoc_remove(self.zoc[side], self.projections, hex)
            self.ranges[1 - side] = {}
        self.notes = {}

    def at(self, hex: int) -> tuple[str, ...]:
        """The units in a hex, by id."""
        return self.stacks.get(hex, ())
