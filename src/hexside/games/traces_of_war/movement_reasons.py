"""Why a move is not legal: every obstacle on the way, with its rule."""

from __future__ import annotations

from itertools import pairwise

from hexside.engine import Reason
from hexside.games.traces_of_war.actions import Strategic
from hexside.games.traces_of_war.work import TracesWork
from hexside.mechanics.actions import Walking
from hexside.mechanics.movement import NO_COSTS
from hexside.mechanics.walking import Walk, walking_reasons
from hexside.mechanics.walking import path_cost as walk_cost


def movement_reasons(work: TracesWork, action: Walking, budget: int, moved: int) -> list[Reason]:
    """All the reasons against walking exactly this path with this many half-points.

    ``moved`` counts the legs that the unit has already made in this activation.
    """
    uid = action.unit

    def obstacles(walk: Walk) -> list[Reason]:
        if isinstance(action, Strategic):
            return _strategic(work, uid, walk)
        return _normal(work, uid, walk, moved)

    def cost(walk: Walk) -> int:
        return path_cost(work, action, walk)

    return walking_reasons(work, action, budget, ("9.1", "5.0"), obstacles, cost)


def _step_reasons(work: TracesWork, uid: str, a: int, b: int) -> list[Reason]:
    rules = work.rules
    found = []
    if b not in rules.ground.land:
        found.append(Reason("sea-hex", "9.0", {"hex": rules.names[b]}))
    elif "blocked" in rules.board.side(a, b):
        found.append(
            Reason("blocked-hexside", "9.0", {"hex": rules.names[a], "other": rules.names[b]})
        )
    if work.enemy_at(rules.side[uid], b):
        found.append(Reason("enemy-occupied", "5.0", {"hex": rules.names[b]}))
    return found


def _normal(work: TracesWork, uid: str, path: tuple[int, ...], moved: int) -> list[Reason]:
    rules = work.rules
    side = rules.side[uid]
    found: list[Reason] = []
    for number, (a, b) in enumerate(pairwise(path)):
        found.extend(_step_reasons(work, uid, a, b))
        in_zones = work.in_enemy_zone(side, a) and work.in_enemy_zone(side, b)
        hexes = {"hex": rules.names[a], "other": rules.names[b]}
        if rules.ground.is_major_river(a, b):
            if in_zones:
                found.append(Reason("major-river-between-zones", "9.3", dict(hexes)))
            if not rules.board.link(a, b) and (number or moved or len(path) > 2):
                found.append(Reason("major-river-whole-move", "9.1", dict(hexes)))
        if rules.board.terrain[b] == "marsh" and not rules.board.link(a, b):
            if in_zones:
                found.append(Reason("marsh-between-zones", "9.3", {"hex": rules.names[b]}))
            if number or moved or len(path) > 2:
                found.append(Reason("marsh-whole-move", "9.3", {"hex": rules.names[b]}))
    return found


def _strategic(work: TracesWork, uid: str, path: tuple[int, ...]) -> list[Reason]:
    rules = work.rules
    side = rules.side[uid]
    found: list[Reason] = []
    if work.in_enemy_zone(side, path[0]):
        found.append(Reason("strategic-starts-in-zone", "9.2", {"hex": rules.names[path[0]]}))
    for a, b in pairwise(path):
        found.extend(_step_reasons(work, uid, a, b))
        if "road" not in rules.board.link(a, b):
            found.append(
                Reason(
                    "strategic-needs-road", "9.2", {"hex": rules.names[a], "other": rules.names[b]}
                )
            )
        if work.in_enemy_zone(side, b):
            found.append(Reason("strategic-enters-zone", "9.2", {"hex": rules.names[b]}))
    return found


def path_cost(work: TracesWork, action: Walking, path: Walk) -> int:
    """What a path costs in half-points; 0 for a step that takes the whole allowance."""
    ground = work.rules.ground
    zones = work.field.zoc[1 - work.rules.side[action.unit]]
    if isinstance(action, Strategic):
        return walk_cost(ground.strategic_edges, zones, NO_COSTS, path)
    return walk_cost(ground.edges, zones, ground.zone_costs, path)
