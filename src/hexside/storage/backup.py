"""Backups: a copy of all games while a server plays them, and the way back.

A backup is one file, checked before it gets its name. A restored one takes the place of the
database in one step, after its tables were brought forward beside it; what was there is kept.
"""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path

import msgspec

from hexside.storage.appending import checksum
from hexside.storage.copying import copied, flush_folder, kept_aside, removed, settled, stamp
from hexside.storage.database import BESIDE, DATABASE, address_of, faults
from hexside.storage.errors import BackupOntoGames, DatabaseDamaged, FolderHasGames
from hexside.storage.lock import LOCK, FolderLock
from hexside.storage.preparing import bring_forward, check_length, revision_of
from hexside.storage.schema import HEAD

#: A restored database on its way.
RESTORED = ".restored"


class Copy(msgspec.Struct, frozen=True):
    """What a copy holds."""

    file: str
    games: int
    actions: int
    #: The names of the games whose logs do not match their checksums, here as in the original.
    damaged: tuple[str, ...] = ()
    #: Where the database is that was there before.
    before: str = ""


def back_up(folder: Path, file: Path) -> Copy:
    """Copy the games of a folder to a file, whether a server runs there or not.

    Every action that was acknowledged before the call is in it.
    """
    path = folder / DATABASE
    place = file.resolve()
    # The running server would lose its files.
    if place.parent == folder.resolve() and place.name.startswith((DATABASE, LOCK)):
        raise BackupOntoGames(file)
    check_length(path)
    revision_of(path)
    copied(path, file)
    return examined(file)


def restore(file: Path, folder: Path) -> Copy:
    """Put the games of a backup into a folder that has none."""
    folder.mkdir(mode=0o700, parents=True, exist_ok=True)
    with FolderLock(folder):
        path = folder / DATABASE
        if any(path.with_name(path.name + end).exists() for end in ("", BESIDE[0])):
            raise FolderHasGames(path)
        return _put(_ready(file, path), path)


def replace_with(file: Path, folder: Path) -> Copy:
    """Put the games of a backup in the place of those of a folder, which are kept beside them."""
    with FolderLock(folder):
        path = folder / DATABASE
        new = _ready(file, path)
        aside = kept_aside(path, f"{path.stem}-before-restore-{stamp()}{path.suffix}")
        # Whoever is interrupted from here on has either all that was there, or all that is new.
        settled(path)
        found = _put(new, path)
        return msgspec.structs.replace(found, before=str(aside) if aside.exists() else "")


def examined(path: Path) -> Copy:
    """Count what a database holds, and compare every action with its checksum."""
    games = actions = 0
    damaged = []
    with faults(path), closing(sqlite3.connect(address_of(path), uri=True)) as connection:
        for game, record, version in connection.execute("SELECT id, record, version FROM games"):
            rows = connection.execute(
                "SELECT number, line, checksum FROM actions WHERE game = ? ORDER BY number", (game,)
            ).fetchall()
            games += 1
            actions += len(rows)
            sound = [
                (number, row[1], checksum(game, number, row[1]))
                for number, row in enumerate(rows, 1)
            ]
            if rows != sound or len(rows) != version:
                damaged.append(_name(game, record))
    return Copy(str(path), games, actions, tuple(damaged))


def _ready(file: Path, path: Path) -> Path:
    """A backup beside the place where it goes, with the tables of today."""
    check_length(file)
    found = revision_of(file)
    if not found:
        raise DatabaseDamaged(file, "no tables of Hexside")
    new = path.with_name(path.name + RESTORED)
    copied(file, new)
    try:
        if found != HEAD:
            bring_forward(new)
    except BaseException:
        removed(new)
        raise
    return new


def _put(new: Path, path: Path) -> Copy:
    """Give a database that is ready its name."""
    found = examined(new)
    # The log of another database must not be taken for that of the new one.
    for end in BESIDE:
        path.with_name(path.name + end).unlink(missing_ok=True)
    new.replace(path)
    removed(new)
    flush_folder(path.parent)
    return msgspec.structs.replace(found, file=str(path))


def _name(game: str, record: object) -> str:
    try:
        return str(msgspec.json.decode(str(record))["name"])
    except (msgspec.MsgspecError, KeyError, TypeError):
        return game
