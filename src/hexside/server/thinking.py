"""Thinking: a player chooses in a thread of its own, tells how far it is, and can be stopped."""

from __future__ import annotations

import asyncio
import logging
import os
import sys
import threading
import time
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import msgspec

from hexside.engine import Action, Decision, Reason, State, View
from hexside.engine.state import encode
from hexside.players import NO_DECISION, NO_VIEW, Player, player
from hexside.players.imagination import Imagination, ImaginedStates, ThinksAhead
from hexside.server.course import Course
from hexside.server.live import LiveGame
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

THINKING = "thinking"
HINT = "hint"
DONE = "done"


class Progress(msgspec.Struct, frozen=True):
    """How far somebody is, as the table shows it."""

    seat: str
    share: float
    code: str


class Question(msgspec.Struct, frozen=True):
    """What a player is asked; nothing in it changes while it thinks."""

    seat: str
    version: int
    view: View
    decision: Decision
    legal: Sequence[Action]
    #: For players that think ahead; it never shows what the seat may not know.
    imagination: Imagination | None


class Answer(msgspec.Struct, frozen=True):
    """What a player has chosen, and why."""

    action: Action
    reason: Reason | None
    #: The player was replaced and must not be asked again: it may still be thinking.
    given_up: bool


def question(course: Course, seat: str, version: int, asked: Player) -> Question:
    """A decision as a player wants to see it; the lock of the game is held."""
    needs = asked.needs
    view = course.rules.view(course.state, seat) if "view" in needs else NO_VIEW
    decision = course.decision_for(seat) if "decision" in needs else NO_DECISION
    assert decision is not None  # the seat is waited for
    ahead = OwnStates(course, seat) if "imagination" in needs else None
    return Question(seat, version, view, decision, course.legal(seat), ahead)


class OwnStates:
    """Imagination on a copy of the state: what is reckoned out in the live one is not shared.

    Requests go on using the live state in other threads meanwhile.
    """

    def __init__(self, course: Course, seat: str) -> None:
        self.rules = course.rules
        self._encoded = encode(course.state)
        self._seat = seat
        self._states: ImaginedStates | None = None

    def state(self, seed: str) -> State:
        """A state that might be the real one, with secrets and dice of this seed."""
        if self._states is None:
            copy = msgspec.msgpack.decode(self._encoded, type=self.rules.state_type)
            self._states = ImaginedStates(self.rules, copy, self._seat)
        return self._states.state(seed)


class Thought:
    """Somebody thinks about one decision of a game."""

    def __init__(self, live: LiveGame, seat: str, code: str, notices: Notices) -> None:
        self.live = live
        self.seat = seat
        self.code = code
        self.share = 0.0
        self.halted = asyncio.Event()
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

    def stopped(self) -> bool:
        """Asked by the player, in its thread."""
        return self._stopped.is_set()

    def report(self, share: float) -> None:
        """Told by the player, in its thread: how much of its work is done."""
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
    """The threads in which players think: never those that answer requests."""

    def __init__(self, notices: Notices) -> None:
        self._notices = notices
        self._pool = ThreadPoolExecutor(os.cpu_count() or 1, "thinking")
        # Whoever answers a request waits so long for each thread that thinks.
        sys.setswitchinterval(SWITCH)
        self._thoughts: set[Thought] = set()

    def close(self) -> None:
        """Let everybody come to an end."""
        for thought in self._thoughts:
            thought.stop()
        self._pool.shutdown(wait=False, cancel_futures=True)

    async def think(self, live: LiveGame, asked: Player, about: Question, code: str) -> Answer:
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

    async def _answer(self, thought: Thought, asked: Player, about: Question) -> Answer:
        work = asyncio.get_running_loop().run_in_executor(
            self._pool, _choose, asked, about, thought
        )
        halted = asyncio.create_task(thought.halted.wait())
        try:
            either: set[asyncio.Future[Any]] = {work, halted}
            await asyncio.wait(either, return_when=asyncio.FIRST_COMPLETED)
            if not work.done():
                await asyncio.wait({work}, timeout=GRACE)
        finally:
            halted.cancel()
            work.cancel()
        if work.done() and not work.cancelled():
            fault = work.exception()
            if fault is None:
                return work.result()
            LOG.error("a player fails in %s", thought.live.id, exc_info=fault)
        return await asyncio.to_thread(_substitute, about)


def _choose(asked: Player, about: Question, thought: Thought) -> Answer:
    # A player that knows nothing of progress and stopping need not have these attributes.
    for name, value in (("progress", thought.report), ("stopped", thought.stopped)):
        if hasattr(asked, name):
            setattr(asked, name, value)
    if about.imagination is not None and isinstance(asked, ThinksAhead):
        asked.imagination = about.imagination
    action = asked.choose(about.view, about.decision, about.legal)
    return Answer(action, getattr(asked, "reason", None), False)


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
    "Progress",
    "Question",
    "Thinkers",
    "Thought",
    "question",
]
