"""2.2 The map sheets: a scenario is played on some of them, and there the board ends."""

from __future__ import annotations

from collections.abc import Iterable

from hexside.board import Board, masked

#: Boards already cut, by the identity of the whole board; data files stay loaded.
_CUT: dict[tuple[int, tuple[str, ...]], Board] = {}


def board_of(whole: Board, maps: Iterable[str]) -> Board:
    """The board of these sheets (``a`` to ``d``); the whole one where it names no sheets."""
    sheets = tuple(sorted(maps))
    if all(f"map-{sheet}" not in whole.areas for sheet in sheets):
        return whole
    key = (id(whole), sheets)
    if key not in _CUT:
        areas = (whole.areas.get(f"map-{sheet}", frozenset()) for sheet in sheets)
        _CUT[key] = masked(whole, frozenset().union(*areas))
    return _CUT[key]
