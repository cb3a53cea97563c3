"""10.2: strengths, ratio, column shifts, and attacks that may not be made."""

from __future__ import annotations

import pytest

from hexside.api import Game
from tests.rulebook.traces_of_war.tow_battles import SPARE, declared, fight
from tests.rulebook.traces_of_war.tow_kit import codes, legal_with, play

GAME = "traces-of-war"


def duel(attack: int, defense: int, **more: object) -> Game:
    """One Soviet attacker in 1732 against one Axis defender in 1731."""
    return fight(
        {
            "a": f"axis infantry {defense}-4 1731",
            "b": f"soviet infantry {attack}-4 1732",
            **SPARE,
        },
        **more,
    )


@pytest.mark.rule(GAME, "10.2", "T8")
@pytest.mark.parametrize(
    ("attack", "defense", "column"),
    [(15, 5, "3:1"), (26, 9, "2:1"), (12, 7, "1.5:1"), (18, 13, "1:1"), (25, 2, "10+")],
)
def test_examples_of_ratios(attack: int, defense: int, column: str) -> None:
    assert declared(duel(attack, defense), "1731", "b")["column"] == column


@pytest.mark.rule(GAME, "10.2")
@pytest.mark.parametrize(
    ("attack", "column"),
    [
        (4, "1:1"),
        (5, "1:1"),
        (6, "1.5:1"),
        (7, "1.5:1"),
        (8, "2:1"),
        (11, "2:1"),
        (12, "3:1"),
        (15, "3:1"),
        (16, "4:1"),
        (20, "5:1"),
        (24, "6:1"),
        (28, "7:1"),
        (32, "8:1"),
        (36, "9:1"),
        (39, "9:1"),
        (40, "10+"),
        (90, "10+"),
    ],
)
def test_the_ratio_is_rounded_down_to_a_column(attack: int, column: str) -> None:
    assert declared(duel(attack, 4), "1731", "b")["column"] == column


@pytest.mark.rule(GAME, "10.2", "T9")
def test_three_to_one_against_a_town_in_rough() -> None:
    game = duel(9, 3, terrain={"rough": "1731"}, places={"town": "1731"})
    assert declared(game, "1731", "b")["column"] == "1.5:1"


@pytest.mark.rule(GAME, "10.2", "T10", "R49")
@pytest.mark.parametrize("attack", [12, 25, 60])
def test_ratios_above_ten_are_capped_before_the_shift(attack: int) -> None:
    game = duel(attack, 1, terrain={"rough": "1731"}, places={"town": "1731"})
    assert declared(game, "1731", "b")["column"] == "8:1"


@pytest.mark.rule(GAME, "10.2", "AID")
@pytest.mark.parametrize(
    ("terrain", "place", "column"),
    [
        ("clear", "", "4:1"),
        ("rough", "", "3:1"),
        ("marsh", "", "3:1"),
        ("clear", "town", "3:1"),
        ("rough", "town", "2:1"),
        ("clear", "major-city", "2:1"),
    ],
)
def test_terrain_of_the_defender_shifts_left(terrain: str, place: str, column: str) -> None:
    game = duel(12, 3, terrain={terrain: "1731 1732"}, places={place: "1731"} if place else None)
    assert declared(game, "1731", "b")["column"] == column


@pytest.mark.rule(GAME, "10.2")
def test_terrain_of_the_attacker_does_not_matter() -> None:
    game = duel(12, 3, terrain={"rough": "1732"}, places={"major-city": "1732"})
    assert declared(game, "1731", "b")["column"] == "4:1"


@pytest.mark.rule(GAME, "10.2")
@pytest.mark.parametrize(
    ("attack", "terrain"), [(2, "clear"), (3, "rough"), (4, "rough"), (3, "marsh")]
)
def test_an_attack_below_one_to_one_may_not_be_made(attack: int, terrain: str) -> None:
    game = duel(attack, 3, terrain={terrain: "1731"})
    assert legal_with(game, "attack") == {"attack 1534"}
    assert codes(game, "attack 1731") == {"odds-below-one 10.2"}


@pytest.mark.rule(GAME, "10.2")
def test_the_lowest_odds_that_may_be_attacked_at() -> None:
    assert declared(duel(3, 3), "1731", "b")["column"] == "1:1"
    assert declared(duel(5, 3, terrain={"rough": "1731"}), "1731", "b")["column"] == "1:1"


@pytest.mark.rule(GAME, "10.2")
def test_too_few_attackers_may_not_resolve_the_attack() -> None:
    game = fight(
        {
            "a": "axis infantry 5-4 1731",
            "b": "soviet infantry 4-4 1732",
            "c": "soviet infantry 4-4 1832",
        }
    )
    play(game, "attack 1731", "add b")
    assert codes(game, "resolve") == {"odds-below-one 10.2"}
    play(game, "add c")
    assert codes(game, "resolve") == set()


@pytest.mark.rule(GAME, "10.2", "R28")
def test_an_attack_total_of_zero_is_not_allowed() -> None:
    units = {
        "a": "axis infantry 2-4 1731 isolated",
        "b": "soviet infantry 2-4 1732 out-of-supply",
        **SPARE,
    }
    assert codes(fight(units), "attack 1731") == {"odds-below-one 10.2"}


@pytest.mark.rule(GAME, "10.2")
def test_a_defence_of_zero_means_the_last_column_whatever_the_terrain() -> None:
    game = fight(
        {"a": "axis infantry 2-4 1731 isolated", "b": "soviet infantry 1-4 1732"},
        terrain={"rough": "1731"},
        places={"major-city": "1731"},
    )
    found = declared(game, "1731", "b")
    assert (found["attack"], found["defense"], found["column"]) == (1, 0, "10+")


