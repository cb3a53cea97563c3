"""The working copy of a state while one action is applied.

Rules read and change a ``Work``; the state it was made from is never touched, because every dict
is copied before the first write. ``freeze`` turns it into the next state.
"""

from __future__ import annotations

from typing import Any, Generic, TypeVar

from hexside.engine.agenda import Frame, Wait
from hexside.engine.events import Event
from hexside.engine.refusals import Argument
from hexside.engine.rules import Rules, SeatFault
from hexside.engine.state import Result, State, Unit

R = TypeVar("R", bound=Rules)

#: More automatic steps than any rulebook needs between two decisions: a loop in the rules.
STEP_LIMIT = 20_000


class Work(Generic[R]):
    """A state being worked on; games subclass it with their own words and caches."""

    #: The agendas around the lane that is being worked on; unset while no lane is.
    outer: tuple[list[Frame[Any]], ...]
    #: The name of that lane; unset while no lane is worked on.
    lane: str

    __slots__ = (
        "_copied",
        "agenda",
        "binding",
        "data",
        "dice",
        "draw",
        "events",
        "lane",
        "outer",
        "result",
        "rules",
        "state",
        "turn",
        "units",
        "version",
    )

    def __init__(self, rules: R, state: State) -> None:
        self.rules = rules
        self.state = state
        self.turn = state.turn
        self.units = state.units
        self.agenda: list[Frame[Any]] = list(state.agenda)
        self.dice = state.dice
        self.data = state.data
        self.result: Result | None = state.result
        self.events: list[Event] = []
        #: Set when something happened that may not be taken back (dice, a secret revealed).
        self.binding = False
        #: The counter of the last draw, for events that let anybody verify it.
        self.draw = 0
        self._copied = False
        #: The version of the next state.
        self.version = state.version + 1

    # Agenda

    @property
    def frame(self) -> Frame[Any]:
        """The frame on top."""
        return self.agenda[-1]

    def push(self, frame: Frame[Any]) -> None:
        """Put a step before everything that is pending."""
        self.agenda.append(frame)

    def push_in_order(self, *frames: Frame[Any]) -> None:
        """Put several steps before everything that is pending; the first of them comes next."""
        self.agenda.extend(reversed(frames))

    def pop(self) -> Frame[Any]:
        """End the step on top."""
        return self.agenda.pop()

    def replace(self, frame: Frame[Any]) -> None:
        """Put a changed frame in the place of the one on top."""
        self.agenda[-1] = frame

    # Units

    def set_unit(self, unit_id: str, unit: Unit) -> None:
        """Change one unit; the dict is copied before the first write."""
        if not self._copied:
            self.units = dict(self.units)
            self._copied = True
        before = self.units.get(unit_id)
        self.units[unit_id] = unit
        self.unit_changed(unit_id, before, unit)

    def unit_changed(self, unit_id: str, before: Unit | None, after: Unit) -> None:
        """Hook for caches that follow the units."""

    # Chance

    def roll(self, faces: int = 6) -> int:
        """Roll a die: the action that led here can no longer be taken back."""
        return self.below(faces) + 1

    def below(self, limit: int) -> int:
        """Draw a number below a limit, for random draws."""
        self.draw = self.dice.counter
        value, self.dice = self.dice.below(limit)
        self.binding = True
        return value

    # Telling

    def tell(self, code: str, rule: str = "", **arguments: Argument) -> None:
        """Record an event that everybody sees."""
        self.events.append(Event(code, rule, arguments))

    def tell_only(
        self, seats: tuple[str, ...], code: str, rule: str, **arguments: Argument
    ) -> None:
        """Record an event that only these seats see; without a seat it would be public."""
        if not seats:
            raise SeatFault(f"{code} is told to no seat")
        self.events.append(Event(code, rule, arguments, only=seats))

    def tell_others(
        self, seats: tuple[str, ...], code: str, rule: str, **arguments: Argument
    ) -> None:
        """Record an event that everybody but these seats sees."""
        self.events.append(Event(code, rule, arguments, hidden_from=seats))

    def tell_side(self, side: str, code: str, rule: str, /, **arguments: Argument) -> None:
        """Record an event that all seats of a side see, and no other (20.2: a team's secret)."""
        self.events.append(Event(code, rule, arguments, only=self._seats_of(side)))

    def tell_other_sides(self, side: str, code: str, rule: str, /, **arguments: Argument) -> None:
        """Record an event that everybody sees but the seats of a side."""
        self.events.append(Event(code, rule, arguments, hidden_from=self._seats_of(side)))

    def tell_allies(self, seat: str, code: str, rule: str, /, **arguments: Argument) -> None:
        """Record an event for the other seats of a seat's side; none is told if it has no ally."""
        allies = self.rules.allies_of(seat)
        if allies:
            self.events.append(Event(code, rule, arguments, only=allies))

    def tell_opponents(self, seat: str, code: str, rule: str, /, **arguments: Argument) -> None:
        """Record an event for everybody who is not on the side of a seat, spectators too."""
        self.tell_other_sides(self.rules.side_of(seat), code, rule, **arguments)

    def _seats_of(self, side: str) -> tuple[str, ...]:
        """The seats of a side that exists: an event with no names at all is seen by everybody."""
        seats = self.rules.seats_of(side)
        if not seats:
            raise SeatFault(f"no seat plays for {side!r}")
        return seats

    # Ending

    def end(self, winner: str, rule: str, code: str, score: float = 0.0, **arguments: Any) -> None:
        """The game is over, ``""`` for a draw; only the first end counts."""
        if self.result is None:
            self.result = Result(winner, rule, code, float(score))
            self.tell("game-over", rule, winner=winner, reason=code, score=score, **arguments)

    # Running

    def advance(self) -> None:
        """Run frames until somebody must choose or the game is over."""
        for _ in range(STEP_LIMIT):
            if self.result is not None or not self.agenda:
                return
            if self.agenda[-1].run(self) is Wait.DECISION:
                return
        raise RuntimeError(f"no decision within {STEP_LIMIT} steps at {self.agenda[-1]!r}")

    def freeze(self) -> State:
        """The next state."""
        return self.rules.state_type(
            turn=self.turn,
            units=self.units,
            agenda=tuple(self.agenda),
            dice=self.dice,
            data=self.data,
            version=self.version,
            result=self.result,
        )
