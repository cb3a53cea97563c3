"""Playing a game to its end with a player in every seat."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TypeVar

from hexside.engine import Match
from hexside.players.asking import ask
from hexside.players.player import Player

#: Far more actions than any complete game contains.
ACTION_LIMIT = 1_000_000

M = TypeVar("M", bound=Match)


def play_game(game: M, players: Mapping[str, Player], limit: int = ACTION_LIMIT) -> M:
    """Let the players choose until the game is over or ``limit`` more actions have been taken.

    Every seat needs a player. Where several seats may choose at once, the first one does. An
    illegal choice raises ``Refused`` with the reasons.
    """
    for _ in range(limit):
        seats = game.waiting
        if not seats:
            break
        seat = seats[0]
        game.play(ask(game, seat, players[seat]), seat)
    return game
