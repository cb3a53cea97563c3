"""3 The sequence of play: phases in order, menus in any order, empty steps skipped."""

from __future__ import annotations

from typing import Any

import pytest

from hexside.games.stalingrad42.sequence.game_turn import PLAYER_STEPS
from hexside.games.stalingrad42.sequence.order_of_play import MOMENTS
from tests.rulebook.stalingrad42.s42_kit import event, kind, legal, play, stand, told

GAME = "stalingrad-42"
LINE = "1810 1910 2010 2110 2210 2310"
BOARD: dict[str, Any] = {
    "areas": {"entry-x": "1809 1810 1811", "entry-a": "2612", "axis-start": "1810 1910"},
    "lines": {"green-rail": LINE},
}
UNITS = {
    "a": "axis infantry 5-7-3 1912 reduced",
    "b": "axis infantry 5-7-3 2013",
    "hq": "axis army-hq 0-1-5 1810 used",
    "x": "soviet infantry 3-5-3 2014",
}


@pytest.mark.rule(GAME, "3.0-B", "3.0")
def test_the_phases_of_a_player_turn_in_order() -> None:
    game = stand(UNITS, phase="initial", turn=2, tracks={"railheads": [{"hex": "1910"}]}, **BOARD)
    seen = []
    while game.state.data.side == 0 and game.state.result is None:
        seen.append((game.state.data.phase, kind(game)))
        play(game, "done")
    assert seen == [
        ("initial", "s42-initial-phase"),
        ("movement", "s42-move-units"),
        ("combat", "s42-declare-attacks"),
        ("supply", "s42-move-railheads"),
    ]


@pytest.mark.rule(GAME, "3.0-B")
def test_the_order_of_play_has_a_frame_for_every_phase() -> None:
    assert (*MOMENTS.phases, "end") == PLAYER_STEPS


@pytest.mark.rule(GAME, "3.0-B")
def test_the_initial_phase_is_a_menu_in_any_order() -> None:
    first = stand(UNITS, phase="initial", turn=2, **BOARD)
    second = stand(UNITS, phase="initial", turn=2, **BOARD)
    play(first, "rebuild infantry a", "ready hq", "bring x")
    play(second, "bring x", "ready hq", "rebuild infantry a")
    assert first.state.units == second.state.units
    assert first.state.data.resource_points == second.state.data.resource_points == 0


@pytest.mark.rule(GAME, "3.0-B", "18.1")
def test_a_phase_without_choices_is_not_asked_for() -> None:
    game = stand(UNITS, phase="initial", turn=2, **BOARD)
    play(game, "rebuild infantry a", "ready hq")
    assert kind(game) == "s42-initial-phase"
    events = play(game, "bring x")
    # Both points and the only replacement are spent: nothing is left to decide.
    assert kind(game) == "s42-move-units"
    assert "s42-supply-point-placed" in told(events)


@pytest.mark.rule(GAME, "3.0", "3.0-B")
def test_the_soviet_turn_has_no_railheads_and_no_air() -> None:
    game = stand(
        {"s": "soviet infantry 3-5-3 2512", "a": "axis infantry 5-7-3 1912"},
        phase="supply",
        seat="soviet",
        tracks={"railheads": [{"hex": "1910"}]},
        **BOARD,
    )
    assert game.state.data.side == 0


@pytest.mark.rule(GAME, "3.0-A", "3.0-D", "3.0")
def test_weather_comes_first_and_victory_last() -> None:
    game = stand(UNITS, phase="supply", seat="soviet", turn=2, **BOARD)
    assert game.state.turn == 3
    assert game.state.data.phase == "initial"
    events = play(game, "done")
    while game.state.turn == 3:
        events += play(game, "done")
    order = [
        code
        for code in told(events)
        if code in ("s42-player-turn-begins", "victory-points", "s42-turn-begins", "s42-weather")
    ]
    assert order == [
        "s42-player-turn-begins",
        "victory-points",
        "s42-turn-begins",
        "s42-weather",
        "s42-player-turn-begins",
    ]
    assert event(events, "s42-turn-begins")["turn"] == 4


@pytest.mark.rule(GAME, "18.1", "3.0-B")
def test_unspent_points_are_lost() -> None:
    game = stand(UNITS, phase="initial", turn=2, **BOARD)
    assert game.decision is not None
    assert game.decision.arguments["points"] == 2
    play(game, "fortify 1912")
    assert game.decision is not None
    assert game.decision.arguments["points"] == 1
    play(game, "done")
    assert game.state.data.resource_points == 0
    assert not [text for text in legal(game) if text.startswith(("bring", "fortify", "ready"))]
