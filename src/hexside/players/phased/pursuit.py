"""Advance after combat and breakthrough (14, 15)."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from hexside.engine import Action, Decision
from hexside.players.phased.aftermath import Aftermath
from hexside.players.phased.appraisal import Appraisal
from hexside.players.phased.combat import Forecaster, odds
from hexside.players.phased.growing import LONELY, TOGETHER
from hexside.players.phased.replies import done, of_verb, word
from hexside.players.phased.room import Trap
from hexside.players.phased.sight import AREA, UNLIMITED

#: The value of a unit in a hex that closes retreat paths.
Closing = Callable[[int], float]
#: An advance of this many hexes has no value of its own.
NO_LEAD = (0.0,) * 5
#: A breakthrough must be worth this much.
WORTH_IT = 0.8
#: The units of a breakthrough group.
GROUP = {0: 3, 1: 2}
#: How many advances are checked for what they cut off.
CUTTERS = 8
#: The value of closing the last retreat path of a stack, per point of its strength.
CLOSED = 0.25


def strike_value(appraisal: Appraisal, units: Sequence[str], here: int, target: int) -> float:
    """The value of a breakthrough combat from a hex."""
    sight, tables = appraisal.sight, appraisal.tables
    if not sight.occupied[1 - appraisal.side][target] or not units:
        return -99.0
    pairs = [(uid, here) for uid in units]
    now = odds(sight, target, pairs)
    if not tables.crt.is_allowed(now.number):
        return -99.0
    trapped = not Trap(sight, 1 - appraisal.side).exits(target, {here})
    points = tables.ground.victory_hexes.get(target, 0)
    prize = 0.6 * appraisal.weights.point * points
    forecaster = Forecaster(tables, appraisal.weights)
    found = forecaster.outlook(sight, target, pairs, now, trapped, prize, lead=NO_LEAD)
    if not appraisal.attacks:
        return found.value
    # 15.2.8: a breakthrough combat adds no hexes; the ground that it opens counts.
    opened = _stack_want(appraisal, units, target, here) - _stack_want(appraisal, units, here, here)
    return found.value + found.clears * max(0.0, opened)


def form_group(appraisal: Appraisal, decision: Decision, legal: Sequence[Action]) -> Action:
    """15.2.3: the strongest mechanised units enter the vacated hex together to strike again."""
    sight, tables = appraisal.sight, appraisal.tables
    vacated = tables.index(str(decision.arguments["hex"]))
    chosen = [str(uid) for uid in _words(decision.arguments.get("units"))]
    able = [word(a, "unit") for a in legal if a.verb == "add"]
    limit = GROUP[appraisal.side]
    if len(chosen) < limit:
        mechanised = [u for u in able if tables.roster[u].mechanised and sight.attack(u) >= 3]
        if mechanised:
            mechanised.sort(key=lambda uid: (-sight.attack(uid), uid))
            group = [*chosen, *mechanised][:limit]
            if chosen or _has_blow(appraisal, group, vacated):
                wanted = mechanised[0]
                return next(a for a in legal if a.verb == "add" and word(a, "unit") == wanted)
    if chosen:
        forms = of_verb(legal, "form")
        for action in forms:
            if word(action, "hex") == tables.names[vacated]:
                return action
        if forms:
            return forms[0]
        return next((a for a in legal if a.verb == "drop"), done(legal))
    return done(legal)


def _has_blow(appraisal: Appraisal, group: Sequence[str], vacated: int) -> bool:
    near = appraisal.tables.near[vacated]
    return any(strike_value(appraisal, group, vacated, there) > WORTH_IT for there in near)


def breakthrough(
    appraisal: Appraisal, decision: Decision, legal: Sequence[Action], closing: Closing
) -> Action:
    """15.2: fight on where it pays, otherwise move towards the goals, otherwise stop."""
    tables = appraisal.tables
    here = tables.index(str(decision.arguments["hex"]))
    units = [str(uid) for uid in _words(decision.arguments.get("units"))]
    best, mark = done(legal), 0.0
    for action in legal:
        if action.verb == "strike":
            value = (
                strike_value(appraisal, units, here, tables.index(word(action, "hex"))) - WORTH_IT
            )
        elif action.verb == "onward" and word(action, "hex") in tables.grid:
            there = tables.index(word(action, "hex"))
            if not _is_ahead(appraisal, there):
                continue
            value = _stack_want(appraisal, units, there, here)
            value -= _stack_want(appraisal, units, here, here) + 0.2
            value += closing(there) - closing(here)
        else:
            continue
        if value > mark:
            best, mark = action, value
    return best


def _stack_want(appraisal: Appraisal, units: Sequence[str], hex: int, vacated: int) -> float:
    """How good a hex is for a group."""
    sight, w = appraisal.sight, appraisal.weights
    defense = float(sum(sight.defense(uid) for uid in units))
    worth = sum(sight.worth(uid) for uid in units)
    score = max((_followed(appraisal, uid, hex, vacated) for uid in units), default=0.0)
    return score - w.danger * appraisal.risk(hex, defense, worth)


def _followed(appraisal: Appraisal, uid: str, hex: int, vacated: int) -> float:
    """How attractive a hex is; mechanised units rely on infantry to take the vacated hex."""
    if not appraisal.tables.roster[uid].mechanised:
        return appraisal.want(uid, hex)
    return appraisal.want(uid, hex) + appraisal.lack(hex) - appraisal.lack(hex, vacated)


def advance(
    appraisal: Appraisal, decision: Decision, legal: Sequence[Action], closing: Closing
) -> Action:
    """14: each unit to the best hex of its advance; well-placed units stay."""
    sight, tables, w = appraisal.sight, appraisal.tables, appraisal.weights
    vacated = tables.index(str(decision.arguments["hex"]))
    best, mark = done(legal), 0.15
    marked: list[tuple[float, str, Action]] = []
    stay: dict[str, float] = {}
    company: dict[int, float] = {}
    for hex in sight.stacks:
        company[hex] = float(sum(sight.defense(u) for u in sight.fighters(appraisal.side, hex)))
    mates = _mates(appraisal, legal)
    for action in of_verb(legal, "advance"):
        uid = word(action, "unit")
        path: tuple[str, ...] = getattr(action, "path", ())
        if not path or path[-1].startswith(AREA):
            continue
        here = sight.where.get(uid, -1)
        if uid not in stay:
            stay[uid] = _unit_want(appraisal, uid, here, company, vacated) if here >= 0 else -5.0
        hex = tables.index(path[-1])
        if not tables.combat[uid] or tables.roster[uid].is_asu:
            value = -1.0 if appraisal.enemy_distance[hex] <= 1 else 0.0
        else:
            shuts = closing(hex) if tables.roster[uid].mechanised else 0.0
            if shuts <= 0 and hex != vacated and not _leads_on(appraisal, uid, here, hex):
                continue
            value = shuts - stay[uid]
            joined = company
            if hex in mates:
                # Other units that can get there may come too.
                joined = {hex: company.get(hex, 0.0) + mates[hex] - sight.defense(uid)}
            value += _unit_want(appraisal, uid, hex, joined, vacated)
            if hex == vacated:
                value += w.ground * 0.5
            if here >= 0 and _is_last(appraisal, uid, here) and _links(appraisal, uid, hex) < 2:
                # A unit that holds a post leaves it only for another post of the line.
                value -= w.gap * 0.5
        marked.append((value, action.text(), action))
    marked.sort(key=lambda item: (-item[0], item[1]))
    aftermath = Aftermath(appraisal)
    for plain, _, action in marked[:CUTTERS]:
        uid = word(action, "unit")
        after = sight.after({uid: tables.index(getattr(action, "path", ("",))[-1])})
        value = plain + aftermath.worth(uid, after)
        if value > mark:
            # No unit lets raiders through behind it.
            value -= aftermath.let_through(after)
        if value > mark:
            best, mark = action, value
    return best


def advancing(appraisal: Appraisal, legal: Sequence[Action]) -> dict[int, set[str]]:
    """14: the hexes where combat units can end their advance, with those units."""
    tables = appraisal.tables
    found: dict[int, set[str]] = {}
    for action in of_verb(legal, "advance"):
        uid = word(action, "unit")
        path: tuple[str, ...] = getattr(action, "path", ())
        if path and path[-1] in tables.grid and tables.combat[uid]:
            found.setdefault(tables.index(path[-1]), set()).add(uid)
    return found


def _mates(appraisal: Appraisal, legal: Sequence[Action]) -> dict[int, float]:
    """14.1: the defence of the units that could end their advance together."""
    sight, roster = appraisal.sight, appraisal.tables.roster
    limit = GROUP[appraisal.side]
    found: dict[int, float] = {}
    for hex, units in advancing(appraisal, legal).items():
        strong = sorted((sight.defense(u) for u in units if not roster[u].is_asu), reverse=True)
        if strong:
            found[hex] = float(sum(strong[:limit]))
    return found


def _is_last(appraisal: Appraisal, uid: str, here: int) -> bool:
    """Whether a hex would be left without a unit that forms bonds, with an enemy near."""
    others = appraisal.sight.fighters(appraisal.side, here)
    if any(u != uid and not appraisal.tables.roster[u].is_light for u in others):
        return False
    return not appraisal.tables.roster[uid].mechanised and appraisal.enemy_distance[here] <= 3


def _links(appraisal: Appraisal, uid: str, hex: int) -> int:
    """Friends within two hexes with which a unit would hold a line."""
    sight = appraisal.sight
    here = sight.where.get(uid, -1)
    far = appraisal.tables.far(hex)
    return sum(1 for there in sight.capable[appraisal.side] if far[there] <= 2 and there != here)


def traps_closed(appraisal: Appraisal, hex: int) -> float:
    """The strength of enemies nearby that could no longer retreat from a unit in a hex."""
    sight, tables = appraisal.sight, appraisal.tables
    enemy = 1 - appraisal.side
    trap = Trap(sight, enemy)
    total = 0.0
    for there in tables.grid.within(hex, 2):
        if sight.occupied[enemy][there] and trap.exits(there) and not trap.exits(there, {hex}):
            total += CLOSED * sum(sight.worth(uid) for uid in sight.fighters(enemy, there))
    return total


def _leads_on(appraisal: Appraisal, uid: str, here: int, hex: int) -> bool:
    """Whether an advance leads on: nearer to the goals or, for the defender, to lost ground.

    The winner goes on into enemy land, at least as far away from his own map edge as along it.
    An advance of the attacker is not a march to somewhere else.
    """
    tables = appraisal.tables
    if not _is_ahead(appraisal, hex):
        return False
    if here < 0:
        return True
    field = appraisal.field("mech" if tables.roster[uid].mechanised else "foot")
    if field[hex] >= field[here]:
        return False
    home = tables.home(appraisal.side)
    return not appraisal.attacks or 2 * (home[hex] - home[here]) >= tables.distance(here, hex)


def _is_ahead(appraisal: Appraisal, hex: int) -> bool:
    """Whether a hex is any use to the attacker: the enemy can still reach it."""
    linked = appraisal.sight.supply(1 - appraisal.side, UNLIMITED)
    return not appraisal.attacks or bool(linked >> appraisal.tables.bit[hex] & 1)


def _unit_want(
    appraisal: Appraisal, uid: str, hex: int, company: dict[int, float], vacated: int
) -> float:
    sight, tables, w = appraisal.sight, appraisal.tables, appraisal.weights
    score = _followed(appraisal, uid, hex, vacated)
    here = sight.where.get(uid, -1)
    own = sight.defense(uid)
    mates = company.get(hex, 0.0) - (own if hex == here else 0.0)
    score -= w.danger * appraisal.risk(hex, own + mates, sight.worth(uid))
    posts = sum(
        1
        for there in tables.grid.ring(hex, 2)
        if there in sight.capable[appraisal.side] and there != here
    )
    score += w.bond * min(2, posts)
    friends = sight.capable[appraisal.side]
    far = tables.far(hex)
    alone = min((far[there] for there in friends if there != here), default=0)
    score -= w.alone * min(LONELY, max(0, alone - TOGETHER))
    if mates > 0 and hex != here:
        score += 0.3
    return score


def _words(value: object) -> tuple[str, ...]:
    return tuple(str(item) for item in value) if isinstance(value, (tuple, list)) else ()
