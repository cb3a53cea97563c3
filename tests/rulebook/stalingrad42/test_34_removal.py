"""34.7, A-101, 15: revealed armies are removed; Breakthrough Groups; position texts."""

from __future__ import annotations

from typing import Any

import pytest

from hexside.api import position
from hexside.engine.positions import PositionError
from tests.rulebook.stalingrad42.s42_army_attack import PLACES, choices
from tests.rulebook.stalingrad42.s42_maskirovka_kit import (
    codes,
    ends,
    event,
    legal,
    legal_with,
    marks,
    play,
    stand,
    told,
    where,
    work_of,
)

GAME = "stalingrad-42"


# 34.7 Removal


@pytest.mark.rule(GAME, "34.7", "A-101", "D39")
@pytest.mark.parametrize(
    ("seat", "turn", "gone", "back"), [("axis", 22, 22, 24), ("soviet", 22, 22, 24)]
)
def test_a_revealed_army_goes_when_the_soviet_player_turn_ends(
    seat: str, turn: int, gone: int, back: int
) -> None:
    units = {
        "a": "axis infantry 1-7-3 1510",
        "u": "soviet infantry 3-5-3 1810",
        "v": "soviet infantry 3-5-3 box-1",
        "w": "soviet infantry 3-5-3 box-1",
        "z": "soviet infantry 3-5-3 box-1",
    }
    mask = {"revealed": ["r1"]}
    game = stand(PLACES, units, seat=seat, turn=turn, mask=mask)
    events = play(game, "done")
    if seat == "axis":
        # revealed in the Axis turn, it is there in the Soviet one and may even move.
        assert where(game, "r1") == "1810"
        while work_of(game).data.phase != "movement":
            play(game, "done")
        assert legal_with(game, "move", "r1")
        events = play(game, "done")
    assert event(events, "s42-army-removed") == {
        "unit": "r1",
        "hex": "1810",
        "units": ("v", "w", "z"),
    }
    assert where(game, "r1") == f"turn-{back}"
    # 34.7: over the stacking limit for now.
    assert {where(game, uid) for uid in "uvwz"} == {"1810"}


@pytest.mark.rule(GAME, "34.7", "4.4")
def test_what_it_leaves_may_be_over_the_limit_until_the_next_movement_phase_ends() -> None:
    crowd = dict.fromkeys("uvwz", "soviet infantry 3-5-3 1810")
    game = stand({"r2": "2014"}, {"a": "axis infantry 1-7-3 1510", **crowd})
    play(game, "done")
    assert game.decision is not None
    assert game.decision.kind == "s42-give-up-units"


@pytest.mark.rule(GAME, "34.7", "13.3.2")
def test_what_it_leaves_in_full_retreat_withdraws_when_an_enemy_comes() -> None:
    units = {
        "a": "axis infantry 1-7-3 1710",
        "b": "axis infantry 5-7-3 1912",
        "v": "soviet infantry 3-5-3 box-1 full-retreat",
    }
    off = {"automatic-victory": "off"}
    game = stand(PLACES, units, mask={"revealed": ["r1"]}, dice=[1] * 9, options=off)
    play(game, "done")
    # It is set out next to an enemy who has been there before: both rulebooks let him come.
    assert where(game, "v") == "1810"
    play(game, "done")
    assert (work_of(game).data.phase, game.waiting) == ("movement", ("axis",))
    assert (where(game, "v"), "full-retreat" in marks(game, "v")) == ("1810", True)
    play(game, "move b 1911")
    assert game.decision is not None
    assert game.decision.kind == "s42-withdraw-units"
    assert all(text.startswith("retreat v ") for text in legal(game))


@pytest.mark.rule(GAME, "D39", "34.7", "34.2", "19.4")
def test_revealed_on_turn_29_when_the_soviets_move_first_it_is_back_on_32() -> None:
    # The Axis attacks on turn 29, after the Soviet player turn; that of turn 30 ends with removal.
    units = {"a": "axis infantry 1-7-3 1510", "u": "soviet infantry 3-5-3 box-2"}
    removed = stand(PLACES, units, turn=30, mask={"revealed": ["r1"]})
    play(removed, "done")
    assert where(removed, "r1") == "turn-32"
    early = stand({"r1": "turn-32", "r2": "2014"}, units, turn=31, phase="initial")
    assert not legal_with(early, "recall")
    game = stand({"r1": "turn-32", "r2": "2014"}, units, turn=32, phase="initial")
    assert "ea-a" in ends(game, "recall", "r1")
    assert not any(to.startswith("army") for to in ends(game, "recall", "r1"))
    play(game, "recall r1 ea-a", "done")
    # With its marker (34.2), and ready to march.
    assert game.view("soviet").own["reserve_boxes"]["r1"] == "army-box-1"
    assert legal_with(game, "move", "r1")


