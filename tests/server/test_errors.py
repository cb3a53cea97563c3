"""Whatever is sent, the response has the single error format and is never a server fault."""

from __future__ import annotations

import json
from typing import Any

import pytest


def shape(answer: Any) -> dict[str, Any]:
    """The error in a response, after a check of its shape."""
    body = answer.json()
    assert set(body) == {"error"}
    assert set(body["error"]) == {"kind", "reasons"}
    assert body["error"]["reasons"]
    for reason in body["error"]["reasons"]:
        assert set(reason) == {"code", "rule", "text", "arguments"}
        assert reason["text"] != reason["code"]
    error: dict[str, Any] = body["error"]
    return error


def test_a_stale_version_changes_nothing(person: Any) -> None:
    game = person.begin()
    person.act(game, "axis", 0, "place ger-213-sec 0218")
    answer = person.act(game, "axis", 0, "place ger-444-sec 0622")
    assert answer.status_code == 409
    assert shape(answer)["kind"] == "stale"
    assert person.table(game)["version"] == 1


@pytest.mark.parametrize("language", ["en", "pl", "ru"])
def test_a_refusal_is_phrased_with_its_section(person: Any, language: str) -> None:
    game = person.begin()
    answer = person.act(game, "axis", 0, "place ger-213-sec 0101", language)
    assert answer.status_code == 422
    error = shape(answer)
    assert error["kind"] == "not-legal"
    assert error["reasons"][0]["rule"] == "3.0"


def test_the_other_seat_may_not_act(person: Any) -> None:
    game = person.begin()
    answer = person.act(game, "soviet", 0, "done")
    assert answer.status_code == 422
    assert shape(answer)["kind"] == "not-your-decision"


@pytest.mark.parametrize(
    ("seat", "action", "status"),
    [
        ("axis", "", 400),
        ("axis", "fly", 400),
        ("axis", "place", 400),
        ("axis", "place a b c d", 400),
        ("axis", "place \u0000 \ud7ff", 422),
        ("axis", "bid many", 400),
        ("axis", "move ger-213-sec " + "0101 " * 200, 422),
        ("nobody", "done", 422),
        ("", "done", 422),
    ],
)
def test_garbage_actions(person: Any, seat: str, action: str, status: int) -> None:
    game = person.begin()
    answer = person.act(game, seat, 0, action)
    assert answer.status_code == status, answer.text
    shape(answer)


BODIES = [
    b"",
    b"{",
    b"[]",
    b"null",
    b"\xff\xfe",
    b'{"seat": 1, "version": "x", "action": []}',
    json.dumps({"seat": "axis", "version": 0}).encode(),
    json.dumps({"seat": "axis", "version": 0, "action": "done", "more": 1}).encode(),
    json.dumps({"seat": "axis", "version": 0, "action": "x" * 5000}).encode(),
    json.dumps({"seat": "axis", "version": 10**40, "action": "done"}).encode(),
]


@pytest.mark.parametrize("text", ["[" * 100_000 + "]" * 100_000, '{"x":' * 5000 + "1" + "}" * 5000])
def test_lists_inside_lists(person: Any, text: str) -> None:
    game = person.begin()
    for content in (text, f'{{"seat": {text}}}'):
        for route in ("games", f"games/{game}/actions"):
            answer = person.client.post(f"/api/{route}", content=content)
            assert answer.status_code == 400, answer.text
            shape(answer)


def test_a_number_of_thousands_of_digits_in_a_position(person: Any) -> None:
    text = f'game = "traces-of-war/campaign"\nturn = {"9" * 5000}'
    answer = person.client.post("/api/games", json={"position": text})
    assert answer.status_code == 422
    shape(answer)


@pytest.mark.parametrize("path", ["/%00", "/a%00b", "/" + "a" * 5000, "/a" * 3000, "/index.html/x"])
@pytest.mark.parametrize("method", ["GET", "POST"])
def test_files_that_cannot_exist(person: Any, method: str, path: str) -> None:
    answer = person.client.request(method, path)
    assert answer.status_code in (404, 405), answer.text
    shape(answer)


@pytest.mark.parametrize("body", BODIES)
@pytest.mark.parametrize("route", ["actions", "undo", "why-not"])
def test_garbage_bodies(person: Any, route: str, body: bytes) -> None:
    game = person.begin()
    answer = person.client.post(f"/api/games/{game}/{route}", content=body)
    assert 400 <= answer.status_code < 500, answer.text
    shape(answer)


@pytest.mark.parametrize(
    "body",
    [
        {},
        {"scenario": "nothing"},
        {"scenario": "traces-of-war/nothing"},
        {"scenario": ""},
        {"scenario": "traces-of-war", "options": {"bidding": "perhaps"}},
        {"scenario": "traces-of-war", "options": {"nothing": "on"}},
        {"scenario": "traces-of-war", "seats": {"nobody": "human"}},
        {"scenario": "traces-of-war", "seats": {"axis": "nobody"}},
        {"scenario": "traces-of-war", "pace": -1},
        {"scenario": "traces-of-war", "name": "x" * 200},
    ],
)
def test_games_that_cannot_begin(person: Any, body: dict[str, Any]) -> None:
    answer = person.client.post("/api/games", json=body)
    assert 400 <= answer.status_code < 500, answer.text
    shape(answer)
    assert person.client.get("/api/games").json() == []


@pytest.mark.parametrize("content", [b"", b"hello", b"hexside\n", b"hexside\nxxxx"])
def test_files_that_are_not_saved_games(person: Any, content: bytes) -> None:
    answer = person.client.post("/api/games/import", content=content)
    assert answer.status_code == 422
    shape(answer)


@pytest.mark.parametrize(
    ("method", "path", "status"),
    [
        ("GET", "/api/nothing", 404),
        ("GET", "/api/games/none", 404),
        ("GET", "/api/games/none/events", 404),
        ("GET", "/api/games/none/export", 404),
        ("GET", "/api/games/none/board", 404),
        ("GET", "/api/games/none/drawing.svg", 404),
        ("GET", "/api/games/none/roster", 404),
        ("DELETE", "/api/games/none", 404),
        ("PATCH", "/api/games", 405),
        ("GET", "/api/boards/none/campaign", 404),
        ("GET", "/api/boards/none/campaign/drawing.svg", 404),
        ("GET", "/api/boards/none/campaign/sketch.svg", 404),
        ("GET", "/api/roster/traces-of-war/none", 404),
        ("GET", "/api/roster/none/none", 404),
    ],
)
def test_unknown_addresses(person: Any, method: str, path: str, status: int) -> None:
    answer = person.client.request(method, path)
    assert answer.status_code == status, answer.text
    shape(answer)


def test_unknown_seats_and_numbers_in_the_query(person: Any) -> None:
    game = person.begin()
    shape(person.client.get(f"/api/games/{game}", params={"seat": "nobody"}))
    shape(person.client.get(f"/api/games/{game}/events", params={"after": "x"}))
    ahead = person.client.get(f"/api/games/{game}/events", params={"after": 10**6})
    assert ahead.json()["entries"] == []


def test_an_unknown_language_is_answered_in_english(person: Any) -> None:
    game = person.begin()
    assert person.table(game, "axis", "xx")["decision"]["prompt"].startswith("Place")


def test_pages_of_other_sites_are_refused(person: Any) -> None:
    answer = person.client.get("/api/games", headers={"origin": "https://example.org"})
    assert answer.status_code == 403
    shape(answer)
