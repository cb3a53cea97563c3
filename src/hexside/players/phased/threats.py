"""What one side could bring against each hex with its next moves."""

from __future__ import annotations

from hexside.mechanics.kernels import reach, spread
from hexside.mechanics.movement import NEVER
from hexside.players.phased.lore import HALVES
from hexside.players.phased.sight import (
    DISRUPTED,
    FROZEN,
    FULL_RETREAT,
    ISOLATED,
    OUT_OF_SUPPLY,
    TRAIN,
    Sight,
)

LEAVE = 2 * HALVES
TACTICAL = 2
#: 5.3: what an extended move adds.
EXTENDED = 3
#: Three hexes of three units: nobody brings more than that against one hex.
MOST = 30.0


def range_of(sight: Sight, uid: str, blind: bool = False) -> dict[int, int]:
    """The hexes that a unit could get to with a normal move, in half-points.

    ``blind`` leaves the other side's zones out, for ground from which it may have gone by then.
    """
    lore = sight.lore
    side = lore.side[uid]
    counter = lore.roster[uid]
    start = sight.where[uid]
    marks = sight.marks(uid)
    costs = lore.costs[side, counter.movement_class]
    points = counter.values[sight.steps(uid) - 1].move * HALVES
    slow = _is_slow(sight, uid)
    if slow:
        points = TACTICAL * HALVES
    if FROZEN in marks:
        return {start: 0}
    edges = costs.edges
    extra = costs.start_only.get(start)
    zone = bytearray(lore.size) if blind else sight.zoc[1 - side]
    found, _ = reach(
        start,
        points,
        edges,
        sight.occupied[1 - side],
        zone,
        0,
        NEVER,
        0 if slow else LEAVE,
        sight.bonds(1 - side).closed if not blind else frozenset(),
    )
    for price, there, _ in extra or ():
        if price <= points and not sight.occupied[1 - side][there]:
            found.setdefault(there, price)
    return found


def _is_slow(sight: Sight, uid: str) -> bool:
    """13.2.1, 16.4: disrupted units, and wheels without supply, make tactical moves only."""
    marks = sight.marks(uid)
    wheels = sight.lore.roster[uid].mechanised
    return DISRUPTED in marks or (wheels and (OUT_OF_SUPPLY in marks or ISOLATED in marks))


def march_of(sight: Sight, uid: str) -> set[int]:
    """The hexes that a unit could get to with a normal or an extended move (5.3)."""
    lore = sight.lore
    side = lore.side[uid]
    counter = lore.roster[uid]
    found = set(range_of(sight, uid))
    if _is_slow(sight, uid) or FROZEN in sight.marks(uid):
        return found
    start = sight.where[uid]
    zone = sight.zoc[1 - side]
    shut = bytearray(a or b for a, b in zip(sight.occupied[1 - side], zone, strict=True))
    points = (counter.values[sight.steps(uid) - 1].move + EXTENDED) * HALVES
    if zone[start]:
        points -= LEAVE
    far, _ = reach(
        start,
        points,
        lore.costs[side, counter.movement_class].edges,
        shut,
        bytearray(lore.size),
        0,
        NEVER,
        0,
        sight.bonds(1 - side).closed,
    )
    return found.union(far)


class Threats:
    """The attack strength that a side could put next to each hex, and how near it is."""

    def __init__(self, sight: Sight, side: int, blind: bool = False) -> None:
        lore = sight.lore
        self.side = side
        self.sight = sight
        strength = [0.0] * lore.size
        armor = bytearray(lore.size)
        shifts = lore.grid.shifts
        ways = lore.overland
        for uid in sight.where:
            if lore.side[uid] != side or not lore.combat[uid]:
                continue
            attack = sight.attack(uid)
            marks = sight.marks(uid)
            if not attack or FULL_RETREAT in marks or TRAIN in marks or DISRUPTED in marks:
                continue
            reached = lore.grid.bits(range_of(sight, uid, blind))
            near = (spread(reached, ways, shifts) | reached) & lore.rules.land_bits
            red = lore.roster[uid].dot in ("red", "black")
            for hex in lore.grid.indices(near):
                strength[hex] += attack
                if red:
                    armor[hex] = 1
        self.strength = strength
        self.armor = armor

    def on(self, hex: int) -> float:
        """What could be brought against a hex, as far as there is room around it."""
        return min(MOST, self.strength[hex])
