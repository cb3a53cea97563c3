"""Games with friends: nobody chooses the dice alone, and what somebody knows is told to all."""

from __future__ import annotations

import hashlib
from pathlib import Path
from typing import Any

import pytest
from litestar.testing import TestClient

import hexside
from hexside.api import from_bytes
from hexside.engine.match import read_saved
from hexside.server.app import application, create_app
from hexside.server.service import Service
from hexside.storage import Store
from tests.server.browsers import (
    HOLDERS,
    SCENARIO,
    Browsers,
    begin_together,
    claim,
    commit,
    hash_of,
    invited,
    play,
    practice,
    refused,
    reveal,
    share_of,
    summary,
    together,
)
from tests.server.waiting import in_a_loop


@pytest.fixture
def ask(client: TestClient[Any]) -> Browsers:
    return Browsers(client)


# Until all sit


def test_nothing_happens_until_everybody_sits(ask: Browsers) -> None:
    game = invited(ask, hints=True)
    path = f"games/{game['id']}"
    table = ask("host", "GET", path, params={"seat": "axis"}).json()
    assert (table["view"]["waiting"], table["decision"]) == ([], None)
    assert table["game"]["gathering"]["complete"] is False
    assert "waiting" not in table["game"]
    action = {"seat": "axis", "version": 0, "action": "place ger-213-sec 0218"}
    for route, body in (
        ("actions", action),
        ("undo", {"seat": "axis", "version": 0}),
        ("why-not", {"seat": "axis", "action": action["action"]}),
        ("hint", {"seat": "axis"}),
        ("branch", {"step": 0, "seat": "axis"}),
    ):
        refused(ask("host", "POST", f"{path}/{route}", json=body), 422, "not-begun")
    refused(ask("host", "GET", f"{path}/export", params={"seat": "axis"}), 422, "not-begun")
    for route in ("events", "history", "statistics", "overlays"):
        answer = ask("host", "GET", f"{path}/{route}", params={"seat": "axis"})
        assert answer.status_code == 200, answer.text
    assert ask("host", "GET", f"{path}/statistics").json()["draws"] == []


def test_the_game_begins_with_the_last_share(ask: Browsers) -> None:
    game = invited(ask)
    id = game["id"]
    assert commit(ask, "host", id, "axis").json()["gathering"]["complete"] is False
    refused(reveal(ask, "host", id, "axis"), 422, "share-too-early")
    claim(ask, "friend", game)
    refused(reveal(ask, "host", id, "axis"), 422, "share-too-early")
    told = commit(ask, "friend", id, "soviet").json()["gathering"]
    assert told["complete"] is True
    assert told["shares"] == {}
    assert set(told["commitments"]) == {"axis", "soviet"}
    refused(reveal(ask, "host", id, "axis", "0" * 64), 422, "share-differs")
    assert set(reveal(ask, "host", id, "axis").json()["gathering"]["shares"]) == {"axis"}
    begun = reveal(ask, "friend", id, "soviet").json()
    assert "gathering" not in begun
    assert begun["waiting"] == ["axis"]
    assert "practice" not in begun
    refused(commit(ask, "host", id, "axis"), 409, "has-begun")
    play(ask, id, 30, {"axis": "host", "soviet": "friend"})


def test_only_the_holder_of_a_seat_adds_its_share(ask: Browsers) -> None:
    game = invited(ask)
    claim(ask, "friend", game)
    id = game["id"]
    refused(commit(ask, "host", id, "soviet"), 403, "seat-not-yours")
    refused(commit(ask, "nobody", id, "soviet"), 403, "key-missing")
    body = {"seat": "axis", "commitment": "no hash"}
    answer = ask("host", "POST", f"games/{id}/commit", json=body)
    refused(answer, 422, "share-unreadable")


def test_a_game_of_one_person_begins_at_once(ask: Browsers) -> None:
    for seats in ({}, {"soviet": "greedy"}):
        game = invited(ask, seats=seats)
        assert "gathering" not in game
        assert "practice" not in game
        refused(commit(ask, "host", game["id"], "axis"), 409, "has-begun")


def test_a_hash_can_be_changed_until_all_are_there(ask: Browsers) -> None:
    game = invited(ask)
    id = game["id"]
    for share in ("1" * 64, "2" * 64):
        told = commit(ask, "host", id, "axis", share).json()["gathering"]
        assert told["commitments"] == {"axis": hash_of("axis", share)}
    assert told["round"] == 1


def test_who_leaves_after_a_share_was_told_makes_everybody_draw_again(ask: Browsers) -> None:
    game = invited(ask)
    id = game["id"]
    claim(ask, "friend", game)
    commit(ask, "host", id, "axis")
    commit(ask, "friend", id, "soviet")
    reveal(ask, "host", id, "axis")
    # The friend has seen that share; another one of the friend's must not answer it.
    told = commit(ask, "friend", id, "soviet", "3" * 64).json()
    assert told["gathering"]["round"] == 2
    assert told["gathering"]["shares"] == {}
    assert set(told["gathering"]["commitments"]) == {"soviet"}
    commit(ask, "host", id, "axis")
    reveal(ask, "host", id, "axis")
    reveal(ask, "friend", id, "soviet", "3" * 64)
    (mark,) = practice(ask, id)
    assert "2" in mark


