"""The course of a game: its newest state, and how it came there.

States are heavy, because each carries what was reckoned out for it. So only the newest one and a
few before it are held; every other one is made again from a snapshot and the actions after it.
"""

from __future__ import annotations

import zlib
from array import array
from bisect import bisect_right
from collections.abc import Callable, Iterator
from itertools import chain

import msgspec

from hexside.engine import contract, redacted
from hexside.engine.actions import Action, parse
from hexside.engine.decisions import Decision
from hexside.engine.dice import commitment
from hexside.engine.events import Event
from hexside.engine.match import FORMAT, MAGIC, Origin, SavedGame, fingerprint
from hexside.engine.refusals import Reason, Refusal, Refused
from hexside.engine.rules import Rules
from hexside.engine.state import State, encode
from hexside.storage import Deed, Standing

#: A state is kept on disk after every so many actions.
STRIDE = 40

#: So many states before the newest one are held, for undo and for steps back.
RECENT = 12

SPECTATOR = ""

#: The last state on disk after at most so many steps.
Snapshot = Callable[[int], tuple[int, bytes] | None]

_EVENTS = msgspec.json.Decoder(tuple[Event, ...])


class Step(msgspec.Struct, frozen=True, gc=False):
    """One action that has not been taken back."""

    seat: str
    action: str
    #: The turn in which it was taken.
    turn: int
    binding: bool
    #: What happened, encoded: a game has thousands of them, of which hardly one is looked at.
    encoded: bytes
    reason: Reason | None = None

    @property
    def events(self) -> tuple[Event, ...]:
        """What happened, with who may see it."""
        return _EVENTS.decode(self.encoded)


