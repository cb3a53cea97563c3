"""Notices: "game g is at version n", for all listeners. They contain nothing of the game."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import msgspec


class Notice(msgspec.Struct, frozen=True):
    """A game has changed; version -1 means that it is gone."""

    game: str
    version: int


class ThinkingNotice(msgspec.Struct, frozen=True):
    """The progress of a computer player or a hint."""

    thinking: str
    seat: str
    share: float
    code: str


AnyNotice = Notice | ThinkingNotice


class Notices:
    """All listeners, each with its own queue."""

    #: Longest queue: a listener that does not read misses notices, and fetches later anyway.
    waiting = 1000

    def __init__(self) -> None:
        self._queues: set[asyncio.Queue[AnyNotice]] = set()

    @asynccontextmanager
    async def listen(self) -> AsyncIterator[asyncio.Queue[AnyNotice]]:
        """A queue that gets every notice from now on."""
        queue: asyncio.Queue[AnyNotice] = asyncio.Queue(self.waiting)
        self._queues.add(queue)
        try:
            yield queue
        finally:
            self._queues.discard(queue)

    def tell(self, notice: AnyNotice) -> None:
        """Send a notice to all listeners."""
        for queue in self._queues:
            if not queue.full():
                queue.put_nowait(notice)
