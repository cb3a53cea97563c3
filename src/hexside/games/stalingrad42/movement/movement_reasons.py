"""Why a move is not legal: every obstacle on the way, with its rule."""

from __future__ import annotations

from itertools import pairwise

from hexside.engine import Reason
from hexside.engine.refusals import Argument
from hexside.games.stalingrad42.actions import Extend, Move, Tactical
from hexside.games.stalingrad42.areas.area_moves import may_come_in
from hexside.games.stalingrad42.board.ground import HALVES
from hexside.games.stalingrad42.maskirovka.pace import march_faults, pace_of
from hexside.games.stalingrad42.movement.city_moves import city_reasons, entry_reasons
from hexside.games.stalingrad42.movement.modes import TACTICAL
from hexside.games.stalingrad42.movement.movement_costs import (
    needs_start,
    road_entry_cost,
    step_cost,
)
from hexside.games.stalingrad42.movement.movement_ranges import (
    modes,
    only_tactical,
    shunned,
)
from hexside.games.stalingrad42.movement.open_ways import flotilla_of
from hexside.games.stalingrad42.movement.options import MODE_OF
from hexside.games.stalingrad42.movement.other_moves import unit_reasons
from hexside.games.stalingrad42.movement.ready_supply import moves_tactically_only
from hexside.games.stalingrad42.movement.special_phases import open_modes, phase_reason
from hexside.games.stalingrad42.state import (
    AREA_BOX,
    AUTO_DS,
    DISRUPTED,
    FROZEN,
    FULL_RETREAT,
    ISOLATED,
    MOVED,
    OUT_OF_SUPPLY,
    REPLACEMENT,
    RESERVE_ARMY,
    SLIPPING,
    TRAIN,
    area_of,
)
from hexside.games.stalingrad42.units.reserves import marker_of
from hexside.games.stalingrad42.work import S42Work

Walk = Move | Extend | Tactical


def _why_tactical(work: S42Work, uid: str) -> list[Reason]:
    """5.4: the section that leaves a unit nothing but Tactical Movement."""
    unit = work.units[uid]
    marks = unit.marks
    sections = []
    if unit.hex >= 0 and work.field.is_contested(unit.hex):
        sections.append("29.1.2")
    elif work.rules.roster[uid].type == RESERVE_ARMY:
        # somebody in its box has nothing else.
        sections.append("34.3.1")
    if DISRUPTED in marks:
        sections.append("13.2.1")
    lacking = OUT_OF_SUPPLY in marks or ISOLATED in marks
    if lacking and work.rules.roster[uid].mechanised:
        sections.append("16.4")
    found = [Reason("s42-tactical-only", rule, {"unit": uid}) for rule in sections]
    return found + moves_tactically_only(work, uid)


def movement_reasons(work: S42Work, side: int, action: Walk, left: int, moved: int) -> list[Reason]:
    """All the reasons against walking exactly this path.

    ``left`` is what the unit has left when it has already made ``moved`` hexes.
    """
    found = unit_reasons(work, side, action.unit)
    if found:
        return found
    uid = action.unit
    found = _unit_obstacles(work, side, action, moved)
    if not action.path:
        return [*found, Reason("no-path", "5.1", {"unit": uid})]
    hexes = [name for name in action.path if not name.startswith(AREA_BOX)]
    unknown = [name for name in hexes if name not in work.rules.grid]
    if unknown:
        return [Reason("unknown-hex", "", {"hex": name}) for name in unknown]
    grid = work.rules.grid
    path = [grid.index(name) for name in hexes]
    if work.units[uid].hex >= 0:
        path.insert(0, work.units[uid].hex)
    for a, b in pairwise(path):
        if grid.direction(a, b) < 0:
            names = work.rules.names
            return [Reason("not-adjacent", "5.1", {"hex": names[a], "other": names[b]})]
    entering = work.units[uid].hex < 0
    if entering:
        found += _entry(work, side, action, path)
    for number, (a, b) in enumerate(pairwise(path)):
        # A unit that comes from an Entry Area has made a hex before the first step on the map.
        found += _step(work, side, action, a, b, number + moved + (1 if entering else 0))
    found += _area(work, side, action)
    if not found:
        found += _budget(work, side, action, path, left)
    return found or [_other_way(work, side, action, path, left)]


