"""Named sets of hexes: those that the settings list, and whole banks of a river."""

from __future__ import annotations

from hexside.hexgrid import Grid
from tools.mapbuilder.lattice import Side


def bank(grid: Grid, seed: int, terrain: list[str], walls: frozenset[Side]) -> frozenset[int]:
    """The land hexes that can be reached from a seed without crossing a river."""
    found, queue = {seed}, [seed]
    while queue:
        here = queue.pop()
        for there in grid.adjacent(here):
            side = (here, there) if here < there else (there, here)
            if there not in found and side not in walls and terrain[there] != "sea":
                found.add(there)
                queue.append(there)
    return frozenset(found)
