"""5.1 to 5.4: normal, Extended and Tactical Movement, roads.

Around 2010 the hexes are, clockwise from the north: 2009 2110 2111 2011 1911 1910.
"""

from __future__ import annotations

from importlib.resources import files
from pathlib import Path

import pytest

from hexside.games.stalingrad42 import GAME as RULES
from tests.rulebook.stalingrad42.s42_kit import (
    codes,
    cost,
    ends,
    event,
    legal,
    legal_with,
    marks,
    play,
    stand,
    where,
)

GAME = "stalingrad-42"
AROUND = {"2009", "2110", "2111", "2011", "1911", "1910"}


@pytest.mark.rule(GAME, "5.1", "V40")
def test_infantry_makes_three_clear_hexes() -> None:
    game = stand({"a": "axis infantry 5-7-3 2011"})
    assert cost(game, "move a 2012 2013 2014") == 3
    assert codes(game, "move a 2012 2013 2014 2015") == {"not-enough-movement 5.1"}


@pytest.mark.rule(GAME, "5.3", "V41")
def test_extended_movement_adds_three_points() -> None:
    game = stand({"a": "axis infantry 5-7-3 2008"}, hexes="1808-2618")
    assert "2014" in ends(game, "extend", "a")
    assert "2015" not in ends(game, "extend", "a")


@pytest.mark.rule(GAME, "5.3")
def test_extended_movement_enters_no_zone() -> None:
    game = stand({"a": "axis infantry 5-7-3 2008", "b": "soviet infantry 3-5-3 2014"})
    assert "2012" in ends(game, "extend", "a")
    assert "2013" not in ends(game, "extend", "a")
    assert codes(game, "extend a 2009 2010 2011 2012 2013") == {"s42-extended-into-zone 5.3"}


@pytest.mark.rule(GAME, "5.3")
def test_units_with_a_black_box_have_no_extended_movement() -> None:
    game = stand({"a": "axis army-hq 0-1-5 2010"})
    assert not ends(game, "extend", "a")
    assert codes(game, "extend a 2011") == {"s42-no-extended-movement 5.3"}


@pytest.mark.rule(GAME, "5.3", "V43")
def test_extended_movement_out_of_a_zone() -> None:
    """V43: +2 to leave, then seven points of a panzer's nine."""
    game = stand({"a": "axis panzer 10-8-6 2009", "b": "soviet infantry 3-5-3 2008"})
    assert cost(game, "move a 2010") == 3
    assert "2016" in ends(game, "extend", "a")


@pytest.mark.rule(GAME, "5.2", "V42")
def test_mechanised_units_pay_half_a_point_on_roads() -> None:
    road = {"primary-road": "2009 2010 2011 2012"}
    units = {"a": "axis panzer 10-8-6 2009", "b": "axis infantry 5-7-3 2009"}
    game = stand(units, lines=road)
    assert cost(game, "move a 2010 2011 2012") == 1.5
    assert cost(game, "move b 2010 2011 2012") == 3


@pytest.mark.rule(GAME, "5.2", "23.2.3")
def test_secondary_roads_cost_a_point_in_rain() -> None:
    lines = {"secondary-road": "2009 2010 2011", "primary-road": "2009 2110 2111"}
    game = stand({"a": "axis panzer 10-8-6 2009"}, lines=lines, tracks={"weather": "rain"})
    assert cost(game, "move a 2010 2011") == 2
    assert cost(game, "move a 2110 2111") == 1


@pytest.mark.rule(GAME, "5.4", "V44")
def test_tactical_movement_is_one_or_two_hexes_whatever_they_cost() -> None:
    terrain = {"wooded-rough": "2011 2012"}
    game = stand({"a": "axis panzer 10-8-6 2010 disrupted"}, terrain=terrain)
    assert "2012" in ends(game, "tactical", "a")
    assert not ends(game, "move", "a")
    assert codes(game, "tactical a 2011 2012 2013") == {"not-enough-movement 5.4"}


@pytest.mark.rule(GAME, "5.4", "6.2")
def test_tactical_movement_stops_in_zones() -> None:
    game = stand({"a": "axis infantry 5-7-3 2010", "b": "soviet infantry 3-5-3 2012"})
    assert "2011" in ends(game, "tactical", "a")
    assert codes(game, "tactical a 2011 2111") == {"s42-stop-in-zone 6.2"}


@pytest.mark.rule(GAME, "5.1")
def test_no_unit_enters_a_hex_with_an_enemy_combat_unit() -> None:
    game = stand({"a": "axis infantry 5-7-3 2010", "b": "soviet infantry 3-5-3 2011"})
    assert codes(game, "move a 2011") == {"enemy-occupied 5.1"}


