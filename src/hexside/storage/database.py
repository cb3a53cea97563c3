"""The database: how it is opened, prepared and checked, and what its errors mean."""

from __future__ import annotations

import contextlib
import os
import sqlite3
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from sqlalchemy import Connection, Engine, create_engine, event
from sqlalchemy.engine import URL
from sqlalchemy.exc import DBAPIError, IntegrityError

from hexside.storage.schema import METADATA, SCHEMA

#: The file in the server's folder.
DATABASE = "games.sqlite"

#: How long a writer waits for another process that has locked the database, in seconds.
PATIENCE = 10


class StorageError(Exception):
    """Nothing was written, or nothing could be read."""

    def __init__(self, detail: str) -> None:
        super().__init__(detail)
        self.detail = detail


class DiskFull(StorageError):
    """The disk is full."""


class StorageUnavailable(StorageError):
    """The database is locked by another process or read-only, or the disk has a fault."""


class DatabaseDamaged(StorageError):
    """The file is not a database or is damaged; it is left as it is."""

    def __init__(self, path: Path, detail: str, games: tuple[str, ...] = ()) -> None:
        super().__init__(detail)
        self.path = path
        #: The names of the games known to be affected.
        self.games = games


class DatabaseNewer(StorageError):
    """The file was written by a later version of this program."""

    def __init__(self, path: Path, found: int) -> None:
        super().__init__(f"{found} > {SCHEMA}")
        self.path = path
        self.found = found


class Outdated(StorageError):
    """Another process has already written this version of the game."""


#: The steps from each version of the tables to the next.
MIGRATIONS: dict[int, Callable[[Connection], None]] = {0: METADATA.create_all}


#: Readable and writable by the owner of the file alone: it has the seeds and hands of all games.
PRIVATE = 0o600


def keep_private(path: Path) -> None:
    """Let nobody else on this machine read a database; SQLite gives its other files the same mode.

    Where modes mean nothing, or belong to somebody else, the file stays as it is.
    """
    with contextlib.suppress(OSError):
        os.close(os.open(path, os.O_CREAT | os.O_RDWR, PRIVATE))
    for known in (path, *(path.with_name(path.name + end) for end in ("-wal", "-shm"))):
        with contextlib.suppress(OSError):
            known.chmod(PRIVATE)


class Database:
    """One SQLite file. Every commit is on disk when it returns."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.engine = _engine(path)
        try:
            self._make_ready()
        except BaseException:
            self.engine.dispose()
            raise

    def close(self) -> None:
        """Close the file."""
        self.engine.dispose()

    @contextmanager
    def reading(self) -> Iterator[Connection]:
        """One consistent read of the database."""
        with self._faults(), self.engine.begin() as connection:
            yield connection

    @contextmanager
    def writing(self) -> Iterator[Connection]:
        """One transaction: all of it is on disk afterwards, or none of it."""
        options = {"opening": "BEGIN IMMEDIATE"}
        with (
            self._faults(),
            self.engine.connect().execution_options(**options) as connection,
            connection.begin(),
        ):
            yield connection

    def check(self) -> str:
        """What SQLite finds wrong with the file; empty if it is sound."""
        with self.reading() as connection:
            found = connection.exec_driver_sql("PRAGMA quick_check(5)").scalars().all()
        return "" if list(found) == ["ok"] else "; ".join(map(str, found))[:300]

    def _make_ready(self) -> None:
        with self.writing() as connection:
            found = int(connection.exec_driver_sql("PRAGMA user_version").scalar_one())
            if found > SCHEMA:
                raise DatabaseNewer(self.path, found)
            for version in range(found, SCHEMA):
                MIGRATIONS[version](connection)
            connection.exec_driver_sql(f"PRAGMA user_version = {SCHEMA}")

    @contextmanager
    def _faults(self) -> Iterator[None]:
        try:
            yield
        except IntegrityError as error:
            raise Outdated(str(error.orig)) from error
        except DBAPIError as error:
            raise self._meaning(error.orig) from error
        except sqlite3.Error as error:
            # While connecting, the driver raises its own errors.
            raise self._meaning(error) from error

    def _meaning(self, error: BaseException | None) -> StorageError:
        name = str(getattr(error, "sqlite_errorname", ""))
        detail = str(error)
        if name == "SQLITE_FULL":
            return DiskFull(detail)
        if name.startswith(("SQLITE_CORRUPT", "SQLITE_NOTADB")) or name in ("", "SQLITE_ERROR"):
            return DatabaseDamaged(self.path, detail)
        return StorageUnavailable(detail)


def _engine(path: Path) -> Engine:
    engine = create_engine(
        URL.create("sqlite", database=str(path)),
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
        connection.execute("PRAGMA foreign_keys = ON")

    @event.listens_for(engine, "begin")
    def begin(connection: Connection) -> None:
        connection.exec_driver_sql(connection.get_execution_options().get("opening", "BEGIN"))

    return engine
