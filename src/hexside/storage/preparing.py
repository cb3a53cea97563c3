"""A database is made, or brought to the tables of today, before anything else opens it.

Both happen under the lock of the folder. A new file appears under its name only when it is whole,
so a file without content is never a new one. An old file is brought forward in one transaction,
and a copy of it is kept.
"""

from __future__ import annotations

import os
import sqlite3
from contextlib import closing
from pathlib import Path

from hexside.storage.copying import copied, flush_folder, removed, stamp
from hexside.storage.database import BESIDE, PRIVATE, address_of, engine_of, faults, transaction
from hexside.storage.errors import (
    DatabaseCutShort,
    DatabaseDamaged,
    DatabaseMissing,
    DatabaseNewer,
)
from hexside.storage.schema import FIRST, HEAD, METADATA

#: The first bytes of every database of SQLite, and the length of its header.
MAGIC = b"SQLite format 3\0"
HEADER = 100

#: A new database on its way.
NEW = ".new"


def is_ready(path: Path) -> bool:
    """Whether a database is there with the tables of today.

    Raise ``DatabaseDamaged`` or ``DatabaseNewer`` if it cannot be used at all.
    """
    if not path.exists():
        _check_beside(path)
        return False
    check_length(path)
    return revision_of(path) == HEAD


def prepare(path: Path) -> None:
    """Make a database, or bring it forward; the caller has the lock of the folder."""
    if not path.exists():
        _check_beside(path)
        _make(path)
    elif not is_ready(path):
        if revision_of(path):
            copied(path, path.with_name(f"{path.stem}-before-{HEAD}-{stamp()}{path.suffix}"))
        bring_forward(path)


def bring_forward(path: Path) -> None:
    """Give a database the tables of today: all steps in one transaction, or none."""
    # It takes a tenth of a second to load, which a start without changes need not wait for.
    from hexside.storage.migrations import upgrade

    found = revision_of(path)
    engine = engine_of(path)
    try:
        with faults(path), transaction(engine) as connection:
            upgrade(connection, found)
            broken = connection.exec_driver_sql("PRAGMA foreign_key_check").first()
            if broken is not None:
                raise DatabaseDamaged(path, f"foreign key: {tuple(broken)}")
            # Programs from before Alembic compare this number, and refuse what is newer.
            connection.exec_driver_sql(f"PRAGMA user_version = {int(HEAD)}")
    finally:
        engine.dispose()


def revision_of(path: Path) -> str:
    """The revision of the tables of a file; empty if it has none.

    Raise ``DatabaseNewer`` for one that this program does not know, and ``DatabaseDamaged`` for a
    database of something else.
    """
    with faults(path), closing(sqlite3.connect(address_of(path), uri=True)) as connection:
        tables = {
            str(name)
            for (name,) in connection.execute("SELECT name FROM sqlite_master WHERE type = 'table'")
        }
        ((number,),) = connection.execute("PRAGMA user_version")
        found = ""
        if "alembic_version" in tables:
            rows = connection.execute("SELECT version_num FROM alembic_version").fetchall()
            found = str(rows[0][0]) if rows else ""
        elif number:
            found = f"{number:04}"
    if number > int(HEAD) or found > HEAD:
        raise DatabaseNewer(path, found)
    if not found and tables:
        raise DatabaseDamaged(path, "no tables of Hexside: " + ", ".join(sorted(tables)[:5]))
    missing = sorted(set(METADATA.tables) - tables) if found else []
    if missing:
        raise DatabaseDamaged(path, "no table " + ", ".join(missing))
    return found if found or not tables else FIRST


def check_length(path: Path) -> None:
    """Raise ``DatabaseDamaged`` for a file that is no database, or not all of one.

    SQLite itself takes a file of no byte, or of one, for a new database.
    """
    try:
        size = path.stat().st_size
        with path.open("rb") as file:
            header = file.read(HEADER)
    except FileNotFoundError as error:
        raise DatabaseMissing(path) from error
    except OSError as error:
        raise DatabaseDamaged(path, error.strerror or str(error)) from error
    if len(header) < HEADER:
        raise DatabaseCutShort(path, size)
    if not header.startswith(MAGIC):
        raise DatabaseDamaged(path, "file is not a database")
    page = int.from_bytes(header[16:18], "big")
    page = 65536 if page == 1 else page
    pages = int.from_bytes(header[28:32], "big")
    # The number of pages is only to be trusted with the same counter beside it, and what is
    # missing may be in the log.
    is_told = header[24:28] == header[92:96]
    if is_told and size < page * pages and not _length(_beside(path, "-wal")):
        raise DatabaseCutShort(path, size)


def _make(path: Path) -> None:
    """A new database, which appears under its name when all of it is on the disk."""
    made = path.with_name(path.name + NEW)
    removed(made)
    os.close(os.open(made, os.O_CREAT | os.O_EXCL | os.O_RDWR, PRIVATE))
    bring_forward(made)
    for end in BESIDE:
        _beside(made, end).unlink(missing_ok=True)
    made.replace(path)
    flush_folder(path.parent)


def _check_beside(path: Path) -> None:
    """A log without its database: something has taken the database away."""
    if _length(_beside(path, "-wal")):
        raise DatabaseCutShort(path, 0)


def _beside(path: Path, end: str) -> Path:
    return path.with_name(path.name + end)


def _length(path: Path) -> int:
    try:
        return path.stat().st_size
    except FileNotFoundError:
        return 0
