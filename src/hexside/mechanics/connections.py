"""Areas on bitboards: zones of control, what is connected, how far, what lies around.

One bit a hex, as numbered by the grid; ``exits[d]`` has the hexes that may be left in direction
``d``. These are the questions behind supply, railways and command ranges.
"""

from __future__ import annotations

from collections.abc import Sequence

from hexside.board import Grid
from hexside.pathfinding import flood, flood_layers, zoc_bits
from hexside.pathfinding.flood import spread as spread_bits

Exits = Sequence[int]


def zones_of_control(grid: Grid, occupied: int, exits: Exits) -> int:
    """All hexes next to occupied ones, through the exits."""
    return zoc_bits(occupied, exits, grid.shifts)


def connected(grid: Grid, sources: int, passable: int, exits: Exits) -> int:
    """Every hex that is connected with a passable source through passable hexes."""
    return flood(sources & passable, passable, exits, grid.shifts)


def by_distance(grid: Grid, sources: int, passable: int, exits: Exits) -> list[int]:
    """The connected hexes by the number of steps to the nearest passable source."""
    return flood_layers(sources & passable, passable, exits, grid.shifts)


def neighbourhood(grid: Grid, hex: int, steps: int, exits: Exits) -> int:
    """The hexes at most this many steps from a hex, through the exits."""
    reached = front = 1 << grid.bit[hex]
    for _ in range(steps):
        front = spread_bits(front, exits, grid.shifts) & grid.all_bits & ~reached
        if not front:
            break
        reached |= front
    return reached


def spread(hexes: int, grid: Grid) -> int:
    """All neighbours of some hexes, whatever lies between them."""
    out = 0
    for shift in grid.shifts:
        out |= hexes << shift if shift > 0 else hexes >> -shift
    return out & grid.all_bits