@pytest.mark.rule(GAME, "5.1")
def test_a_unit_finishes_before_the_next_one_starts() -> None:
    units = {"a": "axis infantry 5-7-3 2010", "b": "axis infantry 5-7-3 2210"}
    game = stand(units)
    play(game, "move a 2011", "move a 2012", "move b 2211")
    assert codes(game, "move a 2013") == {"already-moved 5.1"}
    assert where(game, "a") == "2012"


@pytest.mark.rule(GAME, "5.3")
def test_a_normal_move_may_become_an_extended_one() -> None:
    game = stand({"a": "axis infantry 5-7-3 2008"}, hexes="1808-2618")
    play(game, "move a 2009 2010 2011")
    assert "2014" in ends(game, "extend", "a")
    assert not ends(game, "move", "a")


@pytest.mark.rule(GAME, "23.2.4")
def test_snow_takes_a_point() -> None:
    game = stand({"a": "axis infantry 5-7-3 2011"}, tracks={"weather": "snow"})
    assert cost(game, "move a 2012 2013") == 2
    assert codes(game, "move a 2012 2013 2014") == {"not-enough-movement 5.1"}


@pytest.mark.rule(GAME, "16.4")
def test_mechanised_units_out_of_supply_move_tactically() -> None:
    units = {
        "a": "axis panzer 10-8-6 2010 out-of-supply",
        "b": "axis infantry 5-7-3 2210 out-of-supply",
    }
    game = stand(units)
    assert not ends(game, "move", "a")
    assert codes(game, "move a 2011") == {"s42-tactical-only 16.4"}
    assert ends(game, "move", "b")


@pytest.mark.rule(GAME, "S1.2")
def test_axis_combat_units_move_tactically_on_turn_one() -> None:
    units = {"a": "axis panzer 10-8-6 2010", "s": "axis supply-point 0-0-5 2210"}
    game = stand(units, turn=1)
    assert codes(game, "move a 2011") == {"s42-tactical-only S1.2"}
    assert ends(game, "tactical", "a") >= AROUND
    assert ends(game, "move", "s")


@pytest.mark.rule(GAME, "9.6.2", "20.2")
def test_only_mountain_units_cross_alpine_hexsides() -> None:
    sides = {"alpine": "2010/2011"}
    units = {"a": "axis mountain 5-7-3 2010", "b": "axis infantry 5-7-3 2010"}
    game = stand(units, hexsides=sides)
    assert cost(game, "move a 2011") == 2
    assert codes(game, "move b 2011") == {"s42-closed-terrain 2.2.3"}


@pytest.mark.rule(GAME, "18.2.2", "13.1.2")
def test_an_asu_that_moves_more_than_two_hexes_is_disrupted() -> None:
    units = {"h": "axis army-hq 0-1-5 2010", "a": "axis infantry 5-7-3 2210"}
    near = stand(units)
    play(near, "move h 2011 2012", "move a 2211")
    assert "disrupted" not in near.state.units["h"].marks
    far = stand(units)
    play(far, "move h 2011 2012 2013")
    assert "disrupted" not in far.state.units["h"].marks
    play(far, "move a 2211")
    assert "disrupted" in far.state.units["h"].marks


@pytest.mark.rule(GAME, "21.4")
def test_rebuilt_units_move_one_hex() -> None:
    game = stand({"a": "axis infantry 5-7-3 2010 replacement"})
    assert ends(game, "tactical", "a") == AROUND
    assert not ends(game, "move", "a")


@pytest.mark.rule(GAME, "5.1")
def test_hexes_cost_what_the_chart_says() -> None:
    terrain = {"woods": "2011", "rough": "2111", "wooded-rough": "2110", "swamp": "2009"}
    units = {"a": "axis infantry 5-7-3 2010", "p": "axis panzer 10-8-6 2010"}
    game = stand(units, terrain=terrain)
    foot = {name: cost(game, f"move a {name}") for name in ("2011", "2111", "2110", "2009")}
    mech = {name: cost(game, f"move p {name}") for name in ("2011", "2111", "2110", "2009")}
    assert foot == {"2011": 1, "2111": 1, "2110": 2, "2009": 2}
    assert mech == {"2011": 2, "2111": 2, "2110": 3, "2009": 3}


@pytest.mark.rule(GAME, "5.1")
def test_the_units_of_a_stack_go_the_same_way_and_drop_off_where_they_like() -> None:
    """One after the other: a unit that goes with a slower one stops where that one must."""
    units = {
        "p": "axis panzer 10-8-6 2010",
        "a": "axis infantry 5-7-3 2010",
        "b": "axis infantry 5-7-3 2010",
    }
    game = stand(units)
    play(game, "move p 2011 2012 2013", "move a 2011 2012 2013", "move b 2011")
    assert (where(game, "p"), where(game, "a"), where(game, "b")) == ("2013", "2013", "2011")
    assert codes(game, "move p 2014") >= {"already-moved 5.1"}


