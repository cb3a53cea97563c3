"""Notices: "game g is at version n", to whoever listens. They carry no content."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import msgspec


class Notice(msgspec.Struct, frozen=True):
    """A game has changed; version -1 means that it is gone."""

    game: str
    version: int


class Notices:
    """Everybody who listens, each with a queue of his own."""

    #: A listener who does not read misses notices, not memory: he fetches anew anyway.
    waiting = 1000

    def __init__(self) -> None:
        self._queues: set[asyncio.Queue[Notice]] = set()

    @asynccontextmanager
    async def listen(self) -> AsyncIterator[asyncio.Queue[Notice]]:
        """A queue that gets every notice from now on."""
        queue: asyncio.Queue[Notice] = asyncio.Queue(self.waiting)
        self._queues.add(queue)
        try:
            yield queue
        finally:
            self._queues.discard(queue)

    def tell(self, game: str, version: int) -> None:
        """Give everybody notice of a version."""
        notice = Notice(game, version)
        for queue in self._queues:
            if not queue.full():
                queue.put_nowait(notice)
