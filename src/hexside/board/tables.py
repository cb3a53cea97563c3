"""A board from plain tables: map files and position texts both end here.

The tables speak of hexes by their printed numbers. Everything wrong with them is reported at
once, each problem with the table and the row it stands in.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import pairwise
from typing import Literal, TypeAlias

import msgspec

from hexside.board.board import Board, Place
from hexside.hexgrid import Grid, Scheme, UnknownHex

HexRow: TypeAlias = tuple[str, str]
"""Hex number, terrain."""
SideRow: TypeAlias = tuple[str, str, str]
"""Hex number, number of its neighbour, what lies along the hexside between them."""
LinkRow: TypeAlias = tuple[str, Sequence[str]]
"""Kind of line, hex numbers along it."""
PlaceRow: TypeAlias = tuple[str, str, str, Mapping[str, str]]
"""Id, hex number, kind, name by language."""
AreaRow: TypeAlias = tuple[str, str]
"""Name of the area, hex number."""

Table: TypeAlias = Literal["hexes", "sides", "links", "places", "areas"]
Code: TypeAlias = Literal[
    "bad-hex-number",
    "duplicate-hex",
    "unknown-hex",
    "not-adjacent",
    "duplicate-side",
    "short-line",
    "duplicate-place",
    "two-places-in-hex",
    "duplicate-in-area",
]


class Problem(msgspec.Struct, frozen=True):
    """Something wrong in row `row` (counted from 0) of a table; `args` are the offending items."""

    table: Table
    row: int
    code: Code
    args: tuple[str, ...]

    def __str__(self) -> str:
        return f"{self.table}[{self.row}]: {self.code}: {' '.join(self.args)}"


class BoardError(ValueError):
    """The tables do not make a board; `problems` has every reason."""

    def __init__(self, problems: Sequence[Problem]) -> None:
        super().__init__("\n".join(map(str, problems)))
        self.problems = tuple(problems)


def board_from_tables(
    scheme: Scheme,
    hexes: Iterable[HexRow],
    sides: Iterable[SideRow] = (),
    links: Iterable[LinkRow] = (),
    places: Iterable[PlaceRow] = (),
    areas: Iterable[AreaRow] = (),
) -> Board:
    """Build a board; raises BoardError with all problems of all tables."""
    reader = _Reader(scheme, hexes)
    board = Board(
        grid=reader.grid,
        terrain=reader.terrain,
        sides=reader.sides(sides),
        links=reader.links(links),
        places=reader.places(places),
        areas=reader.areas(areas),
    )
    if reader.problems:
        raise BoardError(reader.problems)
    return board


class _Reader:
    """Reads the tables one after the other and collects their problems."""

    def __init__(self, scheme: Scheme, hexes: Iterable[HexRow]) -> None:
        self.problems: list[Problem] = []
        terrain: dict[str, str] = {}
        for row, (name, kind) in enumerate(hexes):
            try:
                canonical = scheme.canonical(name)
            except UnknownHex:
                self._problem("hexes", row, "bad-hex-number", name)
                continue
            if canonical in terrain:
                self._problem("hexes", row, "duplicate-hex", name)
                continue
            terrain[canonical] = kind
        self.grid = Grid(scheme, terrain)
        self.terrain = tuple(terrain.values())

    def _problem(self, table: Table, row: int, code: Code, *args: str) -> None:
        self.problems.append(Problem(table, row, code, args))

    def _hex(self, table: Table, row: int, name: str) -> int | None:
        try:
            return self.grid.index(name)
        except UnknownHex:
            self._problem(table, row, "unknown-hex", name)
            return None

    def _hexsides(self, table: Table, row: int, path: Sequence[str]) -> Iterator[int]:
        """The hexsides that a path of neighbouring hexes crosses."""
        hexes = [self._hex(table, row, name) for name in path]
        for (a, b), names in zip(pairwise(hexes), pairwise(path), strict=True):
            if a is None or b is None:
                continue
            if self.grid.direction(a, b) < 0:
                self._problem(table, row, "not-adjacent", *names)
                continue
            yield self.grid.hexside(a, b)

    def sides(self, rows: Iterable[SideRow]) -> dict[int, frozenset[str]]:
        found: dict[int, set[str]] = {}
        for row, (a, b, kind) in enumerate(rows):
            for hexside in self._hexsides("sides", row, (a, b)):
                kinds = found.setdefault(hexside, set())
                if kind in kinds:
                    self._problem("sides", row, "duplicate-side", a, b, kind)
                kinds.add(kind)
        return {hexside: frozenset(kinds) for hexside, kinds in found.items()}

    def links(self, rows: Iterable[LinkRow]) -> dict[int, frozenset[str]]:
        """Lines may share a stretch, as railways do near a junction."""
        found: dict[int, set[str]] = {}
        for row, (kind, path) in enumerate(rows):
            if len(path) < 2:
                self._problem("links", row, "short-line", kind, *path)
            for hexside in self._hexsides("links", row, path):
                found.setdefault(hexside, set()).add(kind)
        return {hexside: frozenset(kinds) for hexside, kinds in found.items()}

    def places(self, rows: Iterable[PlaceRow]) -> tuple[Place, ...]:
        """A hex holds one place at most; a city of several hexes is a place in each of them."""
        found: dict[int, Place] = {}
        ids: set[str] = set()
        for row, (id, name, kind, names) in enumerate(rows):
            if id in ids:
                self._problem("places", row, "duplicate-place", id)
            ids.add(id)
            hex = self._hex("places", row, name)
            if hex is None:
                continue
            if hex in found:
                self._problem("places", row, "two-places-in-hex", id, found[hex].id, name)
                continue
            found[hex] = Place(id=id, hex=hex, kind=kind, names=dict(names))
        return tuple(found.values())

    def areas(self, rows: Iterable[AreaRow]) -> dict[str, frozenset[int]]:
        found: dict[str, set[int]] = {}
        for row, (area, name) in enumerate(rows):
            hexes = found.setdefault(area, set())
            hex = self._hex("areas", row, name)
            if hex is None:
                continue
            if hex in hexes:
                self._problem("areas", row, "duplicate-in-area", area, name)
            hexes.add(hex)
        return {area: frozenset(hexes) for area, hexes in found.items()}
