"""Boards, drawings and counters."""

from __future__ import annotations

from typing import Any
from xml.etree import ElementTree

import pytest
from litestar.testing import TestClient

import hexside
from hexside.engine import registry


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


@pytest.mark.parametrize(
    "scenario",
    [
        f"{game}/{info.id}"
        for game in registry.game_ids()
        for info in registry.game(game).scenarios()
    ],
)
def test_the_picture_of_a_card_is_small(client: TestClient[Any], scenario: str) -> None:
    """All cards together were 13 MB of drawings: the first page could not be used for seconds."""
    answer = client.get(f"/api/boards/{scenario}/sketch.svg")
    assert answer.headers["content-type"].startswith("image/svg+xml")
    assert ElementTree.fromstring(answer.text).tag.endswith("svg")
    assert len(answer.content) < 40_000


@pytest.mark.parametrize(
    "path",
    [
        "boards/traces-of-war/campaign",
        "boards/traces-of-war/campaign/sketch.svg",
        "roster/traces-of-war/campaign",
    ],
)
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


def test_the_drawing_follows_the_weather(client: TestClient[Any]) -> None:
    text = hexside.new("stalingrad-42/fall-blau", seed=1).position()
    text = text.replace('weather = "clear"', 'weather = "snow"', 1)
    started = client.post("/api/games", json={"position": text})
    assert started.status_code == 201, started.text
    table = client.get(f"/api/games/{started.json()['id']}", params={"seat": "axis"}).json()
    path = table["assets"]["drawing"]
    assert path.endswith("drawing.svg?ground=snow")
    snow = client.get(f"/api/{path}")
    assert snow.status_code == 200
    assert snow.text != client.get(f"/api/{path.partition('?')[0]}").text


@pytest.mark.parametrize("ground", ["lava", "snow+", "x" * 500])
def test_a_look_that_is_none_is_refused(client: TestClient[Any], ground: str) -> None:
    path = "/api/boards/stalingrad-42/fall-blau/drawing.svg"
    answer = client.get(path, params={"ground": ground})
    assert answer.status_code == 404
    assert answer.json()["error"]["reasons"][0]["code"] == "no-such-ground"
