"""Two fronts that are to join hands: how far every hex is from what each of them holds."""

from __future__ import annotations

import heapq
from typing import TYPE_CHECKING

from hexside.mechanics.supply_lines import LinesAndUnits
from hexside.players.plain.aims import Fronts

if TYPE_CHECKING:
    from hexside.players.plain.sight import Sight

#: What a hex with an enemy, in the zone of one, or on ice costs on the way.
ENEMY, ZONE, ICE = 6, 2, 6
#: Over how long a way beyond the shortest a hex still lies between the fronts.
ASIDE = 8.0


class Gap:
    """The gap between two fronts of a side."""

    def __init__(self, sight: Sight, fronts: Fronts) -> None:
        self.sight = sight
        self.fronts = fronts
        self.side = sight.printed.rules.sides.index(fronts.side)
        held = [self._held(front) for front in fronts.fronts]
        self.is_closed = bool(held[0] & held[1])
        self.ways = [self._ways(hexes) for hexes in held]
        self.shortest: int = min(a + b for a, b in zip(*self.ways, strict=True))

    def _held(self, front: str) -> int:
        """The hexes to which lines lead from the units of a front."""
        sight, printed, grid = self.sight, self.sight.printed, self.sight.printed.grid
        units = [
            grid.bit[hex]
            for uid, hex in sight.where.items()
            if getattr(printed.roster[uid], "front", None) == front
        ]
        # The fronts are to join hands on land.
        linked = sight.linked[self.side] & ~printed.ice
        starts = sum(1 << bit for bit in set(units) if linked >> bit & 1)
        policy = printed.lines[self.side]
        if not isinstance(policy, LinesAndUnits):
            return starts
        return policy.joined(grid, starts, linked, sight.field.bits[self.side])

    def _ways(self, held: int) -> list[int]:
        sight, printed = self.sight, self.sight.printed
        enemy, zoc = sight.field.occupied[1 - self.side], sight.field.zoc[1 - self.side]
        found = [printed.far] * printed.grid.size
        queue = [(0, hex) for hex in printed.grid.indices(held)]
        for _, hex in queue:
            found[hex] = 0
        while queue:
            cost, hex = heapq.heappop(queue)
            if cost > found[hex]:
                continue
            for step, there, _ in printed.edges[hex]:
                total = cost + step + (ENEMY if enemy[there] else ZONE if zoc[there] else 0)
                total += ICE * printed.launch[there]
                if total < found[there]:
                    found[there] = total
                    heapq.heappush(queue, (total, there))
        return found

    def way(self, uid: str, hex: int) -> float:
        """How far a unit in a hex would be from the other front, in hexes; 0 for others."""
        counter = self.sight.printed.roster[uid]
        front, army = getattr(counter, "front", None), getattr(counter, "army", None)
        if self.is_closed or army not in self.fronts.armies or front not in self.fronts.fronts:
            return 0.0
        return self.ways[1 - self.fronts.fronts.index(front)][hex] / 2

    def between(self, hex: int) -> float:
        """1 on the shortest way from front to front, less and less beside it."""
        aside = self.ways[0][hex] + self.ways[1][hex] - self.shortest
        return max(0.0, 1.0 - aside / ASIDE)
