"""15: the Breakthrough Group, its hexes and its combats."""

from __future__ import annotations

import pytest

from tests.rulebook.stalingrad42.s42_battles import (
    PANZER,
    SHATTERED,
    assault,
    fight,
    group_hexes,
    won,
)
from tests.rulebook.stalingrad42.s42_kit import (
    codes,
    event,
    kind,
    legal,
    legal_with,
    play,
    stand,
    told,
    where,
)

GAME = "stalingrad-42"


@pytest.mark.rule(GAME, "15.1", "15.2.1", "15.2.2")
def test_one_group_is_named_before_anybody_advances() -> None:
    units = {"a": PANZER, "b": "axis panzer 9-8-6 2112", "y": "soviet infantry 3-5-3 2009"}
    game = won(units, "a", "b")
    assert kind(game) == "s42-form-group"
    assert legal(game) == {"done", "add a", "add b"}
    play(game, "add a", "form 2012")
    assert kind(game) == "s42-breakthrough"
    game.play("done")
    # The others advance afterwards, without breakthrough combat; the group has finished.
    assert kind(game) == "s42-advance"
    assert legal_with(game, "advance", "a") == set()
    assert legal_with(game, "advance", "b")


@pytest.mark.rule(GAME, "15.1")
def test_nobody_is_asked_where_no_enemy_is_in_reach() -> None:
    game = won({"a": PANZER}, "a")
    assert kind(game) == "s42-advance"


@pytest.mark.rule(GAME, "15.2.3")
def test_the_group_is_formed_in_the_vacated_hex_or_as_a_stack() -> None:
    units = {"a": PANZER, "b": "axis panzer 9-8-6 2112", "y": "soviet infantry 3-5-3 2009"}
    game = won(units, "a", "b")
    play(game, "add a", "add b")
    # From two stacks only in the vacated hex.
    assert legal_with(game, "form") == {"form 2011"}
    assert codes(game, "form 2012") == {"s42-no-group-there 15.2.3"}
    game.play("form 2011")
    assert (where(game, "a"), where(game, "b"), group_hexes(game)) == ("2011", "2011", 3)


@pytest.mark.rule(GAME, "15.2.3", "15.2.4", "V23", "D08")
def test_declining_the_vacated_hex_costs_one() -> None:
    units = {"a": PANZER, "y": "soviet infantry 3-5-3 2009"}
    game = won(units, "a")
    play(game, "add a", "form 2012")
    assert group_hexes(game) == 4
    game.play("onward 2112")
    assert group_hexes(game) == 2
    through = won(units, "a")
    play(through, "add a", "form 2012", "onward 2011")
    assert group_hexes(through) == 3
    snow = won({"a": "axis panzer 20-8-6 2012", "y": units["y"]}, "a", tracks={"weather": "snow"})
    play(snow, "add a", "form 2012", "onward 2112")
    assert group_hexes(snow) == 1


@pytest.mark.rule(GAME, "15.2.4", "V24")
def test_the_accounting_of_the_example() -> None:
    units = {
        "a": PANZER,
        "b": "axis panzer 10-8-6 2012 red",
        "c": "axis panzergrenadier 6-6-6 2112",
        "inf": "axis infantry 5-5-3 1912",
        "y": "soviet infantry 3-5-3 2008",
    }
    game = won(units, "a", "b", "c", "inf", dice=[1])
    play(game, "add a", "add b", "add c", "form 2011")
    assert group_hexes(game) == 3
    game.play("onward 2010")
    game.play("onward 2009")
    assert group_hexes(game) == 1
    assert game.decision is not None
    seen = game.decision.choices["strike"]["2008"]["all"]
    assert (seen["attack"], seen["defense"], seen["ratio"], seen["column"]) == (26, 5, "5-1", "7-1")
    events = game.play("strike 2008")
    assert event(events, "s42-combat-result")["result"] == "DS"
    # The rifle division loses a step and is routed; entering its hex is free.
    play(game, sorted(legal_with(game, "retreat", "y"))[0])
    assert "onward 2008" in legal(game)
    game.play("onward 2008")
    assert [where(game, name) for name in "abc"] == ["2008"] * 3
    # Afterwards the infantry advances two hexes.
    assert kind(game) == "s42-advance"
    assert max(len(text.split()) - 2 for text in legal_with(game, "advance", "inf")) == 2
    play(game, "advance inf 2011", "advance inf 2010")
    assert where(game, "inf") == "2010"


@pytest.mark.rule(GAME, "15.2.4", "15.2.8", "15.2.10", "V25")
def test_three_breakthroughs_in_four_hexes() -> None:
    units = {
        "a": PANZER,
        "b": "axis panzer 10-8-6 2012 red",
        "x2": "soviet infantry 1-1-3 2111 one-step",
        "y": "soviet infantry 1-1-3 2010 one-step",
        "z": "soviet infantry 1-1-3 2009 one-step",
    }
    game = won(units, "a", "b")
    # 1: into the vacated hex.
    play(game, "add a", "add b", "form 2011")
    assert group_hexes(game) == 3
    # 2: against SHATTERED, whose hex the group does not enter.
    game.play("strike 2111")
    assert (where(game, "x2"), where(game, "a"), group_hexes(game)) == ("eliminated", "2011", 2)
    # 3: against Y, and in for nothing.
    play(game, "strike 2010", "onward 2010")
    assert (where(game, "a"), group_hexes(game)) == ("2010", 1)
    # 4: against Z, and in for nothing again.
    play(game, "strike 2009", "onward 2009")
    assert (where(game, "a"), where(game, "b")) == ("2009", "2009")
    assert [where(game, name) for name in ("y", "z")] == ["eliminated"] * 2
    assert kind(game) == "s42-declare-attacks"


