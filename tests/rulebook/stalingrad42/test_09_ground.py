"""9.1-9.2, 9.5-9.9 The ground of a combat: rivers, swamps, lakes, mountains, forts, winter."""

from __future__ import annotations

from typing import Any

import pytest

import hexside
from tests.rulebook.stalingrad42.s42_battles import column, declare, fight, modifiers, odds
from tests.rulebook.stalingrad42.s42_kit import codes, event, kind, legal, legal_with, play, stand

GAME = "stalingrad-42"
A = "axis infantry 9-7-3 2010"
X = "soviet infantry 3-5-3 2009"
#: Winter: turn 28 of the scenario on the northern maps.
WINTER: dict[str, Any] = {"turn": 28, "scenario": "uranus"}
SOUTH = "2009/2010"


@pytest.mark.rule(GAME, "9.1", "16.4", "A-15")
def test_a_defender_out_of_supply_keeps_his_strength() -> None:
    assert column({"a": A, "x": f"{X} out-of-supply"}, "2009", "a")[1] == 5
    assert column({"a": A, "x": f"{X} isolated"}, "2009", "a")[1] == 5
    assert column({"a": A, "x": f"{X} disrupted"}, "2009", "a")[1] == 3


# Armor


@pytest.mark.rule(GAME, "9.2.1")
def test_one_basic_shift_whatever_the_number_of_tanks() -> None:
    tank = "axis panzer 5-5-6 2010 black"
    units = {"a": tank, "b": tank, "x": X}
    assert column(units, "2009", "a", "b") == (10, 5, "3-1")
    # The defender's tanks shift to the left, and both together cancel.
    foot = {"a": "axis infantry 10-5-3 2010", "x": "soviet tank 7-5-5 2009"}
    assert column(foot, "2009", "a") == (10, 5, "1-1")
    assert column({**units, "x": "soviet tank 7-5-5 2009"}, "2009", "a", "b")[2] == "2-1"


@pytest.mark.rule(GAME, "9.2.3", "9.5.4")
def test_tanks_out_of_a_swamp_gain_nothing_but_cancel() -> None:
    units = {"a": "axis panzer 20-5-6 2010 red", "x": "soviet tank 7-5-5 2009"}
    game = fight(units, terrain={"swamp": "2010"})
    declare(game, "2009", "a")
    assert modifiers(game) == {"s42-defense-doubled 9.5.1"}
    # One tank that comes another way gains it.
    more = {**units, "b": "axis panzer 5-5-6 1910 red", "x": X}
    game = fight(more, terrain={"swamp": "2010"})
    declare(game, "2009", "a", "b")
    assert modifiers(game) == {"s42-armor-shift 9.2.1", "s42-elite-armor-shift 9.2.2"}


@pytest.mark.rule(GAME, "9.2.4", "A-12")
def test_an_attacking_white_dot_does_nothing() -> None:
    guns = "axis tank-destroyer 10-5-5 2010 white"
    assert column({"a": guns, "x": X}, "2009", "a")[2] == "2-1"
    assert column({"a": guns, "x": "soviet tank 7-5-5 2009"}, "2009", "a")[2] == "1-1"


# Rivers, the Volga, lakes


@pytest.mark.rule(GAME, "9.5.1")
def test_one_attacker_on_dry_ground_undoes_the_doubling() -> None:
    units = {"a": A, "b": "axis infantry 9-7-3 1910", "c": "axis infantry 9-7-3 2110", "x": X}
    ground: dict[str, Any] = {"hexsides": {"minor-river": SOUTH}, "terrain": {"swamp": "1910"}}
    assert column(units, "2009", "a", **ground)[1] == 10
    assert column(units, "2009", "b", **ground)[1] == 10
    assert column(units, "2009", "a", "b", **ground)[1] == 10
    assert column(units, "2009", "a", "b", "c", **ground)[1] == 5


@pytest.mark.rule(GAME, "9.5.2", "23.4")
def test_a_frozen_major_river_still_halves() -> None:
    units = {"s": "soviet infantry 9-5-3 2010", "d": "axis infantry 2-2-3 2009"}
    river = {"major-river": SOUTH}
    assert column(units, "2009", "s", seat="soviet", hexsides=river, **WINTER)[:2] == (5, 4)


@pytest.mark.rule(GAME, "9.5.3", "5.5.3", "A-19")
def test_soviets_attack_and_advance_at_the_flotilla() -> None:
    units = {
        "s": "soviet infantry 20-5-3 2010",
        "d": "axis infantry 1-1-3 2009 one-step",
        "o": "axis infantry 9-7-3 2516",
    }
    river: dict[str, Any] = {"hexsides": {"volga": SOUTH}}
    game = stand(units, seat="soviet", **river)
    play(game, "flotilla 2009 2010", "done")
    declare(game, "2009", "s")
    # As across a major river: halved, and the defender doubled.
    assert (odds(game)["attack"], odds(game)["defense"]) == (10, 2)
    assert "s42-attack-major-river 9.5.2" in modifiers(game)
    game = stand({**units, "d": "axis infantry 1-1-3 2009"}, seat="soviet", dice=[1], **river)
    play(game, "flotilla 2009 2010", "done", "attack 2009", "add s", "resolve")
    while kind(game) != "s42-advance":
        game.play(sorted(legal(game))[0])
    assert "advance s 2009" in legal(game)
    # The Axis has no flotilla.
    axis = {"a": A, "x": X}
    game = stand({**axis, "o": "soviet infantry 3-5-3 2516"}, seat="axis", **river)
    play(game, "done")
    assert "attack 2009" not in legal(game)


