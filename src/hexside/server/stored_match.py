"""A running game whose actions are on disk.

States are large, because each carries what was computed for it. So only the newest state and a few
before it are held; any other is rebuilt from a snapshot and the actions after it.
"""

from __future__ import annotations

import zlib
from array import array
from bisect import bisect_right
from collections.abc import Callable, Iterator
from itertools import chain

import msgspec

from hexside.engine import contract, redacted
from hexside.engine.actions import Action
from hexside.engine.events import Event
from hexside.engine.match import Match, Origin, RunningGame
from hexside.engine.refusals import Reason, Refusal, Refused
from hexside.engine.rules import Rules
from hexside.engine.state import State, encode
from hexside.storage import GameLogEntry, GameStatus

#: The number of actions between two states stored on disk.
STRIDE = 40

#: The number of states held before the newest one, for undo and for stepping back.
RECENT = 12

SPECTATOR = ""

#: The word before an action in the log of which only the side of its seat can know.
UNNOTICED = "unnoticed"

#: The last state on disk after at most this number of steps, with its own number.
Snapshots = Callable[[int], tuple[int, bytes] | None]

_EVENTS = msgspec.json.Decoder(tuple[Event, ...])


class Step(msgspec.Struct, frozen=True, gc=False):
    """One action that has not been taken back."""

    seat: str
    action: str
    #: The turn when it was taken.
    turn: int
    binding: bool
    #: The events, encoded: a game has thousands, and few are ever read.
    encoded: bytes
    reason: Reason | None = None
    #: Only the side of the seat can know that it was taken.
    unnoticed: bool = False

    @property
    def line(self) -> str:
        """The seat and the action as text."""
        return f"{self.seat} {self.action}"

    @property
    def events(self) -> tuple[Event, ...]:
        """The events, with the seats that may see them."""
        return _EVENTS.decode(self.encoded)


def no_snapshots(step: int) -> None:
    """Nothing is on disk yet."""


class StoredMatch(RunningGame[Step]):
    """A running game in memory. Hold the lock of its game to use it."""

    def __init__(
        self, rules: Rules, origin: Origin, start: State, before: tuple[Event, ...] = ()
    ) -> None:
        super().__init__(rules, origin, start)
        self.start = start
        #: Where older states come from.
        self.snapshots: Snapshots = no_snapshots
        #: The events of the game that this one branched from, as far as they are known.
        self.before = before
        self._recent: dict[int, State] = {}
        self._cursor: tuple[int, State] = (0, start)
        # How many events each seat has seen after each step.
        self._counts = {
            seat: array("I", [sum(event.seen_by(seat) for event in before)])
            for seat in (*rules.seats, SPECTATOR)
        }
        # How many actions each seat can know of after each step.
        self._noticed = {seat: array("I", [0]) for seat in (*rules.seats, SPECTATOR)}

    @classmethod
    def of(cls, game: Match, before: tuple[Event, ...] = ()) -> StoredMatch:
        """A game that has just started."""
        return cls(game.rules, game.origin, game.state, before)

    # Lists

    def status(self, version: int, state: State, unnoticed: dict[str, int]) -> GameStatus:
        """The status of the game at a state, for lists."""
        waiting = contract.waiting(self.rules, state)
        return GameStatus(version, state.turn, waiting, state.result, unnoticed)

    # The numbers of the actions. A seat counts those that it can know of, so that what others
    # prepare in secret is not told by a number either.

    def number(self, seat: str, step: int) -> int:
        """How many of the first actions a seat can know of."""
        return self._noticed[seat][step]

    def step(self, seat: str, number: int) -> int:
        """The last step after as many actions as a seat can know of."""
        return bisect_right(self._noticed[seat], number) - 1

    # Events

    def seen(self, seat: str, until: int) -> int:
        """The number of events that a seat has seen after some steps."""
        return self._counts[seat][until]

    def events_from(self, seat: str, first: int, until: int) -> Iterator[tuple[int, Event]]:
        """The events of a seat starting at an index, each with its step.

        Events from before the game began belong to step 0.
        """
        counts = self._counts[seat]
        for event in redacted(self.before, seat)[first:]:
            yield 0, event
        first = max(first, counts[0])
        if first >= counts[until]:
            return
        step = bisect_right(counts, first) - 1
        skip = first - counts[step]
        for number in range(step, until):
            for event in redacted(self.played[number].events, seat)[skip:]:
                yield number + 1, event
            skip = 0

    def known_to(self, seat: str, until: int) -> tuple[Event, ...]:
        """What a seat has seen after some steps, with the other seats that may see it."""
        every = chain(self.before, *(step.events for step in self.played[:until]))
        return tuple(event for event in every if event.seen_by(seat))

    # Acting

    def take(self, step: Step, state: State) -> None:
        """Advance to the state after a step."""
        self._recent[len(self.played)] = self.state
        self._recent.pop(len(self.played) - RECENT, None)
        self.push(step)
        self.move_to(state)

    def push(self, step: Step) -> None:
        """Record a step whose state comes later."""
        events = step.events
        for seat, counts in self._counts.items():
            counts.append(counts[-1] + sum(event.seen_by(seat) for event in events))
        for seat, noticed in self._noticed.items():
            known = contract.is_noticed(self.rules, step.unnoticed, step.seat, seat)
            noticed.append(noticed[-1] + known)
        self.played.append(step)

    def drop(self) -> None:
        """Drop the last step, whose state has not been computed yet."""
        self.played.pop()
        for counts in (*self._counts.values(), *self._noticed.values()):
            counts.pop()

    def take_back(self, state: State) -> None:
        """Return to the state before the last step."""
        self.drop()
        last = len(self.played)
        self._recent.pop(last, None)
        if self._cursor[0] > last:
            self._cursor = (0, self.start)
        self.move_to(state)

    # The past

    def shown(self, step: int) -> int:
        """After how many actions the state stands that is shown for a step."""
        return step

    def state_after(self, step: int) -> State:
        """The state after some actions."""
        if step == len(self.played):
            return self.state
        if step in self._recent:
            return self._recent[step]
        found, state = self._nearest(step)
        for number in range(found, step):
            state = self._again(self.played[number], state)
        self._cursor = (step, state)
        return state

    def _nearest(self, step: int) -> tuple[int, State]:
        """The last known state at or before that step."""
        known = self._cursor if self._cursor[0] <= step else (0, self.start)
        if step - known[0] < STRIDE:
            return known
        return self._kept(step, known)

    def _kept(self, step: int, known: tuple[int, State]) -> tuple[int, State]:
        """A state from disk if it is nearer than the known one."""
        found = self.snapshots(step)
        if found is None or found[0] <= known[0]:
            return known
        try:
            return found[0], unpacked(self.rules, found[1])
        except ValueError:
            # It was made from the log, and the log still exists.
            return known

    def _again(self, step: Step, state: State) -> State:
        outcome = contract.apply(self.rules, state, self.read(step.action), step.seat)
        if isinstance(outcome, Refusal):
            raise Refused(outcome)
        return outcome.state

    def resume(self) -> None:
        """Compute the newest state after all steps have been recorded."""
        last = len(self.played)
        found, state = self._kept(last, (0, self.start))
        for number in range(found, last):
            self._recent[number] = state
            self._recent.pop(number - RECENT, None)
            state = self._again(self.played[number], state)
        self.move_to(state)


