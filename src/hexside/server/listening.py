"""The notice channel: clients hear about their own games and the game they watch."""

from __future__ import annotations

import asyncio
from typing import Any

import msgspec
from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect
from litestar.handlers import WebsocketRouteHandler

from hexside.server.access import Visitor, lists, seats_of
from hexside.server.live import Games
from hexside.server.notices import Notice, Told
from hexside.server.service import Service

#: The close code when a page of another site tries to listen.
FOREIGN = 4403


def listener(service: Service) -> WebsocketRouteHandler:
    """The route for notices."""

    @websocket("/notices")
    async def listen(socket: WebSocket[Any, Any, Any]) -> None:
        """Tell a client which games have changed, until it disconnects."""
        if service.address.fault(socket.headers):
            await socket.close(code=FOREIGN)
            return
        visitor = service.access.visitor(socket)
        heard = _Heard(service.games, visitor, socket.query_params.get("game", ""))
        await socket.accept()
        async with service.notices.listen() as queue:
            gone = asyncio.create_task(_until_gone(socket))
            try:
                while not gone.done():
                    told = asyncio.create_task(queue.get())
                    await asyncio.wait({told, gone}, return_when=asyncio.FIRST_COMPLETED)
                    if not told.done():
                        told.cancel()
                    elif heard(told.result()):
                        notice = told.result().notice
                        await socket.send_text(msgspec.json.encode(notice).decode())
            except WebSocketDisconnect:
                pass
            finally:
                gone.cancel()

    return listen


class _Heard:
    """Which notices a visitor gets; a visitor who may see a game also hears of its end."""

    def __init__(self, games: Games, visitor: Visitor, watched: str) -> None:
        self._games = games
        self._visitor = visitor
        self._watched = watched
        self._known = {live.id for live in games.all() if lists(live, visitor)}

    def __call__(self, told: Told) -> bool:
        notice = told.notice
        id = notice.game if isinstance(notice, Notice) else notice.thinking
        if told.side and not self._plays_for(told.side, id):
            return False
        if self._visitor.host or id == self._watched:
            return True
        live = self._games.find(id)
        if live is not None and lists(live, self._visitor):
            self._known.add(id)
        return id in self._known

    def _plays_for(self, side: str, id: str) -> bool:
        """Whether the visitor holds a seat of a side."""
        live = self._games.find(id)
        if live is None or live.match is None:
            return False
        rules = live.match.rules
        return any(rules.side_of(seat) == side for seat in seats_of(live, self._visitor))


async def _until_gone(socket: WebSocket[Any, Any, Any]) -> None:
    while (await socket.receive())["type"] != "websocket.disconnect":
        # Ignore anything that a listener sends.
        continue
