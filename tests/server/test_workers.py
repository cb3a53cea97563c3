"""Players in worker processes: progress, stopping, crashes, and the end of the server."""

from __future__ import annotations

import json
import os
import signal
import socket
import statistics
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from typing import Any

import httpx
import pytest
from litestar.testing import TestClient

from hexside.players import registry
from hexside.server import thinking, worker_pool
from hexside.server.app import application
from hexside.server.service import Service
from tests.server.waiting import until
from tests.server.worker_of_test_players import PLAYERS, TRACE

SCENARIO = "traces-of-war/race-to-the-dnieper"
PROGRAM = Path(__file__).with_name("worker_of_test_players.py")
#: Seconds in which a process must end; on its own it would think for longer.
AT_ONCE = 30.0


@pytest.fixture(autouse=True)
def players(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(registry, "_FACTORIES", {**registry._FACTORIES, **PLAYERS})
    monkeypatch.setattr(worker_pool, "PROGRAM", (sys.executable, str(PROGRAM)))
    monkeypatch.setenv(TRACE, str(tmp_path / "trace"))


@pytest.fixture
def service(tmp_path: Path) -> Service:
    made = Service(tmp_path / "games", "127.0.0.1")
    made.open()
    return made


@pytest.fixture
def client(service: Service) -> Iterator[TestClient[Any]]:
    with TestClient(application(service), base_url="http://127.0.0.1") as client:
        yield client


def is_alive(pid: int) -> bool:
    with suppress(OSError):
        state = Path(f"/proc/{pid}/stat").read_text(encoding="ascii").rpartition(")")[2].split()[0]
        return state != "Z"
    return False


def begin(client: Any, player: str) -> str:
    seats = {"axis": player, "soviet": "human"}
    body = {"scenario": SCENARIO, "seed": 7, "pace": 0, "seats": seats}
    answer = client.post("/api/games", json=body)
    assert answer.status_code == 201, answer.text
    game: str = answer.json()["id"]
    return game


def table(client: Any, game: str) -> Any:
    return client.get(f"/api/games/{game}").json()


def pause(client: Any, game: str) -> None:
    client.patch(f"/api/games/{game}", json={"paused": True})


def reasons(service: Service) -> list[dict[str, Any]]:
    (live,) = service.games.all()
    steps = live.match.played if live.match else []
    return [dict(step.reason.arguments) for step in steps if step.reason is not None]


def test_a_player_keeps_its_plans_in_one_process(client: Any, service: Service) -> None:
    game = begin(client, "calm")
    until(lambda: len(reasons(service)) > 2)
    pause(client, game)
    told = reasons(service)
    assert {row["process"] for row in told} == {service.thinkers.workers.pids[0]}
    assert os.getpid() != told[0]["process"]
    assert [row["choices"] for row in told] == list(range(1, len(told) + 1))


def test_progress_and_stop(client: Any) -> None:
    with client.websocket_connect("/api/notices") as heard:
        game = begin(client, "brooder")
        notices = [json.loads(heard.receive_text()) for _ in range(3)]
    shares = [notice["share"] for notice in notices if "thinking" in notice]
    assert shares == [0.5, 0.5]
    assert table(client, game)["thinking"]["share"] == 0.5
    assert client.post(f"/api/games/{game}/stop").json() == {"stopped": 1}
    until(lambda: table(client, game)["version"] >= 1)
    pause(client, game)


def test_a_process_that_does_not_listen_is_ended(
    client: Any, service: Service, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(thinking, "GRACE", 0.1)
    game = begin(client, "deaf")
    (pid,) = until(lambda: service.thinkers.workers.pids)
    until(lambda: table(client, game)["thinking"])
    client.patch(f"/api/games/{game}", json={"pace": 60_000})
    client.post(f"/api/games/{game}/stop")
    until(lambda: table(client, game)["version"] == 1)
    until(lambda: not is_alive(pid))


def test_a_move_is_thought_again_when_its_process_dies(
    client: Any, service: Service, tmp_path: Path
) -> None:
    game = begin(client, "mortal")
    until(lambda: len(reasons(service)) > 1)
    pause(client, game)
    dead = int((tmp_path / "trace").read_text(encoding="ascii"))
    assert dead not in service.thinkers.workers.pids
    first = reasons(service)[0]
    assert first["process"] != dead
    # The player itself chose, at its first attempt in the new process.
    assert first["choices"] == 1


def test_a_process_that_is_killed_is_replaced(client: Any, service: Service) -> None:
    game = begin(client, "brooder")
    (pid,) = until(lambda: service.thinkers.workers.pids)
    until(lambda: table(client, game)["thinking"]["share"] == 0.5)
    os.kill(pid, signal.SIGKILL)
    (other,) = until(lambda: [one for one in service.thinkers.workers.pids if one != pid])
    # Stopped before it starts to think, a new process would be replaced by a substitute.
    until(lambda: table(client, game)["thinking"]["share"] == 0.5)
    client.patch(f"/api/games/{game}", json={"pace": 60_000})
    client.post(f"/api/games/{game}/stop")
    until(lambda: table(client, game)["version"] == 1)
    assert reasons(service)[0]["process"] == other


@pytest.mark.parametrize("player", ["doomed", "loud"])
def test_a_player_that_fails_or_kills_its_processes_is_replaced(
    client: Any, service: Service, player: str
) -> None:
    game = begin(client, player)
    until(lambda: table(client, game)["version"] > 0)
    pause(client, game)
    assert not any("process" in row for row in reasons(service))


def test_a_player_that_only_the_server_knows_thinks_there(
    client: Any, service: Service, monkeypatch: pytest.MonkeyPatch
) -> None:
    own = {**registry._FACTORIES, "homely": PLAYERS["calm"]}
    monkeypatch.setattr(registry, "_FACTORIES", own)
    game = begin(client, "homely")
    until(lambda: len(reasons(service)) > 2)
    pause(client, game)
    assert {row["process"] for row in reasons(service)} == {os.getpid()}


def test_a_server_where_no_process_can_be_started_thinks_itself(
    client: Any, service: Service, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(worker_pool, "PROGRAM", ("/nowhere/at/all",))
    game = begin(client, "calm")
    until(lambda: len(reasons(service)) > 1)
    pause(client, game)
    assert {row["process"] for row in reasons(service)} == {os.getpid()}


def test_a_process_that_has_nothing_to_do_ends_and_is_started_again(
    client: Any, service: Service, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(worker_pool, "IDLE", 0.2)
    game = begin(client, "brooder")
    (pid,) = until(lambda: service.thinkers.workers.pids)
    client.patch(f"/api/games/{game}", json={"pace": 60_000})
    client.post(f"/api/games/{game}/stop")
    until(lambda: table(client, game)["version"] == 1)
    until(lambda: not is_alive(pid))
    other = begin(client, "brooder")
    until(lambda: (table(client, other)["thinking"] or {}).get("share"))
    assert pid not in service.thinkers.workers.pids


def test_two_games_think_at_once_and_no_more_processes_than_needed(
    client: Any, service: Service
) -> None:
    games = [begin(client, "brooder") for _ in range(4)]
    until(
        lambda: sum((table(client, game)["thinking"] or {}).get("share", 0) > 0 for game in games)
    )
    assert 1 <= len(service.thinkers.workers.pids) <= worker_pool.MAX_WORKERS
    # Tasks that wait for a process are not left out, whichever is stopped first.
    for game in reversed(games):
        client.patch(f"/api/games/{game}", json={"pace": 60_000})
        client.post(f"/api/games/{game}/stop")
    until(lambda: all(table(client, game)["version"] == 1 for game in games))


def test_processes_end_with_the_server(service: Service) -> None:
    with TestClient(application(service), base_url="http://127.0.0.1") as client:
        begin(client, "brooder")
        pids = until(lambda: service.thinkers.workers.pids)
    until(lambda: not any(map(is_alive, pids)), AT_ONCE)


def test_others_are_answered_while_a_player_computes(client: Any) -> None:
    """A player that never pauses does not slow down requests for other games."""
    free = begin(client, "human")
    path = f"/api/games/{free}"

    def latency() -> float:
        times = []
        for _ in range(30):
            start = time.perf_counter()
            assert client.get(path, params={"seat": "axis"}).status_code == 200
            times.append(time.perf_counter() - start)
        return statistics.median(times)

    alone = latency()
    busy = begin(client, "brooder")
    until(lambda: (table(client, busy)["thinking"] or {}).get("share"))
    beside = latency()
    pause(client, busy)
    assert beside < 4 * alone + 0.2


# A separate server

SERVE = """
import pathlib, sys
import hexside.server

hexside.server.run("127.0.0.1", int(sys.argv[1]), pathlib.Path(sys.argv[2]))
"""


def children(pid: int) -> list[int]:
    found = []
    for task in Path(f"/proc/{pid}/task").iterdir():
        found += [int(word) for word in (task / "children").read_text(encoding="ascii").split()]
    return found


@pytest.mark.slow
@pytest.mark.skipif(not Path("/proc/self/task").is_dir(), reason="needs /proc")
@pytest.mark.parametrize("sign", [signal.SIGKILL, signal.SIGINT, signal.SIGTERM])
def test_no_process_outlives_a_server_that_is_ended(tmp_path: Path, sign: signal.Signals) -> None:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = int(probe.getsockname()[1])
    server = subprocess.Popen(
        [sys.executable, "-c", SERVE, str(port), str(tmp_path / "own")],
        env={**os.environ, "PYTHONPATH": os.pathsep.join(filter(None, sys.path))},
        start_new_session=True,
    )
    try:
        with httpx.Client(base_url=f"http://127.0.0.1:{port}", timeout=60) as client:

            def answers() -> bool:
                with suppress(httpx.TransportError):
                    return client.get("/api/games").is_success
                return False

            until(answers)
            begin(client, "staff")
            thinking = until(lambda: children(server.pid))
            # As the keyboard does it: every process of the terminal is interrupted.
            os.killpg(server.pid, sign)
            server.wait(20)
        until(lambda: not any(map(is_alive, thinking)), AT_ONCE)
    finally:
        if server.poll() is None:
            server.kill()
            server.wait()
