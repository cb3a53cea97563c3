"""Agendas side by side: lanes that run at once, each with its own deciders (19.3 to 19.5)."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

import hexside
from hexside.api import Game
from hexside.conformance.random_play import step_name
from hexside.engine import Attend, Lane, Outcome, Refusal, Refused, contract, encode
from hexside.engine.match import seed_text
from hexside.engine.side_by_side import LaneFault, begin, cancel, running
from hexside.mechanics.activation_queue import ActivationQueue
from hexside.players import RandomPlayer, play_game
from tests.unit.engine.many_seats_game import (
    Activation,
    Activations,
    Cancelling,
    Control,
    Losing,
    ManyState,
    TurnBegins,
)
from tests.unit.engine.many_seats_words import CHITS, CONTROL, Data
from tests.unit.engine.tiny_conformance import faults

SCENARIO = "many-seats/crossing"


def at(queue: ActivationQueue, *lanes: Lane[Any], cup: tuple[str, ...] = (), **data: Any) -> Game:
    """A game in the middle of a turn with these lanes."""
    game = hexside.new(SCENARIO, seed=1)
    state = replace(
        game.state,
        agenda=(TurnBegins(), Activations((Lane(CONTROL, (Control(),)), *lanes))),
        data=Data(cup, queue, interrupt=False, **{"plan": "attack", **data}),
    )
    return Game(game.rules, game.origin, state)


def lane(chit: str, seat: str) -> Lane[Any]:
    return Lane(chit, (Activation(chit, seat),))


def queue(running: tuple[str, ...], face_down: tuple[str, ...] = ()) -> ActivationQueue:
    found = ActivationQueue()
    for chit in running:
        found = found.draw(chit).reveal(chit)
    for chit in face_down:
        found = found.draw(chit)
    return found


def lanes(game: Game) -> list[str]:
    frame = game.state.frame
    assert isinstance(frame, Activations)
    return [lane.name for lane in frame.lanes]


def waiting(game: Game) -> tuple[str, ...]:
    return game.waiting


@pytest.mark.parametrize("seed", range(6))
def test_random_games_keep_every_promise(seed: int) -> None:
    assert faults(SCENARIO, seed) == []


def test_each_seat_gets_the_decision_of_its_own_lane() -> None:
    game = at(queue(("4pzg", "9a")), lane("4pzg", "north"), lane("9a", "centre"))
    assert waiting(game) == ("north", "centre")
    for seat, chit in (("north", "4pzg"), ("centre", "9a")):
        decision = game.decision_for(seat)
        assert decision is not None
        assert (decision.seat, decision.kind) == (seat, "activation")
        assert decision.arguments == {"lane": chit}
        assert all(action.text().split()[1:2] != ["south-1"] for action in game.legal(seat))
        assert contract.why_not(game.rules, game.state, game.legal(seat)[0], seat) is None
    assert game.decision_for("south") is None
    assert game.legal("south") == []
    refusal = contract.why_not(game.rules, game.state, game.legal("north")[0], "south")
    assert refusal is not None
    assert refusal.kind == "not-your-decision"
    assert [reason.arguments["seat"] for reason in refusal.reasons] == ["north", "centre"]


def test_actions_interleave_and_meet_the_position_of_the_moment() -> None:
    """V68: every action is tested against the position at that moment."""
    game = at(queue(("27a", "9a")), lane("27a", "west"), lane("9a", "centre"))
    assert "move centre-1 0203" in [action.text() for action in game.legal("centre")]
    game.play("move west-1 0203", "west")
    assert "move centre-1 0203" not in [action.text() for action in game.legal("centre")]
    assert "attack centre-1 0203" in [action.text() for action in game.legal("centre")]
    with pytest.raises(Refused) as refused:
        game.play("move centre-1 0203", "centre")
    assert refused.value.reasons[0].code == "enemy-there"
    game.play("move centre-1 0104", "centre")
    game.play("move west-2 0202", "west")
    assert waiting(game) == ("west", "centre")


def test_a_lane_ends_while_the_others_go_on() -> None:
    """A22: the seat that has finished gets its next chit; the other activation is not touched."""
    start = queue(("4pzg", "9a"), ("17a",))
    game = at(start, lane("4pzg", "north"), lane("9a", "centre"))
    game.play("end", "north")
    assert lanes(game) == [CONTROL, "9a"]
    assert game.state.data.queue.at("done") == ("4pzg",)
    game.play("reveal 17a", "east")
    assert lanes(game) == [CONTROL, "9a", "17a"]
    assert waiting(game) == ("centre", "south")


def test_the_controller_draws_while_others_play() -> None:
    """A20, A21: a second chit runs at once; one of a seat that is busy stays face down."""
    game = at(queue(("4pzg",)), lane("4pzg", "north"), cup=("9a",))
    game.play("draw", "east")
    assert game.state.data.queue.shown() == ("4pzg", "")
    game.play("reveal 9a", "east")
    assert waiting(game) == ("north", "centre")

    busy = at(queue(("4pzg",), ("4pzg",)), lane("4pzg", "north"))
    with pytest.raises(Refused) as refused:
        busy.play("reveal 4pzg", "east")
    assert refused.value.reasons[0].code == "seat-busy"


def test_nothing_runs_beside_supply() -> None:
    game = at(queue(("4pzg",), ("supply",)), lane("4pzg", "north"))
    with pytest.raises(Refused) as refused:
        game.play("reveal supply", "east")
    assert refused.value.reasons[0].code == "must-run-alone"
    events = game.play("end", "north")
    assert [event.code for event in events if event.code == "supply-checked"]


def test_a_chit_is_cancelled_when_it_is_revealed() -> None:
    """A24, V69: it and what was drawn after it go back; what runs before it goes on."""
    running_chits = queue(("9a", "17a"), ("10a", "27a"))
    asking = Lane("17a", (Activation("17a", "south"), Cancelling("17a")))
    game = at(running_chits, lane("9a", "centre"), asking, cup=("supply",))
    assert waiting(game) == ("east", "centre", "north")
    game.play("interrupt", "north")
    assert lanes(game) == [CONTROL, "9a"]
    assert game.state.data.queue.shown() == ("9a",)
    assert game.state.data.cup == ("17a", "27a", "10a", "supply")
    assert waiting(game) == ("east", "centre")


def test_a_seat_that_two_lanes_wait_for_turns_to_the_one_it_likes() -> None:
    """The controller plays an activation of his own (19.4, second example)."""
    game = at(queue(("10a",)), lane("10a", "east"), cup=("9a",))
    assert waiting(game) == ("east",)
    assert [action.text() for action in game.legal("east")] == ["draw", "hold", "attend 10a"]
    decision = game.decision_for("east")
    assert decision is not None
    assert decision.choices["attend"] == {"10a": []}
    before = encode(game.state)
    with pytest.raises(Refused) as refused:
        game.play("move east-1 0304", "east")
    assert refused.value.reasons[0].code == "attend-other-lane"
    with pytest.raises(Refused) as refused:
        game.play("attend 9a", "east")
    assert refused.value.reasons[0].code == "lane-not-waiting"
    game.play("attend 10a", "east")
    game.play("move east-1 0304", "east")
    assert "attend control" in [action.text() for action in game.legal("east")]
    game.undo("east")
    game.undo("east")
    assert encode(game.state) == before


def test_the_attention_ends_with_the_lane() -> None:
    game = at(queue(("10a",)), lane("10a", "east"), cup=("9a",))
    game.play("attend 10a", "east")
    game.play("end", "east")
    frame = game.state.frame
    assert isinstance(frame, Activations)
    assert frame.attending == {}


def test_a_question_that_another_lane_answers_is_dropped() -> None:
    """Two attacks on one hex at once: the second defender finds nothing left to lose."""
    grid = hexside.new(SCENARIO, seed=1).rules.board.grid
    hex = grid.index("0302")
    game = at(
        queue(("4pzg", "9a")),
        Lane("4pzg", (Activation("4pzg", "north"), Losing(hex, "soviet"))),
        Lane("9a", (Activation("9a", "centre"), Losing(hex, "soviet"))),
    )
    units = {**game.state.units, "west-2": replace(game.state.units["west-2"], hex=-1, box="x")}
    game.state = replace(game.state, units=units)
    assert waiting(game) == ("west",)
    game.play("lose west-1", "west")
    assert waiting(game) == ("north", "centre")


def test_undo_is_for_the_seat_that_acted_last() -> None:
    game = at(queue(("4pzg", "9a")), lane("4pzg", "north"), lane("9a", "centre"))
    game.play("move north-1 0201", "north")
    game.play("move centre-1 0104", "centre")
    assert not game.can_undo("north")
    assert game.can_undo("centre")
    with pytest.raises(Refused) as refused:
        game.undo("north")
    assert refused.value.reasons[0].code == "undo-not-yours"
    game.undo("centre")
    assert game.can_undo("north")


def test_the_step_ends_with_the_last_lane() -> None:
    game = at(queue(("9a",)), lane("9a", "centre"))
    game.play("end", "centre")
    assert game.state.turn == 2
    assert isinstance(game.state.agenda[-1], type(hexside.new(SCENARIO, seed=2).state.frame))


def test_states_with_lanes_are_read_back() -> None:
    game = at(queue(("4pzg",), ("9a",)), lane("4pzg", "north"), cup=CHITS[2:])
    again = msgspec.msgpack.decode(encode(game.state), type=ManyState)
    assert again == game.state
    assert encode(again) == encode(game.state)


def test_lanes_inside_a_lane() -> None:
    """The innermost lanes are meant; outside nothing changes."""
    inner = Activations((lane("17a", "south"), lane("27a", "west")))
    game = at(queue(("9a", "17a", "27a")), Lane("9a", (Activation("9a", "centre"), inner)))
    assert waiting(game) == ("south", "west")
    game.play("move south-1 0106", "south")
    game.play("end", "west")
    assert waiting(game) == ("south",)
    game.play("end", "south")
    assert waiting(game) == ("centre",)


def test_faults_in_the_rules_are_told() -> None:
    game = at(queue(("9a",)), lane("9a", "centre"))
    work = game.rules.work(game.state)
    assert [lane.name for lane in running(work).lanes] == [CONTROL, "9a"]
    with pytest.raises(LaneFault, match="runs already"):
        begin(work, "9a", Activation("9a", "centre"))
    with pytest.raises(LaneFault, match="no lane"):
        cancel(work, "4pzg")
    assert cancel(work, "9a") == (Activation("9a", "centre"),)
    work.agenda = [TurnBegins()]
    with pytest.raises(LaneFault, match="no lanes run"):
        running(work)
    idle = at(queue(("9a",)), Lane("9a", (Control(("9a",)),)))
    work = idle.rules.work(idle.state)
    with pytest.raises(LaneFault, match="wait for no one"):
        work.advance()


def test_apply_without_a_seat_speaks_for_the_first_that_waits() -> None:
    game = at(queue(("4pzg", "9a")), lane("4pzg", "north"), lane("9a", "centre"))
    outcome = contract.apply(game.rules, game.state, game.legal("north")[0])
    assert isinstance(outcome, Outcome)
    assert outcome.seat == "north"
    refusal = contract.apply(game.rules, game.state, Attend("9a"))
    assert isinstance(refusal, Refusal)
    assert refusal.reasons[0].code == "lane-not-waiting"


def test_the_same_game_again_has_the_same_bytes() -> None:
    one, two = hexside.new(SCENARIO, seed=7), hexside.new(SCENARIO, seed=7)
    assert encode(one.state) == encode(two.state)
    assert one.origin.server_seed == seed_text(7)


def test_the_steps_of_all_lanes_are_named() -> None:
    game = at(queue(("4pzg",)), lane("4pzg", "north"), cup=("9a",))
    assert step_name(game.state.frame) == "Activations(Activation Control)"


def test_computer_players_take_every_seat() -> None:
    game = hexside.new(SCENARIO, seed=4)
    play_game(game, {seat: RandomPlayer(number) for number, seat in enumerate(game.rules.seats)})
    assert game.over
