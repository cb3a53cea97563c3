"""What the planner's moves are for, as precisely as the map can tell."""

from __future__ import annotations

from hexside.engine import Action, Reason
from hexside.engine.refusals import Argument
from hexside.players.quick.sketch import Sketch
from hexside.players.reasons import OBJECTIVE, attack_reason, reason_for

#: The codes of moves, as precise as the map allows.
CODES = (
    "plan-move-advance",
    "plan-move-attack",
    "plan-move-block",
    "plan-move-command",
    "plan-move-cover",
    "plan-move-encircle",
    "plan-move-garrison",
    "plan-move-shield",
    "plan-move-supply",
    "plan-move-take",
    "plan-move-towards",
    "plan-move-withdraw",
)
#: How near an objective a move must end to be about it, in half-points of march.
ABOUT = 16


def purpose(kind: str, action: Action) -> Reason:
    """The purpose of an answer outside movement and attacks."""
    return reason_for(kind, action)


def of_march(sketch: Sketch, uid: str, here: int, there: int) -> Reason:
    """What a move is for; the sketch shows the position before it."""
    tables = sketch.tables
    names = tables.names
    arguments: dict[str, Argument] = {"unit": uid, "hex": names[there]}
    if tables.is_hq[uid]:
        return Reason("plan-move-command", "", arguments)
    if there in sketch.held:
        return Reason("plan-move-garrison", "", arguments)
    for target in sketch.open:
        row = target.objective
        mine = row.attacker == sketch.name
        if mine and target.near >> tables.bit[there] & 1 and not sketch.enemy_occupied[target.hex]:
            return Reason("plan-move-take", "", {"unit": uid, "hex": names[target.hex]})
    if not sketch.is_supplied(here) and sketch.is_supplied(there):
        return Reason("plan-move-supply", "", arguments)
    about = _nearest(sketch, here, there)
    if about >= 0:
        arguments["other"] = names[about]
        if about in tables.adjacent[there]:
            siege = about in sketch.sieges or sketch.enemy_occupied[about]
            code = "plan-move-encircle" if siege else "plan-move-shield"
            return Reason(code, "", arguments)
        if about in sketch.held:
            return Reason("plan-move-cover", "", arguments)
        return Reason("plan-move-towards", "", arguments)
    if sketch.pressure[there] + 1 < sketch.pressure[here]:
        return Reason("plan-move-withdraw", "", arguments)
    if sketch.goal[there] > sketch.goal[here]:
        return Reason("plan-move-advance", "", arguments)
    return Reason("plan-move-block", "", arguments)


def of_attack(sketch: Sketch, target: int, column: str) -> Reason:
    """What an attack is for, with its odds."""
    hex = sketch.tables.names[target]
    for goal in sketch.open:
        if goal.hex == target and goal.objective.attacker == sketch.name:
            return attack_reason(hex, column, OBJECTIVE)
    return attack_reason(hex, column)


def _nearest(sketch: Sketch, here: int, there: int) -> int:
    """The objective that a move brings a unit nearer to, if it is not too far away."""
    best, found = ABOUT, -1
    for target in sketch.open:
        mine = target.objective.attacker == sketch.name
        if not mine and target.hex not in sketch.held:
            continue
        away = target.distance[there]
        if away < target.distance[here] and away < best:
            best, found = away, target.hex
    return found
