"""Computer seats: thinking blocks no one, can be stopped, and gives hints and reasons."""

from __future__ import annotations

import json
import sys
import threading
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
from litestar.testing import TestClient

from hexside.engine import Action, Decision, Reason, View, redacted
from hexside.players import SEES_ALL, Need, registry
from hexside.server import thinking
from hexside.server.app import application, create_app
from hexside.server.service import Service
from tests.server.waiting import until

SCENARIO = "traces-of-war/race-to-the-dnieper"


class Ponderer:
    """Thinks until it is stopped, and reports its progress."""

    needs: frozenset[Need] = SEES_ALL

    def __init__(self, seed: str) -> None:
        self.progress: Callable[[float], None] | None = None
        self.stopped: Callable[[], bool] = lambda: False
        self.reason: Reason | None = None

    def choose(self, view: View, decision: Decision, legal: Sequence[Action]) -> Action:
        for tick in range(3000):
            if self.stopped():
                break
            if self.progress is not None:
                self.progress(tick / 3000)
            time.sleep(0.01)
        self.reason = Reason("plan-usual")
        return legal[-1]


class Deaf:
    """Never responds."""

    needs: frozenset[Need] = SEES_ALL
    freed = threading.Event()

    def __init__(self, seed: str) -> None:
        self.seed = seed

    def choose(self, view: View, decision: Decision, legal: Sequence[Action]) -> Action:
        self.freed.wait(30)
        return legal[0]


class Broken:
    """Fails at every choice."""

    needs: frozenset[Need] = SEES_ALL

    def __init__(self, seed: str) -> None:
        self.seed = seed

    def choose(self, view: View, decision: Decision, legal: Sequence[Action]) -> Action:
        raise RuntimeError("broken")