@pytest.mark.rule(GAME, "9.5.3", "12.2", "A-19")
def test_a_retreat_across_the_volga_is_fatal_even_at_a_ferry() -> None:
    volga = "2011/2010 2011/2111 2011/1911 2011/1912 2011/2112"
    units = {"a": "axis infantry 15-7-3 2012", "x": "soviet infantry 3-5-3 2011"}
    game = fight(units, dice=[2], hexsides={"volga": volga}, lines={"ferry": "2010 2011"})
    play(game, "attack 2011", "add a", "resolve")
    assert kind(game) == "s42-desperate-defense"
    assert codes(game, "retreat x 2010 2009") == {"not-now 11.5"}


@pytest.mark.rule(GAME, "9.5.3", "5.5.3")
def test_the_bridge_of_saratov_is_for_the_soviets() -> None:
    ground: dict[str, Any] = {"hexsides": {"volga": SOUTH}, "lines": {"rail": "2009 2010"}}
    assert "attack 2009" not in legal(fight({"a": A, "x": X}, **ground))
    soviet = {"s": "soviet infantry 9-5-3 2010", "d": "axis infantry 2-2-3 2009"}
    assert column(soviet, "2009", "s", seat="soviet", **ground)[:2] == (5, 4)


@pytest.mark.rule(GAME, "9.5.5")
def test_the_izyum_bend_has_four_river_hexsides() -> None:
    game = hexside.new("stalingrad-42/fall-blau", seed=1)
    rules: Any = game.rules
    hex = rules.board.grid.index("1521")
    rivers = [rules.ground.river(hex, near) for near in rules.board.grid.adjacent(hex) if near >= 0]
    assert sum(bool(river) for river in rivers) == 4


@pytest.mark.rule(GAME, "9.5.6", "23.4")
def test_a_frozen_lake_is_attacked_across_like_a_frozen_river() -> None:
    units = {"s": "soviet infantry 9-5-3 2010", "d": "axis infantry 2-2-3 2009"}
    lake: dict[str, Any] = {"hexsides": {"lake": SOUTH}, "seat": "soviet"}
    assert "attack 2009" not in legal(fight(units, **lake, **WINTER))
    lake["terrain"] = {"desert": "2009"}
    assert "attack 2009" not in legal(fight(units, **lake))
    assert column(units, "2009", "s", **lake, **WINTER)[:2] == (5, 4)


# Mountains


@pytest.mark.rule(GAME, "9.6.2", "A-20")
def test_a_full_alpine_hex_is_ringed_by_alpine_hexsides() -> None:
    units = {"m": "axis mountain 10-5-3 2010", "a": A, "x": "soviet mountain 3-5-3 2009"}
    game = fight(units, terrain={"full-alpine": "2009", "mountain": "2010"})
    declare(game, "2009")
    assert legal_with(game, "add") == {"add m"}
    game.play("add m")
    # The defender is doubled as in any mountain, the attack across alpine hexsides is not.
    assert (odds(game)["attack"], odds(game)["defense"]) == (10, 10)


@pytest.mark.rule(GAME, "9.6.1")
def test_only_dagger_units_are_doubled_in_mountains() -> None:
    units = {"a": A, "x": "soviet tank 7-5-5 2009", "y": "soviet infantry 3-5-3 2009"}
    assert column(units, "2009", "a", terrain={"mountain": "2009"})[1] == 15


# Forts


@pytest.mark.rule(GAME, "9.7.1")
def test_a_fort_shifts_one_column_and_stops_armor_of_both_sides() -> None:
    fort = {"forts": [{"hex": "2009", "side": 1, "complete": True}]}
    red = {"a": "axis panzer 10-8-6 2010 red", "x": X}
    assert column(red, "2009", "a", tracks=fort)[2] == "1-1"
    tanks = {"a": "axis infantry 10-8-3 2010", "x": "soviet tank 7-5-5 2009"}
    assert column(tanks, "2009", "a", tracks=fort)[2] == "1-1"
    assert column(tanks, "2009", "a")[2] == "1-1"
    building = {"forts": [{"hex": "2009", "side": 1, "complete": False}]}
    assert column(red, "2009", "a", tracks=building)[2] == "4-1"


@pytest.mark.rule(GAME, "9.7.4", "9.7.5")
def test_an_empty_fort_stops_nobody_and_is_lost() -> None:
    fort = {"forts": [{"hex": "2010", "side": 1, "complete": True}]}
    units = {"a": "axis infantry 9-7-3 2012", "x": "soviet infantry 3-5-3 2516"}
    game = stand(units, tracks=fort)
    play(game, "move a 2011 2010")
    assert game.state.data.forts == ()
    # An empty one cannot be attacked.
    game = fight({"a": "axis infantry 9-7-3 2011"}, tracks=fort)
    assert codes(game, "attack 2010") == {"no-enemy-there 8.1"}


