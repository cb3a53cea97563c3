"""Rebuilding a game from its start and its log."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable

from msgspec.structs import replace

from hexside.api import Game, by_todays_rules, check_end, has_other_data, start_game
from hexside.engine.events import Event
from hexside.engine.match import Origin, SavedGame, SaveError, refused_action
from hexside.engine.refusals import Reason, Refused
from hexside.server.stored_match import (
    STRIDE,
    UNNOTICED,
    Snapshots,
    Step,
    StoredMatch,
    is_readable,
    log_entry_of,
    packed,
    step_of,
    undo_entry,
)
from hexside.server.warming import settled
from hexside.storage import GameLogEntry

#: The events of an action that was stored without them.
NOT_TOLD = b"[]"


def begin(origin: Origin) -> Game:
    """A game at its first decision; raise ``SaveError`` if these rules cannot start it."""
    settled()
    return start_game(origin)


def rebuilt(
    origin: Origin,
    log: list[GameLogEntry],
    snapshots: Snapshots,
    before: tuple[Event, ...] = (),
) -> StoredMatch:
    """The game after every log entry; raise ``SaveError`` if one is refused."""
    match = StoredMatch.of(begin(origin), before)
    match.snapshots = snapshots
    for step in steps_of(log):
        match.push(step)
    try:
        match.resume()
    except Refused as refused:
        raise refused_action(len(log), "", str(refused)) from refused
    return match


def steps_of(log: Iterable[GameLogEntry]) -> list[Step]:
    """The actions of a log that were not taken back; raise ``SaveError`` for a senseless undo."""
    steps: list[Step] = []
    for number, entry in enumerate(log, 1):
        word, seat, text = _parts(entry.line)
        if word == "undo":
            _check_undo(steps, number, entry.line, seat)
            steps.pop()
        else:
            events = entry.events if entry.events and is_readable(entry.events) else NOT_TOLD
            steps.append(
                Step(
                    seat,
                    text,
                    entry.turn,
                    entry.binding,
                    events,
                    entry.reason,
                    word == UNNOTICED,
                )
            )
    return steps


def unnoticed_in(log: Iterable[GameLogEntry], side_of: Callable[[str], str]) -> dict[str, int]:
    """By side, how many entries of a log nobody else can know of; undos among them."""
    found: Counter[str] = Counter()
    words: list[str] = []
    for entry in log:
        word, seat, _ = _parts(entry.line)
        if word == "undo":
            word = words.pop() if words else word
        else:
            words.append(word)
        if word == UNNOTICED:
            found[side_of(seat)] += 1
    return dict(found)


class Replay:
    """A game played from its start, with everything that goes to disk."""

    def __init__(self, game: Game, before: tuple[Event, ...] = ()) -> None:
        self.match = StoredMatch.of(game, before)
        self.log: list[GameLogEntry] = []
        self.snapshots: dict[int, bytes] = {}
        #: Why the dice or secrets of the game are known to somebody.
        self.marks: tuple[Reason, ...] = ()
        #: The seats whose secrets the maker of the game has seen, with those who saw them before.
        self.held: dict[str, tuple[str, ...]] = {}

    def do(self, number: int, seat: str, text: str) -> None:
        """Play an action; raise ``SaveError`` if it is refused."""
        match = self.match
        try:
            action = match.read(text)
            outcome = match.consider(action, seat)
        except Refused as refused:
            raise refused_action(number, f"{seat} {text}", str(refused)) from refused
        step = step_of(outcome, action, match.state.turn)
        match.take(step, outcome.state)
        self.log.append(log_entry_of(step))
        if len(match.played) % STRIDE == 0:
            self.snapshots[len(match.played)] = packed(match.state)

    def undo(self, number: int, seat: str) -> None:
        """Take back the last action; raise ``SaveError`` if that is refused."""
        match = self.match
        entry = undo_entry(seat)
        _check_undo(match.played, number, entry.line, seat)
        match.take_back(match.state_after(len(match.played) - 1))
        self.snapshots.pop(len(match.played) + 1, None)
        self.log.append(entry)


def completed(origin: Origin, log: Iterable[GameLogEntry]) -> Replay:
    """A game of an earlier version with the result of every action."""
    replay = Replay(begin(origin))
    for number, entry in enumerate(log, 1):
        word, seat, text = _parts(entry.line)
        if word == "undo":
            replay.undo(number, seat)
        else:
            replay.do(number, seat, text)
            replay.log[-1] = replace(replay.log[-1], reason=entry.reason)
    return replay


def replayed(saved: SavedGame, in_time: Callable[[], None] = lambda: None) -> Replay:
    """A saved game; raise ``SaveError`` if it cannot be replayed.

    ``in_time`` is asked before every action, and raises when it has taken too long.
    """
    replay = Replay(begin(saved.origin))
    try:
        for number, line in enumerate(saved.actions, 1):
            in_time()
            seat, _, text = line.partition(" ")
            replay.do(number, seat, text)
        check_end(saved, replay.match)
    except SaveError as error:
        if has_other_data(saved.origin):
            raise SaveError("save-other-data") from error
        raise
    replay.match.origin = by_todays_rules(saved.origin)
    return replay


def _check_undo(played: list[Step], number: int, line: str, seat: str) -> None:
    """Raise ``SaveError`` unless there is an action of this seat to take back.

    Whether it was binding is not asked again: an earlier version may have judged otherwise.
    """
    if not played or played[-1].seat != seat:
        raise refused_action(number, line, "undo")


def _parts(line: str) -> tuple[str, str, str]:
    word, _, rest = line.partition(" ")
    seat, _, text = rest.partition(" ")
    return word, seat, text


__all__ = [
    "NOT_TOLD",
    "Replay",
    "begin",
    "completed",
    "rebuilt",
    "replayed",
    "steps_of",
    "unnoticed_in",
]
