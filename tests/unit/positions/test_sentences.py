"""Errors and refusals in words, what came before the first decision, and what lies over the map."""

from __future__ import annotations

from typing import Any

import pytest

import hexside
from hexside.engine import Refused, encode
from hexside.engine.positions import PositionError
from hexside.phrasing import LANGUAGES
from tests.unit.positions.position_kit import S42, TOW, changed, game_of


@pytest.mark.parametrize("language", LANGUAGES)
def test_errors_of_positions_are_sentences_with_codes(language: str) -> None:
    with pytest.raises(PositionError) as error:
        hexside.position(changed(TOW, turn=99, dice=[7]), language=language)
    lines = str(error.value).splitlines()
    assert [line.rpartition(" [")[2] for line in lines] == ["expected-turn]", "expected-dice]"]
    assert all(len(line.split()) > 5 for line in lines)


def test_reasons_are_told_in_sentences() -> None:
    game = game_of(TOW)
    assert game.explain("move b 1733") == ()
    (sentence,) = game.explain("resolve")
    assert str(game.why_not("resolve")) == sentence
    assert str(game.why_not("move b 1733")) == ""
    assert sentence.endswith("[9.0]")
    kind = game.decision.kind  # type: ignore[union-attr]  # the game waits
    assert "not-now" in {reason.code for reason in game.why_not("resolve")}
    assert len({game.explain("resolve", language=language) for language in LANGUAGES}) == 3
    with pytest.raises(Refused) as refused:
        game.play("resolve")
    assert str(refused.value).startswith("Not allowed. ")
    assert f"waiting: {kind}" in str(refused.value)


@pytest.mark.parametrize("scenario", hexside.scenarios())
def test_opening_events_of_a_new_game(scenario: str) -> None:
    game = hexside.new(scenario, seed=3)
    before = encode(game.state)
    codes = [event.code for event in game.opening_events()]
    assert codes == [event.code for event in hexside.new(scenario, seed=3).opening_events()]
    if scenario.startswith("stalingrad-42"):
        assert "s42-turn-begins" in codes
    for seat in ("", *game.rules.seats):
        assert all(event.seen_by(seat) for event in game.opening_events(seat))
    assert encode(game.state) == before


@pytest.mark.parametrize("base", [TOW, S42])
def test_overlays_of_a_game(base: dict[str, Any]) -> None:
    game = game_of(base)
    assert game.overlays() == game.rules.overlays(game.state)
    assert game.overlays()


@pytest.mark.parametrize("base", [TOW, S42])
def test_what_is_written_reads_back(base: dict[str, Any]) -> None:
    unit = {"side": "soviet", "hex": base["units"]["b"]["hex"], "left": 1, "marks": ["isolated"]}
    text = game_of(
        base, units={"n": unit, "lost": {"side": "axis", "box": "eliminated"}}
    ).position()
    assert hexside.position(text).position() == text