class Course:
    """A game in memory. Whoever uses it holds the lock of its game."""

    def __init__(
        self,
        rules: Rules,
        origin: Origin,
        start: State,
        snapshot: Snapshot,
        before: tuple[Event, ...] = (),
    ) -> None:
        self.rules = rules
        self.origin = origin
        self.start = start
        self.state = start
        self.steps: list[Step] = []
        #: What had happened in the game that this one left, as far as it is known here.
        self.before = before
        self._snapshot = snapshot
        self._recent: dict[int, State] = {}
        self._cursor: tuple[int, State] = (0, start)
        self._legal: dict[str, list[Action]] = {}
        # How many events each seat has seen after each step.
        self._counts = {
            seat: array("I", [sum(event.seen_by(seat) for event in before)])
            for seat in (*rules.seats, SPECTATOR)
        }

    # Asking

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.state.result is not None

    @property
    def waiting(self) -> tuple[str, ...]:
        """The seats that may choose now."""
        return contract.waiting(self.rules, self.state)

    def decision_for(self, seat: str) -> Decision | None:
        """The decision of one seat, if it has one now."""
        return contract.decision(self.rules, self.state, seat)

    def legal(self, seat: str) -> list[Action]:
        """Every legal action of a seat; the list is shared."""
        known = self._legal.get(seat)
        if known is None:
            known = self._legal[seat] = contract.legal(self.rules, self.state, seat)
        return known

    def read(self, text: str) -> Action:
        """An action from its text form; raise ``Refused``."""
        return parse(text, self.rules.verbs)

    def why_not(self, text: str, seat: str) -> tuple[Reason, ...]:
        """All the reasons against an action; none when it is legal."""
        try:
            action = self.read(text)
        except Refused as refused:
            return refused.reasons
        refusal = contract.why_not(self.rules, self.state, action, seat)
        return () if refusal is None else refusal.reasons

    def can_undo(self, seat: str) -> bool:
        """Whether this seat may take the last action back."""
        return bool(self.steps) and not self.steps[-1].binding and self.steps[-1].seat == seat

    def undoable(self, seat: str) -> int:
        """How many actions this seat may take back, one after another."""
        count = 0
        for step in reversed(self.steps):
            if step.binding or step.seat != seat:
                break
            count += 1
        return count

    def undo_refusal(self, seat: str) -> Refusal | None:
        """Why the last action cannot be taken back by this seat."""
        if self.can_undo(seat):
            return None
        code = "undo-binding" if self.steps else "nothing-to-undo"
        if self.steps and self.steps[-1].seat != seat:
            code = "undo-not-yours"
        return Refusal("not-legal", (Reason(code),))

    def commitment(self) -> str:
        """The hash that was published before the first roll."""
        return commitment(self.origin.server_seed)

    def standing(self, version: int, state: State) -> Standing:
        """Where the game stands at a state, for lists."""
        waiting = contract.waiting(self.rules, state)
        return Standing(version, state.turn, waiting, state.result)

    # Events

    def seen(self, seat: str, until: int) -> int:
        """How many events a seat has seen after some steps."""
        return self._counts[seat][until]

    def events_from(self, seat: str, first: int, until: int) -> Iterator[tuple[int, Event]]:
        """The events of a seat from the one with this index on, each with its step.

        What had happened before the game began belongs to step 0.
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
            for event in redacted(self.steps[number].events, seat)[skip:]:
                yield number + 1, event
            skip = 0

    def known_to(self, seat: str, until: int) -> tuple[Event, ...]:
        """What a seat has seen after some steps, still with who else may see it."""
        every = chain(self.before, *(step.events for step in self.steps[:until]))
        return tuple(event for event in every if event.seen_by(seat))

    # Acting

    def consider(self, action: Action, seat: str) -> contract.Outcome:
        """What an action would lead to; raise ``Refused``."""
        outcome = contract.apply(self.rules, self.state, action, seat)
        if isinstance(outcome, Refusal):
            raise Refused(outcome)
        return outcome

    def take(self, step: Step, state: State) -> None:
        """Go on to the state after a step."""
        self._recent[len(self.steps)] = self.state
        self._recent.pop(len(self.steps) - RECENT, None)
        self.push(step)
        self.state = state
        self._legal = {}

    def push(self, step: Step) -> None:
        """Write a step down whose state comes later."""
        events = step.events
        for seat, counts in self._counts.items():
            counts.append(counts[-1] + sum(event.seen_by(seat) for event in events))
        self.steps.append(step)

    def drop(self) -> None:
        """Cross the last step out, whose state was not reached yet."""
        self.steps.pop()
        for counts in self._counts.values():
            counts.pop()

    def take_back(self, state: State) -> None:
        """Go back to the state before the last step."""
        self.drop()
        last = len(self.steps)
        self.state = state
        self._recent.pop(last, None)
        if self._cursor[0] > last:
            self._cursor = (0, self.start)
        self._legal = {}

    # The past

    def state_after(self, step: int) -> State:
        """The state after some actions."""
        if step == len(self.steps):
            return self.state
        if step in self._recent:
            return self._recent[step]
        found, state = self._nearest(step)
        for number in range(found, step):
            state = self._again(self.steps[number], state)
        self._cursor = (step, state)
        return state

    def _nearest(self, step: int) -> tuple[int, State]:
        """The last state before that is still known."""
        known = self._cursor if self._cursor[0] <= step else (0, self.start)
        if step - known[0] < STRIDE:
            return known
        return self._kept(step, known)

    def _kept(self, step: int, known: tuple[int, State]) -> tuple[int, State]:
        """A state from the disk if it is nearer than the known one."""
        found = self._snapshot(step)
        if found is None or found[0] <= known[0]:
            return known
        try:
            return found[0], unpacked(self.rules, found[1])
        except ValueError:
            # It was made from the log, and the log is still there.
            return known

    def _again(self, step: Step, state: State) -> State:
        outcome = contract.apply(self.rules, state, self.read(step.action), step.seat)
        if isinstance(outcome, Refusal):
            raise Refused(outcome)
        return outcome.state

    def resume(self) -> None:
        """Reach the newest state after all steps have been written down."""
        last = len(self.steps)
        found, state = self._kept(last, (0, self.start))
        for number in range(found, last):
            self._recent[number] = state
            self._recent.pop(number - RECENT, None)
            state = self._again(self.steps[number], state)
        self.state = state

    # Keeping

    def to_bytes(self) -> bytes:
        """The complete saved game."""
        saved = SavedGame(
            FORMAT,
            self.origin,
            tuple(f"{step.seat} {step.action}" for step in self.steps),
            fingerprint(self.state),
            self.state.result.code if self.state.result else "",
        )
        return MAGIC + zlib.compress(msgspec.json.encode(saved), 6)


def step_of(
    outcome: contract.Outcome, action: Action, turn: int, reason: Reason | None = None
) -> Step:
    """The step that an action became."""
    encoded = msgspec.json.encode(outcome.events)
    return Step(outcome.seat, action.text(), turn, outcome.binding, encoded, reason)


def deed_of(step: Step) -> Deed:
    """The line of the log for a step."""
    line = f"do {step.seat} {step.action}"
    return Deed(line, step.encoded, step.turn, step.binding, step.reason)


def packed(state: State) -> bytes:
    """A state for the disk."""
    return zlib.compress(encode(state), 6)


def unpacked(rules: Rules, content: bytes) -> State:
    """A state from the disk; raise ``ValueError`` when it cannot be read."""
    try:
        return msgspec.msgpack.decode(zlib.decompress(content), type=rules.state_type)
    except (zlib.error, msgspec.MsgspecError) as error:
        raise ValueError(str(error)) from error


def packed_events(events: tuple[Event, ...]) -> bytes:
    """Events for the disk; no events are no bytes."""
    return zlib.compress(msgspec.json.encode(events), 6) if events else b""


def unpacked_events(content: bytes) -> tuple[Event, ...]:
    """Events from the disk; raise ``ValueError`` when they cannot be read."""
    try:
        return _EVENTS.decode(zlib.decompress(content)) if content else ()
    except (zlib.error, msgspec.MsgspecError) as error:
        raise ValueError(str(error)) from error


__all__ = [
    "STRIDE",
    "Course",
    "Snapshot",
    "Step",
    "deed_of",
    "packed",
    "packed_events",
    "step_of",
    "unpacked",
    "unpacked_events",
]