@pytest.mark.rule(GAME, "10.2", "AID")
@pytest.mark.parametrize("river", ["minor-river", "major-river"])
@pytest.mark.parametrize("bridge", [{}, {"road": "1732 1731"}, {"rail": "1732 1731"}])
def test_attackers_across_a_river_are_halved_even_along_a_bridge(
    river: str, bridge: dict[str, str]
) -> None:
    game = duel(9, 2, hexsides={river: "1731/1732"}, lines=bridge)
    assert declared(game, "1731", "b")["attack"] == 4


@pytest.mark.rule(GAME, "10.2")
def test_only_the_units_across_the_river_are_halved() -> None:
    game = fight(
        {
            "a": "axis infantry 3-4 1731",
            "b": "soviet infantry 6-4 1732",
            "c": "soviet infantry 6-4 1832",
        },
        hexsides={"minor-river": "1731/1732 1832/1833"},
    )
    assert declared(game, "1731", "b", "c")["attack"] == 3 + 6


@pytest.mark.rule(GAME, "10.2")
def test_the_defender_is_not_halved_by_a_river() -> None:
    game = duel(12, 3, hexsides={"major-river": "1731/1732 1731/1832"})
    assert declared(game, "1731", "b")["defense"] == 3


@pytest.mark.rule(GAME, "10.2", "1.3", "R8")
def test_a_stack_is_summed_before_it_is_halved() -> None:
    game = fight(
        {
            "a": "axis infantry 1-4 1731",
            "b": "soviet infantry 3-4 1732",
            "c": "soviet infantry 3-4 1732",
        },
        hexsides={"minor-river": "1731/1732"},
    )
    assert declared(game, "1731", "b", "c")["attack"] == 3


@pytest.mark.rule(GAME, "10.2", "R8")
@pytest.mark.parametrize(
    ("rounding", "strengths", "attack"),
    [
        ("perStack", (3, 3), 1 + 1),
        ("perSide", (3, 3), 3),
        ("perStack", (3, 4), 1 + 2),
        ("perSide", (3, 4), 3),
    ],
)
def test_halves_are_rounded_down_for_each_hex_or_by_option_once(
    rounding: str, strengths: tuple[int, int], attack: int
) -> None:
    game = fight(
        {
            "a": "axis infantry 1-4 1731",
            "b": f"soviet infantry {strengths[0]}-4 1732",
            "c": f"soviet infantry {strengths[1]}-4 1832",
        },
        hexsides={"minor-river": "1731/1732 1731/1832"},
        options={"rounding": rounding},
    )
    assert declared(game, "1731", "b", "c")["attack"] == attack


@pytest.mark.rule(GAME, "10.2", "8.2", "R8")
def test_supply_penalties_come_off_each_unit_before_halving() -> None:
    # 6-2 and 1-2, at least 0, make 4; half of 4 is 2. Taken off the sum it would be 1.
    game = fight(
        {
            "a": "axis infantry 1-4 1731",
            "b": "soviet infantry 6-4 1732 out-of-supply",
            "c": "soviet infantry 1-4 1732 isolated",
        },
        hexsides={"minor-river": "1731/1732"},
    )
    assert declared(game, "1731", "b", "c")["attack"] == 2


@pytest.mark.rule(GAME, "10.2", "8.2")
def test_supply_states_in_attack_and_defence() -> None:
    game = fight(
        {
            "oos": "axis infantry 5-4 1731 out-of-supply",
            "cut": "axis infantry 5-4 1731 isolated",
            "b": "soviet infantry 9-4 1732 out-of-supply",
            "c": "soviet infantry 9-4 1832 isolated",
        }
    )
    found = declared(game, "1731", "b", "c")
    assert (found["attack"], found["defense"]) == (7 + 7, 5 + 3)


@pytest.mark.rule(GAME, "10.2", "2.2")
def test_a_reduced_unit_fights_with_its_reduced_side() -> None:
    side = {"reduced_attack": 2, "reduced_defense": 1, "steps": 2, "left": 1, "move": 4}
    game = fight(
        {
            "a": {"side": "axis", "attack": 6, "defense": 5, "hex": "1731", **side},
            "b": {"side": "soviet", "attack": 6, "defense": 5, "hex": "1732", **side},
        }
    )
    found = declared(game, "1731", "b")
    assert (found["attack"], found["defense"]) == (2, 1)


def example_of_the_rulebook(**more: object) -> Game:
    """10, worked example: A in the town 1731, B and C in 1832, D and E in 1732."""
    return fight(
        {
            "A": "axis infantry 3-4 1731",
            "B": "soviet infantry 4-4 1832",
            "C": "soviet armour 6-4-6 1832",
            "D": "soviet infantry 4-4 1732",
            "E": "soviet armour 6-4-6 1732",
        },
        places={"town": "1731"},
        **more,
    )


@pytest.mark.rule(GAME, "10.2", "T11")
def test_the_worked_example_is_resolved_at_five_to_one() -> None:
    game = example_of_the_rulebook(dice=[5])
    play(game, "attack 1731", "add B", "add C", "add D", "add E")
    decision = game.decision
    assert decision is not None
    odds = decision.choices["odds"]
    assert (odds["attack"], odds["defense"]) == (20, 3)
    assert (odds["ratio"], odds["column"]) == ("6:1", "5:1")
    # No Def AS marker is available: no one is asked, the die is rolled at once.
    assert [event.code for event in game.play("resolve")][:2] == [
        "attack-declared",
        "combat-result",
    ]
