"""Named sets of hexes that are found, not listed: whole banks of a river, blocks of the map."""

from __future__ import annotations

from hexside.hexgrid import Grid
from tools.mapbuilder.lattice import Side
from tools.mapbuilder.settings import Block


def bank(
    grid: Grid, seed: int, terrain: list[str], walls: frozenset[Side], water: frozenset[str]
) -> frozenset[int]:
    """The land hexes that can be reached from a seed without crossing a river."""
    found, queue = {seed}, [seed]
    while queue:
        here = queue.pop()
        for there in grid.adjacent(here):
            side = (here, there) if here < there else (there, here)
            if there not in found and side not in walls and terrain[there] not in water:
                found.add(there)
                queue.append(there)
    return frozenset(found)


def block(grid: Grid, terrain: list[str], wanted: Block) -> list[str]:
    """The hexes of some columns and rows, of the wanted terrains if any are named."""
    (west, east), (first, last) = wanted.columns, wanted.rows
    found = []
    for hexagon, name in enumerate(grid.names):
        column, row = grid.scheme.parse(name)
        is_inside = west <= column <= east and first <= row <= last
        if is_inside and (not wanted.terrain or terrain[hexagon] in wanted.terrain):
            found.append(name)
    return found
