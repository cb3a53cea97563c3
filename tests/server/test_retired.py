"""Games that the installed rules cannot continue: recognised at once, looked at, kept."""

from __future__ import annotations

import sqlite3
import zlib
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import msgspec
import pytest
from litestar.testing import TestClient

import hexside
from hexside.api import digest_of, from_bytes
from hexside.datafiles import digests
from hexside.engine.match import MAGIC, Origin, SaveError, read_saved, saved_bytes
from hexside.server.app import create_app
from hexside.storage import DATABASE, GameRecord

SCENARIO = "traces-of-war/race-to-the-dnieper"


@contextmanager
def server(folder: Path) -> Iterator[TestClient[Any]]:
    with TestClient(create_app(folder), base_url="http://127.0.0.1") as client:
        yield client


@contextmanager
def database(folder: Path) -> Iterator[sqlite3.Connection]:
    connection = sqlite3.connect(folder / DATABASE)
    with connection:
        yield connection
    connection.close()


def played(folder: Path, count: int, **changes: Any) -> str:
    """A game with some actions on a server that is closed again."""
    with server(folder) as client:
        body = {"scenario": SCENARIO, "seed": 7, "pace": 0, **changes}
        game: str = client.post("/api/games", json=body).json()["id"]
        twin = hexside.new(SCENARIO, 7)
        for version in range(count):
            seat = twin.waiting[0]
            action = twin.legal(seat)[0].text()
            twin.play(action, seat)
            body = {"seat": seat, "version": version, "action": action}
            answer = client.post(f"/api/games/{game}/actions", json=body)
            assert answer.status_code == 200, answer.text
    return game


def origin_in(folder: Path, **changes: Any) -> Origin:
    """The origin of the only game; changed behind the server's back if anything is named."""
    with database(folder) as connection:
        ((text,),) = connection.execute("SELECT record FROM games").fetchall()
        record = msgspec.json.decode(text, type=GameRecord)
        origin = msgspec.structs.replace(record.origin, **changes)
        changed = msgspec.structs.replace(record, origin=origin)
        connection.execute("UPDATE games SET record = ?", (msgspec.json.encode(changed).decode(),))
    return origin


def spoil_events(folder: Path, number: int) -> None:
    """As if the action had led to something else by the tables of then."""
    with database(folder) as connection:
        statement = "UPDATE actions SET events = ? WHERE number = ?"
        connection.execute(statement, (b'[{"code":"rolled","arguments":{"die":7}}]', number))


def test_a_game_pins_the_digest_of_its_rules_and_data() -> None:
    game = hexside.new(SCENARIO, 7)
    assert game.origin.digest == digest_of(game.origin) != ""
    assert read_saved(game.to_bytes()).origin == game.origin
    position = hexside.position(game.position())
    assert position.origin.digest == game.origin.digest
    other = hexside.new("iskra", 7)
    assert other.origin.digest != game.origin.digest


def test_other_data_files_have_another_digest(tmp_path: Path) -> None:
    origin = hexside.new(SCENARIO, 7).origin
    (tmp_path / "notes.txt").write_text("no data")
    assert digest_of(msgspec.structs.replace(origin, overrides=(str(tmp_path),))) == origin.digest
    (tmp_path / "changed").mkdir()
    (tmp_path / "changed" / "tables.toml").write_text("x = 1\n")
    overrides = (str(tmp_path / "changed"),)
    assert digest_of(msgspec.structs.replace(origin, overrides=overrides)) != origin.digest


@pytest.mark.parametrize("digest", ["", "of other data"])
def test_a_file_that_leads_to_the_same_end_is_read_whatever_has_changed(digest: str) -> None:
    game = hexside.new(SCENARIO, 7)
    game.play(game.legal()[0])
    saved = game.saved()
    origin = msgspec.structs.replace(saved.origin, digest=digest)
    again = from_bytes(saved_bytes(msgspec.structs.replace(saved, origin=origin)))
    assert again.state == game.state
    assert again.origin.digest == (digest and game.origin.digest)


def test_a_file_of_other_data_that_leads_elsewhere_says_so() -> None:
    game = hexside.new(SCENARIO, 7)
    game.play(game.legal()[0])
    saved = game.saved()
    origin = msgspec.structs.replace(saved.origin, digest="of other data")
    for changes in ({"state": "another end"}, {"actions": ("axis fly",)}):
        content = saved_bytes(msgspec.structs.replace(saved, origin=origin, **changes))
        with pytest.raises(SaveError) as error:
            from_bytes(content)
        assert error.value.code == "save-other-data"


def test_a_game_of_other_data_goes_on_if_all_of_it_is_the_same(tmp_path: Path) -> None:
    game = played(tmp_path, 45)
    pinned = origin_in(tmp_path)
    origin_in(tmp_path, digest="of other data")
    with server(tmp_path) as client:
        table = client.get(f"/api/games/{game}", params={"seat": "axis"}).json()
        assert (table["step"], table["steps"]) == (45, 45)
        assert "problem" not in table["game"]
        assert table["view"]["waiting"]
    assert origin_in(tmp_path) == pinned


def test_a_game_without_a_digest_gets_one_if_all_of_it_is_the_same(tmp_path: Path) -> None:
    game = played(tmp_path, 3)
    pinned = origin_in(tmp_path)
    origin_in(tmp_path, digest="")
    with server(tmp_path) as client:
        assert "problem" not in client.get(f"/api/games/{game}").json()["game"]
    assert origin_in(tmp_path) == pinned


