"""What an advance changes beyond its hex: the line, supply, the score, raids (14)."""

from __future__ import annotations

from functools import cached_property

from hexside.players.phased.appraisal import Appraisal
from hexside.players.phased.breaches import breaches
from hexside.players.phased.cuts import cut_off
from hexside.players.phased.raids import exposed
from hexside.players.phased.sight import Sight
from hexside.players.phased.tally import tally


class Aftermath:
    """Compares positions with the current one; each part is computed when asked for."""

    def __init__(self, appraisal: Appraisal) -> None:
        self._appraisal = appraisal
        self._sight = appraisal.sight
        self._side = appraisal.side
        self._weights = appraisal.weights
        self._keeps_line = appraisal.attacks or not appraisal.is_last

    def worth(self, uid: str, after: Sight) -> float:
        """The value of a unit's move beyond the hex where it ends."""
        tables, w = self._sight.tables, self._weights
        value = 0.0
        if tables.combat[uid] and tables.roster[uid].mechanised:
            value += cut_off(after, self._side, w) - self._cut_off
        if self._keeps_line:
            # A unit that holds a post of the line leaves it only for an equally good post.
            value -= w.gap * (breaches(after, self._side) - self._breaches)
        if self._appraisal.is_last:
            # 24.1: the score decides the last turn.
            change = tally(after) - self._score
            value += w.point * (change if self._appraisal.attacks else -change)
        return value

    def let_through(self, after: Sight) -> float:
        """24.1.4: what raiders could newly take; only for the attacker, late in the game."""
        if not (self._appraisal.is_last and self._appraisal.attacks):
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
