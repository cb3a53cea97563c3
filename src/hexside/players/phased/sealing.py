"""Closing the retreat paths of enemies that will be attacked (12.2): retreating kills them."""

from __future__ import annotations

from collections.abc import Mapping

from hexside.players.phased.assaults import Allocator, Assault, Reach
from hexside.players.phased.combat import Outlook
from hexside.players.phased.room import Trap

#: The most units that close one trap, and what each must gain.
MAX_SEALERS = 3
WORTH_IT = 0.8
#: How far from the target a unit can still close a retreat path.
NEAR = 3


class Sealer:
    """Finds units without a task that close the retreat paths of planned attacks."""

    def __init__(self, allocator: Allocator, reach: Reach) -> None:
        self._allocator = allocator
        self._sight = allocator.sight
        self._tables = allocator.sight.tables
        self._trap = Trap(allocator.sight, 1 - allocator.side)
        self._units: dict[int, list[str]] = {}
        for uid, hexes in reach.items():
            # 7.1: paths are counted with bonds, which headquarters and brigades do not form.
            if allocator.sight.can_hold(uid):
                for hex in hexes:
                    self._units.setdefault(hex, []).append(uid)

    def seal(self, one: Assault) -> Assault:
        """The attack with its trap closed by other units, or unchanged where that does not pay."""
        if one.trapped:
            return one
        gain = self._gain(one)
        if gain < WORTH_IT:
            return one
        allocator = self._allocator
        ring = {*allocator.ring, *one.places.values()}
        left = self._trap.exits(one.target, ring)
        sealers: dict[str, int] = {}
        price = 0.0
        while left and len(sealers) < MAX_SEALERS:
            best, least, who = -1, left, ""
            for hex in self._tables.grid.within(one.target, NEAR):
                if hex in ring:
                    continue
                uid = self._free(hex, one.places, sealers)
                if not uid:
                    continue
                now = self._trap.exits(one.target, {*ring, hex})
                if now < least:
                    best, least, who = hex, now, uid
            if best < 0:
                return one
            sealers[who] = best
            price += allocator.bind(who)
            ring.add(best)
            left = least
        if left or gain < WORTH_IT * len(sealers):
            return one
        return one._replace(
            outlook=self._closed(one),
            value=one.value + gain,
            trapped=True,
            net=one.net + gain - price,
            sealers=sealers,
        )

    def _closed(self, one: Assault) -> Outlook:
        return self._allocator.forecaster.outlook(
            self._sight, one.target, list(one.places.items()), one.odds, True
        )

    def _gain(self, one: Assault) -> float:
        outlook = self._allocator.forecaster.outlook
        pairs = list(one.places.items())
        return (
            outlook(self._sight, one.target, pairs, one.odds, True).value
            - outlook(self._sight, one.target, pairs, one.odds, False).value
        )

    def _free(self, hex: int, places: Mapping[str, int], sealers: Mapping[str, int]) -> str:
        """A unit without a task that can stand in a hex: the one that is needed least."""
        best, least = "", 1e9
        for uid in self._units.get(hex, ()):
            if uid in self._allocator.used or uid in sealers or uid in places:
                continue
            here = self._allocator.where.get(uid, -1)
            if hex != here and not self._allocator.crowd.has_room(uid, hex):
                continue
            worth = self._sight.worth(uid)
            if worth < least:
                best, least = uid, worth
        return best
