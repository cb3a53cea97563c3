"""What is on disk: versions are unique, damage is reported, a full disk loses nothing."""

from __future__ import annotations

import json
import sqlite3
import stat
import sys
import zlib
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import msgspec
import pytest
from litestar.testing import TestClient
from sqlalchemy import event

from hexside.engine.match import Origin
from hexside.server.app import application, create_app
from hexside.server.limits import Limits
from hexside.server.service import Service
from hexside.storage import (
    DATABASE,
    DamagedGame,
    DatabaseDamaged,
    DiskFull,
    GameLogEntry,
    GameRecord,
    GameStatus,
    Outdated,
    Store,
)

SCENARIO = "traces-of-war/race-to-the-dnieper"
ORIGIN = Origin("traces-of-war", "campaign", "1", "seed")


def record(id: str = "g") -> GameRecord:
    return GameRecord(id, "Nad Dnieprem", ORIGIN, {"axis": "human"}, "2026-01-01")


def append(store: Store, game: str, line: str, version: int) -> None:
    store.append(game, GameLogEntry(line, b"[]"), GameStatus(version), {}, version)


@pytest.fixture
def store(tmp_path: Path) -> Iterator[Store]:
    made = Store(tmp_path)
    made.create(record(), [], GameStatus(), {})
    yield made
    made.close()


@contextmanager
def server(folder: Path) -> Iterator[TestClient[Any]]:
    with TestClient(create_app(folder), base_url="http://127.0.0.1") as client:
        yield client


def begin(client: TestClient[Any], **changes: Any) -> str:
    answer = client.post("/api/games", json={"scenario": SCENARIO, "seed": 7, **changes})
    assert answer.status_code == 201, answer.text
    game: str = answer.json()["id"]
    return game


def place(client: TestClient[Any], game: str, version: int) -> Any:
    unit, hex = (("ger-213-sec", "0218"), ("ger-444-sec", "0622"))[version]
    body = {"seat": "axis", "version": version, "action": f"place {unit} {hex}"}
    return client.post(f"/api/games/{game}/actions", json=body)


def spoil(folder: Path, statement: str, *values: Any) -> None:
    """Change the database behind the server's back."""
    connection = sqlite3.connect(folder / DATABASE)
    with connection:
        assert connection.execute(statement, values).rowcount > 0
    connection.close()


# The store itself


def test_what_was_written_is_read_by_another_process(store: Store, tmp_path: Path) -> None:
    append(store, "g", "do axis a", 1)
    store.append(
        "g", GameLogEntry("do axis b", b"[1]", 3, True), GameStatus(2, 3), {2: b"state"}, 2
    )
    other = Store(tmp_path)
    (found,) = other.games()
    assert (found.record, found.status) == (record(), GameStatus(2, 3))
    assert other.log("g") == [
        GameLogEntry("do axis a", b"[]"),
        GameLogEntry("do axis b", b"[1]", 3, True),
    ]
    assert other.snapshot("g", 5) == (2, b"state")
    assert other.snapshot("g", 1) is None
    other.close()


def test_commits_are_flushed(store: Store) -> None:
    with store.database.reading() as connection:
        assert connection.exec_driver_sql("PRAGMA journal_mode").scalar_one() == "wal"
        assert connection.exec_driver_sql("PRAGMA synchronous").scalar_one() == 2


def test_a_version_can_be_written_only_once(store: Store) -> None:
    append(store, "g", "do axis a", 1)
    for version in (1, 3):
        with pytest.raises(Outdated):
            append(store, "g", "do axis other", version)
    assert [entry.line for entry in store.log("g")] == ["do axis a"]
    with pytest.raises(sqlite3.IntegrityError):
        spoil(
            store.folder,
            "INSERT INTO actions (game, number, line, checksum, turn, binding) "
            "VALUES ('g', 1, 'x', 0, 0, 0)",
        )


def test_undo_drops_the_states_after_it(store: Store) -> None:
    store.append("g", GameLogEntry("do axis a", b"[]"), GameStatus(1), {1: b"one"}, 1)
    store.append("g", GameLogEntry("do axis b", b"[]"), GameStatus(2), {2: b"two"}, 2)
    store.append("g", GameLogEntry("undo axis", b"[]"), GameStatus(3), {}, 1)
    assert store.snapshot("g", 9) == (1, b"one")


