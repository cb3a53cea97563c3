"""Counts of a position from the attacker's side: the inputs of a position's worth."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from hexside.players.quick.position import Position
from hexside.players.quick.quick_tables import QuickTables
from hexside.players.quick.sieges import Force, Siege, sieges
from hexside.players.quick.sketch import Sketch
from hexside.players.weighing import Objective

#: Names of the counts of an entire position, in order.
WHOLE = (
    "points",
    "strength",
    "enemy-strength",
    "advance",
    "cut-off",
    "enemy-cut-off",
    "command",
    "enemy-command",
    "threshold",
    "crossings",
    "chits",
    "fresh-units",
    "enemy-chits",
    "enemy-orders",
    "landing",
    "drawn",
    "open-points",
    "nearness",
    "kept",
    "fast-march",
    "slow-march",
    "across",
    "landed",
    "taken",
)
#: Names of the counts of all places that must be held, and of the one in greatest danger.
HELD = (
    "held",
    "any-this-turn",
    "any-before-long",
    "second",
    *(f"worst-{name.replace('_', '-')}" for name in Siege._fields),
    "worst-empty-attacks",
)
NAMES = (*WHOLE, *HELD)
#: How many attacking units count as spearheads, and how many are checked for their march.
SPEARHEADS = 12
FAST_MARCHERS, SLOW_MARCHERS = 12, 20
#: The distance in hexes at which an objective starts to be near.
NEAR = 12


class Army(NamedTuple):
    """The units of a side on the map."""

    forces: list[Force]
    strength: float
    cut_off: int
    #: Headquarters with their command ranges.
    posts: dict[str, tuple[int, int]]


def counts(tables: QuickTables, work: Position) -> list[float]:
    """The counts of a position in the order of ``NAMES``; each roughly between -1 and 1."""
    know = tables.know
    name = know.weights.attacker
    side = know.sides.index(name)
    own, enemy = _army(tables, work, side), _army(tables, work, 1 - side)
    map_ = Sketch(tables, work, side, know.weights.side[name])
    threshold = _threshold(map_) / 10
    chits = _chits(tables, work, own)
    goal = map_.goal
    spears = sorted((goal[force.hex] for force in own.forces), reverse=True)[:SPEARHEADS]
    found = [
        _points(map_) / 30,
        own.strength / 40,
        enemy.strength / 40,
        sum(spears) / SPEARHEADS / 5,
        own.cut_off / 10,
        enemy.cut_off / 10,
        _commanded(tables, own),
        _commanded(tables, enemy),
        threshold,
        threshold * chits.own,
        chits.own,
        chits.fresh,
        chits.enemy,
        chits.orders,
        chits.landing,
        chits.drawn,
        *_objectives(map_, own.forces),
        *_marches(map_, own.forces),
        1.0 if getattr(work.data, "airborne_used", True) else 0.0,
        _taken(map_) / 6,
    ]
    return found + _held(sieges(tables, work, own.forces, enemy.forces, chits.posts))


def _army(tables: QuickTables, work: Position, side: int) -> Army:
    forces: list[Force] = []
    posts: dict[str, tuple[int, int]] = {}
    strength = 0.0
    cut_off = 0
    for uid, unit in work.units.items():
        if unit.hex < 0 or tables.side[uid] != side:
            continue
        if unit.marks:
            cut_off += 1
        if tables.is_hq[uid]:
            posts[uid] = unit.hex, tables.know.rules.roster[uid].command_range or 0
        else:
            strength += unit.steps * tables.value[uid]
            values = work.attack(uid), work.defense(uid)
            forces.append(Force(unit.hex, *values, tables.mechanised[uid]))
    return Army(forces, strength, cut_off, posts)


class Chits(NamedTuple):
    """Chits still to be drawn, as shares; the side that acts now; posts of coming activations."""

    own: float
    fresh: float
    enemy: float
    orders: float
    landing: float
    drawn: float
    posts: list[int]


def _chits(tables: QuickTables, work: Position, own: Army) -> Chits:
    kinds = tables.know.rules.chits
    attacker = tables.know.weights.attacker
    data = work.data
    waiting = [*data.cup, *data.hand, *((data.drawn,) if data.drawn else ())]
    number = {"own": 0, "fresh": 0, "enemy": 0, "orders": 0, "landing": 0}
    posts: list[int] = []
    for chit in waiting:
        printed = kinds[chit]
        if getattr(printed, "side", "") == attacker:
            if printed.kind == "hq":
                number["own"] += 1
                posts += [own.posts[hq][0] for hq in printed.activates if hq in own.posts][:1]
            elif printed.kind == "reinforcement":
                number["fresh"] += 1
            elif printed.kind == "airborne":
                number["landing"] += 1
        elif printed.kind == "hq":
            number["enemy"] += 1
        elif printed.kind != "supply":
            number["orders"] += 1
    drawn = 0.0
    if data.drawn:
        drawn = 1.0 if getattr(kinds[data.drawn], "side", "") == attacker else -1.0
    return Chits(
        number["own"] / 6,
        number["fresh"],
        number["enemy"] / 4,
        number["orders"] / 2,
        number["landing"],
        drawn,
        posts,
    )


def _points(map_: Sketch) -> float:
    """The attacker's points from objectives and areas that score."""
    tables = map_.tables
    open_numbers = {target.number for target in map_.open}
    points = sum(
        target.objective.points
        for target in tables.know.targets
        if _wanted(map_, target.objective) and target.number not in open_numbers
    )
    rows = [row for row in tables.know.presences if row[0].attacker == map_.name]
    for uid, unit in map_.work.units.items():
        hex = unit.hex
        if hex < 0 or tables.side[uid] != map_.side or tables.is_hq[uid]:
            continue
        for row, hexes in rows:
            if hex in hexes:
                worth = row.mechanised if tables.mechanised[uid] else row.other
                points += worth if map_.is_supplied(hex) else worth * row.unsupplied
    return points


