"""15: who forms a group, what holds it, units over the limit, weather."""

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
    marks,
    play,
    steps,
    told,
    where,
)

GAME = "stalingrad-42"


@pytest.mark.rule(GAME, "15.1", "15.2.1")
def test_only_participants_break_through() -> None:
    units = {"a": PANZER, "i": "axis panzer 9-8-6 2012", "y": "soviet infantry 3-5-3 2009"}
    game = won(units, "a")
    assert legal(game) == {"done", "add a"}
    assert codes(game, "add i") == {"s42-did-not-attack 15.1"}


@pytest.mark.rule(GAME, "15.1", "14.2.4", "14.2.3")
def test_no_breakthrough_after_a_delay_or_a_limited_advance() -> None:
    units = {
        "a": "soviet tank 9-5-5 2010",
        "d": "axis infantry 3-3-3 2009 one-step",
        "e": "axis infantry 3-5-3 2007",
    }
    # 9:3 with the armor shift is 4-1: 3 is DR2, then a Delay that kills.
    game = fight(units, seat="soviet", dice=[3, 5], hexes="1504-2619")
    assault(game, "2009", "a")
    game.play("hold d")
    assert kind(game) == "s42-advance"


@pytest.mark.rule(GAME, "15.2.3", "V23")
def test_adv_3_past_the_vacated_hex_is_two_hexes() -> None:
    units = {"a": "axis motorised 15-8-6 2012", "x": "soviet infantry 3-5-3 2011"}
    units |= {"y": "soviet infantry 3-5-3 2009"}
    game = fight(units, dice=[1], hexes="1504-2619")
    assault(game, "2011", "a")
    play(game, "retreat x 1911 1811 1711", "add a", "form 2012")
    assert group_hexes(game) == 3
    # Two hexes in all: one to 2112 at the price of two, and one more.
    play(game, "onward 2112")
    assert group_hexes(game) == 1
    # Units outside the group do not pay.
    game = fight(units, dice=[1], hexes="1504-2619")
    assault(game, "2011", "a")
    play(game, "retreat x 1911 1811 1711", "done")
    play(game, "advance a 2112")
    assert max(len(text.split()) - 2 for text in legal_with(game, "advance", "a")) == 2


@pytest.mark.rule(GAME, "15.2.4")
def test_a_combat_from_the_first_hex_pays_for_the_vacated_one() -> None:
    units = {"a": PANZER, "y": "soviet infantry 1-1-3 2112 one-step"}
    game = won(units, "a")
    play(game, "add a", "form 2012")
    assert group_hexes(game) == 4
    play(game, "strike 2112")
    assert (where(game, "y"), group_hexes(game)) == ("eliminated", 2)
    # Entering the cleared hex is free.
    play(game, "onward 2112")
    assert group_hexes(game) == 2


@pytest.mark.rule(GAME, "15.2.6")
def test_a_zone_at_the_start_does_not_hold_the_group() -> None:
    # 2012 is in the zone of y before and after the combat: the group has not moved into it.
    units = {
        "a": PANZER,
        "y": "soviet infantry 3-9-3 2112",
        "z": "soviet infantry 1-1-3 1912 one-step",
    }
    game = won(units, "a")
    play(game, "add a", "form 2012", "strike 1912")
    assert {"onward 1912", "onward 2011", "onward 2013"} <= legal(game)


@pytest.mark.rule(GAME, "15.2.6", "15.2.8")
def test_a_group_in_a_zone_goes_on_once_every_zone_is_gone() -> None:
    units = {
        "a": PANZER,
        "b": "axis panzer 10-8-6 2012 red",
        "y": "soviet infantry 1-1-3 2009 one-step",
        "z": "soviet infantry 1-1-3 1910 one-step",
    }
    game = won(units, "a", "b")
    play(game, "add a", "add b", "form 2011", "onward 2010")
    assert codes(game, "onward 2110") == {"s42-held-by-zone 15.2.6"}
    play(game, "strike 2009")
    # z still covers 2010: only the cleared hex or another combat.
    assert legal_with(game, "onward") == {"onward 2009"}
    assert codes(game, "onward 2110") == {"s42-held-by-zone 15.2.6"}
    play(game, "strike 1910")
    assert where(game, "z") == "eliminated"
    # The last hex is spent; the cleared one is free.
    assert legal_with(game, "onward") == {"onward 1910"}


@pytest.mark.rule(GAME, "15.2.6")
def test_the_cleared_hex_may_hold_it_again() -> None:
    units = {
        "a": PANZER,
        "b": "axis panzer 10-8-6 2012 red",
        "y": "soviet infantry 1-1-3 2010 one-step",
        "z": "soviet infantry 3-5-3 2009",
    }
    game = won(units, "a", "b")
    play(game, "add a", "add b", "form 2011", "strike 2010", "onward 2010")
    # The hex that it cleared is in the zone of z.
    assert legal_with(game, "onward") == set()
    assert codes(game, "onward 2110") == {"s42-held-by-zone 15.2.6"}
    assert "strike 2009" in legal(game)


