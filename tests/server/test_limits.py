"""Nobody can ask so much that the games of others stop; who asks too much is told the limit."""

from __future__ import annotations

import asyncio
import json
import socket
import threading
import time
import zlib
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import msgspec
import pytest
import uvicorn
from litestar.testing import TestClient
from typer.testing import CliRunner

import hexside
from hexside.cli.app import app
from hexside.engine import match, position_limits
from hexside.server.app import configuration, create_app
from hexside.server.errors import ApiError
from hexside.server.heavy import Beginnings
from hexside.server.limits import LIMITS, Deadline, Limits, Visits
from hexside.server.thinking import HINT, Thinkers, Thought
from hexside.server.wording import phrasing_of
from tests.server.waiting import in_a_loop

SCENARIO = "traces-of-war/race-to-the-dnieper"
LANGUAGES = ("en", "pl", "ru")
BOARD = f'game = "{SCENARIO}"\n[board]\nhexes = '


def reason(answer: Any, status: int) -> dict[str, Any]:
    """The one reason of an error, after a look at its status."""
    assert answer.status_code == status, answer.text[:300]
    found: dict[str, Any] = answer.json()["error"]["reasons"][0]
    return found


@contextmanager
def server(folder: Path, **changes: Any) -> Iterator[TestClient[Any]]:
    made = create_app(folder, limits=Limits(**changes))
    with TestClient(made, base_url="http://127.0.0.1") as client:
        yield client


def saved(actions: str, position: str = "") -> bytes:
    """A file of a saved game with a list of actions in JSON."""
    origin = {"game": "traces-of-war", "scenario": "campaign", "rules": "1", "server_seed": "x"}
    text = json.dumps({"format": 1, "origin": {**origin, "position": position}, "state": "x"})
    return match.MAGIC + zlib.compress(f'{text[:-1]}, "actions": {actions}}}'.encode(), 9)


# Positions


@pytest.mark.parametrize(
    ("position", "code"),
    [
        (BOARD + '"0000-9999"', "too-many-hexes"),
        (BOARD + json.dumps(["0101-4040"] * 9000), "too-many-hexes"),
        (BOARD + '"0101-0202"\n[board.terrain]\nmarsh = "0000-9999"', "too-many-hexes"),
        ("a" + ".a" * 99_000 + " = 1", "too-deep"),
        ("a = " + "[" * 100_000, "too-deep"),
        ("a = " + "{a = " * 30_000, "too-deep"),
        ("# " + "x" * 200_000, "too-long"),
        (
            BOARD + '"0101"\n[units]\n' + "\n".join(f"u{n} = 1" for n in range(2000)),
            "too-many-units",
        ),
    ],
)
def test_a_position_that_is_too_large_costs_nothing(person: Any, position: str, code: str) -> None:
    began = time.process_time()
    for language in LANGUAGES:
        params = {"lang": language}
        answer = person.client.post("/api/games", params=params, json={"position": position})
        told = reason(answer, 422)
        assert told["code"] == f"position-{code}"
        assert told["text"] != told["code"]
    # The work that is spared took from seconds to all memory.
    assert time.process_time() - began < 10


def test_the_largest_games_are_far_from_the_limits() -> None:
    for scenario in hexside.scenarios():
        game = hexside.new(scenario, seed=1)
        text = game.position()
        assert len(text) * 5 < position_limits.MOST_CHARACTERS
        assert not position_limits.is_too_deep(text)
        assert len(game.rules.board.grid.names) < position_limits.MOST_HEXES
        assert len(game.state.units) * 2 < position_limits.MOST_UNITS


