"""Games with friends in which somebody knows more than the others: everybody is told."""

from __future__ import annotations

import zlib
from pathlib import Path
from typing import Any

import msgspec
import pytest
from litestar.testing import TestClient

import hexside
from hexside.api import from_bytes
from hexside.engine.match import MAGIC, read_saved
from hexside.engine.refusals import Reason
from hexside.server.app import application, create_app
from hexside.server.service import Service
from hexside.storage import Store
from tests.server.browsers import (
    HOLDERS,
    SCENARIO,
    Browsers,
    begin_together,
    claim,
    invited,
    play,
    practice,
    refused,
    together,
)


@pytest.fixture
def ask(client: TestClient[Any]) -> Browsers:
    return Browsers(client)


def test_an_imported_game_is_marked_when_a_friend_sits_down(tmp_path: Path) -> None:
    content = hexside.new(SCENARIO, 7).to_bytes()
    with TestClient(create_app(tmp_path, "0.0.0.0"), base_url="http://127.0.0.1") as client:
        ask = Browsers(client)
        game = ask("host", "POST", "games/import", content=content).json()
        # As long as one person plays there is nobody to tell.
        assert "practice" not in game
        opened = ask("host", "PATCH", f"games/{game['id']}", json={"seats": {"soviet": "open"}})
        marks = opened.json()["practice"]
        assert any("file" in mark for mark in marks)
        assert any("Soviets" in mark for mark in marks)
        claim(ask, "friend", opened.json())
        assert practice(ask, game["id"]) == marks
        for lang, word in (("pl", "pliku"), ("ru", "файла")):
            told = ask("friend", "GET", f"games/{game['id']}", params={"lang": lang}).json()
            assert any(word in mark for mark in told["game"]["practice"])


def test_a_seat_that_was_seen_cannot_be_opened_in_silence(ask: Browsers) -> None:
    game = together(ask)
    path = f"games/{game}"
    assert practice(ask, game) == []
    opened = ask("friend", "PATCH", path, json={"seats": {"soviet": "open"}}).json()
    # Whoever comes finds it seen, and has no share in the dice.
    assert ["Soviets" in mark for mark in opened["practice"]] == [True, True]
    # Before the new friend takes the seat, the page of the invitation tells it.
    assert practice(ask, game) == opened["practice"]
    claim(ask, "telephone", opened)
    assert practice(ask, game) == opened["practice"]


def test_a_seat_taken_back_by_its_own_browser_is_as_before(ask: Browsers) -> None:
    game = together(ask)
    path = f"games/{game}"
    for who in ("open", "human", "greedy", "human"):
        told = ask(
            "friend",
            "PATCH",
            path,
            json={
                "seats": {"soviet": who},
            },
        ).json()
        assert bool(told.get("practice")) is (who == "open")


def test_shares_that_one_person_drew_for_two_are_not_those_of_a_friend(ask: Browsers) -> None:
    game = invited(ask)
    path = f"games/{game['id']}"
    ask("host", "PATCH", path, json={"seats": {"soviet": "human"}})
    begin_together(ask, game["id"], {"axis": "host", "soviet": "host"})
    opened = ask("host", "PATCH", path, json={"seats": {"soviet": "open"}}).json()
    claim(ask, "friend", opened)
    assert sum("added nothing" in mark for mark in practice(ask, game["id"])) == 1


def test_a_late_friend_adds_nothing_to_the_dice(ask: Browsers) -> None:
    game = invited(ask, seats={"axis": "human", "soviet": "open"})
    path = f"games/{game['id']}"
    ask("host", "PATCH", path, json={"seats": {"soviet": "greedy"}, "paused": True})
    begin_together(ask, game["id"], {"axis": "host"})
    opened = ask("host", "PATCH", path, json={"seats": {"soviet": "open"}}).json()
    assert ["added nothing" in mark for mark in opened["practice"]] == [True]


def test_a_seat_seen_before_a_branch_is_told(ask: Browsers) -> None:
    game = together(ask)
    branch = {"step": 0, "seat": "axis", "seats": {"axis": "open", "soviet": "human"}}
    made = ask("host", "POST", f"games/{game}/branch", json=branch).json()
    assert ["Axis" in mark for mark in made["practice"]] == [True]
    # Who comes has a share in its dice, although the seat has been seen.
    claim(ask, "friend", made, "axis")
    begin_together(ask, made["id"], {"axis": "friend", "soviet": "host"})
    assert ["Axis" in mark for mark in practice(ask, made["id"])] == [True]
    branch["seats"] = {"soviet": "open"}
    made = ask("host", "POST", f"games/{game}/branch", json=branch).json()
    assert "practice" not in made
    assert made["gathering"]["complete"] is False