def _wanted(map_: Sketch, objective: Objective) -> bool:
    """Whether an objective is one that the attacker takes for points."""
    return objective.attacker == map_.name and not objective.held


def _taken(map_: Sketch) -> int:
    """How many objectives the attacker has taken."""
    wanted = sum(1 for target in map_.tables.know.targets if _wanted(map_, target.objective))
    return wanted - sum(1 for target in map_.open if _wanted(map_, target.objective))


def _objectives(map_: Sketch, forces: Sequence[Force]) -> tuple[float, float, float]:
    """Points of the objectives that are left, how near they are, and how many are occupied."""
    points = nearness = 0.0
    kept = 0
    for target in map_.open:
        if not _wanted(map_, target.objective):
            continue
        far = map_.tables.know.far(target.hex)
        away = min((far[force.hex] for force in forces), default=2 * NEAR)
        points += target.objective.points
        nearness += target.objective.points * max(0.0, 1.0 - max(0, away - 2) / NEAR)
        kept += map_.enemy_occupied[target.hex]
    return points / 30, nearness / 30, kept / 6


def _marches(map_: Sketch, forces: Sequence[Force]) -> tuple[float, float, float]:
    """How far fast and slow units are from the area that scores, and how many are inside."""
    know = map_.tables.know
    distances = [
        distance
        for (row, _), distance in zip(know.presences, know.presence_distance, strict=True)
        if row.attacker == map_.name
    ]
    if not distances:
        return 0.0, 0.0, 0.0
    away = distances[0]
    fast = sorted(away[force.hex] for force in forces if force.mechanised)[:FAST_MARCHERS]
    slow = sorted(away[force.hex] for force in forces if not force.mechanised)[:SLOW_MARCHERS]
    inside = sum(1 for force in forces if away[force.hex] == 0)
    return _mean(fast) / 40, _mean(slow) / 40, inside / 20


def _mean(numbers: Sequence[int]) -> float:
    return sum(numbers) / max(1, len(numbers))


def _commanded(tables: QuickTables, army: Army) -> float:
    """The share of a side's units that its headquarters command."""
    if not army.forces:
        return 0.0
    posts = army.posts.values()
    covered = {near for hex, reach in posts for near in tables.commanded(hex, reach)}
    return sum(force.hex in covered for force in army.forces) / len(army.forces)


def _threshold(map_: Sketch) -> float:
    """What units one step outside an area that scores would score in it."""
    tables = map_.tables
    points = 0.0
    for row, hexes in tables.know.presences:
        if row.attacker != map_.name:
            continue
        for hex in tables.border(row.id, hexes):
            if map_.work.field.occupied[map_.side][hex]:
                for uid in map_.work.field.stacks[hex]:
                    if not tables.is_hq[uid]:
                        points += row.mechanised if tables.mechanised[uid] else row.other
    return points


def _held(found: Sequence[Siege]) -> list[float]:
    """The counts of the places that must be held; all 0 when none is left."""
    if not found:
        return [0.0] * len(HELD)
    # Empty and distant places come after threatened ones.
    threats = sorted(found, key=lambda siege: -siege.danger)
    worst = threats[0]
    this_turn = before_long = 1.0
    for siege in found:
        this_turn *= 1.0 - siege.this_turn
        before_long *= 1.0 - siege.before_long
    return [
        len(found) / 6,
        1.0 - this_turn,
        1.0 - before_long,
        threats[1].this_turn if len(threats) > 1 else 0.0,
        *worst,
        worst.empty * worst.attacks,
    ]
