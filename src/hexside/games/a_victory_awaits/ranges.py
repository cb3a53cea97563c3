"""9 Movement ranges: normal and strategic; see ``mechanics.kept_ranges`` for how they are kept."""

from __future__ import annotations

from hexside.games.a_victory_awaits.actions import Move, Strategic
from hexside.games.a_victory_awaits.state import CAUTIOUS, HALVED
from hexside.games.a_victory_awaits.work import AwaitsWork
from hexside.mechanics.kept_ranges import Options, Prospects, Range, continued
from hexside.mechanics.markers import carries
from hexside.mechanics.movement import NO_ZONES, ZoneCosts, search, whole_moves
from hexside.mechanics.movement_segment import NORMAL, STRATEGIC


def zone_costs(work: AwaitsWork, uid: str) -> ZoneCosts:
    """9.2: two points in and two out; 18.1: the Reserve of Leningrad keeps out of zones."""
    unit = work.units[uid]
    if unit.marks and carries(unit, CAUTIOUS):
        return NO_ZONES
    return work.rules.ground.zone_costs


def movement_range(
    work: AwaitsWork, uid: str, start: int, mode: str, budget: int, whole: int
) -> Range | None:
    """The range of a unit with so many half-points; ``None`` when it cannot move at all.

    ``whole`` is the allowance of a unit that has not moved yet, else 0: only such a unit may spend
    everything on an unbridged major river or on mountains (9.2).
    """
    rules = work.rules
    ground = rules.ground
    side = rules.side[uid]
    if mode == STRATEGIC and not _may_go_far(work, side, start):
        return None
    zones = work.enemy_zones(side)
    enemy = work.field.bits[1 - side]
    costs = zone_costs(work, uid)
    key = (start, mode, budget, whole, side, rules.movement_class[uid], costs is NO_ZONES)
    found = ground.ranges.find(key, zones, enemy)
    if found is None:
        found = _searched(work, uid, start, mode, budget, whole)
        ground.ranges.keep(key, zones, enemy, found)
    return found if found.costs else None


def onward(work: AwaitsWork, uid: str, mode: str, left: int) -> Options | None:
    """How a unit that has begun its move may go on with so many half-points."""
    start = work.units[uid].hex
    side = work.rules.side[uid]
    cache = work.field.ranges[side]
    # Own fortresses cancel zones (14.2), so they are part of what a range depends on.
    key = ("onward", uid, start, mode, left, work.fortress_bits, zone_costs(work, uid) is NO_ZONES)

    def found() -> Range | None:
        if mode == STRATEGIC and not _may_go_far(work, side, start):
            return None
        return _searched(work, uid, start, mode, left, 0)

    return continued(cache, key, uid, found)


def _may_go_far(work: AwaitsWork, side: int, start: int) -> bool:
    """9.3: strategic movement begins on a road and in no enemy zone."""
    edges = work.rules.ground.strategic_edges[side]
    return bool(edges[start]) and not work.zones(side)[start]


def _searched(work: AwaitsWork, uid: str, start: int, mode: str, budget: int, whole: int) -> Range:
    if mode == NORMAL:
        return _normal(work, uid, start, budget, whole, zone_costs(work, uid))
    return _strategic(work, work.rules.side[uid], start, budget)


def _normal(
    work: AwaitsWork, uid: str, start: int, budget: int, whole: int, zone: ZoneCosts
) -> Range:
    """9.2: normal movement."""
    rules = work.rules
    ground = rules.ground
    side = rules.side[uid]
    name = rules.movement_class[uid]
    zones = work.zones(side)
    barred = work.field.occupied[1 - side]
    costs, before = search(start, budget, ground.edges[side][name], barred, zones, zone)
    direct: tuple[int, ...] = ()
    # 9.2: neither the first nor the last hex of such a move may be in an enemy zone.
    if whole > 0 and not zones[start]:
        open_moves = [
            there
            for there in ground.whole_moves[side][name][start]
            if not (barred[there] or zones[there])
        ]
        direct = whole_moves(start, whole, open_moves, costs, before)
    return Range(NORMAL, Move, ground.tails, start, costs, before, direct, whole)


def _strategic(work: AwaitsWork, side: int, start: int, budget: int) -> Range:
    """9.3: along a road at half cost, neither starting in nor entering an enemy zone."""
    ground = work.rules.ground
    costs, before = search(
        start,
        budget,
        ground.strategic_edges[side],
        work.field.occupied[1 - side],
        work.zones(side),
        NO_ZONES,
    )
    return Range(STRATEGIC, Strategic, ground.tails, start, costs, before)


def prospects(work: AwaitsWork, uid: str) -> Prospects:
    """What a unit that has not moved yet may do; kept until it or an enemy changes place."""
    unit = work.units[uid]
    cache = work.field.ranges[work.rules.side[uid]]
    # Own fortresses cancel zones (14.2), so they are part of what a range depends on.
    key = (uid, work.fortress_bits)
    known: Prospects | None = cache.get(key)
    # A unit is replaced whenever anything about it changes, so the same object is the same unit.
    if known is not None and known.unit is unit:
        return known
    found: list[Options] = []
    if unit.hex >= 0:
        budget = work.allowance(uid)
        # 17.2: units out of command move normally.
        halved = bool(unit.marks) and carries(unit, HALVED)
        for mode in (NORMAL,) if halved else (NORMAL, STRATEGIC):
            whole = budget if mode == NORMAL else 0
            area = movement_range(work, uid, unit.hex, mode, budget, whole)
            if area is not None:
                found.append(area.options(uid))
    known = cache[key] = Prospects(unit, tuple(found))
    return known
