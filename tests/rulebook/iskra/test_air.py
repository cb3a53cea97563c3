"""12 Air support: who may fly, what it costs, where it goes."""

from __future__ import annotations

import pytest

from hexside.api import Game
from tests.rulebook.iskra.iskra_kit import (
    assault,
    codes,
    event,
    fight,
    kind,
    legal,
    odds,
    play,
    told,
    where,
)

SOVIET_AIR = {
    "sov-277-ga": "13th-air-army",
    "sov-276-b": "13th-air-army",
    "sov-281-ga": "14th-air-army",
    "sov-280-b": "14th-air-army",
}
GERMAN_AIR = {"ger-jg54": "luftflotte-1", "ger-kg53": "luftflotte-1"}


def committed(attack: int = 2, defense: int = 6, **more: object) -> Game:
    """A Soviet attack whose odds are known."""
    units = {
        "s": f"soviet infantry {attack}-4-5 05.06 leningrad",
        "g": f"axis infantry 2-{defense}-5 05.05",
        **SOVIET_AIR,
        **GERMAN_AIR,
    }
    game = fight(units, **{"seat": "soviet", **more})
    assault(game, "05.05", "s")
    return game


@pytest.mark.rule("iskra", "12.1", "8.4.1")
def test_the_attacker_is_asked_when_the_odds_are_known() -> None:
    game = committed()
    assert kind(game) == "air-support"
    assert (odds(game)["ratio"], odds(game)["allowed"]) == ("1:3", False)
    assert legal(game) == {
        "resolve",
        *(f"fly {unit} {how}" for unit in SOVIET_AIR for how in ("full", "normal")),
    }


@pytest.mark.rule("iskra", "1.1.3", "12.1", "T-05")
def test_one_air_unit_lifts_one_to_three_to_one_to_two() -> None:
    game = committed(dice=[6])
    play(game, "fly sov-277-ga normal")
    assert (odds(game)["column"], odds(game)["allowed"]) == ("1:2", True)
    assert "battle-result" in told(game.play("resolve"))


@pytest.mark.rule("iskra", "8.2", "12.1", "R-49", "D-23")
def test_two_air_units_lift_one_to_four_and_one_is_lost_in_vain() -> None:
    game = committed(attack=2, defense=8, dice=[6])
    play(game, "fly sov-277-ga normal")
    assert odds(game)["allowed"] is False
    events = play(game, "fly sov-276-b normal")
    assert event(events, "battle-result")["column"] == "1:2"
    game = committed(attack=2, defense=8)
    events = play(game, "fly sov-277-ga normal", "resolve")
    assert "attack-called-off" in told(events)
    assert where(game, "sov-277-ga") == "refit"


@pytest.mark.rule("iskra", "12.1", "12.1.1", "12.2", "T-29")
def test_a_full_attack_is_two_columns_and_grounds_the_unit() -> None:
    game = committed(attack=6, defense=6, dice=[1])
    play(game, "fly sov-277-ga full")
    assert odds(game)["column"] == "3:1"
    assert where(game, "sov-277-ga") == "grounded"
    play(game, "fly sov-276-b normal")
    assert where(game, "sov-276-b") == "refit"
    assert game.state.data.air_points == (0, 3)


@pytest.mark.rule("iskra", "12.1")
def test_at_most_two_air_units_support_an_attack() -> None:
    game = committed(attack=6, defense=6, dice=[1])
    events = play(game, "fly sov-277-ga normal", "fly sov-276-b normal")
    # Nothing is left to choose: the die is rolled.
    assert "battle-result" in told(events)


@pytest.mark.rule("iskra", "12.0", "R-49", "D-10")
def test_four_points_a_turn() -> None:
    game = committed(tracks={"air_points": [0, 3]})
    assert codes(game, "fly sov-277-ga full") == {"air-points-used 12.0"}
    assert codes(game, "fly sov-277-ga normal") == set()
    spent = fight(
        {
            "g": "axis infantry 6-4-5 05.06",
            "s": "soviet infantry 2-2-5 05.05",
            "ger-jg54": "grounded",
            "ger-kg53": "grounded",
        },
        tracks={"air_points": [4, 0]},
        dice=[1],
    )
    assert "battle-result" in told(assault(spent, "05.05", "g"))


@pytest.mark.rule("iskra", "12.2", "12.1")
def test_only_own_units_that_are_ready_fly() -> None:
    game = committed()
    assert codes(game, "fly ger-jg54 full") == {"not-your-air-unit 12.1"}
    assert codes(game, "fly s full") == {"not-your-air-unit 12.1"}
    assert codes(game, "fly nobody full") == {"unknown-unit"}
    assert codes(game, "fly sov-277-ga low") == {"no-such-air-attack 12.1"}
    play(game, "fly sov-277-ga normal")
    assert codes(game, "fly sov-277-ga normal") == {"air-unit-not-ready 12.2"}


@pytest.mark.rule("iskra", "19.1.8")
def test_under_clouds_air_units_attack_normally_only() -> None:
    game = committed(tracks={"cloudy": True})
    assert codes(game, "fly sov-277-ga full") == {"clouds-forbid-full-attack 19.1.8"}
    assert codes(game, "fly sov-277-ga normal") == set()


@pytest.mark.rule("iskra", "12.1", "16.1", "R-63")
def test_with_three_players_each_front_has_its_own_air_army_and_one_common_limit() -> None:
    game = committed(scenario="campaign-3", seat="leningrad", tracks={"air_points": [0, 3]})
    assert legal(game) == {"resolve", "fly sov-277-ga normal", "fly sov-276-b normal"}
    assert codes(game, "fly sov-281-ga normal") == {"not-your-air-unit 12.1"}
