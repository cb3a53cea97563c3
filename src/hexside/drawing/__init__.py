"""Drawings of boards and counters as SVG, the same for print, documentation and web client."""

from __future__ import annotations

from hexside.drawing.sheet import draw_terrain

__all__ = ["draw_terrain"]
