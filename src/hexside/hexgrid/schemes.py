"""How the four maps number their hexes, and where a numbered hex lies.

A scheme turns a printed hex number into a column and a row and back, and places that column and
row in the hex plane: x to the right, y up, centres of neighbouring hexes 1 apart.

Axial coordinates are common to all schemes. Two axes suffice to name every hex, and a
step in one direction adds the same pair of numbers everywhere:

* pointy-topped hexes: the first axis points east, the second north-east;
* flat-topped hexes: the first axis points north-east, the second north.
"""

from __future__ import annotations

import re
from abc import ABC, abstractmethod
from collections.abc import Iterable
from dataclasses import dataclass
from math import sqrt
from typing import Literal

Orientation = Literal["pointy", "flat"]

ROW_HEIGHT = sqrt(3) / 2
"""Distance between two straight files of hexes whose neighbouring centres are 1 apart."""


class UnknownHex(KeyError):
    """A hex number that the scheme cannot read or the grid does not contain."""

    def __init__(self, name: str) -> None:
        super().__init__(name)
        self.name = name


@dataclass(frozen=True)
class Scheme(ABC):
    """The numbering and the layout of one map.

    `parity` says which rows (pointy) or columns (flat) are shifted by half a hex: 0 the even
    ones, 1 the odd ones. `upwards` is 1 where row numbers grow to the north and -1 where they
    grow to the south. Shifted rows lie half a hex east; shifted columns lie half a hex in the
    direction in which the row numbers grow.
    """

    id: str
    parity: int
    upwards: int

    @property
    @abstractmethod
    def orientation(self) -> Orientation:
        """Whether a corner (pointy) or a side (flat) of the hexes is on top."""

    @abstractmethod
    def parse(self, name: str) -> tuple[int, int]:
        """The column and row of a printed hex number; raises UnknownHex."""

    @abstractmethod
    def name(self, column: int, row: int) -> str:
        """The printed hex number; raises UnknownHex if none can be printed."""

    @abstractmethod
    def axial(self, column: int, row: int) -> tuple[int, int]:
        """The axial coordinates of a column and row."""

    @abstractmethod
    def offset(self, first: int, second: int) -> tuple[int, int]:
        """The column and row of axial coordinates: the inverse of `axial`."""

    @abstractmethod
    def center(self, column: int, row: int) -> tuple[float, float]:
        """The centre of the hex in the plane."""

    def labels(self, column: int, row: int) -> tuple[str, ...]:
        """Every number printed for the hex, the canonical one first."""
        return (self.name(column, row),)

    def canonical(self, name: str) -> str:
        """The canonical number of the hex, whatever label is used for it."""
        return self.name(*self.parse(name))


class _Pointy(Scheme):
    """Straight rows of pointy-topped hexes."""

    @property
    def orientation(self) -> Orientation:
        return "pointy"

    def axial(self, column: int, row: int) -> tuple[int, int]:
        north = self.upwards * row
        halves = 2 * column + (row % 2 == self.parity) + (self.parity == 0)
        return (halves - north) // 2, north

    def offset(self, first: int, second: int) -> tuple[int, int]:
        row = self.upwards * second
        halves = 2 * first + second - (self.parity == 0) - (row % 2 == self.parity)
        return halves // 2, row

    def center(self, column: int, row: int) -> tuple[float, float]:
        x = column + 0.5 if row % 2 == self.parity else float(column)
        return x, self.upwards * row * ROW_HEIGHT


class _Flat(Scheme):
    """Straight columns of flat-topped hexes."""

    @property
    def orientation(self) -> Orientation:
        return "flat"

    def axial(self, column: int, row: int) -> tuple[int, int]:
        halves = self.upwards * (2 * row + (column % 2 == self.parity)) + (self.parity == 0)
        return column, (halves - column) // 2

    def offset(self, first: int, second: int) -> tuple[int, int]:
        halves = self.upwards * (2 * second + first - (self.parity == 0))
        return first, (halves - (first % 2 == self.parity)) // 2

    def center(self, column: int, row: int) -> tuple[float, float]:
        y = row + 0.5 if column % 2 == self.parity else float(row)
        return column * ROW_HEIGHT, self.upwards * y


