"""24.1.4: whoever slips through in the last turn takes points in the rear: who could, and where."""

from __future__ import annotations

from typing import NamedTuple

from hexside.players.phased.goals import spoils
from hexside.players.phased.sight import Sight
from hexside.players.phased.threats import march_of


class Raid(NamedTuple):
    """A way to score in the enemy's rear: who, from where, on which ground, in which hexes."""

    unit: str
    here: int
    ground: frozenset[int]
    hexes: frozenset[int]
    points: float

    @property
    def what(self) -> tuple[str, frozenset[int]]:
        """Who could score where; the way there may change."""
        return self.unit, self.ground


def raids(sight: Sight, side: int) -> list[Raid]:
    """Who of a side can reach what scores in the enemy's rear with a move.

    Victory hexes that stand empty count too: whoever walks in takes them.
    """
    lore = sight.lore
    enemy = sight.occupied[1 - side]
    grounds = spoils(sight, side)
    grounds += [
        (frozenset({hex}), float(points))
        for hex, points in lore.rules.victory_hexes.items()
        if not sight.controls(side, hex)
    ]
    found = []
    for uid, here in sight.where.items():
        if lore.side[uid] != side or not lore.combat[uid] or not sight.is_fit(uid):
            continue
        reached = march_of(sight, uid)
        for ground, points in grounds:
            hexes = frozenset(hex for hex in ground if hex in reached and not enemy[hex])
            if hexes:
                found.append(Raid(uid, here, ground, hexes, points))
    return found


def raiders(sight: Sight, side: int) -> dict[int, float]:
    """The hexes from which a side can raid, with the points of the best raid."""
    found: dict[int, float] = {}
    for one in raids(sight, side):
        found[one.here] = max(one.points, found.get(one.here, 0.0))
    return found


def exposed(sight: Sight, side: int) -> float:
    """The points that a side can take by raids, each once."""
    return sum({one.ground: one.points for one in raids(sight, side)}.values())


def left_open(sight: Sight, one: Raid) -> int:
    """In how many hexes a raid could still end in a position."""
    side = sight.lore.side[one.unit]
    reached = march_of(sight, one.unit)
    return sum(1 for hex in one.ground & reached if not sight.occupied[1 - side][hex])