@pytest.mark.parametrize(
    ("text", "deep"),
    [
        ("a = 1.5\n" * 100, False),
        ("a.b.c = 1\n" * 100, False),
        ('a = "' + "." * 100 + '"', False),
        ("a = '" + "[" * 100 + "'", False),
        ("# " + "[" * 100, False),
        ('a = """' + '\n"[' * 100 + '"""', False),
        ('a = """\\""""\nb = ' + "[" * 100, True),
        ("[" + "a." * 40 + "a]", True),
        ("'a'." * 40 + "a = 1", True),
        ('"\\"".' * 40 + "a = 1", True),
        # The reader ends where a string does not.
        ('a = "' + "\\" + "\n" + "[" * 100, False),
    ],
)
def test_only_depth_counts(text: str, deep: bool) -> None:
    assert position_limits.is_too_deep(text) is deep


# Bodies and files


def test_a_body_that_is_too_large(person: Any) -> None:
    for language in LANGUAGES:
        for route, limit in (("games", LIMITS.body), ("games/import", LIMITS.save)):
            params = {"lang": language}
            answer = person.client.post(f"/api/{route}", params=params, content=b"x" * (limit + 1))
            told = reason(answer, 413)
            assert told["code"] == "body-too-large"
            assert told["arguments"]["limit"] == limit


@pytest.mark.parametrize(
    "file",
    [
        saved("[" + '"",' * 1_000_000 + '""]'),
        saved("[" + '"a b",' * 60_000 + '""]'),
        saved('["' + "x" * 60_000_000 + '"]'),
    ],
)
def test_a_small_file_that_unpacks_to_a_large_one(person: Any, file: bytes) -> None:
    assert len(file) < 100_000
    told = reason(person.client.post("/api/games/import", content=file), 422)
    assert told["code"] == "save-too-large"
    assert str(match.MOST_ACTIONS)[:2] in told["text"]


@pytest.mark.parametrize("number", [2, 10**12, 10**40, -(10**400)])
def test_a_number_that_nobody_can_write_is_told_in_short(
    person: Any, tmp_path: Path, number: int
) -> None:
    text = b'{"format": %d, "origin": {"game": "x", "scenario": "", "rules": "", "server_seed": ""}'
    file = match.MAGIC + zlib.compress(text % number + b', "actions": [], "state": ""}')
    for language in LANGUAGES:
        params = {"lang": language}
        answer = person.client.post("/api/games/import", params=params, content=file)
        told = reason(answer, 422)
        assert told["code"] == "save-format"
        assert len(str(told["arguments"]["found"])) < 20
    (tmp_path / "file").write_bytes(file)
    result = CliRunner().invoke(app, ["replay", str(tmp_path / "file")])
    assert result.exit_code == 2, result.output


def test_a_position_in_a_file_has_the_same_limits(person: Any) -> None:
    file = saved("[]", BOARD + '"0000-9999"')
    assert reason(person.client.post("/api/games/import", content=file), 422)["code"]


def test_an_import_has_an_end(tmp_path: Path) -> None:
    with server(tmp_path) as client:
        game = client.post("/api/games", json={"scenario": SCENARIO, "seed": 7}).json()["id"]
        body = {"seat": "axis", "version": 0, "action": "place ger-213-sec 0218"}
        assert client.post(f"/api/games/{game}/actions", json=body).status_code == 200
        file = client.get(f"/api/games/{game}/export").content
    with server(tmp_path / "other", import_seconds=-1.0) as client:
        told = reason(client.post("/api/games/import", content=file), 422)
        assert told["code"] == "import-too-slow"


def test_a_deadline() -> None:
    Deadline(60.0, "import-too-slow")()
    with pytest.raises(ApiError):
        Deadline(-1.0, "import-too-slow")()


# Games


