"""Ways of retreat, roughly: whether the defenders of a hex could get away (12.2)."""

from __future__ import annotations

from collections.abc import Collection

from hexside.players.phased.sight import Sight


class Trap:
    """Who could retreat where, with more enemies around than stand there now."""

    def __init__(self, sight: Sight, side: int) -> None:
        self._sight = sight
        self._side = side
        self._enters = sight.lore.enters[side, "foot"]
        self._closed = sight.bonds(1 - side).closed

    def exits(self, hex: int, ring: Collection[int] = ()) -> int:
        """The hexes two away that the defenders of a hex reach alive.

        ``ring`` are hexes in which more enemies will stand.
        """
        sight, side = self._sight, self._side
        lore = sight.lore
        size = lore.size
        enemy = sight.occupied[1 - side]
        friends = sight.occupied[side]
        zone = sight.zoc[1 - side]
        more = {near for there in ring for near in lore.projections[there]}
        found: set[int] = set()
        far = lore.far(hex)
        for first in lore.near[hex]:
            if enemy[first] or first in ring or first not in self._enters[hex]:
                continue
            if hex * size + first in self._closed:
                continue
            bad = (zone[first] or first in more) and not friends[first]
            for second in lore.near[first]:
                if far[second] != 2 or second in found or enemy[second] or second in ring:
                    continue
                if second not in self._enters[first] or first * size + second in self._closed:
                    continue
                if not (zone[second] or second in more) or friends[second]:
                    found.add(second)
                elif not bad and self._goes_on(second, far, more, ring):
                    # 12.2: one more hex saves whoever would end in a zone.
                    found.add(second)
        return len(found)

    def _goes_on(
        self, hex: int, far: list[int], more: Collection[int], ring: Collection[int]
    ) -> bool:
        sight, side = self._sight, self._side
        enemy = sight.occupied[1 - side]
        zone = sight.zoc[1 - side]
        return any(
            far[third] >= 2
            and not enemy[third]
            and third not in ring
            and third in self._enters[hex]
            and (not (zone[third] or third in more) or sight.occupied[side][third])
            for third in sight.lore.near[hex]
        )