def test_a_game_without_a_digest_is_not_trusted(tmp_path: Path) -> None:
    """Nobody knows by which rules it was played."""
    game = played(tmp_path, 45)
    origin_in(tmp_path, digest="")
    spoil_events(tmp_path, 3)
    with server(tmp_path) as client:
        assert client.get(f"/api/games/{game}").json()["game"]["retired"]


def test_another_program_has_another_digest(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in ("one", "two"):
        (tmp_path / name).mkdir()
        (tmp_path / name / "__init__.py").write_text(f"STACKED = {len(name)}\n")
    (tmp_path / "three.py").write_text("STACKED = 3\n")
    monkeypatch.syspath_prepend(str(tmp_path))
    monkeypatch.setattr(digests, "SHARED", ("one",))
    try:
        digests.rules_digest.cache_clear()
        found = {name: digests.rules_digest(name) for name in ("one", "two", "three", "none")}
        (tmp_path / "one" / "more.py").write_text("x = 1\n")
        digests.rules_digest.cache_clear()
        again = {name: digests.rules_digest(name) for name in found}
    finally:
        digests.rules_digest.cache_clear()
    assert len({*found.values(), *again.values()}) == 8
    real = digests.rules_digest("hexside.games.iskra")
    assert real != digests.rules_digest("hexside.games.traces_of_war")


def test_a_game_of_other_data_is_looked_at_and_goes_on_from_its_last_state(tmp_path: Path) -> None:
    game = played(tmp_path, 45, name="Nad Dnieprem")
    origin_in(tmp_path, digest="of other data")
    spoil_events(tmp_path, 3)
    with server(tmp_path) as client:
        table = client.get(f"/api/games/{game}", params={"seat": "axis"}).json()
        # The actions lead astray from the third on, but the state after the fortieth is stored.
        assert (table["step"], table["steps"]) == (40, 45)
        assert "Nad Dnieprem" in table["game"]["problem"]
        assert table["game"]["retired"]
        for step, shown in ((1, 1), (2, 2), (20, 2), (44, 40)):
            query: dict[str, str | int] = {"seat": "axis", "step": step}
            past = client.get(f"/api/games/{game}", params=query).json()
            assert past["step"] == shown
        for part in ("overlays", "statistics", "events", "history"):
            assert client.get(f"/api/games/{game}/{part}").status_code == 200
        for path, body in (
            ("undo", {"seat": "axis", "version": 45}),
            ("why-not", {"seat": "axis", "action": "done"}),
            ("branch", {"seat": "axis", "step": 1}),
        ):
            answer = client.post(f"/api/games/{game}/{path}", json=body)
            assert answer.status_code == 409
            assert answer.json()["error"]["reasons"][0]["code"] == "game-of-other-data"
        made = client.post(f"/api/games/{game}/salvage").json()
        again = client.get(f"/api/games/{made['id']}", params={"seat": "axis"}).json()
        assert again["view"]["units"] == table["view"]["units"]
        assert again["view"]["turn"] == table["view"]["turn"]
        assert again["log"]["count"] > 0
        assert again["commitment"] != table["commitment"]


def test_a_game_that_stops_in_the_middle_keeps_what_can_be_played(tmp_path: Path) -> None:
    game = played(tmp_path, 8)
    line = "do axis fly"
    with database(tmp_path) as connection:
        check = zlib.crc32(f"{game} 6 {line}".encode())
        statement = "UPDATE actions SET line = ?, checksum = ? WHERE number = 6"
        connection.execute(statement, (line, check))
    with server(tmp_path) as client:
        table = client.get(f"/api/games/{game}", params={"seat": "axis"}).json()
        assert (table["step"], table["steps"]) == (5, 8)
        assert table["game"]["retired"]
        exported = read_saved(client.get(f"/api/games/{game}/export").content)
        assert exported.actions[5] == "axis fly"
        assert exported.state == ""
        made = client.post(f"/api/games/{game}/salvage").json()
        again = client.get(f"/api/games/{made['id']}", params={"seat": "axis"}).json()
        # It is the same game with the same dice.
        assert again["version"] == 5
        assert again["view"] == table["view"] | {"waiting": again["view"]["waiting"]}
        assert again["commitment"] == table["commitment"]


def test_a_game_that_is_not_installed_can_be_exported(tmp_path: Path) -> None:
    game = played(tmp_path, 2)
    origin_in(tmp_path, game="chess")
    with server(tmp_path) as client:
        answer = client.get(f"/api/games/{game}")
        assert answer.status_code == 409
        assert answer.json()["error"]["reasons"][0]["code"] == "save-unknown-game"
        exported = client.get(f"/api/games/{game}/export")
        assert exported.content.startswith(MAGIC)
        assert len(read_saved(exported.content).actions) == 2


def test_a_game_that_has_not_begun_begins_by_the_rules_of_today(tmp_path: Path) -> None:
    game = played(tmp_path, 0, seed=None, seats={"axis": "human", "soviet": "open"})
    pinned = origin_in(tmp_path)
    origin_in(tmp_path, rules="0", digest="of other data")
    with server(tmp_path) as client:
        assert "problem" not in client.get(f"/api/games/{game}").json()["game"]
    assert origin_in(tmp_path) == pinned