@pytest.fixture(autouse=True)
def players(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    known = {"ponderer": Ponderer, "deaf": Deaf, "broken": Broken}
    monkeypatch.setattr(registry, "_FACTORIES", {**registry._FACTORIES, **known})
    Deaf.freed.clear()
    yield
    Deaf.freed.set()


@contextmanager
def within(seconds: float) -> Iterator[None]:
    start = time.monotonic()
    yield
    assert time.monotonic() - start < seconds


def is_thinking(person: Any, game: str) -> Any:
    return person.table(game, "")["thinking"]


def test_other_games_continue_while_the_computer_thinks(person: Any) -> None:
    slow = person.begin(seats={"axis": "ponderer", "soviet": "human"})
    others = [person.begin(seats={"axis": "ponderer"}) for _ in range(4)]
    until(lambda: is_thinking(person, slow))
    with within(10):
        free = person.begin()
        assert person.act(free, "axis", 0, "place ger-213-sec 0218").status_code == 200
        for game in (slow, *others):
            assert person.table(game, "soviet")["version"] == 0
            renamed = person.client.patch(f"/api/games/{game}", json={"name": "Waiting"})
            assert renamed.status_code == 200
        for route in ("events", "history", "statistics", "overlays", "export"):
            assert person.client.get(f"/api/games/{slow}/{route}").status_code == 200
    assert person.table(slow, "")["version"] == 0


def test_progress_is_told(person: Any) -> None:
    with person.client.websocket_connect("/api/notices") as socket:
        game = person.begin(seats={"axis": "ponderer"})
        heard = [json.loads(socket.receive_text()) for _ in range(4)]
    assert heard[0] == {"game": game, "version": 0}
    told = [notice for notice in heard if "thinking" in notice]
    assert len(told) == 3
    assert all((row["thinking"], row["seat"]) == (game, "axis") for row in told)
    shares = [row["share"] for row in told]
    assert shares == sorted(shares)
    assert all(0 <= share <= 1 for share in shares)
    assert {row["code"] for row in told} == {"thinking"}
    shown = is_thinking(person, game)
    assert (shown["seat"], shown["code"]) == ("axis", "thinking")


def test_stop_makes_it_choose_now(person: Any) -> None:
    game = person.begin(seats={"axis": "ponderer"})
    until(lambda: is_thinking(person, game))
    with within(5):
        assert person.client.post(f"/api/games/{game}/stop").json() == {"stopped": 1}
        until(lambda: person.table(game, "")["version"] == 1)


def test_a_player_that_does_not_listen_is_replaced(
    person: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(thinking, "GRACE", 0.1)
    game = person.begin(seats={"axis": "deaf"})
    until(lambda: is_thinking(person, game))
    person.client.post(f"/api/games/{game}/stop")
    until(lambda: person.table(game, "")["version"] == 1)


def test_a_player_that_fails_is_replaced(person: Any) -> None:
    game = person.begin(seats={"axis": "broken", "soviet": "broken"})
    until(lambda: person.table(game, "")["version"] > 8)
    person.client.patch(f"/api/games/{game}", json={"paused": True})


def test_an_answer_to_an_old_question_is_dropped(person: Any) -> None:
    game = person.begin(seats={"axis": "ponderer"})
    until(lambda: is_thinking(person, game))
    person.client.patch(f"/api/games/{game}", json={"seats": {"axis": "human"}})
    assert person.act(game, "axis", 0, "place ger-213-sec 0218").status_code == 200
    until(lambda: is_thinking(person, game) is None)
    time.sleep(0.1)
    assert person.table(game, "axis")["version"] == 1


def test_deleting_ends_the_thinking(person: Any) -> None:
    game = person.begin(seats={"axis": "ponderer"})
    until(lambda: is_thinking(person, game))
    assert person.client.delete(f"/api/games/{game}").status_code == 204
    until(lambda: not any(map(_busy, threading.enumerate())))


def _busy(thread: threading.Thread) -> bool:
    frame = sys._current_frames().get(thread.ident or 0)
    while frame is not None:
        if frame.f_code.co_name == "choose":
            return True
        frame = frame.f_back
    return False


# Hints and reasons


@pytest.mark.parametrize("language", ["en", "pl", "ru"])
def test_a_hint_is_legal_and_says_why(person: Any, language: str) -> None:
    game = person.begin()
    answer = person.client.post(
        f"/api/games/{game}/hint", json={"seat": "axis"}, params={"lang": language}
    )
    assert answer.status_code == 200, answer.text
    hint = answer.json()
    assert (hint["version"], hint["seat"], hint["player"]) == (0, "axis", "officer")
    assert hint["action"] in person.table(game, "axis")["decision"]["actions"]
    assert hint["reasons"]
    assert all(row["text"] and row["text"] != row["code"] for row in hint["reasons"])
    assert person.table(game, "axis")["version"] == 0


def test_no_hint_without_a_decision_or_where_it_is_not_allowed(person: Any) -> None:
    game = person.begin()
    answer = person.client.post(f"/api/games/{game}/hint", json={"seat": "soviet"})
    assert answer.status_code == 422
    person.client.patch(f"/api/games/{game}", json={"hints": False})
    answer = person.client.post(f"/api/games/{game}/hint", json={"seat": "axis"})
    assert answer.status_code == 403
    assert answer.json()["error"]["reasons"][0]["code"] == "hints-off"
    shared = person.begin(seats={"soviet": "open"}, seed=None)
    answer = person.client.post(f"/api/games/{shared}/hint", json={"seat": "axis"})
    assert answer.status_code == 403
    changed = person.client.patch(f"/api/games/{shared}", json={"hints": True})
    assert changed.status_code == 403


def reasons(client: Any, game: str, seat: str = "") -> list[tuple[str, str, list[str]]]:
    body = client.get(f"/api/games/{game}/history", params={"seat": seat}).json()
    return [(row["seat"], row["reason"], row["texts"]) for row in body["entries"]]


def test_reasons_are_kept_and_told_where_hints_are_allowed(tmp_path: Path) -> None:
    body = {
        "scenario": SCENARIO,
        "seed": 7,
        "pace": 0,
        "seats": {"axis": "greedy", "soviet": "greedy"},
    }
    with TestClient(create_app(tmp_path), base_url="http://127.0.0.1") as client:
        game = client.post("/api/games", json=body).json()["id"]
        path = f"/api/games/{game}"
        until(lambda: client.get(path).json()["version"] > 60)
        client.patch(path, json={"paused": True})
        told = reasons(client, game)
        assert sum(bool(reason) for _, reason, _ in told) > 30
    with TestClient(create_app(tmp_path), base_url="http://127.0.0.1") as client:
        assert reasons(client, game)[: len(told)] == told
        client.patch(path, json={"hints": False})
        assert not any(reason for _, reason, _ in reasons(client, game))
        quick = {"axis": "random", "soviet": "random"}
        client.patch(path, json={"paused": False, "seats": quick})
        until(lambda: client.get(path).json()["view"].get("result"))
        whole = reasons(client, game)
        assert all(reason for seat, reason, _ in whole[:60])


def test_a_secret_choice_keeps_its_reason_secret_until_the_end(tmp_path: Path) -> None:
    service = Service(tmp_path, "127.0.0.1")
    service.open()
    seats = {"axis": "greedy", "soviet": "greedy"}
    with TestClient(application(service), base_url="http://127.0.0.1") as client:
        body = {"scenario": SCENARIO, "seed": 7, "pace": 0, "seats": seats}
        game = client.post("/api/games", json=body).json()["id"]
        path = f"/api/games/{game}"
        (live,) = service.games.all()

        def secrets() -> list[int]:
            return [
                number
                for number, step in enumerate(live.match.played if live.match else [])
                if step.reason is not None
                and redacted(step.events, "") != redacted(step.events, step.seat)
            ]

        until(lambda: len(secrets()) > 1)
        client.patch(path, json={"paused": True})
        until(lambda: not live.thoughts)
        entries = client.get(f"{path}/history").json()["entries"]
        assert all(entries[number]["reason"] == "" for number in secrets())
        assert any(entry["reason"] for entry in entries)
