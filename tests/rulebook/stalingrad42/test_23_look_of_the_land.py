"""23 What weather and winter make of the map is seen on it: mud, snow, swamps, ice."""

from __future__ import annotations

import pytest

import hexside
from hexside.drawing import draw_terrain
from hexside.games.stalingrad42.showing.seasons import FROZEN_RIVER


@pytest.fixture(scope="module")
def game() -> hexside.Game:
    return hexside.new("stalingrad-42/fall-blau", seed=1)


def with_tracks(game: hexside.Game, *changes: tuple[str, str]) -> hexside.Game:
    text = game.position()
    for old, new in changes:
        assert old in text
        text = text.replace(old, new, 1)
    return hexside.position(text)


RAIN = ('weather = "clear"', 'weather = "rain"')
SNOW = ('weather = "clear"', 'weather = "snow"')
SWAMPED = ("swamped = false", "swamped = true")


@pytest.mark.rule("stalingrad-42", "23.3")
def test_the_look_follows_the_weather(game: hexside.Game) -> None:
    def look(*changes: tuple[str, str]) -> str:
        there = with_tracks(game, *changes)
        return there.rules.ground_word(there.state)

    assert look() == ""
    assert look(RAIN) == "mud"
    assert look(SNOW, SWAMPED) == "snow+swamped"
    assert look(("mud = false", "mud = true")) == "mud"


@pytest.mark.rule("stalingrad-42", "23.3.3", "23.4")
def test_swamps_fill_and_major_rivers_freeze(game: hexside.Game) -> None:
    rules = game.rules
    printed = rules.board
    wet = rules.board_in("+swamped")
    assert wet is not None
    seasonal = [hex for hex, word in enumerate(printed.terrain) if word == "seasonal-swamp"]
    assert seasonal
    assert {wet.terrain[hex] for hex in seasonal} == {"swamp"}
    winter = rules.board_in("winter")
    assert winter is not None
    rivers = {side for side, kinds in printed.sides.items() if "major-river" in kinds}
    assert rivers
    assert {side for side, kinds in winter.sides.items() if FROZEN_RIVER in kinds} == rivers
    assert winter.terrain == printed.terrain
    assert rules.board_in("winter") is winter


@pytest.mark.parametrize("word", ["spring", "mud+", "winter+frost", "+"])
def test_other_words_mean_nothing(game: hexside.Game, word: str) -> None:
    assert game.rules.board_in(word) is None


def test_every_look_is_another_drawing(game: hexside.Game) -> None:
    rules = game.rules
    drawings = set()
    for word in ("", "mud", "snow", "winter", "winter+swamped"):
        board = rules.board_in(word)
        assert board is not None
        drawings.add(draw_terrain(board, "en", word.partition("+")[0]))
    assert len(drawings) == 5
