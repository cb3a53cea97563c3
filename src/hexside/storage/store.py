"""The event store: games, their logs, and states to continue from."""

from __future__ import annotations

import logging
from collections.abc import Iterable, Mapping, Sequence
from contextlib import nullcontext
from pathlib import Path
from typing import Any

import msgspec
from sqlalchemy import Connection, Row, delete, insert, select, update

from hexside.engine.refusals import Reason
from hexside.storage.appending import Addition, append_all, checksum, keep, outdated, row_of
from hexside.storage.database import DATABASE, Database, keep_private
from hexside.storage.errors import DatabaseDamaged, Outdated
from hexside.storage.lock import FolderLock
from hexside.storage.preparing import is_ready, prepare
from hexside.storage.records import GameLogEntry, GameRecord, GameStatus, StoredGame
from hexside.storage.schema import ACTIONS, GAMES, SETTINGS, SNAPSHOTS

LOG = logging.getLogger("hexside.storage")

# Built before any thread reads: two threads building the same decoder crash the process.
_REASON = msgspec.json.Decoder(Reason)
_RECORD = msgspec.json.Decoder(GameRecord)
_STATUS = msgspec.json.Decoder(GameStatus)


class DamagedGame(ValueError):
    """The log of a game does not match its checksums; nothing was changed.

    ``number`` is the first action that cannot be trusted; those before it are sound.
    """

    def __init__(self, game: str, number: int, sound: list[GameLogEntry]) -> None:
        super().__init__(f"{game}: {number}")
        self.game = game
        self.number = number
        self.sound = sound


