"""A backup while a server plays, and the way back: nothing acknowledged is lost."""

from __future__ import annotations

import json
import os
import random
import sqlite3
import subprocess
import sys
import threading
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from litestar.testing import TestClient
from typer.testing import CliRunner

from hexside.cli.app import app
from hexside.engine.match import Origin, read_saved
from hexside.server import local_server
from hexside.server.app import create_app
from hexside.storage import (
    DATABASE,
    DatabaseDamaged,
    DatabaseNewer,
    FolderHasGames,
    FolderInUse,
    GameLogEntry,
    GameRecord,
    GameStatus,
    Store,
    back_up,
    backup,
    replace_with,
    restore,
)
from tests.server.databases import SAVES, change, content, put
from tests.server.twins import Nursery, Twin

ORIGIN = Origin("traces-of-war", "campaign", "1", "seed")
LANGUAGES = ("en", "pl", "ru")
SOURCES = Path(__file__).parents[2] / "src"


def command(*arguments: object, status: int = 0) -> str:
    result = CliRunner().invoke(app, list(map(str, arguments)))
    assert result.exit_code == status, result.output
    return result.output


def folder_with(folder: Path, *games: str) -> Path:
    """A folder with games of three actions."""
    store = Store(folder)
    for id in games:
        record = GameRecord(id, f"Game {id}", ORIGIN, {"axis": "human"}, "2026-01-01")
        log = [GameLogEntry(f"do axis {number}", b"[]") for number in range(3)]
        store.create(record, log, GameStatus(3), {})
    store.close()
    return folder


def names(folder: Path) -> set[str]:
    store = Store(folder)
    found = {stored.id for stored in store.games()}
    store.close()
    return found


# The drill


@pytest.fixture
def nursery(tmp_path: Path) -> Iterator[Nursery]:
    made = Nursery(tmp_path / "first")
    yield made
    made.close()


def played_on(twin: Twin, chance: random.Random, actions: int) -> None:
    for _ in range(actions):
        if not twin.game.over:
            twin.post(chance)


@pytest.mark.slow
def test_the_drill(nursery: Nursery, tmp_path: Path) -> None:
    """A server under load is backed up, lost, and its games go on elsewhere."""
    base = f"http://127.0.0.1:{nursery.port}/api/"
    file = tmp_path / "games.backup"
    with httpx.Client(base_url=base, timeout=60) as client:
        nursery.start(client)
        twins = [Twin(client, seed) for seed in range(1, 5)]
        for twin in twins:
            played_on(twin, random.Random(1), 10)
        ending = threading.Event()

        def play(twin: Twin) -> None:
            chance = random.Random(2)
            while not ending.is_set() and not twin.game.over:
                twin.post(chance)

        threads = [threading.Thread(target=play, args=(twin,)) for twin in twins]
        for thread in threads:
            thread.start()
        try:
            for _ in range(5):
                before = [len(twin.acknowledged) for twin in twins]
                told = json.loads(
                    command("backup", file, "--folder", tmp_path / "first", "--overwrite", "--json")
                )
            after = [len(twin.acknowledged) for twin in twins]
        finally:
            ending.set()
            for thread in threads:
                thread.join()
        assert told["games"] == len(twins)
        assert told["damaged"] == []
        # The server was at work all the time, or this would prove nothing.
        assert sum(after) > sum(before)
    nursery.kill()
    command("restore", file, "--folder", tmp_path / "second")
    with TestClient(create_app(tmp_path / "second"), base_url="http://127.0.0.1/api/") as client:
        chance = random.Random(3)
        for twin, known in zip(twins, before, strict=True):
            found = read_saved(client.get(f"games/{twin.id}/export").content).actions
            assert known <= len(found) <= len(twin.acknowledged) + 1
            again = twin.elsewhere(client, len(found))
            again.compare()
            played_on(again, chance, 5)
            again.compare()


# Backups


def test_a_backup_is_one_private_file_that_is_told(tmp_path: Path) -> None:
    folder_with(tmp_path / "a", "one", "two")
    for language in LANGUAGES:
        file = tmp_path / f"{language}.backup"
        said = command("--lang", language, "backup", file, "--folder", tmp_path / "a")
        assert str(file) in said
        assert "2" in said
        assert "6" in said
    assert sorted(path.name for path in tmp_path.iterdir()) == [
        "a",
        "en.backup",
        "pl.backup",
        "ru.backup",
    ]
    assert content(file) == content(tmp_path / "a" / DATABASE)
    if sys.platform != "win32":
        assert file.stat().st_mode & 0o777 == 0o600


