"""Who stands where, whose zones of control lie on which hex, and who can form bonds (6, 7.1).

Carried along with a state and kept up to date unit by unit. Zones come only from combat units that
are not on a Train, bonds only from units in good order, and neither from a hex that both sides
occupy (29.1.1), so the counts differ from those of a plain field.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from hexside.board import Grid
from hexside.mechanics.kernels import zoc_add, zoc_remove


class S42Field:
    """Stacks, combat units, zones and bond-capable hexes of two sides, with the caches on them.

    ``notes`` are dropped at every change; ``kept`` holds values that carry their own key.
    """

    __slots__ = (
        "bits",
        "capable",
        "exerting",
        "grid",
        "kept",
        "notes",
        "occupied",
        "projections",
        "stacks",
        "zoc",
        "zone_bits",
    )

    def __init__(self, grid: Grid, projections: Sequence[Sequence[int]]) -> None:
        self.grid = grid
        self.projections = projections
        self.stacks: dict[int, tuple[str, ...]] = {}
        #: Combat units in each hex, and those of them that exert a zone.
        self.occupied = (bytearray(grid.size), bytearray(grid.size))
        self.exerting = (bytearray(grid.size), bytearray(grid.size))
        self.zoc = (bytearray(grid.size), bytearray(grid.size))
        self.bits = [0, 0]
        #: 6.1: the hexes in a zone of control of each side.
        self.zone_bits = [0, 0]
        #: 7.1: the hexes from which each side forms bonds.
        self.capable = [0, 0]
        self.notes: dict[Any, Any] = {}
        self.kept: dict[Any, Any] = {}

    def copy(self) -> S42Field:
        """A field that can change without touching this one; the caches are shared until then."""
        twin = S42Field.__new__(S42Field)
        twin.grid = self.grid
        twin.projections = self.projections
        twin.stacks = self.stacks.copy()
        twin.occupied = (self.occupied[0][:], self.occupied[1][:])
        twin.exerting = (self.exerting[0][:], self.exerting[1][:])
        twin.zoc = (self.zoc[0][:], self.zoc[1][:])
        twin.bits = self.bits[:]
        twin.zone_bits = self.zone_bits[:]
        twin.capable = self.capable[:]
        twin.notes = self.notes
        twin.kept = self.kept.copy()
        return twin

    def at(self, hex: int) -> tuple[str, ...]:
        """The units in a hex, by id, of whatever kind."""
        return self.stacks.get(hex, ())

    def enter(self, unit: str, hex: int) -> None:
        """A unit comes to stand in a hex."""
        stack = self.stacks.get(hex)
        self.stacks[hex] = (unit,) if stack is None else tuple(sorted((*stack, unit)))
        self.notes = {}

    def leave(self, unit: str, hex: int) -> None:
        """A unit leaves a hex."""
        stack = tuple(other for other in self.stacks[hex] if other != unit)
        if stack:
            self.stacks[hex] = stack
        else:
            del self.stacks[hex]
        self.notes = {}

    def is_contested(self, hex: int) -> bool:
        """29.1.1: combat units of both sides stand in a hex: a contested city."""
        return bool(self.occupied[0][hex] and self.occupied[1][hex])

    @property
    def contested(self) -> int:
        """29.1.1: the contested cities, as bits."""
        return self.bits[0] & self.bits[1]

    def count_combat(self, side: int, hex: int, change: int) -> None:
        """A combat unit more or less in a hex; a contest that begins or ends changes zones."""
        was_contested = self.is_contested(hex)
        occupied = self.occupied[side]
        occupied[hex] += change
        bit = 1 << self.grid.bit[hex]
        if occupied[hex]:
            self.bits[side] |= bit
        else:
            self.bits[side] &= ~bit
        if was_contested != self.is_contested(hex):
            for owner in (0, 1):
                if self.exerting[owner][hex]:
                    self._lay_zone(owner, hex, -1 if self.is_contested(hex) else 1)
        self.notes = {}

    def count_zone(self, side: int, hex: int, change: int) -> None:
        """A unit with a zone of control more or less in a hex; it reaches out of no contest."""
        exerting = self.exerting[side]
        before = exerting[hex]
        exerting[hex] = before + change
        if bool(before) != bool(exerting[hex]) and not self.is_contested(hex):
            self._lay_zone(side, hex, -1 if before else 1)
        self.notes = {}

    def _lay_zone(self, side: int, hex: int, change: int) -> None:
        """6.1: the zone of the units in a hex is laid on the hexes around, or taken up."""
        if change > 0:
            zoc_add(self.zoc[side], self.projections, hex)
        else:
            zoc_remove(self.zoc[side], self.projections, hex)
        zone = self.zone_bits[side]
        for under in self.projections[hex]:
            bit = 1 << self.grid.bit[under]
            zone = zone | bit if self.zoc[side][under] else zone & ~bit
        self.zone_bits[side] = zone