class Store:
    """All games of a folder, whose database is made or brought forward if it must be."""

    def __init__(self, folder: Path, lock: FolderLock | None = None) -> None:
        """``lock`` is that of the folder, if the caller has it.

        Raise ``FolderInUse`` if the database must be made or changed while another has the folder.
        """
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
        self.folder = folder
        path = folder / DATABASE
        keep_private(path)
        if not is_ready(path):
            with nullcontext() if lock else FolderLock(folder):
                prepare(path)
        self.database = Database(path)
        try:
            self._check()
        except BaseException:
            self.close()
            raise

    def close(self) -> None:
        """Close the file."""
        self.database.close()

    def _check(self) -> None:
        """Refuse to work on a damaged file: writing could destroy what is left."""
        try:
            found = self.database.check()
        except DatabaseDamaged as damaged:
            found = damaged.detail
        if found:
            raise DatabaseDamaged(self.database.path, found, tuple(self._unreadable()))

    def _unreadable(self) -> list[str]:
        names = []
        try:
            for stored in self.games():
                try:
                    self.log(stored.id)
                except (DatabaseDamaged, DamagedGame):
                    names.append(stored.record.name if stored.record else stored.id)
        except DatabaseDamaged:
            return names
        return names

    # Games

    def games(self) -> list[StoredGame]:
        """Every game, the newest first."""
        with self.database.reading() as connection:
            rows = connection.execute(select(GAMES).order_by(GAMES.c.created.desc())).all()
        return [_stored(row) for row in rows]

    def create(
        self,
        record: GameRecord,
        entries: Iterable[GameLogEntry],
        status: GameStatus,
        snapshots: Mapping[int, bytes],
    ) -> None:
        """A new game with its log; stored completely, or not at all."""
        with self.database.writing() as connection:
            self.insert(connection, record, list(map(row_of, entries)), status)
            keep(connection, record.id, snapshots)

    def insert(
        self,
        connection: Connection,
        record: GameRecord,
        rows: list[dict[str, Any]],
        status: GameStatus,
    ) -> None:
        """A new game inside a transaction; a row may bring its own checksum."""
        connection.execute(
            insert(GAMES).values(
                id=record.id,
                created=record.created,
                record=msgspec.json.encode(record).decode(),
                version=status.version,
                standing=msgspec.json.encode(status).decode(),
            )
        )
        if rows:
            numbered = [
                {
                    "checksum": checksum(record.id, number, row["line"]),
                    **row,
                    "game": record.id,
                    "number": number,
                }
                for number, row in enumerate(rows, 1)
            ]
            connection.execute(insert(ACTIONS), numbered)

    def rewrite(self, record: GameRecord) -> None:
        """Rewrite the settings of a game."""
        with self.database.writing() as connection:
            connection.execute(
                update(GAMES)
                .where(GAMES.c.id == record.id)
                .values(record=msgspec.json.encode(record).decode())
            )

    def begin(self, record: GameRecord, status: GameStatus) -> None:
        """The game of a record whose players have all sat down; nothing has been played."""
        with self.database.writing() as connection:
            done = connection.execute(
                update(GAMES)
                .where(GAMES.c.id == record.id, GAMES.c.version == status.version)
                .values(
                    record=msgspec.json.encode(record).decode(),
                    standing=msgspec.json.encode(status).decode(),
                )
            )
            if done.rowcount != 1:
                raise Outdated(f"{record.id} is not at {status.version}")

    def delete(self, game: str) -> None:
        """Delete a game with its log."""
        with self.database.writing() as connection:
            for table in (SNAPSHOTS, ACTIONS):
                connection.execute(delete(table).where(table.c.game == game))
            connection.execute(delete(GAMES).where(GAMES.c.id == game))

    # The log

    def append(
        self,
        game: str,
        entry: GameLogEntry,
        status: GameStatus,
        snapshots: Mapping[int, bytes],
        steps: int,
    ) -> None:
        """Add an action; it is on disk when this returns.

        ``status`` is the one after it. Raise ``Outdated`` if the version before it is not the
        newest; snapshots after more than ``steps`` actions become invalid.
        """
        addition = Addition(game, entry, status, snapshots, steps)
        if self.append_all((addition,)) != [True]:
            raise outdated(addition)

    def append_all(self, additions: Sequence[Addition]) -> list[bool]:
        """Add actions of several games; false for each that was not written, being outdated."""
        return append_all(self.database, additions)

    def log(self, game: str) -> list[GameLogEntry]:
        """The log of a game; raise ``DamagedGame`` if it is not what was written."""
        with self.database.reading() as connection:
            version = connection.execute(
                select(GAMES.c.version).where(GAMES.c.id == game)
            ).scalar_one()
            rows = connection.execute(
                select(ACTIONS).where(ACTIONS.c.game == game).order_by(ACTIONS.c.number)
            ).all()
        found: list[GameLogEntry] = []
        for number, row in enumerate(rows, 1):
            if row.number != number or row.checksum != checksum(game, number, row.line):
                raise DamagedGame(game, number, found)
            found.append(
                GameLogEntry(
                    row.line,
                    row.events,
                    row.turn,
                    row.binding,
                    _reason(row),
                )
            )
        if len(found) != version:
            raise DamagedGame(game, min(len(found), version) + 1, found[:version])
        return found

    def complete(
        self, game: str, entries: list[GameLogEntry], snapshots: Mapping[int, bytes]
    ) -> None:
        """Fill in the results of actions that were written without them."""
        with self.database.writing() as connection:
            for number, entry in enumerate(entries, 1):
                connection.execute(
                    update(ACTIONS)
                    .where(ACTIONS.c.game == game, ACTIONS.c.number == number)
                    .values(events=entry.events, turn=entry.turn, binding=entry.binding)
                )
            connection.execute(delete(SNAPSHOTS).where(SNAPSHOTS.c.game == game))
            keep(connection, game, snapshots)

    def rewrite_status(self, game: str, status: GameStatus) -> None:
        """Rewrite the status of a game; its version does not change."""
        with self.database.writing() as connection:
            connection.execute(
                update(GAMES)
                .where(GAMES.c.id == game, GAMES.c.version == status.version)
                .values(standing=msgspec.json.encode(status).decode())
            )

    # States

    def snapshot(self, game: str, step: int) -> tuple[int, bytes] | None:
        """The last stored state after at most this number of actions."""
        with self.database.reading() as connection:
            row = connection.execute(
                select(SNAPSHOTS.c.step, SNAPSHOTS.c.state)
                .where(SNAPSHOTS.c.game == game, SNAPSHOTS.c.step <= step)
                .order_by(SNAPSHOTS.c.step.desc())
                .limit(1)
            ).first()
        return (row.step, row.state) if row else None

    # Settings

    def setting(self, name: str, otherwise: str) -> str:
        """A setting; the first call stores the given value."""
        asked = select(SETTINGS.c.value).where(SETTINGS.c.name == name)
        with self.database.reading() as connection:
            known: str | None = connection.execute(asked).scalar()
        if known is not None:
            return known
        with self.database.writing() as connection:
            found: str | None = connection.execute(asked).scalar()
            if found is None:
                connection.execute(insert(SETTINGS).values(name=name, value=otherwise))
        return otherwise if found is None else found

    def change_setting(self, name: str, value: str) -> None:
        """Give a setting another value."""
        with self.database.writing() as connection:
            connection.execute(delete(SETTINGS).where(SETTINGS.c.name == name))
            connection.execute(insert(SETTINGS).values(name=name, value=value))


def _stored(row: Row[Any]) -> StoredGame:
    try:
        record: GameRecord | None = _RECORD.decode(row.record)
    except (msgspec.MsgspecError, TypeError, UnicodeError):
        record = None
    try:
        status = _STATUS.decode(row.standing)
    except (msgspec.MsgspecError, TypeError, UnicodeError):
        # It is made again from the log when the game is opened.
        LOG.warning("the standing of the game %s is damaged", row.id)
        status = GameStatus(row.version)
    return StoredGame(row.id, record, status)


def _reason(row: Row[Any]) -> Reason | None:
    """Why a computer player did something; the action is whole without it."""
    try:
        return _REASON.decode(row.reason) if row.reason else None
    except (msgspec.MsgspecError, TypeError, UnicodeError):
        LOG.warning("the reason of action %d of the game %s is damaged", row.number, row.game)
        return None
