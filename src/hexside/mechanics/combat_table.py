"""Combat results tables: the ratio's column, and what a result says to attacker and defender."""

from __future__ import annotations

import functools
import re

import msgspec

_RESULT = re.compile(r"(?:A(\d+)|(\d*)(R{1,2})|--)\Z")
_BOTH = re.compile(r"(A|D)(\d*)(?:(ro|r)(\d*))?\Z")


class Outcome(msgspec.Struct, frozen=True):
    """A cell of the table: steps lost and hexes of retreat, for the defenders and the attackers.

    ``optional_steps`` are steps that the attackers may lose instead of retreating (``ro``).
    """

    attacker_steps: int = 0
    defender_steps: int = 0
    retreat: int = 0
    attacker_retreat: int = 0
    optional_steps: int = 0


@functools.cache
def read_result(text: str) -> Outcome:
    """Read a cell: ``A2``, ``--``, ``R``, ``1RR``; raise ``ValueError`` for anything else."""
    found = _RESULT.match(text)
    if found is None:
        raise ValueError(text)
    attacker, defender, retreat = found.groups()
    return Outcome(int(attacker or 0), int(defender or 0), len(retreat or ""))


@functools.cache
def read_result_for_both(text: str) -> Outcome:
    """Read a cell that names both parties: ``A1``, ``Ar/D1``, ``Aro1/Dr``, ``D1r2``, ``--``.

    A number after the letter is steps lost, ``r`` a retreat of one hex or of the number behind
    it; ``ro1`` means that the attackers retreat or lose a step. Raise ``ValueError`` for
    anything else.
    """
    values = {"A": (0, 0, 0), "D": (0, 0, 0)}
    for part in () if text == "--" else text.split("/"):
        found = _BOTH.match(part)
        if found is None or part == found[1]:
            raise ValueError(text)
        party, steps, retreat, number = found.groups()
        if retreat == "ro":
            values[party] = (int(steps or 0), 1, int(number or 1))
        else:
            values[party] = (int(steps or 0), int(number or 1) if retreat else 0, 0)
    attacker, defender = values["A"], values["D"]
    return Outcome(attacker[0], defender[0], defender[1], attacker[1], attacker[2])


def without_retreat(outcome: Outcome) -> Outcome:
    """A hex that is held at all costs: each hex of retreat becomes a step lost."""
    return Outcome(
        outcome.attacker_steps,
        outcome.defender_steps + outcome.retreat,
        0,
        outcome.attacker_retreat,
        outcome.optional_steps,
    )


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