def test_a_late_hash_takes_the_others_along(ask: Browsers) -> None:
    """A share that is on its way must not be told for other hashes than its browser has seen."""
    game = invited(ask)
    id = game["id"]
    claim(ask, "friend", game)
    commit(ask, "host", id, "axis")
    commit(ask, "friend", id, "soviet")
    told = commit(ask, "host", id, "axis", "4" * 64).json()["gathering"]
    assert told["commitments"] == {"axis": hash_of("axis", "4" * 64)}
    refused(reveal(ask, "friend", id, "soviet"), 422, "share-too-early")
    # Nobody has seen a share, so nothing is wrong with this game.
    assert told["round"] == 1
    assert practice(ask, id) == []


def test_room_for_another_friend_keeps_no_share_that_was_told(ask: Browsers) -> None:
    """Else the host would know a friend's share, and the seed, before choosing the own share."""
    seats = {"axis": "human", "leningrad": "open", "volkhov": "greedy"}
    game = invited(ask, scenario="iskra/campaign-3", seats=seats)
    id = game["id"]
    claim(ask, "friend", game, "leningrad")
    commit(ask, "host", id, "axis")
    commit(ask, "friend", id, "leningrad")
    reveal(ask, "friend", id, "leningrad")
    changed = ask("host", "PATCH", f"games/{id}", json={"seats": {"volkhov": "open"}}).json()
    assert (changed["gathering"]["shares"], changed["gathering"]["round"]) == ({}, 2)
    commit(ask, "host", id, "axis", "5" * 64)
    changed = ask("host", "PATCH", f"games/{id}", json={"seats": {"volkhov": "greedy"}}).json()
    assert changed["gathering"]["complete"] is False
    refused(reveal(ask, "host", id, "axis", "5" * 64), 422, "share-too-early")
    assert ["2" in mark for mark in practice(ask, id)] == [True]


def test_a_seat_given_to_the_computer_takes_its_share_along(ask: Browsers) -> None:
    game = invited(ask)
    id = game["id"]
    claim(ask, "friend", game)
    commit(ask, "host", id, "axis")
    commit(ask, "friend", id, "soviet")
    reveal(ask, "host", id, "axis")
    left = ask("friend", "PATCH", f"games/{id}", json={"seats": {"soviet": "greedy"}}).json()
    assert left["gathering"]["round"] == 2
    assert left["gathering"]["commitments"] == {}
    begin_together(ask, id, {"axis": "host"})


def test_a_computer_in_place_of_a_late_friend(ask: Browsers) -> None:
    game = invited(ask)
    path = f"games/{game['id']}"
    commit(ask, "host", game["id"], "axis")
    changed = ask("host", "PATCH", path, json={"seats": {"soviet": "greedy"}}).json()
    assert changed["gathering"]["complete"] is True
    assert "gathering" not in reveal(ask, "host", game["id"], "axis").json()


def test_computers_alone_need_nobody(ask: Browsers) -> None:
    game = invited(ask)
    changes = {"seats": {"axis": "greedy", "soviet": "greedy"}, "paused": True}
    changed = ask("host", "PATCH", f"games/{game['id']}", json=changes).json()
    assert "gathering" not in changed
    assert changed["waiting"] == ["axis"]


def test_the_shares_survive_a_restart(tmp_path: Path) -> None:
    with TestClient(create_app(tmp_path), base_url="http://127.0.0.1") as client:
        ask = Browsers(client)
        game = invited(ask)
        claim(ask, "friend", game)
        for seat, who in (("axis", "host"), ("soviet", "friend")):
            commit(ask, who, game["id"], seat)
        reveal(ask, "host", game["id"], "axis")
        before = summary(ask, game["id"])
        jars = ask.jars
    with TestClient(create_app(tmp_path), base_url="http://127.0.0.1") as client:
        ask = Browsers(client)
        ask.jars = jars
        assert summary(ask, game["id"]) == before
        reveal(ask, "friend", game["id"], "soviet")
        play(ask, game["id"], 3, {"axis": "host", "soviet": "friend"})
    with TestClient(create_app(tmp_path), base_url="http://127.0.0.1") as client:
        assert client.get(f"/api/games/{game['id']}").json()["version"] == 3


# The dice


