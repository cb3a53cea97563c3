"""8.2: what being out of supply or isolated does; T21."""

from __future__ import annotations

from typing import Any

import pytest

from tests.rulebook.traces_of_war.tow_kit import codes, cost, ends, legal, odds, play, stand

GAME = "traces-of-war"
ROW = "1720-1740"


def strengths(attacker: str, defender: str, **more: Any) -> tuple[float, float]:
    """Attack and defence of one unit against another in the next hex."""
    units = {"b": f"{attacker} 1731", "h": "soviet infantry 30-4 1733", "a": f"{defender} 1732"}
    game = stand(units, phase="combat", **more)
    play(game, "attack 1732", "add b", "add h")
    found = odds(game)
    return found["attack"] - 30, found["defense"]


@pytest.mark.rule(GAME, "8.2")
def test_supplied_units_fight_with_their_printed_values() -> None:
    attack, defense = strengths("soviet armour 6-4-6", "axis armour 7-5-7")
    assert (attack, defense) == (6, 5)


@pytest.mark.rule(GAME, "8.2")
def test_out_of_supply_takes_two_off_the_attack_only() -> None:
    assert strengths("soviet infantry 5-4 out-of-supply", "axis infantry 3-4")[0] == 3
    assert strengths("soviet infantry 5-4", "axis infantry 3-4 out-of-supply")[1] == 3
    game = stand({"b": "soviet infantry 4-4 1720 out-of-supply"}, hexes=ROW)
    assert "1724" in ends(game, "move", "b")  # the whole allowance


@pytest.mark.rule(GAME, "8.2")
def test_isolation_takes_two_off_attack_and_defence() -> None:
    attack, defense = strengths("soviet armour 6-4-6 isolated", "axis armour 7-5-7 isolated")
    assert (attack, defense) == (4, 3)


@pytest.mark.rule(GAME, "8.2")
def test_a_reduced_unit_loses_two_of_its_reduced_strength() -> None:
    full = strengths("soviet infantry 9-4 isolated", "axis infantry 9-4 isolated")
    reduced = strengths(
        "soviet infantry 9-4 reduced isolated", "axis infantry 9-4 reduced isolated"
    )
    # Printed 9, and 5 on the reduced side.
    assert [full, reduced] == [(7, 7), (3, 3)]


@pytest.mark.rule(GAME, "8.2", "T21")
def test_no_strength_falls_below_zero() -> None:
    """T21: out of supply, attack 1 becomes 0; isolated, 3 becomes 1."""
    assert strengths("soviet infantry 1-4 out-of-supply", "axis infantry 3-4")[0] == 0
    assert strengths("soviet infantry 3-4 isolated", "axis infantry 3-4 isolated") == (1, 1)
    assert strengths("soviet infantry 1-4 isolated", "axis infantry 1-4 isolated") == (0, 0)


@pytest.mark.rule(GAME, "8.2", "R28")
def test_a_unit_without_attack_strength_cannot_attack_alone() -> None:
    units = {
        "b": "soviet infantry 2-4 1731 out-of-supply",
        "c": "soviet infantry 4-4 1533",
        "d": "axis infantry 1-4 1534",
        "a": "axis infantry 1-4 1732",
    }
    game = stand(units, phase="combat")
    assert legal(game) == {"attack 1534", "done"}
    assert codes(game, "attack 1732") == {"odds-below-one 10.2"}


@pytest.mark.rule(GAME, "8.2", "T21", "1.3")
@pytest.mark.parametrize(("allowance", "left"), [(7, 3), (6, 3), (5, 2), (4, 2), (1, 0)])
def test_isolation_halves_the_allowance_and_rounds_down(allowance: int, left: int) -> None:
    """T21: an allowance of 7 becomes 3."""
    units = {"b": f"soviet infantry 3-{allowance} 1720 isolated", "c": "soviet infantry 3-1 1740"}
    game = stand(units, hexes=ROW)
    assert ends(game, "move", "b") == {f"17{20 + step}" for step in range(1, left + 1)}


@pytest.mark.rule(GAME, "8.2", "9.1")
def test_an_isolated_unit_crosses_a_major_river_with_its_halved_allowance() -> None:
    game = stand(
        {"b": "soviet infantry 3-7 1720 isolated"},
        hexes=ROW,
        hexsides={"major-river": "1720/1721"},
    )
    assert cost(game, "move b 1721") == 3


@pytest.mark.rule(GAME, "8.2", "9.3")
def test_an_isolated_unit_may_be_held_by_an_enemy_zone() -> None:
    """Leaving a zone costs three points; an isolated unit of 4 points has two."""
    units = {"a": "axis infantry 3-4 1721", "c": "soviet infantry 3-4 1740"}
    free = stand({**units, "b": "soviet infantry 3-4 1722"}, hexes=ROW)
    assert "1723" in ends(free, "move", "b")
    held = stand({**units, "b": "soviet infantry 3-4 1722 isolated"}, hexes=ROW)
    assert ends(held, "move", "b") == set()
