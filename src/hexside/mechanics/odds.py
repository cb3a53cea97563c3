"""Odds: strengths with exact halves, a way of rounding, the column of the ratio, shifts.

Halves and quarters are exact as floats, so nothing is lost before the rounding.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable
from typing import Any

import msgspec

from hexside.mechanics.combat_table import CombatTable, Outcome, read_result

Share = tuple[int, float, float]
"""What a unit brings to an attack: its hex, its strength, the factor for what lies between."""

Rounding = Callable[[Iterable[Share]], float]
"""How the shares of the attackers become the strength that the ratio is made of."""


def rounded_by_stack(shares: Iterable[Share]) -> float:
    """Sum the units of each hex, multiply, drop the fraction of each hex."""
    by_hex: dict[tuple[int, float], float] = {}
    for hex, strength, factor in shares:
        key = (hex, factor)
        by_hex[key] = by_hex.get(key, 0) + strength
    return float(sum(math.floor(total * factor) for (_, factor), total in by_hex.items()))


def rounded_in_total(shares: Iterable[Share]) -> float:
    """Keep halves exact and drop the fraction of the side's total only."""
    return float(math.floor(sum(strength * factor for _, strength, factor in shares)))


class Modifier(msgspec.Struct, frozen=True):
    """Something that changed the strength or the column, with its rule."""

    code: str
    rule: str
    value: float
    unit: str = ""


class Odds(msgspec.Struct, frozen=True):
    """The odds of an attack.

    ``ratio_column`` is the column of the ratio alone, ``column`` the one after the shifts; below 0
    the attack may not be made.
    """

    attack: float
    defense: float
    ratio_column: int
    column: int
    modifiers: tuple[Modifier, ...] = ()

    @property
    def allowed(self) -> bool:
        """Whether the table has a column for it, and the attackers have any strength."""
        return self.column >= 0 and self.attack > 0


Undefended = Callable[[CombatTable, int], int]
"""The column against a strength of 0, from the table and the shift to the left."""


def last_column_unshifted(table: CombatTable, shift: int) -> int:
    """Nothing to defend with: the last column whatever the terrain."""
    return table.last


def last_column_shifted(table: CombatTable, shift: int) -> int:
    """Nothing to defend with: as odds above the last column, with the shifts of the terrain."""
    return table.last - shift


def columns(
    table: CombatTable, attack: float, defense: float, shift: int, undefended: Undefended
) -> tuple[int, int]:
    """The column of the ratio and the one after shifts to the left; below 0 there is none.

    Odds above the last column count as the last one before they are shifted. A ratio below the
    first column is not shifted at all.
    """
    if defense == 0:
        return table.last, undefended(table, shift)
    ratio = table.column(attack, defense)
    return ratio, ratio - shift if ratio >= 0 else ratio


def shifted_right(table: CombatTable, column: int, shift: int) -> int:
    """A shift in the attacker's favour, at most to the last column."""
    return min(table.last, column + shift)


class Forecast(msgspec.Struct, frozen=True):
    """What a column can bring: chance of each result, expected steps lost, chance of retreat."""

    chances: dict[str, float]
    attacker_steps: float
    defender_steps: float
    retreat: float


Applied = Callable[[Outcome], Outcome]
"""What a result becomes in the hex that is attacked."""
Reader = Callable[[str], Outcome]
"""What a cell of the table means."""


def forecast(
    table: CombatTable,
    column: int,
    applied: Applied = lambda cell: cell,
    read: Reader = read_result,
) -> Forecast:
    """The prospects of a column; ``applied`` converts a result for the hex that is attacked."""
    faces = len(table.results)
    chances: dict[str, float] = {}
    attacker = defender = retreat = 0.0
    for die in range(1, faces + 1):
        text = table.result(column, die)
        chances[text] = chances.get(text, 0.0) + 1 / faces
        outcome = applied(read(text))
        attacker += outcome.attacker_steps / faces
        defender += outcome.defender_steps / faces
        retreat += (1 / faces) if outcome.retreat else 0.0
    return Forecast(chances, attacker, defender, retreat)


def told_forecast(
    table: CombatTable, found: Odds, applied: Applied, read: Reader = read_result
) -> dict[str, Any]:
    """What a player sees before committing: strengths, modifiers, column, chances, losses."""
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
    prospects = forecast(table, found.column, applied, read)
    summary["chances"] = prospects.chances
    summary["expected_attacker_steps"] = prospects.attacker_steps
    summary["expected_defender_steps"] = prospects.defender_steps
    summary["retreat_chance"] = prospects.retreat
    return summary
