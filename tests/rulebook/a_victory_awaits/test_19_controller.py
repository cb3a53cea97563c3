"""19.3, 19.4 The game controller: drawing ahead, revealing, face-down chits, waiting."""

from __future__ import annotations

from typing import Any

import pytest

from hexside.engine import Event
from hexside.engine.events import redacted
from tests.rulebook.a_victory_awaits.ava_kit import codes, event, kind, legal, told
from tests.rulebook.a_victory_awaits.ava_players import (
    attend,
    finish,
    lanes,
    parallel,
    queue,
)

GAME = "a-victory-awaits"
#: The first example of 19.4: the cup, sorted, and the draws 4PzG, 9A, 18A, 17A.
EXAMPLE_1: dict[str, Any] = {
    "cup": ["axis-17a", "axis-18a", "axis-4pzg", "axis-9a"],
    "dice": [3, 3, 2, 1],
}
#: The second one: 1PzG, Soviet 4A, 10A, 26A, German 16A.
EXAMPLE_2: dict[str, Any] = {
    "cup": ["axis-16a", "axis-1pzg", "soviet-10a", "soviet-26a", "soviet-4a"],
    "dice": [2, 4, 2, 2, 1],
}


@pytest.mark.rule(GAME, "19.4")
def test_the_first_chit_is_revealed_at_once() -> None:
    game = parallel(**EXAMPLE_1)
    assert game.view("").waiting == ("soviet",)
    assert kind(game, "soviet") == "control-queue"
    assert legal(game, "soviet") == {"draw"}
    events = game.play("draw", "soviet")
    assert "chit-revealed" in told(events)
    assert lanes(game) == {"axis-4pzg"}
    assert kind(game, "axis-north") == "move-units"


@pytest.mark.rule(GAME, "19.4", "A20", "A21", "A22", "V68")
def test_the_first_example() -> None:
    game = parallel(**EXAMPLE_1)
    game.play("draw", "soviet")
    game.play("draw", "soviet")
    assert queue(game) == ["axis-4pzg", ""]
    # All see whose activation runs, and of the second chit that it lies there.
    assert game.view("axis-south").tracks["activations"] == [
        {"stage": "running", "chit": "axis-4pzg", "seat": "axis-north"},
        {"stage": "face-down"},
    ]
    game.play("reveal 2", "soviet")
    assert lanes(game) == {"axis-4pzg", "axis-9a"}
    assert {"axis-north", "axis-centre"} <= set(game.view("").waiting)
    game.play("draw", "soviet")
    assert codes(game, "reveal 3", "soviet") == {"seat-busy 19.4"}
    game.play("draw", "soviet")
    assert queue(game) == ["axis-4pzg", "axis-9a", "", ""]
    game.play("reveal 4", "soviet")
    assert lanes(game) == {"axis-4pzg", "axis-9a", "axis-17a"}
    assert kind(game, "axis-south") == "move-units"
    finish(game, "axis-north", "axis-4pzg")
    game.play("reveal 3", "soviet")
    assert lanes(game) == {"axis-18a", "axis-9a", "axis-17a"}
    assert kind(game, "axis-north") == "move-units"
    assert queue(game) == ["axis-4pzg", "axis-9a", "axis-18a", "axis-17a"]


@pytest.mark.rule(GAME, "19.4", "A23", "V39", "V68")
def test_the_second_example() -> None:
    game = parallel(**EXAMPLE_2)
    game.play("draw", "soviet")
    game.play("draw", "soviet")
    game.play("reveal 2", "soviet")
    assert lanes(game) == {"axis-1pzg", "soviet-4a"}
    for _ in range(3):
        attend(game, "soviet", "control")
        game.play("draw", "soviet")
    assert codes(game, "reveal 3", "soviet") == {"seat-busy 19.4"}
    assert codes(game, "reveal 4", "soviet") == {"seat-busy 19.4"}
    game.play("reveal 5", "soviet")
    assert lanes(game) == {"axis-1pzg", "soviet-4a", "axis-16a"}
    assert queue(game) == ["axis-1pzg", "soviet-4a", "", "", "axis-16a"]
    finish(game, "soviet", "soviet-4a")
    game.play("reveal 3", "soviet")
    assert lanes(game) == {"axis-1pzg", "soviet-10a", "axis-16a"}
    attend(game, "soviet", "control")
    assert codes(game, "reveal 4", "soviet") == {"seat-busy 19.4"}
    finish(game, "soviet", "soviet-10a")
    game.play("reveal 4", "soviet")
    assert lanes(game) == {"axis-1pzg", "soviet-26a", "axis-16a"}


@pytest.mark.rule(GAME, "19.4")
def test_when_all_revealed_chits_are_done_the_next_one_is_revealed() -> None:
    game = parallel(queue=["axis-4pzg", "axis-18a", "axis-9a"])
    assert lanes(game) == {"axis-4pzg"}
    finish(game, "axis-north", "axis-4pzg")
    # The first in the order of the draw, without the controller.
    assert lanes(game) == {"axis-18a"}
    assert queue(game) == ["axis-4pzg", "axis-18a", ""]


@pytest.mark.rule(GAME, "19.4", "V68")
def test_the_controller_may_leave_a_chit_face_down() -> None:
    game = parallel(queue=["axis-4pzg", "axis-9a"], cup=["soviet-4a", "soviet-8a"])
    assert {"draw", "reveal 2", "pause"} == legal(game, "soviet")
    game.play("draw", "soviet")
    assert queue(game) == ["axis-4pzg", "", ""]


