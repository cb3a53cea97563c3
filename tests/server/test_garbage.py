"""Random and spoilt requests to every route: a response of the protocol, never a server fault."""

from __future__ import annotations

import json
import random
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from litestar.routes import HTTPRoute
from litestar.testing import TestClient

from hexside.conformance.soak import size
from hexside.server.app import create_app
from hexside.server.limits import Limits
from tests.server.spoiling import requests_of, spoilt

SCENARIO = "traces-of-war/race-to-the-dnieper"
REQUESTS = size(400, 20_000)
#: Spoilt ones of each valid request, of which there are about thirty.
SPOILT = size(10, 700)

WORDS = (
    *("axis", "soviet", "nobody", "done", "human", "open", "greedy", "traces-of-war", "en", "pl"),
    *("../..", "%", "'--", "[", "ż", "1e999", "null", "true", "-1", "0", "1", "NaN", "name", ""),
    *("undo axis", "place ger-213-sec 0218", SCENARIO, "game = 1", "9" * 20, "x" * 3000),
    *("\u0000", "\U0001f600"),
)
NUMBERS = (0, 1, -1, 2**31, 2**63, -(2**70), 10**40, 1.5, 1e308)
FIELDS = (
    *("seat", "version", "action", "scenario", "position", "shipped", "options", "seats", "seed"),
    *("name", "pace", "paused", "hints", "token", "step", "commitment", "share", "more"),
)
PARTS = ("x", "a b", "%00", "..", "ż", "%ff", "%2f", "y" * 300, "a/" * 500)
#: Files of the client, which are not routes of the protocol.
FILES = ("/", "/index.html", "/index.html/x", "/assets/none.js", "/%00", "/" + "z" * 4000)
HOSTS = (
    "evil.example",
    "a b",
    "[::1",
    "",
    "\u00e9",
    "h" * 5000,
    "localhost:99999",
    "@",
    "127.0.0.1",
)
DEEP = 4000


@pytest.fixture
def addresses(tmp_path: Path) -> Iterator[tuple[TestClient[Any], list[tuple[str, str]]]]:
    """A server with a game, and every route of it."""
    # As many games as it takes: what is sent matters here, not how often.
    app = create_app(tmp_path, limits=Limits(beginnings=10**6, games=10**6))
    routes = [
        (str(method), route.path)
        for route in app.routes
        if isinstance(route, HTTPRoute) and route.path.startswith("/api")
        for method in sorted(map(str, route.methods))
    ]
    with TestClient(app, base_url="http://127.0.0.1", raise_server_exceptions=False) as client:
        yield client, routes


def value(chance: random.Random, depth: int = 0) -> Any:
    kind = chance.randrange(8 if depth < 3 else 5)
    if kind < 2:
        return chance.choice(WORDS)
    if kind == 2:
        return chance.choice(NUMBERS)
    if kind in (3, 4):
        return chance.choice((None, True, False, "axis", 0))
    if kind == 5:
        return [value(chance, depth + 1) for _ in range(chance.randrange(4))]
    return {chance.choice((*FIELDS, *WORDS)): value(chance, depth + 1) for _ in range(3)}


def body(chance: random.Random) -> bytes:
    kind = chance.randrange(7)
    if kind == 5:
        depth = chance.randrange(DEEP)
        return b'{"seat":' + b"[" * depth + b"]" * chance.choice((depth, 0)) + b"}"
    if kind == 6:
        deep = chance.choice(("[", "{a=", "a."))
        return json.dumps({"position": "a = " + deep * chance.randrange(DEEP)}).encode()
    if kind == 0:
        return chance.randbytes(chance.randrange(200))
    if kind == 1:
        # Half a surrogate pair can be written in JSON, but it is not text.
        return json.dumps([value(chance), "\ud800"]).encode()
    text = json.dumps({name: value(chance) for name in chance.sample(FIELDS, 4)}).encode()
    if kind == 2:
        cut = chance.randrange(len(text))
        return text[:cut] + chance.randbytes(2) + text[cut + 1 :]
    return text


def checked(answer: Any, method: str, address: str) -> None:
    """An error has the format of the protocol."""
    if answer.status_code >= 400 and method not in ("HEAD", "OPTIONS"):
        error = answer.json()["error"]
        assert error["reasons"], (method, address)
        assert all(set(row) == {"code", "rule", "text", "arguments"} for row in error["reasons"])


def test_no_request_causes_a_fault(
    addresses: tuple[TestClient[Any], list[tuple[str, str]]],
) -> None:
    client, routes = addresses
    chance = random.Random(7)
    game = client.post("/api/games", json={"scenario": SCENARIO}).json()["id"]
    statuses: dict[int, int] = {}
    for _ in range(REQUESTS):
        method, path = chance.choice(routes)
        known = {"game_id": game, "game": "traces-of-war", "scenario": "campaign"}

        def part(match: re.Match[str], known: dict[str, str] = known) -> str:
            right = known.get(match[1], "x")
            return right if chance.random() < 0.8 else chance.choice(PARTS)

        address = re.sub(r"\{(\w+):\w+\}", part, path)
        if method == "DELETE" and game in address:
            continue
        if chance.random() < 0.05:
            method, address = chance.choice(("GET", "HEAD", "POST")), chance.choice(FILES)
        query = {
            name: str(value(chance, 3))
            for name in chance.sample(("seat", "lang", "step", "after", "name", "scenario"), 2)
        }
        headers = {"content-type": chance.choice(("application/json", "text/plain", "x"))}
        if chance.random() < 0.2:
            headers["authorization"] = chance.choice(("Bearer x", "Bearer", "Basic \u00e9", "x"))
        for name in ("host", "origin", "referer", "cookie", "if-none-match", "range"):
            if chance.random() < 0.05:
                headers[name] = chance.choice(HOSTS)
        sent: dict[str, Any] = {"headers": {k: v.encode("latin-1") for k, v in headers.items()}}
        if method in ("POST", "PATCH"):
            sent["content"] = body(chance)
        answer = client.request(method, address, params=query, **sent)
        statuses[answer.status_code] = statuses.get(answer.status_code, 0) + 1
        assert answer.status_code < 500, (method, address, query, sent, answer.text)
        checked(answer, method, address)
    assert statuses.keys() & {200, 400, 403, 404, 422}
    assert client.get(f"/api/games/{game}").status_code == 200


def test_no_spoilt_request_causes_a_fault(
    addresses: tuple[TestClient[Any], list[tuple[str, str]]],
) -> None:
    """Every route with requests that were valid before something in them was changed."""
    client, routes = addresses
    chance = random.Random(11)
    requests = requests_of(client)
    known = {(one.method, one.route) for one in requests}
    assert known >= {route for route in routes if route[0] not in ("HEAD", "OPTIONS")}
    for one in requests:
        for _ in range(SPOILT):
            # A request that stays valid may have deleted or taken what another one needs.
            sent = spoilt(one, chance, value)
            answer = client.request(sent.method, sent.path, params=sent.query, content=sent.content)
            assert answer.status_code < 500, (sent, answer.text)
            checked(answer, sent.method, sent.path)
    assert client.get("/api/games").status_code == 200
