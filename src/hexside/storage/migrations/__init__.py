"""The steps from every released set of tables to that of today, carried out by Alembic.

Each file of ``versions`` is one step, forward only. What was released is never changed: a new step
goes into a new file, its number into ``schema.HEAD``, and a database of the version before into
``tests/saves/servers``.
"""

from __future__ import annotations

from pathlib import Path

from alembic import command
from alembic.config import Config
from sqlalchemy import Connection

FOLDER = Path(__file__).parent


def configuration() -> Config:
    """What Alembic must know; no file beside the program is read."""
    config = Config()
    # A percent sign in the name of a folder is not a reference.
    config.set_main_option("script_location", str(FOLDER).replace("%", "%%"))
    return config


def upgrade(connection: Connection, found: str) -> None:
    """Take all steps that are missing, inside the transaction of a connection.

    ``found`` is the revision of the tables, which files from before Alembic do not name.
    """
    config = configuration()
    config.attributes["connection"] = connection
    if found:
        command.stamp(config, found)
    command.upgrade(config, "head")
