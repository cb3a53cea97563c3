"""19.5 Manstein and Guderian cancel revealed chits; what is left of them at the end."""

from __future__ import annotations

import pytest

from hexside.conformance.secrecy import imagined
from hexside.engine import Event
from tests.rulebook.a_victory_awaits.ava_kit import codes, event, kind, legal, told
from tests.rulebook.a_victory_awaits.ava_players import (
    HEADQUARTERS,
    attend,
    cup,
    finish,
    lanes,
    parallel,
    queue,
)

GAME = "a-victory-awaits"
M, G = "axis-manstein", "axis-guderian"


@pytest.mark.rule(GAME, "19.5", "A24", "V69")
def test_the_cancelled_chit_and_all_after_it_return_to_the_cup() -> None:
    game = parallel(
        queue=["axis-17a", "soviet-4a", "soviet-10a", "axis-9a"], cup=["soviet-8a"], hand=[M]
    )
    game.play("accept", "axis-north")
    game.play("reveal 2", "soviet")
    assert kind(game, "axis-north") == "react-or-accept"
    events = game.play(f"play {M}", "axis-north")
    assert cup(game) == ["axis-9a", "soviet-10a", "soviet-4a", "soviet-8a"]
    # What was drawn before goes on, and Manstein acts at once.
    assert lanes(game) == {"axis-17a", M}
    assert queue(game) == ["axis-17a", M]
    assert kind(game, "axis-north") == "move-units"
    assert kind(game, "axis-south") == "move-units"
    assert event(events, "chit-interrupted")["chit"] == "soviet-4a"
    # Those that lay face down go back unseen.
    assert "soviet-10a" not in str(events)
    assert event(events, "queue-returned") == {"count": 3}


@pytest.mark.rule(GAME, "19.5", "V69")
def test_what_was_drawn_later_but_runs_already_is_not_undone() -> None:
    game = parallel(queue=["axis-17a", "soviet-4a", "axis-9a", "soviet-8a"], cup=[], hand=[M])
    game.play("accept", "axis-north")
    game.play("reveal 3", "soviet")
    game.play("accept", "axis-north")
    game.play("reveal 2", "soviet")
    game.play(f"play {M}", "axis-north")
    assert lanes(game) == {"axis-17a", "axis-9a", M}
    assert cup(game) == ["soviet-4a", "soviet-8a"]
    assert queue(game) == ["axis-17a", "axis-9a", M]


@pytest.mark.rule(GAME, "19.5", "7.3")
def test_a_cancelled_chit_is_drawn_again() -> None:
    game = parallel(queue=["soviet-4a"], hand=[M])
    game.play(f"play {M}", "axis-north")
    assert lanes(game) == {M}
    finish(game, "axis-north", M)
    game.play("draw", "soviet")
    assert lanes(game) == {"soviet-4a"}
    assert kind(game, "soviet") == "move-units"


@pytest.mark.rule(GAME, "19.5", "V69")
def test_an_owner_who_is_busy_cannot_cancel() -> None:
    game = parallel(queue=["axis-4pzg", "soviet-4a"], hand=[M, G])
    game.play("accept", "axis-centre")
    # His own chit can be cancelled, while he is not busy yet.
    assert kind(game, "axis-north") == "react-or-accept"
    game.play("accept", "axis-north")
    game.play("reveal 2", "soviet")
    # Guderian's owner is asked, Manstein's is carrying out 4PzG.
    assert kind(game, "axis-north") == "move-units"
    assert kind(game, "axis-centre") == "react-or-accept"
    game.play(f"play {G}", "axis-centre")
    assert lanes(game) == {"axis-4pzg", G}
    assert cup(game) == ["soviet-4a"]


@pytest.mark.rule(GAME, "19.5", "V67", "V69")
def test_both_are_asked_one_after_the_other() -> None:
    game = parallel(queue=["soviet-4a", "soviet-8a"], hand=[M, G])
    assert kind(game, "axis-centre") == "react-or-accept"
    assert codes(game, f"play {M}", "axis-centre") == {"chit-not-in-hand 19.5"}
    game.play("accept", "axis-centre")
    assert kind(game, "axis-north") == "react-or-accept"
    assert codes(game, f"play {G}", "axis-north") == {"chit-not-in-hand 19.5"}
    game.play("accept", "axis-north")
    attend(game, "soviet", "soviet-4a")
    assert kind(game, "soviet") == "move-units"


@pytest.mark.rule(GAME, "19.5", "V69")
def test_the_next_chit_is_revealed_when_the_interrupt_is_decided() -> None:
    # Otherwise an owner could become busy while he is being asked.
    game = parallel(queue=["axis-17a", "axis-16a"], cup=["soviet-4a"], hand=[M])
    assert codes(game, "reveal 2", "soviet") == {"interrupt-pending 19.5"}
    assert "draw" in legal(game, "soviet")
    game.play("accept", "axis-north")
    assert codes(game, "reveal 2", "soviet") == set()


@pytest.mark.rule(GAME, "19.5", "V6")
def test_the_supply_check_can_be_cancelled() -> None:
    game = parallel(queue=["supply"], cup=["axis-9a"], hand=[M])
    game.play(f"play {M}", "axis-north")
    assert "supply" in cup(game)
    assert lanes(game) == {M}


