"""Lists of moves that are kept from prompt to prompt are those of the position alone."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec
import pytest

import hexside
from hexside.api import Game
from hexside.engine import Origin, Outcome, apply, encode, legal
from hexside.games.stalingrad42 import GAME as RULES
from hexside.games.stalingrad42.board.ground import Season
from hexside.games.stalingrad42.combat.auto_ds import auto_ds_targets
from hexside.games.stalingrad42.movement.movement_costs import costs_of, needs_start, step_cost
from hexside.games.stalingrad42.movement.range_searches import KEPT
from hexside.games.stalingrad42.reading.printed import AXIS, SOVIET
from hexside.games.stalingrad42.state import Fort
from hexside.players import RandomPlayer, play_game
from tests.rulebook.stalingrad42.s42_kit import ends, play, stand

GAME = "stalingrad-42"


def computed_again(game: Game) -> Sequence[Any]:
    """The legal actions of the same state, just decoded, with nothing worked out before."""
    rules: Any = game.rules
    kept = rules.ground.compiled.pop(KEPT, None)
    recent = dict(rules.recent)
    rules.recent.clear()
    state = msgspec.msgpack.decode(encode(game.state), type=rules.state_type)
    found = legal(rules, state)
    rules.recent.update(recent)
    if kept is not None:
        rules.ground.compiled[KEPT] = kept
    return found


@pytest.mark.rule(GAME, "5.1", "7.3")
def test_moves_kept_in_play_are_those_of_a_state_just_decoded() -> None:
    game = hexside.new("stalingrad-42/fall-blau", seed=11)
    players = {seat: RandomPlayer(f"11.{seat}") for seat in game.rules.seats}
    compared = 0
    while compared < 12 and not game.over:
        play_game(game, players, 12)
        listed = game.legal()
        assert listed == computed_again(game)
        assert len(set(listed)) == len(listed)
        compared += 1


@pytest.mark.rule(GAME, "5.1", "8.6.1", "S4.1")
def test_lists_kept_on_the_whole_map_are_those_of_a_state_just_decoded() -> None:
    rules = RULES.rules("campaign", {"automatic-victory": "off"}, ())
    game = Game.opening(rules, Origin(GAME, "campaign", RULES.version, "5", "", rules.options, ()))
    players = {seat: RandomPlayer(f"5.{seat}") for seat in game.rules.seats}
    for _ in range(10):
        play_game(game, players, 29)
        assert game.legal() == computed_again(game)


@pytest.mark.parametrize("scenario", ["fall-blau", "uranus", "campaign"])
@pytest.mark.rule(GAME, "5.1", "5.6.1", "8.6.1", "22.6.1", "25.2.1")
def test_after_every_action_lists_are_those_of_a_state_just_decoded(scenario: str) -> None:
    game = hexside.new(f"{GAME}/{scenario}", seed=3)
    players = {seat: RandomPlayer(f"3.{seat}") for seat in game.rules.seats}
    # From the first turn into a later movement phase, looking at each list on the way.
    play_game(game, players, 150)
    for _ in range(25):
        play_game(game, players, 1)
        listed = game.legal()
        assert listed == computed_again(game)
        assert len(set(listed)) == len(listed)


@pytest.mark.rule(GAME, "5.1", "5.6.1", "8.6.1")
def test_lists_are_the_same_on_the_way_back_and_on_another_way() -> None:
    game = hexside.new("stalingrad-42/fall-blau", seed=9)
    players = {seat: RandomPlayer(f"9.{seat}") for seat in game.rules.seats}
    play_game(game, players, 90)
    rules: Any = game.rules
    states, lists = [], []
    for _ in range(12):
        play_game(game, players, 1)
        states.append(game.state)
        lists.append(list(game.legal()))
    # What is kept was worked out for the last state; the others are asked in any order.
    for number in (11, 0, 7, 6, 8, 1, 10, 2):
        assert legal(game.rules, states[number]) == lists[number]
    for action in lists[4][:: len(lists[4]) // 6]:
        outcome = apply(game.rules, states[4], action)
        assert isinstance(outcome, Outcome)
        branch = legal(game.rules, outcome.state)
        decoded = msgspec.msgpack.decode(encode(outcome.state), type=game.rules.state_type)
        rules.recent.clear()
        assert branch == legal(game.rules, decoded)


@pytest.mark.parametrize("frozen", [False, True])
@pytest.mark.parametrize("wet", [False, True])
@pytest.mark.rule(GAME, "5.5.2", "7.3")
def test_steps_of_one_kind_cost_the_same_everywhere(wet: bool, frozen: bool) -> None:
    rules: Any = hexside.new("stalingrad-42/campaign", seed=1).rules
    ground = rules.ground
    season = Season(wet=wet, frozen=frozen, swamped=wet)
    for side, word in ((AXIS, "mech"), (SOVIET, "foot"), (SOVIET, "mountain")):
        costs = costs_of(ground, side, word, season)
        for a, neighbors in list(enumerate(ground.grid.neighbors))[:: 3 if wet else 4]:
            steps: dict[int, int] = {}
            starts: dict[int, int] = {}
            for b in neighbors:
                price = step_cost(ground, side, word, season, a, b) if b >= 0 else None
                if price is not None:
                    (starts if needs_start(ground, season, a, b) else steps)[b] = price
            assert {there: price for price, there, _ in costs.edges[a]} == steps
            assert {there: price for price, there, _ in costs.start_only.get(a, ())} == starts
            assert costs.flat.ways[a] == costs.edges[a]


@pytest.mark.rule(GAME, "8.6.1")
def test_odds_are_reckoned_again_when_a_defender_next_to_the_attackers_changes() -> None:
    units = {
        "a": "axis infantry 10-9-6 2010",
        "b": "soviet infantry 1-1-3 2011",
        "c": "soviet infantry 1-1-3 2013",
    }
    game = stand(units)
    rules: Any = game.rules
    work = rules.work(game.state)
    (hex,) = auto_ds_targets(work, AXIS)
    assert rules.names[hex] == "2011"
    work.put("c", hex)
    assert auto_ds_targets(work, AXIS) == {}
    # A change far away leaves what was found as it was, one of the tracks does not.
    work.put("c", rules.grid.index("2614"))
    assert tuple(auto_ds_targets(work, AXIS)) == (hex,)
    work.change(forts=(Fort(hex, SOVIET, True),))
    work.drop_notes()
    assert auto_ds_targets(work, AXIS) == {}


@pytest.mark.rule(GAME, "5.1")
def test_what_is_allowed_is_what_is_listed_and_every_refusal_has_a_reason() -> None:
    game = hexside.new("stalingrad-42/fall-blau", seed=12)
    players = {seat: RandomPlayer(f"12.{seat}") for seat in game.rules.seats}
    before: Sequence[Any] = ()
    for _ in range(10):
        play_game(game, players, 9)
        listed = set(game.legal())
        for action in before[:: max(1, len(before) // 40)]:
            reasons = game.why_not(action)
            assert (action in listed) == (not reasons), action.text()
        before = game.legal()


@pytest.mark.rule(GAME, "5.5.5", "7.3")
def test_a_change_far_away_and_one_nearby() -> None:
    units = {
        "a": "axis infantry 5-7-3 2010",
        "f": "axis infantry 5-7-3 2610",
        "b": "soviet infantry 3-5-3 2013",
        "c": "soviet infantry 3-5-3 2614",
    }
    game = stand(units)
    first = ends(game, "move", "a")
    play(game, "move f 2611")
    assert ends(game, "move", "a") == first
    assert game.legal() == computed_again(game)
