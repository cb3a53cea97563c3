"""Live games: the newest state in memory, one lock a game, every action on disk first."""

from __future__ import annotations

import asyncio
import itertools
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import TYPE_CHECKING, TypeVar

from msgspec.structs import replace

from hexside.engine.actions import Action
from hexside.engine.events import Event
from hexside.engine.match import Origin, SaveError
from hexside.engine.refusals import Reason, Refused
from hexside.server.bundles import Bundles
from hexside.server.course import STRIDE, Course, deed_of, packed, step_of, unpacked_events
from hexside.server.errors import ApiError, fault, refused
from hexside.server.notices import Notice, Notices
from hexside.server.rebuild import completed, rebuilt
from hexside.storage import (
    DamagedGame,
    DatabaseDamaged,
    Deed,
    GameRecord,
    Outdated,
    Standing,
    Store,
    Stored,
)

if TYPE_CHECKING:
    from hexside.server.statistics import Tally
    from hexside.server.thinking import Thought

HUMAN = "human"
OPEN = "open"

#: So many games are held in memory; whoever was not used for longest is put away.
MOST_OPEN = 8

T = TypeVar("T")


class LiveGame:
    """One game: what it is, where it stands, its course once it was opened, and their lock."""

    def __init__(self, record: GameRecord, standing: Standing) -> None:
        self.record = record
        self.standing = standing
        self.lock = asyncio.Lock()
        self.problem: Reason | None = None
        self.course: Course | None = None
        #: When it was used last, for putting games away.
        self.used = 0
        #: Who thinks in this game now.
        self.thoughts: list[Thought] = []
        #: Numbers over time, as far as somebody has asked for them.
        self.tally: Tally | None = None
        #: By seat, what of its last decision need not be written down again.
        self.bundles: dict[str, Bundles] = {}

    @property
    def id(self) -> str:
        """The id of the game on this server."""
        return self.record.id

    @property
    def version(self) -> int:
        """How many things have been done, undone ones and undoing included."""
        return self.standing.version

    @property
    def game(self) -> Course:
        """The course of the game, which has been opened."""
        assert self.course is not None
        return self.course

    def computer_seat(self) -> str:
        """The first seat that waits and is played by the computer; empty when there is none."""
        if self.record.paused:
            return ""
        for seat in self.standing.waiting:
            if self.record.seats.get(seat, HUMAN) not in (HUMAN, OPEN):
                return seat
        return ""


def _live(stored: Stored) -> LiveGame:
    if stored.record is not None:
        return LiveGame(stored.record, stored.standing)
    unknown = GameRecord(stored.id, stored.id, Origin("", "", "", ""), {}, "")
    live = LiveGame(unknown, stored.standing)
    live.problem = Reason("record-damaged", "", {"name": stored.id})
    return live


def _before(record: GameRecord) -> tuple[Event, ...]:
    """What had happened before the game began; the game goes on without it if it is damaged."""
    try:
        return unpacked_events(record.before)
    except ValueError:
        return ()


