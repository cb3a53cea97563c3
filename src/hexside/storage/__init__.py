"""Games on disk: tables, the event store, snapshots, and games of earlier versions."""

from hexside.storage.database import (
    DATABASE,
    DatabaseDamaged,
    DatabaseNewer,
    DiskFull,
    Outdated,
    StorageError,
    StorageUnavailable,
)
from hexside.storage.records import GameLogEntry, GameRecord, GameStatus, Gathering, StoredGame
from hexside.storage.store import DamagedGame, Store

__all__ = [
    "DATABASE",
    "DamagedGame",
    "DatabaseDamaged",
    "DatabaseNewer",
    "DiskFull",
    "GameLogEntry",
    "GameRecord",
    "GameStatus",
    "Gathering",
    "Outdated",
    "StorageError",
    "StorageUnavailable",
    "Store",
    "StoredGame",
]
