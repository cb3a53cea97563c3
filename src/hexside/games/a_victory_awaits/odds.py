"""10.3 Strengths, ratio and column shifts of an attack."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from hexside.games.a_victory_awaits.state import HALVED
from hexside.games.a_victory_awaits.work import AwaitsWork
from hexside.mechanics.combat_table import Outcome, without_retreat
from hexside.mechanics.markers import carries
from hexside.mechanics.odds import (
    Modifier,
    Odds,
    columns,
    last_column_shifted,
    rounded_in_total,
    told_forecast,
)


def river_factor(work: AwaitsWork, hex: int, target: int) -> float:
    """10.3(1), 15.1: half across a river, but not in the surprise attack."""
    if work.rivers_ignored or not work.rules.ground.is_river(hex, target):
        return 1.0
    return 0.5


def attack_total(work: AwaitsWork, target: int, attackers: tuple[str, ...]) -> float:
    """10.3(1), V1: halves stay exact until the total of the side."""
    shares = []
    for uid in attackers:
        hex = work.units[uid].hex
        shares.append((hex, work.attack(uid), river_factor(work, hex, target)))
    return rounded_in_total(shares)


def defense_total(work: AwaitsWork, target: int, seat: str) -> int:
    """10.3(1), 14.2: everything in the hex but what retreated earlier in this segment."""
    return sum(
        work.defense(uid) for uid in work.field.at(target) if work.counts_in_defence(uid, seat)
    )


def odds(work: AwaitsWork, target: int, attackers: tuple[str, ...], seat: str) -> Odds:
    """10.3: the column of an attack, with everything that went into it."""
    rules = work.rules
    modifiers = []
    for uid in attackers:
        unit = work.units[uid]
        if unit.marks and carries(unit, HALVED):
            modifiers.append(Modifier("out-of-command-halves", "17.2", 0.5, uid))
        if river_factor(work, unit.hex, target) < 1:
            modifiers.append(Modifier("river-halves", "10.3", 0.5, uid))
    for uid in work.field.at(target):
        if not work.counts_in_defence(uid, seat):
            modifiers.append(Modifier("retreated-defends-with-nothing", "10.3", 0, uid))
        elif rules.is_fortress[uid]:
            modifiers.append(Modifier("fortress-defends", "14.2", work.defense(uid), uid))
    attack = attack_total(work, target, attackers)
    defense = defense_total(work, target, seat)
    shift = rules.ground.terrain_shift[target]
    # V12: against nothing the last column, with the shifts of the terrain.
    ratio, column = columns(rules.combat, attack, defense, shift, last_column_shifted)
    if defense == 0:
        modifiers.append(Modifier("no-defence", "10.3", rules.combat.last))
    if shift:
        modifiers.append(Modifier("terrain-shift", "10.3", -shift))
    return Odds(attack, defense, ratio, column, tuple(modifiers))


def is_possible(work: AwaitsWork, target: int, attackers: tuple[str, ...], seat: str) -> bool:
    """10.3(4): whether these attackers reach 1-1 after the terrain shifts."""
    attack = attack_total(work, target, attackers)
    if attack <= 0:
        return False
    defense = defense_total(work, target, seat)
    shift = work.rules.ground.terrain_shift[target]
    return columns(work.rules.combat, attack, defense, shift, last_column_shifted)[1] >= 0


def result_at(work: AwaitsWork, target: int) -> Callable[[Outcome], Outcome]:
    """14.2, V59: in a fortress hex each hex of retreat becomes a step, and nobody retreats."""
    return without_retreat if work.fortress_at(target) else as_printed


def as_printed(outcome: Outcome) -> Outcome:
    """10.4: the result as the table gives it."""
    return outcome


def forecast(
    work: AwaitsWork, target: int, attackers: tuple[str, ...], seat: str
) -> dict[str, Any]:
    """What a player sees before committing: strengths, modifiers, column, chances, losses."""
    found = odds(work, target, attackers, seat)
    return told_forecast(work.rules.combat, found, result_at(work, target))
