"""Looking back: past views, history, branches, statistics."""

from __future__ import annotations

import hashlib
from typing import Any

import pytest

import hexside
from hexside.engine.match import seed_text

SECRET = "choose-chits"


def played_until(person: Any, game: str, kind: str) -> dict[str, Any]:
    """Take the first legal action until a kind of decision comes up; its table."""
    for _ in range(200):
        seat = person.table(game, "")["view"]["waiting"][0]
        mine: dict[str, Any] = person.table(game, seat)
        if mine["decision"]["kind"] == kind:
            return mine
        actions = mine["decision"]["actions"]
        action = "done" if "done" in actions else actions[0]
        assert person.act(game, seat, mine["version"], action).status_code == 200
    raise AssertionError(kind)


def got(person: Any, path: str, **params: Any) -> dict[str, Any]:
    answer = person.client.get(f"/api/games/{path}", params=params)
    assert answer.status_code == 200, answer.text
    body: dict[str, Any] = answer.json()
    return body


def branched(person: Any, game: str, seat: str, step: int) -> str:
    """Continue from an earlier moment as a new game; its id."""
    answer = person.client.post(f"/api/games/{game}/branch", json={"step": step, "seat": seat})
    assert answer.status_code == 201, answer.text
    twin: str = answer.json()["id"]
    return twin


def test_a_past_view_is_what_the_seat_saw(person: Any) -> None:
    game = person.begin()
    seen = [person.table(game, "axis")]
    for _ in range(4):
        person.play_first(game, 1)
        seen.append(person.table(game, "axis"))
    for step, then in enumerate(seen):
        past = got(person, game, seat="axis", step=step)
        assert (past["step"], past["steps"]) == (step, 4)
        assert (past["decision"], past["can_undo"]) == (None, False)
        assert past["view"] == then["view"]
        assert past["log"]["entries"] == then["log"]["entries"]
        assert past["labels"] == then["labels"]


def test_a_step_that_was_not_taken_is_refused(person: Any) -> None:
    game = person.begin()
    for step in (-1, 1):
        for path in (game, f"{game}/overlays"):
            answer = person.client.get(f"/api/games/{path}", params={"step": step})
            assert answer.status_code == 422
            assert answer.json()["error"]["reasons"][0]["code"] == "no-such-step"


def test_history_tells_own_actions_and_no_secrets(person: Any) -> None:
    game = person.begin()
    mine = played_until(person, game, SECRET)
    seat = mine["seat"]
    other = "axis" if seat == "soviet" else "soviet"
    secret = mine["decision"]["actions"][0]
    person.act(game, seat, mine["version"], secret)
    own = got(person, f"{game}/history", seat=seat)
    assert own["entries"][-1]["action"] == secret
    assert own["steps"] == len(own["entries"]) == own["entries"][-1]["step"]
    for asking in (other, ""):
        body = got(person, f"{game}/history", seat=asking)
        assert body["entries"][-1]["action"] == ""
        assert body["entries"][-1]["texts"] != own["entries"][-1]["texts"]
    later = got(person, f"{game}/history", seat=seat, after=own["steps"] - 1)
    assert later["entries"] == own["entries"][-1:]


def test_a_branch_goes_on_with_other_dice_and_other_secrets(person: Any) -> None:
    game = person.begin(name="Mother")
    mine = played_until(person, game, SECRET)
    seat = mine["seat"]
    answer = person.client.post(
        f"/api/games/{game}/branch", json={"step": mine["step"], "seat": seat}
    )
    assert answer.status_code == 201, answer.text
    assert answer.json()["name"].startswith("Mother (")
    twin = person.table(answer.json()["id"], seat)
    assert twin["decision"]["actions"] == mine["decision"]["actions"]
    for field in ("units", "tracks", "own", "turn", "phase", "waiting"):
        assert twin["view"].get(field) == mine["view"].get(field)
    assert twin["commitment"] != mine["commitment"]
    assert person.table(game, seat) == mine


def test_a_branch_carries_only_the_log_of_its_seat(person: Any) -> None:
    game = person.begin()
    mine = played_until(person, game, SECRET)
    seat = mine["seat"]
    other = "axis" if seat == "soviet" else "soviet"
    person.act(game, seat, mine["version"], mine["decision"]["actions"][0])
    now = person.table(game, seat)
    twin = branched(person, game, seat, now["step"])
    told = person.table(twin, seat)["log"]
    assert told["count"] == now["log"]["count"]
    assert [row["text"] for row in told["entries"]] == [
        row["text"] for row in now["log"]["entries"]
    ]
    assert {row["step"] for row in told["entries"]} == {0}
    # What only the asking seat had seen stays its own; what only the other had seen is absent.
    assert person.table(twin, other)["log"]["count"] < told["count"]
    # It is still there when the game continues and is branched itself.
    person.play_first(twin, 1)
    later = person.table(twin, seat)
    assert later["log"]["entries"][0] == told["entries"][0]
    assert later["log"]["count"] > told["count"]
    grandchild = branched(person, twin, seat, 0)
    assert person.table(grandchild, seat)["log"]["count"] == told["count"]


