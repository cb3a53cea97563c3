"""Problems of a board, told as faults of the files that its tables came from."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from hexside.board import BoardError
from hexside.datafiles.errors import Problems

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
    problems: Problems, error: BoardError, origins: Mapping[str, Sequence[tuple[str, int]]]
) -> None:
    """Note every problem of a board; ``origins`` gives the file and line of each table's rows.

    Two rows of the board may come from one line of a file, which is then told once.
    """
    noted = set()
    for problem in error.problems:
        file, line = origins[problem.table][problem.row]
        fault = (file, line, " ".join(problem.args), FAULTS[problem.code])
        if fault not in noted:
            noted.add(fault)
            problems.add(file, line, None, fault[2], fault[3])
