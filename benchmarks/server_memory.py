"""Memory and latency of a server with many games: ``python benchmarks/server_memory.py``.

Starts a server in its own folder, starts games of every rule set, lets the computer play some
actions in each, and measures the memory of the process and the response time of the route for a
seat's decision: for a game in memory, for one that must first be read from disk, and while computer
players think. Memory while they think includes the server and its worker processes.
"""

from __future__ import annotations

import argparse
import os
import socket
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any

import httpx

SERVE = """
import pathlib, sys
import hexside.server

hexside.server.run("127.0.0.1", int(sys.argv[1]), pathlib.Path(sys.argv[2]))
"""

SCENARIOS = ("traces-of-war/campaign", "stalingrad-42/fall-blau")


@contextmanager
def server(folder: Path) -> Iterator[tuple[httpx.Client, int]]:
    """A server and its process id."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
    process = subprocess.Popen([sys.executable, "-c", SERVE, str(port), str(folder)])
    client = httpx.Client(base_url=f"http://127.0.0.1:{port}/api/", timeout=120)
    try:
        for _ in range(600):
            with suppress(httpx.TransportError):
                client.get("games")
                break
            time.sleep(0.05)
        yield client, process.pid
    finally:
        process.terminate()
        process.wait()
        client.close()


def megabytes(pid: int) -> tuple[float, float]:
    """The memory of a process, now and at its peak."""
    lines = Path(f"/proc/{pid}/status").read_text(encoding="ascii").splitlines()
    found = {line.partition(":")[0]: line.split()[1] for line in lines if "kB" in line}
    return int(found["VmRSS"]) / 1024, int(found["VmHWM"]) / 1024


def children(pid: int) -> list[int]:
    """The child processes of a process."""
    found: list[int] = []
    for task in Path(f"/proc/{pid}/task").iterdir():
        found += map(int, (task / "children").read_text(encoding="ascii").split())
    return found


def timed(client: httpx.Client, path: str) -> float:
    """Milliseconds for a request."""
    start = time.perf_counter()
    answer = client.get(path)
    answer.raise_for_status()
    return (time.perf_counter() - start) * 1000


def spread(times: list[float]) -> str:
    """The median and the slowest of some times."""
    return f"median {statistics.median(times):6.1f} ms, slowest {max(times):6.1f} ms"


def played(client: httpx.Client, scenario: str, actions: int, seed: int) -> str:
    """A game in which the computer has played some random actions."""
    body: dict[str, Any] = {
        "scenario": scenario,
        "seed": seed,
        "pace": 0,
        "seats": {"axis": "random", "soviet": "random"},
    }
    game: str = client.post("games", json=body).json()["id"]
    while True:
        table = client.get(f"games/{game}").json()
        if table["version"] >= actions or not table["view"]["waiting"]:
            break
        time.sleep(0.05)
    seats = {"axis": "human", "soviet": "human"}
    client.patch(f"games/{game}", json={"seats": seats})
    return game


def decision(client: httpx.Client, game: str) -> str:
    """The address of the pending decision of a game, as the client requests it."""
    waiting = client.get(f"games/{game}").json()["view"]["waiting"]
    return f"games/{game}?form=compact&seat={waiting[0] if waiting else ''}"


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("--games", type=int, default=50)
    parser.add_argument("--actions", type=int, default=150)
    parser.add_argument("--thinker", default="staff")
    chosen = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder, server(Path(folder)) as (client, pid):
        print(f"empty server               {megabytes(pid)[0]:6.0f} MB")
        games: dict[str, list[str]] = {scenario: [] for scenario in SCENARIOS}
        for number in range(chosen.games):
            scenario = SCENARIOS[number % len(SCENARIOS)]
            games[scenario].append(played(client, scenario, chosen.actions, number))
        now, most = megabytes(pid)
        print(f"{chosen.games} games, {chosen.actions} actions each")
        print(f"  memory                   {now:6.0f} MB (highest {most:.0f} MB)")
        for scenario, ids in games.items():
            paths = [decision(client, game) for game in ids]
            cold = [timed(client, path) for path in paths]
            warm = [timed(client, path) for path in paths[-3:] for _ in range(10)]
            print(f"{scenario}")
            print(f"  read from the disk first: {spread(cold)}")
            print(f"  in memory:                {spread(warm)}")
        now, most = megabytes(pid)
        print(f"after looking at all       {now:6.0f} MB (highest {most:.0f} MB)")
        seats = {"axis": chosen.thinker, "soviet": chosen.thinker}
        for ids in games.values():
            client.patch(f"games/{ids[0]}", json={"seats": seats})
        time.sleep(2)
        for scenario, ids in games.items():
            path = decision(client, ids[-1])
            print(f"{scenario}, {len(SCENARIOS)} games with {chosen.thinker} thinking")
            print(f"  in memory:                {spread([timed(client, path) for _ in range(30)])}")
        thinking = [megabytes(child)[0] for child in children(pid)]
        parts = " + ".join(f"{part:.0f}" for part in (megabytes(pid)[0], *thinking))
        print(f"server and thinking        {megabytes(pid)[0] + sum(thinking):6.0f} MB ({parts})")
        size = sum(path.stat().st_size for path in Path(folder).iterdir()) / 1e6
        print(f"database                   {size:6.1f} MB, {os.cpu_count()} processors")


if __name__ == "__main__":
    main()
