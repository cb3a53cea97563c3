"""24.1.4: units that slip through in the last turn score in the rear: which, and where."""

from __future__ import annotations

from typing import NamedTuple

from hexside.players.phased.goals import spoils
from hexside.players.phased.sight import Sight
from hexside.players.phased.threats import march_of


class Raid(NamedTuple):
    """A way to score in the enemy's rear: the unit, its start, its ground, its target hexes."""

    unit: str
    here: int
    ground: frozenset[int]
    hexes: frozenset[int]
    points: float

    @property
    def what(self) -> tuple[str, frozenset[int]]:
        """Which units could score where; the path may change."""
        return self.unit, self.ground


def raids(sight: Sight, side: int) -> list[Raid]:
    """The units of a side that can reach what scores in the enemy's rear in one move.

    Empty victory hexes count too: a unit that walks in takes them.
    """
    tables = sight.tables
    enemy = sight.occupied[1 - side]
    grounds = spoils(sight, side)
    grounds += [
        (frozenset({hex}), float(points))
        for hex, points in tables.ground.victory_hexes.items()
        if not sight.controls(side, hex)
    ]
    found = []
    for uid, here in sight.where.items():
        if tables.side[uid] != side or not tables.combat[uid] or not sight.is_fit(uid):
            continue
        reached = march_of(sight, uid)
        for ground, points in grounds:
            hexes = frozenset(hex for hex in ground if hex in reached and not enemy[hex])
            if hexes:
                found.append(Raid(uid, here, ground, hexes, points))
    return found


def raiders(sight: Sight, side: int) -> dict[int, float]:
    """The hexes that a side can raid from, with the points of the best raid."""
    found: dict[int, float] = {}
    for one in raids(sight, side):
        found[one.here] = max(one.points, found.get(one.here, 0.0))
    return found


def exposed(sight: Sight, side: int) -> float:
    """The points that a side can take by raids, each counted once."""
    return sum({one.ground: one.points for one in raids(sight, side)}.values())


def left_open(sight: Sight, one: Raid) -> int:
    """The number of hexes where a raid could still end in a position."""
    side = sight.tables.side[one.unit]
    reached = march_of(sight, one.unit)
    return sum(1 for hex in one.ground & reached if not sight.occupied[1 - side][hex])
