"""Live games: the newest state in memory, a lock for each game, every action on disk first."""

from __future__ import annotations

import asyncio
import itertools
from collections import OrderedDict
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import TYPE_CHECKING

from msgspec.structs import replace

from hexside.engine.actions import Action
from hexside.engine.dice import commitment
from hexside.engine.match import Origin, SaveError
from hexside.engine.refusals import Reason, Refused
from hexside.engine.state import State
from hexside.server.bundles import Bundles
from hexside.server.desks import Desks
from hexside.server.effort import Effort, finished, uninterrupted
from hexside.server.errors import ApiError, fault, refused
from hexside.server.gathering import HUMAN, OPEN, begun, is_complete
from hexside.server.journal import Journal
from hexside.server.limits import LIMITS, Limits
from hexside.server.logs import log
from hexside.server.memory import Room
from hexside.server.notices import Notice, Notices
from hexside.server.opening import RETIRED, before, opened, why_not_on
from hexside.server.rebuild import Replay, rebuilt, unnoticed_in
from hexside.server.retired import retired
from hexside.server.sightings import Memories
from hexside.server.stored_match import (
    STRIDE,
    Snapshots,
    Step,
    StoredMatch,
    log_entry_of,
    packed,
    step_of,
    undo_entry,
)
from hexside.storage import (
    DamagedGame,
    DatabaseDamaged,
    GameLogEntry,
    GameRecord,
    GameStatus,
    Outdated,
    StorageError,
    Store,
    StoredGame,
)
from hexside.storage.appending import Addition

if TYPE_CHECKING:
    from hexside.server.statistics import Tally
    from hexside.server.thinking import Thought

LOG = log()


class LiveGame:
    """One game: its record and status, its match once opened, and a lock."""

    def __init__(self, record: GameRecord, status: GameStatus) -> None:
        self.record = record
        self.status = status
        self.lock = asyncio.Lock()
        self.problem: Reason | None = None
        self.match: StoredMatch | None = None
        #: The players that think in this game now.
        self.thoughts: list[Thought] = []
        #: Numbers over time, as far as they were requested.
        self.tally: Tally | None = None
        #: By seat, the parts of its last decision that can be reused.
        self.bundles: dict[str, Bundles] = {}
        #: The newest tables of the seats that are looked at.
        self.desks = Desks()
        #: Where its work is done.
        self.effort = Effort()
        #: What the seats remember of hidden counters.
        self.memories = Memories()

    @property
    def id(self) -> str:
        """The id of the game on this server."""
        return self.record.id

    @property
    def version(self) -> int:
        """The number of log entries, including undone ones and undos."""
        return self.status.version

    def version_for(self, seat: str) -> int:
        """The version as a seat counts it: without what it cannot know of."""
        return self.status.version_for(self.game.rules.side_of(seat))

    @property
    def is_retired(self) -> bool:
        """Whether the game cannot go on, but can be looked at."""
        return self.problem is not None and self.problem.code in RETIRED

    @property
    def commitment(self) -> str:
        """The hash of the server's seed, published before the first roll."""
        return commitment(self.record.origin.server_seed)

    @property
    def game(self) -> StoredMatch:
        """The match, which must be open."""
        assert self.match is not None
        return self.match

    def computer_seat(self) -> str:
        """The first seat that must act and is played by the computer; empty if there is none."""
        if self.record.paused:
            return ""
        for seat in self.status.waiting:
            if self.record.seats.get(seat, HUMAN) not in (HUMAN, OPEN):
                return seat
        return ""


def _live(stored: StoredGame) -> LiveGame:
    if stored.record is not None:
        return LiveGame(stored.record, stored.status)
    unknown = GameRecord(stored.id, stored.id, Origin("", "", "", ""), {}, "")
    live = LiveGame(unknown, stored.status)
    live.problem = Reason("record-damaged", "", {"name": stored.id})
    return live