_FOUR_DIGITS = re.compile(r"[0-9]{4}", re.ASCII)
_DOTTED = re.compile(r"([0-9]{2})\.([0-9]{2})", re.ASCII)
_ON_SHEET = re.compile(r"([A-Z])([0-9]{2})([0-9]{2})", re.ASCII)


def _printable(name: str, *numbers: int) -> str:
    """The number as printed, if each half has two digits."""
    if not all(0 <= number <= 99 for number in numbers):
        raise UnknownHex(name)
    return name


@dataclass(frozen=True)
class RowFirstPointy(_Pointy):
    """RRCC: two digits for the row, then two for the column."""

    def parse(self, name: str) -> tuple[int, int]:
        if not _FOUR_DIGITS.fullmatch(name):
            raise UnknownHex(name)
        return int(name[2:]), int(name[:2])

    def name(self, column: int, row: int) -> str:
        return _printable(f"{row:02d}{column:02d}", column, row)


@dataclass(frozen=True)
class ColumnFirstFlat(_Flat):
    """CCRR: two digits for the column, then two for the row."""

    def parse(self, name: str) -> tuple[int, int]:
        if not _FOUR_DIGITS.fullmatch(name):
            raise UnknownHex(name)
        return int(name[:2]), int(name[2:])

    def name(self, column: int, row: int) -> str:
        return _printable(f"{column:02d}{row:02d}", column, row)


@dataclass(frozen=True)
class DottedColumnRow(_Flat):
    """CC.RR: column and row with a dot between them."""

    def parse(self, name: str) -> tuple[int, int]:
        match = _DOTTED.fullmatch(name)
        if match is None:
            raise UnknownHex(name)
        return int(match[1]), int(match[2])

    def name(self, column: int, row: int) -> str:
        return _printable(f"{column:02d}.{row:02d}", column, row)


@dataclass(frozen=True)
class Sheet:
    """One map sheet of several that share their columns.

    `letter` starts its hex numbers, its rows run from 1 to `rows`, and `offset` is added to a
    printed row to get the row that all sheets share.
    """

    letter: str
    rows: int
    offset: int


@dataclass(frozen=True)
class StackedMaps(_Flat):
    """A letter for the sheet and CCRR on it: "S4112" is hex 4112 of the Smolensk map.

    Sheets are listed in the order in which they overlap, the uppermost first. A hex that lies on
    two sheets is one hex: it is known by its number on the uppermost sheet, and its other
    numbers are read as labels of the same hex.
    """

    sheets: tuple[Sheet, ...]

    def parse(self, name: str) -> tuple[int, int]:
        match = _ON_SHEET.fullmatch(name)
        if match is not None:
            row = int(match[3])
            for sheet in self.sheets:
                if sheet.letter == match[1] and 1 <= row <= sheet.rows:
                    return int(match[2]), row + sheet.offset
        raise UnknownHex(name)

    def name(self, column: int, row: int) -> str:
        return self.labels(column, row)[0]

    def labels(self, column: int, row: int) -> tuple[str, ...]:
        """Every number printed for the hex, that of the uppermost sheet first."""
        found = tuple(
            _printable(f"{sheet.letter}{column:02d}{row - sheet.offset:02d}", column)
            for sheet in self.sheets
            if 1 <= row - sheet.offset <= sheet.rows
        )
        if not found:
            raise UnknownHex(f"{column:02d},{row}")
        return found


SCHEMES: dict[str, Scheme] = {
    scheme.id: scheme
    for scheme in (
        RowFirstPointy(id="traces-of-war", parity=1, upwards=1),
        ColumnFirstFlat(id="stalingrad-42", parity=0, upwards=-1),
        # The Kiev map continues the last Smolensk row (S2730 borders K2701, 18.2). The Smolensk
        # map lies over the Leningrad map (2.1), whose row 21 is Smolensk row 01.
        StackedMaps(
            id="a-victory-awaits",
            parity=1,
            upwards=-1,
            sheets=(Sheet("S", 30, 0), Sheet("K", 30, 30), Sheet("L", 34, -20)),
        ),
        DottedColumnRow(id="iskra", parity=0, upwards=1),
    )
}
"""The numbering of each game, by game id."""


def rectangle(scheme: Scheme, columns: Iterable[int], rows: Iterable[int]) -> tuple[str, ...]:
    """The numbers of a full block of hexes, row after row."""
    across = tuple(columns)
    return tuple(scheme.name(column, row) for row in rows for column in across)
