"""29: contested cities where other chapters meet them: leaders, reserves, areas, other cities."""

from __future__ import annotations

from typing import Any

import pytest

from hexside.conformance.rulebook_kit import argument
from tests.rulebook.stalingrad42.s42_battles import THREE, assault, declare, odds
from tests.rulebook.stalingrad42.s42_cities import CITY, ON, contested, is_contested, level, rule_on
from tests.rulebook.stalingrad42.s42_kit import (
    codes,
    kind,
    legal,
    legal_with,
    marks,
    play,
    where,
)

GAME = "stalingrad-42"
COMBAT: dict[str, Any] = {"phase": "combat"}
#: The original defenders attack 3-1: 12 against 2, doubled.
BACK = {
    "a": f"axis infantry 5-2-3 {CITY}",
    "d": f"soviet infantry 1-3-3 {CITY}",
    "e": "soviet infantry 6-3-3 2008",
    "f": "soviet infantry 6-3-3 2008",
}
#: Germans in a city are elite: a 3 counts as 4, P -/-.
PARTIAL = [THREE["DR2"], 3]


@pytest.mark.rule(GAME, "29.1.2", "29.1.3", "A-87")
def test_from_one_contested_city_to_the_next_but_no_attack() -> None:
    units = {
        "a": f"axis infantry 5-5-3 {CITY}",
        "b": "axis infantry 5-5-3 2008",
        "c": f"axis infantry 20-5-3 {CITY}",
        "d": f"soviet infantry 3-3-3 {CITY}",
        "e": "soviet infantry 3-3-3 2008",
    }
    battles = [
        {"hex": hex, "level": 1, "attackers": [uid]} for hex, uid in ((CITY, "a"), ("2008", "b"))
    ]
    more: dict[str, Any] = {"tracks": {"city_battles": battles}, "hexes": "1806-2616"}
    game = rule_on(units, places={"major-city": f"{CITY} 2008"}, **more)
    play(game, "tactical c 2008")
    assert where(game, "c") == "2008"
    assert not legal_with(game, "tactical", "c")
    game = rule_on(units, places={"major-city": f"{CITY} 2008"}, **more, **COMBAT)
    play(game, "attack 2008")
    assert codes(game, "add c") == {"s42-not-out-of-city 29.1.3"}


@pytest.mark.rule(GAME, "29.1.2", "22.3.1")
def test_between_an_entry_area_and_the_city_by_tactical_movement() -> None:
    units = {
        "a": f"axis infantry 5-5-3 {CITY}",
        "d": f"soviet infantry 3-3-3 {CITY}",
        "e": f"soviet infantry 3-3-3 {CITY}",
        "r": "soviet infantry 3-5-3 ea-a",
    }
    game = contested(units, seat="soviet", areas={"entry-a": CITY})
    assert f"tactical r {CITY}" in legal(game)
    assert codes(game, f"move r {CITY}") == {"s42-tactical-into-city 29.1.2"}
    assert "tactical e ea-a" in legal(game)
    assert codes(game, "move e ea-a") == {"s42-tactical-only 29.1.2"}
    play(game, f"tactical r {CITY}", "tactical e ea-a")
    assert (where(game, "r"), where(game, "e")) == (CITY, "ea-a")


@pytest.mark.rule(GAME, "29.1.1", "9.8", "5.6.4")
def test_headquarters_and_trains_inside() -> None:
    """A headquarters is a combat unit: it keeps the contest, and alone defends, doubled."""
    units = {
        "a": f"axis infantry 9-5-3 {CITY}",
        "h": f"axis army-hq 0-1-5 {CITY}",
        "d": f"soviet infantry 3-3-3 {CITY}",
    }
    game = contested(units)
    play(game, "tactical a 2010")
    assert is_contested(game)
    alone = {uid: units[uid] for uid in ("h", "d")}
    game = contested(alone, attackers=("h",), seat="soviet", **COMBAT)
    declare(game, CITY, "d")
    assert odds(game)["defense"] == 2
    game = contested({**units, "d": f"{units['d']} train"}, **COMBAT)
    declare(game, CITY, "a")
    assert odds(game)["defense"] == 1


