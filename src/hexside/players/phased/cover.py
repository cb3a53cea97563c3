"""Where the front is thin: how much enemy strength faces ours along the front, row by row."""

from __future__ import annotations

from hexside.players.phased.sight import Sight

#: Strength so many rows off counts for a row as well, the less the farther.
WIDE = 5
#: Enemies farther than this from all of ours are not at the front.
NEAR = 8
#: What is taken to be everywhere, so that no row divides by nothing.
LITTLE = 6.0
LEAST, MOST = 0.25, 2.5


def need(sight: Sight, side: int, distance: list[int]) -> list[float]:
    """For each row how much enemy strength stands against a point of ours.

    ``distance`` is for each hex how far the nearest enemy of ``side`` is.
    """
    lore = sight.lore
    rows = max(lore.row) + 1
    own, theirs = [0.0] * rows, [0.0] * rows
    friends = [hex for uid, hex in sight.where.items() if lore.side[uid] == side]
    near = {there for hex in set(friends) for there in lore.grid.within(hex, NEAR)}
    for uid, hex in sight.where.items():
        if not lore.combat[uid]:
            continue
        if lore.side[uid] == side:
            if distance[hex] <= NEAR:
                own[lore.row[hex]] += sight.worth(uid)
        elif hex in near:
            theirs[lore.row[hex]] += sight.worth(uid)
    found = []
    for row in range(rows):
        mine = enemy = LITTLE
        for other in range(max(0, row - WIDE), min(rows, row + WIDE + 1)):
            share = 1.0 - abs(other - row) / (WIDE + 1)
            mine += share * own[other]
            enemy += share * theirs[other]
        found.append(max(LEAST, min(MOST, enemy / mine)))
    return found
