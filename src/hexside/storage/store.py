"""The event store: games, what was done in them, and states from which to go on."""

from __future__ import annotations

import zlib
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Any

import msgspec
from sqlalchemy import Connection, Row, delete, insert, select, update

from hexside.engine.refusals import Reason
from hexside.storage.database import DATABASE, Database, DatabaseDamaged, Outdated
from hexside.storage.records import Deed, GameRecord, Standing, Stored
from hexside.storage.tables import ACTIONS, GAMES, SETTINGS, SNAPSHOTS

# Made before any thread reads: two that make the same decoder at once crash the process.
_REASON = msgspec.json.Decoder(Reason)
_RECORD = msgspec.json.Decoder(GameRecord)
_STANDING = msgspec.json.Decoder(Standing)


class DamagedGame(ValueError):
    """The log of a game does not fit its checksums; nothing of it was changed.

    ``number`` is the first action that cannot be trusted; those before it can.
    """

    def __init__(self, game: str, number: int, sound: list[Deed]) -> None:
        super().__init__(f"{game}: {number}")
        self.game = game
        self.number = number
        self.sound = sound


class Store:
    """All games of a folder."""

    def __init__(self, folder: Path) -> None:
        folder.mkdir(parents=True, exist_ok=True)
        self.folder = folder
        self.database = Database(folder / DATABASE)
        try:
            self._check()
        except BaseException:
            self.close()
            raise

    def close(self) -> None:
        """Give the file back."""
        self.database.close()

    def _check(self) -> None:
        """Refuse to work on a damaged file: writing could destroy what is still there."""
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
                    self.deeds(stored.id)
                except (DatabaseDamaged, DamagedGame):
                    names.append(stored.record.name if stored.record else stored.id)
        except DatabaseDamaged:
            return names
        return names

    # Games

    def games(self) -> list[Stored]:
        """Every game, the newest first."""
        with self.database.reading() as connection:
            rows = connection.execute(select(GAMES).order_by(GAMES.c.created.desc())).all()
        return [_stored(row) for row in rows]

    def create(
        self,
        record: GameRecord,
        deeds: Iterable[Deed],
        standing: Standing,
        snapshots: Mapping[int, bytes],
    ) -> None:
        """A new game with what has been done in it; complete, or not there at all."""
        with self.database.writing() as connection:
            self.insert(connection, record, list(map(_checked_row, deeds)), standing)
            _keep(connection, record.id, snapshots)

    def insert(
        self,
        connection: Connection,
        record: GameRecord,
        rows: list[dict[str, Any]],
        standing: Standing,
    ) -> None:
        """A new game inside a transaction; a row may bring a checksum of its own."""
        connection.execute(
            insert(GAMES).values(
                id=record.id,
                created=record.created,
                record=msgspec.json.encode(record).decode(),
                version=standing.version,
                standing=msgspec.json.encode(standing).decode(),
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
        """Write anew what a game is."""
        with self.database.writing() as connection:
            connection.execute(
                update(GAMES)
                .where(GAMES.c.id == record.id)
                .values(record=msgspec.json.encode(record).decode())
            )

    def delete(self, game: str) -> None:
        """Remove a game with everything that was done in it."""
        with self.database.writing() as connection:
            for table in (SNAPSHOTS, ACTIONS):
                connection.execute(delete(table).where(table.c.game == game))
            connection.execute(delete(GAMES).where(GAMES.c.id == game))

    # What was done

    def append(
        self,
        game: str,
        deed: Deed,
        standing: Standing,
        snapshots: Mapping[int, bytes],
        steps: int,
    ) -> None:
        """Add an action; it is on the disk when this returns.

        ``standing`` is the one after it. Raise ``Outdated`` when the version before it is not the
        newest one; snapshots of more than ``steps`` actions are no longer true.
        """
        number = standing.version
        with self.database.writing() as connection:
            done = connection.execute(
                update(GAMES)
                .where(GAMES.c.id == game, GAMES.c.version == number - 1)
                .values(version=number, standing=msgspec.json.encode(standing).decode())
            )
            if done.rowcount != 1:
                raise Outdated(f"{game} is not at {number - 1}")
            row = _checked_row(deed)
            connection.execute(
                insert(ACTIONS).values(
                    game=game, number=number, checksum=checksum(game, number, deed.line), **row
                )
            )
            if deed.line.startswith("undo "):
                connection.execute(
                    delete(SNAPSHOTS).where(SNAPSHOTS.c.game == game, SNAPSHOTS.c.step > steps)
                )
            _keep(connection, game, snapshots)

    def deeds(self, game: str) -> list[Deed]:
        """What was done in a game; raise ``DamagedGame`` when that is not what was written."""
        with self.database.reading() as connection:
            version = connection.execute(
                select(GAMES.c.version).where(GAMES.c.id == game)
            ).scalar_one()
            rows = connection.execute(
                select(ACTIONS).where(ACTIONS.c.game == game).order_by(ACTIONS.c.number)
            ).all()
        found: list[Deed] = []
        for number, row in enumerate(rows, 1):
            if row.number != number or row.checksum != checksum(game, number, row.line):
                raise DamagedGame(game, number, found)
            found.append(
                Deed(
                    row.line,
                    row.events,
                    row.turn,
                    row.binding,
                    _REASON.decode(row.reason) if row.reason else None,
                )
            )
        if len(found) != version:
            raise DamagedGame(game, min(len(found), version) + 1, found[:version])
        return found

    def complete(self, game: str, deeds: list[Deed], snapshots: Mapping[int, bytes]) -> None:
        """Fill in what came of the actions of a game that was written without it."""
        with self.database.writing() as connection:
            for number, deed in enumerate(deeds, 1):
                connection.execute(
                    update(ACTIONS)
                    .where(ACTIONS.c.game == game, ACTIONS.c.number == number)
                    .values(events=deed.events, turn=deed.turn, binding=deed.binding)
                )
            connection.execute(delete(SNAPSHOTS).where(SNAPSHOTS.c.game == game))
            _keep(connection, game, snapshots)

    def stand(self, game: str, standing: Standing) -> None:
        """Write anew where a game stands; its version does not change."""
        with self.database.writing() as connection:
            connection.execute(
                update(GAMES)
                .where(GAMES.c.id == game, GAMES.c.version == standing.version)
                .values(standing=msgspec.json.encode(standing).decode())
            )

    # States

    def snapshot(self, game: str, step: int) -> tuple[int, bytes] | None:
        """The last kept state after at most so many actions."""
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
        """A setting; the first time the given value is kept."""
        with self.database.writing() as connection:
            found: str | None = connection.execute(
                select(SETTINGS.c.value).where(SETTINGS.c.name == name)
            ).scalar()
            if found is None:
                connection.execute(insert(SETTINGS).values(name=name, value=otherwise))
        return otherwise if found is None else found


def checksum(game: str, number: int, line: str) -> int:
    """The checksum of an action at its place."""
    return zlib.crc32(f"{game} {number} {line}".encode())


def _stored(row: Row[Any]) -> Stored:
    try:
        record = _RECORD.decode(row.record)
        standing = _STANDING.decode(row.standing)
    except msgspec.MsgspecError:
        return Stored(row.id, None, Standing(row.version))
    return Stored(row.id, record, standing)


def _checked_row(deed: Deed) -> dict[str, Any]:
    return {
        "line": deed.line,
        "turn": deed.turn,
        "binding": deed.binding,
        "events": deed.events,
        "reason": msgspec.json.encode(deed.reason).decode() if deed.reason else None,
    }


def _keep(connection: Connection, game: str, snapshots: Mapping[int, bytes]) -> None:
    for step, state in snapshots.items():
        where = (SNAPSHOTS.c.game == game, SNAPSHOTS.c.step == step)
        connection.execute(delete(SNAPSHOTS).where(*where))
        connection.execute(insert(SNAPSHOTS).values(game=game, step=step, state=state))
