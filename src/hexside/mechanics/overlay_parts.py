"""Parts of overlays that every game makes alike: areas, lines, the front, and what threatens.

A part has a ``kind``, the ``side`` that it belongs to ("" for none) and ``hexes``, or for a line
along hexsides the pairs of neighbours on both ``sides`` of it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Any

from hexside.board import Grid

Part = dict[str, Any]

#: A hex as far from the one side as from the other.
BETWEEN = -1


def area(names: Sequence[str], kind: str, side: str, hexes: Iterable[int], unit: str = "") -> Part:
    """Hexes of one kind; ``unit`` is the unit they belong to."""
    part: Part = {"kind": kind, "side": side, "hexes": [names[hex] for hex in sorted(hexes)]}
    if unit:
        part["unit"] = unit
    return part


def line(names: Sequence[str], kind: str, side: str, pairs: Iterable[tuple[int, int]]) -> Part:
    """A line along the hexsides between pairs of neighbours."""
    found = sorted([names[min(pair)], names[max(pair)]] for pair in set(pairs))
    return {"kind": kind, "side": side, "sides": found}


def front(
    grid: Grid, land: frozenset[int], occupied: Sequence[int], settle: Callable[[int], int]
) -> list[tuple[int, int]]:
    """The hexsides between what is nearer to units of the one side and of the other.

    ``occupied`` has the hexes of each side's units as bits. No rule knows a front line; it is an
    aid for the eye. ``settle`` says whose a hex is that lies as far from both.
    """
    owner = _territory(grid, land, occupied, settle)
    return [
        (here, there)
        for here, side in owner.items()
        for there in grid.adjacent(here)
        if here < there and owner.get(there, side) != side
    ]


def _territory(
    grid: Grid, land: frozenset[int], occupied: Sequence[int], settle: Callable[[int], int]
) -> dict[int, int]:
    owner: dict[int, int] = {}
    for side, bits in enumerate(occupied):
        owner.update(dict.fromkeys(grid.indices(bits), side))
    rim = dict(owner)
    while rim:
        claimed: dict[int, int] = {}
        for hex, side in rim.items():
            for there in grid.adjacent(hex):
                if there in land and there not in owner:
                    claimed[there] = BETWEEN if claimed.get(there, side) != side else side
        rim = {hex: settle(hex) if side == BETWEEN else side for hex, side in claimed.items()}
        owner |= rim
    return owner


__all__ = ["Part", "area", "front", "line"]
