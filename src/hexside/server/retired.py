"""Games that the installed rules cannot continue: what can still be seen and kept of them.

All events are stored as they were told. A state can be read as long as the actions before it lead
to the same events today, and later ones where a stored state still makes sense.
"""

from __future__ import annotations

import secrets
from itertools import chain

from msgspec.structs import replace

import hexside
from hexside.api import Game, by_todays_rules
from hexside.engine import contract
from hexside.engine.dice import Dice
from hexside.engine.events import Event
from hexside.engine.match import FORMAT, Origin, SavedGame, saved_bytes
from hexside.engine.positions import write_position
from hexside.engine.refusals import Refusal
from hexside.engine.rules import Rules
from hexside.engine.state import Result, State
from hexside.server.fairness import marks
from hexside.server.rebuild import NOT_TOLD, Replay, begin, steps_of
from hexside.server.stored_match import (
    SPECTATOR,
    STRIDE,
    Snapshots,
    Step,
    StoredMatch,
    packed,
    step_of,
    unpacked,
)
from hexside.storage import DamagedGame, GameLogEntry, GameRecord, GameStatus, Store


class RetiredMatch(StoredMatch):
    """A game that does not go on: all its events, and every state that can still be read."""

    def __init__(
        self, game: Game, origin: Origin, result: Result | None, before: tuple[Event, ...]
    ) -> None:
        super().__init__(game.rules, origin, game.state, before)
        self.result = result
        #: How many actions lead to the same events by the rules of today.
        self.followed = 0
        #: After how many actions the last readable state stands.
        self.readable = 0
        #: The states of the game as they were stored by other rules.
        self.old: Snapshots = self.snapshots
        self._states: dict[int, bytes] = {}
        self.snapshots = self._nearest_followed

    @property
    def over(self) -> bool:
        return self.result is not None

    def saved(self) -> SavedGame:
        """The game for those who have its rules; the hash of its last state is not known here."""
        return saved_game(self.origin, self.played, self.result)

    def shown(self, step: int) -> int:
        """After how many actions the state stands that is shown for a step."""
        if step <= self.followed:
            return step
        return self._later(step)[0]

    def state_after(self, step: int) -> State:
        """The last readable state after at most some actions."""
        if step <= self.followed:
            return super().state_after(step)
        return self._later(step)[1]

    def follow(self) -> None:
        """Find the states that can be read, once all steps are recorded."""
        state = self.start
        for number, step in enumerate(self.played):
            following = _same(self.rules, state, step)
            if following is None:
                break
            state = following
            self.followed = number + 1
            if self.followed % STRIDE == 0:
                self._states[self.followed] = packed(state)
        self._last = state
        self.readable, self.state = self._later(len(self.played))

    def _nearest_followed(self, step: int) -> tuple[int, bytes] | None:
        known = [number for number in self._states if number <= step]
        return (max(known), self._states[max(known)]) if known else None

    def _later(self, step: int) -> tuple[int, State]:
        """The last stored state that makes sense, or the last one that was followed."""
        while (found := self.old(step)) is not None and found[0] > self.followed:
            state = _read(self.rules, found[1])
            if state is not None:
                return found[0], state
            step = found[0] - 1
        return self.followed, self._last


def retired(
    record: GameRecord,
    status: GameStatus,
    log: list[GameLogEntry],
    snapshots: Snapshots,
    before: tuple[Event, ...],
) -> RetiredMatch:
    """What can be seen of a game; raise ``SaveError`` if not even its beginning can be."""
    game = begin(by_todays_rules(record.origin))
    match = RetiredMatch(game, record.origin, status.result, before)
    match.old = snapshots
    for step in steps_of(log):
        match.push(step)
    match.follow()
    return match


def saved_game(origin: Origin, played: list[Step], result: Result | None) -> SavedGame:
    """A game as a file, without the hash of its last state."""
    lines = tuple(step.line for step in played)
    return SavedGame(FORMAT, origin, lines, "", result.code if result else "")


def whole_part(store: Store, record: GameRecord, status: GameStatus) -> bytes:
    """The actions of a game that cannot be shown, as a file: those before the first damage."""
    try:
        log, result = store.log(record.id), status.result
    except DamagedGame as damaged:
        log, result = damaged.sound, None
    saved = saved_game(record.origin, steps_of(log), result)
    return saved_bytes(replace(saved, marks=marks(record)))


def salvaged(match: RetiredMatch) -> Replay:
    """A new game by the rules of today from the last readable state.

    If the actions lead there it keeps them and its dice; otherwise it begins from the position,
    with dice of its own and the events that were told.
    """
    state = match.state
    if match.readable > match.followed and state.result is None:
        position = replace(state, dice=Dice(secrets.token_hex(32)))
        try:
            game = hexside.position(write_position(match.rules, position), secrets.token_hex(32))
        except Exception:
            # A state of other rules may hold what no position can say: the actions are left.
            return _followed(match)
        told = chain(match.before, *(step.events for step in match.played[: match.readable]))
        return Replay(game, tuple(told))
    return _followed(match)


def _followed(match: RetiredMatch) -> Replay:
    replay = Replay(begin(by_todays_rules(match.origin)), match.before)
    for number, step in enumerate(match.played[: match.followed], 1):
        replay.do(number, step.seat, step.action)
        replay.log[-1] = replace(replay.log[-1], reason=step.reason)
    return replay


def _same(rules: Rules, state: State, step: Step) -> State | None:
    """The state after a step; None unless it leads to the events that were told."""
    try:
        action = rules.read(step.action)
        outcome = contract.apply(rules, state, action, step.seat)
        if isinstance(outcome, Refusal):
            return None
        told = step_of(outcome, action, state.turn).encoded
    except Exception:
        # Rules that meet a game of others fail in their own ways.
        return None
    return outcome.state if step.encoded in (NOT_TOLD, told) else None


def _read(rules: Rules, content: bytes) -> State | None:
    """A stored state, unless anything that the table shows of it cannot be made."""
    try:
        state = unpacked(rules, content)
        for seat in (*rules.seats, SPECTATOR):
            rules.view(state, seat)
            rules.overlays(state, seat)
        rules.ground_word(state)
        rules.calendar(state)
    except Exception:
        # Nothing is known of a state of other rules before it has been tried.
        return None
    return state


__all__ = ["RetiredMatch", "retired", "salvaged", "saved_game", "whole_part"]
