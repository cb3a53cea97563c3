"""Cutting off: which enemies lose supply when a unit stands in a hex."""

from __future__ import annotations

from collections.abc import Mapping

from hexside.players.phased.sight import UNLIMITED, Sight
from hexside.players.phased.weights import PhasedSide

#: The extra loss of value of an isolated unit over one that is only out of supply.
ISOLATION = 2.0


def cut_off(sight: Sight, side: int, weights: PhasedSide) -> float:
    """How much enemy strength, and how many of his points, have no supply."""
    tables = sight.tables
    enemy = 1 - side
    near = sight.supply(enemy)
    far = sight.supply(enemy, UNLIMITED)
    total = 0.0
    for uid, hex in sight.where.items():
        if tables.side[uid] != enemy or not tables.combat[uid]:
            continue
        if not near >> tables.bit[hex] & 1:
            cut = ISOLATION if not far >> tables.bit[hex] & 1 else 1.0
            total += weights.cut * cut * sight.worth(uid) / 2
    for hex, points in tables.ground.victory_hexes.items():
        # Points that no line of the defender reaches count as taken.
        if not sight.controls(side, hex) and not far >> tables.bit[hex] & 1:
            total += 0.5 * weights.point * points
    return total


class Cuts:
    """Keeps the position as a plan grows, and tells what one more unit would cut off."""

    def __init__(
        self, sight: Sight, side: int, weights: PhasedSide, placed: Mapping[str, int]
    ) -> None:
        self._side = side
        self._weights = weights
        self._sight = sight.after(placed)
        self._now = cut_off(self._sight, self._side, self._weights)

    def gain(self, uid: str, hex: int) -> float:
        """What a unit there would add to what is cut off."""
        return cut_off(self._sight.after({uid: hex}), self._side, self._weights) - self._now

    def place(self, uid: str, hex: int) -> None:
        """A unit has been given a hex."""
        self._sight = self._sight.after({uid: hex})
        self._now = cut_off(self._sight, self._side, self._weights)
