"""What an advance changes in the position as a whole: the line, supply, the score, raids (14)."""

from __future__ import annotations

from functools import cached_property

from hexside.players.phased.breaches import breaches
from hexside.players.phased.cuts import cut_off
from hexside.players.phased.raids import exposed
from hexside.players.phased.sight import Sight
from hexside.players.phased.standing import Standing
from hexside.players.phased.tally import tally


class Aftermath:
    """Compares positions with the one that is; of this it works out what it is asked for."""

    def __init__(self, standing: Standing) -> None:
        self._standing = standing
        self._sight = standing.sight
        self._side = standing.side
        self._weights = standing.weights
        self._keeps_line = standing.attacks or not standing.is_last

    def worth(self, uid: str, after: Sight) -> float:
        """What the move of a unit is worth, beyond the hex in which it stands then."""
        lore, w = self._sight.lore, self._weights
        value = 0.0
        if lore.combat[uid] and lore.roster[uid].mechanised:
            value += cut_off(after, self._side, w) - self._cut_off
        if self._keeps_line:
            # Whoever holds a post of the line leaves it only for one that is as good.
            value -= w.gap * (breaches(after, self._side) - self._breaches)
        if self._standing.is_last:
            # 24.1: what the last turn is about.
            change = tally(after) - self._score
            value += w.point * (change if self._standing.attacks else -change)
        return value

    def let_through(self, after: Sight) -> float:
        """24.1.4: what raiders can take that they could not take before; of the attacker, late."""
        if not (self._standing.is_last and self._standing.attacks):
            return 0.0
        return self._weights.point * (exposed(after, 1 - self._side) - self._exposed)

    @cached_property
    def _cut_off(self) -> float:
        return cut_off(self._sight, self._side, self._weights)

    @cached_property
    def _breaches(self) -> int:
        return breaches(self._sight, self._side)

    @cached_property
    def _score(self) -> float:
        return tally(self._sight)

    @cached_property
    def _exposed(self) -> float:
        return exposed(self._sight, 1 - self._side)
