"""Undo, saved games and position texts restore exactly what was there."""

from __future__ import annotations

import pytest

import hexside
from hexside.api import Game
from hexside.conformance.faults import Fault
from hexside.conformance.random_play import games_of, moments, random_course, random_game
from hexside.conformance.saving import check_position, check_saved
from hexside.conformance.soak import played_out, size
from hexside.conformance.undoing import check_undo
from hexside.engine import contract, encode

SCENARIOS = played_out(hexside.scenarios())


@pytest.mark.slow
@pytest.mark.parametrize("scenario", SCENARIOS)
def test_undo_all_through_a_game(scenario: str) -> None:
    game = random_game(scenario, 1)
    found = check_undo(game)
    # For a large scenario some actions stand for all, unless this is a long run.
    stride = 1 if games_of(scenario, 2) == 2 else size(6, 1)
    for number, (seat, action) in enumerate(random_course(scenario, 1)):
        game.play(action, seat)
        if number % stride == 0:
            found += check_undo(game)
    assert game.over
    assert found == []
    assert any(step.binding for step in game.played)
    assert not all(step.binding for step in game.played)


def is_kept(game: Game) -> bool:
    """Whether the last action can no longer be taken back."""
    last = game.played[-1]
    return last.binding or contract.chooses_in_secret(game.rules, game.state, last.seat)


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_undo_goes_back_to_the_last_binding_action(scenario: str) -> None:
    for game, _ in moments(scenario, 2, per_kind=2):
        kept = [step.action for step in game.played], encode(game.state)
        undone = []
        while game.can_undo():
            last = game.played[-1]
            undone.append((last.seat, game.undo(last.seat)))
        assert not game.played or is_kept(game)
        for seat, action in reversed(undone):
            game.play(action, seat)
        assert ([step.action for step in game.played], encode(game.state)) == kept


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_saved_games_load(scenario: str) -> None:
    found: list[Fault] = []
    for game, _ in moments(scenario, 3, per_kind=size(1, 4)):
        found += check_saved(game)
    assert found == []


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_positions_are_written_and_read(scenario: str) -> None:
    found: list[Fault] = []
    for game, _ in moments(scenario, 6, per_kind=size(5, 12)):
        found += check_position(game)
    assert found == []


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_a_game_from_a_position_can_be_saved(scenario: str) -> None:
    for game, _ in moments(scenario, 2, per_kind=1):
        again = hexside.position(game.position(), seed=4)
        seat = again.waiting[0]
        again.play(again.legal(seat)[-1], seat)
        assert check_saved(again) == []