def test_a_backup_is_not_written_over_another(tmp_path: Path) -> None:
    folder_with(tmp_path / "a", "one")
    file = tmp_path / "kept"
    file.write_text("something")
    for language in LANGUAGES:
        said = command("--lang", language, "backup", file, "--folder", tmp_path / "a", status=2)
        assert "--overwrite" in said
    assert file.read_text() == "something"
    command("backup", file, "--folder", tmp_path / "a", "--overwrite")
    restore(file, tmp_path / "b")
    assert names(tmp_path / "b") == {"one"}


def test_a_backup_is_not_written_over_the_games_themselves(tmp_path: Path) -> None:
    folder = folder_with(tmp_path / "a", "one")
    before = (folder / DATABASE).read_bytes()
    (tmp_path / "link").symlink_to(folder)
    for name in (DATABASE, f"{DATABASE}-wal", "games.lock"):
        for place in (folder / name, tmp_path / "link" / name, folder / ".." / "a" / name):
            for language in LANGUAGES:
                arguments = ("backup", place, "--folder", folder, "--overwrite")
                assert name in command("--lang", language, *arguments, status=2)
    assert (folder / DATABASE).read_bytes() == before


def test_an_empty_folder_has_nothing_to_replace(tmp_path: Path) -> None:
    file = tmp_path / "file"
    back_up(folder_with(tmp_path / "a", "one"), file)
    (tmp_path / "b").mkdir()
    assert replace_with(file, tmp_path / "b").before == ""
    assert names(tmp_path / "b") == {"one"}


def test_an_action_too_many_is_damage(tmp_path: Path) -> None:
    path = folder_with(tmp_path / "a", "one") / DATABASE
    change(path, "INSERT INTO actions VALUES ('one', 4, 'x', 0, 0, 0, NULL, NULL)")
    assert back_up(tmp_path / "a", tmp_path / "file").damaged == ("Game one",)


def test_where_there_are_no_games_nothing_is_made(tmp_path: Path) -> None:
    for language in LANGUAGES:
        folder = tmp_path / "nothing"
        arguments = ("backup", tmp_path / "file", "--folder", folder)
        assert str(folder) in command("--lang", language, *arguments, status=2)
    assert list(tmp_path.iterdir()) == []


def test_a_damaged_game_is_copied_and_told(tmp_path: Path) -> None:
    folder_with(tmp_path / "a", "one", "two")
    change(tmp_path / "a" / DATABASE, "UPDATE actions SET line = 'x' WHERE game = 'two'")
    file = tmp_path / "file"
    said = command("backup", file, "--folder", tmp_path / "a", status=1)
    assert "Game two" in said
    assert "Game one" not in said
    assert restore(file, tmp_path / "b").damaged == ("Game two",)


def test_a_damaged_database_spoils_no_earlier_backup(tmp_path: Path) -> None:
    folder_with(tmp_path / "a", *map(str, range(200)))
    file = tmp_path / "file"
    back_up(tmp_path / "a", file)
    before = file.read_bytes()
    path = tmp_path / "a" / DATABASE
    torn = bytearray(path.read_bytes())
    torn[20480:40960] = b"\xff" * 20480
    path.write_bytes(torn)
    with pytest.raises(DatabaseDamaged):
        back_up(tmp_path / "a", file)
    path.write_bytes(b"")
    with pytest.raises(DatabaseDamaged):
        back_up(tmp_path / "a", file)
    assert file.read_bytes() == before
    assert sorted(one.name for one in tmp_path.iterdir()) == ["a", "file"]


#: No file may grow beyond some bytes, as on a disk that is full.
FULL = """
import resource, signal, sys
signal.signal(signal.SIGXFSZ, signal.SIG_IGN)
resource.setrlimit(resource.RLIMIT_FSIZE, (50_000, 50_000))
from hexside.cli.app import main
main()
"""


