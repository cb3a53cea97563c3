"""Imagined games to think ahead in: positions that the seat cannot tell from the real one."""

from __future__ import annotations

from typing import Protocol, runtime_checkable

from hexside.engine import Rules, State
from hexside.players.rehearsal_dice import RehearsalDice


class Imagination(Protocol):
    """What a player that thinks ahead gets besides its view.

    Every state that it hands out agrees with the seat's view. What the seat may not know (the other
    side's chits, the dice to come) is drawn again from the player's own seed.
    """

    @property
    def rules(self) -> Rules:
        """The rules of the game with its options: public information."""

    def state(self, seed: str) -> State:
        """A state that might be the real one; the same seed gives the same state."""


class ImaginedStates:
    """Imagines states from the real one, which the player itself never sees."""

    def __init__(self, rules: Rules, state: State, seat: str) -> None:
        self.rules = rules
        self.__state = state
        self.__seat = seat

    def state(self, seed: str) -> State:
        """A state that might be the real one, with secrets and dice from this seed."""
        return self.rules.imagine(self.__state, self.__seat, RehearsalDice(seed))


@runtime_checkable
class ThinksAhead(Protocol):
    """A player that needs ``imagination``; it is set before each choice."""

    imagination: Imagination | None
