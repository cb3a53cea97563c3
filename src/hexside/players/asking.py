"""Asking a player: it gets what it needs and nothing else."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import msgspec

from hexside.engine import Action, Decision, RunningGame, View
from hexside.players.imagination import Imagination, ImaginedStates, ThinksAhead
from hexside.players.player import NO_DECISION, NO_VIEW, Need, Player


class Briefing(msgspec.Struct, frozen=True):
    """What a player is told before it chooses; it does not change while the player thinks."""

    view: View
    decision: Decision
    legal: Sequence[Action]
    #: For players that think ahead; it never reveals what the seat may not know.
    imagination: Imagination | None = None


def brief(game: RunningGame[Any], seat: str, needs: frozenset[Need]) -> Briefing:
    """The briefing of a player with these needs, for a seat that must decide."""
    view = game.view(seat) if "view" in needs else NO_VIEW
    decision = game.decision_for(seat) if "decision" in needs else NO_DECISION
    assert decision is not None  # A seat that must decide has a decision.
    ahead = ImaginedStates(game.rules, game.state, seat) if "imagination" in needs else None
    return Briefing(view, decision, game.legal(seat), ahead)


def choose(player: Player, briefing: Briefing) -> Action:
    """The choice of a player, given its briefing."""
    if briefing.imagination is not None and isinstance(player, ThinksAhead):
        player.imagination = briefing.imagination
    return player.choose(briefing.view, briefing.decision, briefing.legal)


def ask(game: RunningGame[Any], seat: str, player: Player) -> Action:
    """The choice of a player for a seat that must decide."""
    return choose(player, brief(game, seat, player.needs))


def attend(player: Player, progress: Callable[[float], None], stopped: Callable[[], bool]) -> None:
    """Connect progress reports and the stop signal to a player that supports them."""
    for name, value in (("progress", progress), ("stopped", stopped)):
        if hasattr(player, name):
            setattr(player, name, value)


__all__ = ["Briefing", "ask", "attend", "brief", "choose"]
