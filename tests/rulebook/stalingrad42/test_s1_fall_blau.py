"""S1 Fall Blau: set-up, special rules, and positions that round-trip."""

from __future__ import annotations

import pytest

import hexside
from hexside.api import Game
from hexside.engine import State, contract
from hexside.games.stalingrad42.units.stacking import overstacked
from hexside.games.stalingrad42.work import S42Work
from tests.rulebook.stalingrad42 import s42_kit

GAME = "stalingrad-42"


@pytest.fixture(scope="module")
def start() -> Game:
    return hexside.new(f"{s42_kit.GAME}/fall-blau", seed=1)


@pytest.mark.rule(GAME, "S1.1", "S1.2")
def test_the_game_begins_with_the_axis_initial_phase(start: Game) -> None:
    assert start.state.turn == 1
    assert start.state.data.phase in ("initial", "movement")
    assert start.decision is not None
    assert start.decision.seat == "axis"
    assert start.rules.violations(start.state) == []


@pytest.mark.rule(GAME, "S1.1")
def test_map_a_alone_is_played(start: Game) -> None:
    columns = {name[:2] for name in start.rules.board.grid.names}
    assert max(columns) == "42"
    assert min(columns) == "10"


@pytest.mark.rule(GAME, "S1.2", "20.4", "20.6")
def test_garrisons_and_reserves_wait(start: Game) -> None:
    names = start.rules.board.grid.names
    frozen = {u: s for u, s in start.state.units.items() if "frozen" in s.marks}
    assert sum(names[unit.hex] == "3806" for unit in frozen.values()) == 4
    assert all(uid.startswith("sov") for uid in frozen)


@pytest.mark.rule(GAME, "S1.2")
def test_the_fifth_reserve_army_comes_on_turn_three() -> None:
    rules = hexside.new(f"{s42_kit.GAME}/fall-blau", seed=1).rules
    arrivals = getattr(rules, "arrivals")  # noqa: B009  # the contract has no arrivals
    east = [uid for uid, arrival in arrivals.items() if arrival.areas == ("m",)]
    assert len(east) == 5
    assert {arrivals[uid].turn for uid in east} == {3}


@pytest.mark.rule(GAME, "4.1")
def test_the_set_up_keeps_the_stacking_limits(start: Game) -> None:
    work = start.rules.work(start.state)
    assert isinstance(work, S42Work)
    assert overstacked(work, 0) == []
    assert overstacked(work, 1) == []


def test_positions_round_trip(start: Game) -> None:
    text = start.position()
    again = hexside.position(text)
    assert again.state.units == start.state.units
    assert again.state.data == start.state.data
    assert again.state.agenda == start.state.agenda
    assert again.position() == text


def _after(game: Game, count: int) -> State:
    state = game.state
    for number in range(count):
        actions = contract.legal(game.rules, state)
        outcome = contract.apply(game.rules, state, actions[(number * 7919) % len(actions)])
        assert isinstance(outcome, contract.Outcome)
        state = outcome.state
    return state


def test_caches_follow_the_units(start: Game) -> None:
    for count in (5, 30, 60):
        state = _after(start, count)
        assert start.rules.violations(state) == []
