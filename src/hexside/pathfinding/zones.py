"""Zones of control as a counted field: one byte per hex, the number of units that exert on it.

Adding or removing a unit touches at most seven bytes, so the field is updated instead of
recomputed. `projections[h]` lists the hexes into which a unit in `h` exerts.
"""

from __future__ import annotations

from collections.abc import Sequence

from hexside.pathfinding.flood import spread


def zoc_add(field: bytearray, projections: Sequence[Sequence[int]], hex: int) -> None:
    """Add the zone of a unit that now stands in `hex`."""
    for under in projections[hex]:
        field[under] += 1


def zoc_remove(field: bytearray, projections: Sequence[Sequence[int]], hex: int) -> None:
    """Remove the zone of a unit that stood in `hex`; raises ValueError if it was not counted."""
    for under in projections[hex]:
        field[under] -= 1


def zoc_bits(occupied: int, exits: Sequence[int], shifts: Sequence[int]) -> int:
    """The bitboard of all hexes in a zone of the units in `occupied`.

    `exits[d]` has the hexes out of which a zone extends in direction `d`.
    """
    return spread(occupied, exits, shifts)
