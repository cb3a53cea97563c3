"""Printed hex numbers, directions, neighbours, distance and hexsides: pure geometry."""

from __future__ import annotations

from hexside.hexgrid.grid import Grid, NotAdjacent
from hexside.hexgrid.schemes import (
    SCHEMES,
    ColumnFirstFlat,
    DottedColumnRow,
    Orientation,
    RowFirstPointy,
    Scheme,
    Sheet,
    StackedMaps,
    UnknownHex,
    rectangle,
)

__all__ = [
    "SCHEMES",
    "ColumnFirstFlat",
    "DottedColumnRow",
    "Grid",
    "NotAdjacent",
    "Orientation",
    "RowFirstPointy",
    "Scheme",
    "Sheet",
    "StackedMaps",
    "UnknownHex",
    "rectangle",
]
