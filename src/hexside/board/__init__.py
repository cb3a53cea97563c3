"""The static map: terrain, hexsides, roads and rails, places, named areas, and tables of them."""

from __future__ import annotations

from hexside.board.board import Board, Place
from hexside.board.borders import (
    Closed,
    between,
    border,
    directed,
    marked,
    open_cost,
    open_exits,
    open_where,
)
from hexside.board.masks import masked, masked_by_area
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
    "Closed",
    "Grid",
    "HexRow",
    "LinkRow",
    "Place",
    "PlaceRow",
    "Problem",
    "Scheme",
    "SideRow",
    "UnknownHex",
    "between",
    "board_from_tables",
    "border",
    "directed",
    "marked",
    "masked",
    "masked_by_area",
    "open_cost",
    "open_exits",
    "open_where",
]
