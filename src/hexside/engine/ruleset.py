"""A game as one visible object: a rule set with a named slot for everything that a game provides.

The object stands in the package of its game as ``GAME``. Reading it tells where each part of the
game is defined; nothing is added to it later.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from functools import cached_property
from typing import Any, Generic, TypeVar

from hexside.board import Board
from hexside.engine.actions import Action, verbs
from hexside.engine.calendar import CalendarEntry
from hexside.engine.dice import Dice
from hexside.engine.events import EventKind
from hexside.engine.reference import Reference
from hexside.engine.rules import Option, Rules, ScenarioInfo, Violation
from hexside.engine.state import State
from hexside.engine.views import View
from hexside.engine.work import Work

R = TypeVar("R", bound=Rules)


def no_overlays(rules: Rules, state: State) -> dict[str, Any]:
    """The slot of a game that lays nothing over its map."""
    return {}


def no_own_overlays(rules: Rules, state: State, seat: str) -> dict[str, Any]:
    """The slot of a game whose overlays are the same for all."""
    return {}


def printed_ground(rules: Rules, state: State) -> str:
    """The slot of a game whose ground stays as printed."""
    return ""


def printed_board(rules: Rules, ground: str) -> Board | None:
    """The slot of a game whose ground stays as printed: no word but the empty one has a board."""
    return None if ground else rules.board


def no_calendar(rules: Rules, state: State) -> tuple[CalendarEntry, ...]:
    """The slot of a game whose turns are all alike."""
    return ()


def no_differences(overrides: tuple[str, ...]) -> list[Any]:
    """The slot of a game without data files that can be replaced."""
    return []


def no_schemas() -> dict[str, dict[str, Any]]:
    """The slot of a game without data files."""
    return {}


@dataclass(frozen=True, kw_only=True)
class RuleSet(Generic[R]):
    """A complete game. ``R`` is its own kind of ``Rules``: the tables of one scenario."""

    # What it is

    id: str
    version: str
    sides: tuple[str, ...]
    #: The side whose victory points stand on the track.
    scorer: str
    #: The scenarios, in the order in which they are shown.
    scenarios: Callable[[], tuple[ScenarioInfo, ...]]
    #: Optional rules and switches.
    options: Callable[[], tuple[Option, ...]]

    # How it is played

    #: The state, with its frames and its own data.
    state_type: type[State]
    #: The working copy, with the words of the rulebook.
    work_type: Callable[[R, State], Work[R]]
    #: Every kind of action; their verbs are the vocabulary of the game.
    actions: tuple[type[Action], ...]
    #: The tables of a scenario: rule set, scenario, options, directories of replacement files.
    compile: Callable[[RuleSet[R], str, Mapping[str, str], tuple[str, ...]], R]
    #: The set-up of a new game, played on to the first decision.
    opening: Callable[[R, Dice], Work[R]]

    # What is seen of it

    #: What a seat may know.
    view: Callable[[R, State, str], View]
    #: A state that a seat cannot tell from the given one.
    imagine: Callable[[R, State, str, Dice], State]
    #: What may be laid over the map, by what all see.
    overlays: Callable[[R, State], dict[str, Any]] = no_overlays
    #: What a seat may lay over it besides, by what it alone knows.
    own_overlays: Callable[[R, State, str], dict[str, Any]] = no_own_overlays

    #: What weather has made of the ground: a word that ``board_in`` knows; "" is as printed. What
    #: comes before its first ``+`` is the look of the land.
    ground: Callable[[R, State], str] = printed_ground
    #: The board to be drawn for such a word; None for a word that means nothing.
    board_in: Callable[[R, str], Board | None] = printed_board

    #: What is known to come on this turn and later ones, by what all see.
    calendar: Callable[[R, State], tuple[CalendarEntry, ...]] = no_calendar

    #: By the code of an event what it is to a reader of the log: a move, an attack, a result,
    #: a loss, a draw or the beginning of a turn. Codes without a kind are remarks.
    event_kinds: Mapping[str, EventKind] = field(default_factory=dict)

    # How it is written down and checked

    read_position: Callable[[RuleSet[R], Mapping[str, Any]], tuple[R, State]]
    write_position: Callable[[R, State], dict[str, Any]]
    violations: Callable[[R, State], list[Violation]]
    census: Callable[[R, State], dict[str, Any]]
    #: Reads every data file; tells what the overrides change.
    check: Callable[[tuple[str, ...]], list[Any]] = no_differences
    #: The JSON Schema of each data file.
    schemas: Callable[[], dict[str, dict[str, Any]]] = no_schemas
    #: The rules for reading, in a language, with directories of replacement files.
    reference: Callable[[str, tuple[str, ...]], Reference] | None = None

    @cached_property
    def verbs(self) -> dict[str, type[Action]]:
        """The vocabulary of the game, keyed by verb."""
        return verbs(*self.actions)

    def rules(
        self, scenario: str, options: Mapping[str, str], overrides: tuple[str, ...] = ()
    ) -> R:
        """The rules of one scenario; ``overrides`` are directories of replacement data files."""
        return self.compile(self, scenario, options, overrides)

    def from_position(self, document: Mapping[str, Any]) -> tuple[R, State]:
        """Rules and state of a position text that has been parsed."""
        return self.read_position(self, document)