def test_a_shared_game_of_an_earlier_version_says_whose_dice_it_has(tmp_path: Path) -> None:
    with TestClient(create_app(tmp_path), base_url="http://127.0.0.1") as client:
        ask = Browsers(client)
        game = together(ask)
        jars = ask.jars
    store = Store(tmp_path)
    (stored,) = store.games()
    assert stored.record is not None
    origin = msgspec.structs.replace(stored.record.origin, client_seed="", commitments={})
    store.rewrite(msgspec.structs.replace(stored.record, origin=origin))
    store.close()
    with TestClient(create_app(tmp_path), base_url="http://127.0.0.1") as client:
        ask = Browsers(client)
        ask.jars = jars
        assert ["server alone" in mark for mark in practice(ask, game)] == [True]
        play(ask, game, 2, HOLDERS)


def test_the_marks_travel_with_the_file(tmp_path: Path) -> None:
    played = hexside.new(SCENARIO, 7)
    while not played.over:
        actions = played.legal()
        played.play(actions[len(played.played) % len(actions)])
    with TestClient(create_app(tmp_path, "0.0.0.0"), base_url="http://127.0.0.1") as client:
        ask = Browsers(client)
        game = ask("host", "POST", "games/import", content=played.to_bytes()).json()["id"]
        opened = ask("host", "PATCH", f"games/{game}", json={"seats": {"soviet": "open"}}).json()
        claim(ask, "friend", opened)
        content = ask("friend", "GET", f"games/{game}/export").content
    codes = [mark.code for mark in read_saved(content).marks]
    assert codes == ["practice-imported", "practice-server", "practice-seen"]
    assert from_bytes(content).state == played.state


def test_no_file_chooses_the_folders_that_are_read(ask: Browsers, tmp_path: Path) -> None:
    saved = read_saved(hexside.new(SCENARIO, 7).to_bytes())
    origin = msgspec.structs.replace(saved.origin, overrides=(str(tmp_path),))
    named = msgspec.structs.replace(saved, origin=origin)
    game = hexside.new(SCENARIO, 7)
    game.origin = named.origin
    answer = ask("host", "POST", "games/import", content=game.to_bytes())
    refused(answer, 422, "save-names-folders")
    with pytest.raises(hexside.api.SaveError, match="save-names-folders"):
        from_bytes(game.to_bytes())
    assert from_bytes(game.to_bytes(), (str(tmp_path),)).state == game.state


def file_with(*marks: Reason) -> bytes:
    saved = msgspec.structs.replace(hexside.new(SCENARIO, 7).saved(), marks=marks)
    return MAGIC + zlib.compress(msgspec.json.encode(saved))


@pytest.mark.parametrize(
    "mark",
    [
        Reason("All dice of this game have been proved."),
        Reason("wrong-token"),
        Reason("practice-seen", "", {"seat": "nobody has seen anything"}),
        Reason("practice-seen", "", {"seat": ("axis", "soviet")}),
        Reason("practice-seen", "", {"seat": "axis", "self": "x", "message": "y"}),
        Reason("practice-rounds"),
        Reason("practice-rounds", "", {"rounds": 10**18}),
        Reason("practice-rounds", "", {"rounds": 1e308}),
    ],
)
def test_no_file_writes_what_everybody_reads(tmp_path: Path, mark: Reason) -> None:
    service = Service(tmp_path, "0.0.0.0")
    service.open()
    app = application(service)
    with TestClient(app, base_url="http://127.0.0.1", raise_server_exceptions=False) as client:
        ask = Browsers(client)
        answer = ask("eve", "POST", "games/import", content=file_with(mark))
        game = answer.json()["id"]
        opened = ask("eve", "PATCH", f"games/{game}", json={"seats": {"soviet": "open"}})
        assert len(opened.json()["practice"]) == 3
        # The host's list would break with it.
        ask("host", "GET", f"enter/{service.access.host_key}", follow_redirects=False)
        (listed,) = ask("host", "GET", "games").json()
        assert listed["practice"] == opened.json()["practice"]


def test_nothing_is_said_twice(tmp_path: Path) -> None:
    """A list with the same sentence twice is an error on the page."""
    marks = (Reason("practice-server"), Reason("practice-seen", "", {"seat": "soviet"}))
    with TestClient(create_app(tmp_path, "0.0.0.0"), base_url="http://127.0.0.1") as client:
        ask = Browsers(client)
        game = ask("host", "POST", "games/import", content=file_with(*marks, *marks)).json()
        opened = ask("host", "PATCH", f"games/{game['id']}", json={"seats": {"soviet": "open"}})
        told = opened.json()["practice"]
        assert len(told) == len(set(told)) == 3


