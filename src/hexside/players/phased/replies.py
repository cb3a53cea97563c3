"""Answers inside a combat: losses, Determined Defense, retreats, air support (9.3, 10-12)."""

from __future__ import annotations

from collections.abc import Sequence

from hexside.engine import Action, Decision
from hexside.players.phased.appraisal import Appraisal
from hexside.players.phased.combat import StandTable, stand_column, stand_modifier
from hexside.players.phased.sight import AREA, Sight

#: The value of a town, a city or the map edge to the unit that stands in it.
CITY = 3.0
TOWN = 1.0
#: A unit that keeps its hex also keeps its bonds and protects its neighbours' flanks.
PLACE = 1.2
#: Support is saved for something better unless it gains this much.
DEAR = 0.4


def of_verb(legal: Sequence[Action], verb: str) -> list[Action]:
    """The legal actions of a verb."""
    return [action for action in legal if action.verb == verb]


def done(legal: Sequence[Action]) -> Action:
    """End the step if possible."""
    for action in legal:
        if action.verb == "done":
            return action
    return legal[0]


def word(action: Action, name: str) -> str:
    """A word of an action, or an empty string if there is none."""
    return str(getattr(action, name, ""))


def take_losses(sight: Sight, legal: Sequence[Action]) -> Action:
    """Lose the cheapest own step."""
    return min(legal, key=lambda a: (sight.step_worth(word(a, "unit")), word(a, "unit")))


def inflict_losses(sight: Sight, legal: Sequence[Action]) -> Action:
    """Take the most valuable enemy step."""
    return max(legal, key=lambda a: (sight.step_worth(word(a, "unit")), word(a, "unit")))


def remnant(sight: Sight, legal: Sequence[Action]) -> Action:
    """A Remnant keeps its place in the line; one that is cut off is better rebuilt."""
    uid = word(legal[0], "unit")
    hex = sight.where.get(uid, -1)
    side = sight.tables.side[uid]
    lost = hex >= 0 and not sight.supply(side, 60) >> sight.tables.bit[hex] & 1
    verb = "skip-remnant" if lost else "keep-remnant"
    return next((a for a in legal if a.verb == verb), legal[0])


def place_worth(appraisal: Appraisal, hex: int) -> float:
    """What keeping a hex is worth in points of strength."""
    tables = appraisal.tables
    total = PLACE + appraisal.weights.point * 0.5 * appraisal.stakes.get(hex, 0.0)
    if hex in tables.ground.cities:
        total += CITY
    elif hex in tables.ground.towns:
        total += TOWN
    return total


def stand(appraisal: Appraisal, decision: Decision, legal: Sequence[Action]) -> Action:
    """11: hold where the hex and the units' good order are worth the steps that it may cost."""
    sight, tables, w = appraisal.sight, appraisal.tables, appraisal.weights
    hex = tables.index(str(decision.arguments["hex"]))
    desperate = decision.kind == "s42-desperate-defense"
    units = sight.fighters(appraisal.side, hex)
    body = sum(sight.worth(uid) for uid in units)
    gain = place_worth(appraisal, hex) + w.shaken * body
    if desperate:
        gain += body
    table = StandTable(tables)
    column = stand_column(sight, appraisal.side, hex)
    best, mark = None, 0.0
    for action in of_verb(legal, "hold"):
        uid = word(action, "unit")
        support = bool(getattr(action, "support", ()))
        chance = table.of(column, stand_modifier(sight, uid, hex) + (1 if support else 0))
        value = (chance.holds + 0.4 * chance.delays) * gain
        value -= w.loss * chance.defender * sight.step_worth(uid)
        value += w.kill * chance.attacker * 3.0
        if support:
            value -= DEAR
        if value > mark or (desperate and best is None):
            best, mark = action, value
    if best is not None:
        return best
    return next((a for a in legal if a.verb == "give-way"), legal[0])


def defensive_air(appraisal: Appraisal, decision: Decision, legal: Sequence[Action]) -> Action:
    """9.3.4: an air unit where a column matters and the hex or the stack is worth it."""
    sight = appraisal.sight
    hex = appraisal.tables.index(str(decision.arguments["hex"]))
    column = str(decision.arguments.get("column", ""))
    units = sight.fighters(appraisal.side, hex)
    stake = place_worth(appraisal, hex) + sum(sight.worth(uid) for uid in units)
    weak = column.endswith("-1") and column != "1-1"
    air = of_verb(legal, "air")
    if air and weak and stake > 4.0:
        return air[0]
    return next((a for a in legal if a.verb == "no-air"), legal[0])


def air_cover(appraisal: Appraisal, legal: Sequence[Action]) -> Action:
    """9.3.7: the air unit stays where most is at stake and the most enemies can come."""
    tables = appraisal.tables

    def stake(action: Action) -> tuple[float, str]:
        name = word(action, "hex")
        if name not in tables.grid:
            return -1.0, action.text()
        hex = tables.index(name)
        units = appraisal.sight.fighters(appraisal.side, hex)
        worth = sum(appraisal.sight.worth(uid) for uid in units)
        defense = float(sum(appraisal.sight.defense(uid) for uid in units))
        return place_worth(appraisal, hex) + appraisal.risk(hex, defense, worth), action.text()

    return max(legal, key=stake)


def retreat(appraisal: Appraisal, legal: Sequence[Action]) -> Action:
    """12: towards supply, out of reach, into good ground; an enemy is sent the other way."""
    tables = appraisal.tables
    ways = of_verb(legal, "retreat")
    if not ways:
        return done(legal)
    own = tables.side[word(ways[0], "unit")] == appraisal.side

    def mark(action: Action) -> tuple[float, str]:
        path: tuple[str, ...] = getattr(action, "path", ())
        score = _refuge(appraisal, word(action, "unit"), path[-1] if path else "")
        return (score if own else -score), action.text()

    return max(ways, key=mark)


def _refuge(appraisal: Appraisal, uid: str, name: str) -> float:
    """How good the end of a retreat is for the retreating unit."""
    sight, tables = appraisal.sight, appraisal.tables
    if name.startswith(AREA) or name not in tables.grid:
        return -1.0
    hex = tables.index(name)
    side = tables.side[uid]
    score = 0.0
    region = sight.supply(side)
    if not region >> tables.bit[hex] & 1:
        score -= 3.0
    if sight.zoc[1 - side][hex]:
        score -= 2.0
    enemy = [h for h in tables.grid.within(hex, 3) if sight.occupied[1 - side][h]]
    score += 0.35 * min((tables.distance(hex, h) for h in enemy), default=4)
    friends = sight.fighters(side, hex)
    limit = tables.weights.stacking[tables.sides[side]]
    if len(friends) >= limit:
        score -= 1.5
    elif friends:
        score += 0.4
    if any(sight.fighters(side, n) for n in tables.near[hex]):
        score += 0.2
    if hex in tables.ground.cities:
        score += 0.8
    if hex in tables.ground.victory_hexes:
        score += 1.0
    if tables.terrain[hex] in ("rough", "woods", "wooded-rough"):
        score += 0.2
    return score
