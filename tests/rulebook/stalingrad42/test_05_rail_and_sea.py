"""5.6 Rail Movement and 5.7 Sea Movement."""

from __future__ import annotations

from typing import Any

import pytest

from tests.rulebook.stalingrad42.s42_kit import (
    codes,
    ends,
    legal_with,
    marks,
    play,
    stand,
    where,
)

GAME = "stalingrad-42"
LINE = {"rail": "2010 2011 2012 2013 2014"}
FAR = "axis infantry 5-7-3 2516"


@pytest.mark.rule(GAME, "5.6.1", "5.6.3")
def test_rail_movement_goes_any_distance_along_the_line() -> None:
    units = {"b": "soviet infantry 3-5-3 2010", "c": "soviet infantry 3-5-3 1814", "a": FAR}
    game = stand(units, seat="soviet", lines=LINE)
    assert ends(game, "rail", "b") == {"2011", "2012", "2013", "2014"}
    play(game, "rail b 2014")
    assert where(game, "b") == "2014"
    assert "train" in marks(game, "b")
    assert codes(game, "move b 2013") >= {"already-moved 5.1"}


@pytest.mark.rule(GAME, "5.6.3")
def test_no_rail_through_enemy_zones_even_with_friends_there() -> None:
    units = {
        "b": "soviet infantry 3-5-3 2010",
        "c": "soviet infantry 3-5-3 2012",
        "a": "axis infantry 5-7-3 2212",
    }
    game = stand(units | {"a": "axis infantry 5-7-3 2112"}, seat="soviet", lines=LINE)
    assert ends(game, "rail", "b") == set()
    assert codes(game, "rail b 2014") == {"s42-no-rail-path 5.6.3"}
    assert ends(stand(units, seat="soviet", lines=LINE), "rail", "b")


@pytest.mark.rule(GAME, "5.6.3")
def test_only_units_in_good_order_board_trains() -> None:
    units = {"b": "soviet infantry 3-5-3 2010 disrupted", "a": FAR}
    game = stand(units, seat="soviet", lines=LINE)
    assert codes(game, "rail b 2014") == {"s42-not-in-good-order 5.6.3"}


@pytest.mark.rule(GAME, "5.6.2", "D20")
def test_four_units_of_which_one_starts_on_the_map() -> None:
    units = {f"e{n}": "soviet infantry 3-5-3 ea-a" for n in range(5)}
    units |= {"b": "soviet infantry 3-5-3 2011", "c": "soviet infantry 3-5-3 2012", "a": FAR}
    game = stand(units, seat="soviet", lines=LINE, areas={"entry-a": "2010"}, hexes="1810-2616")
    play(game, "rail b 2013")
    assert codes(game, "rail c 2014") == {"s42-rail-limit-on-map 5.6.2"}
    play(game, "rail e0 2014", "rail e1 2011", "rail e2 2010")
    assert codes(game, "rail e3 2012") == {"s42-rail-limit 5.6.2"}


@pytest.mark.rule(GAME, "5.6.3")
def test_two_units_that_went_by_rail_do_not_end_together() -> None:
    units = {"e": "soviet infantry 3-5-3 ea-a", "f": "soviet infantry 3-5-3 ea-a", "a": FAR}
    game = stand(units, seat="soviet", lines=LINE, areas={"entry-a": "2010"}, hexes="1810-2616")
    play(game, "rail e 2014")
    assert codes(game, "rail f 2014") == {"s42-two-trains 5.6.3"}


@pytest.mark.rule(GAME, "5.6.1")
def test_rail_into_a_friendly_entry_area() -> None:
    units = {"b": "soviet infantry 3-5-3 2012", "a": FAR}
    game = stand(units, seat="soviet", lines=LINE, areas={"entry-a": "2010"}, hexes="1810-2616")
    play(game, "rail b ea-a")
    assert where(game, "b") == "ea-a"


@pytest.mark.rule(GAME, "5.6.3", "17.1")
def test_the_axis_needs_repaired_railways() -> None:
    units = {"a": "axis infantry 5-7-3 2010", "b": "soviet infantry 3-5-3 2516"}
    game = stand(units, lines=LINE, areas={"axis-start": "2010 2011"})
    assert ends(game, "rail", "a") == {"2011"}


SEA = {"sea": "2010-2014"}
COAST: dict[str, Any] = {
    "lines": {"sea-lane": "1911 2010 2011 2012 2013 2114"},
    "areas": {"port": "1911 2114", "port-azov": "1911 2114"},
    "terrain": SEA,
    "seat": "soviet",
}


@pytest.mark.rule(GAME, "5.7.1")
def test_one_soviet_unit_a_turn_goes_from_port_to_port() -> None:
    units = {"b": "soviet infantry 3-5-3 1911", "c": "soviet infantry 3-5-3 1911", "a": FAR}
    game = stand(units, **COAST)
    assert legal_with(game, "sea", "b") == {"sea b 2114"}
    play(game, "sea b 2114")
    assert where(game, "b") == "2114"
    assert "disrupted" in marks(game, "b")
    assert not legal_with(game, "sea")


@pytest.mark.rule(GAME, "5.7.1")
def test_mechanised_units_do_not_sail_but_supply_points_do() -> None:
    units = {"t": "soviet tank 7-5-5 1911", "s": "soviet supply-point 0-0-5 1911", "a": FAR}
    game = stand(units, **COAST)
    assert legal_with(game, "sea") == {"sea s 2114"}
    assert codes(game, "sea t 2114") == {"s42-may-not-sail 5.7.1"}


@pytest.mark.rule(GAME, "5.7.1")
def test_naval_infantry_lands_in_order_and_takes_a_step_ashore() -> None:
    units = {"n": "soviet naval-infantry 2-3-3 1911 naval-infantry", "a": FAR}
    game = stand(units, **COAST)
    assert "sea n 2114 2214" in legal_with(game, "sea", "n")
    play(game, "sea n 2114")
    assert "disrupted" not in marks(game, "n")


@pytest.mark.rule(GAME, "5.7.1")
def test_the_axis_has_no_sea_movement() -> None:
    units = {"a": "axis infantry 5-7-3 1911", "b": "soviet infantry 3-5-3 2516"}
    game = stand(units, **(COAST | {"seat": "axis"}))
    assert codes(game, "sea a 2114") == {"s42-no-sea-movement 5.7.1"}