def test_games_in_a_minute(tmp_path: Path) -> None:
    with server(tmp_path, beginnings=2) as client:
        for status in (201, 201, 429):
            answer = client.post("/api/games", json={"scenario": SCENARIO})
            assert answer.status_code == status
        game = client.get("/api/games").json()[0]["id"]
        for language in LANGUAGES:
            params = {"lang": language}
            body = {"step": 0, "seat": ""}
            for route, sent in (
                ("games", {"json": {"scenario": SCENARIO}}),
                ("games/import", {"content": b"x"}),
                (f"games/{game}/branch", {"json": body}),
            ):
                told = reason(client.post(f"/api/{route}", params=params, **sent), 429)
                assert told["code"] == "too-many-beginnings"
                assert 1 <= told["arguments"]["seconds"] <= 60
        # What goes on is not concerned.
        assert client.get(f"/api/games/{game}", params={"seat": "axis"}).status_code == 200


def test_an_address_may_come_again_after_a_minute() -> None:
    now = [0.0]
    visits = Visits(2, lambda: now[0])
    visits.count("a")
    visits.count("a")
    visits.count("b")
    with pytest.raises(ApiError):
        visits.count("a")
    now[0] = 60.0
    visits.count("a")


def test_games_on_a_server(tmp_path: Path) -> None:
    with server(tmp_path, games=2) as client:
        for _ in range(2):
            game = client.post("/api/games", json={"scenario": SCENARIO}).json()["id"]
        assert reason(client.post("/api/games", json={"scenario": SCENARIO}), 429)["code"] == (
            "too-many-games"
        )
        assert client.delete(f"/api/games/{game}").status_code == 204
        assert client.post("/api/games", json={"scenario": SCENARIO}).status_code == 201


def test_games_of_one_stranger(tmp_path: Path) -> None:
    app = create_app(tmp_path, "0.0.0.0", limits=Limits(games_of_one=1))
    with TestClient(app, base_url="http://127.0.0.1") as client:
        assert client.post("/api/games", json={"scenario": SCENARIO}).status_code == 201
        told = reason(client.post("/api/games", json={"scenario": SCENARIO}), 429)
        assert told["code"] == "too-many-games"
        client.cookies.clear()
        assert client.post("/api/games", json={"scenario": SCENARIO}).status_code == 201


def test_only_some_games_are_begun_at_once() -> None:
    going_on = threading.Event()
    beginnings = Beginnings(Limits(at_once=1, waiting=2))

    async def two() -> None:
        first = [asyncio.create_task(beginnings.do(lambda: going_on.wait(60))) for _ in range(2)]
        await asyncio.sleep(0)
        with pytest.raises(ApiError) as refused:
            beginnings.check()
        assert refused.value.status == 429
        # Who goes away leaves a thread that goes on.
        first[0].cancel()
        await asyncio.gather(first[0], return_exceptions=True)
        with pytest.raises(ApiError):
            beginnings.check()
        going_on.set()
        assert await first[1]
        beginnings.check()

    in_a_loop(two())
    beginnings.close()


# Thinking


def test_hints_at_once(person: Any) -> None:
    async def asked() -> None:
        notices: Any = type("Silent", (), {"tell": lambda self, notice: None})()
        thinkers = Thinkers(notices, Limits(hints_in_game=1, hints=2))
        game = hexside.new(SCENARIO)
        live = type("Live", (), {"thoughts": [], "game": game})
        one, two, three = (live() for _ in "abc")
        thinkers.check_hint(one)
        thinkers._thoughts.add(Thought(one, "axis", HINT, notices))
        with pytest.raises(ApiError) as refused:
            thinkers.check_hint(one)
        assert refused.value.status == 429
        thinkers.check_hint(two)
        thinkers._thoughts.add(Thought(two, "axis", HINT, notices))
        with pytest.raises(ApiError):
            thinkers.check_hint(three)
        thinkers.close()

    in_a_loop(asked())


# Connections


@contextmanager
def listening(folder: Path, **changes: Any) -> Iterator[int]:
    """A server that listens at a port, with other limits."""
    limits = Limits(**changes)
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
    app = create_app(folder, limits=limits)
    running = uvicorn.Server(configuration(app, "127.0.0.1", port, limits))
    thread = threading.Thread(target=running.run)
    thread.start()
    try:
        for _ in range(600):
            if running.started:
                break
            time.sleep(0.05)
        yield port
    finally:
        running.should_exit = True
        thread.join(60)


