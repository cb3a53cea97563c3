"""Games on disk: tables, the event store, snapshots, and games of earlier versions."""

from hexside.storage.backup import Copy, back_up, replace_with, restore
from hexside.storage.database import DATABASE
from hexside.storage.errors import (
    BackupOntoGames,
    DatabaseCutShort,
    DatabaseDamaged,
    DatabaseMissing,
    DatabaseNewer,
    DiskFull,
    FolderHasGames,
    FolderInUse,
    Outdated,
    StorageError,
    StorageUnavailable,
)
from hexside.storage.lock import FolderLock
from hexside.storage.records import GameLogEntry, GameRecord, GameStatus, Gathering, StoredGame
from hexside.storage.store import DamagedGame, Store

__all__ = [
    "DATABASE",
    "BackupOntoGames",
    "Copy",
    "DamagedGame",
    "DatabaseCutShort",
    "DatabaseDamaged",
    "DatabaseMissing",
    "DatabaseNewer",
    "DiskFull",
    "FolderHasGames",
    "FolderInUse",
    "FolderLock",
    "GameLogEntry",
    "GameRecord",
    "GameStatus",
    "Gathering",
    "Outdated",
    "StorageError",
    "StorageUnavailable",
    "Store",
    "StoredGame",
    "back_up",
    "replace_with",
    "restore",
]
