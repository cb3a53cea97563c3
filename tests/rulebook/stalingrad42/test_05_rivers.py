"""5.5: rivers, bridges, pontoons and ferries.

Around 2010 the hexes are, clockwise from the north: 2009 2110 2111 2011 1911 1910.
"""

from __future__ import annotations

import pytest

from tests.rulebook.stalingrad42.s42_kit import (
    codes,
    cost,
    ends,
    legal,
    play,
    stand,
)

GAME = "stalingrad-42"
#: A river that 2010 has on all its sides but the western ones.
EAST_BANK = "2009/2110 2010/2110 2010/2111 2011/2111 2011/2112 2012/2112 2012/2113 2008/2109"
EAST_BANK += " 2008/2108 2009/2109 2013/2113 2013/2114 2014/2114 2014/2115 2015/2115 2015/2116"
EAST_BANK += " 2016/2116"


@pytest.mark.rule(GAME, "5.5.1")
def test_minor_rivers_cost_nothing_but_a_point_in_rain() -> None:
    sides = {"minor-river": "2010/2011"}
    assert cost(stand({"a": "axis infantry 5-7-3 2010"}, hexsides=sides), "move a 2011") == 1
    wet = stand({"a": "axis infantry 5-7-3 2010"}, hexsides=sides, tracks={"mud": True})
    assert cost(wet, "move a 2011") == 2
    bridged = stand(
        {"a": "axis infantry 5-7-3 2010"},
        hexsides=sides,
        lines={"rail": "2010 2011"},
        tracks={"mud": True},
    )
    assert cost(bridged, "move a 2011") == 1


@pytest.mark.rule(GAME, "5.5.2", "V45")
def test_major_rivers_are_crossed_from_the_start_hex_only() -> None:
    units = {"a": "axis infantry 5-7-3 2010", "b": "axis panzer 10-8-6 1911"}
    game = stand(units, hexsides={"major-river": EAST_BANK})
    assert cost(game, "move a 2110") == 3
    assert "2110" not in ends(game, "extend", "b") | ends(game, "move", "b")
    assert codes(game, "move b 2010 2111") == {"s42-major-river-start 5.5.2"}


@pytest.mark.rule(GAME, "5.5.2")
def test_a_unit_may_go_on_after_crossing() -> None:
    game = stand({"a": "axis panzer 10-8-6 2010"}, hexsides={"major-river": EAST_BANK})
    assert cost(game, "move a 2111 2211") == 5


@pytest.mark.rule(GAME, "5.5.4")
def test_bridges_over_major_rivers() -> None:
    units = {"a": "axis panzer 10-8-6 1911", "b": "axis infantry 5-7-3 1911"}
    sides = {"major-river": EAST_BANK}
    road = stand(units, hexsides=sides, lines={"primary-road": "1911 2010 2111"})
    assert cost(road, "move a 2010 2111") == 1
    assert cost(road, "move b 2010 2111") == 2
    rail = stand(units, hexsides=sides, lines={"rail": "1911 2010 2111"})
    assert cost(rail, "move a 2010 2111") == 4
    assert cost(rail, "move b 2010 2111") == 3


@pytest.mark.rule(GAME, "5.5.5", "V46")
def test_pontoons_exist_while_both_banks_are_held() -> None:
    """V46: a panzer comes up to the river and crosses to a friend for exactly six points."""
    units = {"a": "axis infantry 5-7-3 2111", "d": "axis panzer 10-8-6 1810"}
    game = stand(units, hexsides={"major-river": EAST_BANK})
    assert cost(game, "move d 1910 2010 2111") == 6
    assert codes(game, "move d 1910 2010 2110")


@pytest.mark.rule(GAME, "5.5.5", "5.4")
def test_pontoons_serve_tactical_movement() -> None:
    units = {"a": "axis infantry 5-7-3 2111", "b": "axis infantry 5-7-3 1911 disrupted"}
    game = stand(units, hexsides={"major-river": EAST_BANK})
    assert "tactical b 2010 2111" in legal(game)


@pytest.mark.rule(GAME, "5.5.5")
def test_a_supply_point_holds_no_end_of_a_pontoon() -> None:
    units = {"a": "axis infantry 5-7-3 2111", "s": "axis supply-point 0-0-5 1911"}
    game = stand(units, hexsides={"major-river": EAST_BANK})
    assert "2111" not in ends(game, "move", "s")
    held = stand(units | {"b": "axis infantry 5-7-3 2010"}, hexsides={"major-river": EAST_BANK})
    assert "2111" in ends(held, "move", "s")


