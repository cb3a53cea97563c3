"""10.2 Strengths, ratio and column shifts of an attack."""

from __future__ import annotations

from typing import Any

import msgspec

from hexside.games.traces_of_war.tables import SOVIET
from hexside.games.traces_of_war.work import TracesWork
from hexside.mechanics.combat_table import read_result


class Modifier(msgspec.Struct, frozen=True):
    """Something that changed the strength or the column, with its rule."""

    code: str
    rule: str
    value: float
    unit: str = ""


class Odds(msgspec.Struct, frozen=True):
    """The odds of an attack before any Luftwaffe marker.

    ``ratio_column`` is the column of the ratio alone, ``column`` the one after terrain; below 0
    the attack may not be made.
    """

    attack: float
    defense: int
    ratio_column: int
    column: int
    modifiers: tuple[Modifier, ...]

    @property
    def allowed(self) -> bool:
        """10.2: at least 1-1 after the terrain shifts, with some strength."""
        return self.column >= 0 and self.attack > 0


def attack_total(work: TracesWork, target: int, attackers: tuple[str, ...]) -> float:
    """10.2, R8: supply penalties per unit, sum per hex, halve across a river, round down."""
    by_hex: dict[int, int] = {}
    for uid in attackers:
        hex = work.units[uid].hex
        by_hex[hex] = by_hex.get(hex, 0) + work.attack(uid)
    per_side = work.rules.options["rounding"] == "perSide"
    total = 0.0
    for hex, strength in by_hex.items():
        if work.rules.is_river(hex, target):
            total += strength / 2 if per_side else strength // 2
        else:
            total += strength
    return float(int(total))


def odds(work: TracesWork, target: int, attackers: tuple[str, ...]) -> Odds:
    """10.2: the column of an attack, with everything that went into it."""
    rules = work.rules
    table = rules.combat
    modifiers = []
    for uid in attackers:
        penalty = work.attack(uid) - _printed_attack(work, uid)
        if penalty:
            modifiers.append(Modifier("supply-penalty", "8.2", penalty, uid))
        if rules.is_river(work.units[uid].hex, target):
            modifiers.append(Modifier("river-halves", "10.2", 0.5, uid))
    attack = attack_total(work, target, attackers)
    defense = 0
    for uid in work.field.at(target):
        strength = work.defense(uid)
        defense += strength
        penalty = strength - _printed_defense(work, uid)
        if penalty:
            modifiers.append(Modifier("isolation-penalty", "8.2", penalty, uid))
    if defense == 0:
        # 10.2: nothing to defend with: the last column whatever the terrain.
        modifiers.append(Modifier("no-defence", "10.2", table.last))
        return Odds(attack, 0, table.last, table.last, tuple(modifiers))
    ratio = table.column(attack, defense)
    shift = rules.terrain_shift[target]
    if shift:
        modifiers.append(Modifier("terrain-shift", "10.2", -shift))
    column = ratio - shift if ratio >= 0 else ratio
    return Odds(attack, defense, ratio, column, tuple(modifiers))


def is_possible(work: TracesWork, target: int, attackers: tuple[str, ...]) -> bool:
    """10.2: whether these attackers reach 1-1 after the terrain shifts."""
    attack = attack_total(work, target, attackers)
    if attack <= 0:
        return False
    defense = sum(work.defense(uid) for uid in work.field.at(target))
    if defense == 0:
        return True
    ratio = work.rules.combat.column(attack, defense)
    return ratio - work.rules.terrain_shift[target] >= 0 and ratio >= 0


def _printed_attack(work: TracesWork, uid: str) -> int:
    counter = work.counter(uid)
    return counter.attack if work.is_full(uid) else counter.reduced_attack or 0


def _printed_defense(work: TracesWork, uid: str) -> int:
    counter = work.counter(uid)
    return counter.defense if work.is_full(uid) else counter.reduced_defense or 0


def final_column(work: TracesWork, column: int, markers: int) -> int:
    """7.0: each Off AS shifts two columns right, at most to the last one."""
    shift = work.rules.tables.luftwaffe.offensive_columns * markers
    return min(work.rules.combat.last, column + shift)


def final_die(work: TracesWork, die: int, markers: int) -> int:
    """7.0, 10.3: each Def AS takes two off the die; below 1 counts as 1."""
    return max(1, die + work.rules.tables.luftwaffe.defensive_die * markers)


def forecast(work: TracesWork, target: int, attackers: tuple[str, ...]) -> dict[str, Any]:
    """What a player sees before committing: strengths, modifiers, column, chances, losses."""
    found = odds(work, target, attackers)
    table = work.rules.combat
    summary: dict[str, Any] = {
        "attack": found.attack,
        "defense": found.defense,
        "ratio": table.labels[found.ratio_column] if found.ratio_column >= 0 else "",
        "column": table.labels[found.column] if found.column >= 0 else "",
        "allowed": found.allowed,
        "modifiers": [msgspec.to_builtins(modifier) for modifier in found.modifiers],
    }
    if not found.allowed:
        return summary
    faces = len(table.results)
    chances: dict[str, float] = {}
    attacker_loss = defender_loss = retreat = 0.0
    held = target in work.data.supreme_orders and work.enemy_at(SOVIET, target)
    for die in range(1, faces + 1):
        cell = table.result(found.column, die)
        chances[cell] = chances.get(cell, 0.0) + 1 / faces
        outcome = read_result(cell)
        attacker_loss += outcome.attacker_steps / faces
        defender_loss += (outcome.defender_steps + (outcome.retreat if held else 0)) / faces
        retreat += (1 / faces) if outcome.retreat and not held else 0.0
    summary["chances"] = chances
    summary["expected_attacker_steps"] = attacker_loss
    summary["expected_defender_steps"] = defender_loss
    summary["retreat_chance"] = retreat
    return summary
