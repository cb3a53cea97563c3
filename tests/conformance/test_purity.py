"""``apply`` is a pure function: its arguments do not change, and nothing is copied deeply."""

from __future__ import annotations

import copy

import pytest

import hexside
from hexside.conformance.faults import Fault
from hexside.conformance.purity import DeepCopyUsed, check_apply, no_deep_copies
from hexside.conformance.random_play import games_of, moments, random_course, random_game
from hexside.conformance.soak import played_out, size
from hexside.engine import Action, Outcome, apply, encode

SCENARIOS = played_out(hexside.scenarios())


@pytest.mark.parametrize(
    ("scenario", "seed"), [(name, 1 + n) for name in SCENARIOS for n in range(games_of(name, 2))]
)
def test_no_action_of_a_game_changes_an_earlier_state(scenario: str, seed: int) -> None:
    game = random_game(scenario, seed)
    kept = []
    course = random_course(scenario, seed)
    with no_deep_copies():
        for seat, action in course:
            kept.append((game.state, encode(game.state)))
            game.legal(seat)
            game.play(action, seat)
    assert game.over
    assert all(encode(state) == content for state, content in kept)


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_applying_twice_gives_the_same(scenario: str) -> None:
    found: list[Fault] = []
    for game, chooser in moments(scenario, 6, per_kind=size(6, 20)):
        seat = chooser.chance.choice(game.waiting)
        found += check_apply(game, seat, chooser.choose(game, game.legal(seat)))
    assert found == []


def after(game: hexside.Game, seat: str, action: Action) -> bytes:
    """The state that an action leads to."""
    outcome = apply(game.rules, game.state, action, seat)
    assert isinstance(outcome, Outcome)
    return encode(outcome.state)


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_branches_do_not_disturb_each_other(scenario: str) -> None:
    """Many continuations of one state, tried in two orders, lead to the same states."""
    for game, chooser in moments(scenario, 3, per_kind=2):
        seat = chooser.chance.choice(game.waiting)
        legal = game.legal(seat)
        some = chooser.chance.sample(legal, min(len(legal), 12))

        first = {action: after(game, seat, action) for action in some}
        assert {action: after(game, seat, action) for action in reversed(some)} == first


def test_a_deep_copy_is_noticed() -> None:
    with no_deep_copies(), pytest.raises(DeepCopyUsed):
        copy.deepcopy([])
    assert copy.deepcopy([1]) == [1]
