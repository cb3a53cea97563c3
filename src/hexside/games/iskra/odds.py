"""8.4 Strengths, odds and column shifts of an attack.

They are worked out when an attack has been committed and its defenders are seen (R-46). Columns
are counted from 1:2, which is 0; 1:3 is -1. What lies above 7:1 is cut off after all shifts (R-50).
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from msgspec.structs import replace

from hexside.games.iskra.shapes import SOVIET
from hexside.games.iskra.state import ISOLATED, OUT_OF_SUPPLY, PINNED
from hexside.games.iskra.work import IskraWork
from hexside.mechanics.combat_table import Outcome, read_result_for_both
from hexside.mechanics.odds import Modifier, Odds, rounded_by_stack, told_forecast

Units = tuple[str, ...]
Flown = tuple[tuple[str, str], ...]
"""Air units with the strength of their support."""
#: 12.0: the two sides of an air unit.
FULL, NORMAL = "full", "normal"
#: R-50: the column of 1:1 among those that are counted from 1:2.
EVEN = 1
#: A column that no shift could lift: there is nothing to attack with.
NO_COLUMN = -1000


def attack_total(work: IskraWork, target: int, attackers: Units) -> float:
    """8.4, 8.4.1, R-48, R-50: units of a hex with the same factor together, rounded down."""
    factor = work.rules.ground.attack_factor
    units = work.units
    return rounded_by_stack(
        (
            units[uid].hex,
            work.attack(uid),
            factor(units[uid].hex, target) * work.supply_factor(uid)[0],
        )
        for uid in attackers
    )


def defense_total(work: IskraWork, target: int) -> float:
    """8.3.2, 8.4.1, R-50: all combat units of the hex; at least 1."""
    total = rounded_by_stack(
        (target, work.printed_defense(uid), work.supply_factor(uid)[1])
        for uid in work.fighters(target)
    )
    return max(1.0, total)


def column_of(attack: float, defense: float) -> int:
    """R-50, D-05: 17 to 6 is 2:1, 5 to 6 is 1:2, 3 to 7 is 1:3."""
    if attack <= 0:
        return NO_COLUMN
    if attack >= defense:
        return int(attack // defense)
    return 2 * EVEN - int(-(-defense // attack))


def label_of(column: int) -> str:
    """The odds of a column, also outside the table."""
    if column <= NO_COLUMN:
        return ""
    return f"{column}:1" if column >= EVEN else f"1:{2 * EVEN - column}"


def odds(work: IskraWork, target: int, attackers: Units, flown: Flown = ()) -> Odds:
    """8.4: the column of an attack, with everything that went into it."""
    attack = attack_total(work, target, attackers)
    defense = defense_total(work, target)
    shifts = (*_shifts(work, target, attackers), *_air(work, flown))
    ratio = column_of(attack, defense)
    column = min(work.rules.combat.last, ratio + int(sum(shift.value for shift in shifts)))
    return Odds(attack, defense, ratio, column, (*_factors(work, target, attackers), *shifts))


def _factors(work: IskraWork, target: int, attackers: Units) -> Iterator[Modifier]:
    """8.4.1: what multiplies the strength of a unit."""
    for uid in attackers:
        yield from _supply(work, uid, work.supply_factor(uid)[0])
        river = work.rules.ground.attack_factor(work.units[uid].hex, target)
        if river < 1:
            yield Modifier("iskra-across-river", "8.4.1", river, uid)
    for uid in work.fighters(target):
        yield from _supply(work, uid, work.supply_factor(uid)[1])


def _supply(work: IskraWork, uid: str, factor: float) -> Iterator[Modifier]:
    unit = work.units[uid]
    if unit.has(ISOLATED):
        yield Modifier("iskra-isolated", "11.3.2", factor, uid)
    elif unit.has(OUT_OF_SUPPLY):
        yield Modifier("iskra-out-of-supply", "11.3.1", factor, uid)


def _shifts(work: IskraWork, target: int, attackers: Units) -> Iterator[Modifier]:
    """8.4.1(4), 8.4.2, 8.8, R-22: columns to the right, negative ones to the left."""
    ground = work.rules.ground
    terrain = ground.terrain_shift[target]
    if terrain:
        yield Modifier("iskra-terrain", "8.4.2", -terrain)
    from_ice = max(
        (ground.shift_from_ice(work.units[uid].hex) for uid in attackers if work.attack(uid) > 0),
        default=0,
    )
    if from_ice:
        yield Modifier("iskra-from-ice", "8.8", -from_ice)
    onto_ice = ground.shift_onto_ice(target)
    if onto_ice:
        yield Modifier("iskra-onto-ice", "8.8", onto_ice)
    if any(work.units[uid].has(PINNED) for uid in work.fighters(target)):
        yield Modifier("iskra-pinned", "8.5.3", 1)


def air_columns(work: IskraWork, strength: str) -> int:
    """12.1: the columns that an air unit is worth."""
    numbers = work.rules.tables.air
    return numbers.full_columns if strength == FULL else numbers.normal_columns


def _air(work: IskraWork, flown: Flown) -> Iterator[Modifier]:
    for uid, strength in flown:
        yield Modifier("iskra-air", "12.1", air_columns(work, strength), uid)


def soviet_attack(outcome: Outcome) -> Outcome:
    """9.4.1, R-26: the first hex of a Soviet retreat is a step lost; the rest is choice."""
    if not outcome.attacker_retreat:
        return outcome
    return replace(
        outcome,
        attacker_steps=outcome.attacker_steps + 1,
        attacker_retreat=outcome.attacker_retreat - 1,
        optional_steps=0,
    )


def soviet_defence(outcome: Outcome) -> Outcome:
    """9.4.1: the same where the Soviets defend."""
    if not outcome.retreat:
        return outcome
    steps = outcome.defender_steps + 1
    return replace(outcome, defender_steps=steps, retreat=outcome.retreat - 1)


def sheltered(work: IskraWork, target: int, outcome: Outcome) -> Outcome:
    """8.7, 9.5: a result if the defenders of a village or city ignore all that they may."""
    ground = work.rules.ground
    return replace(
        outcome,
        defender_steps=max(0, outcome.defender_steps - ground.ignores_loss[target]),
        retreat=max(0, outcome.retreat - ground.ignores_retreat[target]),
    )


def forecast(work: IskraWork, target: int, attackers: Units, flown: Flown = ()) -> dict[str, Any]:
    """What the attacker sees once he is committed: strengths, modifiers, column, chances.

    R-23: what a village or city saves comes off before the Soviet 9.4.1.
    """
    found = odds(work, target, attackers, flown)
    table = work.rules.combat
    shown = Odds(
        found.attack,
        found.defense,
        min(table.last, found.ratio_column),
        found.column,
        found.modifiers,
    )
    national = soviet_attack if work.rules.side[attackers[0]] == SOVIET else soviet_defence

    def applied(outcome: Outcome) -> Outcome:
        return national(sheltered(work, target, outcome))

    summary = told_forecast(table, shown, applied, read_result_for_both)
    return summary | {"ratio": label_of(found.ratio_column)}
