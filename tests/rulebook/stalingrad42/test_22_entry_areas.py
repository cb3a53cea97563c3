"""22.3, 22.6 Entry Areas in movement; 13.1.3 and 13.3 Full Retreat in movement; 20 releases."""

from __future__ import annotations

import pytest

from tests.rulebook.stalingrad42.s42_kit import (
    codes,
    cost,
    ends,
    legal,
    legal_with,
    marks,
    play,
    stand,
    told,
    where,
)

GAME = "stalingrad-42"
NORTH = {"entry-a": "1908 2008 2108 2208"}
EAST = {"entry-m": "2608 2609 2610 2611 2612"}


@pytest.mark.rule(GAME, "22.3.1")
def test_units_enter_a_friendly_area_for_a_point_and_stop() -> None:
    units = {"b": "soviet infantry 3-5-3 2009", "a": "axis infantry 5-7-3 2516"}
    game = stand(units, seat="soviet", areas=NORTH)
    assert cost(game, "move b 2008 ea-a") == 2
    play(game, "move b 2008 ea-a")
    assert where(game, "b") == "ea-a"
    assert not legal_with(game, "move", "b")


@pytest.mark.rule(GAME, "22.1.2", "22.3.1")
def test_units_leave_an_area_and_pay_the_first_hex() -> None:
    units = {"b": "soviet infantry 3-5-3 ea-a", "a": "axis infantry 5-7-3 2516"}
    game = stand(units, seat="soviet", areas=NORTH)
    assert cost(game, "move b 2008") == 1
    assert "2010" in ends(game, "move", "b")
    assert "2011" not in ends(game, "move", "b")


@pytest.mark.rule(GAME, "22.3.1")
def test_only_units_in_good_order_leave_an_area() -> None:
    units = {"b": "soviet infantry 3-5-3 ea-a disrupted", "a": "axis infantry 5-7-3 2516"}
    game = stand(units | {"c": "soviet infantry 3-5-3 2012"}, seat="soviet", areas=NORTH)
    assert codes(game, "tactical b 2008") == {"s42-not-in-good-order 22.3.1"}


@pytest.mark.rule(GAME, "13.2.1", "A-67")
def test_disrupted_units_do_not_enter_an_area() -> None:
    units = {"b": "soviet infantry 3-5-3 2008 disrupted", "a": "axis infantry 5-7-3 2516"}
    game = stand(units, seat="soviet", areas=NORTH)
    assert codes(game, "tactical b ea-a") == {"s42-disrupted-into-area 13.2.1"}


@pytest.mark.rule(GAME, "22.4")
def test_enemy_areas_are_closed() -> None:
    units = {"a": "axis infantry 5-7-3 2008", "b": "soviet infantry 3-5-3 2516"}
    game = stand(units, areas=NORTH)
    assert codes(game, "move a ea-a") == {"s42-enemy-area 22.4"}


@pytest.mark.rule(GAME, "22.3.2")
def test_entry_into_a_zone_stops_the_unit() -> None:
    units = {"b": "soviet infantry 3-5-3 ea-a", "a": "axis infantry 5-7-3 2009"}
    game = stand(units, seat="soviet", areas=NORTH)
    assert "move b 2008" in legal(game)
    assert not [text for text in legal_with(game, "move", "b") if text.startswith("move b 2008 ")]
    play(game, "move b 2008")
    assert not legal_with(game, "move", "b")


@pytest.mark.rule(GAME, "22.3.2", "V34")
def test_no_entry_through_an_enemy_bond() -> None:
    units = {
        "b": "soviet infantry 3-5-3 ea-a",
        "a": "axis infantry 5-7-3 2108",
        "c": "axis infantry 5-7-3 1908",
    }
    other = {"d": "soviet infantry 3-5-3 2015"}
    closed = stand(units | other, seat="soviet", areas={"entry-a": "2008"})
    assert not legal_with(closed, "move", "b")
    del units["c"]
    assert legal_with(stand(units | other, seat="soviet", areas={"entry-a": "2008"}), "move", "b")


@pytest.mark.rule(GAME, "22.6.1")
def test_transfers_take_the_whole_allowance() -> None:
    units = {"b": "soviet infantry 3-5-3 ea-a", "a": "axis infantry 5-7-3 2016"}
    game = stand(units, seat="soviet", areas=NORTH | EAST)
    play(game, "transfer b ea-m")
    assert where(game, "b") == "ea-m"
    assert not legal_with(game, "move", "b")


@pytest.mark.rule(GAME, "S1.2", "A-46")
def test_axis_units_exit_to_the_east_and_do_not_return() -> None:
    units = {"a": "axis panzer 10-8-6 2609", "b": "soviet infantry 3-5-3 2016"}
    game = stand(units, areas=EAST)
    assert "s42-unit-exited" in told(play(game, "move a ea-m"))
    assert where(game, "a") == "exited"
    assert game.state.data.exited == ("m:a:2",)


@pytest.mark.rule(GAME, "13.1.3", "13.3.1")
def test_voluntary_full_retreat_slips_out_of_a_zone() -> None:
    units = {"a": "axis panzer 10-8-6 2011", "b": "soviet infantry 3-5-3 2012"}
    game = stand(units)
    assert cost(game, "move a 2010") == 3
    play(game, "full-retreat a")
    assert "full-retreat" in marks(game, "a")
    assert cost(game, "move a 2010") == 1


@pytest.mark.rule(GAME, "13.3.2", "A-28")
def test_units_in_full_retreat_enter_zones_only_beside_other_friends() -> None:
    units = {
        "a": "axis infantry 5-7-3 2010 full-retreat",
        "e": "axis infantry 5-7-3 2011",
        "b": "soviet infantry 3-5-3 2012",
    }
    game = stand(units)
    assert "2011" in ends(game, "move", "a")
    assert "2112" not in ends(game, "move", "a")
    assert codes(game, "move a 2111 2112") == {"s42-full-retreat-into-zone 13.3.2"}


@pytest.mark.rule(GAME, "13.3.1")
def test_units_in_full_retreat_have_all_modes() -> None:
    units = {"a": "axis infantry 5-7-3 2010 full-retreat", "b": "soviet infantry 3-5-3 2616"}
    game = stand(units)
    assert ends(game, "extend", "a")
    assert ends(game, "tactical", "a")


@pytest.mark.rule(GAME, "20.4")
def test_garrisons_wait_until_an_enemy_is_within_five_hexes() -> None:
    units = {"g": "soviet nkvd 2-5-3 2016 garrison frozen", "a": "axis panzer 10-8-6 2009"}
    game = stand(units, places={"minor-city": "2016"})
    play(game, "move a 2010")
    assert "frozen" in marks(game, "g")
    play(game, "move a 2011")
    assert "frozen" not in marks(game, "g")
    held = stand(units, seat="soviet")
    assert codes(held, "move g 2015") == {"s42-unit-frozen 20.4"} or "move g 2015" not in legal(
        held
    )


@pytest.mark.rule(GAME, "16.3.4")
def test_control_passes_with_units() -> None:
    units = {"a": "axis panzer 10-8-6 2009", "b": "soviet infantry 3-5-3 2516"}
    game = stand(units, places={"minor-city": "2010"})
    events = play(game, "move a 2010 2011")
    assert "control-changed" in told(events)
    grid = game.rules.board.grid
    assert game.state.data.control == (grid.index("2010"),)
