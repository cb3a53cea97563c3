"""Why games cannot be read or written; each error names its file."""

from __future__ import annotations

from pathlib import Path


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


class DatabaseCutShort(DatabaseDamaged):
    """The end of the file is missing, or all of it, as after a crash of the disk."""

    def __init__(self, path: Path, size: int) -> None:
        super().__init__(path, str(size))
        self.size = size


class DatabaseMissing(StorageError):
    """There is no database in a folder that should have one."""

    def __init__(self, path: Path) -> None:
        super().__init__(str(path))
        self.path = path


class DatabaseNewer(StorageError):
    """The file was written by a later version of this program."""

    def __init__(self, path: Path, found: str) -> None:
        super().__init__(found)
        self.path = path
        self.found = found


class FolderInUse(StorageError):
    """A server that runs has the folder."""

    def __init__(self, folder: Path, process: int, address: str) -> None:
        super().__init__(f"{process} {address}")
        self.folder = folder
        #: The number of its process, or 0 if it is not known.
        self.process = process
        #: Where it listens, or an empty text.
        self.address = address


class FolderHasGames(StorageError):
    """A restored database would take the place of another one."""

    def __init__(self, path: Path) -> None:
        super().__init__(str(path))
        self.path = path


class BackupOntoGames(StorageError):
    """A backup would be written over the database that it is made of, or a file beside it."""

    def __init__(self, path: Path) -> None:
        super().__init__(str(path))
        self.path = path


class Outdated(StorageError):
    """Another process has already written this version of the game."""


def storage_error(path: Path, error: BaseException | None) -> StorageError:
    """What an error of SQLite means."""
    name = str(getattr(error, "sqlite_errorname", ""))
    detail = str(error)
    if name == "SQLITE_FULL":
        return DiskFull(detail)
    if name.startswith(("SQLITE_CORRUPT", "SQLITE_NOTADB")) or name in ("", "SQLITE_ERROR"):
        return DatabaseDamaged(path, detail)
    return StorageUnavailable(detail)
