"""The worth of a position: the chance that the attacking side wins, from counts of it.

The factors stand in the weights file of the game; they were fitted to the results of games that
the quick hand played against itself.
"""

from __future__ import annotations

import math
from typing import Any

from hexside.players.quick.lore import Lore
from hexside.players.quick.position import Position
from hexside.players.quick.sketch import LANDING_RANGE, Sketch

#: Names of the counts of a whole position, in their order.
COUNTS = (
    "points",
    "strength",
    "resistance",
    "advance",
    "cut-off",
    "cut-off-enemy",
    "chits",
    "enemy-chits",
    "command",
    "enemy-command",
    "threshold",
    "crossings",
)
#: Names of the counts of the objectives that must be held, added up; the likeliest fall follows.
HELD_COUNTS = ("open", "fall", "steps", "empty", "landing")
#: Units of the attacker that count as its spearheads.
SPEARHEADS = 12
#: Beyond so many margins an end is as clear as can be.
MOST_MARGINS = 12
#: Steps in a garrison beyond which more make no difference.
MOST_STEPS = 4


def counts(lore: Lore, work: Position) -> list[float]:
    """The counts of a position, from the attacker's side; each about between -1 and 1."""
    know = lore.know
    name = know.weights.attacker
    attacker = know.sides.index(name)
    attacking = Sketch(lore, work, attacker, know.weights.side[name])
    defending = Sketch(lore, work, 1 - attacker, know.weights.side[know.sides[1 - attacker]])
    defending.muster()
    defending.look()
    points, places = _score(attacking)
    goal = attacking.goal
    strength = [0.0, 0.0]
    cut_off = [0, 0]
    stands: tuple[list[int], list[int]] = ([], [])
    posts: tuple[list[tuple[int, int]], list[tuple[int, int]]] = ([], [])
    for uid, unit in work.units.items():
        if unit.hex >= 0:
            who = lore.side[uid]
            if unit.marks:
                cut_off[who] += 1
            if lore.is_hq[uid]:
                posts[who].append((unit.hex, know.rules.roster[uid].command_range or 0))
            else:
                stands[who].append(unit.hex)
                strength[who] += unit.steps * lore.value[uid]
    spears = sorted((goal[hex] for hex in places), reverse=True)[:SPEARHEADS]
    chits = [0, 0]
    for chit in (*work.data.cup, *work.data.hand):
        owner = getattr(know.rules.chits[chit], "side", "")
        if owner in know.sides:
            chits[know.sides.index(owner)] += 1
    waiting = _threshold(attacking)
    found = [
        points / 30,
        strength[attacker] / 40,
        strength[1 - attacker] / 40,
        sum(spears) / SPEARHEADS / 5,
        cut_off[attacker] / 10,
        cut_off[1 - attacker] / 10,
        chits[attacker] / 6,
        chits[1 - attacker] / 6,
        _commanded(lore, stands[attacker], posts[attacker]),
        _commanded(lore, stands[1 - attacker], posts[1 - attacker]),
        waiting / 10,
        waiting / 10 * chits[attacker] / 6,
    ]
    rows = [
        _held(defending, target.hex, places)
        for target in know.targets
        if target.objective.held and target.objective.attacker == name
    ]
    if rows:
        found += [sum(column) for column in zip(*rows, strict=True)]
        # One city is enough: the likeliest to fall counts by itself.
        found.append(max(row[1] for row in rows))
    return found


def _score(attacking: Sketch) -> tuple[float, list[int]]:
    """The attacker's points from objectives and areas, and where its units stand."""
    lore = attacking.lore
    know = lore.know
    open_numbers = {target.number for target in attacking.open}
    points = sum(
        target.objective.points
        for target in know.targets
        if target.objective.attacker == attacking.name
        and not target.objective.held
        and target.number not in open_numbers
    )
    rows = [row for row in know.presences if row[0].attacker == attacking.name]
    places = []
    for uid, unit in attacking.work.units.items():
        hex = unit.hex
        if hex < 0 or lore.side[uid] != attacking.side or lore.is_hq[uid]:
            continue
        places.append(hex)
        for row, hexes in rows:
            if hex in hexes:
                worth = row.mechanised if lore.mechanised[uid] else row.other
                points += worth if attacking.is_supplied(hex) else worth * row.unsupplied
    return points, places


def _commanded(lore: Lore, places: list[int], posts: list[tuple[int, int]]) -> float:
    """The share of places that headquarters command, given with their ranges."""
    if not places:
        return 0.0
    covered = {near for hex, reach in posts for near in lore.commanded(hex, reach)}
    return sum(hex in covered for hex in places) / len(places)


def _threshold(attacking: Sketch) -> float:
    """What the units that stand one step before an area that scores would score in it."""
    lore = attacking.lore
    points = 0.0
    for row, hexes in lore.know.presences:
        if row.attacker != attacking.name:
            continue
        border = lore.border(row.id, hexes)
        for hex in border:
            if attacking.work.field.occupied[attacking.side][hex]:
                for uid in attacking.work.field.stacks[hex]:
                    if not lore.is_hq[uid]:
                        points += row.mechanised if lore.mechanised[uid] else row.other
    return points


def _held(defending: Sketch, hex: int, places: list[int]) -> tuple[float, ...]:
    """The counts of one objective that must be held; all are 0 when it is no longer open."""
    if hex not in defending.held:
        return (0.0,) * len(HELD_COUNTS)
    guards = defending.guards.get(hex, 0)
    if guards > 0:
        units = defending.work.units
        steps = sum(units[uid].steps for uid in defending.work.field.stacks.get(hex, ()))
        fall = defending.fall(hex, guards)
        return 1.0, fall, fall * min(steps, MOST_STEPS) / MOST_STEPS, 0.0, 0.0
    if defending.pressure[hex] > 0:
        return 1.0, 0.0, 0.0, 1.0, 0.0
    far = defending.lore.know.far(hex)
    may_land = not getattr(defending.work.data, "airborne_used", True) and any(
        far[place] <= LANDING_RANGE for place in places
    )
    return 1.0, 0.0, 0.0, 0.0, 1.0 if may_land else 0.0


def worth(lore: Lore, work: Position, margin: float = 0.0) -> float:
    """The chance that the attacking side wins from here, between 0 and 1.

    With a ``margin`` in victory points an end by points counts by how clear it is.
    """
    know = lore.know
    result: Any = work.result
    if result is not None:
        need = getattr(work.data, "bid", 0) or work.rules.setup.victory_threshold
        short = (result.score or 0.0) - need
        if margin and result.score and abs(short) < MOST_MARGINS * margin:
            return 1.0 / (1.0 + math.exp(-short / margin))
        if result.winner == know.weights.attacker:
            return 1.0
        return 0.0 if result.winner else 0.5
    # The last row is that of the last turn; longer scenarios begin with the first for a while.
    left = work.rules.setup.turns - work.turn
    rows = know.weights.worth
    row = rows[max(0, len(rows) - 1 - left)]
    total = row[0] + sum(a * b for a, b in zip(row[1:], counts(lore, work), strict=True))
    return 1.0 / (1.0 + math.exp(-max(-30.0, min(30.0, total))))
