"""The database: how it is opened and checked, and what its errors mean."""

from __future__ import annotations

import contextlib
import os
import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any
from urllib.parse import quote

from sqlalchemy import Connection, Engine, create_engine, event
from sqlalchemy.engine import URL
from sqlalchemy.exc import DBAPIError, IntegrityError

from hexside.storage.errors import Outdated, storage_error

#: The file in the server's folder.
DATABASE = "games.sqlite"

#: What SQLite keeps beside a database that is in use: what was written last, and its index.
BESIDE = ("-wal", "-shm")

#: How long a writer waits for another process that has locked the database, in seconds.
PATIENCE = 10

#: Readable and writable by the owner of the file alone: it has the seeds and hands of all games.
PRIVATE = 0o600


def keep_private(path: Path) -> None:
    """Let nobody else on this machine read a database; SQLite gives its other files the same mode.

    Where modes mean nothing, or belong to somebody else, the file stays as it is.
    """
    for known in (path, *(path.with_name(path.name + end) for end in BESIDE)):
        with contextlib.suppress(OSError):
            known.chmod(PRIVATE)


class Database:
    """One SQLite file, which must be there. Every commit is on disk when it returns."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.engine = engine_of(path)
        event.listen(self.engine, "connect", _with_keys)

    def close(self) -> None:
        """Close the file."""
        self.engine.dispose()

    @contextmanager
    def reading(self) -> Iterator[Connection]:
        """One consistent read of the database."""
        with faults(self.path), self.engine.begin() as connection:
            yield connection

    @contextmanager
    def writing(self) -> Iterator[Connection]:
        """One transaction: all of it is on disk afterwards, or none of it."""
        with faults(self.path), transaction(self.engine) as connection:
            yield connection

    def check(self) -> str:
        """What SQLite finds wrong with the file; empty if it is sound."""
        with self.reading() as connection:
            found = connection.exec_driver_sql("PRAGMA quick_check(5)").scalars().all()
        return "" if list(found) == ["ok"] else "; ".join(map(str, found))[:300]


@contextmanager
def transaction(engine: Engine) -> Iterator[Connection]:
    """One writer, who waits for others at its beginning, not in its middle."""
    options = {"opening": "BEGIN IMMEDIATE"}
    with engine.connect().execution_options(**options) as connection, connection.begin():
        yield connection


@contextmanager
def faults(path: Path) -> Iterator[None]:
    """Errors of the driver and of SQLAlchemy as those of this package."""
    try:
        yield
    except IntegrityError as error:
        raise Outdated(str(error.orig)) from error
    except DBAPIError as error:
        raise storage_error(path, error.orig) from error
    except sqlite3.Error as error:
        # While connecting, the driver raises its own errors.
        raise storage_error(path, error) from error


def address_of(path: Path) -> str:
    """A database for SQLite, which must be there.

    It is opened to be written even by those who only read: who may not write cannot take away the
    files beside it when the last one closes it.
    """
    mode = "rw" if os.access(path, os.W_OK) else "ro"
    return f"file:{quote(path.absolute().as_posix())}?mode={mode}"


def engine_of(path: Path) -> Engine:
    """Connections to a database that is there."""
    engine = create_engine(
        URL.create("sqlite", database=address_of(path), query={"uri": "true"}),
        connect_args={"timeout": PATIENCE, "check_same_thread": False},
    )

    @event.listens_for(engine, "connect")
    def connected(connection: Any, _: Any) -> None:
        # We begin and end transactions ourselves; the driver must not guess.
        connection.isolation_level = None
        # Write-ahead log, flushed with every commit: a crash of the process or the machine
        # loses nothing that was committed.
        connection.execute("PRAGMA journal_mode = WAL")
        connection.execute("PRAGMA synchronous = FULL")

    @event.listens_for(engine, "begin")
    def begin(connection: Connection) -> None:
        connection.exec_driver_sql(connection.get_execution_options().get("opening", "BEGIN"))

    return engine


def _with_keys(connection: Any, _: Any) -> None:
    connection.execute("PRAGMA foreign_keys = ON")