@pytest.mark.rule(GAME, "5.5.6")
def test_a_ferry_is_a_permanent_pontoon() -> None:
    units = {"a": "axis infantry 5-7-4 1911"}
    game = stand(units, hexsides={"major-river": EAST_BANK}, lines={"ferry": "2010 2111"})
    assert cost(game, "move a 2010 2111") == 4


@pytest.mark.rule(GAME, "5.5.3")
def test_the_volga_is_crossed_at_its_sites_only() -> None:
    sides = {"volga": EAST_BANK}
    ferry = {"ferry": "2010 2111"}
    game = stand({"a": "axis infantry 5-7-3 2010"}, hexsides=sides, lines=ferry)
    assert cost(game, "move a 2111") == 3
    assert codes(game, "move a 2110") == {"s42-closed-terrain 2.2.3"}


@pytest.mark.rule(GAME, "5.5.3")
def test_the_volga_flotilla_is_a_soviet_ferry() -> None:
    sides = {"volga": EAST_BANK}
    game = stand({"b": "soviet infantry 3-5-3 2010"}, seat="soviet", hexsides=sides)
    assert "2111" not in ends(game, "move", "b")
    play(game, "flotilla 2010 2111")
    assert cost(game, "move b 2111") == 3
    assert not [text for text in legal(game) if text.startswith("flotilla")]


@pytest.mark.rule(GAME, "5.5.3")
def test_only_soviets_use_the_railway_bridge_over_the_volga() -> None:
    sides, lines = {"volga": EAST_BANK}, {"rail": "2010 2111"}
    units = {"a": "axis infantry 5-7-3 2010", "b": "soviet infantry 3-5-3 2014"}
    axis = stand(units, hexsides=sides, lines=lines)
    assert "2111" not in ends(axis, "move", "a")
    soviet = stand({"b": "soviet infantry 3-5-3 2010"}, seat="soviet", hexsides=sides, lines=lines)
    assert cost(soviet, "move b 2111") == 2


@pytest.mark.rule(GAME, "5.4", "5.5.2")
def test_tactical_movement_over_a_major_river_starts_beside_it() -> None:
    units = {"a": "axis infantry 5-7-3 2010", "b": "axis infantry 5-7-3 1911"}
    game = stand(units, hexsides={"major-river": EAST_BANK})
    assert "tactical a 2111 2211" in legal(game)
    assert codes(game, "tactical b 2010 2111") == {"s42-major-river-start 5.5.2"}


@pytest.mark.rule(GAME, "5.5.1")
@pytest.mark.parametrize(
    ("weather", "points"), [("clear", 1), ("overcast", 1), ("snow", 1), ("rain", 2)]
)
def test_minor_rivers_by_weather(weather: str, points: int) -> None:
    units = {"a": "axis infantry 5-7-3 2010", "p": "axis panzer 10-8-6 2010"}
    game = stand(units, hexsides={"minor-river": "2010/2011"}, tracks={"weather": weather})
    assert cost(game, "move a 2011") == cost(game, "move p 2011") == points


@pytest.mark.rule(GAME, "5.5.2", "A-06")
def test_the_river_crossed_must_be_the_first_hexside() -> None:
    """A unit that starts beside the river may not walk along it and cross elsewhere."""
    game = stand({"a": "axis infantry 5-7-6 2010"}, hexsides={"major-river": EAST_BANK})
    assert codes(game, "move a 2011 2111") == {"s42-major-river-start 5.5.2"}
    assert codes(game, "move a 1910 2010 2110") == {"s42-major-river-start 5.5.2"}
    play(game, "move a 2011")
    assert "2112" not in ends(game, "move", "a") | ends(game, "extend", "a")


@pytest.mark.rule(GAME, "5.5.3")
def test_no_pontoon_over_the_volga() -> None:
    units = {"b": "soviet infantry 3-5-3 2010", "c": "soviet infantry 3-5-3 2111"}
    game = stand(units, seat="soviet", hexsides={"volga": EAST_BANK})
    assert codes(game, "move b 2111") == {"s42-closed-terrain 2.2.3"}


