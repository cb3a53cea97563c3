"""The line of a side: a chain of posts across the map that bonds can close (7).

Two units two hexes apart close the ground between them. The best line is the cheapest path from
the north edge to the coast over hexes two apart. A post costs its exposure, the ground given up,
and more if no unit can reach it.
"""

from __future__ import annotations

import heapq
from collections.abc import Callable, Sequence

from hexside.players.phased.scenario_tables import ScenarioTables
from hexside.players.phased.sight import Sight

#: The cost of a step of the line beyond its posts: adjacent hexes, and two hexes between.
DENSE = 0.8
LOOSE = 3.5


def links(tables: ScenarioTables, side: int) -> list[tuple[tuple[int, float], ...]]:
    """For each hex, the possible next posts, with the cost of the step."""
    key = ("links", side)
    known: list[tuple[tuple[int, float], ...]] | None = tables.notes.get(key)
    if known is not None:
        return known
    bonded: list[set[int]] = [set() for _ in range(tables.size)]
    for candidates in tables.bond_tables[side].candidates:
        for bond, _ in candidates:
            a, b = bond.first, bond.second
            if a >= 0 and b >= 0:
                bonded[a].add(b)
                bonded[b].add(a)
    table: list[tuple[tuple[int, float], ...]] = []
    for hex in range(tables.size):
        steps = [(there, 0.0) for there in sorted(bonded[hex])]
        steps += [(there, DENSE) for there in tables.near[hex]]
        steps += [
            (there, LOOSE)
            for there in tables.grid.ring(hex, 3)
            if there in tables.land and there not in bonded[hex]
        ]
        table.append(tuple(steps))
    tables.notes[key] = table
    return table


def ends(sight: Sight, side: int) -> tuple[frozenset[int], frozenset[int]]:
    """Where a line may begin and end: the north edge, and the coast or the south edge.

    24.1.4: it starts no farther back than the last hex of the own map edge, which costs points
    as soon as an enemy stands on it.
    """
    tables = sight.tables
    north_row = tables.weights.scenarios[sight.view.scenario].north_row
    key = ("ends", north_row, side)
    known: tuple[frozenset[int], frozenset[int]] | None = tables.notes.get(key)
    if known is not None:
        return known
    bottom = max(tables.row)
    north = {h for h in tables.land if tables.row[h] <= north_row and h in tables.rim}
    south = frozenset(
        h
        for h in tables.land
        if tables.row[h] > north_row + bottom // 2
        and (h in tables.coast or tables.row[h] == bottom)
    )
    own = north.intersection(tables.grid.indices(tables.sources[side][0]), tables.ground.west)
    foremost = max((tables.column[h] for h in own), default=0)
    found = (frozenset(h for h in north if tables.column[h] >= foremost), south)
    tables.notes[key] = found
    return found


def cheapest(sight: Sight, side: int, cost: Callable[[int], float]) -> list[int]:
    """The posts of the cheapest line, north to south; a ``cost`` below 0 closes a hex."""
    tables = sight.tables
    table = links(tables, side)
    enemy = sight.occupied[1 - side]
    prices: Sequence[float] = [
        -1.0 if enemy[hex] or hex not in tables.land else cost(hex) for hex in range(tables.size)
    ]
    north, south = ends(sight, side)
    best: dict[int, float] = {}
    before: dict[int, int] = {}
    heap: list[tuple[float, int]] = []
    for hex in north:
        if prices[hex] >= 0:
            best[hex] = prices[hex]
            heap.append((prices[hex], hex))
    heapq.heapify(heap)
    done: set[int] = set()
    while heap:
        spent, hex = heapq.heappop(heap)
        if hex in done:
            continue
        done.add(hex)
        if hex in south:
            path = [hex]
            while hex in before:
                hex = before[hex]
                path.append(hex)
            return path[::-1]
        for there, step in table[hex]:
            price = prices[there]
            if price < 0 or there in done:
                continue
            total = spent + price + step
            if total < best.get(there, 1e9):
                best[there] = total
                before[there] = hex
                heapq.heappush(heap, (total, there))
    return []
