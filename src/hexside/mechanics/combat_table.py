"""Odds and combat results tables: the ratio's column, shifts, and what a result says."""

from __future__ import annotations

import functools
import re

import msgspec

_RESULT = re.compile(r"(?:A(\d+)|(\d*)(R{1,2})|--)\Z")


class Outcome(msgspec.Struct, frozen=True):
    """A cell of the table: steps lost by the attackers and the defenders, hexes of retreat."""

    attacker_steps: int = 0
    defender_steps: int = 0
    retreat: int = 0


@functools.cache
def read_result(text: str) -> Outcome:
    """Read a cell: ``A2``, ``--``, ``R``, ``1RR``; raise ``ValueError`` for anything else."""
    found = _RESULT.match(text)
    if found is None:
        raise ValueError(text)
    attacker, defender, retreat = found.groups()
    return Outcome(int(attacker or 0), int(defender or 0), len(retreat or ""))


class CombatTable(msgspec.Struct, frozen=True):
    """A table of results by column and die."""

    ratios: tuple[float, ...]
    labels: tuple[str, ...]
    results: tuple[tuple[str, ...], ...]
    """For each die face, from 1, the result in each column."""

    def column(self, attack: float, defense: float) -> int:
        """The column of a ratio, rounded down in the defender's favour; -1 below the first."""
        column = -1
        for ratio in self.ratios:
            if attack < ratio * defense:
                break
            column += 1
        return column

    @property
    def last(self) -> int:
        """The rightmost column; higher odds count as this one."""
        return len(self.ratios) - 1

    def result(self, column: int, die: int) -> str:
        """The cell of a column and a die, both inside the table."""
        return self.results[die - 1][column]
