"""Games of earlier versions: a header file and a log with checksums for each game.

They are imported once. The files themselves are moved aside, never deleted.
"""

from __future__ import annotations

import contextlib
import zlib
from pathlib import Path
from typing import Any

import msgspec

from hexside.storage.records import GameRecord, GameStatus
from hexside.storage.store import Store

HEADER = ".game.json"
LOG = ".log"

#: Where the files go once their games are in the database.
ASIDE = "before-database"

#: For the owner alone.
PRIVATE_FOLDER = 0o700

#: Not a valid checksum, so that a damaged line stays damaged.
DAMAGED = -1


def take_over(store: Store) -> list[str]:
    """Import the games of the folder's files into the database; returns their ids."""
    taken = []
    for header in sorted(store.folder.glob(f"*{HEADER}")):
        try:
            record = msgspec.json.decode(header.read_bytes(), type=GameRecord)
        except (msgspec.MsgspecError, OSError):
            # Not ours, or unreadable: it stays where it is.
            continue
        log = header.with_name(header.name.removesuffix(HEADER) + LOG)
        known = {stored.id for stored in store.games()}
        if record.id not in known:
            rows = _rows(log.read_bytes() if log.exists() else b"")
            with store.database.writing() as connection:
                store.insert(connection, record, rows, GameStatus(len(rows)))
        _move_aside(header)
        if log.exists():
            _move_aside(log)
        taken.append(record.id)
    # They have the seeds of games that still go on.
    with contextlib.suppress(OSError):
        (store.folder / ASIDE).chmod(PRIVATE_FOLDER)
    return taken


def _rows(content: bytes) -> list[dict[str, Any]]:
    """The lines of a log; a line cut off at the end was never acknowledged."""
    lines = content.split(b"\n")
    lines.pop()
    found: list[dict[str, Any]] = []
    for place, line in enumerate(lines, 1):
        checksum, _, body = line.partition(b" ")
        row: dict[str, Any] = {
            "line": body.decode(errors="replace"),
            "turn": 0,
            "binding": False,
            "events": None,
            "reason": None,
        }
        if checksum != b"%08x" % zlib.crc32(body):
            if place == len(lines):
                break
            row["checksum"] = DAMAGED
        found.append(row)
    return found


def _move_aside(path: Path) -> None:
    aside = path.parent / ASIDE
    aside.mkdir(exist_ok=True)
    path.replace(aside / path.name)
