"""9.3 Which air units a scenario has, and how the Romanian one comes into play."""

from __future__ import annotations

import pytest

import hexside
from hexside.api import Game
from tests.rulebook.stalingrad42.s42_kit import event, legal_with, stand, track, where

GAME = "stalingrad-42"
FLEET = {"lw-air-4": {"box": "air"}, "lw-air-8": {"box": "air"}}
#: Somebody with a choice, so that the Initial Phase waits for a decision.
AREAS = {"entry-x": "1808 1809", "entry-a": "2608"}


def on_turn(turn: int, weather: str, seat: str = "axis") -> Game:
    """An Initial Phase of the campaign with the Romanian air unit on the track."""
    return stand(
        {**FLEET, "rom-air": {"box": "turn-17"}, "a": "axis infantry 5-7-3 1908"},
        scenario="campaign",
        turn=turn,
        phase="initial",
        seat=seat,
        areas=AREAS,
        tracks={"weather": weather},
    )


def ready(game: Game) -> list[str]:
    return [one["unit"] for one in track(game, "air") if one["status"] == "ready"]


@pytest.mark.rule(GAME, "9.3.1")
@pytest.mark.parametrize(
    ("scenario", "fleet"),
    [
        ("caucasus", {"lw-air-4"}),
        ("uranus", {"lw-air-8"}),
        ("campaign", {"lw-air-4", "lw-air-8"}),
    ],
)
def test_the_air_units_of_a_scenario(scenario: str, fleet: set[str]) -> None:
    game = hexside.new(f"{GAME}/{scenario}", seed="1")
    assert {one.unit for one in game.state.data.air} == fleet


@pytest.mark.rule(GAME, "9.3.1", "9.3.8")
def test_the_romanian_air_unit_comes_to_the_air_box_on_turn_17() -> None:
    game = on_turn(17, "clear")
    assert event(game.opening_events(), "s42-air-arrives")["unit"] == "rom-air"
    assert where(game, "rom-air") == "air"
    assert ready(game) == ["lw-air-4", "lw-air-8", "rom-air"]
    # It is no unit for an Entry Area.
    assert legal_with(game, "reinforce") == set()


@pytest.mark.rule(GAME, "9.3.1", "23.2.2")
def test_under_clouds_it_waits_in_the_box() -> None:
    game = on_turn(17, "overcast")
    assert where(game, "rom-air") == "air"
    assert ready(game) == ["lw-air-4"]


@pytest.mark.rule(GAME, "9.3.1")
def test_before_turn_17_it_is_not_there() -> None:
    game = on_turn(16, "clear")
    assert where(game, "rom-air") == "turn-17"
    assert ready(game) == ["lw-air-4", "lw-air-8"]


@pytest.mark.rule("stalingrad-42", "9.3.1", "9.3.8")
@pytest.mark.parametrize(
    ("scenario", "fleet"),
    [("fall-blau", ["lw-air-4", "lw-air-8"]), ("campaign", ["lw-air-4", "lw-air-8"])],
)
def test_the_romanian_unit_comes_in_the_campaign_only(scenario: str, fleet: list[str]) -> None:
    game = hexside.new(f"stalingrad-42/{scenario}", seed=1)
    assert [one["unit"] for one in game.view("axis").tracks["air"]] == fleet