@pytest.mark.rule(GAME, "5.1", "19.2")
def test_non_combat_units_never_bar_the_way() -> None:
    units = {"a": "axis infantry 5-7-3 2010", "s": "soviet supply-point 0-0-5 2011"}
    game = stand(units)
    events = play(game, "move a 2011")
    assert event(events, "unit-eliminated")["unit"] == "s"
    assert where(game, "a") == "2011"


@pytest.mark.rule(GAME, "5.2", "A-04")
@pytest.mark.parametrize("weather", ["clear", "overcast", "snow"])
def test_secondary_roads_are_as_good_as_primary_ones_in_dry_weather(weather: str) -> None:
    lines = {"secondary-road": "2009 2010 2011"}
    game = stand({"a": "axis panzer 10-8-6 2009"}, lines=lines, tracks={"weather": weather})
    assert cost(game, "move a 2010 2011") == 1


@pytest.mark.rule(GAME, "5.2", "A-04")
def test_secondary_roads_cost_a_point_in_mud() -> None:
    lines = {"secondary-road": "2009 2010 2011"}
    game = stand({"a": "axis panzer 10-8-6 2009"}, lines=lines, tracks={"mud": True})
    assert cost(game, "move a 2010 2011") == 2


@pytest.mark.rule(GAME, "5.2")
def test_the_road_rate_is_for_units_that_follow_the_road() -> None:
    lines = {"primary-road": ["2009 2010 2011", "1911 1912"]}
    game = stand({"a": "axis panzer 10-8-6 2010"}, lines=lines, terrain={"woods": "2011 1911"})
    assert cost(game, "move a 2011") == 0.5
    # A road runs through 1911, but not from 2010.
    assert cost(game, "move a 1911") == 2
    play(game, "move a 1911")
    assert cost(game, "move a 1912") == 0.5


@pytest.mark.rule(GAME, "5.2", "6.2")
def test_the_road_rate_serves_into_and_out_of_enemy_zones() -> None:
    lines = {"primary-road": "2008 2009 2010 2011 2012"}
    units = {"a": "axis panzer 10-8-6 2010", "b": "soviet infantry 3-5-3 2210"}
    into = stand({"a": "axis panzer 10-8-6 2012", "b": "soviet infantry 3-5-3 2109"}, lines=lines)
    assert cost(into, "move a 2011 2010 2009") == 1.5
    out = stand(units | {"b": "soviet infantry 3-5-3 2110"}, lines=lines)
    assert cost(out, "move a 2011 2012") == 3


@pytest.mark.rule(GAME, "5.3", "6.2", "V43")
def test_nine_points_of_extended_movement_partly_on_a_road() -> None:
    """V43: two to leave the zone, three hexes off the road, eight on it at a half."""
    road = {"primary-road": "2013 2014 2015 2016 2017 2018 2019 2020 2021"}
    units = {"d": "axis panzer 10-8-6 2010", "b": "soviet infantry 3-5-3 2009"}
    game = stand(units, hexes="1808-2624", lines=road)
    path = " ".join(f"20{row}" for row in range(11, 22))
    assert cost(game, f"extend d {path}") == 9
    assert "2022" not in ends(game, "extend", "d")


@pytest.mark.rule(GAME, "5.3")
def test_out_of_a_zone_the_first_hex_must_be_outside_it() -> None:
    units = {"a": "axis infantry 5-7-6 2010", "b": "soviet infantry 3-5-3 2110"}
    game = stand(units)
    assert codes(game, "extend a 2009 2008") >= {"s42-extended-into-zone 5.3"}
    assert "2015" in ends(game, "extend", "a")


@pytest.mark.rule(GAME, "5.4")
def test_units_may_attack_after_tactical_movement() -> None:
    units = {"a": "axis panzer 10-8-6 2010", "b": "soviet infantry 3-5-3 2012"}
    game = stand(units)
    play(game, "tactical a 2011")
    assert game.state.data.phase == "combat"
    assert "attack 2012" in legal(game)


@pytest.mark.rule(GAME, "5.4")
def test_tactical_movement_needs_no_points_to_leave_a_zone() -> None:
    units = {"a": "axis infantry 5-7-1 2010", "b": "soviet infantry 3-5-3 2009"}
    game = stand(units)
    assert not ends(game, "move", "a")
    assert "2012" in ends(game, "tactical", "a")


@pytest.mark.rule(GAME, "5.4", "7.2")
def test_tactical_movement_crosses_no_enemy_bond() -> None:
    units = {
        "a": "axis infantry 5-7-3 2010",
        "b": "soviet infantry 3-5-3 1910",
        "c": "soviet infantry 3-5-3 2110",
    }
    game = stand(units)
    assert codes(game, "tactical a 2009") == {"s42-enemy-bond 7.2"}


