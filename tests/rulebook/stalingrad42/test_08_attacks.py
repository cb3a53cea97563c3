"""8: declaring attacks, odds, and Automatic DS."""

from __future__ import annotations

import pytest

from tests.rulebook.stalingrad42.s42_battles import assault, column, declare, fight, odds, result
from tests.rulebook.stalingrad42.s42_kit import (
    codes,
    event,
    kind,
    legal,
    legal_with,
    marks,
    play,
    stand,
    told,
    where,
)

GAME = "stalingrad-42"
A = "axis infantry 9-7-3 2010"
X = "soviet infantry 3-5-3 2009"


@pytest.mark.rule(GAME, "8.1")
def test_attacks_are_voluntary_and_against_adjacent_enemies() -> None:
    game = fight({"a": A, "x": X, "far": "soviet infantry 3-5-3 2012"})
    assert legal(game) == {"done", "attack 2009", "attack 2615"}
    assert codes(game, "attack 2012") == {"no-attackers-adjacent 8.1"}
    assert codes(game, "attack 2011") == {"no-enemy-there 8.1"}


@pytest.mark.rule(GAME, "8.1")
def test_no_unit_attacks_or_is_attacked_twice() -> None:
    units = {"a": A, "b": "axis infantry 9-7-3 1909", "x": X, "y": "soviet infantry 2-3-3 1910"}
    game = fight({**units, "z": "soviet infantry 1-9-3 2009"}, dice=[6])
    assault(game, "2009", "a")
    assert "attacked" in marks(game, "a")
    assert codes(game, "attack 2009") == {"already-attacked 8.1"}
    declare(game, "1910")
    assert legal_with(game, "add") == {"add b"}
    assert codes(game, "add a") == {"already-fought 8.1"}


@pytest.mark.rule(GAME, "8.2")
def test_one_target_many_hexes() -> None:
    around = ("2010", "2110", "2109", "2008", "1909", "1910")
    units = {f"u{n}": f"axis infantry 4-4-3 {hex}" for n, hex in enumerate(around)}
    assert column({**units, "x": X}, "2009", *units)[:2] == (24, 5)


@pytest.mark.rule(GAME, "8.2")
def test_a_unit_attacks_one_hex_with_all_its_strength() -> None:
    units = {"a": A, "b": "axis infantry 5-7-3 2010", "x": X, "y": "soviet infantry 3-5-3 2011"}
    game = fight(units, dice=[6])
    declare(game, "2009", "a", "b")
    # Another target cannot be declared meanwhile, and the strength cannot be split.
    assert codes(game, "attack 2011") == {"not-now 8.1"}
    assert odds(game)["attack"] == 14
    play(game, "drop b", "resolve")
    declare(game, "2011", "b")
    assert (odds(game)["attack"], codes(game, "add a")) == (5, {"already-fought 8.1"})


@pytest.mark.rule(GAME, "8.1", "13.2.1", "5.6.4", "21.4")
@pytest.mark.parametrize(
    ("word", "code"),
    [
        ("disrupted", "s42-not-in-good-order 13.2.1"),
        ("full-retreat", "s42-not-in-good-order 13.2.1"),
        ("train", "s42-on-a-train 5.6.4"),
        ("auto-ds-1", "s42-auto-ds-marked 8.6.1"),
        ("replacement", "s42-replacement-in-hex 21.4"),
    ],
)
def test_who_may_not_attack(word: str, code: str) -> None:
    game = fight({"a": f"{A} {word}", "b": "axis infantry 9-7-3 1909", "x": X})
    declare(game, "2009")
    assert codes(game, "add a") == {code}


@pytest.mark.rule(GAME, "21.4", "D23")
def test_a_replacement_in_the_hex_keeps_all_from_attacking() -> None:
    units = {"a": A, "b": A, "c": f"{A} replacement", "d": "axis infantry 9-7-3 1909", "x": X}
    game = fight(units)
    declare(game, "2009")
    assert legal_with(game, "add") == {"add d"}


@pytest.mark.rule(GAME, "9.7.2")
def test_no_attack_out_of_a_hex_where_a_fort_is_built() -> None:
    tracks = {"forts": [{"hex": "2010", "side": 0, "complete": False}]}
    game = fight({"a": A, "x": X}, tracks=tracks)
    assert legal(game) == {"done", "attack 2615"}


@pytest.mark.rule(GAME, "20.5.1")
def test_different_allies_do_not_attack_together() -> None:
    units = {
        "g": A,
        "r": "axis infantry 2-4-3 2010 romanian",
        "h": "axis infantry 2-4-3 1909 hungarian",
        "x": X,
    }
    game = fight(units)
    declare(game, "2009", "g", "r")
    assert codes(game, "add h") == {"s42-allies-apart 20.5.1"}
    play(game, "drop r", "add h")
    assert odds(game)["attack"] == 11


