"""5.1, 5.3, 5.4 Movement ranges by mode, kept while nothing that they depend on changes."""

from __future__ import annotations

from typing import Any

from hexside.engine import Action
from hexside.games.stalingrad42.actions import Extend, Move, Tactical
from hexside.games.stalingrad42.ground import HALVES
from hexside.games.stalingrad42.movement_costs import road_entry_cost
from hexside.games.stalingrad42.state import (
    AREA_BOX,
    AUTO_DS,
    DISRUPTED,
    FROZEN,
    FULL_RETREAT,
    ISOLATED,
    MOVED,
    OUT_OF_SUPPLY,
    READY,
    REPLACEMENT,
    SLIPPING,
    TRAIN,
    area_box,
    area_of,
)
from hexside.games.stalingrad42.tables import AXIS
from hexside.games.stalingrad42.ways import HOPS, POINTS, open_ways, united, with_start
from hexside.games.stalingrad42.work import S42Work
from hexside.mechanics.movement import NEVER
from hexside.pathfinding import path_to, reach

NORMAL = "normal"
EXTENDED = "extended"
TACTICAL = "tactical"
KINDS: dict[str, type[Move | Extend | Tactical]] = {
    NORMAL: Move,
    EXTENDED: Extend,
    TACTICAL: Tactical,
}
MODE_OF: dict[type[Action], str] = {kind: mode for mode, kind in KINDS.items()}


class Options:
    """The moves of one unit in one mode: cost and path of each hex and Entry Area in reach.

    Costs are in half-points, in Tactical Movement in hexes.
    """

    __slots__ = ("actions", "costs", "mode")

    def __init__(self, mode: str) -> None:
        self.mode = mode
        self.costs: dict[str, int] = {}
        self.actions: dict[str, Action] = {}


def modes(work: S42Work, uid: str) -> tuple[tuple[str, int], ...]:
    """5, 6.10: the modes that are open to a unit at the start of its move, with their budgets."""
    unit = work.units[uid]
    marks = unit.marks
    counter = work.rules.roster[uid]
    if unit.hex < 0 and not unit.box.startswith(AREA_BOX):
        return ()
    if counter.immobile or any(mark in marks for mark in (FROZEN, TRAIN, MOVED)):
        return ()
    if any(mark.startswith(AUTO_DS) for mark in marks):
        return ()
    if unit.hex < 0 and (DISRUPTED in marks or FULL_RETREAT in marks):
        # 22.3.1: only units in good order leave an Entry Area.
        return ()
    rules = work.rules.tables.movement
    if REPLACEMENT in marks:
        return ((TACTICAL, 1),)
    tactical = (TACTICAL, rules.tactical_hexes)
    if only_tactical(work, uid):
        return (tactical,)
    allowance = work.allowance(uid)
    found = [(NORMAL, allowance)] if allowance else []
    if not counter.no_extended and allowance:
        found.append((EXTENDED, allowance + rules.extended_bonus * HALVES))
    found.append(tactical)
    return tuple(found)


def only_tactical(work: S42Work, uid: str) -> bool:
    """13.2.1, 16.4, 18.6.3, S1.2: units that have nothing but Tactical Movement."""
    marks = work.units[uid].marks
    counter = work.rules.roster[uid]
    if DISRUPTED in marks:
        return True
    lacking = OUT_OF_SUPPLY in marks or ISOLATED in marks
    if lacking and counter.mechanised and work.rules.combat[uid]:
        return True
    if counter.type == "supply-point" and READY in marks:
        return True
    return (
        counter.number == AXIS
        and work.rules.combat[uid]
        and work.turn in work.rules.setup.tactical_turns
    )


def options(work: S42Work, uid: str, mode: str, budget: int, moved: int = 0) -> Options | None:
    """The moves of a unit in a mode; ``moved`` counts the hexes it has already made."""
    unit = work.units[uid]
    if unit.hex >= 0:
        found = _from_hex(work, uid, mode, budget, moved)
    else:
        found = _from_area(work, uid, area_of(unit.box), mode, budget)
    return found if found.actions else None


def _tables(work: S42Work, uid: str, mode: str) -> tuple[Any, bytearray, bytearray]:
    """The open ways, the hexes that may not be entered, and the enemy zones."""
    side = work.rules.side[uid]
    mover = "combat" if work.rules.combat[uid] else "non-combat"
    counting = HOPS if mode == TACTICAL else POINTS
    edges = open_ways(work, side, work.rules.movement_class[uid], counting, mover)
    zones = work.field.zoc[1 - side]
    barred = work.field.occupied[1 - side]
    if mode == EXTENDED:
        barred = united(barred, zones)
    elif FULL_RETREAT in work.units[uid].marks:
        barred = united(barred, shunned(work, side))
    return edges, barred, zones


def shunned(work: S42Work, side: int) -> bytearray:
    """13.3.2: zones that units in Full Retreat may not enter: no other friend stands there."""
    key = ("shunned", side)
    known: bytearray | None = work.field.notes.get(key)
    if known is None:
        known = bytearray(work.field.zoc[1 - side])
        for hex in work.field.stacks:
            if known[hex] and any(
                not work.has(uid, FULL_RETREAT) for uid in work.combat_units(side, hex)
            ):
                known[hex] = 0
        work.field.notes[key] = known
    return known