def _other_way(work: S42Work, side: int, action: Walk, path: list[int], left: int) -> Reason:
    """Nothing bars the path, but the move that is offered to its last hex is another one."""
    goal: dict[str, Argument] = {"unit": action.unit, "hex": action.path[-1]}
    if isinstance(action, Extend) and not _budget(
        work, side, Move(action.unit, action.path), path, left
    ):
        return Reason("s42-normal-movement-will-do", "5.3", goal)
    if len(action.path) == 1:
        return Reason("s42-cheaper-way", "5.1", goal)
    return Reason("walk-in-legs", "5.1", goal)


def frozen_by(work: S42Work, uid: str) -> str:
    """20.4, 20.6, 31, S1.2: the rule for which a unit waits."""
    counter = work.rules.roster[uid]
    if counter.garrison:
        return "20.4"
    if counter.north_caucasus:
        return "20.6"
    return "31" if work.rules.setup.reserve_armies else "S1.2"


def _unit_obstacles(work: S42Work, side: int, action: Walk, moved: int) -> list[Reason]:
    uid = action.unit
    unit = work.units[uid]
    marks = unit.marks
    if unit.hex < 0 and not unit.box.startswith(AREA_BOX):
        return [Reason("unit-not-on-map", "5.1", {"unit": uid})]
    found = []
    if MOVED in marks and not moved:
        found.append(Reason("already-moved", "5.1", {"unit": uid}))
    if any(mark.startswith(AUTO_DS) for mark in marks):
        found.append(Reason("s42-auto-ds-marker", "8.6.1", {"unit": uid}))
    if marker_of(work, uid):
        found.append(Reason("s42-in-reserve", "25.2.1", {"unit": uid}))
    if FROZEN in marks:
        found.append(Reason("s42-unit-frozen", frozen_by(work, uid), {"unit": uid}))
    if MODE_OF[type(action)] not in open_modes(work, uid):
        found += phase_reason(work, side)
    if TRAIN in marks:
        found.append(Reason("s42-on-a-train", "5.6.5", {"unit": uid}))
    if unit.hex < 0 and (DISRUPTED in marks or FULL_RETREAT in marks):
        found.append(Reason("s42-not-in-good-order", "22.3.1", {"unit": uid}))
    if not isinstance(action, Tactical) and not moved:
        if only_tactical(work, uid):
            found += _why_tactical(work, uid)
        elif REPLACEMENT in marks:
            found.append(Reason("s42-replacement-marker", "21.4", {"unit": uid}))
    if uid in work.rules.reserve_armies:
        found += march_faults(work, uid)
        if pace_of(work, uid).one_hex and not isinstance(action, Tactical):
            found.append(Reason("s42-army-holds-replacement", "34.3.1", {"unit": uid}))
    if isinstance(action, Extend) and work.rules.roster[uid].no_extended:
        found.append(Reason("s42-no-extended-movement", "5.3", {"unit": uid}))
    return found


def _step(work: S42Work, side: int, action: Walk, a: int, b: int, number: int) -> list[Reason]:
    rules = work.rules
    ground = rules.ground
    names = rules.names
    uid = action.unit
    hexes = {"hex": names[a], "other": names[b]}
    found = []
    klass = rules.movement_class[uid]
    found += city_reasons(work, side, action, a, b, number)
    ferried = flotilla_of(work, side) == rules.grid.hexside(a, b)
    if step_cost(ground, side, klass, work.season, a, b) is None and not ferried:
        found.append(Reason("s42-closed-terrain", "2.2.3", dict(hexes)))
    elif needs_start(ground, work.season, a, b) and number and not _pontoon(work, side, uid, a, b):
        found.append(Reason("s42-major-river-start", "5.5.2", dict(hexes)))
    if work.enemy_bonds(side).bars(a, b):
        found.append(Reason("s42-enemy-bond", "7.2", dict(hexes)))
    if work.in_enemy_zone(side, b):
        if isinstance(action, Extend):
            found.append(Reason("s42-extended-into-zone", "5.3", {"hex": names[b]}))
        elif FULL_RETREAT in work.units[uid].marks and shunned(work, side) >> rules.grid.bit[b] & 1:
            found.append(Reason("s42-full-retreat-into-zone", "13.3.2", {"hex": names[b]}))
    if number and work.in_enemy_zone(side, a):
        found.append(Reason("s42-stop-in-zone", "6.2", {"hex": names[a]}))
    return found


