"""2: the phases of a turn, the Air Phase, and from one turn to the next."""

from __future__ import annotations

import pytest

from hexside.api import Game
from tests.rulebook.iskra.iskra_kit import kind, play, stand, told, track, where

GAME = "iskra"

UNITS = {"ger-i-1": "02.02", "sov-942": "11.11"}


def phases(game: Game) -> list[str]:
    """The phases that a game goes through while as little as possible is done."""
    found = [game.view("").phase]
    turn = game.state.turn
    while game.state.turn == turn and not game.over:
        actions = [action.text() for action in game.legal()]
        game.play("done" if "done" in actions else actions[0])
        if found[-1] != game.view("").phase:
            found.append(game.view("").phase)
    return found


@pytest.mark.rule(GAME, "2.0", "2.3", "2.4", "2.5", "2.6", "2.7", "1.5.1")
def test_the_phases_follow_each_other_and_then_the_next_turn() -> None:
    """Phases in which nobody is asked pass by at once, as the Air and Supply Phases do here."""
    game = stand(
        {
            "ger-hq-1": "27.14",
            "ger-i-1": "29.14",
            "sov-hq-67a": "07.33",
            "sov-pontoon-1": "10.33",
            "sov-102-1": "turn-2",
        },
        hexes="",
        phase="turn-start",
        seat=None,
        dice=[6, 6, 6],
        chits={"cup": ["axis-1", "soviet-67a"]},
        tracks={"event": "german-barrage"},
    )
    found = [name for name in phases(game) if name != "random-events"]
    assert found[:4] == ["command", "reinforcement-phase", "pontoon-phase", "end-phase"]
    assert game.state.turn == 3


@pytest.mark.rule(GAME, "2.7.3", "2.6.2b", "1.4")
def test_all_chits_go_into_the_cup_of_the_next_turn() -> None:
    """Used ones, those set aside and those never drawn alike."""
    game = stand(
        UNITS,
        phase="end-phase",
        turn=2,
        seat=None,
        chits={"cup": ["axis-96"], "used": ["axis-1"], "set_aside": ["axis-170"]},
    )
    while game.state.turn == 2:
        play(game, "done")
    pool = game.state.data.pool
    assert len(pool) == 15
    there = [*track(game, "cup"), *track(game, "used"), *track(game, "set_aside")]
    assert sorted([*there, *filter(None, [track(game, "drawn")])]) == list(pool)


@pytest.mark.rule(GAME, "2.1", "2.1.1", "2.1.2", "12.2.1", "12.2.2", "1.2.3", "1.2.5")
def test_refit_to_ready_then_grounded_to_refit() -> None:
    game = stand(
        {
            **UNITS,
            "ger-jg54": "grounded",
            "ger-kg53": "refit",
            "sov-277-ga": "refit",
            "sov-281-ga": "grounded",
            "sov-280-b": "14th-air-army",
        },
        phase="air-phase",
        seat=None,
    )
    assert where(game, "ger-jg54") == where(game, "sov-281-ga") == "refit"
    assert where(game, "ger-kg53") == "luftflotte-1"
    assert where(game, "sov-277-ga") == "13th-air-army"
    assert where(game, "sov-280-b") == "14th-air-army"
    codes = [code for code in told(game.opening_events()) if code.startswith("air-unit")]
    assert codes == ["air-unit-ready"] * 2 + ["air-unit-to-refit"] * 2


@pytest.mark.rule(GAME, "12.2", "T-29")
def test_a_full_attack_is_ready_again_two_turns_later_a_normal_one_in_the_next() -> None:
    """Spent in turn 3: the Air Phases of turns 4 and 5."""
    units = {**UNITS, "ger-jg54": "grounded", "ger-kg53": "refit"}
    game = stand(units, phase="air-phase", turn=4, seat=None)
    assert (where(game, "ger-jg54"), where(game, "ger-kg53")) == ("refit", "luftflotte-1")
    units = {**UNITS, "ger-jg54": where(game, "ger-jg54"), "ger-kg53": where(game, "ger-kg53")}
    game = stand(units, phase="air-phase", turn=5, seat=None)
    assert where(game, "ger-jg54") == "luftflotte-1"


@pytest.mark.rule(GAME, "2.3.1", "2.3.2", "2.3.3")
def test_activated_units_move_and_then_attack() -> None:
    game = stand(
        {"ger-hq-1": "05.05", "ger-i-1": "05.06", "sov-942": "05.08", "sov-hq-67a": "09.09"},
        phase="command",
        seat=None,
        chits={"cup": ["axis-1"]},
    )
    assert kind(game) == "move-units"
    play(game, "move ger-i-1 05.07")
    play(game, "done")
    assert kind(game) == "declare-attacks"
    events = play(game, "done")
    assert "chit-used" in told(events)


@pytest.mark.rule(GAME, "2.7.3", "19.1.8", "19.1.11", "12.0", "R-41")
def test_what_belonged_to_a_turn_ends_with_it() -> None:
    game = stand(
        UNITS,
        phase="end-phase",
        turn=2,
        seat=None,
        tracks={
            "air_points": [4, 2],
            "trotskyite": True,
            "strategic": ["268-div"],
            "axis_replacements": 1,
        },
    )
    while game.state.turn == 2:
        play(game, "done")
    assert track(game, "air_points") == [4, 4]
    assert game.state.data.strategic == ()
    assert track(game, "replacements") == [0, 1]
    assert not track(game, "trotskyite")
