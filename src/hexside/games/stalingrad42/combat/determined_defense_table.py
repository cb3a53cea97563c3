"""11.2, 11.4 The Determined Defense Table: columns, modifiers of the roll, results."""

from __future__ import annotations

import re
from typing import Literal

import msgspec

Column = Literal["open", "other", "city"]
Verdict = Literal["S", "P", "F"]

_CELL = re.compile(r"([SPF]) (?:(\d)(\*)?|-)/(\d|-)\Z")


class DefenseResult(msgspec.Struct, frozen=True):
    """11.4.1: success, partial success or failure, with the steps lost.

    ``defender_chooses``: the defender names the attacker's unit that loses the step.
    """

    verdict: Verdict
    attacker: int = 0
    defender: int = 0
    defender_chooses: bool = False
    text: str = ""


class DefenseModifiers(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """11.2.4: what is added to the roll."""

    elite: int
    low: int
    support: int
    orange: int


class DefenseFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The file ``determined_defense.toml``."""

    columns: tuple[Column, ...]
    rows: dict[str, tuple[str, ...]]
    modifiers: DefenseModifiers


class DefenseTable(msgspec.Struct, frozen=True):
    """The table of 11.2."""

    columns: tuple[Column, ...]
    rows: tuple[tuple[DefenseResult, ...], ...]
    modifiers: DefenseModifiers

    def result(self, column: Column, roll: int) -> DefenseResult:
        """The entry of a modified roll; outside the table the nearest row."""
        row = self.rows[max(1, min(len(self.rows), roll)) - 1]
        return row[self.columns.index(column)]


def read_defense(text: str) -> DefenseResult:
    """Read ``S 1*/-``; raise ``ValueError`` for anything else."""
    found = _CELL.match(text)
    if found is None:
        raise ValueError(text)
    verdict, attacker, star, defender = found.groups()
    shown: Verdict = "S" if verdict == "S" else "P" if verdict == "P" else "F"
    return DefenseResult(
        shown,
        int(attacker or 0),
        0 if defender == "-" else int(defender),
        star is not None,
        text,
    )


def defense_table(content: DefenseFile) -> DefenseTable:
    """The table of a file; raise ``ValueError`` with the entry that cannot be read."""
    rows = []
    for number in range(1, len(content.rows) + 1):
        cells = tuple(read_defense(text) for text in content.rows[str(number)])
        if len(cells) != len(content.columns):
            raise ValueError(f"rows.{number}")
        rows.append(cells)
    return DefenseTable(content.columns, tuple(rows), content.modifiers)
