"""34.3.1, 14.1, 25.2 Reserve Armies that advance after combat, as reserves too: the box goes along.

The ruling stands in the rules for reading under 34.3.1.
"""

from __future__ import annotations

from typing import Any

import pytest

from hexside.api import Game
from tests.rulebook.stalingrad42.s42_maskirovka_kit import (
    codes,
    event,
    knows,
    legal,
    legal_with,
    play,
    stand,
    told,
    where,
)

GAME = "stalingrad-42"
ON = {"reserve-markers": "on"}
PLACES = {"r1": "2010", "r2": "2014"}
FOE = {"x": "axis infantry 5-7-3 1110"}


def moving(units: dict[str, str], **more: Any) -> Game:
    """A Soviet Movement Phase in which Reserve markers are placed."""
    return stand(more.pop("places", PLACES), FOE | units, options=ON, **more)


@pytest.mark.rule(GAME, "25.2.1", "34.3.1", "A-83")
@pytest.mark.parametrize(
    ("unit", "expected"),
    [
        ("soviet infantry 3-5-3 box-1", set()),
        ("soviet infantry 3-5-3 box-1 out-of-supply", set()),
        ("soviet infantry 3-5-3 box-1 disrupted", {"s42-army-holds-disrupted 25.2.1"}),
        ("soviet infantry 3-5-3 box-1 full-retreat", {"s42-army-holds-disrupted 25.2.1"}),
        ("soviet infantry 3-5-3 box-1 replacement", {"s42-has-replacements 21.4"}),
        ("soviet infantry 3-5-0 box-1", {"s42-never-advances 14.1"}),
        ("soviet infantry 3-5-3 box-2 disrupted", set()),
    ],
)
def test_an_army_is_in_reserve_if_all_in_its_box_could_be(unit: str, expected: set[str]) -> None:
    game = moving({"u": unit})
    assert codes(game, "reserve r1 1") == expected
    assert ("reserve r1 1" in legal(game)) == (not expected)


@pytest.mark.rule(GAME, "25.2.1", "34.3.1", "34.1.2")
def test_the_marker_tells_which_boxes_the_army_has_not() -> None:
    game = moving(
        {"u": "soviet infantry 3-5-3 box-1", "v": "soviet infantry 3-5-3 box-2 disrupted"}
    )
    assert knows(game) == {"r1": "12", "r2": "12"}
    play(game, "reserve r1 1")
    assert knows(game) == {"r1": "1", "r2": "2"}


@pytest.mark.rule(GAME, "25.2.3", "34.3.1", "14.2.2")
def test_the_box_goes_along_with_an_army_that_was_in_reserve() -> None:
    game = moving({"u": "soviet infantry 3-5-3 box-1", "t": "soviet tank 6-6-5 box-2"})
    play(game, "reserve r1 1", "done")
    play(game, "activate-reserve 2010 1")
    ways = legal_with(game, "advance")
    assert ways
    assert all(text.split()[1] == "r1" and len(text.split()) <= 4 for text in ways)
    play(game, "advance r1 1910")
    assert where(game, "r1") == "1910"
    assert where(game, "u") == "army-box-1"
    assert knows(game) == {"r1": "12", "r2": "12"}


@pytest.mark.rule(GAME, "34.3.1", "25.2.3", "34.1.2")
def test_an_army_whose_box_has_been_filled_since_stays_and_nobody_sees_why() -> None:
    units = {"u": "soviet infantry 3-5-3 ea-a", "v": "soviet infantry 3-5-3 box-2"}
    game = moving(units, places={"r1": "2010", "r2": "2014"})
    play(game, "reserve r1 1", "enter-box u army-box-1")
    assert codes(game, "reserve r1 1") == {
        "s42-in-reserve 25.2.1",
        "s42-army-has-been-filled 34.3.1",
    }
    play(game, "done")
    play(game, "activate-reserve 2010 1")
    # The question is put, as it would be if it could go.
    assert game.waiting == ("soviet",)
    assert legal(game) == {"done"}
    assert codes(game, "advance r1 1910") == {"s42-army-has-been-filled 34.3.1"}
    play(game, "done")
    assert where(game, "r1") == "2010"
    assert knows(game) == {"r1": "12", "r2": "12"}


@pytest.mark.rule(GAME, "34.3.1", "25.2.3", "34.1.2")
def test_an_army_that_advances_has_no_box_that_was_filled() -> None:
    units = {"u": "soviet infantry 3-5-3 ea-a", "v": "soviet infantry 3-5-3 box-2"}
    game = moving(units)
    play(game, "reserve r2 1", "enter-box u army-box-1", "done")
    play(game, "activate-reserve 2014 1", "advance r2 1914")
    assert where(game, "v") == "army-box-2"
    assert knows(game) == {"r1": "1", "r2": "2"}


@pytest.mark.rule(GAME, "14.1", "34.3.1", "21.4")
@pytest.mark.parametrize("held", ["", " replacement"])
def test_an_army_advances_with_the_stack_that_attacked(held: str) -> None:
    units = {
        "d": "axis infantry 1-1-3 1810 one-step",
        "a": "soviet tank 30-8-5 1910",
        "u": f"soviet infantry 3-5-3 box-1{held}",
        "v": "soviet infantry 3-5-3 box-2",
    }
    places = {"r1": "1910", "r2": "2014"}
    for die in (1, 6):
        game = stand(places, units, phase="combat", dice=[die] * 20)
        play(game, "attack 1810", "add a", "resolve")
        for _ in range(4):
            if legal_with(game, "advance"):
                break
            play(game, sorted(legal(game))[0])
        if legal_with(game, "advance"):
            break
    assert bool(legal_with(game, "advance", "r1")) == (not held)
    if held:
        assert codes(game, "advance r1 1810") == {"s42-has-replacements 21.4"}
        return
    events = play(game, "advance r1 1810")
    assert event(events, "s42-unit-advanced")["unit"] == "r1"
    assert "s42-army-revealed" not in told(events)
    assert where(game, "u") == "army-box-1"
