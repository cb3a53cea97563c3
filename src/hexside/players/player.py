"""The contract of a computer player."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal, Protocol

from hexside.engine import Action, Decision, View

Need = Literal["view", "decision", "imagination"]

SEES_ALL: frozenset[Need] = frozenset({"view", "decision"})
#: Also thinks ahead: the player has an attribute ``imagination`` that is set before each choice.
THINKS_AHEAD: frozenset[Need] = SEES_ALL | {"imagination"}
SEES_NOTHING: frozenset[Need] = frozenset()

#: Passed to a player that has not declared a need for the real one.
NO_VIEW = View("", "", "", 0, "", 0, (), (), {})
NO_DECISION = Decision("", "", "")


class Player(Protocol):
    """Chooses actions for a seat.

    A player knows what its seat may know: the view, the decision and the complete list of legal
    actions. Views and structured decisions cost time, so a player names those that it needs;
    the others arrive as ``NO_VIEW`` or ``NO_DECISION``.
    """

    @property
    def needs(self) -> frozenset[Need]:
        """What ``choose`` needs besides the legal actions."""

    def choose(self, view: View, decision: Decision, legal: Sequence[Action]) -> Action:
        """One of the legal actions; the list is shared and must not be changed."""
