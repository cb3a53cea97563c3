"""What one side could bring against each hex with its next moves."""

from __future__ import annotations

from hexside.mechanics.kernels import reach, spread
from hexside.mechanics.movement import NEVER
from hexside.players.phased.scenario_tables import HALVES
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
#: Three hexes of three units: no one can bring more than that against one hex.
MAX_STRENGTH = 30.0


def range_of(sight: Sight, uid: str, blind: bool = False) -> dict[int, int]:
    """The hexes that a unit could reach with a normal move, in half-points.

    ``blind`` ignores the other side's zones, for ground that it may have left by then.
    """
    tables = sight.tables
    side = tables.side[uid]
    counter = tables.roster[uid]
    start = sight.where[uid]
    marks = sight.marks(uid)
    costs = tables.costs[side, counter.movement_class]
    points = counter.values[sight.steps(uid) - 1].move * HALVES
    slow = _is_slow(sight, uid)
    if slow:
        points = TACTICAL * HALVES
    if FROZEN in marks:
        return {start: 0}
    edges = costs.edges
    extra = costs.start_only.get(start)
    zone = bytearray(tables.size) if blind else sight.zoc[1 - side]
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
    """13.2.1, 16.4: disrupted units, and mechanised units without supply, move tactically only."""
    marks = sight.marks(uid)
    mechanised = sight.tables.roster[uid].mechanised
    return DISRUPTED in marks or (mechanised and (OUT_OF_SUPPLY in marks or ISOLATED in marks))


def march_of(sight: Sight, uid: str) -> set[int]:
    """The hexes that a unit could reach with a normal or an extended move (5.3)."""
    tables = sight.tables
    side = tables.side[uid]
    counter = tables.roster[uid]
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
        tables.costs[side, counter.movement_class].edges,
        shut,
        bytearray(tables.size),
        0,
        NEVER,
        0,
        sight.bonds(1 - side).closed,
    )
    return found.union(far)


class Threats:
    """The attack strength that a side could put next to each hex, and how near it is."""

    def __init__(self, sight: Sight, side: int, blind: bool = False) -> None:
        tables = sight.tables
        self.side = side
        self.sight = sight
        strength = [0.0] * tables.size
        armour = bytearray(tables.size)
        shifts = tables.grid.shifts
        ways = tables.overland
        for uid in sight.where:
            if tables.side[uid] != side or not tables.combat[uid]:
                continue
            attack = sight.attack(uid)
            marks = sight.marks(uid)
            if not attack or FULL_RETREAT in marks or TRAIN in marks or DISRUPTED in marks:
                continue
            reached = tables.grid.bits(range_of(sight, uid, blind))
            near = (spread(reached, ways, shifts) | reached) & tables.ground.land_bits
            red = tables.roster[uid].dot in ("red", "black")
            for hex in tables.grid.indices(near):
                strength[hex] += attack
                if red:
                    armour[hex] = 1
        self.strength = strength
        self.armour = armour

    def on(self, hex: int) -> float:
        """What could be brought against a hex, given the room around it."""
        return min(MAX_STRENGTH, self.strength[hex])