@pytest.mark.rule(GAME, "9.7.5")
def test_own_forts_may_be_given_up() -> None:
    fort = {"forts": [{"hex": "2010", "side": 0, "complete": True}]}
    units = {"a": "axis infantry 9-7-3 2012", "x": "soviet infantry 3-5-3 2516"}
    game = stand(units, tracks=fort)
    play(game, "unfortify 2010")
    assert game.state.data.forts == ()
    soviet = stand(units, seat="soviet", tracks=fort)
    assert "unfortify 2010" not in legal(soviet)


@pytest.mark.rule(GAME, "9.7.6", "9.7.7", "A-21")
def test_printed_forts_end_group_by_group() -> None:
    areas = {"fort-north": "2009", "fort-south": "2212"}
    units = {"x": "soviet infantry 3-5-3 2212", "a": "axis infantry 9-7-3 2516"}
    game = stand(units, phase="end", seat="soviet", areas=areas)
    assert game.state.data.printed_forts == ("s", "r")
    units["x"] = "soviet infantry 3-5-3 2009"
    game = stand(units, phase="end", seat="soviet", areas=areas)
    assert game.state.data.printed_forts == ("n", "r")


@pytest.mark.rule(GAME, "9.7.7", "19.1")
def test_a_supply_point_keeps_printed_forts_too() -> None:
    areas = {"fort-north": "2009", "fort-south": "2212"}
    units = {"x": "soviet supply-point 2212", "a": "axis infantry 9-7-3 2516"}
    game = stand(units, phase="end", seat="soviet", areas=areas)
    assert game.state.data.printed_forts == ("s", "r")


# The rest


@pytest.mark.rule(GAME, "9.9", "9.7.1")
@pytest.mark.parametrize("ground", ["rough", "wooded-rough"])
def test_rough_ground_shifts_one_column(ground: str) -> None:
    assert column({"a": A, "x": X}, "2009", "a", terrain={ground: "2009"})[2] == "1-2"
    assert column({"a": A, "x": X}, "2009", "a", terrain={"woods": "2009"})[2] == "1-1"


@pytest.mark.rule(GAME, "9.9", "23.4", "D05", "D06", "A-64")
def test_winter_takes_one_off_before_halving() -> None:
    units = {"s": "soviet infantry 9-5-3 2010", "d": "axis infantry 3-7-3 2009 disrupted"}
    assert column(units, "2009", "s", seat="soviet", **WINTER)[1] == 3
    assert column(units, "2009", "s", seat="soviet")[1] == 4
    # The attack too; Soviet units do not suffer.
    axis = {"d": "axis infantry 9-7-3 2010", "s": "soviet infantry 1-5-3 2009"}
    assert column(axis, "2009", "d", **WINTER)[:2] == (8, 5)
    weak = {"d": "axis infantry 1-7-3 2010", "s": "soviet infantry 1-1-3 2009"}
    assert column(weak, "2009", "d", **WINTER)[0] == 1


@pytest.mark.rule(GAME, "23.4", "9.9")
@pytest.mark.parametrize(("row", "defense"), [(43, 6), (44, 7)])
def test_the_winter_line_is_row_43(row: int, defense: int) -> None:
    units = {
        "s": f"soviet infantry 9-5-3 20{row + 1}",
        "d": f"axis infantry 3-7-3 20{row}",
        "p": "soviet infantry 3-5-3 2446",
        "q": "axis infantry 9-9-3 2447",
    }
    game = stand(units, phase="combat", seat="soviet", hexes="1840-2448", **WINTER)
    declare(game, f"20{row}", "s")
    assert odds(game)["defense"] == defense


@pytest.mark.rule(GAME, "9.9", "5.6.4")
def test_a_train_is_never_doubled_nor_helps_with_armor() -> None:
    units = {"a": "axis panzer 10-8-6 2010 black", "x": "soviet tank 7-5-5 2009 train"}
    assert column(units, "2009", "a")[1] == 1
    game = fight({**units, "y": X})
    declare(game, "2009", "a")
    assert (odds(game)["defense"], odds(game)["column"]) == (6, "2-1")
    across = {**units, "a": "axis infantry 10-8-3 2010"}
    assert column(across, "2009", "a", hexsides={"minor-river": SOUTH})[1] == 1


@pytest.mark.rule(GAME, "9.8")
def test_headquarters_die_only_after_the_others() -> None:
    units = {
        "a": "axis infantry 15-7-3 2010",
        "x": "soviet infantry 3-5-3 2009 one-step",
        "hq": "soviet front-hq 0-1-5 2009",
    }
    # EX at 3-1: the division goes, the headquarters holds the hex.
    game = fight(units, dice=[5])
    declare(game, "2009", "a")
    events = game.play("resolve")
    assert event(events, "unit-eliminated")["unit"] == "x"
    assert kind(game) == "s42-declare-attacks"
