"""Notices: "game g is at version n", for all listeners. They contain nothing of the game.

The version is that of a spectator. What only one side can know of is told to its seats alone, with
the same version once more.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import NamedTuple

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


class Told(NamedTuple):
    """A notice, and the only side whose seats may hear it; ``""`` is everybody."""

    notice: AnyNotice
    side: str


class Notices:
    """All listeners, each with its own queue."""

    #: Longest queue: a listener that does not read misses notices, and fetches later anyway.
    waiting = 1000

    def __init__(self) -> None:
        self._queues: set[asyncio.Queue[Told]] = set()

    @asynccontextmanager
    async def listen(self) -> AsyncIterator[asyncio.Queue[Told]]:
        """A queue that gets every notice from now on."""
        queue: asyncio.Queue[Told] = asyncio.Queue(self.waiting)
        self._queues.add(queue)
        try:
            yield queue
        finally:
            self._queues.discard(queue)

    def tell(self, notice: AnyNotice, side: str = "") -> None:
        """Send a notice to all listeners who may hear it."""
        for queue in self._queues:
            if not queue.full():
                queue.put_nowait(Told(notice, side))
