"""Servers that can be started and killed, and players who know what was acknowledged."""

from __future__ import annotations

import os
import random
import signal
import socket
import subprocess
import sys
import time
from contextlib import suppress
from pathlib import Path

import httpx

import hexside
from hexside.engine.match import read_saved

SCENARIO = "traces-of-war/race-to-the-dnieper"
NURSERY = Path(__file__).with_name("nursery.py")


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


class Twin:
    """The same game on this side, so that legal actions need not be requested."""

    def __init__(self, client: httpx.Client, seed: int, id: str = "") -> None:
        body = {"scenario": SCENARIO, "seed": seed, "pace": 0}
        self.client = client
        self.seed = seed
        self.game = hexside.new(SCENARIO, seed)
        self.id: str = id or client.post("games", json=body).json()["id"]
        self.acknowledged: list[str] = []

    def elsewhere(self, client: httpx.Client, known: int) -> Twin:
        """The same game on another server, which has at least so many of its actions."""
        other = Twin(client, self.seed, self.id)
        for line in self.acknowledged[:known]:
            other._repeat(line)
        return other

    def _repeat(self, line: str) -> None:
        seat, _, action = line.partition(" ")
        self.game.play(action, seat)
        self.acknowledged.append(line)

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
            self._repeat(line)
        table = self.client.get(f"games/{self.id}").json()
        assert table["version"] == len(self.acknowledged)
        assert tuple(table["view"]["waiting"]) == self.game.waiting
