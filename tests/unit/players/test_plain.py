"""The plain mind: it plays every seat to the end, attacks where it pays, and never peeks."""

from __future__ import annotations

import msgspec
import pytest

import hexside
from hexside.conformance.soak import size
from hexside.engine import registry as games
from hexside.engine.views import encode
from hexside.players import ask, play_game, player
from hexside.players.plain.aims import aims
from hexside.players.plain.mind import PlainPlayer
from hexside.players.plain.printed import printed
from hexside.players.plain.sight import Sight
from hexside.players.plain.strikes import Strikes
from hexside.players.rehearsal_dice import RehearsalDice

GAME = "a-victory-awaits"
LENINGRAD = f"{GAME}/leningrad"
SCENARIOS = [info.id for info in games.game(GAME).scenarios()]


def opening(seed: int = 1, actions: int = 0) -> hexside.Game:
    game = hexside.new(LENINGRAD, seed=seed)
    return play_game(game, {seat: PlainPlayer(seat) for seat in game.rules.seats}, actions)


@pytest.mark.parametrize("level", ["greedy", "recruit", "officer", "staff"])
def test_every_level_has_the_plain_mind(level: str) -> None:
    game = hexside.new(LENINGRAD, seed=1)
    chooser = player(level, 1)
    assert ask(game, "axis", chooser) in game.legal("axis")
    assert isinstance(getattr(chooser, "mind", None), PlainPlayer)


@pytest.mark.parametrize("scenario", ["leningrad", "smolensk-short", "kiev"])
def test_it_knows_the_objectives(scenario: str) -> None:
    know = printed(GAME, scenario)
    own = aims(GAME)
    assert know is not None
    assert own is not None
    assert len(know.objectives) > 5
    assert own.manner(scenario, "axis").advance > own.manner(scenario, "soviet").advance


@pytest.mark.parametrize("scenario", ["leningrad", "kiev"])
def test_it_begins_a_game_in_every_seat(scenario: str) -> None:
    game = hexside.new(f"{GAME}/{scenario}", seed=3)
    play_game(game, {seat: PlainPlayer(seat) for seat in game.rules.seats}, 120)
    assert len(game.played) == 120


@pytest.mark.slow
@pytest.mark.parametrize("scenario", SCENARIOS)
def test_it_plays_in_every_seat(scenario: str) -> None:
    """To the end on the smallest map; on the others as far as a short run goes."""
    most = 15_000 if scenario == "leningrad" else size(80, 15_000)
    game = hexside.new(f"{GAME}/{scenario}", seed=2)
    play_game(game, {seat: PlainPlayer(seat) for seat in game.rules.seats}, most)
    assert game.state.result is not None or len(game.played) == most


def test_it_attacks_where_that_pays() -> None:
    """15.1: the surprise attack offers good odds, and a strike has enough attackers for them."""
    game = opening()
    chooser = PlainPlayer("a")
    attack = ask(game, "axis", chooser)
    assert attack.verb == "attack"
    assert chooser.reason is not None
    assert chooser.reason.code == "plan-attack"
    game.play(attack, "axis")
    while (action := ask(game, "axis", chooser)).verb == "add":
        game.play(action, "axis")
    assert action.verb == "resolve"
    decision = game.decision_for("axis")
    assert decision is not None
    odds = decision.choices["odds"]
    assert odds["expected_defender_steps"] + odds["retreat_chance"] > 1
    assert odds["expected_attacker_steps"] == 0


@pytest.mark.parametrize(("least", "some"), [(0.3, True), (99.0, False)])
def test_an_attack_below_the_threshold_is_not_made(least: float, some: bool) -> None:
    game = opening()
    know = printed(GAME, "leningrad")
    assert know is not None
    sight = Sight(know, game.view("axis"))
    sight.manner = msgspec.structs.replace(sight.manner, threshold=least)
    reach = {uid: (sight.where[uid],) for uid in sight.units(sight.me)}
    found = Strikes(sight, reach, {}, lambda: 0.0).plan(set(reach))
    assert bool(found) == some
    used = [uid for strike in found for uid in strike.places]
    assert len(used) == len(set(used))


@pytest.mark.parametrize("actions", [0, 40, 160])
def test_what_looks_the_same_is_answered_the_same(actions: int) -> None:
    """States that the seat cannot tell apart: the enemy's chits and the dice are drawn again."""
    game = opening(actions=actions)
    seat = game.waiting[0]
    answers = set()
    for seed in "abc":
        state = game.rules.imagine(game.state, seat, RehearsalDice(seed))
        other = hexside.Game(game.rules, game.origin, state)
        assert encode(other.view(seat)) == encode(game.view(seat))
        answers.add(ask(other, seat, PlainPlayer("x")).text())
    assert len(answers) == 1


@pytest.mark.slow
def test_greedy_beats_random_on_both_sides() -> None:
    scores = {}
    for axis, soviet in (("greedy", "random"), ("random", "greedy")):
        total = 0.0
        for seed in range(size(1, 4)):
            game = hexside.new(LENINGRAD, seed=seed)
            play_game(game, {"axis": player(axis, seed), "soviet": player(soviet, seed)})
            total += game.view("").tracks["victory_points"]
        scores[axis] = total / size(1, 4)
    assert scores["greedy"] > scores["random"] + 25