def test_a_look_at_the_seat_of_the_computer_is_told(ask: Browsers) -> None:
    game = invited(ask, seats={"axis": "open", "soviet": "greedy"})
    path = f"games/{game['id']}"
    claim(ask, "friend", game, "axis")
    begin_together(ask, game["id"], {"axis": "friend"})
    ask("host", "PATCH", path, json={"paused": True})
    assert practice(ask, game["id"]) == []
    for who in ("human", "greedy"):
        told = ask("host", "PATCH", path, json={"seats": {"soviet": who}}).json()["practice"]
        assert ["Soviets" in mark for mark in told] == [True]


def test_the_computer_for_an_own_seat_is_no_look(ask: Browsers) -> None:
    game = together(ask)
    path = f"games/{game}"
    ask("host", "PATCH", path, json={"paused": True})
    left = ask("friend", "PATCH", path, json={"seats": {"soviet": "greedy"}}).json()
    assert "practice" not in left


def test_whoever_has_played_a_seat_is_remembered_by_a_branch(ask: Browsers) -> None:
    game = together(ask)
    opened = ask("host", "PATCH", f"games/{game}", json={"seats": {"axis": "open"}}).json()
    claim(ask, "second", opened, "axis")
    branch = {"step": 0, "seat": "axis", "seats": {"soviet": "open"}}
    made = ask("second", "POST", f"games/{game}/branch", json=branch).json()
    assert ["Axis" in mark for mark in made["practice"]] == [True]


def test_whoever_wrote_a_position_with_secrets_knows_them(ask: Browsers) -> None:
    text = hexside.new("iskra/campaign", 7).position()
    game = invited(ask, scenario="", position=text)
    for lang, word in (("en", "wrote"), ("pl", "napisał"), ("ru", "написал")):
        told = ask("friend", "GET", f"games/{game['id']}", params={"lang": lang}).json()
        assert [word in mark for mark in told["game"]["practice"]] == [True]
    open_game = invited(ask, scenario="", position=hexside.new(SCENARIO, 7).position())
    assert "practice" not in open_game
    assert "practice" not in invited(ask, scenario="", shipped="traces-of-war/first-steps")


def test_nobody_looks_at_secrets_before_the_beginning(ask: Browsers) -> None:
    hidden = hexside.new("iskra/campaign", 7)
    while hidden.overlays("soviet") == hidden.overlays(""):
        legal = hidden.legal()
        hidden.play(legal[len(hidden.played) % len(legal)])
    path = f"games/{invited(ask, scenario='', position=hidden.position())['id']}"
    # As long as nobody has come, the host may take the seat and offer it again.
    ask("host", "PATCH", path, json={"seats": {"soviet": "human"}})
    for route, parts in (("", "view"), ("/overlays", "overlays")):
        seen = ask("host", "GET", f"{path}{route}", params={"seat": "soviet"}).json()[parts]
        public = ask("host", "GET", f"{path}{route}").json()[parts]
        assert {**seen, "seat": ""} == {**public, "seat": ""}


def test_whoever_saves_a_damaged_game_gets_no_seat_of_a_friend(tmp_path: Path) -> None:
    service = Service(tmp_path, "127.0.0.1")
    service.open()
    with TestClient(application(service), base_url="http://127.0.0.1") as client:
        ask = Browsers(client)
        game = together(ask)
        play(ask, game, 3, HOLDERS)
        with service.store.database.writing() as connection:
            connection.exec_driver_sql("UPDATE actions SET line = 'do axis fly' WHERE number = 3")
        saved = ask("host", "POST", f"games/{game}/salvage").json()
        assert (saved["mine"], saved["shared"]) == (["axis"], True)
        assert any("damaged" in mark for mark in saved["practice"])
        path = f"games/{saved['id']}"
        refused(ask("host", "GET", path, params={"seat": "soviet"}), 403, "seat-not-yours")
        assert ask("friend", "GET", path, params={"seat": "soviet"}).status_code == 200
        content = ask("host", "GET", f"{path}/export", params={"seat": "axis"}).content
        assert read_saved(content).origin.server_seed != (
            service.games.known(game).record.origin.server_seed
        )
        assert [mark.code for mark in read_saved(content).marks] == ["practice-salvaged"]
