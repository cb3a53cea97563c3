"""The static map: terrain, hexsides, roads and rails, places, named areas, and tables of them."""

from __future__ import annotations

from hexside.board.board import Board, Place
from hexside.board.tables import (
    AreaRow,
    BoardError,
    HexRow,
    LinkRow,
    PlaceRow,
    Problem,
    SideRow,
    board_from_tables,
)
from hexside.hexgrid import SCHEMES, Grid, Scheme, UnknownHex

__all__ = [
    "SCHEMES",
    "AreaRow",
    "Board",
    "BoardError",
    "Grid",
    "HexRow",
    "LinkRow",
    "Place",
    "PlaceRow",
    "Problem",
    "Scheme",
    "SideRow",
    "UnknownHex",
    "board_from_tables",
]
