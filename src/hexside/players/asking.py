"""Asking a player: it gets what it needs, and nothing else."""

from __future__ import annotations

from hexside.engine import Action, Match
from hexside.players.imagination import ImaginedStates, ThinksAhead
from hexside.players.player import NO_DECISION, NO_VIEW, Player


def ask(game: Match, seat: str, player: Player) -> Action:
    """The choice of a player for a seat that is waited for."""
    needs = player.needs
    view = game.view(seat) if "view" in needs else NO_VIEW
    decision = game.decision_for(seat) if "decision" in needs else NO_DECISION
    assert decision is not None  # a seat that is waited for has a decision
    if "imagination" in needs and isinstance(player, ThinksAhead):
        player.imagination = ImaginedStates(game.rules, game.state, seat)
    return player.choose(view, decision, game.legal(seat))
