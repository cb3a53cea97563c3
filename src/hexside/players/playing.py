"""Playing a game to its end with a player in every seat."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TypeVar

from hexside.engine import Match
from hexside.players.player import NO_DECISION, NO_VIEW, Player

#: Far more actions than any complete game has.
ACTION_LIMIT = 1_000_000

M = TypeVar("M", bound=Match)


def play_game(game: M, players: Mapping[str, Player], limit: int = ACTION_LIMIT) -> M:
    """Let the players choose until the game is over or ``limit`` more actions have been taken.

    Every seat has its player. Where several seats may choose at once, the first one does. An
    illegal choice raises ``Refused`` with the reasons.
    """
    for _ in range(limit):
        seats = game.waiting
        if not seats:
            break
        seat = seats[0]
        player = players[seat]
        view = game.view(seat) if "view" in player.needs else NO_VIEW
        decision = game.decision_for(seat) if "decision" in player.needs else NO_DECISION
        assert decision is not None  # a seat that is waited for has a decision
        game.play(player.choose(view, decision, game.legal(seat)), seat)
    return game
