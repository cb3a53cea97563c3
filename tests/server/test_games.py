"""Games: start, view, act, undo, rename, delete, export, import."""

from __future__ import annotations

import time
from pathlib import Path
from typing import Any

import pytest
from litestar.testing import TestClient

import hexside
from hexside.server.app import create_app
from tests.server.waiting import until

SCENARIO = "traces-of-war/race-to-the-dnieper"


def test_catalogue_lists_every_scenario_and_player(client: TestClient[Any]) -> None:
    body = client.get("/api/catalogue").json()
    listed = [scenario["id"] for game in body["games"] for scenario in game["scenarios"]]
    assert listed == list(hexside.scenarios())
    assert body["players"][:2] == ["human", "random"]
    assert body["games"][0]["options"][0]["values"]


@pytest.mark.parametrize("language", ["en", "pl", "ru"])
def test_catalogue_is_phrased(client: TestClient[Any], language: str) -> None:
    body = client.get("/api/catalogue", params={"lang": language}).json()
    for game in body["games"]:
        texts = [game["title"], *(option["text"] for option in game["options"])]
        texts += [info[key] for info in game["scenarios"] for key in ("title", "summary")]
        assert all(
            text and not text.startswith(("game-", "scenario-", "option-")) for text in texts
        )


def test_a_new_game_shows_its_first_decision(person: Any) -> None:
    game = person.begin()
    table = person.table(game, "axis")
    assert table["version"] == 0
    assert table["decision"]["kind"] == "place-security-units"
    assert table["decision"]["rule"] == "3.0"
    # 3.0, 5.0: three units, seven cities; two units are already in Kharkiv.
    assert len(table["decision"]["actions"]) == 21
    assert "213S" in table["decision"]["prompt"]
    assert person.table(game, "soviet")["decision"] is None
    assert person.table(game, "")["decision"] is None


def test_an_action_moves_the_game_on(person: Any) -> None:
    game = person.begin()
    answer = person.act(game, "axis", 0, "place ger-213-sec 0218")
    assert answer.json() == {"version": 1}
    table = person.table(game, "soviet")
    assert table["version"] == 1
    assert table["log"]["entries"][-1]["arguments"] == {"unit": "ger-213-sec", "hex": "0218"}
    assert "Odesa" in table["log"]["entries"][-1]["text"]
    assert "Одесса" in person.table(game, "soviet", "ru")["log"]["entries"][-1]["text"]


def test_undo_raises_the_version_and_takes_the_events_back(person: Any) -> None:
    game = person.begin()
    person.act(game, "axis", 0, "place ger-213-sec 0218")
    assert person.table(game)["can_undo"]
    answer = person.client.post(f"/api/games/{game}/undo", json={"seat": "axis", "version": 1})
    assert answer.json() == {"version": 2}
    table = person.table(game)
    assert (table["version"], table["log"]["count"], table["can_undo"]) == (2, 0, False)
    refused = person.client.post(f"/api/games/{game}/undo", json={"seat": "axis", "version": 2})
    assert refused.status_code == 422
    assert refused.json()["error"]["reasons"][0]["code"] == "nothing-to-undo"


def test_events_after_a_number(person: Any) -> None:
    game = person.begin()
    person.play_first(game, 3)
    everything = person.client.get(f"/api/games/{game}/events", params={"seat": "axis"}).json()
    later = person.client.get(
        f"/api/games/{game}/events", params={"seat": "axis", "after": 2}
    ).json()
    assert everything["entries"][2:] == later["entries"]
    assert later["entries"][0]["number"] == 3
    assert everything["count"] == len(everything["entries"])


