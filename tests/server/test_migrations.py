"""Databases of every release are brought forward, in one step or not at all."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from typer.testing import CliRunner

from hexside.cli.app import app
from hexside.storage import (
    DATABASE,
    DatabaseDamaged,
    DatabaseNewer,
    FolderInUse,
    FolderLock,
    Store,
)
from hexside.storage import migrations as steps
from hexside.storage.migrations.versions import r0002_mark
from hexside.storage.schema import FIRST, HEAD, METADATA
from tests.server.databases import SAVES, change, content, put, rows

SOURCES = Path(__file__).parents[2] / "src"


def test_the_steps_lead_to_the_tables_of_today(tmp_path: Path) -> None:
    scripts = ScriptDirectory.from_config(steps.configuration())
    assert scripts.get_heads() == [HEAD]
    assert scripts.get_bases() == [FIRST]
    store = Store(tmp_path)
    with store.database.reading() as connection:
        assert compare_metadata(MigrationContext.configure(connection), METADATA) == []
    store.close()


@pytest.mark.parametrize("packed", SAVES, ids=lambda path: path.name.partition(".")[0])
def test_every_released_database_is_brought_forward(tmp_path: Path, packed: Path) -> None:
    path = put(tmp_path, packed)
    before = content(path)
    (game,) = rows(path, "SELECT id FROM games")[0]
    store = Store(tmp_path)
    assert len(store.log(str(game))) == 45
    with store.database.reading() as connection:
        assert compare_metadata(MigrationContext.configure(connection), METADATA) == []
    store.close()
    assert content(path) == before
    assert rows(path, "SELECT version_num FROM alembic_version") == [(HEAD,)]
    assert rows(path, "PRAGMA user_version") == [(int(HEAD),)]
    assert rows(path, "PRAGMA application_id") == [(r0002_mark.MARK,)]
    # What it was before is kept, and the next start changes nothing.
    (kept,) = tmp_path.glob(f"games-before-{HEAD}-*.sqlite")
    assert content(kept) == before
    assert rows(kept, "PRAGMA user_version") == [(1,)]
    Store(tmp_path).close()
    assert len(list(tmp_path.glob("games-before-*"))) == 1


def test_a_new_folder_has_nothing_to_keep(tmp_path: Path) -> None:
    Store(tmp_path).close()
    assert list(tmp_path.glob("games-before-*")) == []


def test_a_step_that_fails_changes_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = put(tmp_path)
    before = content(path)

    def fails(connection: object, found: str) -> None:
        upgrade(connection, found)  # type: ignore[arg-type]
        raise KeyboardInterrupt

    upgrade = steps.upgrade
    with monkeypatch.context() as patch:
        patch.setattr(steps, "upgrade", fails)
        for _ in range(2):
            with pytest.raises(KeyboardInterrupt):
                Store(tmp_path)
            assert content(path) == before
            assert rows(path, "PRAGMA user_version") == [(1,)]
            assert rows(path, "SELECT * FROM sqlite_master WHERE name LIKE 'alembic%'") == []
    Store(tmp_path).close()
    assert content(path) == before


#: Ends without a word between the last step and its commit.
KILLED = """
import os, pathlib, signal, sys
from hexside.storage import Store, migrations

upgrade = migrations.upgrade

def killed(connection, found):
    upgrade(connection, found)
    connection.exec_driver_sql("DELETE FROM actions")
    os.kill(os.getpid(), signal.SIGKILL)

migrations.upgrade = killed
Store(pathlib.Path(sys.argv[1]))
"""


@pytest.mark.skipif(sys.platform == "win32", reason="no such signal")
def test_a_killed_migration_leaves_a_database_that_can_be_used(tmp_path: Path) -> None:
    path = put(tmp_path)
    before = content(path)
    for _ in range(2):
        ended = subprocess.run(
            [sys.executable, "-c", KILLED, str(tmp_path)],
            env={**os.environ, "PYTHONPATH": str(SOURCES)},
            check=False,
        )
        assert ended.returncode == -signal.SIGKILL
    store = Store(tmp_path)
    assert store.games()
    store.close()
    assert content(path) == before
    assert rows(path, "PRAGMA user_version") == [(int(HEAD),)]


def test_nobody_changes_the_tables_under_a_server(tmp_path: Path) -> None:
    """A program of a newer release must not touch what an older one plays on."""
    lock = FolderLock(tmp_path)
    path = put(tmp_path)
    with pytest.raises(FolderInUse):
        Store(tmp_path)
    assert rows(path, "PRAGMA user_version") == [(1,)]
    lock.release()


@pytest.mark.parametrize(
    "statement",
    ["PRAGMA user_version = 99", "UPDATE alembic_version SET version_num = '0099'"],
)
def test_a_database_of_a_later_program_is_refused(tmp_path: Path, statement: str) -> None:
    Store(tmp_path).close()
    path = tmp_path / DATABASE
    change(path, statement)
    before = path.read_bytes()
    with pytest.raises(DatabaseNewer):
        Store(tmp_path)
    for language in ("en", "pl", "ru"):
        arguments = ("--lang", language, "serve", "--port", "0", "--folder", str(tmp_path))
        result = CliRunner().invoke(app, arguments)
        assert result.exit_code == 2
        assert str(path) in result.output
    assert path.read_bytes() == before


@pytest.mark.parametrize(
    ("statement", "told"),
    [
        ("CREATE TABLE recipes (name TEXT)", "recipes"),
        ("PRAGMA user_version = 1", "actions"),
    ],
)
def test_a_database_of_something_else_is_left_alone(
    tmp_path: Path, statement: str, told: str
) -> None:
    path = tmp_path / DATABASE
    change(path, "PRAGMA application_id = 5")
    change(path, statement)
    before = path.read_bytes()
    with pytest.raises(DatabaseDamaged) as caught:
        Store(tmp_path)
    assert told in caught.value.detail
    assert path.read_bytes() == before
