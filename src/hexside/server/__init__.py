"""The local server: live games, their files, and the browser table."""

from __future__ import annotations

from pathlib import Path


def run(host: str, port: int, folder: Path) -> None:
    """Serve games kept in ``folder`` until interrupted."""
    from hexside.server.app import serve

    serve(host, port, folder)


__all__ = ["run"]
