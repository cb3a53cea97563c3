"""Why a move is not legal: every obstacle on the way, with its rule."""

from __future__ import annotations

from itertools import pairwise

from hexside.engine import Reason
from hexside.games.traces_of_war.actions import Move, Strategic
from hexside.games.traces_of_war.ground import HALVES
from hexside.games.traces_of_war.work import TracesWork


def movement_reasons(
    work: TracesWork, action: Move | Strategic, budget: int, moved: int
) -> list[Reason]:
    """All the reasons against walking exactly this path with this many half-points.

    ``moved`` counts the legs that the unit has already made in this activation.
    """
    rules = work.rules
    uid = action.unit
    unknown = [name for name in action.path if name not in rules.grid]
    if unknown:
        return [Reason("unknown-hex", "", {"hex": name}) for name in unknown]
    if not action.path:
        return [Reason("no-path", "9.1", {"unit": uid})]
    path = (work.units[uid].hex, *(rules.grid.index(name) for name in action.path))
    for a, b in pairwise(path):
        if rules.grid.direction(a, b) < 0:
            return [Reason("not-adjacent", "9.1", {"hex": rules.names[a], "other": rules.names[b]})]
    if isinstance(action, Strategic):
        found = _strategic(work, uid, path)
    else:
        found = _normal(work, uid, path, moved)
    cost = path_cost(work, action, path)
    if cost > budget and not found:
        found.append(
            Reason(
                "not-enough-movement",
                "9.1",
                {"unit": uid, "cost": cost / HALVES, "left": budget / HALVES},
            )
        )
    if not work.room(uid, path[-1]):
        found.append(Reason("stacking-limit", "5.0", {"hex": action.path[-1]}))
    if not found:
        # The way is open, but another one is as cheap or cheaper: such a way is walked in legs.
        found.append(Reason("walk-in-legs", "9.1", {"unit": uid, "hex": action.path[-1]}))
    return found


def _step_reasons(work: TracesWork, uid: str, a: int, b: int) -> list[Reason]:
    rules = work.rules
    found = []
    if b not in rules.land:
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
        if rules.is_major_river(a, b):
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


def path_cost(work: TracesWork, action: Move | Strategic, path: tuple[int, ...]) -> int:
    """What a path costs in half-points; 0 for a step that takes the whole allowance."""
    rules = work.rules
    side = rules.side[action.unit]
    edges = rules.strategic_edges if isinstance(action, Strategic) else rules.edges
    total = 0
    for a, b in pairwise(path):
        total += next((price for price, there, _ in edges[a] if there == b), 0)
        if isinstance(action, Move):
            total += rules.zone_costs.leave if work.in_enemy_zone(side, a) else 0
            total += rules.zone_costs.enter if work.in_enemy_zone(side, b) else 0
    return total
