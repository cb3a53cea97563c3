"""24.1: the score of a position, and the moves of the last turn that change it most.

In the last turn of the game only the score sheet counts. Much of it depends on supply lines: a
victory hex without one scores nothing (24.1.1), and one that the defender cannot supply scores even
though it has not been taken (S1.3). So a single unit on a road can be worth more than
a battle.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import NamedTuple

from hexside.mechanics.kernels import spread
from hexside.players.phased.goals import ground_of
from hexside.players.phased.sight import UNLIMITED, Sight

#: The most units sent out for the score alone.
MAX_MOVES = 6
#: A move must change this much, in points.
WORTH_IT = 0.5


class Blow(NamedTuple):
    """A unit that goes to a hex, and what its side gains by it, in points."""

    unit: str
    hex: int
    points: float

    @property
    def what(self) -> tuple[str, int]:
        """Which units could go where, whatever that is worth."""
        return self.unit, self.hex


def tally(sight: Sight) -> float:
    """24.1.1, 24.1.4, S1.3: the attacker's points in a position, without exits.

    Raids count as in the weights file, slightly less than on the score sheet.
    """
    tables = sight.tables
    scenario = tables.weights.scenarios[sight.view.scenario]
    side = tables.sides.index(scenario.attacker)
    supplied, linked = sight.supply(side), sight.supply(1 - side, UNLIMITED)
    total = 0.0
    for hex, points in tables.ground.victory_hexes.items():
        bit = tables.bit[hex]
        if _has(sight, side, hex):
            total += points if supplied >> bit & 1 else 0.0
        elif not linked >> bit & 1:
            total += points
    for goal in scenario.goal:
        if goal.exit:
            continue
        owner = tables.sides.index(goal.side)
        ground = ground_of(tables, goal)
        there = [hex for hex in ground if _stands(sight, owner, hex, goal.nation)]
        count = len(there) if goal.held else min(1, len(there))
        total += goal.points * count * (1 if owner == side else -1)
    return total


def _stands(sight: Sight, side: int, hex: int, nation: str) -> bool:
    """Whether a side has a combat unit in a hex, of a nation where required."""
    if not nation or not sight.occupied[side][hex]:
        return bool(sight.occupied[side][hex])
    roster = sight.tables.roster
    return any(roster[uid].nation == nation for uid in sight.fighters(side, hex))


def _has(sight: Sight, side: int, hex: int) -> bool:
    """16.3.4: a unit controls the place where it stands, also in a planned position."""
    if sight.occupied[side][hex] or sight.occupied[1 - side][hex]:
        return bool(sight.occupied[side][hex])
    return sight.controls(side, hex)


def blows(sight: Sight, side: int, reach: Mapping[str, Collection[int]]) -> list[Blow]:
    """The moves that change the score most in a side's favour, one after another.

    ``reach`` are the hexes that its free units can reach.
    """
    tables = sight.tables
    attacker = tables.weights.scenarios[sight.view.scenario].attacker == tables.sides[side]
    sign = 1.0 if attacker else -1.0
    open_ground = _open(sight)
    able = {
        uid: {hex for hex in hexes if hex in open_ground}
        for uid, hexes in reach.items()
        if tables.combat[uid] and not tables.roster[uid].is_asu and sight.is_fit(uid)
    }
    found: list[Blow] = []
    before = tally(sight)
    while len(found) < MAX_MOVES:
        best: Blow | None = None
        for hex, units in _who(able).items():
            # The unit that is needed least goes; what its leaving opens is checked for it alone.
            uid = min(units, key=lambda uid: (sight.worth(uid), uid))
            gain = sign * (tally(sight.after({uid: hex})) - before)
            if gain >= WORTH_IT and (best is None or gain > best.points):
                best = Blow(uid, hex, gain)
        if best is None:
            break
        found.append(best)
        sight = sight.after({best.unit: best.hex})
        before += sign * best.points
        del able[best.unit]
        for hexes in able.values():
            hexes.discard(best.hex)
    return found


def _open(sight: Sight) -> frozenset[int]:
    """Empty hexes where a unit may change the score: beside supply lines, and in places."""
    tables = sight.tables
    scenario = tables.weights.scenarios[sight.view.scenario]
    side = tables.sides.index(scenario.attacker)
    lines = sight.supply(side)
    near = lines | spread(lines, (tables.grid.all_bits,) * 6, tables.grid.shifts)
    places = {
        *tables.ground.victory_hexes,
        *(h for g in scenario.goal for h in ground_of(tables, g)),
    }
    near = (near | tables.grid.bits(places)) & ~sight.bits[0] & ~sight.bits[1]
    return frozenset(tables.grid.indices(near))


def _who(able: Mapping[str, Collection[int]]) -> dict[int, list[str]]:
    """For each hex, the units that can reach it."""
    found: dict[int, list[str]] = {}
    for uid, hexes in able.items():
        for hex in hexes:
            found.setdefault(hex, []).append(uid)
    return found
