"""Folders of servers of earlier versions: every game goes on, or can be looked at and kept."""

from __future__ import annotations

import gzip
import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
from litestar.testing import TestClient

from hexside.engine import registry
from hexside.engine.match import read_saved
from hexside.server.app import create_app
from hexside.storage import DATABASE

#: Each has one game of 45 actions, with the state after 40 of them.
SERVERS = sorted((Path(__file__).parent / "servers").glob("*.sqlite.gz"))
ACTIONS = 45


@contextmanager
def server(folder: Path) -> Iterator[TestClient[Any]]:
    with TestClient(create_app(folder), base_url="http://127.0.0.1") as client:
        yield client


def unpacked(path: Path, folder: Path) -> tuple[str, list[str]]:
    """Put a database into a folder; the version of its rules, and its actions."""
    (folder / DATABASE).write_bytes(gzip.decompress(path.read_bytes()))
    connection = sqlite3.connect(folder / DATABASE)
    rows = connection.execute("SELECT line FROM actions ORDER BY number").fetchall()
    connection.close()
    version = path.name.removesuffix(".sqlite.gz").rpartition("-")[2]
    return version, [line.removeprefix("do ") for (line,) in rows]


@pytest.mark.parametrize("path", SERVERS, ids=lambda path: path.name.partition(".")[0])
def test_a_game_of_an_earlier_server_is_never_stranded(path: Path, tmp_path: Path) -> None:
    version, lines = unpacked(path, tmp_path)
    assert len(lines) == ACTIONS
    with server(tmp_path) as client:
        (listed,) = client.get("/api/games").json()
        game = listed["id"]
        seat = next(iter(listed["seats"]))
        is_current = registry.game(listed["game"]).version == version
        answer = client.get(f"/api/games/{game}", params={"seat": seat})
        assert answer.status_code == 200, answer.text
        table = answer.json()
        assert table["steps"] == ACTIONS
        exported = client.get(f"/api/games/{game}/export")
        assert list(read_saved(exported.content).actions) == lines
        history = client.get(f"/api/games/{game}/history", params={"seat": seat}).json()
        assert len(history["entries"]) == ACTIONS
        assert any(entry["texts"] for entry in history["entries"])
        first = client.get(f"/api/games/{game}", params={"seat": seat, "step": 0}).json()
        assert first["view"]["units"]
        if is_current:
            assert "problem" not in table["game"]
            assert table["step"] == ACTIONS
            return
        (listed,) = client.get("/api/games").json()
        assert listed["retired"]
        assert f"version {version} of its rules" in listed["problem"]
        assert table["game"]["problem"] == listed["problem"]
        assert table["view"]["waiting"] == []
        assert table["decision"] is None
        # No stored game is so strange that nothing of it can be read.
        assert table["step"] >= 40
        body = {"seat": seat, "version": table["version"], "action": lines[-1].partition(" ")[2]}
        refused = client.post(f"/api/games/{game}/actions", json=body)
        assert refused.status_code == 409
        (reason,) = refused.json()["error"]["reasons"]
        assert reason["code"] == "game-of-other-rules"
        assert reason["arguments"]["found"] == version
        made = client.post(f"/api/games/{game}/salvage")
        assert made.status_code == 201, made.text
        again = client.get(f"/api/games/{made.json()['id']}", params={"seat": seat}).json()
        assert "problem" not in again["game"]
        assert again["view"]["waiting"]
        assert [unit["id"] for unit in again["view"]["units"]] == [
            unit["id"] for unit in table["view"]["units"]
        ]
        # What happened before is still told.
        assert again["log"]["count"] >= table["log"]["count"] * 0.8
    with server(tmp_path) as client:
        # The list tells it before anybody opens the game.
        assert len(client.get("/api/games").json()) == 2
        assert client.delete(f"/api/games/{game}").status_code == 204
