"""A damaged game harms itself only: it is told, mended or salvaged, and the others go on."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
from litestar.testing import TestClient

import hexside
from hexside.server.app import create_app
from hexside.server.live import Games, LiveGame
from hexside.server.robots import Robots
from hexside.server.service import Service
from hexside.storage import DATABASE
from tests.server.waiting import in_a_loop

SCENARIO = "traces-of-war/race-to-the-dnieper"
ACTIONS = 4


@contextmanager
def server(folder: Path) -> Iterator[TestClient[Any]]:
    with TestClient(create_app(folder), base_url="http://127.0.0.1") as client:
        yield client


@pytest.fixture
def game(tmp_path: Path) -> str:
    """A game with some actions, in a folder whose server has ended."""
    with server(tmp_path) as client:
        body = {"scenario": SCENARIO, "seed": 7, "pace": 0}
        id: str = client.post("/api/games", json=body).json()["id"]
        twin = hexside.new(SCENARIO, 7)
        for version in range(ACTIONS):
            seat = twin.waiting[0]
            action = twin.legal(seat)[0].text()
            twin.play(action, seat)
            body = {"seat": seat, "version": version, "action": action}
            assert client.post(f"/api/games/{id}/actions", json=body).status_code == 200
    return id


def change(folder: Path, statement: str, *values: Any) -> None:
    connection = sqlite3.connect(folder / DATABASE)
    with connection:
        assert connection.execute(statement, values).rowcount > 0
    connection.close()


def rows(folder: Path, statement: str) -> list[Any]:
    connection = sqlite3.connect(folder / DATABASE)
    found = connection.execute(statement).fetchall()
    connection.close()
    return found


@pytest.mark.parametrize("damage", [b"", b"[{", b"\xff\xfe", b'{"no": "list"}'])
def test_damaged_events_are_told_and_made_again(
    tmp_path: Path, game: str, damage: bytes, caplog: pytest.LogCaptureFixture
) -> None:
    before = rows(tmp_path, "SELECT number, line, events FROM actions")
    change(tmp_path, "UPDATE actions SET events = ? WHERE number = 2", damage)
    with server(tmp_path) as client:
        table = client.get(f"/api/games/{game}", params={"seat": "axis"}).json()
        assert table["steps"] == ACTIONS
        assert "problem" not in table["game"]
    assert rows(tmp_path, "SELECT number, line, events FROM actions") == before
    assert f"the events of action 2 of the game {game} are damaged" in caplog.text


def test_a_damaged_reason_is_told_and_left_out(
    tmp_path: Path, game: str, caplog: pytest.LogCaptureFixture
) -> None:
    change(tmp_path, "UPDATE actions SET reason = '{' WHERE number = 2")
    with server(tmp_path) as client:
        assert client.get(f"/api/games/{game}").json()["steps"] == ACTIONS
    assert f"the reason of action 2 of the game {game} is damaged" in caplog.text


def test_a_damaged_standing_is_told_and_made_again(
    tmp_path: Path, game: str, caplog: pytest.LogCaptureFixture
) -> None:
    before = rows(tmp_path, "SELECT standing FROM games")
    change(tmp_path, "UPDATE games SET standing = '{'")
    with server(tmp_path) as client:
        assert client.get(f"/api/games/{game}").json()["version"] == ACTIONS
        (listed,) = client.get("/api/games").json()
        assert listed["waiting"]
    assert rows(tmp_path, "SELECT standing FROM games") == before
    assert f"the standing of the game {game} is damaged" in caplog.text


def test_every_whole_action_of_a_damaged_game_is_kept(tmp_path: Path, game: str) -> None:
    change(tmp_path, "UPDATE actions SET line = 'do axis fly' WHERE number = 3")
    before = rows(tmp_path, "SELECT * FROM actions")
    with server(tmp_path) as client:
        made = client.post(f"/api/games/{game}/salvage").json()
        assert client.get(f"/api/games/{made['id']}").json()["version"] == 2
    assert rows(tmp_path, f"SELECT * FROM actions WHERE game = '{game}'") == before


def test_a_damaged_game_of_other_rules_is_salvaged_too(tmp_path: Path, game: str) -> None:
    ((text,),) = rows(tmp_path, "SELECT record FROM games")
    record = json.loads(text)
    record["origin"]["rules"] = "0"
    change(tmp_path, "UPDATE games SET record = ?", json.dumps(record))
    change(tmp_path, "UPDATE actions SET line = 'do axis fly' WHERE number = 3")
    with server(tmp_path) as client:
        made = client.post(f"/api/games/{game}/salvage")
        assert made.status_code == 201, made.text
        assert client.get(f"/api/games/{made.json()['id']}").json()["version"] == 2


def test_the_restart_goes_on_past_a_game_that_fails(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with server(tmp_path) as client:
        games = [
            client.post("/api/games", json={"scenario": SCENARIO, "seed": 7}).json()["id"]
            for _ in range(3)
        ]
    change(tmp_path, "UPDATE games SET standing = '{}'")
    service = Service(tmp_path, "127.0.0.1")
    service.open()
    first = service.games.all()[0].id
    read = Games._read
    nudged: list[str] = []

    def fails(self: Games, live: LiveGame) -> None:
        if live.id == first:
            raise RuntimeError("anything")
        read(self, live)

    monkeypatch.setattr(Games, "_read", fails)
    monkeypatch.setattr(Robots, "nudge", lambda self, live: nudged.append(live.id))
    in_a_loop(service._go_on())
    service.close()
    assert sorted(nudged) == sorted(set(games) - {first})
