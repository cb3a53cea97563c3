"""3.0: setting the game up."""

from __future__ import annotations

import pytest

import hexside
from hexside.api import Game
from tests.rulebook.traces_of_war.tow_kit import codes, ends, kind, legal, play, stand, track, where

GAME = "traces-of-war"
SECURITY = ("ger-213-sec", "ger-444-sec", "ger-454-sec")
SCO = {"2634", "2918", "0218", "2305", "1338", "1631"}


@pytest.fixture
def campaign() -> Game:
    return hexside.new(f"{GAME}/campaign", seed=1)


@pytest.mark.rule(GAME, "3.0")
@pytest.mark.parametrize("scenario", ["campaign", "race-to-the-dnieper"])
def test_supreme_command_orders_lie_on_six_cities(scenario: str) -> None:
    game = hexside.new(f"{GAME}/{scenario}", seed=1)
    assert set(track(game, "supreme_orders")) == SCO


@pytest.mark.rule(GAME, "3.0")
def test_the_game_begins_on_turn_1_with_everything_in_axis_hands(campaign: Game) -> None:
    assert campaign.view("").turn == 1
    assert track(campaign, "control") == []
    assert track(campaign, "crossing_count") == 0
    assert track(campaign, "victory_points") == 0
    assert track(campaign, "luftwaffe_box") == 4


@pytest.mark.rule(GAME, "3.0", "8.1")
def test_all_units_begin_supplied(campaign: Game) -> None:
    assert all(unit.marks == () for unit in campaign.view("").units)


@pytest.mark.rule(GAME, "3.0", "R37")
def test_the_soviets_begin_with_their_front_headquarters(campaign: Game) -> None:
    for hq in ("sov-voronezh", "sov-steppe", "sov-swest", "sov-south"):
        assert where(campaign, hq).isdigit()
    for hq in ("sov-1ukr", "sov-2ukr", "sov-3ukr", "sov-4ukr"):
        assert where(campaign, hq) == "pool"


@pytest.mark.rule(GAME, "3.0")
def test_start_units_stand_on_their_hexes_and_the_rest_wait(campaign: Game) -> None:
    roster = campaign.rules.roster  # type: ignore[attr-defined]
    for unit in campaign.view("").units:
        counter = roster[unit.id]
        if counter.availability == "start" and unit.id not in SECURITY:
            assert unit.hex == counter.hex
        else:
            assert (unit.hex, unit.box) == ("", "pool")


@pytest.mark.rule(GAME, "3.0")
def test_the_axis_places_three_security_units_in_major_cities(campaign: Game) -> None:
    assert campaign.waiting == ("axis",)
    assert kind(campaign) == "place-security-units"
    assert {text.split()[1] for text in legal(campaign)} == set(SECURITY)
    cities = {"2634", "2918", "0218", "2305", "1338", "1631", "1231", "0622"}
    assert ends(campaign, "place", SECURITY[0]) <= cities
    assert ends(campaign, "place", SECURITY[0]) >= {"2918", "0218", "2305"}  # far behind the front
    play(campaign, "place ger-213-sec 2918", "place ger-454-sec 0218", "place ger-444-sec 2305")
    assert [where(campaign, unit) for unit in SECURITY] == ["2918", "2305", "0218"]
    assert kind(campaign) != "place-security-units"


@pytest.mark.rule(GAME, "3.0")
def test_one_security_unit_goes_to_one_city(campaign: Game) -> None:
    play(campaign, "place ger-213-sec 2918")
    assert "2918" not in ends(campaign, "place", "ger-444-sec")
    assert codes(campaign, "place ger-444-sec 2918") == {"one-security-unit-each 3.0"}


@pytest.mark.rule(GAME, "3.0")
def test_security_units_go_nowhere_else_and_nothing_else_is_placed(campaign: Game) -> None:
    assert codes(campaign, "place ger-213-sec 2930") == {"not-a-major-city 3.0"}
    assert codes(campaign, "place ger-17-pz 2918") == {"not-a-free-security-unit 3.0"}
    assert codes(campaign, "place ger-213-sec 2918", "soviet") == {"not-your-decision"}
    assert codes(campaign, "done") != set()


@pytest.mark.rule(GAME, "3.0", "5.0")
def test_a_full_city_takes_no_security_unit() -> None:
    units = {
        "ger-213-sec": "pool",
        "a": "axis infantry 3-4 1731",
        "c": "axis infantry 3-4 1731",
    }
    game = stand(
        units, phase="set-up", seat="axis", turn=1, places={"major-city": "1731 1535 1529"}
    )
    assert ends(game, "place", "ger-213-sec") == {"1535", "1529"}
    assert codes(game, "place ger-213-sec 1731") == {"stacking-limit 5.0"}


@pytest.mark.rule(GAME, "3.0", "2.4")
def test_chits_lie_in_the_inactive_pools_from_the_start(campaign: Game) -> None:
    """Four Axis headquarters; eight Front chits and Reinforcements; the others join later."""
    assert track(campaign, "inactive") == [4, 9]


@pytest.mark.rule(GAME, "3.0", "4.2.1", "4.2.2")
@pytest.mark.parametrize(
    ("turn", "joined"),
    [
        (1, set()),
        (2, {"axis-okh"}),
        (3, {"axis-okh", "soviet-airborne"}),
        (4, {"axis-okh", "soviet-airborne"}),
        (5, {"axis-okh", "soviet-airborne", "soviet-stavka"}),
    ],
)
def test_okh_airborne_and_stavka_join_on_turns_2_3_and_5(turn: int, joined: set[str]) -> None:
    game = stand({}, phase="command-chits", seat=None, turn=turn)
    pools = [*game.view("axis").own["inactive"], *game.view("soviet").own["inactive"]]
    late = {"axis-okh", "soviet-airborne", "soviet-stavka"}
    assert late & set(pools) == joined
    assert pools.count("axis-okh") == (2 if turn > 1 else 0)


@pytest.mark.rule(GAME, "3.0", "4.0", "12.1")
def test_after_set_up_turn_1_begins(campaign: Game) -> None:
    play(campaign, "place ger-213-sec 2918", "place ger-454-sec 0218")
    events = play(campaign, "place ger-444-sec 2305")
    assert [one.code for one in events] == [
        "unit-set-up",
        "turn-begins",
        "luftwaffe-drawn",
        "luftwaffe-drawn-hidden",
    ]
    assert kind(campaign) == "choose-opening-headquarters"
