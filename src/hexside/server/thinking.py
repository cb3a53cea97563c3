"""Thinking: a computer player chooses, reports its progress, and can be stopped.

A player that thinks ahead runs in a worker process, so that it does not slow down responses to
requests. Other players choose within milliseconds, in threads.
"""

from __future__ import annotations

import asyncio
import itertools
import os
import sys
import threading
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any, TypeVar

import msgspec
from msgspec.structs import replace

from hexside.engine import Match, Rules, contract
from hexside.engine.refusals import Refused
from hexside.engine.state import encode
from hexside.players import NO_DECISION, NO_VIEW, SEES_ALL, Need, Player, player
from hexside.players.asking import Briefing, attend, brief, choose
from hexside.server.limits import LIMITS, Limits, too_much
from hexside.server.live import LiveGame
from hexside.server.logs import log
from hexside.server.notices import Notices, ThinkingNotice
from hexside.server.stored_match import StoredMatch
from hexside.server.worker_messages import Answer, Question
from hexside.server.worker_pool import NoWorker, WorkerPool

LOG = log()

#: Seconds between two progress notices.
PATIENCE = 0.25

#: Seconds that a player has left after being stopped.
GRACE = 2.0

#: How long a thinking thread may hold the interpreter, in seconds.
SWITCH = 0.001

#: The player that replaces one that hangs or fails.
SUBSTITUTE = "greedy"

T = TypeVar("T")

THINKING = "thinking"
HINT = "hint"
DONE = "done"


class Progress(msgspec.Struct, frozen=True):
    """The progress of a player, as the table shows it."""

    seat: str
    share: float
    code: str


class ComputerPlayer(msgspec.Struct, frozen=True):
    """The player of a seat; its name and seed identify it in every process."""

    name: str
    seed: str
    player: Player

    @property
    def thinks_ahead(self) -> bool:
        """Whether it thinks for a long time."""
        return "imagination" in self.player.needs


def computer_player(name: str, seed: str) -> ComputerPlayer:
    """A new player."""
    return ComputerPlayer(name, seed, player(name, seed))


class ThinkingTask(msgspec.Struct, frozen=True):
    """A decision for a player; it does not change while the player thinks."""

    asked: ComputerPlayer
    seat: str
    version: int
    rules: Rules
    #: The question to a worker for a player that thinks ahead, the briefing for others.
    about: Question | Briefing

    def briefing(self, needs: frozenset[Need]) -> Briefing:
        """The briefing of a player here, on a copy of the state: the live one stays in use."""
        if isinstance(self.about, Briefing):
            return self.about
        copy = msgspec.msgpack.decode(self.about.state, type=self.rules.state_type)
        return brief(Match(self.rules, self.about.origin, copy), self.seat, needs)


_NUMBERS = itertools.count(1)


def thinking_task(
    match: StoredMatch, seat: str, version: int, asked: ComputerPlayer
) -> ThinkingTask:
    """The decision of a game for a player; the caller holds the lock of the game."""
    about: Question | Briefing
    if asked.thinks_ahead:
        # The rules do not depend on the dice, which players may not know.
        origin = replace(match.origin, server_seed="", client_seed="")
        number, state = next(_NUMBERS), encode(match.state)
        about = Question(number, asked.name, asked.seed, origin, state, seat)
    else:
        about = brief(match, seat, asked.player.needs)
    return ThinkingTask(asked, seat, version, match.rules, about)


class Thought:
    """A player's thinking about one decision of a game."""

    def __init__(self, live: LiveGame, seat: str, code: str, notices: Notices) -> None:
        self.live = live
        self.seat = seat
        self.code = code
        self.share = 0.0
        self.halted = asyncio.Event()
        #: Called when it is stopped, for players in a worker.
        self.stopping: Callable[[], None] = lambda: None
        game = live.game
        #: The side that alone may know how far it is, in a step that is prepared in secret.
        self.side = game.rules.side_of(seat) if contract.is_secret(game.state) else ""
        self._notices = notices
        self._stopped = threading.Event()
        self._told = time.monotonic()
        self._loop = asyncio.get_running_loop()

    @property
    def progress(self) -> Progress:
        """Its progress."""
        return Progress(self.seat, self.share, self.code)

    def stop(self) -> None:
        """Make it choose now."""
        self._stopped.set()
        self.halted.set()
        self.stopping()

    def stopped(self) -> bool:
        """Polled by a player in a thread."""
        return self._stopped.is_set()

    def report(self, share: float) -> None:
        """Called by the player, in any thread, with the share of its work that is done."""
        self.share = min(1.0, max(0.0, float(share)))
        now = time.monotonic()
        if now - self._told >= PATIENCE:
            self._told = now
            self._loop.call_soon_threadsafe(self._tell, round(self.share, 3), self.code)

    def end(self) -> None:
        """The thinking has ended."""
        self.live.thoughts.remove(self)
        self._tell(1.0, DONE)

    def _tell(self, share: float, code: str) -> None:
        notice = ThinkingNotice(self.live.id, self.seat, share, code)
        self._notices.tell(notice, self.side)


