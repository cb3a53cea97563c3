"""A server in its own folder, and a person who uses it."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from litestar.testing import TestClient

from hexside.server.app import create_app

SCENARIO = "traces-of-war/race-to-the-dnieper"


class Person:
    """A person who plays through the server's routes."""

    def __init__(self, client: TestClient[Any]) -> None:
        self.client = client

    def begin(self, **changes: Any) -> str:
        body = {"scenario": SCENARIO, "seed": 7, "pace": 0, **changes}
        answer = self.client.post("/api/games", json=body)
        assert answer.status_code == 201, answer.text
        game: str = answer.json()["id"]
        return game

    def table(self, game: str, seat: str = "axis", lang: str = "en") -> dict[str, Any]:
        answer = self.client.get(f"/api/games/{game}", params={"seat": seat, "lang": lang})
        assert answer.status_code == 200, answer.text
        body: dict[str, Any] = answer.json()
        return body

    def act(self, game: str, seat: str, version: int, action: str, lang: str = "en") -> Any:
        return self.client.post(
            f"/api/games/{game}/actions",
            params={"lang": lang},
            json={"seat": seat, "version": version, "action": action},
        )

    def play_first(self, game: str, count: int) -> int:
        """Take the first legal action of the seat that must decide, several times."""
        version = 0
        for _ in range(count):
            table = self.table(game, "")
            seat = table["view"]["waiting"][0]
            mine = self.table(game, seat)
            answer = self.act(game, seat, mine["version"], mine["decision"]["actions"][0])
            assert answer.status_code == 200, answer.text
            version = answer.json()["version"]
        return version


@pytest.fixture
def client(tmp_path: Path) -> Iterator[TestClient[Any]]:
    with TestClient(create_app(tmp_path), base_url="http://127.0.0.1") as client:
        yield client


@pytest.fixture
def person(client: TestClient[Any]) -> Person:
    return Person(client)
