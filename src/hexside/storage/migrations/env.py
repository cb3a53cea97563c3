"""Alembic runs this file: the steps are taken on the connection that was handed in."""

from __future__ import annotations

from alembic import context

from hexside.storage.schema import METADATA

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=METADATA,
    # SQLite changes a column by making the table anew.
    render_as_batch=True,
)
with context.begin_transaction():
    context.run_migrations()
