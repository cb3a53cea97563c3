"""Supply lines: which hexes can trace one, and how long it is, by the path that a game allows.

A path policy knows where lines may run; the position (what may be passed now, where a line may
end) is handed in as bitboards.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Protocol

from hexside.board import Grid
from hexside.mechanics.connections import Exits, by_distance, connected
from hexside.pathfinding.flood import spread


class LinePolicy(Protocol):
    """How supply lines may run, and how long they are."""

    def region(self, grid: Grid, sources: int, passable: int) -> int:
        """Every passable hex from which a line can be traced; sources obey the same tests."""

    def layers(self, grid: Grid, sources: int, passable: int) -> list[int]:
        """The hexes of the region by the length of their shortest line."""

    def next_to(self, grid: Grid, hexes: int) -> int:
        """The hexes from which a line can step into one of these."""

    @property
    def longest(self) -> int | None:
        """The length that a line may not exceed, as ``layers`` counts it."""


@dataclass(frozen=True)
class AnyLength:
    """Lines of any length through hexes and exits: not over a river without a bridge, say."""

    exits: Exits

    def region(self, grid: Grid, sources: int, passable: int) -> int:
        """See ``LinePolicy``."""
        return connected(grid, sources, passable, self.exits)

    def layers(self, grid: Grid, sources: int, passable: int) -> list[int]:
        """See ``LinePolicy``."""
        return by_distance(grid, sources, passable, self.exits)

    def next_to(self, grid: Grid, hexes: int) -> int:
        """See ``LinePolicy``."""
        return spread(hexes, self.exits, grid.shifts) & grid.all_bits

    @property
    def longest(self) -> int | None:
        """Any length."""
        return None


@dataclass(frozen=True)
class RailThenHexes:
    """Any distance along an unbroken railway from a source, then at most ``further`` hexes.

    The length of a line is what it has beyond the railway.
    """

    rail_exits: Exits
    exits: Exits
    further: int

    def layers(self, grid: Grid, sources: int, passable: int) -> list[int]:
        """See ``LinePolicy``."""
        railhead = connected(grid, sources, passable, self.rail_exits)
        found = by_distance(grid, railhead, passable, self.exits)
        return found[: self.further + 1]

    def region(self, grid: Grid, sources: int, passable: int) -> int:
        """See ``LinePolicy``."""
        found = 0
        for layer in self.layers(grid, sources, passable):
            found |= layer
        return found

    def next_to(self, grid: Grid, hexes: int) -> int:
        """See ``LinePolicy``."""
        return spread(hexes, self.exits, grid.shifts) & grid.all_bits

    @property
    def longest(self) -> int | None:
        """What may be added to the railway."""
        return self.further


@dataclass(frozen=True)
class LinesAndUnits:
    """Lines of any length along roads and railways, or from hex to hex beside own units."""

    along: Exits
    beside: Exits

    def joined(self, grid: Grid, starts: int, passable: int, own: int) -> int:
        """Every passable hex that a line joins to one of these; ``own`` are hexes with units."""
        front = starts & passable
        fresh = passable & ~front
        while front:
            reached = spread(front, self.along, grid.shifts)
            reached |= spread(front & own, self.beside, grid.shifts)
            reached |= spread(front, self.beside, grid.shifts) & own
            front = reached & fresh
            fresh ^= front
        return passable & ~fresh


def layers_with_ends(
    policy: LinePolicy, grid: Grid, sources: int, passable: int, ends: int
) -> list[int]:
    """Layers in which ``ends`` may be the last hex of a line, though nothing passes through them.

    These are hexes in enemy zones where a line may end: those of the units, or any.
    """
    inner = policy.layers(grid, sources, passable)
    outer = [0, *(policy.next_to(grid, layer) & ends & ~passable for layer in inner)]
    seen = 0
    found = []
    for length in range(len(outer)):
        if policy.longest is not None and length > policy.longest:
            break
        layer = outer[length] & ~seen
        seen |= layer
        found.append((inner[length] if length < len(inner) else 0) | layer)
    while found and not found[-1]:
        found.pop()
    return found


def line_length(policy: LinePolicy, grid: Grid, layers: list[int], hex: int) -> int | None:
    """The length of the shortest line of a unit standing in a hex; ``None`` when there is none.

    ``layers`` are those of the hexes that lines pass through: a unit opens its own hex.
    """
    mask = 1 << grid.bit[hex]
    around = policy.next_to(grid, mask)
    for length, layer in enumerate(layers):
        if layer & mask:
            return length
        if layer & around and (policy.longest is None or length < policy.longest):
            return length + 1
    return None