@pytest.mark.rule(GAME, "15.2.6")
def test_a_zone_holds_the_group_until_it_is_cleared() -> None:
    units = {"a": PANZER, "y": "soviet infantry 3-5-3 2009"}
    game = won(units, "a")
    play(game, "add a", "form 2011", "onward 2010")
    assert legal(game) == {"done", "strike 2009"}
    assert codes(game, "onward 2110") == {"s42-held-by-zone 15.2.6"}


@pytest.mark.rule(GAME, "15.2.7")
def test_without_adv_three_the_group_stops() -> None:
    units = {"a": PANZER, "y": "soviet infantry 3-5-3 2009"}
    # 10:5 with two shifts is 4-1; a die of 3 is DR2, Adv 2.
    game = won(units, "a", dice=[3])
    play(game, "add a", "form 2011", "onward 2010", "strike 2009")
    play(game, "retreat y 2008 2007")
    assert legal(game) == {"done", "onward 2009"}
    assert codes(game, "onward 2110") == {"s42-breakthrough-failed 15.2.7"}
    game.play("onward 2009")
    assert kind(game) == "s42-declare-attacks"


@pytest.mark.rule(GAME, "15.2.7")
def test_a_failed_combat_ends_the_advance_where_it_is() -> None:
    units = {"a": PANZER, "y": "soviet infantry 3-5-3 2009"}
    game = won(units, "a", dice=[6])
    events = play(game, "add a", "form 2011", "onward 2010", "strike 2009")
    assert event(events, "s42-combat-result")["result"] == "EX"
    assert (where(game, "a"), kind(game)) == ("2010", "s42-declare-attacks")


@pytest.mark.rule(GAME, "15.2.5", "15.3")
def test_units_that_retreated_defend_in_full_against_a_breakthrough() -> None:
    units = {
        "a": PANZER,
        "b": "axis infantry 15-8-3 2007",
        "w": "soviet infantry 3-5-3 2008",
        "x": SHATTERED,
    }
    game = fight(units, hexes="1504-2619", dice=[2])
    assault(game, "2008", "b")
    play(game, "retreat w 2009 2010", "done")
    assault(game, "2011", "a")
    play(game, "add a", "form 2011")
    assert game.decision is not None
    seen = game.decision.choices["strike"]["2010"]["all"]
    # Disrupted, so halved, but not left out as in a regular combat (12.4).
    assert (seen["attack"], seen["defense"]) == (10, 3)


@pytest.mark.rule(GAME, "15.2.9")
def test_no_breakthrough_across_an_unbridged_major_river() -> None:
    units = {"a": PANZER, "y": "soviet infantry 3-5-3 2010"}
    game = won(units, "a", hexsides={"major-river": "2010/2011"})
    play(game, "add a", "form 2011")
    assert codes(game, "strike 2010") == {"s42-cannot-enter-target 15.2.9"}


@pytest.mark.rule(GAME, "15.2.9", "18.3.3")
def test_no_artillery_in_a_breakthrough() -> None:
    units = {"a": PANZER, "y": "soviet infantry 3-5-3 2009", "hq": "axis army-hq 0-1-5 2012"}
    game = won(units, "a")
    play(game, "add a", "form 2011", "onward 2010")
    assert not legal_with(game, "support")


@pytest.mark.rule(GAME, "15.2.10")
def test_the_group_may_shed_units() -> None:
    units = {"a": PANZER, "b": "axis panzer 9-8-6 2012", "y": "soviet infantry 3-5-3 2008"}
    game = won(units, "a", "b")
    play(game, "add a", "add b", "form 2011", "onward 2010", "shed b")
    assert codes(game, "shed b") == {"s42-not-in-group 15.2.10"}
    game.play("done")
    # The unit left behind may go on by itself with the hexes that it had.
    assert kind(game) == "s42-advance"
    assert max(len(text.split()) - 2 for text in legal_with(game, "advance", "b")) == 2


@pytest.mark.rule(GAME, "15.4", "8.6.2", "15.2.2")
def test_each_auto_ds_forms_one_group() -> None:
    units = {
        "a": "axis panzer 10-8-6 2012 red",
        "b": "axis panzer 10-8-6 2112 red",
        "x": SHATTERED,
        "y": "soviet infantry 3-9-3 2009",
    }
    game = stand(units, hexes="1504-2619")
    events = play(game, "auto-ds 2011", "add a", "add b", "resolve")
    assert "s42-shattered" in told(events)
    assert game.state.data.phase == "combat"
    # No one can attack any more; the group of two stacks forms one Breakthrough Group.
    assert kind(game) == "s42-form-group"
    play(game, "add a", "form 2012", "done")
    assert kind(game) == "s42-advance"
    assert {text.split()[1] for text in legal_with(game, "advance")} == {"b"}
    game.play("done")
    assert kind(game) not in ("s42-form-group", "s42-breakthrough")


@pytest.mark.rule(GAME, "15.3")
def test_units_over_the_limit_do_not_help_against_a_breakthrough() -> None:
    units = {
        "a": PANZER,
        "y1": "soviet infantry 3-5-3 2010",
        "y2": "soviet infantry 3-4-3 2010",
        "y3": "soviet infantry 3-2-3 2010",
    }
    game = won(units, "a")
    play(game, "add a", "form 2011")
    assert game.decision is not None
    assert game.decision.choices["strike"]["2010"]["all"]["defense"] == 9