def _pontoon(work: S42Work, side: int, uid: str, a: int, b: int) -> bool:
    """5.5.5: friendly combat units hold both banks; the mover may be one of them."""
    return work.friend_at(side, b) and (work.rules.combat[uid] or work.friend_at(side, a))


def _entry(work: S42Work, side: int, action: Walk, path: list[int]) -> list[Reason]:
    """22.3: why a unit may not come onto the map by the first hex of a path."""
    box = work.units[action.unit].box
    letter = area_of(box)
    if not letter:
        return []
    if not path or path[0] not in work.ground.entry_hexes.get(letter, ()):
        return [Reason("s42-area-not-adjacent", "22.3.1", {"area": box})]
    name = work.rules.names[path[0]]
    found = []
    found += entry_reasons(work, side, action, path[0])
    if not may_come_in(work, side, path[0]):
        found.append(Reason("s42-enemy-bond", "22.3.2", {"hex": box, "other": name}))
    if work.in_enemy_zone(side, path[0]) and isinstance(action, Extend):
        found.append(Reason("s42-extended-into-zone", "5.3", {"hex": name}))
    if _entry_price(work, action.unit, path[0]) is None:
        found.append(Reason("s42-closed-terrain", "2.2.3", {"hex": box, "other": name}))
    return found


def _entry_price(work: S42Work, uid: str, hex: int) -> int | None:
    return road_entry_cost(work.ground, work.rules.movement_class[uid], work.season, hex)


def _area(work: S42Work, side: int, action: Walk) -> list[Reason]:
    goal = action.path[-1]
    if not goal.startswith(AREA_BOX):
        return []
    rules = work.rules
    letter = area_of(goal)
    if letter not in work.ways_out(side):
        return [Reason("s42-enemy-area", "22.4", {"area": goal})]
    if DISRUPTED in work.units[action.unit].marks:
        return [Reason("s42-disrupted-into-area", "13.2.1", {"unit": action.unit})]
    last = action.path[-2] if len(action.path) > 1 else ""
    hex = rules.grid.index(last) if last in rules.grid else work.units[action.unit].hex
    if hex < 0 or letter not in rules.ground.areas_at.get(hex, ()):
        return [Reason("s42-area-not-adjacent", "22.3.1", {"area": goal})]
    return []


def _budget(work: S42Work, side: int, action: Walk, path: list[int], left: int) -> list[Reason]:
    uid = action.unit
    mode = MODE_OF[type(action)]
    budget = left if left >= 0 else dict(modes(work, uid)).get(mode, 0)
    scale = 1 if mode == TACTICAL else HALVES
    cost = len(action.path)
    if mode != TACTICAL:
        cost = path_cost(work, side, uid, path)
        if action.path[-1].startswith(AREA_BOX):
            cost += work.rules.tables.movement.enter_area * HALVES
    if cost > budget:
        return [
            Reason(
                "not-enough-movement",
                "5.4" if mode == TACTICAL else "5.1",
                {"unit": uid, "cost": cost / scale, "left": budget / scale},
            )
        ]
    return []


def path_cost(work: S42Work, side: int, uid: str, path: list[int]) -> int:
    """What a path costs in half-points, with the exit from an enemy zone."""
    klass = work.rules.movement_class[uid]
    total = 0
    for a, b in pairwise(path):
        total += step_cost(work.ground, side, klass, work.season, a, b) or 0
    if work.units[uid].hex < 0:
        total += _entry_price(work, uid, path[0]) or 0
    elif work.in_enemy_zone(side, path[0]) and not work.has(uid, SLIPPING):
        total += work.rules.tables.movement.leave_zone * HALVES
    return total
