"""Players with judgement: legal, repeatable, blind to hidden things, fast, able to say why."""

from __future__ import annotations

import time
from typing import Any, cast

import pytest

import hexside
from hexside.engine import Dice, contract
from hexside.phrasing import Names, Phrasing
from hexside.players import GreedyPlayer, PlannerPlayer, Player, play_game, player
from hexside.players.asking import ask
from hexside.players.reasons import ATTACKS, MOVES, PURPOSES

RACE = "traces-of-war/race-to-the-dnieper"
CAMPAIGN = "traces-of-war/campaign"
NAMES = ("greedy", "recruit", "officer", "staff")
#: Generous: a busy machine must not fail the test.
SECONDS_A_CHOICE = 30.0


def opponents(name: str, seed: int) -> dict[str, Player]:
    return {seat: player(name, f"{seed} {seat}") for seat in ("axis", "soviet")}


def texts(game: hexside.Game) -> list[str]:
    return [step.action.text() for step in game.played]


def test_a_complete_game_is_legal_and_repeatable() -> None:
    first = play_game(hexside.new(RACE, seed=24), opponents("greedy", 1))
    again = play_game(hexside.new(RACE, seed=24), opponents("greedy", 1), 200)
    assert first.over
    assert texts(first)[:200] == texts(again)


def test_planners_are_repeatable() -> None:
    first, again = (
        play_game(hexside.new(RACE, seed=24), opponents("officer", 1), 20) for _ in range(2)
    )
    assert texts(first) == texts(again)


@pytest.mark.parametrize("name", NAMES)
def test_the_campaign_can_be_played(name: str) -> None:
    game = play_game(hexside.new(CAMPAIGN, seed=5), opponents(name, 2), 12)
    assert len(game.played) == 12 or game.over


def test_every_option_can_be_played() -> None:
    options = {"bidding": "on"}
    game = play_game(hexside.new(CAMPAIGN, seed=5, options=options), opponents("greedy", 2), 40)
    assert len(game.played) == 40


@pytest.mark.parametrize("name", ["greedy", "officer"])
def test_hidden_things_change_no_choice(name: str) -> None:
    """The same view with another hidden state: the same choice."""
    game = hexside.new(RACE, seed=11)
    sides = opponents("greedy", 3)
    for number in range(4):
        play_game(game, sides, 45)
        if game.over:
            break
        seat = game.waiting[0]
        rules, state = game.rules, game.state
        choices = set()
        for dice in range(2):
            twin = rules.imagine(state, seat, Dice(f"twin {dice}"))
            decision = contract.decision(rules, twin, seat)
            assert decision is not None
            legal = contract.legal(rules, twin, seat)
            action = player(name, number).choose(rules.view(twin, seat), decision, legal)
            choices.add(action.text())
        assert len(choices) == 1


def test_greedy_beats_random() -> None:
    for seed in (1, 2):
        game = hexside.new(RACE, seed=seed)
        play_game(game, {"axis": player("random", seed), "soviet": player("greedy", seed)})
        assert game.state.result is not None
        assert game.state.result.winner == "soviet"


@pytest.mark.parametrize("name", ["officer", "staff"])
def test_a_choice_stays_within_its_time_limit(name: str) -> None:
    game = hexside.new(RACE, seed=2)
    sides = opponents(name, 4)
    slowest = 0.0
    while len(game.played) < 15 and not game.over:
        started = time.process_time()
        play_game(game, sides, 1)
        slowest = max(slowest, time.process_time() - started)
    assert slowest < SECONDS_A_CHOICE


def test_an_attack_of_the_planner_is_told_with_its_odds() -> None:
    game = hexside.new(RACE, seed=7)
    sides: dict[str, Player] = {"axis": player("greedy", 3), "soviet": player("officer", 3)}
    told = []
    for _ in range(60):
        asked = game.waiting[0]
        action = ask(game, asked, sides[asked])
        events = game.play(action, asked)
        if action.verb == "attack" and asked == "soviet":
            told.append(cast(Any, sides[asked]).reason)
        declared = [event for event in events if event.code == "attack-declared"]
        if declared and asked == "soviet":
            assert told[-1].code in ATTACKS
            assert told[-1].arguments["hex"] == declared[0].arguments["hex"]
            assert told[-1].arguments["column"] == declared[0].arguments["column"]
    assert len(told) > 2


@pytest.mark.parametrize("language", ["en", "pl", "ru"])
def test_every_choice_has_a_reason_in_words(language: str) -> None:
    phrasing = Phrasing(language)
    codes = {*PURPOSES.values(), *MOVES.values(), *ATTACKS, "plan-usual"}
    assert [code for code in sorted(codes) if not phrasing.has(f"reason-{code}")] == []
    game = hexside.new(RACE, seed=7)
    names = Names(cast(Any, game.rules), language)
    chooser = GreedyPlayer("w")
    sides: dict[str, Player] = {"axis": chooser, "soviet": GreedyPlayer("v")}
    while len(game.played) < 80 and not game.over:
        asked = game.waiting[0]
        play_game(game, sides, 1)
        if asked == "axis":
            assert chooser.reason is not None
            text = phrasing.reason(chooser.reason, names)
            assert text
            assert "$" not in text


def test_an_unknown_board_can_still_be_played() -> None:
    """A position with its own counters: no judgement, but legal play."""
    chooser = PlannerPlayer("s")
    game = hexside.new(RACE, seed=7)
    view = game.view("axis")
    decision = game.decision_for("axis")
    assert decision is not None
    stranger = type(view)("chess", "", "axis", 1, "", 0, ("axis",), (), {})
    assert chooser.choose(stranger, decision, game.legal("axis")) in game.legal("axis")
