"""9.3, 9.4, 18.3-18.5, 22.7: air and artillery in combat, attacks from Entry Areas, odd ground."""

from __future__ import annotations

from typing import Any

import pytest

from hexside.api import Game
from tests.rulebook.stalingrad42.s42_battles import assault, column, declare, fight, modifiers, odds
from tests.rulebook.stalingrad42.s42_kit import codes, kind, legal, legal_with, marks, play, where

GAME = "stalingrad-42"
A = "axis infantry 9-7-3 2010"
X = "soviet infantry 3-5-3 2009"
READY = {"air": [{"unit": "lw-air-4"}, {"unit": "rom-air"}]}
#: An air base: a town on the railway of an Axis area.
BASE = {
    "lines": {"rail": "1816 1815 1814"},
    "places": {"town": "1815"},
    "areas": {"entry-x": "1816", "axis-start": "1814 1815 1816"},
}


def air_status(game: Game, name: str) -> str:
    """Where an air unit is: ``ready``, ``used``, or the hex where it was placed."""
    found = next(one for one in game.state.data.air if one.unit == name)
    return game.rules.board.grid.names[found.hex] if found.hex >= 0 else str(found.status)


@pytest.mark.rule(GAME, "9.3.3", "9.3.5", "9.3.7")
def test_german_air_shifts_an_attack_and_stays() -> None:
    game = fight({"a": A, "x": X}, tracks=READY, dice=[6], **BASE)
    declare(game, "2009", "a")
    assert legal_with(game, "air") == {"air lw-air-4"}
    game.play("air lw-air-4")
    assert odds(game)["column"] == "2-1"
    assert "s42-air-shift 9.3.3" in modifiers(game)
    game.play("no-air")
    assert odds(game)["column"] == "1-1"
    play(game, "air lw-air-4", "resolve")
    assert air_status(game, "lw-air-4") == "2010"


@pytest.mark.rule(GAME, "9.3.6", "9.3.8")
def test_romanian_air_needs_a_romanian_majority_and_is_used_up() -> None:
    units = {"a": A, "r": "axis infantry 4-4-3 2010 romanian", "x": X}
    game = fight(units, tracks=READY, dice=[6], **BASE)
    declare(game, "2009", "a", "r")
    assert codes(game, "air rom-air") == {"s42-most-attackers-of-its-nation 9.3.8"}
    play(game, "drop a", "air rom-air", "resolve")
    assert air_status(game, "rom-air") == "used"


@pytest.mark.rule(GAME, "9.3.5")
def test_air_units_need_a_base_in_range() -> None:
    game = fight({"a": A, "x": X}, tracks=READY)
    declare(game, "2009", "a")
    assert not legal_with(game, "air")


@pytest.mark.rule(GAME, "9.3.4", "A-18")
def test_defensive_air_shifts_a_soviet_attack_to_the_left() -> None:
    units = {"s": "soviet infantry 15-5-3 2010", "d": "axis infantry 5-5-3 2009"}
    game = fight(units, seat="soviet", tracks=READY, dice=[6], **BASE)
    assault(game, "2009", "s")
    assert (game.waiting, kind(game)) == (("axis",), "s42-defensive-air")
    assert legal(game) == {"no-air", "air lw-air-4"}
    events = game.play("air lw-air-4")
    (found,) = [one for one in events if one.code == "s42-combat-result"]
    assert found.arguments["column"] == "2-1"
    assert air_status(game, "lw-air-4") == "used"


@pytest.mark.rule(GAME, "9.3.7", "15.2.9")
def test_german_air_goes_on_in_a_breakthrough() -> None:
    units = {
        "a": "axis panzer 10-8-6 2012 red",
        "x": "soviet infantry 1-1-3 2011 one-step",
        "y": "soviet infantry 3-5-3 2009",
    }
    game = fight(units, tracks=READY, hexes="1804-2616", **BASE)
    play(game, "attack 2011", "add a", "air lw-air-4", "resolve", "add a", "form 2011")
    game.play("onward 2010")
    assert game.decision is not None
    seen = game.decision.choices["strike"]["2009"]["all"]
    assert (seen["ratio"], seen["column"]) == ("2-1", "5-1")
    assert air_status(game, "lw-air-4") == "2010"


# Artillery


@pytest.mark.rule(GAME, "9.4", "18.2.1", "18.3.1")
def test_an_asu_gives_one_column_and_is_used() -> None:
    units = {"a": A, "x": X, "hq": "axis army-hq 0-1-5 2012 range:5"}
    game = fight(units, dice=[6])
    declare(game, "2009", "a")
    game.play("support hq")
    assert odds(game)["column"] == "2-1"
    game.play("support")
    assert odds(game)["column"] == "1-1"
    play(game, "support hq", "resolve")
    assert "used" in marks(game, "hq")


