"""The local server: live games, their database, and the browser table."""

from __future__ import annotations

from pathlib import Path


def run(host: str, port: int, folder: Path, public_url: str = "") -> None:
    """Serve games kept in ``folder`` until interrupted; visitors use ``public_url``, if given."""
    from hexside.server.app import serve

    serve(host, port, folder, public_url)


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


__all__ = ["change_host_key", "host_link", "run"]
