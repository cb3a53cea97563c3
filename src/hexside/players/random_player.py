"""The player ``random``: every legal action is equally likely."""

from __future__ import annotations

import random
from collections.abc import Sequence

from hexside.engine import Action, Decision, View
from hexside.players.player import SEES_NOTHING, Need


class RandomPlayer:
    """Chooses uniformly from the complete list; the same seed gives the same choices."""

    needs: frozenset[Need] = SEES_NOTHING

    def __init__(self, seed: int | str) -> None:
        # Seeding with text does not depend on the hash seed of the process.
        self._choices = random.Random(str(seed))

    def choose(self, view: View, decision: Decision, legal: Sequence[Action]) -> Action:
        """Any legal action."""
        return legal[self._choices.randrange(len(legal))]
