"""What a seat remembers of hidden counters: from its own log, as long as it may be true."""

from __future__ import annotations

from typing import Any

from hexside.engine.positions import write_position
from tests.rulebook.iskra.iskra_kit import fight

#: Two Germans in one hex, of which the Soviets see the upper one.
UNITS = {
    "g1": "axis infantry 4-4-5 05.05",
    "g2": "axis infantry 2-3-5 05.05",
    "s1": "soviet infantry 2-2-5 05.06",
}


def begin(person: Any) -> str:
    game = fight(UNITS, seat="soviet", dice=[2])
    text = write_position(game.rules, game.state)
    answer = person.client.post("/api/games", json={"position": text})
    assert answer.status_code == 201, answer.text
    return str(answer.json()["id"])


def table(person: Any, game: str, seat: str) -> Any:
    return person.client.get(f"/api/games/{game}", params={"seat": seat}).json()


def act(person: Any, game: str, *actions: str) -> None:
    for action in actions:
        seat = table(person, game, "")["view"]["waiting"][0]
        body = {
            "seat": seat,
            "version": table(person, game, seat)["version"],
            "action": action,
        }
        answer = person.client.post(f"/api/games/{game}/actions", json=body)
        assert answer.status_code == 200, answer.text


def test_what_a_combat_has_shown_is_remembered(person: Any) -> None:
    game = begin(person)
    assert table(person, game, "soviet")["sightings"] == []
    act(person, game, "attack 05.05", "add s1", "resolve")
    seen = table(person, game, "soviet")
    assert {unit["id"] for unit in seen["view"]["units"]} >= {"g1"}
    assert "g2" not in {unit["id"] for unit in seen["view"]["units"]}
    assert seen["sightings"] == [{"unit": "g2", "hex": "05.05", "turn": seen["view"]["turn"]}]
    # Its owner sees it, and remembers nothing of the attacker, who still lies on top.
    assert table(person, game, "axis")["sightings"] == []


def test_games_without_fog_have_no_sightings(person: Any) -> None:
    body = {"scenario": "traces-of-war/race-to-the-dnieper", "seed": 1}
    game = person.client.post("/api/games", json=body).json()["id"]
    assert table(person, game, "axis")["sightings"] == []