@pytest.mark.rule(GAME, "19.5", "V32")
def test_without_the_headquarters_nothing_is_offered() -> None:
    units = {uid: hex for uid, hex in HEADQUARTERS.items() if uid != "ger-4pzg"}
    game = parallel(units, queue=["soviet-4a"], hand=[M])
    assert kind(game, "axis-north") == ""
    assert lanes(game) == {"soviet-4a"}


@pytest.mark.rule(GAME, "19.5", "V67")
@pytest.mark.parametrize(
    ("scenario", "manstein", "guderian"),
    [
        ("campaign-4", "axis-north", "axis-centre"),
        ("campaign-5", "axis-north", "axis-centre"),
        ("campaign-6", "axis-north", "axis-centre-2"),
        ("campaign-7", "axis-north", "axis-centre-2"),
        ("campaign-8", "axis-north", "axis-centre-2"),
    ],
)
def test_who_holds_manstein_and_guderian(scenario: str, manstein: str, guderian: str) -> None:
    for chit, owner in ((M, manstein), (G, guderian)):
        game = parallel(queue=["soviet-4a"], hand=[chit], scenario=scenario)
        assert kind(game, owner) == "react-or-accept"
        game.play(f"play {chit}", owner)
        assert kind(game, owner) == "move-units"


@pytest.mark.rule(GAME, "19.5", "17.2", "V69")
def test_being_asked_does_not_tell_whether_the_chit_is_held() -> None:
    # With OKH in the pool one Axis chit has been left out, and only the Axis knows which.
    pool = {"pool_axis": ["axis-9a", "axis-manstein", "axis-okh"]}
    game = parallel(
        queue=["axis-9a"], cup=["axis-okh"], chits=pool, options={"reserve-chits": "on"}
    )
    assert kind(game, "axis-north") == "react-or-accept"
    assert codes(game, f"play {M}", "axis-north") == {"chit-not-in-hand 19.5"}
    assert legal(game, "axis-north") == {"accept"}


@pytest.mark.rule(GAME, "19.4", "17.2", "V69")
def test_all_know_whether_there_is_something_to_draw() -> None:
    game = parallel(
        queue=["axis-17a"],
        cup=["soviet-4a"],
        hand=[M],
        chits={"pool_axis": ["axis-9a", "axis-17a", M, "axis-okh"]},
        options={"reserve-chits": "on"},
    )
    game.play("accept", "axis-north")
    cups = {bool(imagined(game, "axis-south", n).data.cup) for n in range(20)}
    assert cups == {True}
    events = game.play("draw", "soviet")
    assert event(events, "cup-empty") == {"count": 1}
    assert {imagined(game, "soviet", n).data.cup for n in range(20)} == {()}


@pytest.mark.rule(GAME, "19.4", "17.2", "V69")
def test_nobody_imagines_fewer_chits_than_lie_face_down() -> None:
    game = parallel(
        queue=["axis-17a", "axis-9a", "soviet-4a"],
        chits={"pool_axis": ["axis-9a", "axis-17a", M, G, "axis-okh"]},
        options={"reserve-chits": "on"},
    )
    for seat in ("axis-north", "axis-centre"):
        game.play("accept", seat)
    for number in range(40):
        data = imagined(game, "", number).data
        assert len(data.queue.at("face-down")) == 2
        assert bool(data.cup) == bool(game.state.data.cup)


@pytest.mark.rule(GAME, "7.3", "17.2", "V69")
def test_all_know_what_was_held_once_the_cup_is_empty() -> None:
    pool = {"pool_axis": ["axis-9a", "axis-17a", M, G, "axis-okh"]}
    game = parallel(
        queue=["axis-17a"],
        hand=[M, G],
        turn=2,
        chits=pool,
        options={"reserve-chits": "on"},
    )
    for seat in ("axis-north", "axis-centre"):
        game.play("accept", seat)
    finish(game, "axis-south", "axis-17a")
    assert kind(game, "axis-north") == "play-held-chit"

    def hands() -> set[tuple[str, ...]]:
        """The hands that the Soviet player can imagine."""
        return {imagined(game, "soviet", number).data.hand_axis for number in range(20)}

    assert hands() == {(G, M)}
    game.play(f"play {G}", "axis-north")
    assert hands() == {(M,)}


@pytest.mark.rule(GAME, "7.3", "19.4", "V67")
def test_unplayed_chits_are_played_before_the_end_phase() -> None:
    game = parallel(queue=["axis-17a"], hand=[M, G], turn=2)
    for seat in ("axis-centre", "axis-north"):
        game.play("accept", seat)
    finish(game, "axis-south", "axis-17a")
    # The order is a decision of the whole side; each is carried out by its owner.
    assert game.view("").waiting == ("axis-north",)
    assert legal(game, "axis-north") == {f"play {M}", f"play {G}"}
    game.play(f"play {G}", "axis-north")
    assert game.view("").waiting == ("axis-centre",)
    while kind(game, "axis-centre"):
        game.play("done", "axis-centre")
    assert game.state.turn == 2
    assert game.view("").waiting == ("axis-north",)
    events: list[Event] = []
    while game.state.turn == 2:
        events += game.play("done", "axis-north")
    assert "turn-begins" in told(events)


@pytest.mark.rule(GAME, "19.5", "V69")
def test_an_interrupt_cannot_be_interrupted() -> None:
    game = parallel(queue=["soviet-4a"], hand=[M, G])
    game.play("accept", "axis-centre")
    game.play(f"play {M}", "axis-north")
    assert lanes(game) == {M}
    assert kind(game, "axis-centre") == ""
    assert kind(game, "axis-north") == "move-units"
