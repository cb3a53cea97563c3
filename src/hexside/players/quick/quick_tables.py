"""Printed material in the form that the quick hand needs: lists by hex, results by column."""

from __future__ import annotations

import functools
from collections.abc import Collection, Sequence
from typing import Any

from hexside.players.knowledge import Knowledge, knowledge
from hexside.players.quick.judging import Judgement, judgements

#: The share of a unit's strength that counts against a hex at a distance: slow units, fast units.
SLOW = (1.0, 1.0, 0.9, 0.5, 0.1)
FAST = (1.0, 1.0, 1.0, 0.8, 0.5)
#: How far away units are considered that could block an enemy.
WATCH = 4


class QuickTables:
    """Everything about a scenario that never changes, made once."""

    def __init__(self, know: Knowledge, judgements: Sequence[Judgement]) -> None:
        self.know = know
        #: What the counts of a position mean, by turn; empty if they have not been fitted.
        self.judgements = tuple(judgements)
        grid = know.grid
        rules = know.rules
        self.adjacent = [tuple(hexes) for hexes in know.adjacent]
        self.shift = list(rules.ground.terrain_shift)
        self.side = know.side
        self.is_hq = know.is_hq
        self.bit = grid.bit
        roster = rules.roster
        self.mechanised = {uid: c.mechanised for uid, c in roster.items()}

        self.value = {
            uid: 3.0 if c.is_hq else (c.attack + c.defense) / 8 for uid, c in roster.items()
        }
        self.ratios = rules.combat.ratios
        self.last = rules.combat.last
        #: For each column, the results of the die: own steps, enemy steps, hexes of retreat.
        self.results = [
            [(o.attacker_steps, o.defender_steps, o.retreat) for o in column]
            for column in know.table
        ]
        #: What an attack in a column costs the defender on average: steps, and the hex.
        self.pain = [
            (
                sum(d + 0.3 * r for _, d, r in column) / len(column),
                sum(1 for _, _, r in column if r) / len(column),
            )
            for column in self.results
        ]
        #: What a garrison that may not retreat loses in an attack, by column and face of the die.
        self._siege_losses = [[d + r for _, d, r in column] for column in self.results]
        self._destroyed: dict[tuple[int, int, int], float] = {}
        self._rings: dict[int, tuple[tuple[int, int], ...]] = {}
        self._borders: dict[str, frozenset[int]] = {}
        self._commanded: dict[tuple[int, int], tuple[int, ...]] = {}
        self._within: dict[tuple[int, int], tuple[int, ...]] = {}
        self.nothing = [0.0] * grid.size
        self.names = know.names
        self.index = grid.index
        #: The tracks that tell which objectives are open, and what follows from them.
        self.tracks = tuple(sorted({target.objective.track for target in know.targets}))
        self.aims: dict[tuple[object, ...], Any] = {}

    def column(self, attack: float, defense: float) -> int:
        """The column of a ratio; -1 below the first."""
        if defense <= 0:
            return self.last
        ratio = attack / defense
        column = -1
        for least in self.ratios:
            if ratio < least:
                break
            column += 1
        return column

    def destroyed(self, column: int, steps: int, attacks: int) -> float:
        """The chance that N attacks in a column destroy a garrison that may not retreat."""
        if column < 0 or not attacks:
            return 0.0
        key = (min(column, self.last), steps, attacks)
        known = self._destroyed.get(key)
        if known is None:
            losses = self._siege_losses[key[0]]
            left = {steps: 1.0}
            for _ in range(attacks):
                after: dict[int, float] = {}
                for had, share in left.items():
                    for lost in losses:
                        rest = max(0, had - lost)
                        after[rest] = after.get(rest, 0.0) + share / len(losses)
                left = after
            known = self._destroyed[key] = left.get(0, 0.0)
        return known

    def around(self, hex: int) -> tuple[tuple[int, int], ...]:
        """The hexes within watching distance of a hex, with their distances."""
        known = self._rings.get(hex)
        if known is None:
            grid = self.know.grid
            known = self._rings[hex] = tuple(
                (near, far) for far in range(WATCH + 1) for near in grid.ring(hex, far)
            )
        return known

    def within(self, hex: int, radius: int) -> tuple[int, ...]:
        """The hexes within a distance of a hex, in the order of the grid."""
        known = self._within.get((hex, radius))
        if known is None:
            known = self._within[hex, radius] = tuple(self.know.grid.within(hex, radius))
        return known

    def commanded(self, hex: int, reach: int) -> tuple[int, ...]:
        """The hexes from which a headquarters of this range commands a hex."""
        known = self._commanded.get((hex, reach))
        if known is None:
            far = self.know.far(hex)
            known = tuple(there for there, away in enumerate(far) if away <= reach)
            self._commanded[hex, reach] = known
        return known

    def border(self, area: str, hexes: Collection[int]) -> frozenset[int]:
        """The hexes outside an area that touch it."""
        known = self._borders.get(area)
        if known is None:
            found = {near for hex in hexes for near in self.adjacent[hex] if near not in hexes}
            known = self._borders[area] = frozenset(found)
        return known


@functools.cache
def quick_tables(game: str, scenario: str) -> QuickTables | None:
    """The tables of a scenario; ``None`` where it has no weights."""
    know = knowledge(game, scenario)
    return None if know is None else QuickTables(know, judgements(game).get(scenario, ()))
