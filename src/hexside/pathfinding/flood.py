"""Floods over bitboards: which hexes a set of hexes connects to, whatever the cost.

A bitboard is an int with one bit a hex. All hexes step in a direction at once: keep those that may
be left that way, shift, keep those that may be entered. Six such steps are a layer of the flood.

`exits[d]` has the hexes that may be left in direction `d`. `shifts[d]` is what a step in direction
`d` adds to a bit's position, as a grid gives it: three positive numbers and then their opposites.
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
    """Every hex that the sources connect to through passable hexes, the sources included.

    The sources themselves need not be passable; `passable` must hold no bit off the grid.
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
    """The hexes at 0, 1, 2 ... steps from the sources, one bitboard a distance.

    Ends when nothing new is reached, or as soon as every bit of a `stop` that is not 0 has been.
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
