"""The application: routes, the client's files, and what runs beside them."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import msgspec
import uvicorn
from litestar import Litestar, Request, Router, WebSocket, websocket
from litestar.config.compression import CompressionConfig
from litestar.di import Provide
from litestar.exceptions import HTTPException, WebSocketDisconnect
from litestar.static_files import create_static_files_router

from hexside.server.assets import ASSET_ROUTES
from hexside.server.errors import ApiError, fault, on_any_error, on_api_error, on_http_error
from hexside.server.history_routes import HISTORY_ROUTES
from hexside.server.live import Games
from hexside.server.notices import Notices
from hexside.server.robots import Robots
from hexside.server.routes import GAME_ROUTES
from hexside.server.store import Store

STATIC = Path(__file__).parent / "static"


def create_app(folder: Path) -> Litestar:
    """The server of the games in a folder."""
    notices = Notices()
    games = Games(Store(folder), notices)
    robots = Robots(games)

    @asynccontextmanager
    async def running(app: Litestar) -> AsyncIterator[None]:
        opening = asyncio.create_task(_open_all(games))
        try:
            yield
        finally:
            opening.cancel()
            await robots.stop()

    @websocket("/notices")
    async def listen(socket: WebSocket[Any, Any, Any]) -> None:
        """Tell a client which games have changed, until it goes away."""
        if not _same_origin(socket.headers.get("origin"), socket.headers.get("host")):
            await socket.close(code=4403)
            return
        await socket.accept()
        async with notices.listen() as queue:
            gone = asyncio.create_task(_until_gone(socket))
            try:
                while not gone.done():
                    told = asyncio.create_task(queue.get())
                    await asyncio.wait({told, gone}, return_when=asyncio.FIRST_COMPLETED)
                    if told.done():
                        await socket.send_text(msgspec.json.encode(told.result()).decode())
                    else:
                        told.cancel()
            except WebSocketDisconnect:
                pass
            finally:
                gone.cancel()

    handlers: list[Any] = [
        Router("/api", route_handlers=[*GAME_ROUTES, *HISTORY_ROUTES, *ASSET_ROUTES, listen]),
    ]
    if STATIC.is_dir():
        handlers.append(create_static_files_router(path="/", directories=[STATIC], html_mode=True))
    return Litestar(
        route_handlers=handlers,
        dependencies={"games": Provide(lambda: games, sync_to_thread=False)},
        exception_handlers={
            ApiError: on_api_error,
            HTTPException: on_http_error,
            Exception: on_any_error,
        },
        before_request=_refuse_foreign_pages,
        compression_config=CompressionConfig(backend="gzip", minimum_size=4000),
        lifespan=[running],
        openapi_config=None,
        logging_config=None,
        request_max_body_size=25_000_000,
    )


async def _open_all(games: Games) -> None:
    """Take every game into memory, so that computer players go on after a restart."""
    for live in games.all():
        try:
            await games.open(live.id)
        except ApiError:
            # The list of games tells its owner why it cannot be opened.
            continue


async def _until_gone(socket: WebSocket[Any, Any, Any]) -> None:
    try:
        while True:
            await socket.receive_text()
    except WebSocketDisconnect:
        return


def _same_origin(origin: str | None, host: str | None) -> bool:
    return not origin or urlsplit(origin).netloc == host


async def _refuse_foreign_pages(request: Request[Any, Any, Any]) -> None:
    """A page of another site must not play for the person in front of this one."""
    if not _same_origin(request.headers.get("origin"), request.headers.get("host")):
        raise fault(403, "unreadable", "foreign-page")


def serve(host: str, port: int, folder: Path) -> None:
    """Serve until interrupted."""
    config = uvicorn.Config(
        create_app(folder),
        host=host,
        port=port,
        log_level="warning",
        # Open notice channels must not hold the shutdown up.
        timeout_graceful_shutdown=1,
    )
    uvicorn.Server(config).run()
