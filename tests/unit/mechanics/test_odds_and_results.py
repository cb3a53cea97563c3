"""Odds with exact halves, caps and shifts; results for attacker and defender."""

from __future__ import annotations

import pytest

from hexside.mechanics.combat_table import (
    CombatTable,
    Outcome,
    read_result,
    read_result_for_both,
    without_retreat,
)
from hexside.mechanics.odds import (
    Odds,
    columns,
    forecast,
    last_column_shifted,
    last_column_unshifted,
    rounded_by_stack,
    rounded_in_total,
    shifted_right,
)

TABLE = CombatTable(
    (1.0, 2.0, 3.0, 4.0, 5.0),
    ("1-1", "2-1", "3-1", "4-1", "5-1"),
    (("A2", "A1", "--", "R", "RR"), ("A1", "--", "R", "RR", "1RR")),
)


def test_rounding_by_stack_or_in_total() -> None:
    # A Victory Awaits 1.2: 5 + 1.5 + 1.5 make 8; rounded for each stack they are 7.
    shares = [(1, 5, 1.0), (2, 3, 0.5), (3, 3, 0.5)]
    assert rounded_in_total(shares) == 8
    assert rounded_by_stack(shares) == 7
    # Two units in one hex are halved together either way.
    assert rounded_by_stack([(2, 3, 0.5), (2, 3, 0.5)]) == 3
    # V64: half strength across a river is an exact quarter.
    assert rounded_in_total([(1, 5, 0.25), (2, 3, 0.25)]) == 2
    assert rounded_by_stack([]) == rounded_in_total([]) == 0


@pytest.mark.parametrize(
    ("attack", "defense", "shift", "expected"),
    [
        (11, 4, 0, (1, 1)),
        (12, 4, 1, (2, 1)),
        (3, 4, 0, (-1, -1)),
        (4, 4, 1, (0, -1)),
        # Above the last column the odds are capped first and shifted then.
        (99, 4, 2, (4, 2)),
        (3, 4, -1, (-1, -1)),
    ],
)
def test_ratio_cap_and_shift(
    attack: float, defense: float, shift: int, expected: tuple[int, int]
) -> None:
    assert columns(TABLE, attack, defense, shift, last_column_unshifted) == expected


def test_no_defence_is_a_policy() -> None:
    assert columns(TABLE, 1, 0, 2, last_column_unshifted) == (4, 4)
    assert columns(TABLE, 1, 0, 2, last_column_shifted) == (4, 2)


def test_what_may_be_attacked() -> None:
    assert Odds(4, 4, 0, 0).allowed
    assert not Odds(4, 4, 0, -1).allowed
    assert not Odds(0, 0, 4, 4).allowed
    assert shifted_right(TABLE, 3, 2) == 4
    assert shifted_right(TABLE, 1, 2) == 3


def test_results_of_one_party() -> None:
    assert read_result("A2") == Outcome(attacker_steps=2)
    assert read_result("--") == Outcome()
    assert read_result("1RR") == Outcome(defender_steps=1, retreat=2)
    with pytest.raises(ValueError, match="D1"):
        read_result("D1")


def test_results_for_both_parties() -> None:
    assert read_result_for_both("A1") == Outcome(attacker_steps=1)
    assert read_result_for_both("Ar/D1") == Outcome(defender_steps=1, attacker_retreat=1)
    assert read_result_for_both("A1/Dr") == Outcome(attacker_steps=1, retreat=1)
    assert read_result_for_both("D1r2") == Outcome(defender_steps=1, retreat=2)
    assert read_result_for_both("Aro1/Dr") == Outcome(
        retreat=1, attacker_retreat=1, optional_steps=1
    )
    assert read_result_for_both("--") == Outcome()
    for text in ("", "A", "X1", "A1/", "D1rr"):
        with pytest.raises(ValueError, match=text or "^$"):
            read_result_for_both(text)


def test_a_hex_that_is_held_takes_steps_instead() -> None:
    assert without_retreat(read_result("R")) == Outcome(defender_steps=1)
    assert without_retreat(read_result("1RR")) == Outcome(defender_steps=3)
    assert without_retreat(read_result("A1")) == Outcome(attacker_steps=1)


def test_forecast() -> None:
    found = forecast(TABLE, 4)
    assert found.chances == {"RR": 0.5, "1RR": 0.5}
    assert (found.attacker_steps, found.defender_steps, found.retreat) == (0, 0.5, 1)
    held = forecast(TABLE, 4, without_retreat)
    assert (held.defender_steps, held.retreat) == (2.5, 0)
