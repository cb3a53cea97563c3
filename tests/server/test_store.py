"""What is on disk: nothing acknowledged is lost, a torn line is dropped, damage is told."""

from __future__ import annotations

import os
import random
import signal
import socket
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import httpx
import pytest
from litestar.testing import TestClient

from hexside.server.app import create_app
from hexside.server.store import DamagedLog, Store

SCENARIO = "traces-of-war/race-to-the-dnieper"
SERVE = """
import pathlib, sys
import hexside.server

hexside.server.run("127.0.0.1", int(sys.argv[1]), pathlib.Path(sys.argv[2]))
"""


def test_a_torn_last_line_is_cut_off(tmp_path: Path) -> None:
    store = Store(tmp_path)
    for line in ("do axis a", "do axis b"):
        store.append("g", line)
    log = tmp_path / "g.log"
    whole = log.read_bytes()
    for size in range(len(whole) // 2 + 1, len(whole)):
        log.write_bytes(whole[:size])
        assert store.lines("g") == ["do axis a"]
        assert log.read_bytes() == whole[: len(whole) // 2]
        log.write_bytes(whole)
    store.append("g", "do axis c")
    assert store.lines("g") == ["do axis a", "do axis b", "do axis c"]


def test_damage_in_the_middle_is_told_and_left_alone(tmp_path: Path) -> None:
    store = Store(tmp_path)
    for line in ("do axis a", "do axis b", "do axis c"):
        store.append("g", line)
    log = tmp_path / "g.log"
    damaged = log.read_bytes().replace(b"axis b", b"axis x")
    log.write_bytes(damaged)
    with pytest.raises(DamagedLog) as caught:
        store.lines("g")
    assert caught.value.line == 2
    assert log.read_bytes() == damaged


def test_a_damaged_game_is_listed_with_its_problem(tmp_path: Path) -> None:
    with TestClient(create_app(tmp_path)) as client:
        game = client.post("/api/games", json={"scenario": SCENARIO}).json()["id"]
        path = f"/api/games/{game}/actions"
        for version, hex in enumerate(("0218", "0622")):
            unit = ("ger-213-sec", "ger-444-sec")[version]
            body = {"seat": "axis", "version": version, "action": f"place {unit} {hex}"}
            assert client.post(path, json=body).status_code == 200
    log = tmp_path / f"{game}.log"
    log.write_bytes(log.read_bytes().replace(b"0218", b"9999"))
    with TestClient(create_app(tmp_path)) as client:
        answer = client.get(f"/api/games/{game}")
        assert answer.status_code == 409
        assert answer.json()["error"]["reasons"][0]["code"] == "log-damaged"
        assert client.get("/api/games").json()[0]["problem"]
        assert client.delete(f"/api/games/{game}").status_code == 204


def test_undo_survives_a_restart(tmp_path: Path) -> None:
    with TestClient(create_app(tmp_path)) as client:
        game = client.post("/api/games", json={"scenario": SCENARIO}).json()["id"]
        path = f"/api/games/{game}"
        body = {"seat": "axis", "version": 0, "action": "place ger-213-sec 0218"}
        client.post(f"{path}/actions", json=body)
        client.post(f"{path}/undo", json={"seat": "axis", "version": 1})
        before = client.get(path, params={"seat": "axis"}).json()
    with TestClient(create_app(tmp_path)) as client:
        assert client.get(path, params={"seat": "axis"}).json() == before


def test_a_disk_that_refuses_takes_the_action_back(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with TestClient(create_app(tmp_path)) as client:
        game = client.post("/api/games", json={"scenario": SCENARIO}).json()["id"]
        path = f"/api/games/{game}"
        body = {"seat": "axis", "version": 0, "action": "place ger-213-sec 0218"}

        def refuse(*_: Any) -> None:
            raise OSError("No space left on device")

        with monkeypatch.context() as patch:
            patch.setattr(Store, "append", refuse)
            answer = client.post(f"{path}/actions", json=body)
        assert answer.status_code == 507
        assert answer.json()["error"]["reasons"][0]["code"] == "disk-refuses"
        assert client.get(path).json()["version"] == 0
        assert client.post(f"{path}/actions", json=body).json() == {"version": 1}


def _free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


def _started(port: int, folder: Path, client: httpx.Client) -> subprocess.Popen[bytes]:
    process = subprocess.Popen(
        [sys.executable, "-c", SERVE, str(port), str(folder)],
        env={**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)},
    )
    for _ in range(400):
        try:
            client.get("games")
            return process
        except httpx.TransportError:
            time.sleep(0.05)
    process.kill()
    raise AssertionError("the server does not start")


@pytest.mark.slow
def test_nothing_acknowledged_is_lost_when_the_server_is_killed(tmp_path: Path) -> None:
    """Ten times: play, kill without warning in the middle of an action, start again."""
    chance = random.Random(7)
    port = _free_port()
    client = httpx.Client(base_url=f"http://127.0.0.1:{port}/api/", timeout=20)
    process = _started(port, tmp_path, client)
    try:
        game = client.post("games", json={"scenario": SCENARIO, "seed": 7}).json()["id"]
        path = f"games/{game}"
        for _ in range(10):
            acknowledged = 0
            for _ in range(chance.randrange(2, 8)):
                seat = client.get(path).json()["view"]["waiting"][0]
                table = client.get(path, params={"seat": seat}).json()
                action = chance.choice(table["decision"]["actions"])
                body = {"seat": seat, "version": table["version"], "action": action}
                answer = client.post(f"{path}/actions", json=body)
                assert answer.status_code == 200, answer.text
                acknowledged = answer.json()["version"]
            before = client.get(path).json()
            process.send_signal(signal.SIGKILL)
            process.wait()
            # What a stop in the middle of a write leaves behind.
            with (tmp_path / f"{game}.log").open("ab") as log:
                log.write(b"0badc0de do axis pla"[: chance.randrange(20)])
            process = _started(port, tmp_path, client)
            after = client.get(path).json()
            assert after["version"] == acknowledged
            assert after["view"] == before["view"]
            assert after["log"] == before["log"]
    finally:
        process.kill()
        process.wait()
        client.close()