@pytest.mark.rule(GAME, "15.2.7")
def test_an_exchange_that_clears_the_hex_lets_the_group_in_and_ends_it() -> None:
    units = {"a": PANZER, "y": "soviet infantry 3-5-3 2009 one-step"}
    game = won(units, "a", dice=[6])
    events = play(game, "add a", "form 2011", "onward 2010", "strike 2009")
    assert event(events, "s42-combat-result")["result"] == "EX"
    assert legal(game) == {"done", "onward 2009"}
    play(game, "onward 2009")
    assert (where(game, "a"), steps(game, "a")) == ("2009", 1)
    assert kind(game) == "s42-declare-attacks"


@pytest.mark.rule(GAME, "15.2.7", "11.4.1")
def test_a_stand_against_a_breakthrough_stops_it() -> None:
    units = {"a": "soviet tank 10-8-5 2012", "x": "axis infantry 1-1-3 2011 one-step"}
    units |= {"y": "axis infantry 3-5-3 2009"}
    # 10:5 with the armor shift is 3-1; 2 is DR2; a 6 holds.
    game = fight(units, seat="soviet", dice=[2, 6], hexes="1504-2619")
    assault(game, "2011", "a")
    play(game, "add a", "form 2011", "onward 2010", "strike 2009", "axis: hold y")
    assert (where(game, "y"), where(game, "a")) == ("2009", "2010")
    assert kind(game) == "s42-declare-attacks"


@pytest.mark.rule(GAME, "15.2.9", "14.5")
def test_swamps_end_a_breakthrough_off_the_road() -> None:
    units = {"a": PANZER, "y": "soviet infantry 3-5-3 2008"}
    game = won(units, "a", terrain={"swamp": "2010"})
    play(game, "add a", "form 2011", "onward 2010")
    assert kind(game) == "s42-declare-attacks"
    road = won(units, "a", terrain={"swamp": "2010"}, lines={"primary-road": "2011 2010"})
    play(road, "add a", "form 2011", "onward 2010")
    assert "onward 2009" in legal(road)


@pytest.mark.rule(GAME, "15.2.9", "15.2.5")
def test_no_breakthrough_into_ground_closed_to_the_group() -> None:
    units = {"a": PANZER, "y": "soviet infantry 3-5-3 2010"}
    game = won(units, "a", terrain={"mountain": "2010"})
    play(game, "add a", "form 2011")
    assert codes(game, "strike 2010") == {"s42-cannot-enter-target 15.2.9"}


@pytest.mark.rule(GAME, "15.2.10")
def test_shed_units_go_their_own_way_without_fighting() -> None:
    units = {"a": PANZER, "b": "axis panzer 9-8-6 2012", "y": "soviet infantry 3-5-3 2008"}
    game = won(units, "a", "b")
    play(game, "add a", "add b", "form 2011", "shed b", "onward 2010", "onward 2009", "done")
    assert kind(game) == "s42-advance"
    assert not legal_with(game, "strike")
    play(game, "advance b 2111 2210")
    assert (where(game, "a"), where(game, "b")) == ("2009", "2210")


@pytest.mark.rule(GAME, "15.2.10", "14.5")
def test_a_unit_shed_before_the_first_hex_may_still_cross_the_river() -> None:
    units = {
        "a": "axis panzer 30-8-6 2012",
        "b": "axis panzer 9-8-6 2012",
        "y": "soviet infantry 3-5-3 2009",
    }
    game = won(units, "a", "b", hexsides={"major-river": "2011/2012"})
    play(game, "add a", "add b", "form 2012", "shed b", "done")
    assert "advance b 2011" in legal(game)


@pytest.mark.rule(GAME, "4.4", "15.2.4")
def test_a_group_passes_a_crowded_hex_but_does_not_end_there_for_free() -> None:
    crowd = {f"f{n}": "axis infantry 3-5-3 2010" for n in range(3)}
    units = {"a": PANZER, "y": "soviet infantry 3-5-3 2008", **crowd}
    game = won(units, "a")
    play(game, "add a", "form 2011", "onward 2010")
    assert where(game, "a") == "2010"
    # Four divisions: a unit that stays is over the limit when the advance is made.
    play(game, "done")
    assert kind(game) == "s42-give-up-units"
    game = won(units, "a")
    play(game, "add a", "form 2011", "onward 2010", "onward 2009", "done")
    assert kind(game) == "s42-declare-attacks"


# Units that retreated, units over the limit


@pytest.mark.rule(GAME, "15.3")
def test_units_retreat_again_from_a_breakthrough() -> None:
    units = {
        "a": PANZER,
        "b": "axis infantry 15-8-3 2007",
        "w": "soviet infantry 3-5-3 2008",
        "x": SHATTERED,
    }
    game = fight(units, hexes="1504-2619", dice=[2, 3])
    assault(game, "2008", "b")
    play(game, "retreat w 2009 2010", "done")
    assault(game, "2011", "a")
    play(game, "add a", "form 2011", "strike 2010")
    # Routed, not eliminated as in a regular combat (12.4).
    assert kind(game) == "retreat-units"
    game.play(sorted(legal_with(game, "retreat", "w"))[0])
    assert "full-retreat" in marks(game, "w")


