"""Thinking: a player chooses apart, tells how far it is, and can be stopped.

Whoever thinks ahead does so in a process of its own, so that it takes nothing from those who answer
requests. The others choose within milliseconds, in threads.
"""

from __future__ import annotations

import asyncio
import logging
import os
import sys
import threading
import time
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Any, TypeVar

import msgspec

from hexside.engine import Action, Decision, Reason, Rules, View, contract
from hexside.engine.actions import parse
from hexside.engine.match import Origin
from hexside.engine.refusals import Refused
from hexside.engine.state import encode
from hexside.players import NO_DECISION, NO_VIEW, Player, player
from hexside.players.imagination import Imagination, ImaginedStates, ThinksAhead
from hexside.server.course import Course
from hexside.server.live import LiveGame
from hexside.server.minds import Matter, Minds, NotApart
from hexside.server.notices import Notices, ThinkingNotice

LOG = logging.getLogger("hexside.server")

#: Seconds between two notices of progress.
PATIENCE = 0.25

#: Seconds that a player has left after it was stopped.
GRACE = 2.0

#: Seconds that a thinking thread may keep the interpreter to itself.
SWITCH = 0.001

#: Who steps in for a player that does not listen, or fails.
SUBSTITUTE = "greedy"

T = TypeVar("T")

THINKING = "thinking"
HINT = "hint"
DONE = "done"


class Progress(msgspec.Struct, frozen=True):
    """How far somebody is, as the table shows it."""

    seat: str
    share: float
    code: str


class Seated(msgspec.Struct, frozen=True):
    """A player of a seat; its name and seed say who it is in every process."""

    name: str
    seed: str
    player: Player

    @property
    def thinks_ahead(self) -> bool:
        """Whether it thinks for long."""
        return "imagination" in self.player.needs


def seated(name: str, seed: str) -> Seated:
    """A new player."""
    return Seated(name, seed, player(name, seed))


class Question(msgspec.Struct, frozen=True):
    """What a player is asked; nothing in it changes while it thinks."""

    seat: str
    version: int
    view: View
    decision: Decision
    legal: Sequence[Action]
    #: For players that think ahead; it never shows what the seat may not know.
    imagination: Imagination | None


class Position(msgspec.Struct, frozen=True):
    """A game at a decision, from which a question is made where it is answered."""

    seat: str
    version: int
    rules: Rules
    origin: Origin
    state: bytes

    def question(self, asked: Player) -> Question:
        """What a player is asked here, on a copy of the state: the live one goes on being used."""
        copy = msgspec.msgpack.decode(self.state, type=self.rules.state_type)
        needs = asked.needs
        decision = contract.decision(self.rules, copy, self.seat)
        assert decision is not None  # the seat is waited for
        return Question(
            self.seat,
            self.version,
            self.rules.view(copy, self.seat),
            decision,
            contract.legal(self.rules, copy, self.seat),
            ImaginedStates(self.rules, copy, self.seat) if "imagination" in needs else None,
        )


class Answer(msgspec.Struct, frozen=True):
    """What a player has chosen, and why."""

    action: Action
    reason: Reason | None
    #: The player was replaced and must not be asked again: it may still be thinking.
    given_up: bool


def question(course: Course, seat: str, version: int, asked: Seated) -> Question | Position:
    """A decision as a player wants to see it; the lock of the game is held."""
    if asked.thinks_ahead:
        return Position(seat, version, course.rules, course.origin, encode(course.state))
    needs = asked.player.needs
    view = course.rules.view(course.state, seat) if "view" in needs else NO_VIEW
    decision = course.decision_for(seat) if "decision" in needs else NO_DECISION
    assert decision is not None  # the seat is waited for
    return Question(seat, version, view, decision, course.legal(seat), None)


class Thought:
    """Somebody thinks about one decision of a game."""

    def __init__(self, live: LiveGame, seat: str, code: str, notices: Notices) -> None:
        self.live = live
        self.seat = seat
        self.code = code
        self.share = 0.0
        self.halted = asyncio.Event()
        #: Called when it is stopped, for players that think in another process.
        self.stopping: Callable[[], None] = lambda: None
        self._notices = notices
        self._stopped = threading.Event()
        self._told = time.monotonic()
        self._loop = asyncio.get_running_loop()

    @property
    def progress(self) -> Progress:
        """How far it is."""
        return Progress(self.seat, self.share, self.code)

    def stop(self) -> None:
        """It must choose now."""
        self._stopped.set()
        self.halted.set()
        self.stopping()

    def stopped(self) -> bool:
        """Asked by a player in a thread."""
        return self._stopped.is_set()

    def report(self, share: float) -> None:
        """Told by the player, in whatever thread: how much of its work is done."""
        self.share = min(1.0, max(0.0, float(share)))
        now = time.monotonic()
        if now - self._told >= PATIENCE:
            self._told = now
            self._loop.call_soon_threadsafe(self._tell, round(self.share, 3), self.code)

    def end(self) -> None:
        """Nobody thinks any more."""
        self.live.thoughts.remove(self)
        self._tell(1.0, DONE)

    def _tell(self, share: float, code: str) -> None:
        self._notices.tell(ThinkingNotice(self.live.id, self.seat, share, code))