@pytest.mark.skipif(sys.platform == "win32", reason="no such limit")
@pytest.mark.parametrize("which", ["backup", "restore"])
def test_a_full_disk_spoils_nothing(tmp_path: Path, which: str) -> None:
    folder_with(tmp_path / "a", *map(str, range(300)))
    file = tmp_path / "file"
    back_up(tmp_path / "a", file)
    folder_with(tmp_path / "b", "kept")
    before = file.read_bytes()
    arguments = {
        "backup": ("backup", file, "--folder", tmp_path / "a", "--overwrite"),
        "restore": ("restore", file, "--folder", tmp_path / "b", "--replace"),
    }[which]
    ended = subprocess.run(
        [sys.executable, "-c", FULL, *map(str, arguments)],
        env={**os.environ, "PYTHONPATH": str(SOURCES), "HEXSIDE_LANG": "en"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert ended.returncode == 2, ended.stderr
    assert "Traceback" not in ended.stderr
    assert file.read_bytes() == before
    assert names(tmp_path / "b") == {"kept"}
    left = {one.name for folder in (tmp_path, tmp_path / "b") for one in folder.iterdir()}
    assert left == {"a", "b", "file", DATABASE, "games.lock"}


# The way back


def test_games_are_replaced_only_on_demand_and_kept(tmp_path: Path) -> None:
    folder_with(tmp_path / "a", "one")
    folder_with(tmp_path / "b", "two")
    file = tmp_path / "file"
    back_up(tmp_path / "a", file)
    before = (tmp_path / "b" / DATABASE).read_bytes()
    for language in LANGUAGES:
        arguments = ("restore", file, "--folder", tmp_path / "b")
        assert "--replace" in command("--lang", language, *arguments, status=2)
    with pytest.raises(FolderHasGames):
        restore(file, tmp_path / "b")
    assert (tmp_path / "b" / DATABASE).read_bytes() == before
    told = json.loads(command("restore", file, "--folder", tmp_path / "b", "--replace", "--json"))
    assert (told["games"], told["actions"]) == (1, 3)
    assert Path(told["before"]).read_bytes() == before
    assert names(tmp_path / "b") == {"one"}
    # And back again.
    command("restore", told["before"], "--folder", tmp_path / "b", "--replace")
    assert names(tmp_path / "b") == {"two"}
    assert len(list((tmp_path / "b").glob("games-before-restore-*"))) == 2


def test_what_a_killed_server_wrote_last_is_kept_as_well(tmp_path: Path) -> None:
    """It is still in the log beside the database."""
    folder_with(tmp_path / "a", "one")
    file = tmp_path / "file"
    back_up(tmp_path / "a", file)
    lively, killed = tmp_path / "lively", tmp_path / "killed"
    store = Store(folder_with(lively, "two"))
    store.append("two", GameLogEntry("do axis last"), GameStatus(4), {}, 4)
    killed.mkdir()
    for end in ("", "-wal"):
        (killed / f"{DATABASE}{end}").write_bytes((lively / f"{DATABASE}{end}").read_bytes())
    store.close()
    kept = Path(replace_with(file, killed).before)
    assert names(killed) == {"one"}
    connection = sqlite3.connect(kept)
    assert ("do axis last",) in connection.execute("SELECT line FROM actions").fetchall()
    connection.close()


@pytest.mark.skipif(sys.platform == "win32", reason="no fork")
def test_a_killed_restore_leaves_all_of_the_old_games_or_all_of_the_new(tmp_path: Path) -> None:
    """Also what a killed server has left in the log."""
    folder_with(tmp_path / "a", "one")
    file = tmp_path / "file"
    back_up(tmp_path / "a", file)
    lively = tmp_path / "lively"
    store = Store(folder_with(lively, "two"))
    store.append("two", GameLogEntry("do axis last"), GameStatus(4), {}, 4)
    found = []
    for moment in range(1, 40):
        killed = tmp_path / str(moment)
        killed.mkdir()
        for end in ("", "-wal"):
            (killed / f"{DATABASE}{end}").write_bytes((lively / f"{DATABASE}{end}").read_bytes())
        child = os.fork()
        if child == 0:
            ending_at(moment)
            replace_with(file, killed)
            os._exit(0)
        status = os.waitstatus_to_exitcode(os.waitpid(child, 0)[1])
        found += sorted(names(killed))
        again = Store(killed)
        (game,) = again.games()
        assert len(again.log(game.id)) == {"one": 3, "two": 4}[game.id]
        again.close()
        if status == 0:
            break
        assert status == STOPPED
    store.close()
    # It was tried at every moment, before and after the only one that counts.
    assert status == 0
    assert found == sorted(found, reverse=True)
    assert found.count("two") > 5
    assert set(found) == {"one", "two"}


STOPPED = 77


def ending_at(moment: int) -> None:
    """End this process without a word at a step that changes the disk."""
    steps = iter(range(1, moment + 1))

    def counted(work: Any) -> Any:
        def step(*arguments: Any, **more: Any) -> Any:
            if next(steps) == moment:
                os._exit(STOPPED)
            return work(*arguments, **more)

        return step

    for name in ("replace", "unlink", "write_bytes", "touch"):
        setattr(Path, name, counted(getattr(Path, name)))
    for name in ("settled", "copied"):
        setattr(backup, name, counted(getattr(backup, name)))


def test_a_damaged_database_is_replaced_and_kept_as_it_is(tmp_path: Path) -> None:
    folder_with(tmp_path / "a", "one")
    file = tmp_path / "file"
    back_up(tmp_path / "a", file)
    for damage in (b"", b"x", b"no database " * 1000):
        (tmp_path / "a" / DATABASE).write_bytes(damage)
        with pytest.raises(FolderHasGames):
            restore(file, tmp_path / "a")
        told = replace_with(file, tmp_path / "a")
        assert Path(told.before).read_bytes() == damage
        assert names(tmp_path / "a") == {"one"}


def test_nothing_is_replaced_under_a_server(tmp_path: Path) -> None:
    folder_with(tmp_path / "a", "one")
    file = tmp_path / "file"
    back_up(tmp_path / "a", file)
    server = local_server(tmp_path / "a", "127.0.0.1")
    for work in (restore, replace_with):
        with pytest.raises(FolderInUse):
            work(file, tmp_path / "a")
    server.close()


def later(file: Path) -> None:
    change(file, "PRAGMA user_version = 99")


def strange(file: Path) -> None:
    file.unlink()
    change(file, "CREATE TABLE recipes (name TEXT)")


def empty(file: Path) -> None:
    file.write_bytes(b"")


def torn(file: Path) -> None:
    content = bytearray(file.read_bytes())
    content[8192:12288] = b"\xff" * 4096
    file.write_bytes(content)


@pytest.mark.parametrize(
    ("spoil", "error"),
    [
        (later, DatabaseNewer),
        (strange, DatabaseDamaged),
        (empty, DatabaseDamaged),
        (torn, DatabaseDamaged),
    ],
)
def test_a_backup_that_is_none_replaces_nothing(
    tmp_path: Path, spoil: Any, error: type[Exception]
) -> None:
    folder_with(tmp_path / "a", "one")
    file = tmp_path / "file"
    back_up(tmp_path / "a", file)
    spoil(file)
    before = (tmp_path / "a" / DATABASE).read_bytes()
    for work in (restore, replace_with):
        with pytest.raises(error if work is replace_with else (error, FolderHasGames)):
            work(file, tmp_path / "a")
    with pytest.raises(error):
        restore(file, tmp_path / "new")
    assert (tmp_path / "a" / DATABASE).read_bytes() == before
    assert not (tmp_path / "new" / DATABASE).exists()
    said = command("restore", file, "--folder", tmp_path / "a", "--replace", status=2)
    assert str(file) in said
    assert sorted(one.name for one in (tmp_path / "a").iterdir()) == ["games.lock", DATABASE]


def test_a_backup_that_is_missing(tmp_path: Path) -> None:
    said = command("restore", tmp_path / "none", "--folder", tmp_path / "a", status=2)
    assert str(tmp_path / "none") in said


@pytest.mark.parametrize("packed", SAVES, ids=lambda path: path.name.partition(".")[0])
def test_a_backup_of_an_earlier_release_is_brought_forward(tmp_path: Path, packed: Path) -> None:
    old = put(tmp_path, packed)
    file = old.rename(tmp_path / "old.backup")
    before = file.read_bytes()
    found = restore(file, tmp_path / "new")
    assert (found.games, found.actions, found.damaged) == (1, 45, ())
    assert content(tmp_path / "new" / DATABASE) == content(file)
    assert file.read_bytes() == before
    Store(tmp_path / "new").close()
