"""Boards, drawings and counters."""

from __future__ import annotations

from typing import Any
from xml.etree import ElementTree

import pytest
from litestar.testing import TestClient

import hexside


def test_the_board_is_complete(client: TestClient[Any]) -> None:
    body = client.get("/api/boards/traces-of-war/campaign", params={"lang": "pl"}).json()
    grid = hexside.new("traces-of-war").rules.board.grid
    assert body["hexes"] == list(grid.names)
    assert len(body["centers"]) == len(body["terrain"]) == len(body["neighbors"]) == grid.size
    assert "Kijów" in {place["name"] for place in body["places"]}
    assert set(body["terrain"]) == set(body["terrain_names"])


def test_the_drawing_says_how_it_lies_in_the_plane(client: TestClient[Any]) -> None:
    answer = client.get("/api/boards/traces-of-war/campaign/drawing.svg")
    assert answer.headers["content-type"].startswith("image/svg+xml")
    root = ElementTree.fromstring(answer.text)
    assert {"data-scale", "data-x0", "data-y1", "viewBox"} <= set(root.attrib)


@pytest.mark.parametrize("path", ["boards/traces-of-war/campaign", "roster/traces-of-war/campaign"])
def test_static_content_is_cached(client: TestClient[Any], path: str) -> None:
    first = client.get(f"/api/{path}")
    again = client.get(f"/api/{path}", headers={"if-none-match": first.headers["etag"]})
    assert again.status_code == 304


def test_the_roster_names_every_counter(client: TestClient[Any]) -> None:
    body = client.get("/api/roster/traces-of-war/campaign", params={"lang": "ru"}).json()
    assert set(body) == set(hexside.new("traces-of-war/campaign").rules.roster)  # type: ignore[attr-defined]
    assert all(row["title"] and row["full_title"] and row["type_name"] for row in body.values())


def test_a_game_tells_where_its_assets_are(person: Any) -> None:
    game = person.begin()
    assets = person.table(game)["assets"]
    for path in assets.values():
        assert person.client.get(f"/api/{path}").status_code == 200
    for name in ("board", "roster", "drawing.svg"):
        assert person.client.get(f"/api/games/{game}/{name}").status_code == 200