class Games:
    """All games of a folder."""

    def __init__(self, store: Store, notices: Notices, limits: Limits = LIMITS) -> None:
        self.store = store
        self.journal = Journal(store)
        self.notices = notices
        #: Called after every change, so that computer players notice their turn.
        self.changed: Callable[[LiveGame], None] = lambda live: None
        self._games = {stored.id: _live(stored) for stored in store.games()}
        #: Those in memory, the one used last at the end.
        self._open: OrderedDict[str, LiveGame] = OrderedDict()
        self._room = Room(limits.warm_games, limits.warm_memory)

    # Finding

    def all(self) -> list[LiveGame]:
        """Every game, the newest first."""
        return sorted(self._games.values(), key=lambda live: live.record.created, reverse=True)

    def known(self, id: str) -> LiveGame:
        """A game, which may not be in memory; raise ``ApiError`` if there is none."""
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
        """A game in memory, with its lock; raise ``ApiError`` if it cannot go on."""
        async with self.seen(id) as live:
            if live.problem is not None:
                raise ApiError(409, "damaged", (live.problem,))
            yield live

    @asynccontextmanager
    async def seen(self, id: str) -> AsyncIterator[LiveGame]:
        """A game to look at, with its lock; raise ``ApiError`` if it cannot be read."""
        async with self.held(id) as live:
            if live.match is None:
                assert live.problem is not None
                raise ApiError(409, "damaged", (live.problem,))
            yield live

    @asynccontextmanager
    async def held(self, id: str) -> AsyncIterator[LiveGame]:
        """A game with its lock, even if it cannot be read."""
        live = self.known(id)
        async with live.lock:
            self.known(id)
            if live.match is None and (live.problem is None or live.is_retired):
                await uninterrupted(lambda: self._read(live))
            self._use(live)
            try:
                yield live
            finally:
                self._unload_others(live)

    def _use(self, live: LiveGame) -> None:
        """A game is in memory and in use."""
        if live.match is None:
            return
        is_new = live.id not in self._open
        self._open[live.id] = live
        self._open.move_to_end(live.id)
        if is_new:
            self._room.look(len(self._open))
        else:
            self._room.used(len(self._open))

    def _unload_others(self, live: LiveGame) -> None:
        """Unload the games that were used longest ago, if there is no room for all."""
        too_many = len(self._open) - self._room.games
        if too_many <= 0:
            return
        idle = (
            other
            for other in self._open.values()
            if other is not live and not other.lock.locked() and not other.thoughts
        )
        for other in list(itertools.islice(idle, too_many)):
            del self._open[other.id]
            other.match = None
            other.tally = None
            other.bundles.clear()
            other.desks.clear()

    def _read(self, live: LiveGame) -> None:
        """Load a game; an unreadable game reports why."""
        record = live.record
        live.desks.clear()
        try:
            entries = self.store.log(live.id)
            try:
                record, match = opened(self.store, record, entries, self.snapshots(live.id))
            except SaveError as error:
                self._retire(live, entries, error)
                return
            except (StorageError, DamagedGame):
                raise
            except Exception:
                # Whatever a stored game does to the rules, it harms no other one.
                LOG.exception("the game %s cannot go on", live.id)
                self._retire(live, entries, SaveError("save-differs"))
                return
            status = _status(record, match, entries)
            if status != live.status:
                self.store.rewrite_status(live.id, status)
        except DamagedGame as damaged:
            live.problem = Reason(
                "game-damaged", "", {"name": record.name, "number": damaged.number}
            )
        except DatabaseDamaged as damaged:
            live.problem = Reason("database-damaged", "", {"file": damaged.path.name})
        except SaveError as error:
            live.problem = Reason(error.code, "", dict(error.arguments))
        else:
            live.record, live.status, live.match = record, status, match

    def _retire(self, live: LiveGame, entries: list[GameLogEntry], error: SaveError) -> None:
        """Keep a game that cannot go on for those who want to look at it."""
        if error.code == "save-unknown-game":
            raise error
        record = live.record
        snapshots = self.snapshots(live.id)
        live.match = retired(record, live.status, entries, snapshots, before(record))
        live.problem = why_not_on(record, error)

    def snapshots(self, id: str) -> Snapshots:
        """Where the older states of a game come from."""
        return lambda step: self.store.snapshot(id, step)

    # Beginning and ending

    async def add(self, record: GameRecord, replay: Replay) -> LiveGame:
        """A new game, or an imported one with what has been played of it.

        It stays in memory, so its first request does not rebuild it.
        """
        match, log = replay.match, replay.log
        status = _status(record, match, log)
        live = LiveGame(record, status)
        async with live.lock:
            await uninterrupted(lambda: self.store.create(record, log, status, replay.snapshots))
            match.snapshots = self.snapshots(record.id)
            live.match = match
            self._games[record.id] = live
            self._use(live)
            self._unload_others(live)
        self._tell(live)
        return live

    async def rewrite(self, live: LiveGame, **changes: object) -> None:
        """Change the name, players or pace of a game; the caller holds its lock.

        With the last share of the dice the game begins.
        """
        record = replace(live.record, **changes)
        if is_complete(record):
            await self._begin(live, begun(record))
            return
        await uninterrupted(lambda: self.store.rewrite(record))
        live.record = record
        live.desks.clear()
        self._tell(live)

    async def _begin(self, live: LiveGame, record: GameRecord) -> None:
        def begin() -> None:
            match = rebuilt(record.origin, [], self.snapshots(live.id), before(record))
            status = _status(record, match, [])
            self.store.begin(record, status)
            live.record, live.status, live.match = record, status, match
            live.tally, live.memories = None, Memories()
            live.bundles.clear()
            live.desks.clear()

        await self._written(live, "", begin)

    async def remove(self, live: LiveGame) -> None:
        """Delete a game, even an unreadable one."""
        async with live.lock:
            self.known(live.id)
            await uninterrupted(lambda: self.store.delete(live.id))
            self._games.pop(live.id, None)
            self._open.pop(live.id, None)
        for thought in live.thoughts:
            thought.stop()
        self.notices.tell(Notice(live.id, -1))

    # Playing; the caller holds the lock of the game

    async def act(self, live: LiveGame, seat: str, version: int, text: str) -> None:
        """Take an action for a seat; raise ``ApiError`` if it is stale or refused."""
        check_version(live, seat, version)
        try:
            action = live.game.read(text)
            await self._play(live, seat, action, None)
        except Refused as error:
            raise refused(error.refusal, live.game.rules) from error

    async def act_for_computer(
        self, live: LiveGame, seat: str, action: Action, reason: Reason | None
    ) -> None:
        """Take the action chosen by a computer player; raise ``Refused``."""
        await self._play(live, seat, action, reason)

    async def _play(self, live: LiveGame, seat: str, action: Action, reason: Reason | None) -> None:
        match = live.game

        def consider() -> tuple[Step, State, Addition]:
            outcome = match.consider(action, seat)
            step = step_of(outcome, action, match.state.turn, reason)
            steps = len(match.played) + 1
            kept = {} if steps % STRIDE else {steps: packed(outcome.state)}
            status = match.status(live.version + 1, outcome.state, _counted(live, step))
            return (
                step,
                outcome.state,
                Addition(live.id, log_entry_of(step), status, kept, steps),
            )

        async def play() -> Step:
            step, state, addition = await live.effort.do(consider)
            # An action that is not on disk has not happened.
            await self._write(live, seat, addition)
            match.take(step, state)
            live.status = addition.status
            return step

        self._done(live, await finished(play()))

    async def undo(self, live: LiveGame, seat: str, version: int) -> None:
        """Take back the last action of a seat."""
        check_version(live, seat, version)
        match = live.game
        refusal = match.undo_refusal(seat)
        if refusal is not None:
            raise refused(refusal, match.rules)
        steps = len(match.played) - 1

        async def undo() -> Step:
            step = match.played[-1]
            state = await asyncio.to_thread(match.state_after, steps)
            status = match.status(live.version + 1, state, _counted(live, step))
            addition = Addition(live.id, undo_entry(seat), status, {}, steps)
            await self._write(live, seat, addition)
            match.take_back(state)
            live.status = status
            return step

        self._done(live, await finished(undo()))

    def _done(self, live: LiveGame, step: Step) -> None:
        """A step was taken or taken back."""
        self._tell(live, live.game.rules.side_of(step.seat) if step.unnoticed else "")

    async def _write(self, live: LiveGame, seat: str, addition: Addition) -> None:
        try:
            await self.journal.add(addition)
        except Outdated as outdated:
            await self._read_again(live, seat, outdated)

    async def _read_again(self, live: LiveGame, seat: str, outdated: Outdated) -> None:
        """Another process has written to the same folder: load the game again."""
        sent = live.version_for(seat)
        live.match = None
        await uninterrupted(lambda: self._read(live))
        raise stale(sent, live.status.version_for()) from outdated

    async def _written(self, live: LiveGame, seat: str, work: Callable[[], None]) -> None:
        try:
            await uninterrupted(work)
        except Outdated as outdated:
            await self._read_again(live, seat, outdated)
        self._tell(live)

    def _tell(self, live: LiveGame, side: str = "") -> None:
        """Tell the listeners of a change; ``side`` is the only one that can know of it."""
        self.notices.tell(Notice(live.id, live.status.version_for()), side)
        self.changed(live)


def _status(record: GameRecord, match: StoredMatch, log: list[GameLogEntry]) -> GameStatus:
    """The status of a game; before it begins it waits for no seat."""
    status = match.status(len(log), match.state, unnoticed_in(log, match.rules.side_of))
    return status if record.gathering is None else replace(status, waiting=())


def _counted(live: LiveGame, step: Step) -> dict[str, int]:
    """By side, what the others cannot know of, once this step is taken or taken back."""
    found = live.status.unnoticed
    if not step.unnoticed:
        return found
    side = live.game.rules.side_of(step.seat)
    return {**found, side: found.get(side, 0) + 1}


def check_begun(live: LiveGame) -> None:
    """Raise ``ApiError`` while a game waits for its players to sit down."""
    if live.record.gathering is not None:
        raise fault(422, "not-legal", "not-begun")


def stale(sent: int, current: int) -> ApiError:
    """The request was made for an older version."""
    return fault(409, "stale", "stale-version", sent=sent, current=current)


def check_version(live: LiveGame, seat: str, version: int) -> None:
    """Raise ``ApiError`` unless a request was made for the newest version that a seat counts."""
    current = live.version_for(seat)
    if version != current:
        raise stale(version, current)
