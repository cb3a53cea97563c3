"""Rail movement of reinforcements, Supply Points, and exits for points."""

from __future__ import annotations

from collections.abc import Sequence

from hexside.engine import Action
from hexside.players.phased.appraisal import Appraisal
from hexside.players.phased.assaults import Crowd
from hexside.players.phased.replies import of_verb, word
from hexside.players.phased.sight import AREA, USED

#: A train is helpless: it stays this far from the enemy, and must come at least this much nearer.
SAFE = 4
GAIN = 4
#: The value to the attacker of a train arriving where the front is thin.
THIN = 2.0


def rail_order(appraisal: Appraisal, legal: Sequence[Action]) -> Action | None:
    """5.6: units waiting in Entry Areas go by rail to where they are needed."""
    sight, tables = appraisal.sight, appraisal.tables
    best, mark = None, 0.0
    for action in of_verb(legal, "rail"):
        uid, name = word(action, "unit"), word(action, "to")
        counter = tables.roster[uid]
        if name.startswith(AREA) or name not in tables.grid or not counter.is_combat:
            continue
        here = sight.where.get(uid, -1)
        hex = tables.index(name)
        near = appraisal.enemy_distance[hex]
        if near < SAFE or (appraisal.threats.on(hex) > 0 and near < SAFE + 2):
            continue
        if here >= 0 and appraisal.enemy_distance[here] < near + GAIN:
            continue
        score = sight.worth(uid) * 0.2 + _pull(appraisal, hex)
        if sight.stacks.get(hex):
            score -= 2.0
        if score > mark:
            best, mark = action, score
    return best


def exit_order(appraisal: Appraisal, legal: Sequence[Action]) -> Action | None:
    """S1.3: mechanised units exit where enough of them can, with a supply line behind them."""
    sight, tables = appraisal.sight, appraisal.tables
    scenario = tables.weights.scenarios[sight.view.scenario]
    exits = [g for g in scenario.goal if g.exit and g.side == tables.sides[appraisal.side]]
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
            counter = tables.roster[uid]
            if path[-1].removeprefix(AREA) not in goal.exit or not counter.mechanised:
                continue
            if counter.is_combat and appraisal.is_supplied(tables.index(path[-2])):
                ways.setdefault(uid, action)
        if gone + sum(sight.steps(uid) for uid in ways) >= goal.steps and ways:
            return ways[min(ways, key=lambda uid: (-sight.steps(uid), sight.worth(uid), uid))]
    return None


def spread_order(appraisal: Appraisal, legal: Sequence[Action]) -> Action | None:
    """4.4: a unit over the stacking limit moves before the excess costs a unit."""
    sight, tables, side = appraisal.sight, appraisal.tables, appraisal.side
    crowd = Crowd(tables, side)
    for uid, hex in sight.where.items():
        if tables.side[uid] == side:
            crowd.add(uid, hex)
    full = {
        hex
        for uid, hex in sight.where.items()
        if tables.side[uid] == side and not crowd.may_stay(uid, hex)
    }
    best, mark = None, -1e9
    for action in legal:
        if not full or action.verb not in ("move", "tactical", "extend"):
            continue
        uid = word(action, "unit")
        path: tuple[str, ...] = getattr(action, "path", ())
        here = sight.where.get(uid, -1)
        if here not in full or path[-1].startswith(AREA) or tables.roster[uid].is_asu:
            continue
        hex = tables.index(path[-1])
        if not tables.combat[uid] or not crowd.has_room(uid, hex):
            continue
        score = -0.2 * tables.distance(here, hex) - 0.3 * sight.defense(uid)
        score -= appraisal.risk(hex, sight.defense(uid), sight.worth(uid))
        if not appraisal.is_supplied(hex):
            score -= 2.0
        if score > mark:
            best, mark = action, score
    return best


def _pull(appraisal: Appraisal, hex: int) -> float:
    """How much units are needed at a rail hex."""
    tables = appraisal.tables
    near = appraisal.enemy_distance[hex]
    score = 8.0 - 0.5 * max(0, near - SAFE)
    if appraisal.attacks:
        return score - 0.1 * appraisal.field("foot")[hex] + THIN * appraisal.thinness(hex)
    for point, value in tables.ground.victory_hexes.items():
        if appraisal.sight.controls(appraisal.side, point):
            far = tables.distance(point, hex)
            if far <= 3:
                score += 1.0 * value / (1 + far)
    return score


def supply_order(appraisal: Appraisal, legal: Sequence[Action]) -> Action | None:
    """18.6: Supply Points go to headquarters that have used theirs."""
    sight, tables = appraisal.sight, appraisal.tables
    wants = [
        hex
        for uid, hex in sight.where.items()
        if tables.roster[uid].is_asu and tables.side[uid] == appraisal.side
    ]
    used = [
        hex
        for uid, hex in sight.where.items()
        if tables.roster[uid].is_asu
        and tables.side[uid] == appraisal.side
        and USED in sight.marks(uid)
    ]
    goals = used or wants
    if not goals:
        return None
    best, mark = None, 0.9
    for action in legal:
        if action.verb != "move":
            continue
        uid = word(action, "unit")
        if tables.roster[uid].type != "supply-point":
            continue
        path: tuple[str, ...] = getattr(action, "path", ())
        if not path or path[-1].startswith(AREA):
            continue
        hex = tables.index(path[-1])
        here = sight.where.get(uid, -1)
        if appraisal.enemy_distance[hex] <= 2 and hex not in goals:
            continue
        before = (
            min((tables.distance(here, goal) for goal in goals), default=0) if here >= 0 else 30
        )
        after = min(tables.distance(hex, goal) for goal in goals)
        if before - after > mark:
            best, mark = action, float(before - after)
    return best
