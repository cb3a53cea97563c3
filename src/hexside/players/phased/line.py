"""The line of a side: a chain of posts across the map that bonds can close (7).

Two units two hexes apart shut the ground between them. The best line is the cheapest path from the
north edge to the coast over hexes two apart, where a post costs what it is exposed to, what ground
it gives up and whether anybody can get there.
"""

from __future__ import annotations

import heapq
from collections.abc import Callable, Sequence

from hexside.players.phased.lore import Lore
from hexside.players.phased.sight import Sight

#: What a step of the line costs beyond its posts: hexes side by side, and two hexes between.
DENSE = 0.8
LOOSE = 3.5


def links(lore: Lore, side: int) -> list[tuple[tuple[int, float], ...]]:
    """For each hex the hexes that could be the next post, with what the step costs."""
    key = ("links", side)
    known: list[tuple[tuple[int, float], ...]] | None = lore.notes.get(key)
    if known is not None:
        return known
    bonded: list[set[int]] = [set() for _ in range(lore.size)]
    for candidates in lore.bond_tables[side].candidates:
        for candidate in candidates:
            a, b = candidate.bond.first, candidate.bond.second
            if a >= 0 and b >= 0:
                bonded[a].add(b)
                bonded[b].add(a)
    table: list[tuple[tuple[int, float], ...]] = []
    for hex in range(lore.size):
        steps = [(there, 0.0) for there in sorted(bonded[hex])]
        steps += [(there, DENSE) for there in lore.near[hex]]
        steps += [
            (there, LOOSE)
            for there in lore.grid.ring(hex, 3)
            if there in lore.land and there not in bonded[hex]
        ]
        table.append(tuple(steps))
    lore.notes[key] = table
    return table


def ends(sight: Sight, side: int) -> tuple[frozenset[int], frozenset[int]]:
    """Where a line may begin and end: the north edge, and the coast or the south edge.

    24.1.4: it begins no farther back than the last hex of the own map edge, which costs points as
    soon as an enemy stands on it.
    """
    lore = sight.lore
    north_row = lore.weights.scenarios[sight.view.scenario].north_row
    key = ("ends", north_row, side)
    known: tuple[frozenset[int], frozenset[int]] | None = lore.notes.get(key)
    if known is not None:
        return known
    bottom = max(lore.row)
    north = {h for h in lore.land if lore.row[h] <= north_row and h in lore.rim}
    south = frozenset(
        h
        for h in lore.land
        if lore.row[h] > north_row + bottom // 2 and (h in lore.coast or lore.row[h] == bottom)
    )
    own = north.intersection(lore.grid.indices(lore.sources[side][0]), lore.rules.west)
    foremost = max((lore.column[h] for h in own), default=0)
    found = (frozenset(h for h in north if lore.column[h] >= foremost), south)
    lore.notes[key] = found
    return found


def cheapest(sight: Sight, side: int, cost: Callable[[int], float]) -> list[int]:
    """The posts of the cheapest line, north to south; ``cost`` below 0 closes a hex."""
    lore = sight.lore
    table = links(lore, side)
    enemy = sight.occupied[1 - side]
    prices: Sequence[float] = [
        -1.0 if enemy[hex] or hex not in lore.land else cost(hex) for hex in range(lore.size)
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
