"""The search kernels as rule sets use them.

A game with movement and supply of its own kind works on the kernels directly; it takes them from
here, so that a compiled twin of ``pathfinding`` can be put in one place.
"""

from __future__ import annotations

from hexside.pathfinding import flood, reach, zoc_add, zoc_remove
from hexside.pathfinding.flood import spread

__all__ = ["flood", "reach", "spread", "zoc_add", "zoc_remove"]
