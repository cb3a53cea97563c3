"""The checklists: one row for each rule, worked example and ruling of a game.

Columns: ``row`` (the game's prefix and the row's own mark, as in ``tow-10.4`` or ``tow-T11``),
``kind`` (``rule``, ``example``, ``ruling``), ``sections`` (of the rulebook, separated by spaces),
``capability`` (what the game can do once the row is done) and ``status``: ``open``, ``done``, or
``wording`` for a ruling that only settles how the text reads, so that no test can prove it.
"""

from __future__ import annotations

import csv
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Literal, cast

Kind = Literal["rule", "example", "ruling"]
Status = Literal["open", "done", "wording"]

FOLDER = Path(__file__).parent


@dataclass(frozen=True, slots=True)
class ChecklistRow:
    """One thing that a game must do, and its status."""

    game: str
    row: str
    kind: Kind
    sections: tuple[str, ...]
    capability: str
    status: Status

    @property
    def mark(self) -> str:
        """The row's own name without the prefix of its game: ``10.4``, ``T11``, ``R27``."""
        return self.row.partition("-")[2]

    @property
    def accepted_marks(self) -> frozenset[str]:
        """What a test may cite to prove the row.

        Any one of a rule's sections is enough. An example or a ruling must be cited itself: a test
        of the section that contains it may not touch it.
        """
        return frozenset(self.sections) if self.kind == "rule" else frozenset((self.mark,))


@cache
def games() -> tuple[str, ...]:
    """The games that have a checklist, by id."""
    return tuple(sorted(path.stem for path in FOLDER.glob("*.csv")))


@cache
def checklist(game: str) -> tuple[ChecklistRow, ...]:
    """The rows of one game in the order of its rulebook; ``KeyError`` for an unknown game."""
    if game not in games():
        raise KeyError(game)
    with (FOLDER / f"{game}.csv").open(encoding="utf-8", newline="") as file:
        return tuple(
            ChecklistRow(
                game,
                entry["row"],
                cast("Kind", entry["kind"]),
                tuple(entry["sections"].split()),
                entry["capability"],
                cast("Status", entry["status"]),
            )
            for entry in csv.DictReader(file)
        )


@cache
def known_marks(game: str) -> frozenset[str]:
    """Every section, example and ruling of a game that a test may cite."""
    return frozenset(mark for row in checklist(game) for mark in row.accepted_marks)