@pytest.mark.rule(GAME, "8.4.1", "D01")
def test_below_one_to_three_is_not_allowed() -> None:
    weak = {"a": "axis infantry 1-1-3 2010", "x": "soviet infantry 3-4-3 2009"}
    game = fight(weak)
    assert codes(game, "attack 2009") == {"s42-odds-too-low 8.4.1"}
    # With a headquarters at hand the attack can be declared, but not without its shift.
    game = fight({**weak, "hq": "axis army-hq 0-1-5 2011"})
    declare(game, "2009", "a")
    assert codes(game, "resolve") == {"s42-odds-too-low 8.4.1"}
    game.play("support hq")
    assert "resolve" in legal(game)
    tank = {"a": "axis panzer 1-1-6 2010", "x": "soviet infantry 3-4-3 2009"}
    game = fight(tank)
    declare(game, "2009", "a")
    assert odds(game)["column"] == "1-3"
    assert "resolve" in legal(game)


@pytest.mark.rule(GAME, "8.4.1", "D02")
def test_ten_to_one_shatters_without_a_die() -> None:
    units = {"a": "axis panzer 8-8-6 2010 red", "x": "soviet infantry 1-1-3 2009 one-step"}
    game = fight(units)
    declare(game, "2009", "a")
    assert (odds(game)["ratio"], odds(game)["column"]) == ("8-1", "10-1")
    events = game.play("resolve")
    assert "s42-shattered" in told(events)
    assert "s42-combat-result" not in told(events)
    assert where(game, "x") == "eliminated"


@pytest.mark.rule(GAME, "8.5.1", "8.5.2", "V04", "V05")
def test_the_caps() -> None:
    around = ("2010", "2110", "2109", "2008", "1909", "1910")
    units = {f"u{n}": f"axis panzer 10-8-6 {hex}" for n, hex in enumerate(around)}
    city = {"x": "soviet infantry 3-6-3 2009", "y": "soviet infantry 3-6-3 2009"}
    found = column({**units, **city}, "2009", *units, places={"minor-city": "2009"})
    assert found == (40, 20, "2-1")


# Automatic DS


V06 = {
    "a1": "axis panzer 10-8-6 2013 red",
    "a2": "axis panzer 9-8-6 1913 red",
    "a3": "axis infantry 6-7-3 1912",
    "x": "soviet infantry 1-3-3 2012 one-step",
    "y": "soviet infantry 1-3-3 2009",
    "b": "axis panzer 10-8-6 2014 red",
}


@pytest.mark.rule(GAME, "8.6.1", "V06")
def test_automatic_ds_in_the_movement_phase() -> None:
    game = stand(V06)
    assert "auto-ds 2012" in legal(game)
    play(game, "auto-ds 2012", "add a1", "add a2")
    assert codes(game, "resolve") == {"s42-below-ten-to-one 8.6.1"}
    game.play("add a3")
    assert (odds(game)["attack"], odds(game)["ratio"], odds(game)["column"]) == (25, "8-1", "10-1")
    game.play("resolve")
    assert where(game, "x") == "eliminated"
    assert kind(game) == "s42-move-units"
    for name in ("a1", "a2", "a3"):
        assert "auto-ds-1" in marks(game, name)
        assert not legal_with(game, "move", name)
        assert where(game, name) != "2012"


@pytest.mark.rule(GAME, "8.6.1", "8.6.2", "V06", "V07")
def test_the_advance_waits_for_the_combat_phase() -> None:
    game = stand(V06, dice=[1])
    play(game, "auto-ds 2012", "add a1", "add a2", "add a3", "resolve")
    # With the last move the phase ends by itself.
    game.play("move b 2013 2012 2011 2010")
    assert legal(game) == {"done", "attack 2009"}
    declare(game, "2009", "b")
    assert (odds(game)["ratio"], odds(game)["column"]) == ("3-1", "5-1")
    play(game, "cancel", "done")
    # After the last combat the group advances; first it may form a Breakthrough Group.
    assert kind(game) == "s42-form-group"
    game.play("done")
    assert kind(game) == "s42-advance"
    # A panzer division goes four hexes, infantry two.
    reach = [
        max(len(text.split()) - 2 for text in legal_with(game, "advance", name))
        for name in ("a1", "a3")
    ]
    assert reach == [4, 2]
    play(game, "advance a1 2012 2011", "advance a1 2111")
    assert where(game, "a1") == "2111"
    game.play("done")
    assert not any("auto-ds" in mark for name in V06 for mark in marks(game, name))


@pytest.mark.rule(GAME, "8.6.1", "A-72")
def test_air_and_artillery_do_not_count_for_automatic_ds() -> None:
    units = {
        "a": "axis infantry 9-7-3 2010",
        "hq": "axis army-hq 0-1-5 2011",
        "x": "soviet infantry 1-1-3 2009",
    }
    game = stand(units)
    assert "auto-ds 2009" not in legal(game)
    assert codes(game, "auto-ds 2009") == {"s42-below-ten-to-one 8.6.1"}


@pytest.mark.rule(GAME, "8.3")
def test_results_are_applied_at_once() -> None:
    units = {"a": "axis infantry 9-7-3 2010", "x": "soviet infantry 3-3-3 2009"}
    game = fight(units, dice=[6])
    events = assault(game, "2009", "a")
    assert event(events, "attack-declared")["column"] == "3-1"
    assert result(events) == "A1"
    assert event(events, "step-lost")["unit"] == "a"
    assert kind(game) == "s42-declare-attacks"