@pytest.mark.rule(GAME, "34.2", "34.4.1")
def test_nobody_enters_the_box_of_an_army_that_is_away() -> None:
    units = {"a": "axis infantry 1-7-3 1510", "u": "soviet infantry 3-5-3 ea-a"}
    game = stand({"r1": "turn-24", "r2": "2310"}, units)
    assert codes(game, "enter-box u army-box-1") == {"s42-army-not-in-play 34.2"}


# 15 Breakthrough combat


@pytest.mark.rule(GAME, "34.6.2", "15.2.5", "A-98")
@pytest.mark.parametrize("box", ["box-1", "box-2"])
def test_a_breakthrough_group_fights_an_army_too_and_the_owner_answers_first(box: str) -> None:
    units = {
        "a": "axis panzer 30-8-6 1710",
        "d": "soviet infantry 1-1-3 1810 one-step",
        "u": f"soviet infantry 1-1-3 {box}",
    }
    game = stand({"r1": "1910", "r2": "2018"}, units, seat="axis", phase="combat", dice=[1] * 30)
    play(game, "attack 1810", "add a", "resolve")
    while "strike 1910" not in legal(game):
        words = ("form", "add", "onward 1810", "done", "give-way", "retreat")
        steps = [text for word in words for text in sorted(legal(game)) if text.startswith(word)]
        play(game, steps[0])
    # nobody advances into its hex, loaded or not.
    assert "onward 1910" not in legal(game)
    assert codes(game, "onward 1910") == {"s42-reserve-army-there 34.6.2"}
    before = dict(choices(game))
    assert before["strike"]["1910"] == {"attackers": ["a"]}
    assert told(play(game, "strike 1910")) == ["s42-army-attacked"]
    assert game.waiting == ("soviet",)
    if box == "box-1":
        play(game, "come-out u")
        assert "attack-declared" in told(play(game, "done"))
        return
    events = play(game, "show-empty")
    assert told(events)[-1] == "s42-attack-void"
    # Nobody has fought: the group has spent nothing and goes on.
    assert "onward 1910" in legal(game)


# Position texts


@pytest.mark.rule(GAME, "34.1.2")
@pytest.mark.parametrize(
    ("mask", "units", "key"),
    [
        ({"armies": ["r1", "r1"]}, {}, "tracks.maskirovka.armies"),
        ({"armies": ["a"]}, {}, "tracks.maskirovka.armies"),
        ({"revealed": ["a"]}, {}, "tracks.maskirovka.revealed"),
        ({"filled": [9]}, {}, "tracks.maskirovka.filled"),
        ({"possible": "2"}, {}, "tracks.maskirovka.possible"),
        ({}, {"x": "axis infantry 5-7-3 box-1"}, "units"),
        ({}, {"x": "soviet infantry 3-5-3 box-6"}, "units"),
    ],
)
def test_a_position_says_what_can_be(mask: dict[str, Any], units: dict[str, str], key: str) -> None:
    with pytest.raises(PositionError) as caught:
        stand(PLACES, {"a": "axis infantry 5-7-3 1510", **units}, mask=mask)
    assert key in str(caught.value)


@pytest.mark.rule(GAME, "34.1.1", "34.7", "34.2")
@pytest.mark.parametrize(
    ("places", "mask", "code"),
    [
        # Once markers are assigned no army is without.
        (PLACES, {"armies": ["r1"]}, "army-without-marker"),
        (PLACES | {"r2": "turn-23"}, {"armies": ["r1"]}, "army-without-marker"),
        # One that has been removed is revealed no longer.
        (PLACES | {"r2": "turn-23"}, {"revealed": ["r2"]}, "revealed-army-away"),
    ],
)
def test_a_position_has_a_box_for_each_army_and_reveals_those_in_play(
    places: dict[str, str], mask: dict[str, Any], code: str
) -> None:
    with pytest.raises(PositionError) as caught:
        stand(places, {"a": "axis infantry 5-7-3 1510"}, mask=mask)
    assert [problem.code for problem in caught.value.problems] == [code]


@pytest.mark.rule(GAME, "34.1.2")
def test_a_position_is_written_and_read_again() -> None:
    units = {"a": "axis infantry 5-7-3 1510", "u": "soviet infantry 3-5-3 box-2"}
    mask = {"revealed": ["r1"], "filled": [2], "possible": "1"}
    game = stand(PLACES, units, mask=mask)
    again = position(game.position())
    assert work_of(again).data == work_of(game).data
    assert where(again, "u") == "army-box-2"
    # What is open to all tells nothing of it.
    assert "possible" not in str(game.view("axis").tracks)
