"""Advance after combat and breakthrough (14, 15)."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from hexside.engine import Action, Decision
from hexside.players.phased.aftermath import Aftermath
from hexside.players.phased.combat import Forecaster, odds
from hexside.players.phased.growing import LONELY, TOGETHER
from hexside.players.phased.replies import done, of_verb, word
from hexside.players.phased.room import Trap
from hexside.players.phased.sight import AREA, UNLIMITED
from hexside.players.phased.standing import Standing

#: What a unit in a hex would be worth by shutting ways of retreat.
Closing = Callable[[int], float]
#: An advance of so many hexes is worth nothing by itself.
NO_LEAD = (0.0,) * 5
#: A breakthrough must promise this much.
WORTH_IT = 0.8
#: Units of a breakthrough group.
GROUP = {0: 3, 1: 2}
#: Advances that are looked at for what they cut off.
CUTTERS = 8
#: What closing the last way out of a stack is worth, per point of its strength.
CLOSED = 0.25


def strike_value(standing: Standing, units: Sequence[str], here: int, target: int) -> float:
    """What a breakthrough combat out of a hex is worth."""
    sight, lore = standing.sight, standing.lore
    if not sight.occupied[1 - standing.side][target] or not units:
        return -99.0
    pairs = [(uid, here) for uid in units]
    now = odds(sight, target, pairs)
    if not lore.crt.is_allowed(now.number):
        return -99.0
    trapped = not Trap(sight, 1 - standing.side).exits(target, {here})
    points = lore.rules.victory_hexes.get(target, 0)
    prize = 0.6 * standing.weights.point * points
    forecaster = Forecaster(lore, standing.weights)
    found = forecaster.outlook(sight, target, pairs, now, trapped, prize, lead=NO_LEAD)
    if not standing.attacks:
        return found.value
    # 15.2.8: a breakthrough combat adds no hexes; what counts is the ground that it opens.
    opened = _stack_want(standing, units, target, here) - _stack_want(standing, units, here, here)
    return found.value + found.clears * max(0.0, opened)


def form_group(standing: Standing, decision: Decision, legal: Sequence[Action]) -> Action:
    """15.2.3: the strongest wheels go together into the vacated hex where a blow is at hand."""
    sight, lore = standing.sight, standing.lore
    vacated = lore.index(str(decision.arguments["hex"]))
    chosen = [str(uid) for uid in _words(decision.arguments.get("units"))]
    able = [word(a, "unit") for a in legal if a.verb == "add"]
    limit = GROUP[standing.side]
    if len(chosen) < limit:
        wheels = [u for u in able if lore.roster[u].mechanised and sight.attack(u) >= 3]
        if wheels:
            wheels.sort(key=lambda uid: (-sight.attack(uid), uid))
            group = [*chosen, *wheels][:limit]
            if chosen or _has_blow(standing, group, vacated):
                wanted = wheels[0]
                return next(a for a in legal if a.verb == "add" and word(a, "unit") == wanted)
    if chosen:
        forms = of_verb(legal, "form")
        for action in forms:
            if word(action, "hex") == lore.names[vacated]:
                return action
        if forms:
            return forms[0]
        return next((a for a in legal if a.verb == "drop"), done(legal))
    return done(legal)


def _has_blow(standing: Standing, group: Sequence[str], vacated: int) -> bool:
    near = standing.lore.near[vacated]
    return any(strike_value(standing, group, vacated, there) > WORTH_IT for there in near)


def breakthrough(
    standing: Standing, decision: Decision, legal: Sequence[Action], closing: Closing
) -> Action:
    """15.2: fight on where it pays, else go on towards the goals, else stop."""
    lore = standing.lore
    here = lore.index(str(decision.arguments["hex"]))
    units = [str(uid) for uid in _words(decision.arguments.get("units"))]
    best, mark = done(legal), 0.0
    for action in legal:
        if action.verb == "strike":
            value = strike_value(standing, units, here, lore.index(word(action, "hex"))) - WORTH_IT
        elif action.verb == "onward" and word(action, "hex") in lore.grid:
            there = lore.index(word(action, "hex"))
            if not _is_ahead(standing, there):
                continue
            value = _stack_want(standing, units, there, here)
            value -= _stack_want(standing, units, here, here) + 0.2
            value += closing(there) - closing(here)
        else:
            continue
        if value > mark:
            best, mark = action, value
    return best


def _stack_want(standing: Standing, units: Sequence[str], hex: int, vacated: int) -> float:
    """How good a hex is for a whole group."""
    sight, w = standing.sight, standing.weights
    defense = float(sum(sight.defense(uid) for uid in units))
    worth = sum(sight.worth(uid) for uid in units)
    score = max((_followed(standing, uid, hex, vacated) for uid in units), default=0.0)
    return score - w.danger * standing.risk(hex, defense, worth)


def _followed(standing: Standing, uid: str, hex: int, vacated: int) -> float:
    """How much a hex draws a unit; wheels count on foot that follows into the vacated hex."""
    if not standing.lore.roster[uid].mechanised:
        return standing.want(uid, hex)
    return standing.want(uid, hex) + standing.lack(hex) - standing.lack(hex, vacated)


def advance(
    standing: Standing, decision: Decision, legal: Sequence[Action], closing: Closing
) -> Action:
    """14: each unit to the best hex of its advance; who stands well stays."""
    sight, lore, w = standing.sight, standing.lore, standing.weights
    vacated = lore.index(str(decision.arguments["hex"]))
    best, mark = done(legal), 0.15
    marked: list[tuple[float, str, Action]] = []
    stay: dict[str, float] = {}
    company: dict[int, float] = {}
    for hex in sight.stacks:
        company[hex] = float(sum(sight.defense(u) for u in sight.fighters(standing.side, hex)))
    mates = _mates(standing, legal)
    for action in of_verb(legal, "advance"):
        uid = word(action, "unit")
        path: tuple[str, ...] = getattr(action, "path", ())
        if not path or path[-1].startswith(AREA):
            continue
        here = sight.where.get(uid, -1)
        if uid not in stay:
            stay[uid] = _unit_want(standing, uid, here, company, vacated) if here >= 0 else -5.0
        hex = lore.index(path[-1])
        if not lore.combat[uid] or lore.roster[uid].is_asu:
            value = -1.0 if standing.enemy_distance[hex] <= 1 else 0.0
        else:
            shuts = closing(hex) if lore.roster[uid].mechanised else 0.0
            if shuts <= 0 and hex != vacated and not _leads_on(standing, uid, here, hex):
                continue
            value = shuts - stay[uid]
            joined = company
            if hex in mates:
                # Others who can get there may come too.
                joined = {hex: company.get(hex, 0.0) + mates[hex] - sight.defense(uid)}
            value += _unit_want(standing, uid, hex, joined, vacated)
            if hex == vacated:
                value += w.ground * 0.5
            if here >= 0 and _is_last(standing, uid, here) and _links(standing, uid, hex) < 2:
                # Whoever holds a post leaves it only for another one in the line.
                value -= w.gap * 0.5
        marked.append((value, action.text(), action))
    marked.sort(key=lambda item: (-item[0], item[1]))
    aftermath = Aftermath(standing)
    for plain, _, action in marked[:CUTTERS]:
        uid = word(action, "unit")
        after = sight.after({uid: lore.index(getattr(action, "path", ("",))[-1])})
        value = plain + aftermath.worth(uid, after)
        if value > mark:
            # Nobody lets raiders through behind him.
            value -= aftermath.let_through(after)
        if value > mark:
            best, mark = action, value
    return best


def advancing(standing: Standing, legal: Sequence[Action]) -> dict[int, set[str]]:
    """14: the hexes in which combat units can end their advance, with the units that can."""
    lore = standing.lore
    found: dict[int, set[str]] = {}
    for action in of_verb(legal, "advance"):
        uid = word(action, "unit")
        path: tuple[str, ...] = getattr(action, "path", ())
        if path and path[-1] in lore.grid and lore.combat[uid]:
            found.setdefault(lore.index(path[-1]), set()).add(uid)
    return found


def _mates(standing: Standing, legal: Sequence[Action]) -> dict[int, float]:
    """14.1: the defense of those who could stand together at the end of their advance."""
    sight, roster = standing.sight, standing.lore.roster
    limit = GROUP[standing.side]
    found: dict[int, float] = {}
    for hex, units in advancing(standing, legal).items():
        strong = sorted((sight.defense(u) for u in units if not roster[u].is_asu), reverse=True)
        if strong:
            found[hex] = float(sum(strong[:limit]))
    return found


def _is_last(standing: Standing, uid: str, here: int) -> bool:
    """Whether a hex would be left to nobody who forms bonds, with an enemy near."""
    others = standing.sight.fighters(standing.side, here)
    if any(u != uid and not standing.lore.roster[u].is_light for u in others):
        return False
    return not standing.lore.roster[uid].mechanised and standing.enemy_distance[here] <= 3


def _links(standing: Standing, uid: str, hex: int) -> int:
    """The friends at most two hexes off with whom a unit would hold a line."""
    sight = standing.sight
    here = sight.where.get(uid, -1)
    far = standing.lore.far(hex)
    return sum(1 for there in sight.capable[standing.side] if far[there] <= 2 and there != here)


def traps_closed(standing: Standing, hex: int) -> float:
    """The strength of enemies nearby that could no longer get away from a unit in a hex."""
    sight, lore = standing.sight, standing.lore
    enemy = 1 - standing.side
    trap = Trap(sight, enemy)
    total = 0.0
    for there in lore.grid.within(hex, 2):
        if sight.occupied[enemy][there] and trap.exits(there) and not trap.exits(there, {hex}):
            total += CLOSED * sum(sight.worth(uid) for uid in sight.fighters(enemy, there))
    return total


def _leads_on(standing: Standing, uid: str, here: int, hex: int) -> bool:
    """Whether an advance leads on: nearer to the goals, or, for the defender, to lost ground.

    Who has won goes on into the enemy's land, away from his own edge of the map at least as far as
    along it: an advance of the attacker is no march to elsewhere.
    """
    lore = standing.lore
    if not _is_ahead(standing, hex):
        return False
    if here < 0:
        return True
    field = standing.field("mech" if lore.roster[uid].mechanised else "foot")
    if field[hex] >= field[here]:
        return False
    home = lore.home(standing.side)
    return not standing.attacks or 2 * (home[hex] - home[here]) >= lore.distance(here, hex)


def _is_ahead(standing: Standing, hex: int) -> bool:
    """Whether the attacker has anything to do in a hex: the enemy can still get there."""
    linked = standing.sight.supply(1 - standing.side, UNLIMITED)
    return not standing.attacks or bool(linked >> standing.lore.bit[hex] & 1)


def _unit_want(
    standing: Standing, uid: str, hex: int, company: dict[int, float], vacated: int
) -> float:
    sight, lore, w = standing.sight, standing.lore, standing.weights
    score = _followed(standing, uid, hex, vacated)
    here = sight.where.get(uid, -1)
    own = sight.defense(uid)
    mates = company.get(hex, 0.0) - (own if hex == here else 0.0)
    score -= w.danger * standing.risk(hex, own + mates, sight.worth(uid))
    posts = sum(
        1
        for there in lore.grid.ring(hex, 2)
        if there in sight.capable[standing.side] and there != here
    )
    score += w.bond * min(2, posts)
    friends = sight.capable[standing.side]
    far = lore.far(hex)
    alone = min((far[there] for there in friends if there != here), default=0)
    score -= w.alone * min(LONELY, max(0, alone - TOGETHER))
    if mates > 0 and hex != here:
        score += 0.3
    return score


def _words(value: object) -> tuple[str, ...]:
    return tuple(str(item) for item in value) if isinstance(value, (tuple, list)) else ()
