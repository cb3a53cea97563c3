"""Two to eight seats: several on a side, owners, decisions of a side, secrets between allies."""

from __future__ import annotations

import pytest

import hexside
from hexside.engine import Refused, redacted
from hexside.engine.owners import Owners, lead
from hexside.engine.rules import Rules, SeatFault
from tests.unit.engine.many_seats_game import GAME
from tests.unit.engine.many_seats_words import SEATS

SCENARIO = "many-seats/crossing"


@pytest.fixture
def game() -> hexside.Game:
    return hexside.new(SCENARIO, seed=3)


def test_sides_and_allies(game: hexside.Game) -> None:
    rules = game.rules
    assert rules.seats == ("north", "centre", "south", "west", "east")
    assert rules.seats_of("soviet") == ("west", "east")
    assert rules.allies_of("centre") == ("north", "south")
    assert rules.allies_of("") == ()
    assert lead(rules, "axis") == "north"


@pytest.mark.parametrize(
    "seats",
    [
        {"only": "axis"},
        {"a": "axis", "b": "axis"},
        {"a": "axis", "b": "soviet", "c": "neutral"},
        {"": "axis", "b": "soviet"},
        {f"s{n}": "axis" if n % 2 else "soviet" for n in range(9)},
    ],
)
def test_impossible_seats(seats: dict[str, str]) -> None:
    with pytest.raises(SeatFault):
        Rules(GAME, seats)


def test_eight_seats() -> None:
    rules = Rules(GAME, {f"s{n}": "axis" if n % 2 else "soviet" for n in range(8)})
    assert len(rules.seats_of("axis")) == 4


def test_any_seat_of_a_side_decides_and_the_first_answer_counts(game: hexside.Game) -> None:
    assert game.waiting == ("north", "centre", "south")
    assert game.legal("south") == game.legal("north")
    decision = game.decision_for("centre")
    assert decision is not None
    assert decision.seat == "centre"
    with pytest.raises(Refused) as refused:
        game.play("plan attack", "west")
    assert refused.value.refusal.kind == "not-your-decision"
    game.play("plan attack", "south")
    with pytest.raises(Refused) as refused:
        game.play("plan defend", "north")
    assert refused.value.reasons[0].code == "not-now"
    assert not game.can_undo("north")
    assert game.can_undo("south")
    game.undo("south")
    game.play("plan defend", "north")
    assert game.state.data.plan == "defend"


def test_a_side_shares_what_the_other_may_not_know(game: hexside.Game) -> None:
    events = game.play("plan attack", "north")
    for seat in SEATS:
        codes = [event.code for event in redacted(events, seat)]
        assert codes == ["plan-made" if SEATS[seat] == "axis" else "plan-made-hidden"]
    assert [event.code for event in redacted(events, "")] == ["plan-made-hidden"]
    assert game.view("south").own["plan"] == "attack"
    assert "plan" not in game.view("west").own


def test_allies_keep_secrets_from_each_other(game: hexside.Game) -> None:
    game.play("plan attack", "north")
    events = game.play("stake high", "centre")
    told = {seat: [event.code for event in redacted(events, seat)] for seat in (*SEATS, "")}
    assert told == {
        "centre": ["staked"],
        "north": ["ally-staked"],
        "south": ["ally-staked"],
        "west": ["opponent-staked"],
        "east": ["opponent-staked"],
        "": ["opponent-staked"],
    }
    assert game.view("centre").own["stake"] == "high"
    assert "stake" not in game.view("north").own


def test_no_event_is_told_to_a_side_without_seats(game: hexside.Game) -> None:
    """An event that names no seats is public: it must not happen by a slip."""
    work = game.rules.work(game.state)
    with pytest.raises(SeatFault):
        work.tell_side("neutral", "plan-made", "1")
    with pytest.raises(SeatFault):
        work.tell_opponents("", "plan-made", "1")
    with pytest.raises(SeatFault):
        work.tell_only((), "plan-made", "1")
    work.tell_allies("", "plan-made", "1")
    assert work.events == []


def test_owners(game: hexside.Game) -> None:
    """V67: the owner decides; of a mixed stack the one who sits first; else the first seat."""
    owners = Owners(game.rules, {"b": "east", "a": "west", "chit-18a": "north"})
    assert owners.of("chit-18a", "axis") == "north"
    assert owners.of("stranger", "soviet") == "west"
    assert owners.first(("b", "a"), "soviet") == "west"
    assert owners.first((), "soviet") == "west"
    assert owners.all(("b", "a"), "soviet") == ("west", "east")
    assert owners.owned("east") == ("b",)
    with pytest.raises(SeatFault):
        Owners(game.rules, {"a": "nobody"})
    with pytest.raises(SeatFault):
        lead(game.rules, "neutral")
