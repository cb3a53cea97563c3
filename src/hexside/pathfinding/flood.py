"""Floods over bitboards: which hexes a set of hexes connects to, ignoring cost.

A bitboard is an int with one bit per hex. All hexes step in a direction at once: keep those that
may be left that way, shift, keep those that may be entered. Six such steps are one layer.

`exits[d]` are the hexes that may be left in direction `d`. `shifts[d]` is what a step in direction
`d` adds to a bit's position, as provided by a grid: three positive numbers, then their opposites.
"""

from __future__ import annotations

from collections.abc import Sequence


def spread(front: int, exits: Sequence[int], shifts: Sequence[int]) -> int:
    """The hexes one step from the front through the exits; bits off the grid are not removed."""
    a, b, c, back_a, back_b, back_c = exits
    by_a, by_b, by_c, _, _, _ = shifts
    return (
        (front & a) << by_a
        | (front & b) << by_b
        | (front & c) << by_c
        | (front & back_a) >> by_a
        | (front & back_b) >> by_b
        | (front & back_c) >> by_c
    )


def flood(sources: int, passable: int, exits: Sequence[int], shifts: Sequence[int]) -> int:
    """Every hex that the sources connect to through passable hexes, including the sources.

    The sources themselves need not be passable; `passable` must have no bit off the grid.
    """
    front = sources
    fresh = passable & ~sources
    while front:
        front = spread(front, exits, shifts) & fresh
        fresh ^= front
    return sources | passable & ~fresh


def flood_layers(
    sources: int, passable: int, exits: Sequence[int], shifts: Sequence[int], stop: int = 0
) -> list[int]:
    """The hexes at 0, 1, 2 ... steps from the sources, one bitboard per distance.

    Ends when nothing new is reached, or when every bit of a non-zero `stop` has been reached.
    """
    layers = []
    front = sources
    fresh = passable & ~sources
    missing = stop
    while front:
        layers.append(front)
        missing &= ~front
        if stop and not missing:
            break
        front = spread(front, exits, shifts) & fresh
        fresh ^= front
    return layers
