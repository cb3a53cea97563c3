"""Hexsides that are closed to one side: a line on the map that only the enemy may cross.

A Victory Awaits 2.1: Soviet units may not move, retreat or trace a line of communication across the
start line, and are not placed beyond it; Iskra 5.2.8 closes the Neva to the Germans. What is closed
is worked into the tables that are compiled for a side, so that no search asks for it later.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Sequence
from typing import TypeVar

from hexside.board.board import Board
from hexside.hexgrid import Grid

Closed = frozenset[int]
"""Ids of hexsides, as ``Grid.hexside`` gives them; they are closed both ways."""

T = TypeVar("T")


def border(grid: Grid, hexes: Collection[int]) -> Closed:
    """The hexsides between these hexes and all others: a line drawn round an area."""
    inside = set(hexes)
    return frozenset(
        grid.hexside(hex, there)
        for hex in inside
        for there in grid.adjacent(hex)
        if there not in inside
    )


def between(grid: Grid, pairs: Iterable[tuple[str, str]]) -> Closed:
    """The hexsides between named pairs of neighbours; any label of a hex will do."""
    return frozenset(grid.hexside(grid.index(a), grid.index(b)) for a, b in pairs)


def marked(board: Board, kind: str) -> Closed:
    """The hexsides along which something of this kind is printed."""
    return frozenset(side for side, kinds in board.sides.items() if kind in kinds)


def open_cost(
    grid: Grid, closed: Closed, cost: Callable[[int, int], T | None]
) -> Callable[[int, int], T | None]:
    """A cost for ``Board.edges`` that no step across a closed hexside has."""

    def found(a: int, b: int) -> T | None:
        return None if grid.hexside(a, b) in closed else cost(a, b)

    return found


def open_where(
    grid: Grid, closed: Closed, where: Callable[[int, int], bool]
) -> Callable[[int, int], bool]:
    """A test for ``Board.exits`` and ``Board.projections`` that fails at a closed hexside."""

    def found(a: int, b: int) -> bool:
        return grid.hexside(a, b) not in closed and where(a, b)

    return found


def open_exits(grid: Grid, closed: Closed, exits: Sequence[int]) -> tuple[int, ...]:
    """The masks of ``Board.exits`` for a side to which these hexsides are closed."""
    masks = list(exits)
    for side in closed:
        hex, direction = divmod(side, 6)
        there = grid.neighbors[hex][direction]
        masks[direction] &= ~(1 << grid.bit[hex])
        if there >= 0:
            masks[(direction + 3) % 6] &= ~(1 << grid.bit[there])
    return tuple(masks)


def directed(grid: Grid, closed: Closed) -> frozenset[int]:
    """Both ways across each hexside as ``from * size + to``, as ``pathfinding.reach`` reads it."""
    found = set()
    for side in closed:
        a, b = grid.beside(side)
        if b >= 0:
            found |= {a * grid.size + b, b * grid.size + a}
    return frozenset(found)
