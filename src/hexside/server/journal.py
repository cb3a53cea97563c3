"""What is to be written, in one transaction for all games that wait.

Flushing the disk takes milliseconds, however much was written. So while one transaction is under
way, the actions of other games gather, and the next one takes them all; each is acknowledged when
its own transaction is on disk.
"""

from __future__ import annotations

import asyncio
from collections.abc import Sequence

from hexside.storage import Store
from hexside.storage.appending import Addition, outdated


class _Awaited:
    """An addition, and the future of whoever waits until it is on disk."""

    __slots__ = ("addition", "done")

    def __init__(self, addition: Addition, done: asyncio.Future[None]) -> None:
        self.addition = addition
        self.done = done


class Journal:
    """What waits to be written; one transaction at a time."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._waiting: list[_Awaited] = []
        self._is_writing = False

    async def add(self, addition: Addition) -> None:
        """Return when an action is on disk; raise ``StorageError`` if it is not written.

        ``Outdated`` means that the game is not at the version before it.
        """
        loop = asyncio.get_running_loop()
        done: asyncio.Future[None] = loop.create_future()
        self._waiting.append(_Awaited(addition, done))
        if not self._is_writing:
            self._write(loop)
        await done

    def _write(self, loop: asyncio.AbstractEventLoop) -> None:
        """Write everything that waits, in a thread."""
        group, self._waiting = self._waiting, []
        self._is_writing = True

        def work() -> None:
            faults = _written(self._store, [one.addition for one in group])
            loop.call_soon_threadsafe(self._wrote, loop, group, faults)

        loop.run_in_executor(None, work)

    def _wrote(
        self,
        loop: asyncio.AbstractEventLoop,
        group: list[_Awaited],
        faults: list[Exception | None],
    ) -> None:
        self._is_writing = False
        for one, fault in zip(group, faults, strict=True):
            if one.done.cancelled():
                continue
            if fault is None:
                one.done.set_result(None)
            else:
                one.done.set_exception(fault)
        if self._waiting:
            self._write(loop)


def _written(store: Store, additions: Sequence[Addition]) -> list[Exception | None]:
    """Write actions of several games; a fault of one does not concern the others."""
    try:
        done = store.append_all(additions)
    except Exception as fault:
        if len(additions) == 1:
            return [fault]
        # Nothing was written: find out whose fault it is.
        return [fault for one in additions for fault in _written(store, (one,))]
    return [None if ok else outdated(one) for one, ok in zip(additions, done, strict=True)]


__all__ = ["Journal"]
