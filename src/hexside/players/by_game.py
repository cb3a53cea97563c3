"""One name, many games: a player that takes the mind for the game when it is first asked."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from hexside.engine import Action, Decision, Reason, View
from hexside.players.imagination import Imagination
from hexside.players.player import Need, Player
from hexside.players.random_player import RandomPlayer

#: Makes the mind for a game from the seed of its own chance.
Mind = Callable[[str], Player]


class ByGame:
    """Plays every game: with the mind made for it, or at random where there is none."""

    def __init__(self, seed: str, minds: Mapping[str, Mind], needs: frozenset[Need]) -> None:
        self._seed = seed
        self._minds = minds
        self._needs = needs
        #: Who really chooses; nobody before the first choice.
        self.mind: Player | None = None
        self.imagination: Imagination | None = None
        #: Called with the share of the thinking that is done.
        self.progress: Callable[[float], None] | None = None
        #: Asked now and then; a true answer ends the thinking with the best found so far.
        self.stopped: Callable[[], bool] = _never

    @property
    def needs(self) -> frozenset[Need]:
        """What the mind looks at; before the first choice all that one of them may."""
        return self._needs if self.mind is None else self.mind.needs

    @property
    def reason(self) -> Reason | None:
        """Why the last action was chosen."""
        found: Reason | None = getattr(self.mind, "reason", None)
        return found

    @property
    def outlook(self) -> float | None:
        """The chance to win that the last thinking found, where the mind tells one."""
        found: float | None = getattr(self.mind, "outlook", None)
        return found

    def choose(self, view: View, decision: Decision, legal: Sequence[Action]) -> Action:
        """The choice of the mind for this game."""
        if self.mind is None:
            self.mind = self._minds.get(view.game, RandomPlayer)(self._seed)
        for name in ("imagination", "progress", "stopped"):
            if hasattr(self.mind, name):
                setattr(self.mind, name, getattr(self, name))
        return self.mind.choose(view, decision, legal)


def _never() -> bool:
    return False
