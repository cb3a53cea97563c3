"""The contract that a game implements; everything else is built on it."""

from __future__ import annotations

import abc
from typing import TYPE_CHECKING, Any, ClassVar

import msgspec

from hexside.board import Board
from hexside.engine.actions import Action
from hexside.engine.dice import Dice
from hexside.engine.state import State
from hexside.engine.views import View

if TYPE_CHECKING:
    from hexside.engine.work import Work


class Option(msgspec.Struct, frozen=True, omit_defaults=True):
    """An optional rule or a ruling's switch: its values and the default.

    ``before`` is the value in games that were begun before there was the option.
    """

    id: str
    rule: str
    values: tuple[str, ...]
    default: str
    before: str = ""


class ScenarioInfo(msgspec.Struct, frozen=True, omit_defaults=True):
    """What a list of games shows of a scenario before it is loaded."""

    id: str
    turns: int
    seats: tuple[str, ...]
    first_turn: int = 1


class Violation(msgspec.Struct, frozen=True, omit_defaults=True):
    """An invariant that a state breaks: a fault in the rules, never in a player."""

    code: str
    arguments: dict[str, Any] = {}


class Rules(abc.ABC):
    """One scenario of one game with its options, board, counters and tables."""

    game: ClassVar[str]
    version: ClassVar[str]
    state_type: ClassVar[type[State]]
    verbs: ClassVar[dict[str, type[Action]]]
    #: Sides and their seats; most games have one seat a side.
    sides: ClassVar[tuple[str, ...]]

    scenario: str
    options: dict[str, str]
    seats: tuple[str, ...]
    board: Board

    @abc.abstractmethod
    def start(self, dice: Dice) -> State:
        """The state at the first decision of a new game."""

    @abc.abstractmethod
    def table(self, state: State) -> Work[Any]:
        """A working copy of a state; making one is cheap."""

    @abc.abstractmethod
    def view(self, state: State, seat: str) -> View:
        """What a seat may know; the seat ``""`` is a spectator."""

    @abc.abstractmethod
    def imagine(self, state: State, seat: str, dice: Dice) -> State:
        """A state that this seat cannot tell from the given one, with its secrets drawn anew."""

    @abc.abstractmethod
    def violations(self, state: State) -> list[Violation]:
        """Invariants that do not hold: stacking, terrain, lost or doubled counters."""

    @abc.abstractmethod
    def census(self, state: State) -> dict[str, Any]:
        """Exact counts of a position: reachable hexes, legal attacks, supplied units."""

    @abc.abstractmethod
    def write_position(self, state: State) -> dict[str, Any]:
        """The position as plain data for the position text."""

    def overlays(self, state: State) -> dict[str, Any]:
        """What may be laid over the map, public things only; a game need not have any.

        By id a list of parts: ``kind``, ``side``, and ``hexes`` or, for a line, pairs of ``sides``.
        """
        return {}