@pytest.mark.rule(GAME, "5.4", "2.2.3")
def test_tactical_movement_crosses_no_prohibited_hexside() -> None:
    units = {"a": "axis infantry 5-7-3 2010"}
    alpine = stand(units, hexsides={"alpine": "2010/2011"})
    assert codes(alpine, "tactical a 2011") == {"s42-closed-terrain 2.2.3"}
    volga = stand(units, hexsides={"volga": "2010/2011"})
    assert codes(volga, "tactical a 2011") == {"s42-closed-terrain 2.2.3"}


@pytest.mark.rule(GAME, "A-74", "13.3.1")
def test_units_in_full_retreat_use_normal_extended_and_tactical_movement() -> None:
    game = stand({"a": "axis infantry 5-7-3 2010 full-retreat", "b": "soviet infantry 3-5-3 2616"})
    assert "2013" in ends(game, "move", "a")
    assert "2016" in ends(game, "extend", "a")
    assert "2012" in ends(game, "tactical", "a")


@pytest.mark.rule(GAME, "19.2", "5.1")
def test_a_supply_point_moves_as_a_mechanised_unit_without_extended_movement() -> None:
    units = {"s": "axis supply-point 0-0-5 2010", "h": "soviet soviet-army-hq 0-0-3 2616"}
    game = stand(units, lines={"primary-road": "2010 2011 2012"}, terrain={"rough": "2110"})
    assert cost(game, "move s 2011 2012") == 1
    assert cost(game, "move s 2110") == 2
    assert not legal_with(game, "extend", "s")
    assert not marks(game, "s")


@pytest.mark.rule(GAME, "5.3", "5.4")
def test_a_unit_goes_on_in_the_mode_in_which_it_began() -> None:
    game = stand({"a": "axis infantry 5-7-3 2010", "b": "soviet infantry 3-5-3 2616"})
    play(game, "tactical a 2011")
    assert codes(game, "move a 2012") == {"s42-keeps-its-mode 5.4"}
    assert "tactical a 2012" in legal(game)
    other = stand({"a": "axis infantry 5-7-3 2010", "b": "soviet infantry 3-5-3 2616"})
    play(other, "extend a 2011 2012 2013 2014")
    assert codes(other, "move a 2015") == {"s42-keeps-its-mode 5.3"}
    assert "extend a 2015 2016" in legal(other)
    assert codes(other, "extend a 2015 2016 1916") == {"not-enough-movement 5.1"}


@pytest.mark.rule(GAME, "5.1", "22.3.1")
def test_reasons_against_coming_onto_the_map() -> None:
    units = {"e": "soviet infantry 3-5-3 ea-a", "a": "axis infantry 5-7-3 2009"}
    game = stand(units, seat="soviet", areas={"entry-a": "2008 2408"}, hexes="1808-2616")
    assert codes(game, "move e 2208") == {"s42-area-not-adjacent 22.3.1"}
    assert codes(game, "extend e 2008") == {"s42-extended-into-zone 5.3"}
    assert codes(game, "move e 2008 1908") == {"s42-stop-in-zone 6.2"}
    assert codes(game, "move e 2408 2409 2410 2411") == {"not-enough-movement 5.1"}


@pytest.mark.rule(GAME, "4.4")
def test_only_units_over_the_limit_are_given_up() -> None:
    units = {f"u{n}": "soviet infantry 3-5-3 2010" for n in range(3)}
    units |= {"v": "soviet infantry 3-5-3 2210", "a": "axis infantry 5-7-3 2616"}
    game = stand(units, seat="soviet")
    play(game, "done")
    assert codes(game, "eliminate v") == {"s42-not-over-the-limit 4.4"}
    assert codes(game, "eliminate a") == {"not-your-unit"}
    play(game, "eliminate u1")
    assert where(game, "u1") == "eliminated"


def test_a_replaced_chart_may_close_roads_and_rivers(tmp_path: Path) -> None:
    chart = (files("hexside.games.stalingrad42") / "data/terrain_effects.toml").read_text("utf-8")
    road = "[line.secondary-road]\ncost = "
    river = "[hexside.major-river]\ncost = "
    for line in (road, river):
        chart = chart.replace(line, line + '"closed" # ')
    (tmp_path / "terrain_effects.toml").write_text(chart, "utf-8")
    printed = RULES.rules("fall-blau", {}).movement_costs(0, "mech")
    changed = RULES.rules("fall-blau", {}, (str(tmp_path),)).movement_costs(0, "mech")
    assert printed.start_only
    assert not changed.start_only
    assert changed.edges != printed.edges
