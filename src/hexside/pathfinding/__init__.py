"""The hot kernels: movement range, floods over bitboards, counted zones of control.

Ints in, ints out: nothing here knows a unit, a terrain or a rule. The movement range has a compiled
twin with the same answers in the same order; it is left out where it could not be built.
"""

from __future__ import annotations

from hexside.pathfinding.flood import flood, flood_layers
from hexside.pathfinding.reach import EMPTY, MAY_NOT_JOIN_ZONES, Edges, EdgeTable, path_to
from hexside.pathfinding.survey import FlatEdges, PatchedEdges, surveyed_by
from hexside.pathfinding.zones import zoc_add, zoc_bits, zoc_remove

try:
    from hexside.pathfinding import _reach
except ImportError:
    from hexside.pathfinding.reach import reach

    #: Which twin is in use.
    KERNEL = "pure"
else:
    reach = _reach.reach
    KERNEL = "compiled"

try:
    from hexside.pathfinding import _survey
except ImportError:
    from hexside.pathfinding.survey import survey
else:
    survey = surveyed_by(_survey.survey)

__all__ = [
    "EMPTY",
    "KERNEL",
    "MAY_NOT_JOIN_ZONES",
    "EdgeTable",
    "Edges",
    "FlatEdges",
    "PatchedEdges",
    "flood",
    "flood_layers",
    "path_to",
    "reach",
    "survey",
    "zoc_add",
    "zoc_bits",
    "zoc_remove",
]