def step_of(
    outcome: contract.Outcome, action: Action, turn: int, reason: Reason | None = None
) -> Step:
    """The step for an action."""
    encoded = msgspec.json.encode(outcome.events)
    text = action.text()
    return Step(outcome.seat, text, turn, outcome.binding, encoded, reason, outcome.unnoticed)


def log_entry_of(step: Step) -> GameLogEntry:
    """The log entry for a step."""
    word = UNNOTICED if step.unnoticed else "do"
    return GameLogEntry(f"{word} {step.line}", step.encoded, step.turn, step.binding, step.reason)


def undo_entry(seat: str) -> GameLogEntry:
    """The log entry for an action that a seat takes back."""
    return GameLogEntry(f"undo {seat}", b"[]")


def packed(state: State) -> bytes:
    """Encode a state for the disk."""
    return zlib.compress(encode(state), 6)


def unpacked(rules: Rules, content: bytes) -> State:
    """Decode a state from disk; raise ``ValueError`` if it cannot be read."""
    try:
        return msgspec.msgpack.decode(zlib.decompress(content), type=rules.state_type)
    except (zlib.error, msgspec.MsgspecError) as error:
        raise ValueError(str(error)) from error


def is_readable(encoded: bytes | None) -> bool:
    """Whether stored events can be decoded; those that were never stored are no fault."""
    try:
        return encoded is None or _EVENTS.decode(encoded) is not None
    except (msgspec.MsgspecError, UnicodeError):
        return False


def packed_events(events: tuple[Event, ...]) -> bytes:
    """Encode events for the disk; an empty tuple is stored as no bytes."""
    return zlib.compress(msgspec.json.encode(events), 6) if events else b""


def unpacked_events(content: bytes) -> tuple[Event, ...]:
    """Decode events from disk; raise ``ValueError`` if they cannot be read."""
    try:
        return _EVENTS.decode(zlib.decompress(content)) if content else ()
    except (zlib.error, msgspec.MsgspecError) as error:
        raise ValueError(str(error)) from error


__all__ = [
    "STRIDE",
    "Snapshots",
    "Step",
    "StoredMatch",
    "is_readable",
    "log_entry_of",
    "packed",
    "packed_events",
    "step_of",
    "undo_entry",
    "unpacked",
    "unpacked_events",
]