def test_secret_choices_stay_secret(person: Any) -> None:
    game = person.begin()
    for _ in range(400):
        seats = person.table(game, "")["view"]["waiting"]
        mine = person.table(game, seats[0])
        action = mine["decision"]["actions"][0]
        assert person.act(game, seats[0], mine["version"], action).status_code == 200
        if action.startswith("chits soviet"):
            break
    axis = person.client.get(f"/api/games/{game}/events", params={"seat": "axis"}).text
    spectator = person.client.get(f"/api/games/{game}/events").text
    soviet = person.client.get(f"/api/games/{game}/events", params={"seat": "soviet"}).text
    assert '"chits":["soviet' in soviet
    assert '"chits":["soviet' not in axis
    assert '"chits":["soviet' not in spectator
    assert "chosen" not in person.table(game, "")["view"].get("own", {})


def test_why_not_gives_reasons_with_sections(person: Any) -> None:
    game = person.begin()
    path = f"/api/games/{game}/why-not"
    body = {"seat": "axis", "action": "place ger-213-sec 0101"}
    answer = person.client.post(path, json=body, params={"lang": "pl"})
    [reason] = answer.json()["reasons"]
    assert (reason["code"], reason["rule"]) == ("not-a-major-city", "3.0")
    assert reason["text"]
    legal = {"seat": "axis", "action": "place ger-213-sec 0218"}
    assert person.client.post(path, json=legal).json() == {"reasons": []}


def test_rename_pause_and_players(person: Any) -> None:
    game = person.begin()
    path = f"/api/games/{game}"
    assert person.client.patch(path, json={"name": "Nad Dnieprem"}).json()["name"] == "Nad Dnieprem"
    assert person.client.patch(path, json={"paused": True}).json()["paused"] is True
    assert person.client.patch(path, json={"seats": {"soviet": "random"}}).json()["seats"] == {
        "axis": "human",
        "soviet": "random",
    }
    [listed] = person.client.get("/api/games").json()
    assert listed["name"] == "Nad Dnieprem"


def test_delete(person: Any) -> None:
    game = person.begin()
    assert person.client.delete(f"/api/games/{game}").status_code == 204
    assert person.client.get(f"/api/games/{game}").status_code == 404
    assert person.client.get("/api/games").json() == []


def test_export_and_import(person: Any) -> None:
    game = person.begin()
    person.play_first(game, 4)
    saved = person.client.get(f"/api/games/{game}/export")
    assert ".hexside" in saved.headers["content-disposition"]
    assert len(hexside.api.from_bytes(saved.content).played) == 4
    answer = person.client.post("/api/games/import?name=again", content=saved.content)
    assert answer.status_code == 201
    copy = answer.json()["id"]
    assert answer.json()["name"] == "again"
    assert person.table(copy)["view"] == person.table(game)["view"]


def test_a_computer_plays_its_seat(person: Any) -> None:
    game = person.begin(seats={"axis": "random", "soviet": "random"})
    until(lambda: person.table(game, "")["version"] > 15)
    person.client.patch(f"/api/games/{game}", json={"paused": True})
    version = person.table(game, "")["version"]
    time.sleep(0.2)
    assert person.table(game, "")["version"] <= version + 1
    refused = person.act(game, "axis", version, "done")
    assert refused.json()["error"]["reasons"][0]["code"] == "seat-of-computer"


def test_computers_go_on_after_a_restart(tmp_path: Path) -> None:
    with TestClient(create_app(tmp_path), base_url="http://127.0.0.1") as first:
        body = {"scenario": SCENARIO, "seats": {"axis": "random", "soviet": "random"}, "pace": 5}
        game = first.post("/api/games", json=body).json()["id"]
        before = until(lambda: first.get(f"/api/games/{game}").json()["version"])
    with TestClient(create_app(tmp_path), base_url="http://127.0.0.1") as second:
        # The first server may have continued between the question and its end.
        until(lambda: second.get(f"/api/games/{game}").json()["version"] > before + 20)


def test_every_game_over_is_phrased(person: Any) -> None:
    game = person.begin(seats={"axis": "random", "soviet": "random"})
    until(lambda: person.table(game, "")["view"].get("result"))
    table = person.table(game, "", "ru")
    assert table["game"]["result"]
    assert table["view"]["waiting"] == []