CROWD = {
    "y1": "soviet infantry 3-5-3 2010",
    "y2": "soviet infantry 3-4-3 2010",
    "y3": "soviet infantry 3-2-3 2010",
}


@pytest.mark.rule(GAME, "15.3")
def test_the_defender_says_who_does_not_help() -> None:
    game = won({"a": PANZER, **CROWD}, "a", dice=[6])
    play(game, "add a", "form 2011")
    assert game.decision is not None
    # The forecast takes what is worst for the attacker.
    assert game.decision.choices["strike"]["2010"]["all"]["defense"] == 9
    game.play("strike 2010")
    assert (game.waiting, kind(game)) == (("soviet",), "s42-stand-aside")
    assert legal(game) == {"aside y1", "aside y2", "aside y3"}
    assert codes(game, "aside a") == {"not-in-this-combat 15.3"}
    events = game.play("aside y1")
    assert "s42-stands-aside" in told(events)
    # 10:6 with two shifts; y1 neither helps nor suffers.
    assert event(events, "s42-combat-result")["column"] == "3-1"


@pytest.mark.rule(GAME, "15.3", "10.2.1")
def test_who_stands_aside_takes_no_losses_but_retreats() -> None:
    # 10:6 is 1-1, two shifts make 3-1; D1 with a 1.
    game = won({"a": PANZER, **CROWD}, "a", dice=[1])
    play(game, "add a", "form 2011", "strike 2010", "aside y1")
    assert legal(game) == {"lose y2", "lose y3"}
    game.play("lose y2")
    assert kind(game) == "retreat-units"
    assert {text.split()[1] for text in legal_with(game, "retreat")} == {"y1", "y2", "y3"}


@pytest.mark.rule(GAME, "15.3", "10.2.1", "12.1.4")
def test_units_over_the_limit_after_an_automatic_ds_do_not_help_either() -> None:
    # Not the same phase, so that 12.4 does not apply; over the limit they are all the same.
    game = fight({"a": "axis infantry 27-8-3 2011", **CROWD}, dice=[6])
    play(game, "attack 2010", "add a")
    assert game.decision is not None
    assert game.decision.choices["odds"]["defense"] == 9
    game.play("resolve")
    assert kind(game) == "s42-stand-aside"


@pytest.mark.rule(GAME, "4.2", "15.3")
def test_one_free_stacking_unit_is_not_over_the_limit() -> None:
    crowd = {**CROWD, "y3": "soviet tank 2-2-5 2010 free_stacking"}
    game = won({"a": PANZER, **crowd}, "a", dice=[6])
    play(game, "add a", "form 2011")
    events = game.play("strike 2010")
    assert "s42-combat-result" in told(events)


# Weather


@pytest.mark.rule(GAME, "15.1", "15.2.8", "23.2.3", "A-35")
def test_rain_shortens_a_breakthrough_but_not_the_test_for_going_on() -> None:
    units = {
        "a": "axis panzer 20-8-6 2012 red",
        "y": "soviet infantry 1-1-3 2010 one-step",
        "z": "soviet infantry 3-5-3 2008",
    }
    rain = {"tracks": {"weather": "rain"}}
    game = won(units, "a", **rain)
    # Adv 4 is 2 in Rain: enough for a group.
    assert kind(game) == "s42-form-group"
    play(game, "add a", "form 2011")
    assert group_hexes(game) == 1
    play(game, "strike 2010")
    # DS, Adv 4 as printed: a success, but nothing is left besides the cleared hex.
    assert legal_with(game, "onward") == {"onward 2010"}
    # Adv 2 is 1 in Rain: no group.
    two = {"a": "axis motorised 15-8-6 2012", "x": "soviet infantry 3-5-3 2011", "z": units["z"]}
    game = fight(two, dice=[2], hexes="1504-2619", **rain)
    assault(game, "2011", "a")
    play(game, "retreat x 1911 1910")
    assert kind(game) == "s42-advance"


@pytest.mark.rule(GAME, "23.2.4", "15.2.3", "D08")
def test_snow_and_a_skipped_vacated_hex_leave_two_of_four() -> None:
    units = {"a": "axis panzer 20-8-6 2012", "y": "soviet infantry 3-5-3 2210"}
    game = won(units, "a", tracks={"weather": "snow"})
    play(game, "add a", "form 2012")
    assert group_hexes(game) == 3
    play(game, "onward 2112")
    assert group_hexes(game) == 1
    # Two hexes in all.
    play(game, "onward 2211")
    assert where(game, "a") == "2211"
    assert kind(game) == "s42-declare-attacks"
