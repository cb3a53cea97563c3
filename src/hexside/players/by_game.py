"""One name for many games: the player picks its mind for a game when first asked."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from hexside.engine import Action, Decision, Reason, View
from hexside.players.imagination import Imagination
from hexside.players.player import Need, Player
from hexside.players.random_player import RandomPlayer

#: Makes the mind for a game from a seed.
Mind = Callable[[str], Player]


class ByGame:
    """Plays every game, with the mind made for it or at random where there is none."""

    def __init__(self, seed: str, minds: Mapping[str, Mind], needs: frozenset[Need]) -> None:
        self._seed = seed
        self._minds = minds
        self._needs = needs
        #: The mind that chooses; ``None`` before the first choice.
        self.mind: Player | None = None
        self.imagination: Imagination | None = None
        #: Called with the share of the thinking that is done.
        self.progress: Callable[[float], None] | None = None
        #: Polled now and then; true ends the thinking with the best result so far.
        self.stopped: Callable[[], bool] = _never

    @property
    def needs(self) -> frozenset[Need]:
        """What the mind looks at; before the first choice, everything that any mind may need."""
        return self._needs if self.mind is None else self.mind.needs

    @property
    def reason(self) -> Reason | None:
        """Why the last action was chosen."""
        found: Reason | None = getattr(self.mind, "reason", None)
        return found

    @property
    def outlook(self) -> float | None:
        """The win chance found by the last thinking, if the mind reports one."""
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
