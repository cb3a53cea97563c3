"""The channel of notices: a table hears of its game, a list of all games of its visitor."""

from __future__ import annotations

import asyncio
from contextlib import AbstractContextManager
from typing import Any

import msgspec
from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect
from litestar.handlers import WebsocketRouteHandler

from hexside.server.access import Visitor, check_looks, lists, seats_of
from hexside.server.answers import change_for, is_laid
from hexside.server.bodies import TableNotice
from hexside.server.errors import ApiError
from hexside.server.live import Games
from hexside.server.notices import AnyNotice, Notice, Queue, put
from hexside.server.service import Service
from hexside.server.wording import language_of

#: The close code when a page of another site tries to listen.
FOREIGN = 4403


def listener(service: Service) -> WebsocketRouteHandler:
    """The route for notices."""

    @websocket("/notices")
    async def listen(socket: WebSocket[Any, Any, Any]) -> None:
        """Tell a client what has changed, until it disconnects."""
        if service.address.fault(socket.headers):
            await socket.close(code=FOREIGN)
            return
        asked = socket.query_params
        table = _Table(
            service.games,
            service.access.visitor(socket),
            asked.get("game", ""),
            asked.get("seat"),
            language_of(asked.get("lang", "")),
        )
        await socket.accept()
        with _queue(service, table) as queue:
            gone = asyncio.create_task(_until_gone(socket, queue))
            try:
                while (notice := await queue.get()) is not None:
                    if (text := await table.told(notice)) is not None:
                        await socket.send_text(text)
            except WebSocketDisconnect:
                pass
            finally:
                gone.cancel()

    return listen


def _queue(service: Service, table: _Table) -> AbstractContextManager[Queue]:
    if table.game:
        return service.notices.of_game(table.game, table.plays_for)
    return service.notices.lists.listen(_Heard(service.games, table.visitor))


class _Table:
    """What one connection looks at: a seat's table in a language, or a list of games."""

    def __init__(
        self, games: Games, visitor: Visitor, game: str, seat: str | None, language: str
    ) -> None:
        self.games = games
        self.visitor = visitor
        self.game = game
        self.seat = seat
        self.language = language
        #: The stamp of the table that was told last.
        self._stamp = ""

    def plays_for(self, game: str, side: str) -> bool:
        """Whether the visitor holds a seat of a side."""
        return plays_for(self.games, self.visitor, game, side)

    async def told(self, notice: AnyNotice) -> str | None:
        """A notice as text, with what has changed for the seat; None if that has been told."""
        if self.seat is None or not isinstance(notice, Notice) or notice.version < 0:
            return _text(notice)
        change = await self._change(self.seat)
        if change is None:
            return _text(notice)
        if change.change.stamp == self._stamp:
            return None
        self._stamp = change.change.stamp
        return _text(change)

    async def _change(self, seat: str) -> TableNotice | None:
        """What has changed, if there is a table that it has changed from."""
        live = self.games.find(self.game)
        if live is None or live.desks.get(seat, self.language) is None:
            return None
        try:
            async with self.games.seen(self.game) as live:
                # The seat may be somebody else's by now.
                check_looks(live, seat, self.visitor)
                if live.desks.get(seat, self.language) is None:
                    return None
                if is_laid(live, seat, self.language):
                    return change_for(live, seat, self.language, self.visitor)
                return await live.effort.do(
                    lambda: change_for(live, seat, self.language, self.visitor)
                )
        except ApiError:
            return None


def _text(notice: msgspec.Struct) -> str:
    return msgspec.json.encode(notice).decode()


class _Heard:
    """Which games a visitor hears of; one who may see a game also hears of its end."""

    def __init__(self, games: Games, visitor: Visitor) -> None:
        self._games = games
        self._visitor = visitor
        self._known = {live.id for live in games.all() if lists(live, visitor)}

    def __call__(self, game: str, side: str) -> bool:
        if side and not plays_for(self._games, self._visitor, game, side):
            return False
        if self._visitor.host:
            return True
        live = self._games.find(game)
        if live is not None and lists(live, self._visitor):
            self._known.add(game)
        return game in self._known


def plays_for(games: Games, visitor: Visitor, game: str, side: str) -> bool:
    """Whether a visitor holds a seat of a side."""
    live = games.find(game)
    if live is None or live.match is None:
        return False
    rules = live.match.rules
    return any(rules.side_of(seat) == side for seat in seats_of(live, visitor))


async def _until_gone(socket: WebSocket[Any, Any, Any], queue: Queue) -> None:
    while (await socket.receive())["type"] != "websocket.disconnect":
        # Ignore anything that a listener sends.
        continue
    while queue.full():
        queue.get_nowait()
    put(queue, None)
