"""Relocation: a headquarters jumps to another hex at some distance from its old one."""

from __future__ import annotations

from collections.abc import Callable, Sequence


def far_or_nearest(
    hexes: Sequence[int], origin: int, minimum: int, distance: Callable[[int, int], int]
) -> list[int]:
    """The hexes at least so far away; where there is none, the nearest to the old hex.

    An ``origin`` below 0 means that there is no old hex: every hex will do.
    """
    if origin < 0:
        return list(hexes)
    far = [hex for hex in hexes if distance(origin, hex) >= minimum]
    if far or not hexes:
        return far
    nearest = min(distance(origin, hex) for hex in hexes)
    return [hex for hex in hexes if distance(origin, hex) == nearest]
