"""The local server: live games, their database, and the browser table."""

from __future__ import annotations

from pathlib import Path


def run(host: str, port: int, folder: Path) -> None:
    """Serve games kept in ``folder`` until interrupted."""
    from hexside.server.app import serve

    serve(host, port, folder)


def host_link(folder: Path, address: str) -> str:
    """The link that makes a browser the host's on a server that other machines can reach.

    Raise ``hexside.storage.StorageError`` when the games of the folder cannot be read.
    """
    from hexside.server import service

    return service.host_link(folder, address)


__all__ = ["host_link", "run"]
