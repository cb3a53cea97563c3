"""9 Movement ranges: normal and strategic; see ``mechanics.kept_ranges`` for how they are kept."""

from __future__ import annotations

from hexside.games.traces_of_war.actions import Move, Strategic
from hexside.games.traces_of_war.work import TracesWork
from hexside.mechanics.kept_ranges import Options, Prospects, Range, continued
from hexside.mechanics.movement import NO_ZONES, search, whole_moves
from hexside.mechanics.movement_segment import NORMAL, STRATEGIC


def movement_range(
    work: TracesWork, side: int, start: int, mode: str, budget: int, whole: int
) -> Range | None:
    """The range of a unit with this many half-points; ``None`` when it cannot move at all.

    ``whole`` is the allowance of a unit that has not moved yet, else 0: only such a unit may spend
    everything on an unbridged major river or on marsh (9.1, 9.3).
    """
    ground = work.rules.ground
    if mode == STRATEGIC and not _may_go_far(work, side, start):
        return None
    zones = work.enemy_zones(side)
    enemy = work.field.bits[1 - side]
    key = (start, mode, budget, whole)
    found = ground.ranges.find(key, zones, enemy)
    if found is None:
        found = _searched(work, side, start, mode, budget, whole)
        ground.ranges.keep(key, zones, enemy, found)
    return found if found.costs else None


def onward(work: TracesWork, uid: str, mode: str, left: int) -> Options | None:
    """How a unit that has begun its move may go on with so many half-points."""
    start = work.units[uid].hex
    side = work.rules.side[uid]
    cache = work.field.ranges[side]
    key = ("onward", uid, start, mode, left)

    def found() -> Range | None:
        if mode == STRATEGIC and not _may_go_far(work, side, start):
            return None
        return _searched(work, side, start, mode, left, 0)

    return continued(cache, key, uid, found)


def _may_go_far(work: TracesWork, side: int, start: int) -> bool:
    """9.2: strategic movement begins on a road and in no enemy zone."""
    edges = work.rules.ground.strategic_edges
    return bool(edges[start]) and not work.field.zoc[1 - side][start]


def _searched(work: TracesWork, side: int, start: int, mode: str, budget: int, whole: int) -> Range:
    if mode == NORMAL:
        return _normal(work, side, start, budget, whole)
    return _strategic(work, side, start, budget)


def _normal(work: TracesWork, side: int, start: int, budget: int, whole: int) -> Range:
    """9.1, 9.3: normal movement."""
    ground = work.rules.ground
    zones = work.field.zoc[1 - side]
    barred = work.field.occupied[1 - side]
    costs, before = search(start, budget, ground.edges, barred, zones, ground.zone_costs)
    direct: tuple[int, ...] = ()
    if whole > 0:
        open_moves = [
            there
            for there, kind in ground.whole_moves[start]
            # 9.3: not from one enemy zone of control into another.
            if not (barred[there] or (kind and zones[start] and zones[there]))
        ]
        direct = whole_moves(start, whole, open_moves, costs, before)
    return Range(NORMAL, Move, ground.tails, start, costs, before, direct, whole)


def _strategic(work: TracesWork, side: int, start: int, budget: int) -> Range:
    """9.2: along a road at half cost, neither starting in nor entering an enemy zone."""
    ground = work.rules.ground
    costs, before = search(
        start,
        budget,
        ground.strategic_edges,
        work.field.occupied[1 - side],
        work.field.zoc[1 - side],
        NO_ZONES,
    )
    return Range(STRATEGIC, Strategic, ground.tails, start, costs, before)


def prospects(work: TracesWork, uid: str) -> Prospects:
    """What a unit that has not moved yet may do; kept until it or an enemy changes place."""
    unit = work.units[uid]
    side = work.rules.side[uid]
    cache = work.field.ranges[side]
    known: Prospects | None = cache.get(uid)
    # A unit is replaced whenever anything about it changes, so the same object is the same unit.
    if known is not None and known.unit is unit:
        return known
    found = []
    if unit.hex >= 0:
        budget = work.allowance(uid)
        for mode in (NORMAL, STRATEGIC):
            area = movement_range(
                work, side, unit.hex, mode, budget, budget if mode == NORMAL else 0
            )
            if area is not None:
                found.append(area.options(uid))
    known = cache[uid] = Prospects(unit, tuple(found))
    return known


def unit_options(work: TracesWork, uid: str) -> tuple[Options, ...]:
    """The moves of a unit that has not moved yet, by mode."""
    return prospects(work, uid).options
