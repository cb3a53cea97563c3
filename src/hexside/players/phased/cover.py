"""Where the front is thin: enemy strength against ours along the front, row by row."""

from __future__ import annotations

from hexside.players.phased.sight import Sight

#: Strength this many rows away also counts for a row, less with distance.
WIDE = 5
#: Enemies farther than this from all our units are not at the front.
NEAR = 8
#: A minimum strength everywhere, to avoid division by zero.
LITTLE = 6.0
MIN_RATIO, MAX_RATIO = 0.25, 2.5


def need(sight: Sight, side: int, distance: list[int]) -> list[float]:
    """For each row, the enemy strength for each point of ours.

    ``distance`` gives, for each hex, the distance to the nearest enemy of ``side``.
    """
    tables = sight.tables
    rows = max(tables.row) + 1
    own, theirs = [0.0] * rows, [0.0] * rows
    friends = [hex for uid, hex in sight.where.items() if tables.side[uid] == side]
    near = {there for hex in set(friends) for there in tables.grid.within(hex, NEAR)}
    for uid, hex in sight.where.items():
        if not tables.combat[uid]:
            continue
        if tables.side[uid] == side:
            if distance[hex] <= NEAR:
                own[tables.row[hex]] += sight.worth(uid)
        elif hex in near:
            theirs[tables.row[hex]] += sight.worth(uid)
    found = []
    for row in range(rows):
        mine = enemy = LITTLE
        for other in range(max(0, row - WIDE), min(rows, row + WIDE + 1)):
            share = 1.0 - abs(other - row) / (WIDE + 1)
            mine += share * own[other]
            enemy += share * theirs[other]
        found.append(max(MIN_RATIO, min(MAX_RATIO, enemy / mine)))
    return found
