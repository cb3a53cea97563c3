"""The search kernels as rule sets use them.

A game with movement and supply of its own kind works on the kernels directly; it takes them from
here, so that a compiled twin of ``pathfinding`` can be put in one place.
"""

from __future__ import annotations

from hexside.pathfinding import (
    FlatEdges,
    PatchedEdges,
    flood,
    reach,
    survey,
    zoc_add,
    zoc_remove,
)
from hexside.pathfinding.flood import spread

__all__ = [
    "FlatEdges",
    "PatchedEdges",
    "flood",
    "reach",
    "spread",
    "survey",
    "zoc_add",
    "zoc_remove",
]
