"""Undo, saved games and position texts bring back exactly what was."""

from __future__ import annotations

import pytest

import hexside
from hexside.conformance.faults import Fault
from hexside.conformance.random_play import ACTION_LIMIT, Chooser, moments, random_game
from hexside.conformance.saving import check_position, check_saved
from hexside.conformance.undoing import check_undo
from hexside.engine import encode

SCENARIOS = hexside.games()


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_undo_at_every_action_of_a_game(scenario: str) -> None:
    game, chooser = random_game(scenario, 7), Chooser(7)
    found = check_undo(game)
    for _ in range(ACTION_LIMIT):
        if game.over:
            break
        seat, action = chooser.next(game)
        game.play(action, seat)
        found += check_undo(game)
    assert found == []
    assert any(step.binding for step in game.played)
    assert not all(step.binding for step in game.played)


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_undo_goes_back_to_the_last_binding_action(scenario: str) -> None:
    for game, _ in moments(scenario, range(1, 3), per_kind=2):
        kept = [step.action for step in game.played], encode(game.state)
        undone = []
        while game.can_undo():
            last = game.played[-1]
            undone.append((last.seat, game.undo(last.seat)))
        assert not game.played or game.played[-1].binding
        for seat, action in reversed(undone):
            game.play(action, seat)
        assert ([step.action for step in game.played], encode(game.state)) == kept


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_saved_games_load(scenario: str) -> None:
    found: list[Fault] = []
    for game, _ in moments(scenario, range(1, 4), per_kind=3):
        found += check_saved(game)
    assert found == []


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_positions_are_written_and_read(scenario: str) -> None:
    found: list[Fault] = []
    for game, _ in moments(scenario, range(1, 12), per_kind=8):
        found += check_position(game)
    assert found == []


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_a_game_from_a_position_can_be_saved(scenario: str) -> None:
    for game, _ in moments(scenario, range(1, 3), per_kind=1):
        again = hexside.position(game.position(), seed=4)
        seat = again.waiting[0]
        again.play(again.legal(seat)[-1], seat)
        assert check_saved(again) == []
