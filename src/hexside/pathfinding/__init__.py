"""The hot kernels: movement range, floods over bitboards, counted zones of control.

Ints in, ints out: nothing here knows a unit, a terrain or a rule.
"""

from __future__ import annotations

from hexside.pathfinding.flood import flood, flood_layers
from hexside.pathfinding.reach import EMPTY, MAY_NOT_JOIN_ZONES, Edges, path_to, reach
from hexside.pathfinding.zones import zoc_add, zoc_bits, zoc_remove

__all__ = [
    "EMPTY",
    "MAY_NOT_JOIN_ZONES",
    "Edges",
    "flood",
    "flood_layers",
    "path_to",
    "reach",
    "zoc_add",
    "zoc_bits",
    "zoc_remove",
]
