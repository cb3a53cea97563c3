"""Movement range, floods and zones of control on a board of 65 x 62 hexes.

As a script it prints microseconds; `measure()` gives the same figures to other scripts. Compare
only figures of one run: SciPy's Dijkstra is timed beside the movement range for that purpose.
"""

from __future__ import annotations

import random
import timeit
from collections.abc import Callable

from scipy.sparse import csr_matrix
from scipy.sparse.csgraph import dijkstra

from hexside.board import SCHEMES, Board, board_from_tables
from hexside.hexgrid import rectangle
from hexside.pathfinding import flood, reach, zoc_add, zoc_bits

EVERYTHING = 400


def scattered_board() -> tuple[Board, list[int]]:
    """A board with the cost of entering each hex, in half-points."""
    scheme = SCHEMES["stalingrad-42"]
    names = rectangle(scheme, range(1, 66), range(1, 63))
    dice = random.Random(1942)
    prices = [dice.choice((2, 2, 2, 2, 4, 6)) for _ in names]
    return board_from_tables(scheme, [(name, "clear") for name in names]), prices


def microseconds(work: Callable[[], object], times: int) -> float:
    return min(timeit.repeat(work, number=times, repeat=5)) / times * 1e6


def measure() -> dict[str, float]:
    """Microseconds by name of the operation; `*_hexes` gives the number of hexes of a range."""
    board, prices = scattered_board()
    grid = board.grid
    edges = board.edges(lambda a, b: (prices[b], 0))
    exits = board.exits(lambda a, b: True)
    projections = board.projections(lambda a, b: True)
    barred, zoc, none = bytearray(grid.size), bytearray(grid.size), bytes(grid.size)
    start = grid.index("3331")
    dice = random.Random(7)
    for hex in dice.sample(range(grid.size), 100):
        if hex != start:
            barred[hex] = 1
            zoc_add(zoc, projections, hex)
    steps = [
        (price, here, there)
        for here, ways in enumerate(edges)
        for price, there, _ in ways
        if not barred[there]
    ]
    costs, rows, columns = zip(*steps, strict=True)
    graph = csr_matrix((costs, (rows, columns)), shape=(grid.size, grid.size))
    enemies = grid.bits(hex for hex in range(grid.size) if barred[hex])
    west = grid.bits(grid.indexes(*(f"01{row:02d}" for row in range(1, 63))))
    ours = microseconds(lambda: reach(start, EVERYTHING, edges, barred, none, 0, 0, 0), 10)
    theirs = microseconds(lambda: dijkstra(graph, indices=start, limit=EVERYTHING), 10)
    return {
        "range": microseconds(lambda: reach(start, 9, edges, barred, none, 0, 0, 0), 500),
        "range_hexes": len(reach(start, 9, edges, barred, none, 0, 0, 0)[0]),
        "range_with_zones": microseconds(lambda: reach(start, 9, edges, barred, zoc, 2, 2, 2), 500),
        "range_with_zones_hexes": len(reach(start, 9, edges, barred, zoc, 2, 2, 2)[0]),
        "range_everything": ours,
        "scipy_everything": theirs,
        "range_to_scipy": ours / theirs,
        "flood": microseconds(
            lambda: flood(west, grid.all_bits & ~enemies, exits, grid.shifts), 100
        ),
        "zone_bits": microseconds(lambda: zoc_bits(enemies, exits, grid.shifts), 500),
    }


def main() -> None:
    for name, value in measure().items():
        print(f"{name:24} {value:10.1f}")


if __name__ == "__main__":
    main()
