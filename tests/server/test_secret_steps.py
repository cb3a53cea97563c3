"""Steps of a secret choice: nothing that is counted or told shows the others how many there were.

The players of a team of A Victory Awaits divide their chits in secret (20.2); any number of chits
may change hands before they say that they have finished.
"""

from __future__ import annotations

from typing import Any

import pytest
from litestar.testing import TestClient

from hexside.server.rebuild import unnoticed_in
from hexside.storage import GameLogEntry, GameStatus
from tests.server.browsers import Browsers, begin_together, claim, invited

HOLDERS = {"axis-1": "host", "axis-2": "host", "soviet-1": "friend", "soviet-2": "friend"}
SEATS = {seat: "human" if who == "host" else "open" for seat, who in HOLDERS.items()}
PATHS = ("", "/history", "/events", "/statistics", "/overlays")


@pytest.fixture
def ask(client: TestClient[Any]) -> Browsers:
    return Browsers(client)


@pytest.fixture
def game(ask: Browsers) -> str:
    """The teams are dealing: the host has the Axis, a friend both Soviet seats."""
    begun = invited(ask, scenario="a-victory-awaits/teams-4", seats=SEATS)
    for seat in ("soviet-1", "soviet-2"):
        claim(ask, "friend", begun, seat)
    begin_together(ask, begun["id"], HOLDERS)
    id: str = begun["id"]
    return id


def seen(ask: Browsers, game: str, seat: str, path: str = "") -> dict[str, Any]:
    who = HOLDERS.get(seat, "nobody")
    answer = ask(who, "GET", f"games/{game}{path}", params={"seat": seat})
    assert answer.status_code == 200, answer.text
    found: dict[str, Any] = answer.json()
    return found


def all_of_it(ask: Browsers, game: str, seat: str) -> list[dict[str, Any]]:
    return [seen(ask, game, seat, path) for path in PATHS]


def act(ask: Browsers, game: str, seat: str, verb: str, route: str = "actions") -> Any:
    """The first legal action of a verb, or an undo."""
    table = seen(ask, game, seat)
    body = {"seat": seat, "version": table["version"]}
    if route == "actions":
        legal = table["decision"]["actions"]
        body["action"] = next(text for text in legal if text.split()[0] == verb)
    answer = ask(HOLDERS[seat], "POST", f"games/{game}/{route}", json=body)
    assert answer.status_code == 200, answer.text
    return answer.json()["version"]


@pytest.mark.rule("a-victory-awaits", "20.2")
def test_nothing_tells_the_others_that_chits_change_hands(ask: Browsers, game: str) -> None:
    before = {seat: all_of_it(ask, game, seat) for seat in ("axis-1", "axis-2", "")}
    for seat, version in (("soviet-1", 1), ("soviet-2", 2), ("soviet-1", 3)):
        assert act(ask, game, seat, "deal") == version
    assert {seat: all_of_it(ask, game, seat) for seat in ("axis-1", "axis-2", "")} == before
    ally = seen(ask, game, "soviet-2")
    assert (ally["version"], ally["step"], ally["steps"]) == (3, 3, 3)
    history = seen(ask, game, "soviet-2", "/history")
    assert [entry["step"] for entry in history["entries"]] == [1, 2, 3]


@pytest.mark.rule("a-victory-awaits", "20.2")
def test_players_of_a_team_are_called_by_their_names(ask: Browsers, game: str) -> None:
    """A chit of Iskra has the same word as a seat of this game."""
    words = seen(ask, game, "axis-1")["decision"]["words"]
    assert (words["axis-1"], words["axis-2"]) == ("Axis, player 1", "Axis, player 2")


@pytest.mark.rule("a-victory-awaits", "20.2")
def test_both_teams_act_on_the_versions_that_they_see(ask: Browsers, game: str) -> None:
    """A hidden action of the others makes no request stale; one of an ally does."""
    act(ask, game, "soviet-1", "deal")
    table = seen(ask, game, "axis-1")
    assert table["version"] == 0
    stale = {"seat": "soviet-2", "version": 0, "action": "done"}
    assert ask("friend", "POST", f"games/{game}/actions", json=stale).status_code == 409
    assert act(ask, game, "axis-1", "done") == 1
    told = seen(ask, game, "axis-1", "/history")["entries"]
    assert [(entry["step"], entry["seat"]) for entry in told] == [(1, "axis-1")]
    assert seen(ask, game, "soviet-1")["version"] == 2
    assert act(ask, game, "soviet-1", "done") == 3
    axis, soviet = seen(ask, game, "axis-2"), seen(ask, game, "soviet-2")
    assert (axis["version"], soviet["version"], seen(ask, game, "")["version"]) == (2, 3, 2)
    past = {"seat": "axis-1", "step": 1}
    then = ask("host", "GET", f"games/{game}", params=past).json()
    assert (then["step"], then["steps"]) == (1, 2)
    assert "soviet-1" in then["view"]["waiting"]
    beyond = ask("host", "GET", f"games/{game}", params={"seat": "axis-1", "step": 3})
    assert beyond.status_code == 422


@pytest.mark.rule("a-victory-awaits", "20.2")
def test_what_can_be_taken_back_does_not_tell_that_others_have_begun(
    ask: Browsers, game: str
) -> None:
    act(ask, game, "axis-1", "deal")
    before = seen(ask, game, "axis-1")
    assert (before["can_undo"], before["undoable"]) == (False, 0)
    act(ask, game, "soviet-1", "deal")
    assert seen(ask, game, "axis-1") == before


@pytest.mark.rule("a-victory-awaits", "20.2")
def test_notices_of_secret_steps_go_to_the_team_alone(ask: Browsers, game: str) -> None:
    client = ask.client
    ask("friend", "GET", "games")
    with client.websocket_connect(f"/api/notices?game={game}") as friend:
        ask("host", "GET", "games")
        with client.websocket_connect(f"/api/notices?game={game}") as host:
            act(ask, game, "soviet-1", "deal")
            act(ask, game, "soviet-1", "done")
            assert friend.receive_json() == {"game": game, "version": 0}
            assert friend.receive_json() == {"game": game, "version": 1}
            assert host.receive_json() == {"game": game, "version": 1}


def test_a_log_counts_what_others_cannot_know_of() -> None:
    lines = ("unnoticed a1 deal x", "undo a1", "do a1 done", "unnoticed s1 deal y", "undo s1")
    log = [GameLogEntry(line) for line in (*lines, "do s1 done", "undo s1")]
    found = unnoticed_in(log, lambda seat: seat[0])
    assert found == {"a": 2, "s": 2}
    status = GameStatus(len(log), unnoticed=found)
    assert [status.version_for(side) for side in ("", "a", "s")] == [3, 5, 5]
