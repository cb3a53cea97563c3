"""Named sets of hexes that are computed, not listed: river banks, blocks, junctions of lines."""

from __future__ import annotations

from hexside.hexgrid import Grid
from tools.mapbuilder.lattice import Side
from tools.mapbuilder.lines import Line
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
    """The hexes of some columns and rows, restricted to terrains if any are named."""
    (west, east), (first, last) = wanted.columns, wanted.rows
    found = []
    for hexagon, name in enumerate(grid.names):
        column, row = grid.scheme.parse(name)
        is_inside = west <= column <= east and first <= row <= last
        if is_inside and (not wanted.terrain or terrain[hexagon] in wanted.terrain):
            found.append(name)
    return found


def junctions(grid: Grid, lines: list[Line], kind: str) -> list[str]:
    """The hexes where three or more links of a kind of line meet."""
    around: dict[int, set[int]] = {}
    for line in lines:
        if line.kind == kind:
            for a, b in zip(line.path, line.path[1:], strict=False):
                around.setdefault(a, set()).add(b)
                around.setdefault(b, set()).add(a)
    return sorted(grid.names[here] for here, others in around.items() if len(others) > 2)