def test_a_branch_of_an_unknown_seat_or_step_is_refused(person: Any) -> None:
    game = person.begin()
    for body in ({"step": 5}, {"step": 0, "seat": "nobody"}):
        assert person.client.post(f"/api/games/{game}/branch", json=body).status_code == 422
    assert person.client.post(f"/api/games/{game}/branch", json={"step": -1}).status_code == 400


@pytest.fixture(scope="module")
def finished() -> bytes:
    """A complete game as a file."""
    game = hexside.new("traces-of-war/race-to-the-dnieper", seed=7)
    while not game.over:
        decision = game.decision
        assert decision is not None
        actions = game.legal(decision.seat)
        game.play(actions[len(game.played) % len(actions)], decision.seat)
    return game.to_bytes()


def test_statistics_of_a_finished_game_prove_its_dice(person: Any, finished: bytes) -> None:
    game = person.client.post("/api/games/import", content=finished).json()["id"]
    body = got(person, f"{game}/statistics")
    seeds = body["seeds"]
    assert seeds["server_seed"] == seed_text(7)
    sealed = hashlib.blake2b(seeds["server_seed"].encode(), digest_size=32).hexdigest()
    assert sealed == body["commitment"]
    dice = [row for row in body["draws"] if row["die"]]
    assert dice
    for row in dice:
        text = f"{seeds['server_seed']}:{seeds['client_seed']}:{row['draw']}".encode()
        drawn = int.from_bytes(hashlib.blake2b(text, digest_size=8).digest(), "big")
        assert drawn % 6 + 1 == row["die"]
    last = body["moments"][-1]
    assert last["step"] == body["step"]
    assert last["points"] == person.table(game, "")["view"]["tracks"]["victory_points"]
    assert len(body["moments"]) <= 241
    for side in body["sides"]:
        losses = [moment["losses"][side] for moment in body["moments"]]
        assert losses == sorted(losses)


def test_losses_are_those_of_the_events(person: Any, finished: bytes) -> None:
    game = person.client.post("/api/games/import", content=finished).json()["id"]
    body = got(person, f"{game}/statistics")
    log = got(person, f"{game}/events")["entries"]
    told = sum(entry["code"] in ("step-lost", "unit-eliminated") for entry in log)
    lost = sum(body["moments"][-1]["losses"].values())
    assert (lost > 0) == (told > 0)
    assert lost >= told > 0


def test_no_seed_before_the_end(person: Any) -> None:
    game = person.begin()
    person.play_first(game, 3)
    body = got(person, f"{game}/statistics", seat="axis")
    assert body["seeds"] is None
    assert body["sides"] == {"axis": "Axis", "soviet": "Soviets"}
    assert seed_text(7) not in person.client.get(f"/api/games/{game}/statistics").text


def test_a_branch_of_the_end_of_a_game(person: Any, finished: bytes) -> None:
    game = person.client.post("/api/games/import", content=finished).json()["id"]
    steps = person.table(game, "")["steps"]
    answer = person.client.post(f"/api/games/{game}/branch", json={"step": steps})
    assert answer.status_code == 422
    assert answer.json()["error"]["reasons"][0]["code"] == "game-over-there"
    answer = person.client.post(f"/api/games/{game}/branch", json={"step": steps - 1})
    assert answer.status_code == 201
    assert answer.json()["waiting"]


def test_every_line_of_the_log_tells_who_acted_when_and_what_it_is(person: Any) -> None:
    game = person.begin(scenario="traces-of-war/race-to-the-dnieper", seed=7)
    played_until(person, game, "choose-mode")
    lines = got(person, f"{game}/events", seat="axis")["entries"]
    history = got(person, f"{game}/history", seat="axis")["entries"]
    acted = {row["step"]: (row["seat"], row["turn"]) for row in history}
    assert all((row["seat"], row["turn"]) == acted.get(row["step"], ("", 0)) for row in lines)
    kinds = {row["code"]: row["kind"] for row in lines}
    assert kinds["turn-begins"] == "turn"
    assert kinds["chit-drawn"] == "draw"
    assert kinds["unit-set-up"] == ""