class Games:
    """All games of a folder."""

    def __init__(self, store: Store, notices: Notices) -> None:
        self.store = store
        self.notices = notices
        #: Called after every change, so that computer players notice that it is their turn.
        self.changed: Callable[[LiveGame], None] = lambda live: None
        self._games = {stored.id: _live(stored) for stored in store.games()}
        self._clock = itertools.count(1)

    # Finding

    def all(self) -> list[LiveGame]:
        """Every game, the newest first."""
        return sorted(self._games.values(), key=lambda live: live.record.created, reverse=True)

    def known(self, id: str) -> LiveGame:
        """A game that need not be in memory; raise ``ApiError`` when there is none."""
        live = self._games.get(id)
        if live is None:
            raise fault(404, "not-found", "no-such-game", id=id[:40])
        return live

    def find(self, id: str) -> LiveGame | None:
        """A game, if there is one."""
        return self._games.get(id)

    def has(self, live: LiveGame) -> bool:
        """Whether a game has not been deleted."""
        return self._games.get(live.id) is live

    @asynccontextmanager
    async def at(self, id: str) -> AsyncIterator[LiveGame]:
        """A game in memory, with its lock; raise ``ApiError`` when it cannot be read."""
        live = self.known(id)
        async with live.lock:
            self.known(id)
            if live.course is None and live.problem is None:
                await uninterrupted(lambda: self._read(live))
            if live.problem is not None:
                raise ApiError(409, "damaged", (live.problem,))
            live.used = next(self._clock)
            try:
                yield live
            finally:
                self._put_others_away(live)

    def _put_others_away(self, live: LiveGame) -> None:
        held = [other for other in self._games.values() if other.course is not None]
        idle = [
            other
            for other in held
            if other is not live and not other.lock.locked() and not other.thoughts
        ]
        idle.sort(key=lambda other: other.used)
        for other in idle[: max(0, len(held) - MOST_OPEN)]:
            other.course = None
            other.tally = None
            other.bundles.clear()

    def _read(self, live: LiveGame) -> None:
        """Take a game into memory; a game that cannot be read says why."""
        record = live.record
        try:
            deeds = self.store.deeds(live.id)
            if any(deed.events is None for deed in deeds):
                replay = completed(record.origin, deeds)
                deeds = replay.deeds
                self.store.complete(live.id, deeds, replay.snapshots)
            course = rebuilt(
                record.origin,
                deeds,
                lambda step: self.store.snapshot(live.id, step),
                _before(record),
            )
            standing = course.standing(len(deeds), course.state)
            if standing != live.standing:
                self.store.stand(live.id, standing)
        except DamagedGame as damaged:
            live.problem = Reason(
                "game-damaged", "", {"name": record.name, "number": damaged.number}
            )
        except DatabaseDamaged as damaged:
            live.problem = Reason("database-damaged", "", {"file": damaged.path.name})
        except SaveError as error:
            live.problem = Reason(error.code, "", dict(error.arguments))
        else:
            live.standing = standing
            live.course = course

    # Beginning and ending

    async def add(
        self, record: GameRecord, course: Course, deeds: list[Deed], kept: dict[int, bytes]
    ) -> LiveGame:
        """A new game, or one that was brought along with what has been played of it."""
        standing = course.standing(len(deeds), course.state)
        live = LiveGame(record, standing)
        async with live.lock:
            await uninterrupted(lambda: self.store.create(record, deeds, standing, kept))
            self._games[record.id] = live
        self._tell(live)
        return live

    async def rewrite(self, live: LiveGame, **changes: object) -> None:
        """Change the name, the players or the pace of a game, whose lock is held."""
        record = replace(live.record, **changes)
        await uninterrupted(lambda: self.store.rewrite(record))
        live.record = record
        self._tell(live)

    async def remove(self, live: LiveGame) -> None:
        """Delete a game, also one that cannot be read."""
        async with live.lock:
            self.known(live.id)
            await uninterrupted(lambda: self.store.delete(live.id))
            self._games.pop(live.id, None)
        for thought in live.thoughts:
            thought.stop()
        self.notices.tell(Notice(live.id, -1))

    # Playing; the lock of the game is held

    async def act(self, live: LiveGame, seat: str, version: int, text: str) -> None:
        """Take an action for a seat; raise ``ApiError`` when it is stale or refused."""
        check_version(live, version)
        try:
            action = live.game.read(text)
            await self._play(live, seat, action, None)
        except Refused as error:
            raise refused(error.refusal, live.game.rules) from error

    async def act_for_computer(
        self, live: LiveGame, seat: str, action: Action, reason: Reason | None
    ) -> None:
        """Take the action that a computer player has chosen; raise ``Refused``."""
        await self._play(live, seat, action, reason)

    async def _play(self, live: LiveGame, seat: str, action: Action, reason: Reason | None) -> None:
        course = live.game

        def play() -> None:
            outcome = course.consider(action, seat)
            step = step_of(outcome, action, course.state.turn, reason)
            steps = len(course.steps) + 1
            kept = {} if steps % STRIDE else {steps: packed(outcome.state)}
            standing = course.standing(live.version + 1, outcome.state)
            # Whatever is not on disk has not happened.
            self.store.append(live.id, deed_of(step), standing, kept, steps)
            course.take(step, outcome.state)
            live.standing = standing

        await self._written(live, play)

    async def undo(self, live: LiveGame, seat: str, version: int) -> None:
        """Take the last action of a seat back."""
        check_version(live, version)
        course = live.game
        refusal = course.undo_refusal(seat)
        if refusal is not None:
            raise refused(refusal, course.rules)

        def undo() -> None:
            steps = len(course.steps) - 1
            state = course.state_after(steps)
            standing = course.standing(live.version + 1, state)
            self.store.append(live.id, Deed(f"undo {seat}", b"[]"), standing, {}, steps)
            course.take_back(state)
            live.standing = standing

        await self._written(live, undo)

    async def _written(self, live: LiveGame, work: Callable[[], None]) -> None:
        sent = live.version
        try:
            await uninterrupted(work)
        except Outdated as outdated:
            # Another process has written to the same folder: look again.
            live.course = None
            await uninterrupted(lambda: self._read(live))
            raise stale(sent, live.version) from outdated
        self._tell(live)

    def _tell(self, live: LiveGame) -> None:
        self.notices.tell(Notice(live.id, live.version))
        self.changed(live)


def stale(sent: int, current: int) -> ApiError:
    """The version that somebody has seen is not the newest."""
    return fault(409, "stale", "stale-version", sent=sent, current=current)


def check_version(live: LiveGame, version: int) -> None:
    """Raise ``ApiError`` unless somebody has seen the newest version."""
    if version != live.version:
        raise stale(version, live.version)


async def uninterrupted(work: Callable[[], T]) -> T:
    """Do something in a thread to its end, even when nobody waits for the answer any more.

    The lock of a game must not be given back while its course is being changed.
    """
    task = asyncio.create_task(asyncio.to_thread(work))
    try:
        return await asyncio.shield(task)
    except asyncio.CancelledError:
        await asyncio.wait({task})
        raise