class Thinkers:
    """Where players think: never in the threads that answer requests."""

    def __init__(self, notices: Notices, limits: Limits = LIMITS) -> None:
        self._notices = notices
        self._limits = limits
        self.workers = WorkerPool()
        self._pool = ThreadPoolExecutor(os.cpu_count() or 1, "thinking")
        # A response waits this long for each thinking thread.
        sys.setswitchinterval(SWITCH)
        self._thoughts: set[Thought] = set()

    def close(self) -> None:
        """Stop all players."""
        for thought in self._thoughts:
            thought.stop()
        self._pool.shutdown(wait=False, cancel_futures=True)
        self.workers.close()

    async def gone(self) -> None:
        """Wait until every worker has ended."""
        await self.workers.gone()

    def check_hint(self, live: LiveGame) -> None:
        """Raise ``ApiError`` if too many hints are thought about, in this game or in all."""
        hints = [thought for thought in self._thoughts if thought.code == HINT]
        here = sum(1 for thought in hints if thought.live is live)
        for found, limit in (
            (here, self._limits.hints_in_game),
            (len(hints), self._limits.hints),
        ):
            if found >= limit:
                raise too_much("too-many-hints", limit=limit)

    async def think(self, live: LiveGame, task: ThinkingTask, code: str) -> Answer:
        """The player's choice, or a substitute's if the player makes none."""
        thought = Thought(live, task.seat, code, self._notices)
        live.thoughts.append(thought)
        self._thoughts.add(thought)
        try:
            found = await self._answer(thought, task)
            return await asyncio.to_thread(_substitute, task) if found is None else found
        finally:
            self._thoughts.discard(thought)
            # A player that continues anyway must learn that no one is listening.
            thought.stop()
            thought.end()

    async def _answer(self, thought: Thought, task: ThinkingTask) -> Answer | None:
        if isinstance(task.about, Question):
            try:
                return await self._from_worker(thought, task.rules, task.about)
            except NoWorker:
                # It thinks here instead.
                pass
        loop = asyncio.get_running_loop()
        work = loop.run_in_executor(self._pool, _choose, task, thought)
        return await self._waited_for(thought, work)

    async def _from_worker(
        self, thought: Thought, rules: Rules, question: Question
    ) -> Answer | None:
        """The choice of a player in a worker; raise ``NoWorker``."""
        pending = self.workers.ask(question)
        thought.stopping = pending.halt
        work = asyncio.create_task(pending.answer(thought.report))
        found = await self._waited_for(thought, work)
        if found is not None:
            try:
                rules.read(found.action)
                return found
            except Refused:
                LOG.exception("a worker sent an invalid action in %s", thought.live.id)
        pending.give_up()
        return None

    async def _waited_for(self, thought: Thought, work: asyncio.Future[T]) -> T | None:
        """The result of some work; ``None`` if it fails, or takes too long after being stopped."""
        halted = asyncio.create_task(thought.halted.wait())
        try:
            either: set[asyncio.Future[Any]] = {work, halted}
            await asyncio.wait(either, return_when=asyncio.FIRST_COMPLETED)
            if not work.done():
                await asyncio.wait({work}, timeout=GRACE)
        finally:
            halted.cancel()
            work.cancel()
        if not work.done() or work.cancelled():
            return None
        fault = work.exception()
        if isinstance(fault, NoWorker):
            raise fault
        if fault is not None:
            LOG.error("a player failed in %s", thought.live.id, exc_info=fault)
            return None
        return work.result()


def _choose(task: ThinkingTask, thought: Thought) -> Answer:
    asked = task.asked.player
    attend(asked, thought.report, thought.stopped)
    action = choose(asked, task.briefing(asked.needs))
    return Answer(0, action.text(), getattr(asked, "reason", None))


def _substitute(task: ThinkingTask) -> Answer:
    briefing = task.briefing(SEES_ALL)
    stand_in = player(SUBSTITUTE, f"{task.seat} {task.version}")
    try:
        if briefing.view is not NO_VIEW and briefing.decision is not NO_DECISION:
            action = choose(stand_in, briefing)
            return Answer(0, action.text(), getattr(stand_in, "reason", None), substituted=True)
    except Exception:
        LOG.exception("the substitute player failed")
    return Answer(0, briefing.legal[0].text(), substituted=True)


__all__ = [
    "HINT",
    "THINKING",
    "ComputerPlayer",
    "Progress",
    "Thinkers",
    "ThinkingTask",
    "Thought",
    "computer_player",
    "thinking_task",
]
