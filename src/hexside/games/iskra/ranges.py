"""5 Movement ranges: normal, strategic and by rail; see ``mechanics.kept_ranges``.

Some hexes may only end a move: those with pinned friends (5.3.2), those that strategic and rail
movement may not pass (R-08), and those whose top counter is an enemy headquarters or pontoon, which
may be overrun (R-64). The search goes around them; they are added as last steps.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, NamedTuple

from hexside.games.iskra.actions import Move, Rail, Strategic
from hexside.games.iskra.crossings import Bridges
from hexside.games.iskra.overrun import may_overrun, overrun_hexes
from hexside.games.iskra.state import PINNED, TECHNICAL_PROBLEM
from hexside.games.iskra.work import IskraWork
from hexside.mechanics.connections import spread
from hexside.mechanics.kept_ranges import Options, Prospects, Range
from hexside.mechanics.movement import NEVER, NO_ZONES, Edges, ZoneCosts, search
from hexside.mechanics.movement_segment import NORMAL, RAIL, STRATEGIC

#: 5.5.1, R-69: a reinforcement that enters by rail; its way is free of enemy zones.
ENTRY_RAIL = "entry-rail"
#: 5.5.2, R-58: a rail move ends in the first enemy zone, or it begins in one and enters none.
INTO_ZONE = ZoneCosts(0, NEVER)
OUT_OF_ZONE = ZoneCosts(NEVER, 0)


OWN_HEXES = "own-hexes"


class OwnHexes(NamedTuple):
    """The hexes of a side that hinder its own moves, as bitboards."""

    #: 5.3.2: with a pinned unit.
    pinned: int
    #: 5.4.1, R-08: with two counters, a headquarters counted; bridges are markers.
    crowded: int


#: The enemy's zones and units, what may be overrun, the own units that hinder, hexes without room,
#: and the bridges.
Surroundings = tuple[int, int, int, OwnHexes, int, Bridges]


def own_hexes(work: IskraWork, side: int) -> OwnHexes:
    """5.3.2, R-08: where the own units hinder moves."""
    derived = work.of_side(side)
    known: OwnHexes | None = derived.get(OWN_HEXES)
    if known is None:
        pinned: list[int] = []
        crowded: list[int] = []
        side_of = work.rules.side
        units = work.units
        for hex, stack in work.data.order.rows:
            if side_of[stack[0]] != side:
                continue
            for uid in stack:
                marks = units[uid].marks
                if marks and PINNED in marks:
                    pinned.append(hex)
                    break
            if len(stack) > 1 and sum(not work.is_bridge(uid) for uid in stack) > 1:
                crowded.append(hex)
        bits = work.rules.grid.bits
        known = derived[OWN_HEXES] = OwnHexes(bits(pinned), bits(crowded))
    return known


def full_bits(work: IskraWork, uid: str) -> int:
    """6.0: the hexes with no room for another counter like this one, as a bitboard."""
    side, kind = work.rules.side[uid], work.rules.kind[uid]
    derived = work.of_side(side)
    key = ("full-bits", kind)
    known: int | None = derived.get(key)
    if known is None:
        known = derived[key] = work.rules.grid.bits(work.full(side, kind))
    return known


def halts(work: IskraWork, uid: str, mode: str) -> int:
    """5.3.2, 5.4.1, 5.5.3, R-08: the hexes with own units where a move of this mode must end."""
    own = own_hexes(work, work.rules.side[uid])
    if mode == STRATEGIC:
        return own.pinned | own.crowded | full_bits(work, uid)
    if mode == NORMAL and work.rules.option("full-hex-passage") == "on":
        return own.pinned
    return own.pinned | full_bits(work, uid)


def targets(work: IskraWork, uid: str, mode: str) -> int:
    """5.6, R-07: the hexes that this unit may try to overrun, in normal movement only."""
    if mode == NORMAL and may_overrun(work, uid):
        return overrun_hexes(work, work.rules.side[uid])
    return 0


def edges_of(work: IskraWork, uid: str, mode: str) -> Edges:
    """5.2, 5.4, 5.5: the steps of a mode with their costs."""
    rules = work.rules
    if mode in (RAIL, ENTRY_RAIL):
        return rules.ground.rail_edges
    crossings = work.crossings
    side, name = rules.side[uid], rules.movement_class[uid]
    if mode == STRATEGIC:
        return crossings.strategic_edges(side, name)
    return crossings.edges(side, name)


def zone_costs(work: IskraWork, uid: str, start: int, mode: str) -> ZoneCosts:
    """4.1, 5.4.1, 5.5.1, 5.5.2: what enemy zones add in a mode, or that they are shut."""
    if mode == NORMAL:
        return work.rules.ground.zone_costs
    if mode == RAIL:
        return OUT_OF_ZONE if work.in_enemy_zone(work.rules.side[uid], start) else INTO_ZONE
    return NO_ZONES


def movement_range(work: IskraWork, uid: str, start: int, mode: str, budget: int) -> Range | None:
    """The range of a unit with so many half-points; ``None`` when it cannot move at all."""
    rules = work.rules
    ground = rules.ground
    side = rules.side[uid]
    if not edges_of(work, uid, mode)[start]:
        return None
    if mode in (RAIL, ENTRY_RAIL):
        budget = 0
        near = ground.rail_bits
    else:
        near = ground.near(start, budget)
    near &= ~(1 << rules.grid.bit[start])
    stops = halts(work, uid, mode) & near
    aims = targets(work, uid, mode) & near
    # A failed overrun leaves the unit in the hex before, so there must be room.
    shut = full_bits(work, uid) & near & spread(aims, rules.grid) if aims else 0
    zones = work.enemy_zones(side)
    enemy = work.field.bits[1 - side]
    name = rules.movement_class[uid]
    bridges = work.crossings.near(near | 1 << rules.grid.bit[start])
    key = (start, mode, budget, side, name, bridges, stops, aims, shut)
    found = ground.ranges.find(key, zones, enemy)
    if found is None:
        found = _search(work, uid, start, mode, budget, LastHexes(stops, aims, shut))
        ground.ranges.keep(key, zones, enemy, found)
    return found if found.costs else None


class LastHexes(NamedTuple):
    """The hexes in reach that may only end a move, as bitboards.

    ``stops`` hold own units, ``aims`` may be overrun, but not out of the hexes in ``shut``.
    """

    stops: int
    aims: int
    shut: int


def _search(
    work: IskraWork, uid: str, start: int, mode: str, budget: int, last: LastHexes
) -> Range:
    """What a budget reaches: the open hexes, then those that may only end the move."""
    rules = work.rules
    grid = rules.grid
    enemy = work.field.occupied[1 - rules.side[uid]]
    barred = enemy
    if last.stops:
        barred = enemy[:]
        for hex in grid.indices(last.stops):
            barred[hex] = 1
    zones = work.zones(rules.side[uid])
    zone = zone_costs(work, uid, start, mode)
    edges = edges_of(work, uid, mode)
    costs, before = search(start, budget, edges, barred, zones, zone)
    last_steps = _last_steps(work, edges, costs, last, zones, zone)
    for cost, here, hex in sorted(last_steps):
        if cost <= budget:
            costs[hex] = cost
            before[hex] = here
    tails = rules.ground.tails
    if mode == NORMAL:
        return Range(NORMAL, Move, tails, start, costs, before)
    if mode == STRATEGIC:
        return Range(STRATEGIC, Strategic, tails, start, costs, before)
    through = _next_to_enemies(work, uid, costs) if zone is OUT_OF_ZONE else frozenset[int]()
    return Range(RAIL, Rail, tails, start, costs, before, through=through)


def _last_steps(
    work: IskraWork,
    edges: Edges,
    costs: Mapping[int, int],
    last: LastHexes,
    zones: bytearray,
    zone: ZoneCosts,
) -> Iterable[tuple[int, int, int]]:
    """The cheapest step into each hex that may only end a move: cost, the hex before, the hex."""
    if not last.stops | last.aims:
        return
    grid = work.rules.grid
    shut = frozenset(grid.indices(last.shut))
    entries = work.crossings.entries
    for hexes, closed in ((last.stops, frozenset[int]()), (last.aims, shut)):
        for hex in grid.indices(hexes):
            ways = [
                (costs[here] + price + (zone.leave if zones[here] else 0), here)
                for here, price in entries(edges, hex)
                if here in costs and here not in closed
            ]
            if ways:
                cost, here = min(ways)
                yield cost + (zone.enter if zones[hex] else 0), here, hex


def _next_to_enemies(work: IskraWork, uid: str, hexes: Iterable[int]) -> frozenset[int]:
    """5.5.2, R-58: where a rail move out of an enemy zone may not end."""
    grid = work.rules.grid
    beside = spread(work.field.bits[1 - work.rules.side[uid]], grid)
    return frozenset(hex for hex in hexes if beside >> grid.bit[hex] & 1)


def is_immobile(work: IskraWork, uid: str) -> bool:
    """5.3.2, 13.3.1, 19.1.15: off the map, pinned, with a technical problem, or a bridge."""
    unit = work.units[uid]
    if unit.hex < 0:
        return True
    if not unit.marks:
        return False
    return unit.has(PINNED) or unit.has(TECHNICAL_PROBLEM) or work.is_bridge(uid)


def prospects(work: IskraWork, uid: str, modes: tuple[str, ...]) -> Prospects:
    """What a unit that has not moved yet may do; kept until it or its surroundings change."""
    unit = work.units[uid]
    cache = work.field.ranges[work.rules.side[uid]]
    key = ("moves", uid)
    board = _surroundings(work, uid)
    known: tuple[Prospects, Any, Any] | None = cache.get(key)
    # A unit is replaced whenever anything about it changes, so the same object is the same unit.
    if known is not None and known[0].unit is unit and known[1] == (modes, board):
        return known[0]
    budget = work.allowance(uid)
    near = None if unit.hex < 0 else _in_reach(work, board, unit.hex, budget, modes)
    if known is not None and known[0].unit is unit and known[2] == near:
        # What has changed lies farther away than the unit can go.
        cache[key] = (known[0], (modes, board), near)
        return known[0]
    found: list[Options] = []
    if not is_immobile(work, uid):
        for mode in modes:
            area = movement_range(work, uid, unit.hex, mode, budget)
            if area is not None:
                found.append(area.options(uid))
    made = Prospects(unit, tuple(found))
    cache[key] = (made, (modes, board), near)
    return made


def _in_reach(
    work: IskraWork, board: Surroundings, start: int, budget: int, modes: tuple[str, ...]
) -> tuple[Any, ...]:
    """The part of the surroundings that the ranges from a hex can depend on."""
    ground = work.rules.ground
    # A search looks at the hexes that it reaches and at their neighbours.
    near = ground.near(start, budget + 1)
    if RAIL in modes or ENTRY_RAIL in modes:
        near |= ground.beside_rails
    zones, enemies, overruns, own, full, bridges = board
    pinned, crowded = own
    hexes = (
        zones & near,
        enemies & near,
        overruns & near,
        pinned & near,
        crowded & near,
        full & near,
    )
    return modes, bridges, hexes


def _surroundings(work: IskraWork, uid: str) -> Surroundings:
    """Everything besides the unit itself that its ranges depend on."""
    side = work.rules.side[uid]
    key = ("surroundings", side, work.rules.kind[uid])
    known: Surroundings | None = work.field.notes.get(key)
    if known is None:
        known = work.field.notes[key] = (
            work.enemy_zones(side),
            work.field.bits[1 - side],
            overrun_hexes(work, side),
            own_hexes(work, side),
            full_bits(work, uid),
            work.bridges,
        )
    return known
