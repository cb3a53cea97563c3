"""Computer seats: one action at a time, each game at its own pace."""

from __future__ import annotations

import asyncio
from collections import OrderedDict

from hexside.engine.refusals import Refused
from hexside.server.errors import ApiError
from hexside.server.limits import LIMITS
from hexside.server.live import Games, LiveGame
from hexside.server.logs import log
from hexside.server.thinking import (
    THINKING,
    ComputerPlayer,
    Thinkers,
    computer_player,
    thinking_task,
)
from hexside.storage import StorageError

LOG = log()

#: How many players keep their plans; the others plan again.
MAX_PLAYERS = 24

#: Seconds until an action that could not be written is retried.
RETRY = 5.0


class Robots:
    """The computer players of all live games; a game has a task only while one must act."""

    def __init__(
        self, games: Games, thinkers: Thinkers, at_once: int = LIMITS.thinking_games
    ) -> None:
        self.games = games
        self.thinkers = thinkers
        self._tasks: dict[str, asyncio.Task[None]] = {}
        self._players: OrderedDict[tuple[str, str, str], ComputerPlayer] = OrderedDict()
        self._closing = False
        #: A game is held in memory while its computer thinks, so only a few do.
        self._turns = asyncio.Semaphore(at_once)
        games.changed = self.nudge

    def nudge(self, live: LiveGame) -> None:
        """A game has changed: continue if a computer seat must act."""
        if self._closing or not live.computer_seat() or live.problem is not None:
            return
        if live.id not in self._tasks and self.games.has(live):
            task = asyncio.create_task(self._play(live))
            self._tasks[live.id] = task
            task.add_done_callback(lambda done: self._finished(live, done))

    def _finished(self, live: LiveGame, task: asyncio.Task[None]) -> None:
        self._tasks.pop(live.id, None)
        fault = None if task.cancelled() else task.exception()
        if fault is not None:
            LOG.error("computer player stopped in %s", live.id, exc_info=fault)
        else:
            # The game may have changed while this task was ending.
            self.nudge(live)

    async def stop(self) -> None:
        """End all thinking; acknowledged actions are on disk."""
        self._closing = True
        self.thinkers.close()
        tasks = list(self._tasks.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await self.thinkers.gone()

    async def _play(self, live: LiveGame) -> None:
        while (seat := live.computer_seat()) and self.games.has(live):
            await asyncio.sleep(live.record.pace / 1000)
            try:
                async with self._turns:
                    await self._move(live, seat)
            except ApiError:
                # Deleted or unreadable: the list of games tells why.
                return
            except StorageError as fault:
                LOG.error("computer player is waiting in %s: %s", live.id, fault)
                await asyncio.sleep(RETRY)

    async def _move(self, live: LiveGame, seat: str) -> None:
        async with self.games.at(live.id):
            if live.computer_seat() != seat:
                return
            chooser = self._player(live, seat)
            task = await asyncio.to_thread(thinking_task, live.game, seat, live.version, chooser)
        answer = await self.thinkers.think(live, task, THINKING)
        if answer.substituted:
            self._players.pop(self._key(live, seat), None)
        async with self.games.at(live.id):
            if live.computer_seat() != seat or live.version != task.version:
                # Meanwhile a player has paused, undone or taken the seat.
                return
            try:
                action = live.game.read(answer.action)
                await self.games.act_for_computer(live, seat, action, answer.reason)
            except Refused:
                LOG.exception("a choice of the computer player was refused in %s", live.id)
                await self._anything(live, seat)

    async def _anything(self, live: LiveGame, seat: str) -> None:
        """An error in a player must not end the game."""
        legal = await asyncio.to_thread(live.game.legal, seat)
        await self.games.act_for_computer(live, seat, legal[0], None)

    def _key(self, live: LiveGame, seat: str) -> tuple[str, str, str]:
        return live.id, seat, live.record.seats[seat]

    def _player(self, live: LiveGame, seat: str) -> ComputerPlayer:
        key = self._key(live, seat)
        found = self._players.get(key)
        if found is None:
            found = computer_player(key[2], f"{live.id} {seat} {live.version}")
            self._players[key] = found
        self._players.move_to_end(key)
        while len(self._players) > MAX_PLAYERS:
            self._players.popitem(last=False)
        return found
