"""The rules of one scenario, as everything outside the game uses them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

import msgspec

from hexside.board import Board
from hexside.engine.actions import Action, parse
from hexside.engine.calendar import CalendarEntry
from hexside.engine.dice import Dice
from hexside.engine.events import Event
from hexside.engine.state import State
from hexside.engine.views import View

if TYPE_CHECKING:
    from hexside.engine.ruleset import RuleSet
    from hexside.engine.work import Work


#: More people than this cannot sit round one game (A Victory Awaits 19.2 has four to eight).
MOST_SEATS = 8


class SeatFault(ValueError):
    """Seats that no game can have: too few, too many, on no side, or a side without a seat."""


class Option(msgspec.Struct, frozen=True, omit_defaults=True):
    """An optional rule or a ruling's switch: its values and the default.

    ``before`` is the value for games older than the option.
    """

    id: str
    rule: str
    values: tuple[str, ...]
    default: str
    before: str = ""


class ScenarioInfo(msgspec.Struct, frozen=True, omit_defaults=True):
    """What a list of games shows of a scenario before it is loaded.

    Scenarios of one ``family`` are shown together: the same battle for other numbers of players or
    of another length. ``repeats`` names the scenario of the family that has the same rules.
    """

    id: str
    turns: int
    seats: tuple[str, ...]
    first_turn: int = 1
    family: str = ""
    repeats: str = ""


class Violation(msgspec.Struct, frozen=True, omit_defaults=True):
    """An invariant that a state breaks: a fault in the rules, never in a player."""

    code: str
    arguments: dict[str, Any] = {}


class Rules:
    """One scenario of one game with its options, board, counters and tables.

    What the scenario says is data of the game's own subclass; what can be done with it stands in
    the slots of its ``RuleSet``, to which the methods here lead.
    """

    scenario: str
    options: dict[str, str]
    board: Board
    #: What happened by itself before the first decision of the position that these rules are for.
    opened: tuple[Event, ...] | None = None
    #: The steps of the phase of that position, where it was over before a decision; latest first.
    passed: tuple[State, ...] = ()

    def __init__(self, ruleset: RuleSet[Any], seats: Mapping[str, str] | None = None) -> None:
        """``seats`` gives the side of each seat; without it every side is one seat."""
        self.ruleset = ruleset
        self._side_of = dict(seats) if seats is not None else {side: side for side in ruleset.sides}
        _check_seats(self._side_of, ruleset.sides)
        self.seats = tuple(self._side_of)
        self.game = ruleset.id
        self.version = ruleset.version
        self.sides = ruleset.sides
        self.state_type = ruleset.state_type
        self.verbs = ruleset.verbs
        self._work = ruleset.work_type

    def side_of(self, seat: str) -> str:
        """The side that a seat plays for; the seat ``""`` is a spectator and on no side."""
        return self._side_of.get(seat, "")

    def seats_of(self, side: str) -> tuple[str, ...]:
        """The seats of a side, in order."""
        return tuple(seat for seat, own in self._side_of.items() if own == side)

    def allies_of(self, seat: str) -> tuple[str, ...]:
        """The other seats of a seat's side; a spectator has none."""
        side = self.side_of(seat)
        return tuple(ally for ally in self.seats_of(side) if ally != seat) if side else ()

    def read(self, text: str) -> Action:
        """An action from its text form; every label of a hex stands for its canonical number."""
        return parse(text, self.verbs, self.board.grid.aliases)

    def start(self, dice: Dice) -> State:
        """The state at the first decision of a new game."""
        return self.ruleset.opening(self, dice).freeze()

    def opening(self, dice: Dice) -> tuple[Event, ...]:
        """What happens by itself between the set-up and the first decision of a new game."""
        return tuple(self.ruleset.opening(self, dice).events)

    def work(self, state: State) -> Work[Any]:
        """A working copy of a state; making one is cheap."""
        return self._work(self, state)

    def view(self, state: State, seat: str) -> View:
        """What a seat may know; the seat ``""`` is a spectator."""
        return self.ruleset.view(self, state, seat)

    def imagine(self, state: State, seat: str, dice: Dice) -> State:
        """A state that this seat cannot tell from the given one, with its secrets drawn again."""
        return self.ruleset.imagine(self, state, seat, dice)

    def violations(self, state: State) -> list[Violation]:
        """Invariants that do not hold: stacking, terrain, lost or doubled counters."""
        return self.ruleset.violations(self, state)

    def census(self, state: State) -> dict[str, Any]:
        """Exact counts of a position: reachable hexes, legal attacks, supplied units."""
        return self.ruleset.census(self, state)

    def write_position(self, state: State) -> dict[str, Any]:
        """The position as plain data for the position text."""
        return self.ruleset.write_position(self, state)

    def overlays(self, state: State, seat: str = "") -> dict[str, Any]:
        """What may be laid over the map by what a seat knows; without a seat public things only.

        By id a list of parts: ``kind``, ``side``, and ``hexes`` or, for a line, pairs of ``sides``.
        A game need not have any.
        """
        found = self.ruleset.overlays(self, state)
        if seat:
            for name, parts in self.ruleset.own_overlays(self, state, seat).items():
                found[name] = [*found.get(name, ()), *parts]
        return found

    def ground_word(self, state: State) -> str:
        """What weather has made of the ground: a word for ``board_in``; "" is as printed."""
        return self.ruleset.ground(self, state)

    def board_in(self, ground: str) -> Board | None:
        """The board to be drawn for such a word; None for a word that means nothing."""
        return self.ruleset.board_in(self, ground)

    def calendar(self, state: State) -> tuple[CalendarEntry, ...]:
        """What is known to come on this turn and later ones, in the order of the turns."""
        return self.ruleset.calendar(self, state)


def _check_seats(seats: Mapping[str, str], sides: tuple[str, ...]) -> None:
    """A spectator is the seat without a name, so every seat has one, and a side."""
    if not 2 <= len(seats) <= MOST_SEATS or "" in seats:
        raise SeatFault(f"a game has 2 to {MOST_SEATS} named seats, not {list(seats)}")
    if set(seats.values()) != set(sides):
        raise SeatFault(f"seats play for {sorted(set(seats.values()))}, sides are {sorted(sides)}")