@pytest.mark.rule(GAME, "5.5.3")
def test_the_flotilla_is_not_for_the_axis_and_moves_once_a_turn() -> None:
    sides = {"volga": EAST_BANK}
    units = {"a": "axis infantry 5-7-3 2010", "b": "soviet infantry 3-5-3 2016"}
    axis = stand(units, hexsides=sides)
    assert codes(axis, "flotilla 2010 2111") == {"s42-no-flotilla 5.5.3"}
    game = stand({"b": "soviet infantry 3-5-3 2010"}, seat="soviet", hexsides=sides)
    assert codes(game, "flotilla 2010 2011") == {"s42-no-flotilla-site 5.5.3"}
    play(game, "flotilla 2010 2111")
    assert codes(game, "flotilla 2010 2110") == {"s42-flotilla-has-moved 5.5.3"}
    # It stays where it is until the next Soviet Movement Phase; then it may go.
    while not (game.state.turn == 4 and game.state.data.phase == "movement"):
        play(game, "done")
        if game.state.data.side == 0 and game.state.data.phase == "movement":
            assert "2111" not in ends(game, "move", "a")
    assert cost(game, "move b 2111") == 3
    assert codes(game, "flotilla 2010 2111") == {"s42-flotilla-is-there 5.5.3"}
    play(game, "flotilla 2010 2110")
    assert "2110" in ends(game, "move", "b")
    assert "tactical b 2111" not in legal(game)


@pytest.mark.rule(GAME, "5.5.3", "5.5.6")
def test_the_flotilla_serves_a_unit_that_does_not_start_beside_the_river() -> None:
    units = {"b": "soviet infantry 3-5-4 1911"}
    game = stand(units, seat="soviet", hexsides={"volga": EAST_BANK})
    play(game, "flotilla 2010 2111")
    assert cost(game, "move b 2010 2111") == 4


@pytest.mark.rule(GAME, "5.5.4")
def test_of_a_road_and_a_railway_bridge_the_road_counts() -> None:
    lines = {"primary-road": "1911 2010 2111", "rail": "1911 2010 2111"}
    units = {"a": "axis panzer 10-8-6 1911"}
    game = stand(units, hexsides={"major-river": EAST_BANK}, lines=lines)
    assert cost(game, "move a 2010 2111") == 1


@pytest.mark.rule(GAME, "5.5.5", "5.5.2", "V46")
def test_a_chain_of_crossings_over_pontoons() -> None:
    """V46: A crosses, B follows by Tactical Movement, C steps back, D crosses for six points."""
    units = {
        "a": "axis infantry 5-7-3 2010",
        "b": "axis infantry 5-7-3 1911",
        "c": "axis infantry 5-7-3 2213",
        "d": "axis panzer 10-8-6 1812",
    }
    game = stand(units, hexsides={"major-river": EAST_BANK})
    assert "tactical b 2010 2111" not in legal(game)
    play(game, "move a 2111")
    play(game, "tactical b 2010 2111")
    # No one holds the far bank at 2113 yet.
    assert "2113" not in ends(game, "move", "d")
    play(game, "tactical c 2113")
    assert cost(game, "move d 1912 2012 2113") == 6


@pytest.mark.rule(GAME, "5.5.5")
@pytest.mark.parametrize("status", ["disrupted", "full-retreat", "out-of-supply", "isolated"])
def test_units_in_any_state_hold_a_pontoon(status: str) -> None:
    units = {"a": f"axis infantry 5-7-3 2111 {status}", "d": "axis panzer 10-8-6 1810"}
    game = stand(units, hexsides={"major-river": EAST_BANK})
    assert cost(game, "move d 1910 2010 2111") == 6


@pytest.mark.rule(GAME, "5.5.5")
def test_a_pontoon_goes_with_the_unit_that_held_it() -> None:
    units = {"a": "axis infantry 5-7-3 2111", "d": "axis panzer 10-8-6 1810"}
    game = stand(units, hexsides={"major-river": EAST_BANK})
    assert "2111" in ends(game, "move", "d")
    play(game, "move a 2211")
    assert "2111" not in ends(game, "move", "d")


@pytest.mark.rule(GAME, "5.5.5")
def test_a_supply_point_on_the_far_bank_makes_no_pontoon() -> None:
    units = {"s": "axis supply-point 0-0-5 2111", "d": "axis panzer 10-8-6 1810"}
    game = stand(units, hexsides={"major-river": EAST_BANK})
    assert "2111" not in ends(game, "move", "d")


@pytest.mark.rule(GAME, "23.4")
def test_frozen_rivers_need_no_start_beside_them() -> None:
    units = {"a": "axis infantry 5-7-3 1911"}
    game = stand(units, hexsides={"major-river": EAST_BANK}, turn=30, scenario="fall-blau")
    assert cost(game, "move a 2010 2111") == 3
