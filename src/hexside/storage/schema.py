"""The tables. They are simple enough for any database that SQLAlchemy supports."""

from __future__ import annotations

from sqlalchemy import (
    Boolean,
    Column,
    ForeignKey,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    Text,
)

#: The revisions of the tables: that of files from before revisions were written into them, and that
#: of today. ``migrations`` has the steps from each to the next.
FIRST = "0001"
HEAD = "0002"

METADATA = MetaData()

GAMES = Table(
    "games",
    METADATA,
    Column("id", String(40), primary_key=True),
    Column("created", String(40), nullable=False),
    # A GameRecord and a GameStatus as JSON.
    Column("record", Text, nullable=False),
    Column("version", Integer, nullable=False),
    Column("standing", Text, nullable=False),
)

#: The log. No two actions of a game have the same number.
ACTIONS = Table(
    "actions",
    METADATA,
    Column("game", String(40), ForeignKey("games.id", ondelete="CASCADE"), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("line", Text, nullable=False),
    Column("checksum", Integer, nullable=False),
    Column("turn", Integer, nullable=False),
    Column("binding", Boolean, nullable=False),
    Column("events", LargeBinary),
    Column("reason", Text),
    sqlite_with_rowid=False,
)

#: States after some actions. They are made from the log and can be rebuilt.
SNAPSHOTS = Table(
    "snapshots",
    METADATA,
    Column("game", String(40), ForeignKey("games.id", ondelete="CASCADE"), primary_key=True),
    Column("step", Integer, primary_key=True, autoincrement=False),
    Column("state", LargeBinary, nullable=False),
)

SETTINGS = Table(
    "settings",
    METADATA,
    Column("name", String(40), primary_key=True),
    Column("value", Text, nullable=False),
)
