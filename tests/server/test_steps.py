"""Two clients in step: notices without content, one winner of a race."""

from __future__ import annotations

import json
from concurrent.futures import ThreadPoolExecutor
from typing import Any


def test_a_notice_carries_only_the_version(person: Any) -> None:
    game = person.begin()
    with person.client.websocket_connect("/api/notices") as socket:
        person.act(game, "axis", 0, "place ger-213-sec 0218")
        assert json.loads(socket.receive_text()) == {"game": game, "version": 1}
        person.client.post(f"/api/games/{game}/undo", json={"seat": "axis", "version": 1})
        assert json.loads(socket.receive_text()) == {"game": game, "version": 2}
        person.client.delete(f"/api/games/{game}")
        assert json.loads(socket.receive_text()) == {"game": game, "version": -1}


def test_of_two_at_once_one_wins(person: Any) -> None:
    game = person.begin()
    hexes = ["0218", "0622", "1231", "1338"]
    with ThreadPoolExecutor(4) as pool:
        answers = list(
            pool.map(lambda hex: person.act(game, "axis", 0, f"place ger-213-sec {hex}"), hexes)
        )
    assert sorted(answer.status_code for answer in answers) == [200, 409, 409, 409]
    assert person.table(game)["version"] == 1


def test_two_clients_see_the_same_versions(person: Any) -> None:
    game = person.begin()
    with (
        person.client.websocket_connect("/api/notices") as first,
        person.client.websocket_connect("/api/notices") as second,
    ):
        person.play_first(game, 5)
        for socket in (first, second):
            versions = [json.loads(socket.receive_text())["version"] for _ in range(5)]
            assert versions == [1, 2, 3, 4, 5]