@pytest.mark.rule(GAME, "18.5")
def test_a_massed_barrage_gives_two_columns_and_its_divisions_leave() -> None:
    units = {
        "s": "soviet infantry 5-5-3 2010",
        "d": "axis infantry 5-5-3 2009",
        "g1": "soviet artillery 0-1-5 2011 range:3",
        "g2": "soviet artillery 0-1-5 2011 range:3",
    }
    game = fight(units, seat="soviet", dice=[6])
    declare(game, "2009", "s")
    game.play("support g1 g2")
    assert odds(game)["column"] == "3-1"
    assert "s42-artillery-shift 18.5" in modifiers(game)
    game.play("resolve")
    assert (where(game, "g1"), where(game, "g2")) == ("removed", "removed")


@pytest.mark.rule(GAME, "18.3.1", "18.6.5", "V31")
def test_a_headquarters_with_a_supply_point_supports_twice() -> None:
    units = {
        "a": A,
        "b": "axis infantry 9-7-3 2210",
        "x": X,
        "y": "soviet infantry 3-5-3 2209",
        "hq": "axis army-hq 0-1-5 2112 range:5",
        "sp": "axis supply-point 0-0-5 2112 ready",
    }
    game = fight(units, dice=[6, 6])
    play(game, "attack 2009", "add a", "support hq", "resolve")
    play(game, "attack 2209", "add b", "support sp", "resolve")
    assert "used" in marks(game, "hq")
    assert where(game, "sp") == "absent"


# Ground


@pytest.mark.rule(GAME, "9.5.3", "A-19")
def test_the_volga_is_attacked_across_only_at_its_sites() -> None:
    river = {"hexsides": {"volga": "2009/2010"}}
    units = {"a": A, "x": X}
    game = fight(units, **river)
    assert "attack 2009" not in legal(game)
    ferry: dict[str, Any] = {**river, "lines": {"ferry": "2009 2010"}}
    assert column(units, "2009", "a", **ferry)[:2] == (5, 10)
    soviets = {"s": "soviet infantry 9-5-3 2010", "d": "axis infantry 3-3-3 2009"}
    assert "attack 2009" not in legal(fight(soviets, seat="soviet", **river))


@pytest.mark.rule(GAME, "9.5.6", "2.2.3")
def test_no_attack_across_a_lake() -> None:
    game = fight({"a": A, "x": X}, hexsides={"lake": "2009/2010"})
    assert "attack 2009" not in legal(game)


@pytest.mark.rule(GAME, "9.6.2", "20.2", "A-20")
def test_only_mountain_units_attack_across_alpine_hexsides() -> None:
    ground: dict[str, Any] = {
        "hexsides": {"alpine": "2009/2010"},
        "terrain": {"mountain": "2009 2010"},
    }
    units = {"m": "axis mountain 10-5-3 2010", "a": A, "x": X}
    game = fight(units, **ground)
    declare(game, "2009")
    assert legal_with(game, "add") == {"add m"}
    game.play("add m")
    # Not doubled across an alpine hexside.
    assert odds(game)["attack"] == 10


@pytest.mark.rule(GAME, "20.2")
def test_soviet_mountain_units_are_not_doubled() -> None:
    units = {"m": "soviet mountain 5-5-3 2010", "d": "axis infantry 3-3-3 2009"}
    found = column(units, "2009", "m", seat="soviet", terrain={"mountain": "2009"})
    assert found[:2] == (5, 6)


@pytest.mark.rule(GAME, "20.9")
def test_linden_doubles_against_a_city() -> None:
    units = {"linden": "axis engineer 3-2-3 2010", "x": "soviet infantry 1-1-3 2009"}
    assert column(units, "2009", "linden", places={"minor-city": "2009"})[0] == 6
    assert column(units, "2009", "linden")[0] == 3


# Entry Areas


@pytest.mark.rule(GAME, "22.7")
def test_units_in_an_entry_area_attack_onto_the_map() -> None:
    units = {
        "s": "soviet infantry 9-5-3 ea-a",
        "t": "soviet infantry 9-5-3 ea-a",
        "u": "soviet infantry 9-5-3 ea-a",
        "m": "soviet infantry 3-5-3 2010",
        "d": "axis infantry 1-2-3 2009 one-step",
    }
    game = fight(units, seat="soviet", areas={"entry-a": "2009"})
    declare(game, "2009", "s", "t", "m")
    # At the edge the stacking limit holds.
    assert codes(game, "add u") == {"s42-stacking-limit 22.7"}
    assert odds(game)["attack"] == 21
    game.play("resolve")
    if kind(game) == "s42-form-group":
        game.play("done")
    assert "advance s 2009" in legal(game)
    game.play("advance s 2009")
    assert where(game, "s") == "2009"
