"""A folder has one server, and a database that was cut short is never taken for a new one."""

from __future__ import annotations

import json
import os
import shutil
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner

from hexside.cli.app import app
from hexside.engine.match import Origin
from hexside.server import local_server
from hexside.server.app import create_app
from hexside.server.service import Service
from hexside.storage import (
    DATABASE,
    DatabaseCutShort,
    DatabaseDamaged,
    FolderInUse,
    FolderLock,
    GameLogEntry,
    GameRecord,
    GameStatus,
    StorageUnavailable,
    Store,
)
from hexside.storage.lock import LOCK

LANGUAGES = ("en", "pl", "ru")
SOURCES = Path(__file__).parents[2] / "src"
ENVIRONMENT = {**os.environ, "PYTHONPATH": str(SOURCES), "HEXSIDE_LANG": "en"}


def served(folder: Path, language: str = "en") -> tuple[int, str]:
    """What `hexside serve` answers in a folder where it cannot start."""
    arguments = ("serve", "--port", "0", "--folder", str(folder), "--no-browser")
    result = CliRunner().invoke(app, ("--lang", language, *arguments))
    return result.exit_code, result.output


@pytest.fixture(scope="module")
def whole(tmp_path_factory: pytest.TempPathFactory) -> bytes:
    """A database with a game, all of it in one file."""
    folder = tmp_path_factory.mktemp("whole")
    store = Store(folder)
    origin = Origin("traces-of-war", "campaign", "1", "seed")
    log = [GameLogEntry(f"do axis {number}", b"[%s]" % (b"1" * 90)) for number in range(200)]
    record = GameRecord("g", "Nad Dnieprem", origin, {"axis": "human"}, "2026-01-01")
    store.create(record, log, GameStatus(len(log)), {})
    store.close()
    assert [path.name for path in folder.iterdir() if path.name != LOCK] == [DATABASE]
    return (folder / DATABASE).read_bytes()


# Cut short


@pytest.mark.parametrize(
    "length", [0, 1, 2, 50, 99, 100, 511, 512, 4095, 4096, 4097, 8192, 0.5, 0.9, -1]
)
def test_a_database_that_is_cut_short_is_refused_and_left_alone(
    tmp_path: Path, whole: bytes, length: float
) -> None:
    cut = int(length * len(whole)) if 0 < length < 1 else int(length)
    content = whole[:cut]
    path = tmp_path / DATABASE
    path.write_bytes(content)
    for _ in range(2):
        with pytest.raises(DatabaseCutShort) as caught:
            Store(tmp_path)
        assert (caught.value.path, caught.value.size) == (path, len(content))
        with pytest.raises(DatabaseDamaged):
            create_app(tmp_path)
    assert path.read_bytes() == content
    assert {one.name for one in tmp_path.iterdir()} <= {DATABASE, LOCK}


def test_what_is_cut_short_is_told_with_its_cure(tmp_path: Path, whole: bytes) -> None:
    for language in LANGUAGES:
        for content in (b"", b"x", whole[:5000]):
            (tmp_path / DATABASE).write_bytes(content)
            status, said = served(tmp_path, language)
            assert status == 2
            assert str(tmp_path / DATABASE) in said
            assert str(len(content)) in said.replace("\N{NO-BREAK SPACE}", "").replace(",", "")
            assert "hexside restore" in said


def test_a_log_without_its_database_is_no_new_folder(tmp_path: Path) -> None:
    (tmp_path / f"{DATABASE}-wal").write_bytes(b"what was written last")
    with pytest.raises(DatabaseCutShort):
        Store(tmp_path)
    assert not (tmp_path / DATABASE).exists()
    assert (tmp_path / f"{DATABASE}-wal").read_bytes() == b"what was written last"


def test_what_is_cut_short_in_the_log_as_well_is_found(tmp_path: Path, whole: bytes) -> None:
    """With a log beside it a file may be short; then SQLite must look."""
    (tmp_path / DATABASE).write_bytes(whole[:8192])
    (tmp_path / f"{DATABASE}-wal").write_bytes(b"no log " * 10)
    with pytest.raises(DatabaseDamaged):
        Store(tmp_path)


