"""The file says in its header that it is Hexside's, for whoever finds it among others."""

from __future__ import annotations

from alembic import op

revision = "0002"
down_revision = "0001"

#: ``HexS`` in bytes.
MARK = 0x48657853


def upgrade() -> None:
    """The identity of the application, as SQLite stores it."""
    op.execute(f"PRAGMA application_id = {MARK}")