@pytest.mark.rule(GAME, "19.4")
def test_the_controller_waits_until_an_activation_ends() -> None:
    game = parallel(queue=["axis-4pzg", "axis-9a"], cup=["soviet-4a", "soviet-8a"])
    game.play("reveal 2", "soviet")
    game.play("pause", "soviet")
    assert set(game.view("").waiting) == {"axis-north", "axis-centre"}
    assert kind(game, "soviet") == ""
    finish(game, "axis-centre", "axis-9a")
    assert kind(game, "soviet") == "control-queue"


@pytest.mark.rule(GAME, "19.4")
def test_nobody_waits_for_nothing() -> None:
    game = parallel(queue=[], cup=["axis-9a"])
    assert codes(game, "pause", "soviet") == {"nothing-runs 19.4"}
    assert codes(game, "reveal 1", "soviet") == {"not-face-down 19.4"}
    game.play("draw", "soviet")
    # Nothing is left to draw or to reveal: the controller is not asked any more.
    assert game.view("").waiting == ("axis-centre",)


@pytest.mark.rule(GAME, "19.4")
def test_an_empty_cup_cannot_be_drawn_from() -> None:
    game = parallel(queue=["axis-4pzg", "axis-18a"])
    assert codes(game, "draw", "soviet") == {"cup-is-empty 19.4"}


@pytest.mark.rule(GAME, "19.4")
def test_the_turn_ends_when_all_chits_are_drawn_and_executed() -> None:
    game = parallel(queue=["axis-4pzg"], cup=["axis-9a"], turn=2)
    game.play("draw", "soviet")
    finish(game, "axis-north", "axis-4pzg")
    finish_events: list[Event] = []
    while game.state.turn == 2:
        finish_events += game.play("done", "axis-centre")
    assert game.state.turn == 3
    assert "activation-over" in told(finish_events)


@pytest.mark.rule(GAME, "19.4", "V68")
@pytest.mark.parametrize(
    "chit", ["supply", "axis-reinforcement", "soviet-reinforcement", "axis-okh", "soviet-reserve"]
)
def test_what_concerns_everybody_runs_alone(chit: str) -> None:
    options = {"reserve-chits": "on"}
    game = parallel(queue=["axis-4pzg", chit], cup=["axis-9a"], turn=4, options=options)
    assert codes(game, "reveal 2", "soviet") == {"must-run-alone 19.4"}
    finish(game, "axis-north", "axis-4pzg")
    assert chit in queue(game)


@pytest.mark.rule(GAME, "19.4", "V68")
def test_nothing_begins_while_the_supply_check_runs() -> None:
    game = parallel(queue=["supply", "axis-9a"], cup=["soviet-4a"])
    assert lanes(game) == {"supply"}
    assert kind(game, "axis-north") == "transfer-units"
    assert codes(game, "reveal 2", "soviet") == {"must-run-alone 19.4"}
    game.play("done", "axis-north")
    assert lanes(game) == {"axis-9a"}


@pytest.mark.rule(GAME, "19.4", "V68")
def test_only_the_controller_knows_what_lies_face_down() -> None:
    game = parallel(**EXAMPLE_1)
    game.play("draw", "soviet")
    events = game.play("draw", "soviet")
    assert event(redacted(events, "soviet"), "chit-drawn-face-down")["chit"] == "axis-9a"
    for seat in ("axis-north", "axis-centre", "axis-south", ""):
        seen = redacted(events, seat)
        assert told(seen) == ["chit-drawn-unseen"]
        assert "axis-9a" not in str(seen)
        view = game.view(seat)
        assert view.tracks["queue"] == ["axis-4pzg", ""]
        assert "queue" not in view.own
    assert game.view("soviet").own["queue"] == ["axis-4pzg", "axis-9a"]


@pytest.mark.rule(GAME, "19.4", "V68")
def test_only_the_controller_learns_why_a_chit_cannot_be_revealed() -> None:
    game = parallel(queue=["axis-4pzg", "axis-18a"], cup=["axis-9a"])
    assert codes(game, "reveal 2", "soviet") == {"seat-busy 19.4"}
    for seat in ("axis-north", "axis-centre"):
        found = game.why_not("reveal 2", seat)
        assert "18" not in str(found), str(found)
        assert not {"seat-busy 19.4", "must-run-alone 19.4"} & codes(game, "reveal 2", seat)


@pytest.mark.rule(GAME, "19.3", "19.4")
@pytest.mark.parametrize("seat", ["axis-north", "axis-centre", "axis-south"])
def test_only_the_controller_draws(seat: str) -> None:
    game = parallel(queue=["axis-4pzg"], cup=["axis-9a"])
    assert codes(game, "draw", seat)
    assert codes(game, "draw", "soviet") == set()


@pytest.mark.rule(GAME, "19.3", "19.2")
@pytest.mark.parametrize(
    ("scenario", "controller"),
    [
        ("campaign-4", "soviet"),
        ("campaign-5", "soviet-south"),
        ("campaign-6", "soviet-south"),
        ("campaign-7", "soviet-north"),
        ("campaign-8", "axis-south-2"),
    ],
)
def test_who_the_controller_is(scenario: str, controller: str) -> None:
    game = parallel(cup=["axis-4pzg"], scenario=scenario)
    assert game.view("").waiting == (controller,)


@pytest.mark.rule(GAME, "19.4", "7.1")
def test_what_was_carried_out_lies_face_up_and_is_not_drawn_again() -> None:
    game = parallel(queue=["axis-4pzg", "axis-9a"], cup=["soviet-4a"])
    finish(game, "axis-north", "axis-4pzg")
    assert "axis-4pzg" in game.view("").tracks["resolved"]
    assert "axis-4pzg" not in game.state.data.cup
