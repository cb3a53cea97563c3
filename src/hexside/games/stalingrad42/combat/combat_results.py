"""8.3-8.4, 10.1 Odds, the columns of the Combat Results Table and what its cells say."""

from __future__ import annotations

import re
from typing import Literal

import msgspec

Chooser = Literal["owner", "opponent"]
Colour = Literal["", "O", "X"]

SHATTERED = "DS"
EXCHANGE = "EX"
#: 8.4.1: the hexes of advance after a DS without a die (A-14).
SHATTERED_ADVANCE = 4

_CELL = re.compile(r"(DS|DR4|D1|A1/D1|DR2|A1/DR2|DRX|EX|A1)(?: ([234])(?: ([OX]))?)?\Z")


class ResultFacts(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a result does, without its advance (10.1, 10.2.2, 12.1.1)."""

    attacker: int = 0
    defender: int = 0
    chooser: Chooser = "owner"
    retreat: int = 0


class Cell(msgspec.Struct, frozen=True):
    """One entry of the table."""

    result: str
    advance: int = 0
    colour: Colour = ""


class CombatFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The file ``combat_table.toml``."""

    labels: tuple[str, ...]
    first: int
    shattered: int
    attack_cap: int
    defense_cap: int
    results: dict[str, tuple[str, ...]]
    result: dict[str, ResultFacts]


def read_cell(text: str) -> Cell:
    """Read ``D1 3 O``; raise ``ValueError`` for anything else."""
    found = _CELL.match(text)
    if found is None:
        raise ValueError(text)
    result, advance, colour = found.groups()
    shade: Colour = "O" if colour == "O" else "X" if colour == "X" else ""
    return Cell(result, int(advance or 0), shade)


def odds_number(attack: int, defense: int) -> int:
    """8.3: odds rounded down in the defender's favour: 1-1 is 0, 3-1 is 2, 1-2 is -1."""
    if attack >= defense:
        return attack // defense - 1
    return 1 - -(-defense // attack)


def odds_label(number: int) -> str:
    """The odds of a number, virtual columns included."""
    return f"{number + 1}-1" if number >= 0 else f"1-{1 - number}"


class CombatTable(msgspec.Struct, frozen=True):
    """8.4: the table with its limits."""

    labels: tuple[str, ...]
    first: int
    shattered: int
    attack_cap: int
    defense_cap: int
    rows: tuple[tuple[Cell, ...], ...]
    facts: dict[str, ResultFacts]

    @property
    def faces(self) -> int:
        """The faces of the die."""
        return len(self.rows)

    def is_allowed(self, number: int) -> bool:
        """8.4.1: odds below 1-3 after all shifts are not allowed (A-13)."""
        return number >= self.first

    def is_shattering(self, number: int) -> bool:
        """8.4.1: 10-1 and better shatters the defenders without a die."""
        return number >= self.shattered

    def column(self, number: int) -> int:
        """8.4.2: the column for the odds after the net shift; above the last one the last."""
        return min(number - self.first, len(self.labels) - 1)

    def cell(self, column: int, die: int) -> Cell:
        """The entry of a column and a die."""
        return self.rows[die - 1][column]


def combat_table(content: CombatFile) -> CombatTable:
    """The table of a file; raise ``ValueError`` with the entry that cannot be read."""
    rows = []
    for die in range(1, len(content.results) + 1):
        cells = tuple(read_cell(text) for text in content.results[str(die)])
        if len(cells) != len(content.labels):
            raise ValueError(f"results.{die}")
        rows.append(cells)
    for row in rows:
        for cell in row:
            if cell.result not in content.result:
                raise ValueError(cell.result)
    return CombatTable(
        content.labels,
        content.first,
        content.shattered,
        content.attack_cap,
        content.defense_cap,
        tuple(rows),
        content.result,
    )