def said(connection: socket.socket) -> bytes:
    """All that a server sends until it hangs up."""
    connection.settimeout(30)
    found = b""
    while part := connection.recv(65536):
        found += part
    return found


@pytest.mark.parametrize(
    "half",
    [
        b"",
        b"GET /api/games HTTP/1.1\r\nHost: 127",
        b"POST /api/games HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 100\r\n\r\n{",
    ],
)
def test_half_a_request_is_not_waited_for(tmp_path: Path, half: bytes) -> None:
    with listening(tmp_path, request_seconds=0.5) as port:
        with socket.create_connection(("127.0.0.1", port)) as connection:
            connection.sendall(half)
            answer = said(connection)
        assert answer.startswith(b"HTTP/1.1 408 ")
        error = msgspec.json.decode(answer.partition(b"\r\n\r\n")[2])["error"]
        assert error["reasons"][0]["code"] == "request-too-slow"
        # Nobody knows yet who reads it.
        assert error["reasons"][0]["text"] == " / ".join(
            phrasing_of(language).text("server-request-too-slow", limit=0) for language in LANGUAGES
        )


def test_half_a_request_is_answered_in_its_language(tmp_path: Path) -> None:
    with listening(tmp_path, request_seconds=0.5) as port:
        for language in LANGUAGES:
            half = f"POST /api/games?lang={language} HTTP/1.1\r\nHost: 127.0.0.1\r\n"
            with socket.create_connection(("127.0.0.1", port)) as connection:
                connection.sendall(f"{half}Content-Length: 9\r\n\r\n{{".encode())
                body = said(connection).partition(b"\r\n\r\n")[2]
            (reason,) = msgspec.json.decode(body)["error"]["reasons"]
            told = phrasing_of(language).text("server-request-too-slow", limit=0)
            assert reason["text"] == told


def test_drops_of_a_request_do_not_prolong_it(tmp_path: Path) -> None:
    with (
        listening(tmp_path, request_seconds=0.5) as port,
        socket.create_connection(("127.0.0.1", port)) as connection,
    ):
        began = time.monotonic()
        connection.settimeout(0.05)
        connection.sendall(b"GET / HTTP/1.1\r\nx: ")
        answer = b""
        while not answer and time.monotonic() - began < 30:
            connection.sendall(b"y")
            try:
                answer = connection.recv(100)
            except TimeoutError:
                continue
        assert answer.startswith(b"HTTP/1.1 408 ")
        assert time.monotonic() - began < 25


def test_a_whole_request_is_answered_again_and_again(tmp_path: Path) -> None:
    asked = b"GET /api/nothing HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n"
    with (
        listening(tmp_path, request_seconds=2.0) as port,
        socket.create_connection(("127.0.0.1", port)) as connection,
    ):
        connection.settimeout(30)
        for _ in range(4):
            connection.sendall(asked)
            answer = b""
            while not answer.endswith(b"]}}"):
                answer += connection.recv(65536)
            assert answer.startswith(b"HTTP/1.1 404")
            time.sleep(0.7)


def test_connections_of_one_address(tmp_path: Path) -> None:
    with listening(tmp_path, connections_of_one=3) as port:
        held = [socket.create_connection(("127.0.0.1", port)) for _ in range(3)]
        time.sleep(0.3)
        with socket.create_connection(("127.0.0.1", port)) as connection:
            assert said(connection).startswith(b"HTTP/1.1 429 ")
        for connection in held:
            connection.close()
        time.sleep(0.3)
        with socket.create_connection(("127.0.0.1", port)) as connection:
            connection.sendall(
                b"GET /api/x HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: close\r\n\r\n"
            )
            assert said(connection).startswith(b"HTTP/1.1 404 ")
