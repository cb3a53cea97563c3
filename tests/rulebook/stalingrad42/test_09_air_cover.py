"""9.3 Air units: one in a combat, how far they reach, where German ones stay."""

from __future__ import annotations

from typing import Any

import pytest

from tests.rulebook.stalingrad42.s42_battles import assault, column, declare, fight, odds
from tests.rulebook.stalingrad42.s42_kit import (
    codes,
    event,
    kind,
    legal,
    legal_with,
    play,
    told,
    where,
)
from tests.rulebook.stalingrad42.test_09_support import BASE, READY, air_status

GAME = "stalingrad-42"
X = "soviet infantry 1-1-3 2011 one-step"
#: Two attacking stacks, and an enemy to break through to.
TWO = {
    "a": "axis panzer 10-8-6 2012 red",
    "b": "axis panzer 9-8-6 2112",
    "x": X,
    "y": "soviet infantry 3-5-3 2008",
}
FIELD: dict[str, Any] = {"tracks": READY, "hexes": "1504-2619", **BASE}


@pytest.mark.rule(GAME, "9.3.3")
def test_one_air_unit_in_a_combat() -> None:
    tracks = {"air": [{"unit": "lw-air-4"}, {"unit": "lw-air-8"}]}
    units = {"a": "axis infantry 9-7-3 2012", "x": "soviet infantry 3-5-3 2011"}
    game = fight(units, **{**FIELD, "tracks": tracks}, dice=[6])
    declare(game, "2011", "a")
    play(game, "air lw-air-4", "air lw-air-8")
    # The second takes the place of the first.
    assert odds(game)["column"] == "2-1"
    game.play("resolve")
    assert air_status(game, "lw-air-4") == "ready"
    assert air_status(game, "lw-air-8") == "2012"


@pytest.mark.rule(GAME, "9.3.5")
@pytest.mark.parametrize(("town", "reaches"), [("2026", True), ("2027", False)])
def test_fifteen_hexes_from_a_base(town: str, reaches: bool) -> None:
    units = {"a": "axis infantry 9-7-3 2012", "x": "soviet infantry 3-5-3 2011"}
    rail = "2028 2027 2026"
    base: dict[str, Any] = {
        "lines": {"rail": rail},
        "places": {"town": town},
        "areas": {"entry-x": "2028", "axis-start": rail},
    }
    game = fight(units, tracks=READY, hexes="1808-2630", **base)
    declare(game, "2011", "a")
    assert bool(legal_with(game, "air", "lw-air-4")) == reaches


@pytest.mark.rule(GAME, "9.3.7")
def test_the_player_says_with_which_stack_the_air_unit_stays() -> None:
    game = fight(TWO, **FIELD)
    play(game, "attack 2011", "add a", "add b", "air lw-air-4", "resolve", "done")
    play(game, "advance a 2011 2010", "done")
    assert (game.waiting, kind(game)) == (("axis",), "s42-air-cover")
    assert legal(game) == {"cover 2010", "cover 2112"}
    assert codes(game, "cover 2011") == {"s42-no-stack-to-cover 9.3.7"}
    assert "s42-air-stays" in told(game.play("cover 2112"))
    assert air_status(game, "lw-air-4") == "2112"


@pytest.mark.rule(GAME, "9.3.7")
def test_without_an_advance_it_stays_with_any_attacker() -> None:
    units = {**TWO, "x": "soviet infantry 3-19-3 2011"}
    game = fight(units, dice=[6], **FIELD)
    play(game, "attack 2011", "add a", "add b", "air lw-air-4", "resolve")
    while kind(game) in ("take-losses", "s42-inflict-losses"):
        game.play(sorted(legal(game))[0])
    assert legal(game) == {"cover 2012", "cover 2112"}


@pytest.mark.rule(GAME, "9.3.7", "15.2.9")
def test_the_air_unit_goes_with_the_group_or_stays_with_the_others() -> None:
    game = fight(TWO, **FIELD)
    play(game, "attack 2011", "add a", "add b", "air lw-air-4", "resolve")
    play(game, "add a")
    assert {"no-air", "form 2011"} <= legal(game)
    play(game, "form 2011", "onward 2010", "onward 2009")
    assert game.decision is not None
    assert game.decision.choices["strike"]["2008"]["all"]["column"] == "5-1"
    play(game, "done", "done")
    # It has accompanied the group and stays with it.
    assert air_status(game, "lw-air-4") == "2009"

    game = fight(TWO, **FIELD)
    play(game, "attack 2011", "add a", "add b", "air lw-air-4", "resolve")
    play(game, "add a", "no-air")
    assert codes(game, "air rom-air") == {"s42-air-not-available 9.3.7"}
    play(game, "form 2011", "onward 2010", "onward 2009")
    assert game.decision is not None
    assert game.decision.choices["strike"]["2008"]["all"]["column"] == "4-1"
    play(game, "done", "done")
    assert air_status(game, "lw-air-4") == "2112"