@pytest.mark.parametrize(
    ("statement", "number"),
    [
        ("UPDATE actions SET line = 'do axis x' WHERE number = 2", 2),
        ("DELETE FROM actions WHERE number = 2", 2),
        ("DELETE FROM actions WHERE number = 3", 3),
        ("UPDATE games SET version = 2", 3),
    ],
)
def test_damage_is_found(store: Store, statement: str, number: int) -> None:
    for version, line in enumerate(("do axis a", "do axis b", "do axis c"), 1):
        append(store, "g", line, version)
    spoil(store.folder, statement)
    with pytest.raises(DamagedGame) as caught:
        store.log("g")
    assert caught.value.number == number
    sound = [entry.line for entry in caught.value.sound]
    assert sound == ["do axis a", "do axis b", "do axis c"][: number - 1]


def test_a_file_that_is_not_a_database_is_left_alone(tmp_path: Path) -> None:
    content = b"no database at all " * 300
    (tmp_path / DATABASE).write_bytes(content)
    with pytest.raises(DatabaseDamaged) as caught:
        Store(tmp_path)
    assert caught.value.path == tmp_path / DATABASE
    assert (tmp_path / DATABASE).read_bytes() == content


def test_a_torn_page_is_found_at_the_start_with_the_games_it_hits(tmp_path: Path) -> None:
    store = Store(tmp_path)
    for id in ("a", "b"):
        made = msgspec.structs.replace(record(id), name=f"Game {id}")
        log = [
            GameLogEntry(f"do axis {id}{number}", b"[%s]" % (b"1" * 50)) for number in range(400)
        ]
        store.create(made, log, GameStatus(len(log)), {})
    with store.database.engine.connect() as connection:
        connection.exec_driver_sql("PRAGMA wal_checkpoint(TRUNCATE)")
    store.close()
    path = tmp_path / DATABASE
    content = bytearray(path.read_bytes())
    hit = content.index(b"do axis b200") // 4096 * 4096
    content[hit : hit + 4096] = bytes(4096)
    path.write_bytes(content)
    with pytest.raises(DatabaseDamaged) as caught:
        Store(tmp_path)
    assert caught.value.games == ("Game b",)


# A server on it


class Disk:
    """A disk that can be made full: the database can then no longer grow."""

    def __init__(self, service: Service) -> None:
        self.pages = 1_000_000
        event.listen(service.store.database.engine, "begin", self._begun)

    def _begun(self, connection: Any) -> None:
        connection.exec_driver_sql(f"PRAGMA max_page_count = {self.pages}")


def test_a_full_disk_takes_nothing_back(tmp_path: Path) -> None:
    service = Service(tmp_path, "127.0.0.1")
    service.open()
    disk = Disk(service)
    with TestClient(application(service), base_url="http://127.0.0.1") as client:
        game = begin(client)
        path = f"/api/games/{game}"
        version = place(client, game, 0).json()["version"]
        disk.pages = 1
        for _ in range(500):
            # Free space inside the file is used up first.
            kept = client.get(path, params={"seat": "axis"}).json()
            if version % 2:
                body = {"seat": "axis", "version": version, "action": "place ger-444-sec 0622"}
                answer = client.post(f"{path}/actions", json=body)
            else:
                body = {"seat": "axis", "version": version}
                answer = client.post(f"{path}/undo", json=body)
            if answer.status_code != 200:
                break
            version = answer.json()["version"]
        assert answer.status_code == 507
        assert answer.json()["error"]["reasons"][0]["code"] == "disk-full"
        assert client.get(path, params={"seat": "axis"}).json() == kept
        games = [game]
        for _ in range(60):
            made = client.post("/api/games", json={"scenario": SCENARIO})
            if made.status_code != 201:
                break
            games.append(made.json()["id"])
        assert made.status_code == 507
        assert {row["id"] for row in client.get("/api/games").json()} == set(games)
        disk.pages = 1_000_000
        again = client.post(str(answer.request.url), content=answer.request.content)
        assert again.json() == {"version": version + 1}
    with server(tmp_path) as client:
        assert client.get(path).json()["version"] == version + 1


@pytest.mark.parametrize(
    ("fault", "status", "code"),
    [(DiskFull("full"), 507, "disk-full"), (OSError("gone"), 500, "server-fault")],
)
def test_an_action_that_cannot_be_written_has_not_happened(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, fault: Exception, status: int, code: str
) -> None:
    with TestClient(
        create_app(tmp_path), base_url="http://127.0.0.1", raise_server_exceptions=False
    ) as client:
        game = begin(client)

        def refuse(*_: Any) -> None:
            raise fault

        with monkeypatch.context() as patch:
            patch.setattr(Store, "append_all", refuse)
            answer = place(client, game, 0)
        assert answer.status_code == status
        assert answer.json()["error"]["reasons"][0]["code"] == code
        assert client.get(f"/api/games/{game}").json()["version"] == 0
        assert place(client, game, 0).json() == {"version": 1}


