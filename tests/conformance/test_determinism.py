"""The same seed and actions give the same bytes, with any caches and in any process."""

from __future__ import annotations

import pytest

import hexside
from hexside.conformance.faults import Fault
from hexside.conformance.purity import check_census, check_rebuilt
from hexside.conformance.random_play import ACTION_LIMIT, games_of, moments
from hexside.conformance.soak import played_out, size
from hexside.conformance.transcript import check_processes, trace

SCENARIOS = played_out(hexside.scenarios())


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_processes_with_different_hash_seeds_agree(scenario: str) -> None:
    actions = ACTION_LIMIT if games_of(scenario, 2) == 2 else size(200, ACTION_LIMIT)
    assert check_processes(scenario, 11, actions) == []


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_a_game_played_twice_is_the_same_game(scenario: str) -> None:
    assert list(trace(scenario, 3, 300)) == list(trace(scenario, 3, 300))


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_another_seed_is_another_game(scenario: str) -> None:
    assert list(trace(scenario, 3, 60)) != list(trace(scenario, 4, 60))


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_a_state_read_from_its_bytes_answers_alike(scenario: str) -> None:
    found: list[Fault] = []
    for game, chooser in moments(scenario, 6, per_kind=size(6, 20)):
        seat = chooser.chance.choice(game.waiting)
        found += check_rebuilt(game, seat, chooser.choose(game, game.legal(seat)))
    assert found == []


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_counts_do_not_depend_on_the_way_to_a_position(scenario: str) -> None:
    found: list[Fault] = []
    for game, _ in moments(scenario, 6, per_kind=2):
        found += check_census(game)
    assert found == []
