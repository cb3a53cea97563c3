"""Answers of the Initial and Supply Phases: replacements, resources, reinforcements, railheads."""

from __future__ import annotations

from collections.abc import Sequence

from hexside.engine import Action
from hexside.players.phased.appraisal import Appraisal
from hexside.players.phased.replies import done, of_verb, word
from hexside.players.phased.sight import AREA, Sight

#: With this many Supply Points in play, no more are brought.
ENOUGH_POINTS = 3
#: Fortifications are built this far from the enemy: he comes, but only after they are finished.
FORT_FROM, FORT_TO = 2, 6
#: The movement points that a thin front is worth to the attacker's reinforcements, for enemy
#: strength equal to ours.
THIN = 8.0


def initial_phase(appraisal: Appraisal, legal: Sequence[Action]) -> Action | None:
    """3.0: everything that is free first, then what is worth most; ``None`` at the end."""
    for verb, choose in (
        ("expend", _first),
        ("reinforce", _reinforce),
        ("recall", _recall),
        ("volunteer", _first),
        ("withdraw-unit", _first),
        ("give-step", _first),
        ("take-step", _first),
        ("place-brigade", _first),
        ("trans-caucasus", _first),
        ("return", _return),
        ("rebuild", _rebuild),
        ("ready", _ready),
    ):
        found = of_verb(legal, verb)
        if found:
            return choose(appraisal, found)
    fort = _fort(appraisal, of_verb(legal, "fortify"))
    if fort is not None:
        return fort
    brought = of_verb(legal, "bring")
    if brought and _points(appraisal.sight) < ENOUGH_POINTS:
        return _nearest_area(appraisal, brought)
    return None


def _points(sight: Sight) -> int:
    """The Supply Points of this side that are in play."""
    tables = sight.tables
    return sum(
        1
        for unit in sight.view.units
        if tables.side[unit.id] == sight.me
        and tables.roster[unit.id].type == "supply-point"
        and (unit.hex or unit.box.startswith(AREA))
    )


def _first(appraisal: Appraisal, found: Sequence[Action]) -> Action:
    return found[0]


def area_distance(appraisal: Appraisal, letter: str) -> float:
    """How far an Entry Area is from where this side needs its units."""
    tables = appraisal.tables
    hexes = tables.ground.entry_hexes.get(letter, ())
    if not hexes:
        return 999.0
    if appraisal.attacks:
        goals = min(appraisal.field("mech")[hex] for hex in hexes)
        return goals - THIN * max(appraisal.thinness(hex) for hex in hexes)
    # The defender considers his points, those nearest the enemy first.
    best = 999.0
    for hex in hexes:
        for point, value in tables.ground.victory_hexes.items():
            if appraisal.sight.controls(appraisal.side, point):
                far = tables.distance(hex, point) + 0.7 * appraisal.enemy_distance[point]
                best = min(best, far - 2.0 * value)
    near = min(appraisal.enemy_distance[hex] for hex in hexes)
    return best + (20.0 if near <= 2 else 0.0)


def _nearest_area(appraisal: Appraisal, found: Sequence[Action]) -> Action:
    return min(found, key=lambda a: (area_distance(appraisal, word(a, "area")), a.text()))


def _reinforce(appraisal: Appraisal, found: Sequence[Action]) -> Action:
    """22.1: where the units are needed; successive ones are spread over the good areas."""
    unit = word(found[0], "unit")
    mine = [action for action in found if word(action, "unit") == unit]
    waiting: dict[str, int] = {}
    for seen in appraisal.sight.view.units:
        if seen.box.startswith(AREA) and appraisal.tables.side[seen.id] == appraisal.side:
            letter = seen.box.removeprefix(AREA)
            waiting[letter] = waiting.get(letter, 0) + 1

    def far(action: Action) -> tuple[float, str]:
        letter = word(action, "area")
        return area_distance(appraisal, letter) + 1.5 * waiting.get(letter, 0), action.text()

    return min(mine, key=far)


def _recall(appraisal: Appraisal, found: Sequence[Action]) -> Action:
    return max(found, key=lambda a: (_place(appraisal, word(a, "to")), a.text()))


def _place(appraisal: Appraisal, name: str) -> float:
    """How good a hex is for a returning unit: near the front, but not at it."""
    tables = appraisal.tables
    if name not in tables.grid:
        return -area_distance(appraisal, name.removeprefix(AREA)) / 4.0
    hex = tables.index(name)
    near = appraisal.enemy_distance[hex]
    return 4.0 - abs(near - 4) - (3.0 if near <= 1 else 0.0)


def _return(appraisal: Appraisal, found: Sequence[Action]) -> Action:
    """21.3: the strongest available unit, to the best hex."""
    roster = appraisal.tables.roster

    def mark(action: Action) -> tuple[float, float, str]:
        full = roster[word(action, "unit")].values[-1]
        first = roster[word(action, "unit")].values[0]
        strength = 0.5 * (first.attack + first.defense) + 0.1 * (full.attack + full.defense)
        return strength, _place(appraisal, word(action, "to")), action.text()

    return max(found, key=mark)


def _rebuild(appraisal: Appraisal, found: Sequence[Action]) -> Action:
    """21.2: the step that adds most strength."""
    sight = appraisal.sight

    def mark(action: Action) -> tuple[float, str]:
        uid = word(action, "unit")
        values = appraisal.tables.roster[uid].values
        steps = sight.units[uid].steps
        if steps >= len(values):
            return 0.0, action.text()
        more, now = values[steps], values[steps - 1]
        return more.attack + more.defense - now.attack - now.defense, action.text()

    return max(found, key=mark)


def _ready(appraisal: Appraisal, found: Sequence[Action]) -> Action:
    """18.1: the artillery nearest the enemy."""
    sight = appraisal.sight

    def near(action: Action) -> tuple[int, str]:
        hex = sight.where.get(word(action, "unit"), -1)
        return (appraisal.enemy_distance[hex] if hex >= 0 else 99), action.text()

    return min(found, key=near)


def _fort(appraisal: Appraisal, found: Sequence[Action]) -> Action | None:
    """9.7: fortify points, and posts of the line that the enemy will reach next turn."""
    tables, sight = appraisal.tables, appraisal.sight
    if appraisal.attacks:
        return None
    best, mark = None, 0.5
    for action in found:
        hex = tables.index(word(action, "hex"))
        near = appraisal.enemy_distance[hex]
        points = tables.ground.victory_hexes.get(hex, 0)
        if not FORT_FROM <= near <= FORT_TO + 4 * points or sight.has_fort(appraisal.side, hex):
            continue
        score = 2.0 * points
        if sight.fighters(appraisal.side, hex):
            score += 0.6
        if near > FORT_TO:
            score -= 1.0
        score += 0.02 * appraisal.threats.on(hex)
        if score > mark:
            best, mark = action, score
    return best


def railheads(appraisal: Appraisal, legal: Sequence[Action]) -> Action:
    """17.2: move every railhead as far towards the goals as it can go."""
    tables = appraisal.tables
    field = appraisal.field("mech")
    best, mark = done(legal), 0.0
    for action in of_verb(legal, "railhead"):
        start, to = tables.index(word(action, "start")), tables.index(word(action, "to"))
        gain = field[start] - field[to] + 0.3 * (tables.column[to] - tables.column[start])
        if gain > mark:
            best, mark = action, gain
    return best


def expend(appraisal: Appraisal, legal: Sequence[Action]) -> Action:
    """18.6.4: use a Supply Point beside a Used headquarters."""
    found = of_verb(legal, "expend")
    return found[0] if found else done(legal)
