"""Problems of a board, told as faults of the files that its tables came from."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from hexside.board import BoardError
from hexside.datafiles.errors import Problems
from hexside.datafiles.tables import Row

#: The fault that stands for each problem of a board.
FAULTS = {
    "bad-hex-number": "board-bad-hex-number",
    "duplicate-hex": "board-duplicate-hex",
    "unknown-hex": "board-unknown-hex",
    "not-adjacent": "board-not-adjacent",
    "duplicate-side": "board-duplicate-side",
    "short-line": "board-short-line",
    "duplicate-place": "board-duplicate-place",
    "two-places-in-hex": "board-two-places-in-hex",
    "duplicate-in-area": "board-duplicate-in-area",
}


def add_board_faults(
    problems: Problems, error: BoardError, tables: Mapping[str, tuple[str, Sequence[Row[Any]]]]
) -> None:
    """Note every problem of a board; ``tables`` gives the file and the rows of each table."""
    for problem in error.problems:
        file, rows = tables[problem.table]
        found = " ".join(problem.args)
        problems.add(file, rows[problem.row].line, None, found, FAULTS[problem.code])
