"""Whether the files of a game fit together: what one names, another must define."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

import msgspec

from hexside.board import Board
from hexside.datafiles.csv_tables import Row
from hexside.datafiles.errors import Problems
from hexside.datafiles.game_rows import ChitColumns, OptionRow
from hexside.datafiles.map_files import BOXES, HEXES
from hexside.datafiles.sources import Sources

UNITS = "units.csv"
SETUP = "setup.csv"
CHITS = "chits.toml"
#: A row of ``setup.csv`` for every scenario.
EVERY = "all"
#: A chit that activates any one of its owner's.
ANY = "any"


@dataclass(frozen=True)
class ResultTable:
    """A TOML file with a table of results: a row for each roll, a cell for each column.

    ``columns`` and ``rows`` are the keys of the file that hold them. ``read`` raises ``ValueError``
    for a cell that is no result; ``examples`` shows what it reads.
    """

    shape: type[msgspec.Struct]
    columns: str
    rows: str
    read: Callable[[str], object]
    examples: str
    rolls: int = 6


def check_words(
    problems: Problems,
    found: Sources,
    name: str,
    rows: Iterable[Row[Any]],
    column: str,
    known: Iterable[str],
    source: str,
) -> None:
    """Every word of a column must be one that ``source`` defines; an empty cell names nothing."""
    words = dict.fromkeys(known)
    for row in rows:
        word = getattr(row.value, column)
        if word and word not in words:
            problems.add_unknown(found.label(name), row.line, column, word, words, source)


def check_hexes(
    problems: Problems, found: Sources, name: str, rows: Iterable[Row[Any]], board: Board
) -> None:
    """The column ``hex`` names hexes of the board; an empty cell names none."""
    for row in rows:
        hex = row.value.hex
        if hex and hex not in board.grid:
            problems.add_unknown(found.label(name), row.line, "hex", hex, board.grid.names, HEXES)


def check_setup(
    problems: Problems,
    found: Sources,
    rows: Sequence[Row[Any]],
    units: Collection[str],
    scenarios: Collection[str],
    boxes: Collection[str],
) -> None:
    """The set-up names known units, scenarios and boxes.

    Where a game has no units or no boxes, or they could not all be read, nothing is said of them.
    """
    if units:
        check_words(problems, found, SETUP, rows, "unit", units, UNITS)
    check_words(problems, found, SETUP, rows, "scenario", (EVERY, *scenarios), "game.toml")
    if boxes:
        check_words(problems, found, SETUP, rows, "box", boxes, BOXES)


def check_options(
    problems: Problems,
    found: Sources,
    name: str,
    options: Iterable[OptionRow],
    units: Collection[str],
    board: Board,
) -> None:
    """Defaults are choices, and start hexes that an option changes are units and hexes.

    Of units that could not all be read nothing is said.
    """
    for number, row in enumerate(options):

        def unknown(
            field: str,
            value: str,
            known: Iterable[str],
            source: str,
            path: tuple[str | int, ...] = ("option", number),
        ) -> None:
            problems.add_unknown(
                found.label(name), found.line(name, *path), field, value, known, source
            )

        if row.default not in row.choices:
            unknown(f"{row.id}.default", row.default, row.choices, "choices")
        if row.before and row.before not in row.choices:
            unknown(f"{row.id}.before", row.before, row.choices, "choices")
        field = f"{row.id}.hexes"
        for choice, hexes in row.hexes.items():
            place = ("option", number, "hexes", choice)
            if choice not in row.choices:
                unknown(field, choice, row.choices, "choices", place)
            for unit, hex in hexes.items():
                if units and unit not in units:
                    unknown(field, unit, units, UNITS, (*place, unit))
                if hex not in board.grid:
                    unknown(field, hex, board.grid.names, HEXES, (*place, unit))


def check_chits(
    problems: Problems, found: Sources, chits: Iterable[ChitColumns], known: Collection[str]
) -> None:
    """No two chits share an id, and what they activate is known."""
    label = found.label(CHITS)
    first: dict[str, int] = {}
    for number, chit in enumerate(chits):
        if chit.id in first:
            before = found.line(CHITS, "chit", first[chit.id]) or 0
            line = found.line(CHITS, "chit", number)
            problems.add(label, line, "id", chit.id, "duplicate-id", first=before)
        first.setdefault(chit.id, number)
        for name in chit.activates:
            if name != ANY and name not in known:
                line = found.line(CHITS, "chit", number, "activates")
                problems.add_unknown(label, line, chit.id, name, known, UNITS)


def check_results(
    problems: Problems, found: Sources, name: str, table: ResultTable, content: object
) -> None:
    """A table of results has a row for each roll and, in it, a result for each column."""
    label = found.label(name)
    columns = len(getattr(content, table.columns))
    rows: Mapping[str, Sequence[str]] = getattr(content, table.rows)
    for roll in map(str, range(1, max(table.rolls, len(rows)) + 1)):
        row = rows.get(roll, ())
        field = f"{table.rows}.{roll}"
        if len(row) != columns:
            line = found.line(name, table.rows, roll)
            problems.add(label, line, field, None, "entries", bound=columns, count=len(row))
        for cell in row:
            try:
                table.read(cell)
            except ValueError:
                line = found.line(name, table.rows, roll)
                problems.add(label, line, field, cell, "pattern", pattern=table.examples)
