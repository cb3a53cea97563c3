"""What the routes use: the store, the live games, notices and computer players."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

from hexside.server import warming
from hexside.server.access import Access, marked
from hexside.server.address import Address
from hexside.server.beginning import token
from hexside.server.errors import ApiError
from hexside.server.heavy import Beginnings
from hexside.server.limits import LIMITS, Limits
from hexside.server.live import Games, LiveGame
from hexside.server.logs import log
from hexside.server.notices import Notices
from hexside.server.opening import is_of_other_rules, of_other_rules
from hexside.server.robots import Robots
from hexside.server.thinking import Thinkers
from hexside.storage import FolderLock, Store
from hexside.storage.files import take_over

LOG = log()

HOST_KEY = "host-key"
HOST_MARK = "host-mark"


class Service:
    """The games of a folder. Nothing is read or written until it is opened."""

    lock: FolderLock
    store: Store
    access: Access
    games: Games
    thinkers: Thinkers
    robots: Robots

    def __init__(
        self, folder: Path, host: str, public_url: str = "", limits: Limits = LIMITS
    ) -> None:
        """``public_url`` is the address that visitors use, if that is another one."""
        self.folder = folder
        self.limits = limits
        self.beginnings = Beginnings(limits)
        self.address = Address(host, public_url)
        self.notices = Notices()

    def open(self) -> None:
        """Read the games; raise ``StorageError`` if that is not possible."""
        self.folder.mkdir(mode=0o700, parents=True, exist_ok=True)
        self.lock = FolderLock(self.folder)
        try:
            self._read()
        except BaseException:
            self.lock.release()
            raise

    def close(self) -> None:
        """Let another server have the folder."""
        self.store.close()
        self.lock.release()

    def _read(self) -> None:
        self.store = Store(self.folder, self.lock)
        take_over(self.store)
        self.access = Access(self.address, lambda: host_key(self.store), host_mark(self.store))
        self.games = Games(self.store, self.notices, self.limits)
        self.thinkers = Thinkers(self.notices, self.limits)
        self.robots = Robots(self.games, self.thinkers, self.limits.thinking_games)

    @asynccontextmanager
    async def running(self) -> AsyncIterator[None]:
        """Computer players play inside this context; leaving it releases everything."""
        # No request is answered until the warming thread has taken its lock.
        warming.start()
        going_on = asyncio.create_task(self._go_on())
        try:
            yield
        finally:
            going_on.cancel()
            self.beginnings.close()
            await self.robots.stop()
            self.close()

    async def _go_on(self) -> None:
        """Resume computer players after a restart, and update games of earlier versions."""
        for live in self.games.all():
            try:
                await self._look_at(live)
            except ApiError:
                # The list of games tells its owner why it cannot be opened.
                continue
            except Exception:
                # Whatever is wrong with one game, the others go on.
                LOG.exception("the game %s cannot be opened", live.id)
                continue
            self.robots.nudge(live)

    async def _look_at(self, live: LiveGame) -> None:
        """Tell of a game of other rules; open one that stopped before it waited for anybody."""
        record, status = live.record, live.status
        if live.problem is not None or status.result is not None:
            return
        if record.gathering is None and await asyncio.to_thread(is_of_other_rules, record.origin):
            live.problem = of_other_rules(record)
        elif not status.waiting:
            async with self.games.at(live.id):
                pass


def host_key(store: Store) -> str:
    """The key of the host now."""
    return store.setting(HOST_KEY, token())


def host_mark(store: Store) -> str:
    """The hash of the first key, under which the seats and games of the host are stored."""
    return store.setting(HOST_MARK, marked(host_key(store)))


def host_link(folder: Path, address: str) -> str:
    """The link that identifies the host of a server that other machines can reach."""
    store = Store(folder)
    try:
        return link_to(store, address)
    finally:
        store.close()


def link_to(store: Store, address: str) -> str:
    """The link with the key of the host."""
    return f"{address}api/enter/{host_key(store)}"


def change_host_key(folder: Path) -> None:
    """Make a new key for the host; the old one is worth nothing, even on a server that runs.

    The seats and games of the host go to whoever has the new key.
    """
    store = Store(folder)
    try:
        host_mark(store)
        store.change_setting(HOST_KEY, token())
    finally:
        store.close()
