"""Games are begun beside everything else: a few at once, and never in the threads of requests.

A position, an import or a branch may take seconds. The threads that answer for running games stay
free, and whoever comes when too many wait is sent away.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import TypeVar

from hexside.server.access import Visitor
from hexside.server.limits import Deadline, Limits, Visits, too_much
from hexside.server.live import Games

T = TypeVar("T")


class Beginnings:
    """Where games are begun."""

    def __init__(self, limits: Limits) -> None:
        self.limits = limits
        self.visits = Visits(limits.beginnings)
        self._pool = ThreadPoolExecutor(limits.at_once, "beginning")
        self._begun = 0

    def check(self) -> None:
        """Raise ``ApiError`` if too many wait."""
        if self._begun >= self.limits.waiting:
            raise too_much("busy", limit=self.limits.waiting)

    async def do(self, work: Callable[[], T]) -> T:
        """The result of some work."""
        self._begun += 1
        future = asyncio.get_running_loop().run_in_executor(self._pool, work)
        # A thread goes on when nobody waits for it any more, so its end is what counts.
        future.add_done_callback(self._ended)
        return await asyncio.shield(future)

    def _ended(self, future: asyncio.Future[T]) -> None:
        self._begun -= 1
        if not future.cancelled():
            # Nobody may be left to look at it.
            future.exception()

    def close(self) -> None:
        """Begin no more."""
        self._pool.shutdown(wait=False, cancel_futures=True)


class Beginning:
    """What one visitor may begin."""

    def __init__(
        self, beginnings: Beginnings, games: Games, address: str, visitor: Visitor
    ) -> None:
        self._beginnings = beginnings
        self._games = games
        self._address = address
        self._visitor = visitor

    def check(self) -> None:
        """Count one more game of this visitor; raise ``ApiError`` if there is no room for it."""
        limits = self._beginnings.limits
        every = self._games.all()
        if len(every) >= limits.games:
            raise too_much("too-many-games", limit=limits.games)
        if not self._visitor.host and self._visitor.key:
            own = sum(1 for live in every if live.record.owner == self._visitor.mark)
            if own >= limits.games_of_one:
                raise too_much("too-many-games", limit=limits.games_of_one)
        self._beginnings.visits.count(self._address)

    async def do(self, work: Callable[[], T]) -> T:
        """Begin a game; raise ``ApiError`` if that asks too much."""
        self._beginnings.check()
        self.check()
        return await self._beginnings.do(work)

    def in_time(self) -> Deadline:
        """The end of patience with an import that begins now."""
        return Deadline(self._beginnings.limits.import_seconds, "import-too-slow")


__all__ = ["Beginning", "Beginnings"]
