"""19.4, V68 Combats that wait in other lanes: who is bound by them, and where.

While a combat waits for losses, a retreat or a pursuit, the other activations go on. Its units
neither move nor fight elsewhere, and nobody else attacks the hexes where they stand.
"""

from __future__ import annotations

from hexside.engine.side_by_side import beside
from hexside.games.a_victory_awaits.battle import Battle
from hexside.games.a_victory_awaits.pursuit import Pursuit
from hexside.games.a_victory_awaits.work import AwaitsWork

_NOBODY: frozenset[str] = frozenset()
_NOWHERE: frozenset[int] = frozenset()


def _fights(work: AwaitsWork) -> list[Battle | Pursuit]:
    return [
        frame
        for lane in beside(work)
        for frame in lane.agenda
        if isinstance(frame, (Battle, Pursuit))
    ]


def _units(work: AwaitsWork, fight: Battle | Pursuit) -> tuple[str, ...]:
    if isinstance(fight, Pursuit):
        return fight.units
    return (*fight.attackers, *fight.defenders(work))


def engaged(work: AwaitsWork) -> frozenset[str]:
    """The units of combats that wait in other lanes."""
    if work.rules.setup.variant != "multiplayer":
        return _NOBODY
    return frozenset(uid for fight in _fights(work) for uid in _units(work, fight))


def contested(work: AwaitsWork) -> frozenset[int]:
    """The hexes of combats that wait in other lanes: the attacked one and those of the units."""
    if work.rules.setup.variant != "multiplayer":
        return _NOWHERE
    fights = _fights(work)
    hexes = {work.units[uid].hex for fight in fights for uid in _units(work, fight)}
    return frozenset(hexes.union(fight.target for fight in fights))