def test_a_database_that_is_held_by_another_is_503(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("hexside.storage.database.PATIENCE", 0.1)
    with server(tmp_path) as client:
        game = begin(client)
        holder = sqlite3.connect(tmp_path / DATABASE, isolation_level=None)
        holder.execute("BEGIN IMMEDIATE")
        answer = place(client, game, 0)
        assert answer.status_code == 503
        assert answer.json()["error"]["reasons"][0]["code"] == "disk-refuses"
        holder.execute("ROLLBACK")
        holder.close()
        assert place(client, game, 0).json() == {"version": 1}


def test_a_damaged_game_is_reported_and_its_beginning_recovered(tmp_path: Path) -> None:
    with server(tmp_path) as client:
        game = begin(client, name="Nad Dnieprem")
        assert client.post(f"/api/games/{game}/salvage").status_code == 422
        for version in (0, 1):
            assert place(client, game, version).status_code == 200
        first = client.get(f"/api/games/{game}", params={"seat": "axis", "step": 1}).json()
    spoil(tmp_path, "UPDATE actions SET line = 'do axis fly' WHERE number = 2")
    with server(tmp_path) as client:
        answer = client.get(f"/api/games/{game}")
        assert answer.status_code == 409
        (reason,) = answer.json()["error"]["reasons"]
        assert (reason["code"], reason["arguments"]["number"]) == ("game-damaged", 2)
        assert "Nad Dnieprem" in reason["text"]
        assert client.get("/api/games").json()[0]["problem"]
        saved = client.post(f"/api/games/{game}/salvage")
        assert saved.status_code == 201, saved.text
        again = client.get(f"/api/games/{saved.json()['id']}", params={"seat": "axis"}).json()
        assert again["view"] == first["view"]
        assert again["version"] == 1
        assert client.delete(f"/api/games/{game}").status_code == 204


def test_a_record_that_cannot_be_read_is_listed(tmp_path: Path) -> None:
    with server(tmp_path) as client:
        game = begin(client)
    spoil(tmp_path, "UPDATE games SET record = '{'")
    with server(tmp_path) as client:
        (listed,) = client.get("/api/games").json()
        assert listed["id"] == game
        assert listed["problem"]
        assert client.get(f"/api/games/{game}").status_code == 409
        assert client.delete(f"/api/games/{game}").status_code == 204


def test_a_server_that_was_overtaken_writes_nothing(tmp_path: Path) -> None:
    """Should two processes write to one database, no version is written twice."""
    with server(tmp_path) as client:
        game = begin(client)
        other = Store(tmp_path)
        line = "do axis place ger-213-sec 0218"
        other.append(game, GameLogEntry(line), GameStatus(1, 1, ("axis",)), {}, 1)
        other.close()
        answer = place(client, game, 0)
        assert answer.status_code == 409
        assert answer.json()["error"]["reasons"][0]["arguments"] == {"sent": 0, "current": 1}
        assert place(client, game, 1).json() == {"version": 2}


def test_undo_survives_a_restart(tmp_path: Path) -> None:
    with server(tmp_path) as client:
        game = begin(client)
        place(client, game, 0)
        client.post(f"/api/games/{game}/undo", json={"seat": "axis", "version": 1})
        before = client.get(f"/api/games/{game}", params={"seat": "axis"}).json()
        place_again = {"seat": "axis", "version": 2, "action": "place ger-213-sec 0622"}
        assert client.post(f"/api/games/{game}/actions", json=place_again).status_code == 200
        client.post(f"/api/games/{game}/undo", json={"seat": "axis", "version": 3})
    with server(tmp_path) as client:
        after = client.get(f"/api/games/{game}", params={"seat": "axis"}).json()
        assert after["view"] == before["view"]
        assert after["version"] == 4


def test_unloaded_games_come_back_the_same(tmp_path: Path) -> None:
    service = Service(tmp_path, "127.0.0.1", limits=Limits(warm_games=1))
    service.open()
    with TestClient(application(service), base_url="http://127.0.0.1") as client:
        games = [begin(client, seed=seed) for seed in (1, 2, 3)]
        for step in range(60):
            for game in games:
                seat = client.get(f"/api/games/{game}").json()["view"]["waiting"][0]
                table = client.get(f"/api/games/{game}", params={"seat": seat}).json()
                actions = table["decision"]["actions"]
                body = {
                    "seat": seat,
                    "version": step,
                    "action": actions[step * 7 % len(actions)],
                }
                answer = client.post(f"/api/games/{game}/actions", json=body)
                assert answer.json() == {"version": step + 1}
        held = [live for live in service.games.all() if live.match is not None]
        assert len(held) == 1
        files = [client.get(f"/api/games/{game}/export").content for game in games]
        assert len(set(files)) == 3


@pytest.mark.parametrize("spoiled", ["states", "none"])
def test_looking_back_is_the_same_with_and_without_kept_states(
    tmp_path: Path, spoiled: str
) -> None:
    with server(tmp_path) as client:
        game = begin(client)
        seen = {}
        for step in range(95):
            seat = client.get(f"/api/games/{game}").json()["view"]["waiting"][0]
            table = client.get(f"/api/games/{game}", params={"seat": seat}).json()
            seen[step] = (seat, table["view"])
            actions = table["decision"]["actions"]
            action = actions[step * 5 % len(actions)]
            body = {"seat": seat, "version": step, "action": action}
            assert client.post(f"/api/games/{game}/actions", json=body).status_code == 200
    if spoiled == "states":
        spoil(tmp_path, "UPDATE snapshots SET state = X'00'")
    else:
        spoil(tmp_path, "DELETE FROM snapshots")
    with server(tmp_path) as client:
        for step in (94, 3, 41, 40, 39, 80, 81, 0):
            seat, view = seen[step]
            past = client.get(f"/api/games/{game}", params={"seat": seat, "step": step}).json()
            assert past["view"] == view


# Games of earlier versions


def old_log(*lines: str) -> bytes:
    return b"".join(b"%08x %s\n" % (zlib.crc32(line.encode()), line.encode()) for line in lines)


def old_game(folder: Path, log: bytes) -> None:
    with server(folder / "model") as client:
        game = begin(client)
        saved = sqlite3.connect(folder / "model" / DATABASE)
        ((text,),) = saved.execute("SELECT record FROM games").fetchall()
        saved.close()
    found = json.loads(text)
    header = {key: found[key] for key in ("id", "name", "origin", "seats", "created")}
    header["id"] = game
    (folder / "old.game.json").write_text(json.dumps({**header, "id": "old"}))
    (folder / "old.log").write_bytes(log)


LINES = ("do axis place ger-213-sec 0218", "undo axis", "do axis place ger-213-sec 0622")


@pytest.mark.parametrize("torn", [b"", b"0badc0de do axis pla", b"0badc0de do axis place x y\n"])
def test_games_in_files_are_imported(tmp_path: Path, torn: bytes) -> None:
    old_game(tmp_path, old_log(*LINES) + torn)
    for _ in range(2):
        with server(tmp_path) as client:
            table = client.get("/api/games/old", params={"seat": "axis"}).json()
            assert (table["version"], table["steps"]) == (3, 1)
            assert table["log"]["entries"][-1]["arguments"]["hex"] == "0622"
            (listed,) = client.get("/api/games").json()
            assert listed["waiting"] == ["axis"]
    assert sorted(path.name for path in (tmp_path / "before-database").iterdir()) == [
        "old.game.json",
        "old.log",
    ]


@pytest.mark.skipif(sys.platform == "win32", reason="files have no modes")
def test_games_in_files_are_kept_private(tmp_path: Path) -> None:
    """They have the seeds of games that still go on."""
    old_game(tmp_path, old_log(*LINES))
    with server(tmp_path):
        assert stat.S_IMODE((tmp_path / "before-database").stat().st_mode) == 0o700


def test_a_damaged_file_stays_damaged_and_is_reported(tmp_path: Path) -> None:
    damaged = old_log(*LINES).replace(b"undo axis", b"undo axes")
    old_game(tmp_path, damaged)
    with server(tmp_path) as client:
        answer = client.get("/api/games/old")
        assert answer.status_code == 409
        assert answer.json()["error"]["reasons"][0]["arguments"]["number"] == 2
        saved = client.post("/api/games/old/salvage").json()["id"]
        assert client.get(f"/api/games/{saved}").json()["version"] == 1
    assert (tmp_path / "before-database" / "old.log").read_bytes() == damaged