class Thinkers:
    """Where players think: never in the threads that answer requests."""

    def __init__(self, notices: Notices) -> None:
        self._notices = notices
        self.minds = Minds()
        self._pool = ThreadPoolExecutor(os.cpu_count() or 1, "thinking")
        # Whoever answers a request waits so long for each thread that thinks.
        sys.setswitchinterval(SWITCH)
        self._thoughts: set[Thought] = set()

    def close(self) -> None:
        """Let everybody come to an end."""
        for thought in self._thoughts:
            thought.stop()
        self._pool.shutdown(wait=False, cancel_futures=True)
        self.minds.close()

    async def gone(self) -> None:
        """Wait until every process has ended."""
        await self.minds.gone()

    async def think(
        self, live: LiveGame, asked: Seated, about: Question | Position, code: str
    ) -> Answer:
        """What a player chooses; a substitute's choice when it does not come to one."""
        thought = Thought(live, about.seat, code, self._notices)
        live.thoughts.append(thought)
        self._thoughts.add(thought)
        try:
            return await self._answer(thought, asked, about)
        finally:
            self._thoughts.discard(thought)
            # A player that goes on after all must find out that nobody listens.
            thought.stop()
            thought.end()

    async def _answer(self, thought: Thought, asked: Seated, about: Question | Position) -> Answer:
        if isinstance(about, Position):
            try:
                return await self._apart(thought, asked, about)
            except NotApart:
                about = await asyncio.to_thread(about.question, asked.player)
        work = asyncio.get_running_loop().run_in_executor(
            self._pool, _choose, asked.player, about, thought
        )
        found = await self._waited_for(thought, work)
        return await asyncio.to_thread(_substitute, about) if found is None else found

    async def _apart(self, thought: Thought, asked: Seated, about: Position) -> Answer:
        """The choice of a player that thinks in a process; raise ``NotApart``."""
        matter = Matter(asked.name, asked.seed, about.origin, about.state, about.seat)
        asking = self.minds.question(matter)
        thought.stopping = asking.halt
        found = await self._waited_for(thought, asyncio.create_task(asking.chosen(thought.report)))
        if found is not None:
            try:
                action = parse(found.action, about.rules.verbs)
                return Answer(action, found.reason, False)
            except Refused:
                LOG.exception("a player says nonsense in %s", thought.live.id)
        asking.give_up()
        return await asyncio.to_thread(_stand_in, about)

    async def _waited_for(self, thought: Thought, work: asyncio.Future[T]) -> T | None:
        """What comes of some work; none when it fails, or takes too long after it was stopped."""
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
        if isinstance(fault, NotApart):
            raise fault
        if fault is not None:
            LOG.error("a player fails in %s", thought.live.id, exc_info=fault)
            return None
        return work.result()


def _choose(asked: Player, about: Question, thought: Thought) -> Answer:
    # A player that knows nothing of progress and stopping need not have these attributes.
    for name, value in (("progress", thought.report), ("stopped", thought.stopped)):
        if hasattr(asked, name):
            setattr(asked, name, value)
    if about.imagination is not None and isinstance(asked, ThinksAhead):
        asked.imagination = about.imagination
    action = asked.choose(about.view, about.decision, about.legal)
    return Answer(action, getattr(asked, "reason", None), False)


def _stand_in(about: Position) -> Answer:
    return _substitute(about.question(player(SUBSTITUTE, about.seat)))


def _substitute(about: Question) -> Answer:
    stand_in = player(SUBSTITUTE, f"{about.seat} {about.version}")
    try:
        if about.view is not NO_VIEW and about.decision is not NO_DECISION:
            action = stand_in.choose(about.view, about.decision, about.legal)
            return Answer(action, getattr(stand_in, "reason", None), True)
    except Exception:
        LOG.exception("the substitute fails")
    return Answer(about.legal[0], None, True)


__all__ = [
    "HINT",
    "THINKING",
    "Answer",
    "Position",
    "Progress",
    "Question",
    "Seated",
    "Thinkers",
    "Thought",
    "question",
    "seated",
]
