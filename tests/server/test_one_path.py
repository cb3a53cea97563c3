"""A game on the server is the same running game that a program uses, and is built once."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from litestar.testing import TestClient

import hexside
from hexside.api import from_bytes
from hexside.conformance.random_play import Chooser
from hexside.engine import Refused
from hexside.engine.match import RunningGame
from hexside.server import rebuild
from hexside.server.app import application
from hexside.server.rebuild import Replay, begin, rebuilt
from hexside.server.service import Service
from hexside.server.stored_match import StoredMatch

SCENARIO = "traces-of-war/race-to-the-dnieper"


def codes(game: RunningGame[Any]) -> list[str | None]:
    """Why each seat, and an unnamed seat, may not undo."""
    refusals = [game.undo_refusal(seat) for seat in (*game.rules.seats, "")]
    return [None if refusal is None else refusal.reasons[0].code for refusal in refusals]


def test_both_say_the_same_all_the_way() -> None:
    game = hexside.new(SCENARIO, seed=5)
    replay = Replay(begin(game.origin))
    stored = replay.match
    chooser = Chooser(5)
    for number in range(1, 91):
        seat, action = chooser.next(game)
        assert stored.legal(seat) == game.legal(seat)
        assert stored.why_not("no-such-verb", seat) == game.why_not("no-such-verb", seat)
        game.play(action, seat)
        replay.do(number, seat, action.text())
        assert codes(stored) == codes(game)
        assert stored.to_bytes() == game.to_bytes()
    assert stored.commitment() == game.commitment()
    assert from_bytes(stored.to_bytes()).saved() == game.saved()


def test_both_take_back_the_same() -> None:
    game = hexside.new(SCENARIO, seed=5)
    replay = Replay(begin(game.origin))
    seat = game.waiting[0]
    for number in (1, 2):
        action = game.legal(seat)[0]
        game.play(action, seat)
        replay.do(number, seat, action.text())
    assert replay.match.undoable(seat) == game.undoable(seat) == 2
    for number in (3, 4):
        game.undo(seat)
        replay.undo(number, seat)
        assert replay.match.to_bytes() == game.to_bytes()
    with pytest.raises(Refused, match="nothing-to-undo"):
        game.undo(seat)
    assert codes(replay.match) == codes(game) == ["nothing-to-undo"] * 3
    again = rebuilt(game.origin, replay.log, lambda step: None)
    assert again.to_bytes() == game.to_bytes()


@pytest.fixture
def service(tmp_path: Path) -> Service:
    made = Service(tmp_path, "127.0.0.1")
    made.open()
    return made


def bodies() -> list[dict[str, Any]]:
    position = hexside.new(SCENARIO, seed=3).position()
    return [
        {"scenario": SCENARIO, "seed": 7},
        {"position": position},
        {"position": position, "seed": 4},
    ]


@pytest.mark.parametrize("number", range(3))
def test_a_new_game_is_made_once_and_reads_the_same_from_the_disk(
    service: Service, monkeypatch: pytest.MonkeyPatch, number: int
) -> None:
    def never(origin: object) -> None:
        pytest.fail("the game is made a second time")

    with TestClient(application(service), base_url="http://127.0.0.1") as client:
        monkeypatch.setattr(rebuild, "start_game", never)
        answer = client.post("/api/games", json=bodies()[number])
        assert answer.status_code == 201, answer.text
        assert client.get(f"/api/games/{answer.json()['id']}").status_code == 200
        monkeypatch.undo()
    (live,) = service.games.all()
    kept: StoredMatch = live.game
    again = rebuilt(live.record.origin, [], lambda step: None)
    assert again.to_bytes() == kept.to_bytes()
    assert [again.view(seat) for seat in again.rules.seats] == [
        kept.view(seat) for seat in kept.rules.seats
    ]
