"""Terrain that a game draws itself: one letter per hex, in rows as on the map.

`terrain.txt` has a line for each row of the map: the row number, then one letter for each column
from the first. Lines that do not begin with a number are comments.
"""

from __future__ import annotations

from hexside.hexgrid import Grid


def lettered(text: str, letters: dict[str, str], grid: Grid) -> list[str]:
    """The terrain of each hex of the grid."""
    rows: dict[int, str] = {}
    for line in text.splitlines():
        number, _, cells = line.strip().partition(" ")
        if number.isdecimal() and cells:
            rows[int(number)] = cells.strip()
    first = min(grid.scheme.parse(name)[0] for name in grid.names)
    found = []
    for name in grid.names:
        column, row = grid.scheme.parse(name)
        found.append(letters[rows[row][column - first]])
    return found
