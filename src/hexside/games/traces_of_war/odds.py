"""10.2 Strengths, ratio and column shifts of an attack."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from hexside.games.traces_of_war.tables import SOVIET
from hexside.games.traces_of_war.work import TracesWork
from hexside.mechanics.combat_table import Outcome, without_retreat
from hexside.mechanics.odds import (
    Modifier,
    Odds,
    columns,
    last_column_unshifted,
    shifted_right,
    told_forecast,
)


def attack_total(work: TracesWork, target: int, attackers: tuple[str, ...]) -> float:
    """10.2, R8: supply penalties per unit, halved across a river, rounded as the option says."""
    is_river = work.rules.ground.is_river
    shares = []
    for uid in attackers:
        hex = work.units[uid].hex
        shares.append((hex, work.attack(uid), 0.5 if is_river(hex, target) else 1.0))
    return work.rules.rounding(shares)


def odds(work: TracesWork, target: int, attackers: tuple[str, ...]) -> Odds:
    """10.2: the column of an attack, with everything that went into it."""
    rules = work.rules
    table = rules.combat
    modifiers = []
    for uid in attackers:
        penalty = work.attack(uid) - _printed_attack(work, uid)
        if penalty:
            modifiers.append(Modifier("supply-penalty", "8.2", penalty, uid))
        if rules.ground.is_river(work.units[uid].hex, target):
            modifiers.append(Modifier("river-halves", "10.2", 0.5, uid))
    attack = attack_total(work, target, attackers)
    defense = 0
    for uid in work.field.at(target):
        strength = work.defense(uid)
        defense += strength
        penalty = strength - _printed_defense(work, uid)
        if penalty:
            modifiers.append(Modifier("isolation-penalty", "8.2", penalty, uid))
    shift = rules.ground.terrain_shift[target]
    # 10.2: against nothing the last column whatever the terrain.
    ratio, column = columns(table, attack, defense, shift, last_column_unshifted)
    if defense == 0:
        modifiers.append(Modifier("no-defence", "10.2", table.last))
    elif shift:
        modifiers.append(Modifier("terrain-shift", "10.2", -shift))
    return Odds(attack, defense, ratio, column, tuple(modifiers))


def is_possible(work: TracesWork, target: int, attackers: tuple[str, ...]) -> bool:
    """10.2: whether these attackers reach 1-1 after the terrain shifts."""
    attack = attack_total(work, target, attackers)
    if attack <= 0:
        return False
    rules = work.rules
    defense = sum(work.defense(uid) for uid in work.field.at(target))
    shift = rules.ground.terrain_shift[target]
    return columns(rules.combat, attack, defense, shift, last_column_unshifted)[1] >= 0


def _printed_attack(work: TracesWork, uid: str) -> int:
    counter = work.counter(uid)
    return counter.attack if work.is_full(uid) else counter.reduced_attack or 0


def _printed_defense(work: TracesWork, uid: str) -> int:
    counter = work.counter(uid)
    return counter.defense if work.is_full(uid) else counter.reduced_defense or 0


def final_column(work: TracesWork, column: int, markers: int) -> int:
    """7.0: each Off AS shifts two columns right, at most to the last one."""
    shift = work.rules.tables.luftwaffe.offensive_columns * markers
    return shifted_right(work.rules.combat, column, shift)


def final_die(work: TracesWork, die: int, markers: int) -> int:
    """7.0, 10.3: each Def AS takes two off the die; below 1 counts as 1."""
    return max(1, die + work.rules.tables.luftwaffe.defensive_die * markers)


def forecast(work: TracesWork, target: int, attackers: tuple[str, ...]) -> dict[str, Any]:
    """What a player sees before committing: strengths, modifiers, column, chances, losses."""
    found = odds(work, target, attackers)
    return told_forecast(work.rules.combat, found, result_at(work, target))


def result_at(work: TracesWork, target: int) -> Callable[[Outcome], Outcome]:
    """12.2: Axis units in a city that must be held do not retreat; each hex becomes a step."""
    held = target in work.data.supreme_orders and work.enemy_at(SOVIET, target)
    return without_retreat if held else as_printed


def as_printed(outcome: Outcome) -> Outcome:
    """10.3: the result as the table gives it."""
    return outcome
