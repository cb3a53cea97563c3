"""Computer seats: one action at a time, each game at its own pace."""

from __future__ import annotations

import asyncio
import logging

from hexside.api import Game
from hexside.engine.actions import Action
from hexside.players import NO_DECISION, NO_VIEW, Player, player
from hexside.server.live import Games, LiveGame

LOG = logging.getLogger("hexside.server")


class Robots:
    """The computer players of all live games; a game has a task only while one of them thinks."""

    def __init__(self, games: Games) -> None:
        self.games = games
        self._tasks: dict[str, asyncio.Task[None]] = {}
        self._players: dict[tuple[str, str, str], Player] = {}
        games.changed = self.nudge

    def nudge(self, live: LiveGame) -> None:
        """A game has changed: play on if a computer seat is waited for."""
        if live.computer_seat() and live.id not in self._tasks and self.games.has(live):
            task = asyncio.create_task(self._play(live))
            self._tasks[live.id] = task
            task.add_done_callback(lambda done: self._finished(live, done))

    def _finished(self, live: LiveGame, task: asyncio.Task[None]) -> None:
        self._tasks.pop(live.id, None)
        fault = None if task.cancelled() else task.exception()
        if fault is not None:
            LOG.error("computer in %s stops", live.id, exc_info=fault)
        else:
            # Whoever changed the game while this task was ending has not been heard.
            self.nudge(live)

    async def stop(self) -> None:
        """End all thinking; what was acknowledged is on disk."""
        tasks = list(self._tasks.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def _play(self, live: LiveGame) -> None:
        while (seat := live.computer_seat()) and self.games.has(live):
            await asyncio.sleep(live.header.pace / 1000)
            await self.games.act_for_computer(live, seat, self._choose(live, seat))

    def _choose(self, live: LiveGame, seat: str) -> _Choice:
        name = live.header.seats[seat]
        key = (live.id, seat, name)
        if key not in self._players:
            self._players[key] = player(name, f"{live.id} {seat} {live.version}")
        return _Choice(self._players[key])


class _Choice:
    """Asks a player with what it wants to see."""

    def __init__(self, chooser: Player) -> None:
        self._player = chooser

    def __call__(self, game: Game, seat: str) -> Action:
        needs = self._player.needs
        view = game.view(seat) if "view" in needs else NO_VIEW
        decision = game.decision_for(seat) if "decision" in needs else NO_DECISION
        assert decision is not None
        return self._player.choose(view, decision, game.legal(seat))
