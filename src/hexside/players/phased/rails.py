"""Rail movement of reinforcements, Supply Points, and leaving the map for points."""

from __future__ import annotations

from collections.abc import Sequence

from hexside.engine import Action
from hexside.players.phased.assaults import Crowd
from hexside.players.phased.replies import of_verb, word
from hexside.players.phased.sight import AREA, USED
from hexside.players.phased.standing import Standing

#: A train is helpless: it stays this far from the enemy, and comes at least so much nearer.
SAFE = 4
GAIN = 4
#: What it is worth to the attacker that a train arrives where the front is thin.
THIN = 2.0


def rail_order(standing: Standing, legal: Sequence[Action]) -> Action | None:
    """5.6: units that wait in Entry Areas go by train to where they are wanted."""
    sight, lore = standing.sight, standing.lore
    best, mark = None, 0.0
    for action in of_verb(legal, "rail"):
        uid, name = word(action, "unit"), word(action, "to")
        counter = lore.roster[uid]
        if name.startswith(AREA) or name not in lore.grid or not counter.is_combat:
            continue
        here = sight.where.get(uid, -1)
        hex = lore.index(name)
        near = standing.enemy_distance[hex]
        if near < SAFE or (standing.threats.on(hex) > 0 and near < SAFE + 2):
            continue
        if here >= 0 and standing.enemy_distance[here] < near + GAIN:
            continue
        score = sight.worth(uid) * 0.2 + _pull(standing, hex)
        if sight.stacks.get(hex):
            score -= 2.0
        if score > mark:
            best, mark = action, score
    return best


def exit_order(standing: Standing, legal: Sequence[Action]) -> Action | None:
    """S1.3: mechanised units leave the map where enough of them can, with a line behind them."""
    sight, lore = standing.sight, standing.lore
    scenario = lore.weights.scenarios[sight.view.scenario]
    exits = [g for g in scenario.goal if g.exit and g.side == lore.sides[standing.side]]
    if not exits or sight.turn < scenario.turns - 1:
        return None
    scored = {row[0]: (row[1], row[2]) for row in sight.view.tracks.get("victory_sheet", ())}
    for goal in exits:
        gone, points = scored.get(goal.sheet, (0, 0))
        if points:
            continue
        ways: dict[str, Action] = {}
        for action in legal:
            path: tuple[str, ...] = getattr(action, "path", ())
            if action.verb != "move" or len(path) < 2 or not path[-1].startswith(AREA):
                continue
            uid = word(action, "unit")
            counter = lore.roster[uid]
            if path[-1].removeprefix(AREA) not in goal.exit or not counter.mechanised:
                continue
            if counter.is_combat and standing.is_supplied(lore.index(path[-2])):
                ways.setdefault(uid, action)
        if gone + sum(sight.steps(uid) for uid in ways) >= goal.steps and ways:
            return ways[min(ways, key=lambda uid: (-sight.steps(uid), sight.worth(uid), uid))]
    return None


def spread_order(standing: Standing, legal: Sequence[Action]) -> Action | None:
    """4.4: who stands over the stacking limit goes somewhere else before it costs a unit."""
    sight, lore, side = standing.sight, standing.lore, standing.side
    crowd = Crowd(lore, side)
    for uid, hex in sight.where.items():
        if lore.side[uid] == side:
            crowd.add(uid, hex)
    full = {
        hex
        for uid, hex in sight.where.items()
        if lore.side[uid] == side and not crowd.may_stay(uid, hex)
    }
    best, mark = None, -1e9
    for action in legal:
        if not full or action.verb not in ("move", "tactical", "extend"):
            continue
        uid = word(action, "unit")
        path: tuple[str, ...] = getattr(action, "path", ())
        here = sight.where.get(uid, -1)
        if here not in full or path[-1].startswith(AREA) or lore.roster[uid].is_asu:
            continue
        hex = lore.index(path[-1])
        if not lore.combat[uid] or not crowd.has_room(uid, hex):
            continue
        score = -0.2 * lore.distance(here, hex) - 0.3 * sight.defense(uid)
        score -= standing.risk(hex, sight.defense(uid), sight.worth(uid))
        if not standing.is_supplied(hex):
            score -= 2.0
        if score > mark:
            best, mark = action, score
    return best


def _pull(standing: Standing, hex: int) -> float:
    """How much a rail hex is where units are wanted."""
    lore = standing.lore
    near = standing.enemy_distance[hex]
    score = 8.0 - 0.5 * max(0, near - SAFE)
    if standing.attacks:
        return score - 0.1 * standing.field("foot")[hex] + THIN * standing.thinness(hex)
    for point, value in lore.rules.victory_hexes.items():
        if standing.sight.controls(standing.side, point):
            far = lore.distance(point, hex)
            if far <= 3:
                score += 1.0 * value / (1 + far)
    return score


def supply_order(standing: Standing, legal: Sequence[Action]) -> Action | None:
    """18.6: Supply Points go to headquarters that have used up theirs."""
    sight, lore = standing.sight, standing.lore
    wants = [
        hex
        for uid, hex in sight.where.items()
        if lore.roster[uid].is_asu and lore.side[uid] == standing.side
    ]
    used = [
        hex
        for uid, hex in sight.where.items()
        if lore.roster[uid].is_asu and lore.side[uid] == standing.side and USED in sight.marks(uid)
    ]
    goals = used or wants
    if not goals:
        return None
    best, mark = None, 0.9
    for action in legal:
        if action.verb != "move":
            continue
        uid = word(action, "unit")
        if lore.roster[uid].type != "supply-point":
            continue
        path: tuple[str, ...] = getattr(action, "path", ())
        if not path or path[-1].startswith(AREA):
            continue
        hex = lore.index(path[-1])
        here = sight.where.get(uid, -1)
        if standing.enemy_distance[hex] <= 2 and hex not in goals:
            continue
        before = min((lore.distance(here, goal) for goal in goals), default=0) if here >= 0 else 30
        after = min(lore.distance(hex, goal) for goal in goals)
        if before - after > mark:
            best, mark = action, float(before - after)
    return best
