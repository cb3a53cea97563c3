"""Where a counter can stand at all: ground that is closed to it, and units still on the ice."""

from __future__ import annotations

from hexside.games.iskra.shapes import SIDES
from hexside.games.iskra.state import ON_ICE
from hexside.games.iskra.work import IskraWork


def is_lined(work: IskraWork, hex: int) -> bool:
    """R-74: whether a line runs through a hex, so that units closed to its terrain may be there."""
    crossings = work.crossings
    return any(crossings.lines(hex, there) for there in work.rules.grid.adjacent(hex))


def is_barred_ground(work: IskraWork, uid: str, hex: int) -> bool:
    """8.3.4, 7.4: terrain that the class of a unit cannot be in, off every line and bridge site."""
    rules = work.rules
    ground = rules.ground
    if hex in ground.sites or rules.is_hq[uid]:
        return False
    cost = ground.effects.terrain[rules.board.terrain[hex]].cost
    return cost.of(rules.movement_class[uid]) == "closed" and not is_lined(work, hex)


def might_stand(work: IskraWork, uid: str, hex: int) -> bool:
    """5.2.8, 13.3.2: whether a counter that nobody sees might be in a hex."""
    rules = work.rules
    if ON_ICE in work.units[uid].marks and hex not in rules.ground.open_ice:
        return False
    terrain = rules.ground.effects.terrain[rules.board.terrain[hex]]
    if SIDES[rules.side[uid]] in terrain.closed_to:
        return False
    return not is_barred_ground(work, uid, hex)


__all__ = ["is_barred_ground", "is_lined", "might_stand"]