def test_a_folder_whose_making_was_interrupted_begins_again(tmp_path: Path, whole: bytes) -> None:
    for name in (f"{DATABASE}.new", f"{DATABASE}.new-wal", f"{DATABASE}.new-journal"):
        (tmp_path / name).write_bytes(whole[:5000])
    store = Store(tmp_path)
    assert store.games() == []
    store.close()
    assert sorted(path.name for path in tmp_path.iterdir()) == sorted([LOCK, DATABASE])


# One server


def test_a_second_server_is_told_and_changes_nothing(tmp_path: Path) -> None:
    first = local_server(tmp_path, "127.0.0.1")
    try:
        for _ in range(2):
            with pytest.raises(FolderInUse) as caught:
                Service(tmp_path, "127.0.0.1").open()
            assert caught.value.folder == tmp_path
            assert caught.value.process == os.getpid()
        for language in LANGUAGES:
            status, said = served(tmp_path, language)
            assert status == 2
            assert str(tmp_path) in said
            assert str(os.getpid()) in said
            assert "--folder" in said
    finally:
        first.close()
    local_server(tmp_path, "127.0.0.1").close()


def test_commands_work_beside_a_server(tmp_path: Path) -> None:
    first = local_server(tmp_path, "127.0.0.1")
    try:
        for command in (("host-key",), ("host-key", "--change"), ("backup", f"{tmp_path}/b")):
            result = CliRunner().invoke(app, (*command, "--folder", str(tmp_path)))
            assert result.exit_code == 0, result.output
    finally:
        first.close()


def test_a_server_that_cannot_start_lets_go_of_its_folder(tmp_path: Path) -> None:
    (tmp_path / DATABASE).write_bytes(b"")
    with pytest.raises(DatabaseDamaged):
        Service(tmp_path, "127.0.0.1").open()
    FolderLock(tmp_path).release()


@contextmanager
def process(folder: Path) -> Iterator[tuple[subprocess.Popen[str], dict[str, Any]]]:
    """A server of its own, and what it printed."""
    arguments = ("serve", "--port", "0", "--folder", str(folder), "--json")
    running = subprocess.Popen(
        [sys.executable, "-m", "hexside.cli.app", *arguments],
        env=ENVIRONMENT,
        stdout=subprocess.PIPE,
        text=True,
    )
    try:
        assert running.stdout is not None
        text = ""
        while not text.endswith("}\n"):
            line = running.stdout.readline()
            assert line, "the server has ended"
            text += line
        yield running, json.loads(text)
    finally:
        running.kill()
        running.wait(60)


def test_a_killed_server_leaves_its_folder_free(tmp_path: Path) -> None:
    with process(tmp_path) as (first, _):
        status, said = served(tmp_path)
        assert (status, str(first.pid) in said) == (2, True)
        first.send_signal(signal.SIGKILL)
        first.wait(60)
        # Its file is still there, and says nothing.
        assert json.loads((tmp_path / LOCK).read_text())["process"] == first.pid
        with process(tmp_path) as (second, _):
            status, said = served(tmp_path)
            assert (status, str(second.pid) in said) == (2, True)


def test_the_address_of_the_other_server_is_told(tmp_path: Path) -> None:
    first = FolderLock(tmp_path)
    first.tell("http://127.0.0.1:8123/")
    for language in LANGUAGES:
        status, said = served(tmp_path, language)
        assert status == 2
        assert "http://127.0.0.1:8123/" in said
    (tmp_path / LOCK).write_bytes(b"\xff nonsense")
    status, said = served(tmp_path)
    assert (status, str(tmp_path) in said) == (2, True)
    first.release()


@pytest.mark.skipif(sys.platform == "win32", reason="files have no modes")
def test_a_folder_that_cannot_be_locked_has_no_server(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Root may write everywhere, so a disk without locks stands for all."""

    def no_locks(*_: Any) -> None:
        raise OSError(37, "No locks available")

    with monkeypatch.context() as patch:
        patch.setattr("fcntl.flock", no_locks)
        with pytest.raises(StorageUnavailable):
            FolderLock(tmp_path)
        status, said = served(tmp_path)
        assert (status, "No locks available" in said) == (2, True)
    shutil.rmtree(tmp_path)
    with pytest.raises(StorageUnavailable):
        FolderLock(tmp_path)
