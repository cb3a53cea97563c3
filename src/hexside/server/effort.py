"""Where the work of a game is done: at once if it is quick, in a thread if it is not."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Coroutine
from typing import Any, TypeVar

T = TypeVar("T")

#: Seconds of processor time. Handing work to a thread and back costs a tenth of it, and longer work
#: would keep everybody else waiting.
QUICK = 0.004

#: How fast a game is forgiven for work that was not quick.
FORGIVING = 0.9


class Effort:
    """How long the work of one game takes of late; at first nobody knows."""

    def __init__(self) -> None:
        self._longest = 2 * QUICK

    async def do(self, work: Callable[[], T]) -> T:
        """Do some work, and finish it even if the caller stops waiting."""
        if self._longest < QUICK:
            return self._timed(work)
        return await uninterrupted(lambda: self._timed(work))

    def _timed(self, work: Callable[[], T]) -> T:
        start = time.thread_time()
        try:
            return work()
        finally:
            self._longest = max(time.thread_time() - start, self._longest * FORGIVING)


async def uninterrupted(work: Callable[[], T]) -> T:
    """Finish work in a thread, even if the caller stops waiting.

    The lock of a game must not be released while its match is being changed.
    """
    return await finished(asyncio.to_thread(work))


async def finished(work: Coroutine[Any, Any, T]) -> T:
    """Finish work even if the caller stops waiting."""
    task = asyncio.create_task(work)
    try:
        return await asyncio.shield(task)
    except asyncio.CancelledError:
        await asyncio.wait({task})
        raise


__all__ = ["Effort", "finished", "uninterrupted"]