def _leaving(work: S42Work, uid: str, mode: str) -> int:
    """6.2, 13.3.1: what it costs to leave the enemy zone in which a unit starts."""
    if mode == TACTICAL or SLIPPING in work.units[uid].marks:
        return 0
    return work.rules.tables.movement.leave_zone * HALVES


def _from_hex(work: S42Work, uid: str, mode: str, budget: int, moved: int) -> Options:
    start = work.units[uid].hex
    edges, barred, zones = _tables(work, uid, mode)
    if not moved:
        edges = with_start(work, edges, uid, start, HOPS if mode == TACTICAL else POINTS)
    # A unit that has entered a zone has stopped there, and gets here with nothing left.
    leaving = _leaving(work, uid, mode)
    costs, before = reach(start, budget, edges, barred, zones, 0, NEVER, leaving)
    found = Options(mode)
    kind = KINDS[mode]
    names = work.rules.names
    paths: dict[int, tuple[str, ...]] = {start: ()}
    for hex, cost in costs.items():
        if hex == start:
            continue
        path = paths[hex] = (*paths[before[hex]], names[hex])
        found.costs[names[hex]] = cost
        found.actions[names[hex]] = kind(uid, path)
    _into_areas(work, uid, mode, budget, costs, paths, leaving, found)
    return found


def _into_areas(
    work: S42Work,
    uid: str,
    mode: str,
    budget: int,
    costs: dict[int, int],
    paths: dict[int, tuple[str, ...]],
    leaving: int,
    found: Options,
) -> None:
    """22.3.1, S1.2: into a friendly Entry Area or out by an exit area; a unit stops there."""
    rules = work.rules
    side = rules.side[uid]
    letters = set(rules.areas[side])
    if side == AXIS:
        letters |= set(rules.setup.exit_areas)
    if DISRUPTED in work.units[uid].marks:
        return
    price = 1 if mode == TACTICAL else rules.tables.movement.enter_area * HALVES
    zones = work.field.zoc[1 - side]
    start = work.units[uid].hex
    for hex in costs.keys() & rules.areas_at.keys():
        if zones[hex] and hex != start:
            continue
        total = costs[hex] + price + (leaving if zones[hex] else 0)
        if total > budget:
            continue
        for letter in rules.areas_at[hex]:
            box = area_box(letter)
            if letter in letters and total < found.costs.get(box, NEVER):
                found.costs[box] = total
                found.actions[box] = KINDS[mode](uid, (*paths[hex], box))


def _from_area(work: S42Work, uid: str, letter: str, mode: str, budget: int) -> Options:
    """22.1.2, 22.3: out of an Entry Area, paying for the first hex."""
    rules = work.rules
    side = rules.side[uid]
    edges, barred, zones = _tables(work, uid, mode)
    found = Options(mode)
    kind = KINDS[mode]
    names = rules.names
    for hex in rules.entry_hexes.get(letter, ()):
        if barred[hex] or not may_come_in(work, side, hex):
            continue
        price: int | None = 1
        if mode != TACTICAL:
            price = road_entry_cost(rules, rules.movement_class[uid], work.season, hex)
        if price is None or price > budget:
            continue
        costs, before = reach(hex, budget - price, edges, barred, zones, 0, NEVER, NEVER)
        for there, cost in costs.items():
            name = names[there]
            if price + cost < found.costs.get(name, NEVER):
                found.costs[name] = price + cost
                path = (names[hex], *(names[step] for step in path_to(before, there)))
                found.actions[name] = kind(uid, path)
    return found


def may_come_in(work: S42Work, side: int, hex: int) -> bool:
    """22.3.2: no enemy bond closes the map edge of a hex."""
    bonds = work.enemy_bonds(side)
    return any(not bonds.bars_entry(hex, edge) for edge in work.rules.edge_hexsides(hex)) or (
        not work.rules.edge_hexsides(hex) and hex not in bonds.hexes
    )


def prospects(work: S42Work, uid: str) -> tuple[Options, ...]:
    """What a unit that has not moved yet may do; kept until something near it changes."""
    unit = work.units[uid]
    side = work.rules.side[uid]
    cache = work.field.ranges[side]
    mover = "combat" if work.rules.combat[uid] else "non-combat"
    movement_class = work.rules.movement_class[uid]
    # The tables of open ways are replaced whenever bonds, pontoons or the ground change.
    token: list[Any] = [open_ways(work, side, movement_class, POINTS, mover), work.data.weather]
    if FULL_RETREAT in unit.marks:
        token.append(bytes(shunned(work, side)))
    known: tuple[Any, list[Any], tuple[Options, ...]] | None = cache.get(uid)
    if (
        known is not None
        and known[0] is unit
        and known[1][0] is token[0]
        and known[1][1:] == token[1:]
    ):
        return known[2]
    found = []
    for mode, budget in modes(work, uid):
        option = options(work, uid, mode, budget)
        if option is not None:
            found.append(option)
    result = _without_repeats(found)
    cache[uid] = (unit, token, result)
    return result


def _without_repeats(found: list[Options]) -> tuple[Options, ...]:
    """Extended Movement is listed only where normal movement does not lead."""
    near = next((option for option in found if option.mode == NORMAL), None)
    for option in found:
        if near is not None and option.mode == EXTENDED:
            for name in near.actions:
                option.actions.pop(name, None)
                option.costs.pop(name, None)
    return tuple(option for option in found if option.actions)