@pytest.mark.rule(GAME, "29.1.1", "11.1.2", "11.1.3")
def test_who_may_and_who_must_stand_inside() -> None:
    # Before turn 8 a Soviet unit may stand whose defense is doubled, here of whatever type.
    units = {
        "a": f"axis infantry 9-5-3 {CITY}",
        "b": "axis infantry 9-5-3 2010",
        "d": f"soviet tank 3-3-5 {CITY}",
    }
    game = contested(units, turn=3, dice=[THREE["DR2"]], **COMBAT)
    assault(game, CITY, "a", "b")
    assert "hold d" in legal(game)
    # From turn 18 on the Axis must, also as the original attacker.
    game = contested(BACK, turn=20, seat="soviet", dice=[THREE["DR2"]], **COMBAT)
    assault(game, CITY, "e", "f")
    assert codes(game, "give-way") == {"s42-must-stand 11.1.3"}


@pytest.mark.rule(GAME, "29.1.3", "28.1.4", "A-86")
def test_a_partial_success_that_is_rolled_again_moves_no_marker() -> None:
    options = {**ON, "leaders": "on"}
    units = {**BACK, "m": f"axis leader 0-0-6 {CITY} range:6"}
    game = contested(
        units, turn=20, seat="soviet", options=options, dice=[*PARTIAL, 6], marker=2, **COMBAT
    )
    assault(game, CITY, "e", "f")
    play(game, "let-stand", "hold a")
    assert (kind(game), str(argument(game, "result"))[0]) == ("s42-reroll", "P")
    assert level(game) == 2
    play(game, "roll-again m")
    assert (level(game), where(game, "a"), marks(game, "m")) == (2, CITY, ("used",))


@pytest.mark.rule(GAME, "29.1.3", "A-56", "8.1")
def test_the_original_defender_lowers_the_marker_from_outside_too() -> None:
    game = contested(BACK, marker=2, turn=20, seat="soviet", dice=PARTIAL, **COMBAT)
    assault(game, CITY, "e", "f")
    play(game, "hold a")
    assert (level(game), is_contested(game)) == (1, True)
    # A full success leaves it as it is: a 5 counts as 6, S 1/-.
    game = contested(BACK, marker=2, turn=20, seat="soviet", dice=[THREE["DR2"], 5], **COMBAT)
    assault(game, CITY, "e", "f")
    play(game, "hold a", "lose e")
    assert (level(game), where(game, "a")) == (2, CITY)


@pytest.mark.rule(GAME, "25.2.3", "A-88", "14.4.2")
def test_reserves_pass_a_city_that_has_just_been_won() -> None:
    units = {
        "a": f"axis infantry 9-5-3 {CITY}",
        "b": "axis infantry 9-5-3 2010",
        "r": "axis infantry 5-5-3 2010 reserve-1",
        "d": f"soviet infantry 3-3-3 {CITY}",
        "z": "soviet infantry 9-9-3 2108",
    }
    options = {**ON, "reserve-markers": "on"}
    game = contested(units, options=options, dice=[THREE["DR2"]], hexes="1805-2616", **COMBAT)
    # While the city is contested nobody advances into it.
    assert "activate-reserve 2010 1" in legal(game)
    assault(game, CITY, "a", "b")
    play(game, "give-way", "retreat d 1909 1808")
    while kind(game) != "s42-declare-attacks":
        play(game, "done")
    play(game, "activate-reserve 2010 1")
    ways = legal_with(game, "advance", "r")
    # 2109 is in an enemy zone, and so is the city; the one behind it is reached all the same.
    assert f"advance r {CITY}" in ways
    assert f"advance r {CITY} 2008" in ways


@pytest.mark.rule(GAME, "27.2.3", "22.5", "29.1.1")
def test_to_disengage_out_of_the_city_into_an_entry_area() -> None:
    units = {"a": f"axis infantry 5-5-3 {CITY}", "d": f"soviet infantry 3-3-3 {CITY}"}
    options = {**ON, "disengagement": "on"}
    game = contested(units, options=options, areas={"entry-x": CITY}, dice=[6], **COMBAT)
    # The area is the only way with a line of supply, so nobody is asked.
    play(game, "disengage a")
    assert (where(game, "a"), level(game)) == ("ea-x", 0)
    assert "disrupted" in marks(game, "a")
