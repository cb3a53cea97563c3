"""Databases of earlier releases, and looking into any database behind a server's back."""

from __future__ import annotations

import gzip
import sqlite3
from pathlib import Path

from hexside.storage import DATABASE

SAVES = sorted((Path(__file__).parents[1] / "saves" / "servers").glob("*.sqlite.gz"))


def put(folder: Path, packed: Path = SAVES[0]) -> Path:
    """A database of an earlier release in a folder."""
    path = folder / DATABASE
    path.write_bytes(gzip.decompress(packed.read_bytes()))
    return path


def rows(path: Path, statement: str) -> list[tuple[object, ...]]:
    connection = sqlite3.connect(path)
    found = connection.execute(statement).fetchall()
    connection.close()
    return found


def change(path: Path, statement: str) -> None:
    connection = sqlite3.connect(path)
    with connection:
        connection.execute(statement)
    connection.close()


def content(path: Path) -> list[object]:
    return [rows(path, f"SELECT * FROM {name} ORDER BY 1, 2") for name in ("games", "actions")]