@pytest.mark.rule(GAME, "9.3.7")
def test_it_returns_to_the_box_when_its_stack_is_lost() -> None:
    units = {
        "a": "axis infantry 3-7-3 2012 one-step",
        "x": "soviet infantry 3-5-3 2011",
    }
    game = fight(units, dice=[6], **FIELD)
    play(game, "attack 2011", "add a", "air lw-air-4")
    events = game.play("resolve")
    assert where(game, "a") == "eliminated"
    assert "s42-air-returns" in told(events)
    assert air_status(game, "lw-air-4") == "used"


#: A Soviet attack at 3-1 on Axis units next to a placed air unit.
PLACED = {"air": [{"unit": "lw-air-4", "status": "placed", "hex": "2008"}]}
SOVIET = {
    "s": "soviet infantry 15-5-3 2010",
    "d": "axis infantry 5-5-3 2009",
    "e": "axis infantry 5-5-3 2008",
}


@pytest.mark.rule(GAME, "9.3.7", "9.3.4", "9.3.6")
def test_cover_within_one_hex_of_its_stack() -> None:
    game = fight(SOVIET, seat="soviet", tracks=PLACED, dice=[6])
    assault(game, "2009", "s")
    assert kind(game) == "s42-defensive-air"
    events = game.play("air lw-air-4")
    assert event(events, "s42-combat-result")["column"] == "2-1"
    assert air_status(game, "lw-air-4") == "used"
    far = {"air": [{"unit": "lw-air-4", "status": "placed", "hex": "2007"}]}
    game = fight(
        {**SOVIET, "e": "axis infantry 5-5-3 2007"},
        seat="soviet",
        tracks=far,
        dice=[6],
        hexes="1804-2616",
    )
    assault(game, "2009", "s")
    assert kind(game) != "s42-defensive-air"


@pytest.mark.rule(GAME, "9.3.4", "11.3", "A-18")
def test_one_air_unit_shifts_or_helps_the_defense_but_not_both() -> None:
    tracks = {"air": [{"unit": "lw-air-4"}, {"unit": "lw-air-8"}]}
    units = {"s": "soviet infantry 20-5-3 2010", "d": "axis infantry 5-5-3 2009"}
    # 4-1 and 2 is an orange D1; with the shift it is 3-1, DR2.
    game = fight(units, seat="soviet", tracks=tracks, dice=[2, 3], **BASE)
    assault(game, "2009", "s")
    game.play("air lw-air-4")
    assert kind(game) == "s42-determined-defense"
    assert legal_with(game, "hold") == {"hold d"}
    # Kept back before the die, it may come for the defense.
    units["s"] = "soviet infantry 15-5-3 2010"
    game = fight(units, seat="soviet", tracks=tracks, dice=[2, 3], **BASE)
    assault(game, "2009", "s")
    game.play("no-air")
    assert legal_with(game, "hold") == {"hold d", "hold d lw-air-4", "hold d lw-air-8"}
    found = event(game.play("hold d lw-air-8"), "s42-defense-rolled")
    assert (found["die"], found["counted"]) == (3, 4)
    assert air_status(game, "lw-air-8") == "used"


@pytest.mark.rule(GAME, "9.3.8", "A-17")
@pytest.mark.parametrize(
    ("option", "attack", "shift"), [("counters", True, False), ("defense", False, True)]
)
def test_a_romanian_majority(option: str, attack: bool, shift: bool) -> None:
    units = {
        "g": "axis infantry 9-9-3 2012",
        "r": "axis infantry 4-4-3 2012 romanian",
        "q": "axis infantry 4-4-3 2012 romanian",
        "x": "soviet infantry 3-5-3 2011",
    }
    more: dict[str, Any] = {**FIELD, "options": {"romanian-air-majority": option}}
    game = fight(units, **more)
    declare(game, "2011", "g", "r", "q")
    # Two of three counters, but 8 of 17 points of defense.
    assert ("air rom-air" in legal(game)) == attack
    soviet = {
        "s": "soviet infantry 15-5-3 2010",
        "d": "axis infantry 5-4-3 2009 romanian",
        "e": "axis infantry 5-1-3 2009",
    }
    game = fight(soviet, seat="soviet", dice=[6], **more)
    assault(game, "2009", "s")
    assert ("air rom-air" in legal(game)) == shift


@pytest.mark.rule(GAME, "9.3.8", "9.3.6", "11.3")
def test_romanian_air_helps_a_romanian_lead_and_is_used() -> None:
    units = {
        "s": "soviet infantry 15-5-3 2010",
        "d": "axis infantry 5-4-3 2009 romanian",
        "e": "axis infantry 5-1-3 2009",
    }
    tracks = {"air": [{"unit": "rom-air"}]}
    game = fight(units, seat="soviet", tracks=tracks, dice=[2, 3], **BASE)
    assault(game, "2009", "s")
    assert legal_with(game, "hold") == {"hold d", "hold d rom-air", "hold e"}
    game.play("hold d rom-air")
    assert air_status(game, "rom-air") == "used"


@pytest.mark.rule(GAME, "9.3.2")
def test_soviets_have_no_air_units() -> None:
    units = {"s": "soviet infantry 9-5-3 2010", "d": "axis infantry 3-5-3 2009"}
    game = fight(units, seat="soviet", **FIELD)
    declare(game, "2009", "s")
    assert not legal_with(game, "air")
    assert column(units, "2009", "s", seat="soviet")[2] == "1-1"
