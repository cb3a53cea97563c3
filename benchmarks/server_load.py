"""How many actions a server takes: ``python benchmarks/server_load.py``.

Starts a server of its own on loopback, lets players act at random in many games at once, and
measures actions a second, the time from request to answer, the processor time of the server for an
action, and its memory. In every round each server plays the same games in turn, the plain loop (the
engine alone, with the same answers to be chosen from) beside them: other work on the machine is
then in all of them. ``--against DIR`` names the sources of another state of the program, which is
asked as its clients asked it: the action first, the table after it.

A *saturated* round has one action after another in every game, so its times grow with the number
of games. A *paced* round (``--rate``) has as many actions a second as it says, at even times, and
shows what a player waits. With ``--computer`` two computer players act in one game instead. Every
round ends after ``--seconds``.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import os
import random
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import msgspec
import websockets

import hexside
from hexside.server.changes import changed

SERVE = """
import pathlib, sys, threading, os, time
def end():
    time.sleep(float(sys.argv[3])); os._exit(3)
threading.Thread(target=end, daemon=True).start()
import uvicorn
from hexside.server.app import create_app, configuration
from hexside.server.limits import Limits
most = Limits(connections=4000, connections_of_one=4000, beginnings=100000, games_of_one=100000)
app = create_app(pathlib.Path(sys.argv[2]), limits=most)
uvicorn.Server(configuration(app, "127.0.0.1", int(sys.argv[1]), most)).run()
"""

SCENARIOS = {"tow": "traces-of-war/campaign", "s42": "stalingrad-42/fall-blau"}
TICK = os.sysconf("SC_CLK_TCK")
HERE = Path(__file__).resolve().parent.parent / "src"


class Line:
    """A connection that asks one thing after another; after a rest it is opened again."""

    def __init__(self, port: int) -> None:
        self.port = port
        self.used = 0.0
        self.reader: asyncio.StreamReader
        self.writer: asyncio.StreamWriter

    async def open(self) -> None:
        """Connect, unless that was done just now: a server closes a connection that rests."""
        now = time.monotonic()
        if now - self.used > 2.0:
            if self.used:
                self.writer.close()
            self.reader, self.writer = await asyncio.open_connection(
                "127.0.0.1", self.port, limit=1 << 26
            )
        self.used = now

    async def ask(self, method: str, path: str, body: Any = None) -> Any:
        """The answer, decoded."""
        content = b"" if body is None else msgspec.json.encode(body)
        head = (
            f"{method} /api/{path} HTTP/1.1\r\nhost: 127.0.0.1\r\n"
            f"content-type: application/json\r\ncontent-length: {len(content)}\r\n\r\n"
        )
        await self.open()
        self.writer.write(head.encode() + content)
        top = (await self.reader.readuntil(b"\r\n\r\n")).decode().lower()
        size = int([*top.split("content-length: "), "0"][1].split("\r\n")[0])
        found = await self.reader.readexactly(size)
        status = int(top.split(" ", 2)[1])
        if status >= 300:
            raise RuntimeError(f"{method} {path}: {status} {found[:300]!r}")
        return msgspec.json.decode(found) if found else None


class Server:
    """A server process of some state of the program."""

    def __init__(self, name: str, source: Path, folder: Path, seconds: float) -> None:
        self.name = name
        self.is_old = "class Answer(" not in (source / "hexside/server/bodies.py").read_text()
        with socket.socket() as probe:
            probe.bind(("127.0.0.1", 0))
            self.port = int(probe.getsockname()[1])
        self.process = subprocess.Popen(
            [sys.executable, "-c", SERVE, str(self.port), str(folder), str(seconds)],
            env={**os.environ, "PYTHONPATH": str(source)},
        )

    async def line(self) -> Line:
        """A new connection."""
        line = Line(self.port)
        await line.open()
        return line

    async def ready(self) -> None:
        """Wait until it answers."""
        for _ in range(1200):
            with contextlib.suppress(OSError):
                line = await self.line()
                await line.ask("GET", "games")
                return
            await asyncio.sleep(0.1)
        raise RuntimeError("the server does not start")

    def seconds(self) -> float:
        """Its processor time so far."""
        parts = Path(f"/proc/{self.process.pid}/stat").read_text().rpartition(")")[2].split()
        return (int(parts[11]) + int(parts[12])) / TICK

    def megabytes(self) -> float:
        """Its memory now."""
        for line in Path(f"/proc/{self.process.pid}/status").read_text().splitlines():
            if line.startswith("VmRSS"):
                return int(line.split()[1]) / 1024
        return 0.0

    def end(self) -> None:
        """Stop it."""
        self.process.terminate()
        self.process.wait(10)


class Player:
    """Both players of a game, who share a connection and know their tables."""

    def __init__(self, server: Server, line: Line, game: str, seed: int) -> None:
        self.server, self.line, self.game = server, line, game
        self.chance = random.Random(seed)
        self.tables: dict[str, dict[str, Any]] = {}
        self.seat = ""
        self.over = False

    async def begin(self) -> None:
        """See who is to act."""
        table = await self.line.ask("GET", f"games/{self.game}?form=compact")
        await self._sit(table["view"]["waiting"])

    async def _sit(self, waiting: list[str]) -> None:
        self.over = not waiting
        if waiting and self.seat not in waiting:
            self.seat = waiting[0]
        known = self.tables.get(self.seat)
        if waiting and (known is None or not known["decision"]):
            await self._fetch()

    async def _fetch(self) -> None:
        path = f"games/{self.game}?form=compact&lang=en&seat={self.seat}"
        self.tables[self.seat] = await self.line.ask("GET", path)

    async def act(self) -> float:
        """Take an action, and learn what comes next; the seconds until both have come."""
        table = self.tables[self.seat]
        body = {
            "seat": self.seat,
            "version": table["version"],
            "action": some_action(self.chance, table["decision"]),
        }
        path = f"games/{self.game}/actions?lang=en"
        start = time.perf_counter()
        if self.server.is_old:
            await self.line.ask("POST", path, body)
            await self._fetch()
            took = time.perf_counter() - start
        else:
            answer = await self.line.ask("POST", path, {**body, "have": table["stamp"]})
            took = time.perf_counter() - start
            self.tables[self.seat] = after(table, answer)
        waiting = self.tables[self.seat]["view"]["waiting"]
        if waiting != [self.seat]:
            # Each of two people has a table; the other one hears of it by the change.
            self.tables.pop(self.seat) if self.seat not in waiting else None
            await self._sit(waiting)
        return took


def after(table: dict[str, Any], answer: dict[str, Any]) -> dict[str, Any]:
    """The table after an answer, as a client makes it."""
    change = answer.get("change")
    if change is None:
        whole: dict[str, Any] = answer["table"]
        return whole
    own = {name: change[name] for name in ("stamp", "game", "thinking")}
    return {**changed(table, change["change"]), **own}


def some_action(chance: random.Random, decision: dict[str, Any]) -> str:
    """An action of a decision in its compact form."""
    text: str = chance.choice(decision["actions"])
    bundle = decision["bundles"].get(text)
    if bundle is None:
        return text
    place = chance.randrange(len(bundle["words"]))
    words: list[str] = []
    while place >= 0:
        words.insert(0, bundle["words"][place])
        place = bundle["after"][place]
    return text[:-1] + " ".join(words)


async def begun(server: Server, scenario: str, count: int, before: int) -> list[Player]:
    """Some games, with a few actions in each, so that they do not all stand at their beginning."""
    players = []
    for seed in range(count):
        line = await server.line()
        body = {"scenario": scenario, "seed": seed, "pace": 0}
        game = (await line.ask("POST", "games", body))["id"]
        player = Player(server, line, game, seed)
        await player.begin()
        players.append(player)
    for player in players:
        for _ in range(before):
            if not player.over:
                await player.act()
    return players


async def saturated(players: list[Player], seconds: float) -> list[float]:
    """One action after another in every game."""
    end = time.perf_counter() + seconds
    times: list[float] = []

    async def one(player: Player) -> None:
        while time.perf_counter() < end and not player.over:
            times.append(await player.act())

    await asyncio.gather(*map(one, players))
    return times


async def paced(players: list[Player], seconds: float, rate: float) -> list[float]:
    """As many actions a second in all games together; a late one counts from when it was due."""
    begin = time.perf_counter()
    pause = len(players) / rate
    times: list[float] = []

    async def one(player: Player, first: float) -> None:
        due = begin + first
        while due < begin + seconds and not player.over:
            await asyncio.sleep(max(0.0, due - time.perf_counter()))
            await player.act()
            times.append(time.perf_counter() - due)
            due += pause

    firsts = (number * pause / len(players) for number in range(len(players)))
    await asyncio.gather(*map(one, players, firsts))
    return times


@contextlib.asynccontextmanager
async def sockets(server: Server, count: int, idle: str) -> AsyncIterator[None]:
    """Listeners who only listen: half at the table of a game that rests, half at their lists."""
    address = f"ws://127.0.0.1:{server.port}/api/notices"
    table = f"{address}?game={idle}&seat=axis&lang=en"

    async def listen(number: int) -> None:
        with contextlib.suppress(websockets.ConnectionClosed, OSError):
            where = table if number % 2 else address
            async with websockets.connect(where, ping_interval=None, compression=None) as one:
                ready.release()
                async for _ in one:
                    pass

    ready = asyncio.Semaphore(0)
    tasks = [asyncio.create_task(listen(number)) for number in range(count)]
    for _ in tasks:
        await asyncio.wait_for(ready.acquire(), 60)
    try:
        yield
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


def plain(scenario: str, actions: int) -> str:
    """The plain loop: the engine alone, which looks at the decision and takes an action."""
    game = hexside.new(scenario, 1)
    chance = random.Random(1)
    start, begin = time.perf_counter(), time.process_time()
    done = 0
    while done < actions and game.waiting:
        seat = game.waiting[0]
        legal = game.legal(seat)
        game.play(legal[chance.randrange(len(legal))], seat)
        if game.waiting:
            game.view(game.waiting[0])
        _ = game.decision
        done += 1
    own = (time.process_time() - begin) / done * 1000
    rate = done / (time.perf_counter() - start)
    return f"{rate:7.0f} actions/s, processor {own:6.2f} ms"


def share(times: list[float], part: float) -> float:
    """The time in milliseconds that this part of the times is not longer than."""
    ordered = sorted(times)
    return ordered[min(len(ordered) - 1, int(len(ordered) * part))] * 1000


def load() -> str:
    """How busy the machine is."""
    return f"load {os.getloadavg()[0]:.1f}"


async def measured(server: Server, players: list[Player], seconds: float, rate: float) -> str:
    """One round of one server."""
    own, begin = server.seconds(), time.perf_counter()
    mine = time.process_time()
    if rate:
        times = await paced(players, seconds, rate)
    else:
        times = await saturated(players, seconds)
    took = time.perf_counter() - begin
    if not times:
        return "all games are over"
    each = (server.seconds() - own) / len(times) * 1000
    client = (time.process_time() - mine) / len(times) * 1000
    p50, p95, p99 = (share(times, part) for part in (0.5, 0.95, 0.99))
    return (
        f"{len(times) / took:7.1f} actions/s, p50 {p50:7.1f} p95 {p95:7.1f} p99 {p99:7.1f} ms, "
        f"processor {each:6.2f} ms (client {client:.2f}), {server.megabytes():5.0f} MB, {load()}"
    )


async def computed(server: Server, scenario: str, seconds: float) -> str:
    """Two computer players who do not think, at no pace: how many actions they take."""
    line = await server.line()
    seats = {"axis": "random", "soviet": "random"}
    body = {"scenario": scenario, "seed": 1, "pace": 0, "seats": seats}
    game = (await line.ask("POST", "games", body))["id"]
    own, begin = server.seconds(), time.perf_counter()
    done, until, spent = 0, 1.0, 0.0
    while time.perf_counter() - begin < seconds:
        await asyncio.sleep(0.2)
        version = (await line.ask("GET", f"games/{game}/events?after=1000000"))["version"]
        if version == done > 0:
            # The game is over.
            break
        done, until, spent = version, time.perf_counter() - begin, server.seconds() - own
    each = spent / max(1, done) * 1000
    await line.ask("DELETE", f"games/{game}")
    return f"{done / until:7.1f} computer actions/s, processor {each:6.2f} ms, {load()}"


async def run(chosen: argparse.Namespace) -> None:
    """Every round, all servers in turn."""
    scenario = SCENARIOS[chosen.scenario]
    sources = {"now": HERE}
    if chosen.against:
        sources = {"before": Path(chosen.against).resolve(), **sources}
    print(f"{scenario}, {load()}, {os.cpu_count()} processors")
    for count in chosen.games:
        with contextlib.ExitStack() as ends:
            servers: dict[str, tuple[Server, list[Player]]] = {}
            for name, source in sources.items():
                folder = ends.enter_context(tempfile.TemporaryDirectory())
                server = Server(name, source, Path(folder), chosen.limit)
                ends.callback(server.end)
                await server.ready()
                players = await begun(server, scenario, count + 1, chosen.before)
                servers[name] = (server, players)
            for _ in range(chosen.rounds):
                print(f"  the engine alone: {plain(scenario, 200)}, {load()}")
                for listeners in chosen.sockets:
                    for name, (server, (idle, *players)) in servers.items():
                        async with sockets(server, listeners, idle.game):
                            if chosen.computer:
                                found = await computed(server, scenario, chosen.seconds)
                            else:
                                found = await measured(server, players, chosen.seconds, chosen.rate)
                        print(
                            f"  {count:3} games, {listeners:4} sockets, {name:6} {found}",
                            flush=True,
                        )


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("--scenario", choices=SCENARIOS, default="tow")
    parser.add_argument("--games", type=int, nargs="+", default=[1, 10, 50, 500])
    parser.add_argument("--sockets", type=int, nargs="+", default=[0])
    parser.add_argument("--seconds", type=float, default=5.0, help="of one round")
    parser.add_argument("--rounds", type=int, default=2)
    parser.add_argument("--rate", type=float, default=0.0, help="actions a second; 0 saturates")
    parser.add_argument(
        "--computer", action="store_true", help="computer players in a game of their own instead"
    )
    parser.add_argument("--before", type=int, default=5, help="actions of every game beforehand")
    parser.add_argument("--against", default="", help="the sources of another state of the program")
    parser.add_argument("--limit", type=float, default=900.0, help="seconds until a server ends")
    asyncio.run(run(parser.parse_args()))


if __name__ == "__main__":
    main()
