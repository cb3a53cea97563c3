"""Copies of a database, whole while others write to it, and on the disk when they are told."""

from __future__ import annotations

import contextlib
import os
import sqlite3
from contextlib import closing
from datetime import UTC, datetime
from pathlib import Path

from hexside.storage.database import BESIDE, PATIENCE, PRIVATE, address_of, faults
from hexside.storage.errors import DatabaseDamaged, DiskFull

#: A copy on its way.
PART = ".part"


def stamp() -> str:
    """The time for the name of a file: two copies never have the same."""
    return datetime.now(UTC).strftime("%Y%m%dT%H%M%S.%fZ")


def copied(source: Path, target: Path) -> None:
    """Copy a database to a file of its own, which appears when all of it is on the disk.

    Everything that was committed before is in it, and nothing in half: SQLite reads it as one
    transaction, which holds up nobody.
    """
    part = target.with_name(target.name + PART)
    removed(part)
    try:
        os.close(os.open(part, os.O_CREAT | os.O_EXCL | os.O_RDWR, PRIVATE))
        with (
            faults(source),
            closing(sqlite3.connect(address_of(source), PATIENCE, uri=True)) as old,
            closing(sqlite3.connect(address_of(part), uri=True)) as new,
        ):
            # In one go: one page at a time it would begin again with every action of the server.
            old.backup(new, pages=-1)
            # One file alone, which can be carried away.
            new.execute("PRAGMA journal_mode = DELETE")
            found = [str(row[0]) for row in new.execute("PRAGMA integrity_check(5)")]
        if found != ["ok"]:
            raise DatabaseDamaged(source, "; ".join(found)[:300])
        flush(part)
        # A log of what was there before must not be taken for that of the copy.
        for end in BESIDE:
            target.with_name(target.name + end).unlink(missing_ok=True)
        part.replace(target)
        flush_folder(target.parent)
    except OSError as error:
        raise _meaning(error) from error
    finally:
        removed(part)


def kept_aside(path: Path, name: str) -> Path:
    """Copy the files of a database as they are, damaged or not, under another name."""
    aside = path.with_name(name)
    try:
        # The log first: without it the copy of the database would be taken for whole.
        for end in (BESIDE[0], ""):
            old = path.with_name(path.name + end)
            if old.exists():
                new = aside.with_name(aside.name + end)
                new.touch(PRIVATE, exist_ok=False)
                new.write_bytes(old.read_bytes())
                flush(new)
        flush_folder(aside.parent)
    except OSError as error:
        raise _meaning(error) from error
    return aside


def settled(path: Path) -> None:
    """Bring what is in the log of a database into the database, if it is whole enough."""
    with (
        contextlib.suppress(sqlite3.Error),
        closing(sqlite3.connect(address_of(path), PATIENCE, uri=True)) as connection,
    ):
        connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")


def removed(path: Path) -> None:
    """Remove a database that nobody needs, and what SQLite keeps beside it."""
    for end in ("", *BESIDE, "-journal"):
        path.with_name(path.name + end).unlink(missing_ok=True)


def flush(path: Path) -> None:
    """All of a file is on the disk afterwards."""
    with path.open("rb+") as file:
        os.fsync(file.fileno())


def flush_folder(folder: Path) -> None:
    """The names of a folder are on the disk afterwards, where a system can do that."""
    with contextlib.suppress(OSError):
        place = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(place)
        finally:
            os.close(place)


def _meaning(error: OSError) -> Exception:
    import errno

    return DiskFull(str(error)) if error.errno in (errno.ENOSPC, errno.EDQUOT) else error
