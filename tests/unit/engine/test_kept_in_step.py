"""What is kept from state to state says the same as what is worked out from nothing."""

from __future__ import annotations

import msgspec
import pytest

import hexside
from hexside.engine import encode, legal
from hexside.players import RandomPlayer, play_game

SCENARIOS = (
    "traces-of-war/campaign",
    "a-victory-awaits/smolensk",
    "a-victory-awaits/campaign-4",
    "iskra/campaign",
    "iskra/campaign-3",
)


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_legal_lists_are_those_of_a_state_that_was_just_read(scenario: str) -> None:
    game = hexside.new(scenario, seed=11)
    players = {seat: RandomPlayer(f"11.{seat}") for seat in game.rules.seats}
    reader = msgspec.msgpack.Decoder(game.rules.state_type)
    for _ in range(60):
        play_game(game, players, 7)
        if game.over:
            break
        fresh = reader.decode(encode(game.state))
        for seat in game.waiting:
            kept = {str(action) for action in game.legal(seat)}
            assert kept == {str(action) for action in legal(game.rules, fresh, seat)}
            assert len(game.legal(seat)) == len(legal(game.rules, fresh, seat))
