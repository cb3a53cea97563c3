"""Every state is sound and every game ends."""

from __future__ import annotations

import msgspec
import pytest

import hexside
from hexside.conformance.dice_checks import check_rolls
from hexside.conformance.faults import Fault
from hexside.conformance.invariants import check_decisions, check_state, check_waiting
from hexside.conformance.random_play import (
    Chooser,
    games_of,
    moments,
    random_course,
    random_game,
)
from hexside.conformance.soak import played_out, size
from hexside.engine import Dice, Outcome, Violation, apply

SCENARIOS = played_out(hexside.scenarios())


GAMES = [
    (scenario, seed)
    for scenario in SCENARIOS
    for seed in range(1, 1 + games_of(scenario, size(3, 24)))
]


@pytest.mark.parametrize(("scenario", "seed"), GAMES)
def test_a_complete_game_is_sound_and_ends(scenario: str, seed: int) -> None:
    game = random_game(scenario, seed)
    found = check_state(game)
    for seat, action in random_course(scenario, seed):
        outcome = apply(game.rules, game.state, action, seat)
        assert isinstance(outcome, Outcome)
        found += check_rolls(game.state, outcome)
        game.play(action, seat)
        found += check_state(game)
    assert game.over
    assert game.state.result is not None
    assert game.state.result.winner in (*game.rules.sides, "")
    assert found == []


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_decisions_agree_with_the_legal_list(scenario: str) -> None:
    found: list[Fault] = []
    for game, _ in moments(scenario, 6, per_kind=size(6, 20)):
        found += check_decisions(game) + check_waiting(game)
    assert found == []


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_versions_count_the_actions_that_all_can_notice(scenario: str) -> None:
    game, chooser = random_game(scenario, 9), Chooser(9)
    for number in range(50):
        assert number == len(game.played)
        assert game.state.version == sum(not one.unnoticed for one in game.played)
        seat, action = chooser.next(game)
        game.play(action, seat)


def test_a_violation_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    game = hexside.new(SCENARIOS[0], seed=1)
    broken = [Violation("unit-nowhere", {"unit": "x"})]
    monkeypatch.setattr(type(game.rules), "violations", lambda *_: broken)
    assert [fault.code for fault in check_state(game)] == ["violation"]


def test_a_missing_action_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    game = hexside.new(SCENARIOS[0], seed=1)
    monkeypatch.setattr(type(game.state.frame), "legal", lambda *_: [])
    assert "no-legal-action" in {fault.code for fault in check_state(game)}


def test_loaded_dice_are_noticed() -> None:
    """An outcome whose dice moved without binding, or that changes the seed, is a fault."""
    game = hexside.new(SCENARIOS[0], seed=1)
    seat = game.waiting[0]
    outcome = apply(game.rules, game.state, game.legal(seat)[0], seat)
    assert isinstance(outcome, Outcome)
    moved = msgspec.structs.replace(outcome.state, dice=Dice(game.state.dice.server_seed, "", 9))
    unbound = msgspec.structs.replace(outcome, state=moved, binding=False)
    assert [fault.code for fault in check_rolls(game.state, unbound)] == ["dice-without-binding"]
    other = msgspec.structs.replace(outcome.state, dice=Dice("loaded"))
    reseeded = msgspec.structs.replace(outcome, state=other)
    assert "seeds-changed" in {fault.code for fault in check_rolls(game.state, reseeded)}
