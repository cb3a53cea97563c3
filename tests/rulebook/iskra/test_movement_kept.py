"""Kept ranges are those that a fresh search finds, whatever has happened since."""

from __future__ import annotations

import random

import pytest
from msgspec.structs import replace

import hexside
from hexside.engine.contract import Outcome, apply, legal
from hexside.games.iskra.rules import IskraRules

GAME = "iskra"


@pytest.mark.rule(GAME, "5.1", "5.4", "5.5")
@pytest.mark.parametrize("seed", [1, 2])
def test_kept_ranges_are_those_of_a_fresh_search(seed: int) -> None:
    game = hexside.new(f"{GAME}/campaign", seed=seed)
    rules, state = game.rules, game.state
    assert isinstance(rules, IskraRules)
    choice = random.Random(seed)
    compared = 0
    while compared < 60 and state.result is None:
        actions = legal(rules, state)
        if type(state.frame).__name__ == "Movement":
            rules.ground.ranges.clear()
            # A copy carries no field, so everything is counted from nothing.
            assert legal(rules, replace(state, version=state.version)) == actions
            compared += 1
            moves = [action for action in actions if action.verb != "top"]
            actions = moves if choice.random() < 0.9 else actions
        outcome = apply(rules, state, choice.choice(actions))
        assert isinstance(outcome, Outcome)
        state = outcome.state
    assert compared == 60
