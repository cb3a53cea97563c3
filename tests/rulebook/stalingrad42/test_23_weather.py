"""23.1, 23.3 Weather, and 3.0 the sequence of play."""

from __future__ import annotations

import pytest

from hexside.api import Game
from tests.rulebook.stalingrad42.s42_kit import event, kind, play, stand, told

GAME = "stalingrad-42"
UNITS = {"a": "axis infantry 5-7-3 2010", "b": "soviet infantry 3-5-3 2016"}


def _weather(turn: int, die: int, before: str = "clear", **tracks: object) -> Game:
    return stand(
        UNITS, phase="weather", turn=turn, dice=[die], tracks={"weather": before, **tracks}
    )


@pytest.mark.rule(GAME, "23.1", "3.0")
def test_summer_is_always_clear() -> None:
    game = _weather(8, 1)
    assert game.state.data.weather == "clear"
    assert game.state.dice.counter == 0


@pytest.mark.rule(GAME, "23.1")
def test_the_die_decides_from_turn_17() -> None:
    assert _weather(17, 2).state.data.weather == "overcast"
    assert _weather(17, 3).state.data.weather == "clear"
    assert _weather(21, 1).state.data.weather == "rain"
    assert _weather(30, 2).state.data.weather == "snow"


@pytest.mark.rule(GAME, "23.1", "23.3.1", "D16", "V35")
def test_after_rain_the_die_counts_one_more_and_mud_follows() -> None:
    game = _weather(21, 2, "rain", swamped=True)
    assert game.state.data.weather == "overcast"
    assert game.state.data.mud
    again = _weather(21, 1, "rain", swamped=True)
    assert again.state.data.weather == "rain"
    assert not again.state.data.mud


@pytest.mark.rule(GAME, "23.2.3")
def test_seasonal_swamps_turn_into_swamp_with_the_first_rain() -> None:
    assert _weather(21, 1).state.data.swamped
    assert not _weather(21, 6).state.data.swamped
    assert _weather(22, 6, swamped=True).state.data.swamped


@pytest.mark.rule(GAME, "3.0")
def test_axis_and_soviets_take_their_turns() -> None:
    game = stand(UNITS, phase="movement", turn=2)
    assert kind(game) == "s42-move-units"
    events = play(game, "done")
    while game.state.data.side == 0:
        events += play(game, "done")
    assert event(events, "s42-player-turn-begins")["seat"] == "soviet"
    while game.state.turn == 2:
        events += play(game, "done")
    assert "s42-turn-begins" in told(events)
