"""``kill -9`` at any moment: acknowledged actions are kept, and the game continues."""

from __future__ import annotations

import os
import random
import signal
import socket
import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path

import httpx
import pytest

import hexside
from hexside.conformance.soak import size
from hexside.engine.match import read_saved

SCENARIO = "traces-of-war/race-to-the-dnieper"
NURSERY = Path(__file__).with_name("nursery.py")
KILLS = size(30, 200)
#: Fewer actions than this are answered before a kill.
SURE = 4


class Nursery:
    """A server that can be started and killed very often."""

    def __init__(self, folder: Path) -> None:
        with socket.socket() as probe:
            probe.bind(("127.0.0.1", 0))
            self.port = int(probe.getsockname()[1])
        self.process = subprocess.Popen(
            [sys.executable, str(NURSERY), str(self.port), str(folder), SCENARIO],
            env={**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)},
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )
        self.server = 0

    def start(self, client: httpx.Client) -> None:
        """Start a server and wait until it answers."""
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        self.process.stdin.write("\n")
        self.process.stdin.flush()
        self.server = int(self.process.stdout.readline())
        until = time.monotonic() + 20
        while time.monotonic() < until:
            with suppress(httpx.TransportError):
                client.get("games")
                return
            time.sleep(0.005)
        raise AssertionError("the server does not start")

    def kill(self) -> None:
        """End the server without any warning."""
        with suppress(ProcessLookupError):
            os.kill(self.server, signal.SIGKILL)

    def close(self) -> None:
        """End everything."""
        if self.server:
            self.kill()
        assert self.process.stdin is not None
        self.process.stdin.close()
        self.process.wait(10)


@pytest.fixture
def nursery(tmp_path: Path) -> Iterator[Nursery]:
    made = Nursery(tmp_path)
    yield made
    made.close()


class Twin:
    """The same game on this side, so that legal actions need not be requested."""

    def __init__(self, client: httpx.Client, seed: int) -> None:
        body = {"scenario": SCENARIO, "seed": seed, "pace": 0}
        self.client = client
        self.game = hexside.new(SCENARIO, seed)
        self.id: str = client.post("games", json=body).json()["id"]
        self.acknowledged: list[str] = []

    def post(self, chance: random.Random) -> None:
        """One action; it counts once the response has come."""
        seat = self.game.waiting[0]
        action = chance.choice(self.game.legal(seat)).text()
        body = {"seat": seat, "version": len(self.acknowledged), "action": action}
        answer = self.client.post(f"games/{self.id}/actions", json=body)
        assert answer.status_code == 200, answer.text
        assert answer.json()["version"] == len(self.acknowledged) + 1
        self.acknowledged.append(f"{seat} {action}")
        self.game.play(action, seat)

    def compare(self) -> None:
        """Everything acknowledged is there; at most the pending action came through as well."""
        found = read_saved(self.client.get(f"games/{self.id}/export").content).actions
        count = len(self.acknowledged)
        assert list(found[:count]) == self.acknowledged
        assert len(found) - count in (0, 1)
        for line in found[count:]:
            seat, _, action = line.partition(" ")
            self.game.play(action, seat)
            self.acknowledged.append(line)
        table = self.client.get(f"games/{self.id}").json()
        assert table["version"] == len(self.acknowledged)
        assert tuple(table["view"]["waiting"]) == self.game.waiting


@pytest.mark.slow
def test_nothing_acknowledged_is_lost_in_many_kills(nursery: Nursery) -> None:
    chance = random.Random(7)
    lost_answers = answers = 0
    with httpx.Client(base_url=f"http://127.0.0.1:{nursery.port}/api/", timeout=20) as client:
        nursery.start(client)
        twin = Twin(client, 1)
        for kill in range(KILLS):
            if twin.game.over:
                answers += len(twin.acknowledged)
                twin = Twin(client, kill + 2)
            # Some responses come before the clock runs, however slow the machine.
            for _ in range(chance.randrange(SURE)):
                if not twin.game.over:
                    twin.post(chance)
            timer = threading.Timer(chance.uniform(0.0, 0.12), nursery.kill)
            timer.start()
            try:
                while not twin.game.over:
                    twin.post(chance)
            except httpx.TransportError:
                lost_answers += 1
            timer.join()
            nursery.start(client)
            twin.compare()
        # Most kills must hit a busy server, or this test would prove nothing.
        assert lost_answers > KILLS * 0.8
        assert answers + len(twin.acknowledged) > KILLS
