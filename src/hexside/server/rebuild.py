"""A game from how it began and what was done in it."""

from __future__ import annotations

from collections.abc import Iterable

from msgspec.structs import replace

from hexside.api import Game, begun
from hexside.engine.events import Event
from hexside.engine.match import Origin, SavedGame, SaveError, fingerprint
from hexside.engine.refusals import Refused
from hexside.server.course import STRIDE, Course, Snapshot, Step, deed_of, packed, step_of
from hexside.server.warming import settled
from hexside.storage import Deed


def begin(origin: Origin) -> Game:
    """A game at its first decision; raise ``SaveError`` when these rules cannot begin it so."""
    settled()
    return begun(origin)


def course_of(game: Game, snapshot: Snapshot, before: tuple[Event, ...] = ()) -> Course:
    """The course of a game that has just begun."""
    return Course(game.rules, game.origin, game.state, snapshot, before)


def rebuilt(
    origin: Origin, deeds: list[Deed], snapshot: Snapshot, before: tuple[Event, ...] = ()
) -> Course:
    """The game after every line of its log; raise ``SaveError`` where a line is refused."""
    course = course_of(begin(origin), snapshot, before)
    for number, deed in enumerate(deeds, 1):
        word, seat, text = _parts(deed.line)
        if word == "undo":
            if not course.can_undo(seat):
                raise _refused(number, deed.line, "undo")
            course.drop()
        else:
            assert deed.events is not None  # completed before
            course.push(Step(seat, text, deed.turn, deed.binding, deed.events, deed.reason))
    try:
        course.resume()
    except Refused as refused:
        raise _refused(len(deeds), "", str(refused)) from refused
    return course


class Replay(Course):
    """A game that is played again from its beginning; it collects what is to be kept."""

    def __init__(self, game: Game, before: tuple[Event, ...] = ()) -> None:
        super().__init__(game.rules, game.origin, game.state, lambda step: None, before)
        self.deeds: list[Deed] = []
        self.snapshots: dict[int, bytes] = {}

    def do(self, number: int, seat: str, text: str) -> None:
        """Play an action; raise ``SaveError`` when it is refused."""
        try:
            action = self.read(text)
            outcome = self.consider(action, seat)
        except Refused as refused:
            raise _refused(number, f"{seat} {text}", str(refused)) from refused
        step = step_of(outcome, action, self.state.turn)
        self.take(step, outcome.state)
        self.deeds.append(deed_of(step))
        if len(self.steps) % STRIDE == 0:
            self.snapshots[len(self.steps)] = packed(self.state)

    def undo(self, number: int, seat: str, line: str) -> None:
        """Take the last action back; raise ``SaveError`` when that is refused."""
        if not self.can_undo(seat):
            raise _refused(number, line, "undo")
        self.take_back(self.state_after(len(self.steps) - 1))
        self.snapshots.pop(len(self.steps) + 1, None)
        self.deeds.append(Deed(line, b"[]"))


def completed(origin: Origin, deeds: Iterable[Deed]) -> Replay:
    """A game of an earlier version with what came of every action."""
    replay = Replay(begin(origin))
    for number, deed in enumerate(deeds, 1):
        word, seat, text = _parts(deed.line)
        if word == "undo":
            replay.undo(number, seat, deed.line)
        else:
            replay.do(number, seat, text)
            replay.deeds[-1] = replace(replay.deeds[-1], reason=deed.reason)
    return replay


def replayed(saved: SavedGame) -> Replay:
    """A saved game; raise ``SaveError`` when it cannot be played again."""
    replay = Replay(begin(saved.origin))
    for number, line in enumerate(saved.actions, 1):
        seat, _, text = line.partition(" ")
        replay.do(number, seat, text)
    if fingerprint(replay.state) != saved.state:
        raise SaveError("save-differs", expected=saved.state, found=fingerprint(replay.state))
    return replay


def _parts(line: str) -> tuple[str, str, str]:
    word, _, rest = line.partition(" ")
    seat, _, text = rest.partition(" ")
    return word, seat, text


def _refused(number: int, line: str, reasons: str) -> SaveError:
    return SaveError("save-action-refused", number=number, action=line, reasons=reasons)


__all__ = ["Replay", "begin", "completed", "course_of", "rebuilt", "replayed"]
