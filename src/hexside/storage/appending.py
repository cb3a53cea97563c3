"""Actions are added to the logs of their games, those of several games in one transaction."""

from __future__ import annotations

import zlib
from collections.abc import Mapping, Sequence
from typing import Any

import msgspec
from sqlalchemy import Connection, bindparam, delete, insert, update

from hexside.storage.database import Database
from hexside.storage.errors import Outdated
from hexside.storage.records import GameLogEntry, GameStatus
from hexside.storage.schema import ACTIONS, GAMES, SNAPSHOTS

# Made once: putting a statement together costs more than carrying it out.
_ADVANCE = (
    update(GAMES)
    .where(GAMES.c.id == bindparam("of_game"), GAMES.c.version == bindparam("before"))
    .values(version=bindparam("number"), standing=bindparam("told"))
)
_ADD = insert(ACTIONS)
_TAKE_BACK = delete(SNAPSHOTS).where(
    SNAPSHOTS.c.game == bindparam("of_game"), SNAPSHOTS.c.step > bindparam("steps")
)


class Addition(msgspec.Struct, frozen=True):
    """An action of a game, and the status after it.

    Snapshots after more than ``steps`` actions become invalid when the action takes one back.
    """

    game: str
    entry: GameLogEntry
    status: GameStatus
    snapshots: Mapping[int, bytes]
    steps: int


def append_all(database: Database, additions: Sequence[Addition]) -> list[bool]:
    """Add actions of different games; those that are added are on disk when this returns.

    False for one whose game is no longer at the version before it, of which nothing is written.
    Raise ``StorageError``, and write nothing at all, if one of them cannot be written.
    """
    with database.writing() as connection:
        done = [_advanced(connection, addition) for addition in additions]
        rows = [
            _row(addition) for addition, is_next in zip(additions, done, strict=True) if is_next
        ]
        if rows:
            connection.execute(_ADD, rows)
        for addition, is_next in zip(additions, done, strict=True):
            if is_next:
                _states(connection, addition)
    return done


def outdated(addition: Addition) -> Outdated:
    """Why an action was not added."""
    return Outdated(f"{addition.game} is not at {addition.status.version - 1}")


def _advanced(connection: Connection, addition: Addition) -> bool:
    number = addition.status.version
    done = connection.execute(
        _ADVANCE,
        {
            "of_game": addition.game,
            "before": number - 1,
            "number": number,
            "told": msgspec.json.encode(addition.status).decode(),
        },
    )
    return done.rowcount == 1


def _row(addition: Addition) -> dict[str, Any]:
    game, number = addition.game, addition.status.version
    row = row_of(addition.entry)
    return {
        "game": game,
        "number": number,
        "checksum": checksum(game, number, addition.entry.line),
        **row,
    }


def _states(connection: Connection, addition: Addition) -> None:
    if addition.entry.line.startswith("undo "):
        connection.execute(_TAKE_BACK, {"of_game": addition.game, "steps": addition.steps})
    keep(connection, addition.game, addition.snapshots)


def keep(connection: Connection, game: str, snapshots: Mapping[int, bytes]) -> None:
    """Store states after some actions of a game."""
    for step, state in snapshots.items():
        where = (SNAPSHOTS.c.game == game, SNAPSHOTS.c.step == step)
        connection.execute(delete(SNAPSHOTS).where(*where))
        connection.execute(insert(SNAPSHOTS).values(game=game, step=step, state=state))


def checksum(game: str, number: int, line: str) -> int:
    """The checksum of an action at its position."""
    return zlib.crc32(f"{game} {number} {line}".encode())


def row_of(entry: GameLogEntry) -> dict[str, Any]:
    """A log entry as it is stored."""
    return {
        "line": entry.line,
        "turn": entry.turn,
        "binding": entry.binding,
        "events": entry.events,
        "reason": msgspec.json.encode(entry.reason).decode() if entry.reason else None,
    }
