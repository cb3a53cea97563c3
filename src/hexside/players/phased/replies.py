"""Answers inside a combat: losses, Determined Defense, retreats, air support (9.3, 10-12)."""

from __future__ import annotations

from collections.abc import Sequence

from hexside.engine import Action, Decision
from hexside.players.phased.combat import StandTable, stand_column, stand_modifier
from hexside.players.phased.sight import AREA, Sight
from hexside.players.phased.standing import Standing

#: What a hex of a town, city or the edge of the map is worth to whoever stands in it.
CITY = 3.0
TOWN = 1.0
#: A unit that keeps its hex also keeps its bonds and its neighbours' flanks.
PLACE = 1.2
#: Support is kept for something better unless it gains this much.
DEAR = 0.4


def of_verb(legal: Sequence[Action], verb: str) -> list[Action]:
    """The legal actions of a verb."""
    return [action for action in legal if action.verb == verb]


def done(legal: Sequence[Action]) -> Action:
    """End the step if it can be ended."""
    for action in legal:
        if action.verb == "done":
            return action
    return legal[0]


def word(action: Action, name: str) -> str:
    """A word of an action, nothing where it has none."""
    return str(getattr(action, name, ""))


def take_losses(sight: Sight, legal: Sequence[Action]) -> Action:
    """The cheapest own step."""
    return min(legal, key=lambda a: (sight.step_worth(word(a, "unit")), word(a, "unit")))


def inflict_losses(sight: Sight, legal: Sequence[Action]) -> Action:
    """The dearest enemy step."""
    return max(legal, key=lambda a: (sight.step_worth(word(a, "unit")), word(a, "unit")))


def remnant(sight: Sight, legal: Sequence[Action]) -> Action:
    """A Remnant keeps its place in the line; one that is cut off is rather rebuilt."""
    uid = word(legal[0], "unit")
    hex = sight.where.get(uid, -1)
    side = sight.lore.side[uid]
    lost = hex >= 0 and not sight.supply(side, 60) >> sight.lore.bit[hex] & 1
    verb = "skip-remnant" if lost else "keep-remnant"
    return next((a for a in legal if a.verb == verb), legal[0])


def place_worth(standing: Standing, hex: int) -> float:
    """What keeping a hex is worth in points of strength."""
    lore = standing.lore
    total = PLACE + standing.weights.point * 0.5 * standing.stakes.get(hex, 0.0)
    if hex in lore.rules.cities:
        total += CITY
    elif hex in lore.rules.towns:
        total += TOWN
    return total


def stand(standing: Standing, decision: Decision, legal: Sequence[Action]) -> Action:
    """11: hold where the hex and the order of the units are worth the steps it may cost."""
    sight, lore, w = standing.sight, standing.lore, standing.weights
    hex = lore.index(str(decision.arguments["hex"]))
    desperate = decision.kind == "s42-desperate-defense"
    units = sight.fighters(standing.side, hex)
    body = sum(sight.worth(uid) for uid in units)
    gain = place_worth(standing, hex) + w.shaken * body
    if desperate:
        gain += body
    table = StandTable(lore)
    column = stand_column(sight, standing.side, hex)
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


def defensive_air(standing: Standing, decision: Decision, legal: Sequence[Action]) -> Action:
    """9.3.4: an air unit where a column matters and the hex or the stack is worth it."""
    sight = standing.sight
    hex = standing.lore.index(str(decision.arguments["hex"]))
    column = str(decision.arguments.get("column", ""))
    units = sight.fighters(standing.side, hex)
    stake = place_worth(standing, hex) + sum(sight.worth(uid) for uid in units)
    weak = column.endswith("-1") and column != "1-1"
    air = of_verb(legal, "air")
    if air and weak and stake > 4.0:
        return air[0]
    return next((a for a in legal if a.verb == "no-air"), legal[0])


def air_cover(standing: Standing, legal: Sequence[Action]) -> Action:
    """9.3.7: the air unit stays where most is at stake and most can come."""
    lore = standing.lore

    def stake(action: Action) -> tuple[float, str]:
        name = word(action, "hex")
        if name not in lore.grid:
            return -1.0, action.text()
        hex = lore.index(name)
        units = standing.sight.fighters(standing.side, hex)
        worth = sum(standing.sight.worth(uid) for uid in units)
        defense = float(sum(standing.sight.defense(uid) for uid in units))
        return place_worth(standing, hex) + standing.risk(hex, defense, worth), action.text()

    return max(legal, key=stake)


def retreat(standing: Standing, legal: Sequence[Action]) -> Action:
    """12: to supply, out of reach, into good ground; an enemy is sent the other way."""
    lore = standing.lore
    ways = of_verb(legal, "retreat")
    if not ways:
        return done(legal)
    own = lore.side[word(ways[0], "unit")] == standing.side

    def mark(action: Action) -> tuple[float, str]:
        path: tuple[str, ...] = getattr(action, "path", ())
        score = _refuge(standing, word(action, "unit"), path[-1] if path else "")
        return (score if own else -score), action.text()

    return max(ways, key=mark)


def _refuge(standing: Standing, uid: str, name: str) -> float:
    """How good the end of a retreat is for the unit that makes it."""
    sight, lore = standing.sight, standing.lore
    if name.startswith(AREA) or name not in lore.grid:
        return -1.0
    hex = lore.index(name)
    side = lore.side[uid]
    score = 0.0
    region = sight.supply(side)
    if not region >> lore.bit[hex] & 1:
        score -= 3.0
    if sight.zoc[1 - side][hex]:
        score -= 2.0
    enemy = [h for h in lore.grid.within(hex, 3) if sight.occupied[1 - side][h]]
    score += 0.35 * min((lore.distance(hex, h) for h in enemy), default=4)
    friends = sight.fighters(side, hex)
    limit = lore.weights.stacking[lore.sides[side]]
    if len(friends) >= limit:
        score -= 1.5
    elif friends:
        score += 0.4
    if any(sight.fighters(side, n) for n in lore.near[hex]):
        score += 0.2
    if hex in lore.rules.cities:
        score += 0.8
    if hex in lore.rules.victory_hexes:
        score += 1.0
    if lore.terrain[hex] in ("rough", "woods", "wooded-rough"):
        score += 0.2
    return score
