"""Why a move is not legal: every obstacle on the way, with its rule."""

from __future__ import annotations

from itertools import pairwise

from hexside.engine import Reason
from hexside.games.a_victory_awaits.actions import Strategic
from hexside.games.a_victory_awaits.ranges import zone_costs
from hexside.games.a_victory_awaits.state import HALVED
from hexside.games.a_victory_awaits.work import AwaitsWork
from hexside.mechanics.actions import Walking
from hexside.mechanics.markers import carries
from hexside.mechanics.movement import NO_COSTS, NO_ZONES
from hexside.mechanics.walking import Walk, path_cost, walking_reasons


def movement_reasons(work: AwaitsWork, action: Walking, budget: int, moved: int) -> list[Reason]:
    """All the reasons against walking exactly this path with this many half-points.

    ``moved`` counts the legs that the unit has already made in this activation.
    """
    uid = action.unit

    def obstacles(walk: Walk) -> list[Reason]:
        if isinstance(action, Strategic):
            return _strategic(work, uid, walk)
        return _normal(work, uid, walk, moved)

    def cost(walk: Walk) -> int:
        return walk_cost(work, action, walk)

    return walking_reasons(work, action, budget, ("9.2", "3.1"), obstacles, cost)


def walk_cost(work: AwaitsWork, action: Walking, walk: Walk) -> int:
    """9.2, 9.3: what a path costs in half-points."""
    rules = work.rules
    side = rules.side[action.unit]
    zones = work.zones(side)
    if isinstance(action, Strategic):
        return path_cost(rules.ground.strategic_edges[side], zones, NO_COSTS, walk)
    edges = rules.ground.edges[side][rules.movement_class[action.unit]]
    return path_cost(edges, zones, rules.ground.zone_costs, walk)


def step_reasons(work: AwaitsWork, uid: str, a: int, b: int, rule: str) -> list[Reason]:
    """Why a step is forbidden whatever it costs: water, mountains, start line, enemies."""
    rules = work.rules
    ground = rules.ground
    side = rules.side[uid]
    hexes = {"hex": rules.names[a], "other": rules.names[b]}
    found = []
    if b not in ground.land:
        found.append(Reason("sea-hex", rule, {"hex": rules.names[b]}))
    elif not ground.may_enter(side, "mountain", a, b):
        found.append(Reason("start-line", "2.1", dict(hexes)))
    elif not ground.may_enter(side, rules.movement_class[uid], a, b):
        found.append(Reason("mountain-closed", "9.2", {"hex": rules.names[b]}))
    if work.enemy_at(side, b):
        found.append(Reason("enemy-occupied", "3.1", {"hex": rules.names[b]}))
    return found


def _normal(work: AwaitsWork, uid: str, path: Walk, moved: int) -> list[Reason]:
    rules = work.rules
    ground = rules.ground
    side = rules.side[uid]
    name = rules.movement_class[uid]
    cautious = zone_costs(work, uid) is NO_ZONES
    found: list[Reason] = []
    for number, (a, b) in enumerate(pairwise(path)):
        steps = step_reasons(work, uid, a, b, "9.2")
        found.extend(steps)
        in_zone = work.in_enemy_zone(side, a) or work.in_enemy_zone(side, b)
        hexes = {"hex": rules.names[a], "other": rules.names[b]}
        if b in ground.whole_moves[side][name][a]:
            climbs = b in ground.mountains
            if in_zone:
                code = "mountain-in-zone" if climbs else "major-river-in-zone"
                found.append(Reason(code, "9.2", dict(hexes)))
            if number or moved or len(path) > 2:
                code = "mountain-whole-move" if climbs else "major-river-whole-move"
                found.append(Reason(code, "9.2", dict(hexes)))
        if cautious and in_zone:
            found.append(Reason("reserve-keeps-out-of-zones", "18.1", dict(hexes)))
    return found


def _strategic(work: AwaitsWork, uid: str, path: Walk) -> list[Reason]:
    rules = work.rules
    side = rules.side[uid]
    found: list[Reason] = []
    unit = work.units[uid]
    if unit.marks and carries(unit, HALVED):
        found.append(Reason("out-of-command-moves-normally", "17.2", {"unit": uid}))
    if work.in_enemy_zone(side, path[0]):
        found.append(Reason("strategic-starts-in-zone", "9.3", {"hex": rules.names[path[0]]}))
    for a, b in pairwise(path):
        found.extend(step_reasons(work, uid, a, b, "9.3"))
        if not rules.ground.on_road(a, b):
            hexes = {"hex": rules.names[a], "other": rules.names[b]}
            found.append(Reason("strategic-needs-road", "9.3", dict(hexes)))
        if work.in_enemy_zone(side, b):
            found.append(Reason("strategic-enters-zone", "9.3", {"hex": rules.names[b]}))
    return found
