"""Drawings of boards and counters as SVG, shared by print, documentation and the web client."""

from __future__ import annotations

from hexside.drawing.boards import counter_sheet, draw_board
from hexside.drawing.counters import CounterFace, draw_counter
from hexside.drawing.sheet import LAYERS, draw_terrain
from hexside.drawing.sketch import draw_sketch

__all__ = [
    "LAYERS",
    "CounterFace",
    "counter_sheet",
    "draw_board",
    "draw_counter",
    "draw_sketch",
    "draw_terrain",
]
