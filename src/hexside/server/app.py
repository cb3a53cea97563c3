"""The application: routes, the client's files, and a single error format."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import uvicorn
from litestar import Litestar, Request, Router
from litestar.config.compression import CompressionConfig
from litestar.datastructures import MutableScopeHeaders
from litestar.di import Provide
from litestar.exceptions import HTTPException
from litestar.static_files import create_static_files_router
from litestar.types import Message, Scope

from hexside.server.access import Visitor
from hexside.server.address import HEADERS
from hexside.server.asking import Asked
from hexside.server.assets import ASSET_ROUTES
from hexside.server.connections import protocol
from hexside.server.errors import (
    ApiError,
    fault,
    on_any_error,
    on_api_error,
    on_bad_text,
    on_deep_text,
    on_http_error,
    on_storage_error,
)
from hexside.server.heavy import Beginning
from hexside.server.history_routes import HISTORY_ROUTES
from hexside.server.invitations import INVITATION_ROUTES
from hexside.server.limits import LIMITS, Limits
from hexside.server.listening import listener
from hexside.server.logs import LIBRARIES, log
from hexside.server.routes import GAME_ROUTES
from hexside.server.seat_routes import SEAT_ROUTES
from hexside.server.service import Service, link_to
from hexside.server.wording import language_of
from hexside.storage import StorageError

STATIC = Path(__file__).parent / "static"

#: Only this machine can reach it.
LOOPBACK = "127.0.0.1"


def create_app(
    folder: Path, host: str = LOOPBACK, public_url: str = "", limits: Limits = LIMITS
) -> Litestar:
    """The server of the games in a folder; raise ``StorageError`` when they cannot be read."""
    service = Service(folder, host, public_url, limits)
    service.open()
    return application(service)


def application(service: Service) -> Litestar:
    """The routes of a service, which is opened before the first request."""

    @asynccontextmanager
    async def running(app: Litestar) -> AsyncIterator[None]:
        async with service.running():
            yield

    def visitor(request: Request[Any, Any, Any]) -> Visitor:
        return service.access.visitor(request)

    def beginning(request: Request[Any, Any, Any]) -> Beginning:
        address = request.client.host if request.client else ""
        return Beginning(service.beginnings, service.games, address, visitor(request))

    def asked(request: Request[Any, Any, Any]) -> Asked:
        language = language_of(request.query_params.get("lang", ""))
        return Asked(service.games, service.access, visitor(request), language)

    async def refuse_strangers(request: Request[Any, Any, Any]) -> None:
        """Pages of other sites must not play for the person at this browser."""
        code = service.address.fault(request.headers, request.scope["http_version"])
        if code:
            host = request.headers.get("host", "")
            raise fault(403, "unreadable", code, host=host[:100])
        if "\0" in request.scope["path"]:
            # No file has such a name, and asking the disk for one is an error.
            raise fault(404, "not-found", "no-such-route")

    routes = [
        *GAME_ROUTES,
        *SEAT_ROUTES,
        *INVITATION_ROUTES,
        *HISTORY_ROUTES,
        *ASSET_ROUTES,
        listener(service),
    ]
    handlers: list[Any] = [Router("/api", route_handlers=routes)]
    if STATIC.is_dir():
        handlers.append(create_static_files_router(path="/", directories=[STATIC], html_mode=True))
    return Litestar(
        route_handlers=handlers,
        dependencies={
            "games": Provide(lambda: service.games, sync_to_thread=False),
            "asked": Provide(asked, sync_to_thread=False),
            "beginning": Provide(beginning, sync_to_thread=False),
            "thinkers": Provide(lambda: service.thinkers, sync_to_thread=False),
            "access": Provide(lambda: service.access, sync_to_thread=False),
            "visitor": Provide(visitor, sync_to_thread=False),
        },
        exception_handlers={
            ApiError: on_api_error,
            StorageError: on_storage_error,
            HTTPException: on_http_error,
            UnicodeDecodeError: on_bad_text,
            RecursionError: on_deep_text,
            Exception: on_any_error,
        },
        before_request=refuse_strangers,
        before_send=[_protected],
        # A decision may have megabytes of choices: compress fast rather than tightly.
        compression_config=CompressionConfig(
            backend="gzip", minimum_size=4000, gzip_compress_level=1
        ),
        lifespan=[running],
        openapi_config=None,
        logging_config=None,
        request_max_body_size=service.limits.body,
    )


async def _protected(message: Message, scope: Scope) -> None:
    """Every response says what its page may do."""
    if message["type"] == "http.response.start":
        headers = MutableScopeHeaders.from_message(message)
        for name, value in HEADERS.items():
            headers[name] = value


def configuration(app: Litestar, host: str, port: int, limits: Limits = LIMITS) -> uvicorn.Config:
    """How the server listens."""
    return uvicorn.Config(
        app,
        host=host,
        port=port,
        log_level="warning",
        # Nobody's word for who a visitor is counts: the address is what the server was told.
        proxy_headers=False,
        http=protocol(limits),
        ws_max_size=limits.message,
        # Open notice channels must not delay the shutdown.
        timeout_graceful_shutdown=1,
    )


class LocalServer:
    """A server with the games of a folder, which is its alone until it is closed.

    Raise ``StorageError`` when the games cannot be read, or another server has them.
    """

    def __init__(self, folder: Path, host: str, public_url: str = "") -> None:
        self._host = host
        self._service = Service(folder, host, public_url)
        self._service.open()

    def host_link(self, address: str) -> str:
        """The link that makes a browser the host's."""
        return link_to(self._service.store, address)

    def run(self, port: int, address: str) -> None:
        """Serve until interrupted; ``address`` is what others are told who want the folder."""
        for name in LIBRARIES:
            log(name)
        self._service.lock.tell(address)
        app = application(self._service)
        uvicorn.Server(configuration(app, self._host, port)).run()

    def close(self) -> None:
        """Let another server have the folder."""
        self._service.close()
