"""The local server: live games, their database, and the browser table."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from hexside.server.app import LocalServer


def local_server(folder: Path, host: str, public_url: str = "") -> LocalServer:
    """A server with the games of ``folder``; visitors use ``public_url``, if given.

    Raise ``hexside.storage.StorageError`` when the games of the folder cannot be read, or another
    server has them.
    """
    from hexside.server.app import LocalServer

    return LocalServer(folder, host, public_url)


def run(host: str, port: int, folder: Path, public_url: str = "") -> None:
    """Serve games kept in ``folder`` until interrupted."""
    server = local_server(folder, host, public_url)
    try:
        server.run(port, f"http://{host}:{port}/")
    finally:
        server.close()


def host_link(folder: Path, address: str) -> str:
    """The link that makes a browser the host's on a server that other machines can reach.

    Raise ``hexside.storage.StorageError`` when the games of the folder cannot be read.
    """
    from hexside.server import service

    return service.host_link(folder, address)


def change_host_key(folder: Path) -> None:
    """Make a new key for the host; raise ``hexside.storage.StorageError`` like ``host_link``."""
    from hexside.server import service

    service.change_host_key(folder)


__all__ = ["change_host_key", "host_link", "local_server", "run"]
