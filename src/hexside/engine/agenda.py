"""The agenda: a stack of small frozen frames that says where in the sequence of play a game is.

A frame is data (it is stored, copied and compared with the state) with the behaviour of one step
of the rulebook. ``run`` goes on by itself as far as it can; when a player must choose it returns
``Wait.DECISION`` and the engine stops until an action arrives.
"""

from __future__ import annotations

import enum
from typing import Any

import msgspec

from hexside.engine.actions import Action
from hexside.engine.decisions import Decision, grouped
from hexside.engine.refusals import Reason


class Wait(enum.Enum):
    """What ``run`` tells the engine."""

    NOTHING = "nothing"
    DECISION = "decision"


class Frame(msgspec.Struct, frozen=True, tag_field="frame", gc=False):
    """One step of the sequence of play.

    ``work`` is the game's own subclass of ``Work``; a frame only ever meets that one.
    """

    def run(self, work: Any) -> Wait:
        """Do what needs no choice: replace, push or pop frames; or wait for a decision."""
        raise AssertionError(f"{type(self).__name__} has no automatic part")

    def seats(self, work: Any) -> tuple[str, ...]:
        """The seats that may choose now; more than one where choices are simultaneous."""
        raise AssertionError(f"{type(self).__name__} asks nobody")

    def decision(self, work: Any, seat: str) -> Decision:
        """The choice as shown to a person or a program."""
        raise AssertionError(f"{type(self).__name__} has no decision")

    def legal(self, work: Any, seat: str) -> list[Action]:
        """Every action that this seat may take now; complete."""
        raise AssertionError(f"{type(self).__name__} has no actions")

    def allows(self, work: Any, seat: str, action: Action) -> bool:
        """Whether an action is in ``legal``; frames with long lists answer without building it."""
        return action in self.legal(work, seat)

    def reasons(self, work: Any, seat: str, action: Action) -> list[Reason]:
        """Why an action that is not allowed is not; empty means that no closer reason is known."""
        return []

    def take(self, work: Any, seat: str, action: Action) -> None:
        """Carry out a legal action."""
        raise AssertionError(f"{type(self).__name__} takes no action")

    def choices(self, work: Any, seat: str) -> dict[str, Any]:
        """The structured choices; by default the legal actions grouped by verb."""
        return grouped(self.legal(work, seat))
