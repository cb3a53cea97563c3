"""Seats and keys: a friend takes an open seat, and no one sees what is not theirs."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest
from litestar.testing import TestClient

import hexside
from hexside.api import from_bytes
from hexside.engine.match import seed_text
from hexside.server.app import application, create_app
from hexside.server.service import Service
from tests.server.browsers import Browsers, begin_together

SCENARIO = "traces-of-war/race-to-the-dnieper"
FRIENDS = {"axis": "human", "soviet": "open"}


@pytest.fixture
def ask(client: TestClient[Any]) -> Browsers:
    return Browsers(client)


@pytest.fixture
def network(tmp_path: Path) -> Iterator[Browsers]:
    """A server that other machines can reach."""
    with TestClient(create_app(tmp_path, "0.0.0.0"), base_url="http://127.0.0.1") as client:
        yield Browsers(client)


def start_game(ask: Browsers, who: str = "host", **changes: Any) -> dict[str, Any]:
    answer = ask(who, "POST", "games", json={"scenario": SCENARIO, "pace": 0, **changes})
    assert answer.status_code == 201, answer.text
    body: dict[str, Any] = answer.json()
    return body


def joined(ask: Browsers, who: str = "friend", **changes: Any) -> str:
    """A shared game in which the friend holds the Soviet seat."""
    game = start_game(ask, seats=FRIENDS, **changes)
    token = game["invitations"]["soviet"]
    answer = ask(who, "POST", f"games/{game['id']}/claim", json={"token": token})
    assert answer.status_code == 200, answer.text
    assert answer.json()["seat"] == "soviet"
    id: str = game["id"]
    begin_together(ask, id, {"axis": "host", "soviet": who})
    return id


def refused(answer: Any, status: int, code: str) -> None:
    assert answer.status_code == status, answer.text
    (reason,) = answer.json()["error"]["reasons"]
    assert reason["code"] == code, reason
    assert reason["text"] != code


def test_an_open_seat_has_an_invitation_for_its_owner_only(ask: Browsers) -> None:
    game = start_game(ask, seats=FRIENDS)
    assert len(game["invitations"]["soviet"]) >= 32
    assert (game["mine"], game["owner"], game["shared"]) == (["axis"], True, True)
    for who in ("friend", "nobody"):
        seen = ask(who, "GET", f"games/{game['id']}").json()["game"]
        assert "invitations" not in seen
        assert "mine" not in seen
    assert ask("host", "GET", f"games/{game['id']}").json()["game"]["invitations"]


def test_a_friend_claims_the_seat_and_the_token_is_spent(ask: Browsers) -> None:
    game = start_game(ask, seats=FRIENDS)
    path = f"games/{game['id']}"
    token = {"token": game["invitations"]["soviet"]}
    refused(ask("friend", "POST", f"{path}/claim", json={"token": "guess"}), 403, "wrong-token")
    refused(ask("host", "POST", f"{path}/claim", json=token), 422, "own-invitation")
    claimed = ask("friend", "POST", f"{path}/claim", json=token).json()
    assert claimed["game"]["seats"] == {"axis": "human", "soviet": "human"}
    assert claimed["game"]["mine"] == ["soviet"]
    for who in ("host", "friend", "thief"):
        refused(ask(who, "POST", f"{path}/claim", json=token), 403, "wrong-token")
    assert "invitations" not in ask("host", "GET", path).json()["game"]


LOOKS = ("", "/events", "/history", "/statistics", "/export")


@pytest.mark.parametrize("route", LOOKS)
def test_only_the_holder_of_a_seat_sees_what_it_sees(ask: Browsers, route: str) -> None:
    game = joined(ask)
    for seat, holder in (("axis", "host"), ("soviet", "friend")):
        path = f"games/{game}{route}"
        params = {"seat": seat}
        assert ask(holder, "GET", path, params=params).status_code == 200
        other = "friend" if holder == "host" else "host"
        refused(ask(other, "GET", path, params=params), 403, "seat-not-yours")
        refused(ask("nobody", "GET", path, params=params), 403, "key-missing")
        bearer = {"authorization": "Bearer wrong"}
        refused(ask("nobody", "GET", path, params=params, headers=bearer), 403, "seat-not-yours")
    assert ask("nobody", "GET", f"games/{game}").status_code == 200


@pytest.mark.parametrize(
    ("route", "body"),
    [
        ("actions", {"seat": "axis", "version": 0, "action": "place ger-213-sec 0218"}),
        ("undo", {"seat": "axis", "version": 0}),
        ("why-not", {"seat": "axis", "action": "place ger-213-sec 0218"}),
        ("hint", {"seat": "axis"}),
        ("branch", {"seat": "axis", "step": 0}),
    ],
)
def test_only_the_holder_of_a_seat_acts_for_it(
    ask: Browsers, route: str, body: dict[str, Any]
) -> None:
    game = joined(ask, hints=True)
    path = f"games/{game}/{route}"
    refused(ask("friend", "POST", path, json=body), 403, "seat-not-yours")
    refused(ask("nobody", "POST", path, json=body), 403, "key-missing")
    assert ask("host", "POST", path, json=body).status_code in (200, 201, 422)


def test_a_program_may_send_its_key_as_a_header(ask: Browsers) -> None:
    game = start_game(ask, seats=FRIENDS)
    path = f"games/{game['id']}"
    body = {"token": game["invitations"]["soviet"]}
    answer = ask("program", "POST", f"{path}/claim", json=body)
    key = answer.headers["hexside-key"]
    ask.jars["program"].clear()
    bearer = {"authorization": f"Bearer {key}"}
    params = {"seat": "soviet"}
    assert ask("program", "GET", path, params=params, headers=bearer).status_code == 200
    refused(ask("program", "GET", path, params=params), 403, "key-missing")


def test_the_cookie_cannot_be_read_by_pages_or_sent_by_other_sites(ask: Browsers) -> None:
    answer = ask("host", "POST", "games", json={"scenario": SCENARIO})
    cookie = answer.headers["set-cookie"].lower()
    assert "httponly" in cookie
    assert "samesite=strict" in cookie


def test_a_held_seat_cannot_be_taken_away(ask: Browsers) -> None:
    game = joined(ask)
    path = f"games/{game}"
    for who in ("human", "open", "greedy"):
        answer = ask("host", "PATCH", path, json={"seats": {"soviet": who}})
        refused(answer, 403, "seat-not-yours")
    answer = ask("friend", "PATCH", path, json={"seats": {"soviet": "greedy"}, "paused": True})
    refused(answer, 403, "not-owner")
    answer = ask("friend", "PATCH", path, json={"seats": {"soviet": "greedy"}})
    assert answer.json()["seats"] == {"axis": "human", "soviet": "greedy"}
    refused(ask("stranger", "PATCH", path, json={"seats": {"axis": "human"}}), 403, "key-missing")


def test_a_player_moves_to_another_browser(ask: Browsers) -> None:
    game = joined(ask)
    path = f"games/{game}"
    opened = ask("friend", "PATCH", path, json={"seats": {"soviet": "open"}}).json()
    token = {"token": opened["invitations"]["soviet"]}
    # The host sees neither the new token nor the seat.
    assert "invitations" not in ask("host", "GET", path).json()["game"]
    refused(ask("host", "PATCH", path, json={"seats": {"soviet": "human"}}), 403, "seat-not-yours")
    assert ask("telephone", "POST", f"{path}/claim", json=token).status_code == 200
    assert ask("telephone", "GET", path, params={"seat": "soviet"}).status_code == 200
    refused(ask("friend", "GET", path, params={"seat": "soviet"}), 403, "seat-not-yours")


def test_two_people_play_in_step(ask: Browsers) -> None:
    game = joined(ask)
    path = f"games/{game}"
    who = {"axis": "host", "soviet": "friend"}
    decided = set()
    for version in range(120):
        seat = ask("nobody", "GET", path).json()["view"]["waiting"][0]
        decided.add(seat)
        table = ask(who[seat], "GET", path, params={"seat": seat}).json()
        assert table["version"] == version
        actions = table["decision"]["actions"]
        action = "done" if "done" in actions else actions[0]
        body = {"seat": seat, "version": version, "action": action}
        assert ask(who[seat], "POST", f"{path}/actions", json=body).status_code == 200
        stale = ask(who[seat], "POST", f"{path}/actions", json=body)
        refused(stale, 409, "stale-version")
        assert stale.json()["error"]["reasons"][0]["arguments"]["current"] == version + 1
    assert decided == {"axis", "soviet"}


# What may leak


def test_no_player_chooses_the_dice_of_a_shared_game(ask: Browsers) -> None:
    body = {"scenario": SCENARIO, "seats": FRIENDS, "seed": 7}
    refused(ask("host", "POST", "games", json=body), 422, "seed-not-shared")
    text = hexside.new(SCENARIO, 7).position()
    seeds = set()
    for _ in range(2):
        answer = ask("host", "POST", "games", json={"position": text, "seats": FRIENDS})
        id = answer.json()["id"]
        seeds.add(ask("host", "GET", f"games/{id}").json()["commitment"])
    assert len(seeds) == 2


def test_the_file_of_a_shared_game_tells_no_seed_and_no_secret(tmp_path: Path) -> None:
    service = Service(tmp_path, "127.0.0.1")
    service.open()
    with TestClient(application(service), base_url="http://127.0.0.1") as inner:
        ask = Browsers(inner)
        game = joined(ask)
        who = {"axis": "host", "soviet": "friend"}
        path = f"games/{game}"
        secret = ""
        for version in range(300):
            seat = ask("nobody", "GET", path).json()["view"]["waiting"][0]
            table = ask(who[seat], "GET", path, params={"seat": seat}).json()
            actions = table["decision"]["actions"]
            action = "done" if "done" in actions else actions[-1]
            body = {"seat": seat, "version": version, "action": action}
            assert ask(who[seat], "POST", f"{path}/actions", json=body).status_code == 200
            if action.startswith("chits soviet"):
                secret = action
                break
        assert secret
        (live,) = service.games.all()
        seed = live.record.origin.server_seed
        for seat, holder in (("axis", "host"), ("soviet", "friend"), ("", "nobody")):
            answer = ask(holder, "GET", f"{path}/export", params={"seat": seat})
            assert answer.status_code == 200, answer.text
            copy = from_bytes(answer.content)
            assert copy.origin.server_seed != seed
            assert seed not in copy.origin.position
            assert copy.played == []
            now = ask(holder, "GET", path, params={"seat": seat}).json()["view"]
            known = msgspec.json.decode(msgspec.json.encode(copy.view(seat)))
            for field in ("units", "tracks", "own", "turn", "phase", "waiting"):
                assert known.get(field) == now.get(field)
        everything = [
            ask("host", "GET", f"{path}{route}", params={"seat": "axis"}).text
            for route in ("", "/events", "/history", "/statistics")
        ]
        everything += [
            ask("nobody", "GET", f"{path}{route}").text
            for route in ("", "/events", "/history", "/statistics", "/overlays")
        ]
        words = " ".join(secret.split()[2:])
        assert all(seed not in text for text in everything)
        assert all(secret not in text and f'"{words}"' not in text for text in everything)
        # The seat itself knows.
        own = ask("friend", "GET", f"{path}/history", params={"seat": "soviet"}).json()
        assert own["entries"][-1]["action"] == secret


def test_the_seat_of_the_computer_is_hidden_until_the_end(person: Any) -> None:
    game = person.begin(seats={"axis": "human", "soviet": "greedy"})
    for route in ("", "/events", "/history", "/statistics", "/overlays"):
        answer = person.client.get(f"/api/games/{game}{route}", params={"seat": "soviet"})
        assert answer.status_code == 403


def test_when_a_game_is_over_nothing_is_hidden(ask: Browsers) -> None:
    played = hexside.new(SCENARIO, 7)
    while not played.over:
        actions = played.legal()
        played.play(actions[len(played.played) % len(actions)])
    game = ask("host", "POST", "games/import", content=played.to_bytes()).json()["id"]
    for seat in ("axis", "soviet", ""):
        answer = ask("nobody", "GET", f"games/{game}", params={"seat": seat})
        assert answer.status_code == 200
    saved = from_bytes(ask("nobody", "GET", f"games/{game}/export").content)
    assert saved.origin.server_seed == seed_text(7)


def test_a_game_at_one_screen_cannot_be_opened_later(ask: Browsers) -> None:
    game = start_game(ask, seed=7)["id"]
    answer = ask("host", "PATCH", f"games/{game}", json={"seats": {"soviet": "open"}})
    refused(answer, 422, "open-from-beginning")
    branch = {"step": 0, "seat": "axis", "seats": {"soviet": "open"}}
    made = ask("host", "POST", f"games/{game}/branch", json=branch).json()
    assert made["shared"]
    assert made["invitations"]["soviet"]


def test_a_branch_of_a_shared_game_belongs_to_its_maker(ask: Browsers) -> None:
    game = joined(ask)
    made = ask("friend", "POST", f"games/{game}/branch", json={"step": 0, "seat": "soviet"})
    assert made.status_code == 201
    assert made.json()["mine"] == ["axis", "soviet"]
    assert made.json()["owner"]


# This machine and others


def test_at_one_screen_no_key_is_asked_for(ask: Browsers) -> None:
    game = start_game(ask)["id"]
    body = {"seat": "axis", "version": 0, "action": "place ger-213-sec 0218"}
    assert ask("another", "POST", f"games/{game}/actions", json=body).status_code == 200
    for seat in ("axis", "soviet"):
        table = ask("another", "GET", f"games/{game}", params={"seat": seat})
        assert table.json()["game"]["mine"] == ["axis", "soviet"]


def test_on_a_network_every_game_asks_for_keys(network: Browsers) -> None:
    game = start_game(network, "anna")["id"]
    assert network("anna", "GET", "catalogue").json()["network"] is True
    params = {"seat": "axis"}
    assert network("anna", "GET", f"games/{game}", params=params).status_code == 200
    refused(network("bob", "GET", f"games/{game}", params=params), 403, "key-missing")
    refused(network("bob", "DELETE", f"games/{game}"), 403, "key-missing")
    refused(network("bob", "PATCH", f"games/{game}", json={"name": "x"}), 403, "key-missing")
    assert network("bob", "GET", "games").json() == []
    assert len(network("anna", "GET", "games").json()) == 1
    start_game(network, "bob")
    refused(network("bob", "DELETE", f"games/{game}"), 403, "not-owner")
    refused(network("bob", "POST", f"games/{game}/stop"), 403, "not-owner")
    refused(network("bob", "POST", f"games/{game}/salvage"), 403, "not-owner")
    assert network("anna", "DELETE", f"games/{game}").status_code == 204


def test_the_host_of_a_network_server_enters_by_a_link(tmp_path: Path) -> None:
    with TestClient(create_app(tmp_path), base_url="http://127.0.0.1") as client:
        before = start_game(Browsers(client))["id"]
    service = Service(tmp_path, "0.0.0.0")
    service.open()
    with TestClient(application(service), base_url="http://127.0.0.1") as client:
        ask = Browsers(client)
        others = start_game(ask, "anna")["id"]
        assert ask("host", "GET", "games").json() == []
        refused(ask("host", "GET", "enter/guess"), 403, "wrong-token")
        link = f"enter/{service.access.host_key}"
        entered = ask("host", "GET", link, follow_redirects=False)
        assert entered.status_code == 302
        assert {game["id"] for game in ask("host", "GET", "games").json()} == {before, others}
        params = {"seat": "axis"}
        assert ask("host", "GET", f"games/{before}", params=params).status_code == 200
        refused(ask("host", "GET", f"games/{others}", params=params), 403, "seat-not-yours")


def test_notices_of_others_are_not_heard(network: Browsers) -> None:
    client = network.client
    mine = start_game(network, "anna")["id"]
    theirs = start_game(network, "bob")["id"]
    network("anna", "GET", "games")
    with (
        client.websocket_connect("/api/notices") as heard,
        client.websocket_connect(f"/api/notices?game={theirs}") as watching,
    ):
        network("bob", "PATCH", f"games/{theirs}", json={"name": "secret"})
        network("anna", "PATCH", f"games/{mine}", json={"name": "open"})
        assert heard.receive_json() == {"game": mine, "version": 0}
        assert watching.receive_json() == {"game": theirs, "version": 0}


def test_an_invitation_tells_which_game_it_is(ask: Browsers) -> None:
    game = start_game(ask, seats=FRIENDS, name="Sunday at the Dnieper", options={"bidding": "on"})
    path = f"games/{game['id']}/invitation"
    token = game["invitations"]["soviet"]
    told = ask("friend", "GET", path, params={"token": token}).json()
    assert (told["seat"], told["name"]) == ("Soviets", "Sunday at the Dnieper")
    assert told["game"] == "Traces of War"
    assert {row["name"]: row["player"] for row in told["seats"]} == {
        "Axis": "human",
        "Soviets": "open",
    }
    # Only what is not as usual is told.
    assert len(told["options"]) == 1
    refused(ask("friend", "GET", path, params={"token": "wrong"}), 403, "wrong-token")
