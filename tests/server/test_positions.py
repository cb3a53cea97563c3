"""Games that start from a position: a text, or one bundled with a game."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

import hexside
from hexside.engine import registry
from hexside.server import beginning

TEXT = """
game = "traces-of-war/campaign"
turn = 2
phase = "combat"
seat = "soviet"
dice = [5]

[board]
hexes = "1528-1835"

[board.places]
town = "1731"

[board.areas]
axis-source = "1528"
soviet-source = "1835"

[units]
a = { side = "axis", type = "infantry", defense = 3, move = 5, hex = "1731" }
b = { side = "soviet", type = "infantry", attack = 4, hex = "1832" }
c = { side = "soviet", type = "armour", attack = 6, defense = 4, move = 6, hex = "1832" }
"""


def test_a_game_from_a_position_text(person: Any) -> None:
    answer = person.client.post("/api/games", json={"position": TEXT, "name": "Lesson"})
    assert answer.status_code == 201, answer.text
    game = answer.json()["id"]
    assert (answer.json()["name"], answer.json()["turn"]) == ("Lesson", 2)
    table = person.table(game, "soviet")
    assert set(table["decision"]["actions"]) >= {"attack 1731"}
    for version, action in enumerate(("attack 1731", "add b", "add c", "resolve")):
        done = person.act(game, "soviet", version, action)
        assert done.status_code == 200, done.text
    draws = person.client.get(f"/api/games/{game}/statistics").json()["draws"]
    assert draws[0]["die"] == 5
    board = person.client.get(f"/api/{table['assets']['board']}").json()
    assert board["hexes"][0] == "1528"


def test_a_position_plays_the_same_every_time(person: Any) -> None:
    commitments = set()
    for _ in range(2):
        game = person.client.post("/api/games", json={"position": TEXT}).json()["id"]
        commitments.add(person.table(game, "")["commitment"])
    assert len(commitments) == 1


def test_every_position_of_a_game_can_be_a_beginning(person: Any) -> None:
    played = hexside.new("traces-of-war/campaign", 3)
    for number in range(40):
        actions = played.legal()
        played.play(actions[number * 7 % len(actions)])
    game = person.client.post("/api/games", json={"position": played.position()}).json()["id"]
    for seat in ("axis", "soviet"):
        seen = person.table(game, seat)["view"]
        assert seen["turn"] == played.view(seat).turn
        assert len(seen["units"]) == len(played.view(seat).units)


@pytest.mark.parametrize("language", ["en", "pl", "ru"])
def test_everything_wrong_with_a_position_is_reported(person: Any, language: str) -> None:
    text = TEXT.replace('"1731" }', '"9999" }').replace("turn = 2", "turn = 99")
    answer = person.client.post("/api/games", json={"position": text}, params={"lang": language})
    assert answer.status_code == 422
    reasons = answer.json()["error"]["reasons"]
    assert {row["code"] for row in reasons} == {"position-unknown-hex", "position-expected-turn"}
    for row in reasons:
        assert row["text"].startswith(f"{row['arguments']['key']}: ")


@pytest.mark.parametrize(
    "body",
    [
        {},
        {"position": TEXT, "scenario": "traces-of-war"},
        {"position": "["},
        {"position": "game = 1"},
        {"position": 'game = "nothing"'},
        {"position": "a" * 200_001},
        {"position": TEXT, "options": {"bidding": "on"}},
        {"shipped": "nothing"},
        {"shipped": "traces-of-war/nothing"},
        {"shipped": "traces-of-war/../game"},
    ],
)
def test_invalid_beginnings(person: Any, body: dict[str, Any]) -> None:
    answer = person.client.post("/api/games", json=body)
    assert answer.status_code in (400, 422), answer.text
    assert answer.json()["error"]["reasons"]


def test_shipped_positions_are_listed_and_begin(
    person: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    folder = tmp_path / "positions"
    folder.mkdir()
    (folder / "first-steps.toml").write_text(TEXT, encoding="utf-8")
    found = {"traces-of-war": folder}
    monkeypatch.setattr(beginning, "_folder", lambda game: found.get(game, tmp_path / "none"))
    games = person.client.get("/api/catalogue").json()["games"]
    (listed,) = [row for game in games for row in game["positions"]]
    assert listed["id"] == "traces-of-war/first-steps"
    answer = person.client.post("/api/games", json={"shipped": listed["id"]})
    assert answer.status_code == 201
    assert answer.json()["turn"] == 2


def test_every_shipped_position_can_be_played(person: Any) -> None:
    assert "traces-of-war/first-steps" in beginning.shipped_positions("traces-of-war")
    for game in registry.game_ids():
        for id in beginning.shipped_positions(game):
            answer = person.client.post("/api/games", json={"shipped": id})
            assert answer.status_code == 201, answer.text
            assert answer.json()["waiting"]
