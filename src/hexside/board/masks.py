"""Scenario masks: the part of a board that a scenario plays on.

A Victory Awaits 2.1: thick hexsides bound a scenario, and what lies beyond them is off the map; the
campaign uses the three linked maps together. A masked board is a board of its own with a smaller
grid, so that a scenario of one map pays nothing for the other two. Hexes keep their numbers, all of
their labels, and their order.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping

from msgspec.structs import replace

from hexside.board.board import Board
from hexside.hexgrid import Grid


def masked(board: Board, hexes: Collection[int]) -> Board:
    """The board without the other hexes; what lies along or crosses the new edge goes with them.

    Named areas stay, with the hexes that are left of them, if only none. A mask of all hexes is the
    board itself.
    """
    kept = set(hexes)
    old = board.grid
    if len(kept) == old.size:
        return board
    grid = Grid(old.scheme, (name for hex, name in enumerate(old.names) if hex in kept))
    index = {old.index(name): hex for hex, name in enumerate(grid.names)}
    return Board(
        grid=grid,
        terrain=tuple(kind for hex, kind in enumerate(board.terrain) if hex in kept),
        sides=_moved(old, grid, index, board.sides),
        links=_moved(old, grid, index, board.links),
        places=tuple(
            replace(place, hex=index[place.hex]) for place in board.places if place.hex in kept
        ),
        areas={
            name: frozenset(index[hex] for hex in area if hex in kept)
            for name, area in board.areas.items()
        },
    )


def masked_by_area(board: Board, *areas: str) -> Board:
    """The board of a scenario whose playable hexes are one or several named areas."""
    return masked(board, frozenset().union(*(board.areas[area] for area in areas)))


def _moved(
    old: Grid, grid: Grid, index: Mapping[int, int], sides: Mapping[int, frozenset[str]]
) -> dict[int, frozenset[str]]:
    found = {}
    for side, kinds in sides.items():
        a, b = old.beside(side)
        if a in index and b in index:
            found[grid.hexside(index[a], index[b])] = kinds
    return found