def test_the_dice_come_from_the_server_and_every_share(tmp_path: Path) -> None:
    service = Service(tmp_path, "127.0.0.1")
    service.open()
    with TestClient(application(service), base_url="http://127.0.0.1") as client:
        ask = Browsers(client)
        game = invited(ask)
        published = game["gathering"]["server"]
        claim(ask, "friend", game)
        begin_together(ask, game["id"], {"axis": "host", "soviet": "friend"})
        (live,) = service.games.all()
        origin = live.record.origin
        shares = [f"{seat}={share_of(who, seat)}" for seat, who in HOLDERS.items()]
        assert origin.client_seed == "+".join(shares)
        assert published == hashlib.blake2b(origin.server_seed.encode(), digest_size=32).hexdigest()
        assert live.game.state.dice.server_seed == origin.server_seed
        assert live.game.state.dice.client_seed == origin.client_seed
        everything = [
            ask(who, "GET", f"games/{game['id']}{route}").text
            for who in ("host", "friend", "nobody")
            for route in ("", "/events", "/history", "/statistics", "/overlays")
        ]
        assert all(origin.server_seed not in text for text in everything)


@pytest.mark.parametrize("dice", ['seed = "mine"', "dice = [6, 6, 6]", "seed = 7\ndice = [1]"])
def test_no_position_text_overrides_the_dice_of_several_people(tmp_path: Path, dice: str) -> None:
    plain = hexside.new(SCENARIO, 7).position()
    lines = [line for line in plain.splitlines() if not line.startswith(("seed", "dice"))]
    text = "\n".join([dice, *lines])
    service = Service(tmp_path, "127.0.0.1")
    service.open()
    with TestClient(application(service), base_url="http://127.0.0.1") as client:
        ask = Browsers(client)
        game = together(ask, scenario="", position=text)
        assert practice(ask, game) == []
        (live,) = service.games.all()
        origin, used = live.record.origin, live.game.state.dice
        assert (used.server_seed, used.client_seed) == (origin.server_seed, origin.client_seed)
        assert used.fixed == ()
        assert "mine" not in origin.server_seed
        play(ask, game, 12, HOLDERS)
        again = from_bytes(live.game.to_bytes())
        assert again.state.dice == live.game.state.dice


def finish(folder: Path, game: str) -> None:
    """Play a stored game to its end with a server that nobody is connected to."""
    service = Service(folder, "127.0.0.1")
    service.open()

    async def play_on() -> None:
        async with service.games.at(game) as live:
            match = live.game
            while not match.over:
                seat = match.waiting[0]
                legal = match.legal(seat)
                action = legal[len(match.played) % len(legal)]
                await service.games.act_for_computer(live, seat, action, None)

    in_a_loop(play_on())
    service.close()


@pytest.mark.slow
def test_the_end_is_binding_and_everybody_can_verify_the_dice(tmp_path: Path) -> None:
    with TestClient(create_app(tmp_path), base_url="http://127.0.0.1") as client:
        ask = Browsers(client)
        game = together(ask)
        jars = ask.jars
    finish(tmp_path, game)
    for _ in range(2):
        with TestClient(create_app(tmp_path), base_url="http://127.0.0.1") as client:
            ask = Browsers(client)
            ask.jars = jars
            path = f"games/{game}"
            for seat, who in HOLDERS.items():
                table = ask(who, "GET", path, params={"seat": seat}).json()
                assert (table["can_undo"], table["undoable"]) == (False, 0)
                body = {"seat": seat, "version": table["version"]}
                answer = ask(who, "POST", f"{path}/undo", json=body)
                assert answer.status_code == 422
            told = ask("friend", "GET", f"{path}/statistics", params={"seat": "soviet"}).json()
            content = ask("friend", "GET", f"{path}/export").content
    seeds = told["seeds"]
    for seat, who in HOLDERS.items():
        assert f"{seat}={share_of(who, seat)}" in seeds["client_seed"]
        assert told["commitments"][seat] == hash_of(seat, share_of(who, seat))
    saved = read_saved(content)
    assert saved.origin.commitments == told["commitments"]
    assert saved.marks == ()
    branch = {"step": 1, "seat": "axis", "seats": {"soviet": "open"}}
    with TestClient(create_app(tmp_path), base_url="http://127.0.0.1") as client:
        ask = Browsers(client)
        ask.jars = jars
        made = ask("host", "POST", f"games/{game}/branch", json=branch).json()
        assert any("over" in mark for mark in made["practice"])


def test_an_old_undo_of_the_end_is_still_read(tmp_path: Path) -> None:
    """Earlier versions let the last action be taken back; their games must open."""
    with TestClient(create_app(tmp_path), base_url="http://127.0.0.1") as client:
        ask = Browsers(client)
        game = invited(ask, seats={}, seed=7)["id"]
        play(ask, game, 2, {"axis": "host", "soviet": "host"})
        ask("host", "POST", f"games/{game}/undo", json={"seat": "axis", "version": 2})
    store = Store(tmp_path)
    with store.database.writing() as connection:
        connection.exec_driver_sql("UPDATE actions SET binding = 1 WHERE number = 2")
    store.close()
    with TestClient(create_app(tmp_path), base_url="http://127.0.0.1") as client:
        table = client.get(f"/api/games/{game}").json()
        assert (table["version"], table["steps"]) == (3, 1)
