"""How many actions a seat may undo, and the names of a board's kinds."""

from __future__ import annotations

from typing import Any

import pytest


def test_one_action_more_can_be_taken_back_with_each(person: Any) -> None:
    game = person.begin()
    assert person.table(game, "axis")["undoable"] == 0
    person.act(game, "axis", 0, "place ger-213-sec 0218")
    person.act(game, "axis", 1, "place ger-444-sec 2305")
    assert person.table(game, "axis")["undoable"] == 2
    assert person.table(game, "soviet")["undoable"] == 0
    body = {"seat": "axis", "version": 2}
    assert person.client.post(f"/api/games/{game}/undo", json=body).status_code == 200
    assert person.table(game, "axis")["undoable"] == 1


def test_nothing_of_the_past_can_be_taken_back(person: Any) -> None:
    game = person.begin()
    person.act(game, "axis", 0, "place ger-213-sec 0218")
    past = person.client.get(f"/api/games/{game}", params={"seat": "axis", "step": 1}).json()
    assert past["undoable"] == 0


@pytest.mark.parametrize(
    ("language", "river", "town"),
    [("en", "minor river", "town"), ("pl", "mała rzeka", "miasto"), ("ru", "малая река", "город")],
)
def test_kinds_of_a_board_have_names(person: Any, language: str, river: str, town: str) -> None:
    path = "/api/boards/traces-of-war/campaign"
    board = person.client.get(path, params={"lang": language}).json()
    assert board["names"]["hexside"]["minor-river"] == river
    assert board["names"]["place"]["town"] == town
    assert set(board["names"]) == {"hexside", "line", "place", "area"}
