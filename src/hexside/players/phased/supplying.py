"""Answers of the Initial and Supply Phases: replacements, resources, reinforcements, railheads."""

from __future__ import annotations

from collections.abc import Sequence

from hexside.engine import Action
from hexside.players.phased.replies import done, of_verb, word
from hexside.players.phased.sight import AREA, Sight
from hexside.players.phased.standing import Standing

#: Supply Points in play beyond which no more are brought.
ENOUGH_POINTS = 3
#: Fortifications are built this far from the enemy: he comes, but not before they are finished.
FORT_FROM, FORT_TO = 2, 6
#: How many movement points more the attacker's reinforcements have to go to where the front is
#: thin: for as much enemy strength as own.
THIN = 8.0


def initial_phase(standing: Standing, legal: Sequence[Action]) -> Action:
    """3.0: everything that costs nothing first, then what is worth most."""
    for verb, choose in (
        ("expend", _first),
        ("reinforce", _reinforce),
        ("recall", _recall),
        ("volunteer", _first),
        ("return", _return),
        ("rebuild", _rebuild),
        ("ready", _ready),
    ):
        found = of_verb(legal, verb)
        if found:
            return choose(standing, found)
    fort = _fort(standing, of_verb(legal, "fortify"))
    if fort is not None:
        return fort
    brought = of_verb(legal, "bring")
    if brought and _points(standing.sight) < ENOUGH_POINTS:
        return _nearest_area(standing, brought)
    return done(legal)


def _points(sight: Sight) -> int:
    """The Supply Points of this side that are in play."""
    lore = sight.lore
    return sum(
        1
        for unit in sight.view.units
        if lore.side[unit.id] == sight.me
        and lore.roster[unit.id].type == "supply-point"
        and (unit.hex or unit.box.startswith(AREA))
    )


def _first(standing: Standing, found: Sequence[Action]) -> Action:
    return found[0]


def area_distance(standing: Standing, letter: str) -> float:
    """How far an Entry Area is from where this side wants its units."""
    lore = standing.lore
    hexes = lore.rules.entry_hexes.get(letter, ())
    if not hexes:
        return 999.0
    if standing.attacks:
        goals = min(standing.field("mech")[hex] for hex in hexes)
        return goals - THIN * max(standing.thinness(hex) for hex in hexes)
    # The defender looks at his points, those that the enemy is nearest to first.
    best = 999.0
    for hex in hexes:
        for point, value in lore.rules.victory_hexes.items():
            if standing.sight.controls(standing.side, point):
                far = lore.distance(hex, point) + 0.7 * standing.enemy_distance[point]
                best = min(best, far - 2.0 * value)
    near = min(standing.enemy_distance[hex] for hex in hexes)
    return best + (20.0 if near <= 2 else 0.0)


def _nearest_area(standing: Standing, found: Sequence[Action]) -> Action:
    return min(found, key=lambda a: (area_distance(standing, word(a, "area")), a.text()))


def _reinforce(standing: Standing, found: Sequence[Action]) -> Action:
    """22.1: where the units are wanted; successive ones are spread over the good areas."""
    unit = word(found[0], "unit")
    mine = [action for action in found if word(action, "unit") == unit]
    waiting: dict[str, int] = {}
    for seen in standing.sight.view.units:
        if seen.box.startswith(AREA) and standing.lore.side[seen.id] == standing.side:
            letter = seen.box.removeprefix(AREA)
            waiting[letter] = waiting.get(letter, 0) + 1

    def far(action: Action) -> tuple[float, str]:
        letter = word(action, "area")
        return area_distance(standing, letter) + 1.5 * waiting.get(letter, 0), action.text()

    return min(mine, key=far)


def _recall(standing: Standing, found: Sequence[Action]) -> Action:
    return max(found, key=lambda a: (_place(standing, word(a, "to")), a.text()))


def _place(standing: Standing, name: str) -> float:
    """How good a place for a returning unit is: near the front, but not at it."""
    lore = standing.lore
    if name not in lore.grid:
        return -area_distance(standing, name.removeprefix(AREA)) / 4.0
    hex = lore.index(name)
    near = standing.enemy_distance[hex]
    return 4.0 - abs(near - 4) - (3.0 if near <= 1 else 0.0)


def _return(standing: Standing, found: Sequence[Action]) -> Action:
    """21.3: the strongest unit that can be had, to the best place."""
    roster = standing.lore.roster

    def mark(action: Action) -> tuple[float, float, str]:
        full = roster[word(action, "unit")].values[-1]
        first = roster[word(action, "unit")].values[0]
        strength = 0.5 * (first.attack + first.defense) + 0.1 * (full.attack + full.defense)
        return strength, _place(standing, word(action, "to")), action.text()

    return max(found, key=mark)


def _rebuild(standing: Standing, found: Sequence[Action]) -> Action:
    """21.2: the step that brings most strength."""
    sight = standing.sight

    def mark(action: Action) -> tuple[float, str]:
        uid = word(action, "unit")
        values = standing.lore.roster[uid].values
        steps = sight.units[uid].steps
        if steps >= len(values):
            return 0.0, action.text()
        more, now = values[steps], values[steps - 1]
        return more.attack + more.defense - now.attack - now.defense, action.text()

    return max(found, key=mark)


def _ready(standing: Standing, found: Sequence[Action]) -> Action:
    """18.1: the artillery that is nearest to the enemy."""
    sight = standing.sight

    def near(action: Action) -> tuple[int, str]:
        hex = sight.where.get(word(action, "unit"), -1)
        return (standing.enemy_distance[hex] if hex >= 0 else 99), action.text()

    return min(found, key=near)


def _fort(standing: Standing, found: Sequence[Action]) -> Action | None:
    """9.7: works on points, and on posts of the line that the enemy will reach next turn."""
    lore, sight = standing.lore, standing.sight
    if standing.attacks:
        return None
    best, mark = None, 0.5
    for action in found:
        hex = lore.index(word(action, "hex"))
        near = standing.enemy_distance[hex]
        points = lore.rules.victory_hexes.get(hex, 0)
        if not FORT_FROM <= near <= FORT_TO + 4 * points or sight.has_fort(standing.side, hex):
            continue
        score = 2.0 * points
        if sight.fighters(standing.side, hex):
            score += 0.6
        if near > FORT_TO:
            score -= 1.0
        score += 0.02 * standing.threats.on(hex)
        if score > mark:
            best, mark = action, score
    return best


def railheads(standing: Standing, legal: Sequence[Action]) -> Action:
    """17.2: every railhead as far towards the goals as it gets."""
    lore = standing.lore
    field = standing.field("mech")
    best, mark = done(legal), 0.0
    for action in of_verb(legal, "railhead"):
        start, to = lore.index(word(action, "start")), lore.index(word(action, "to"))
        gain = field[start] - field[to] + 0.3 * (lore.column[to] - lore.column[start])
        if gain > mark:
            best, mark = action, gain
    return best


def expend(standing: Standing, legal: Sequence[Action]) -> Action:
    """18.6.4: a Supply Point beside a Used headquarters is there to be used."""
    found = of_verb(legal, "expend")
    return found[0] if found else done(legal)
