"""2.2 The map sheets: a scenario is played on some of them, and there the board ends."""

from __future__ import annotations

from collections.abc import Iterable

from hexside.board import Board, Grid

#: Boards already cut, by the identity of the whole board; data files stay loaded.
_CUT: dict[tuple[int, tuple[str, ...]], Board] = {}


def board_of(whole: Board, maps: Iterable[str]) -> Board:
    """The board of these sheets (``a`` to ``d``); the whole one where it names no sheets."""
    sheets = tuple(sorted(maps))
    if all(f"map-{sheet}" not in whole.areas for sheet in sheets):
        return whole
    key = (id(whole), sheets)
    if key not in _CUT:
        _CUT[key] = _cut(whole, sheets)
    return _CUT[key]


def _cut(whole: Board, sheets: tuple[str, ...]) -> Board:
    inside = sorted(
        {hex for sheet in sheets for hex in whole.areas.get(f"map-{sheet}", frozenset())}
    )
    if len(inside) == whole.grid.size:
        return whole
    grid = Grid(whole.grid.scheme, (whole.grid.names[hex] for hex in inside))
    new = {hex: number for number, hex in enumerate(inside)}

    def kept(table: dict[int, frozenset[str]]) -> dict[int, frozenset[str]]:
        found = {}
        for side, words in table.items():
            a, b = whole.grid.beside(side)
            if a in new and b in new:
                found[grid.hexside(new[a], new[b])] = words
        return found

    return Board(
        grid=grid,
        terrain=tuple(whole.terrain[hex] for hex in inside),
        sides=kept(whole.sides),
        links=kept(whole.links),
        places=tuple(
            type(place)(place.id, new[place.hex], place.kind, place.names)
            for place in whole.places
            if place.hex in new
        ),
        areas={
            name: frozenset(new[hex] for hex in hexes if hex in new)
            for name, hexes in whole.areas.items()
        },
    )
