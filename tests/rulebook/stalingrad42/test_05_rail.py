"""5.6 Rail Movement."""

from __future__ import annotations

from typing import Any

import pytest

from tests.rulebook.stalingrad42.s42_battles import THREE, assault, declare, fight
from tests.rulebook.stalingrad42.s42_kit import (
    bonds,
    codes,
    ends,
    legal,
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


@pytest.mark.rule(GAME, "5.6.1", "5.6.4", "22.7")
def test_who_has_railed_into_an_area_is_on_a_train_there_and_does_not_attack() -> None:
    units = {
        "b": "soviet infantry 9-5-3 2012",
        "c": "soviet infantry 9-5-3 ea-a",
        "x": "axis infantry 1-1-3 1811",
        "a": FAR,
    }
    area = {"entry-a": "1811 2010"}
    lines: dict[str, Any] = {"lines": LINE, "areas": area, "hexes": "1810-2616"}
    game = stand(units, seat="soviet", **lines)
    play(game, "rail b ea-a")
    assert set(marks(game, "b")) == {"moved", "train"}
    play(game, "done")
    declare(game, "1811", "c")
    assert codes(game, "add b") == {"s42-on-a-train 5.6.4"}
    # It unloads like any other unit (5.6.5), and goes nowhere before.
    game = stand(units | {"b": "soviet infantry 9-5-3 ea-a train"}, seat="soviet", **lines)
    assert not legal_with(game, "move", "b")
    areas = {**area, "entry-b": "1810"}
    game = stand(units | {"b": "soviet infantry 9-5-3 ea-a train"}, seat="soviet", areas=areas)
    assert not legal_with(game, "transfer", "b")
    assert codes(game, "transfer b ea-b") == {"s42-on-a-train 5.6.5"}
    game = stand(
        units | {"b": "soviet infantry 9-5-3 ea-a train"}, seat="soviet", phase="initial", **lines
    )
    assert marks(game, "b") == ()


@pytest.mark.rule(GAME, "5.6.1", "18.2.1")
def test_guns_that_have_fired_stay_used_in_an_area() -> None:
    units = {
        "h": "soviet front-hq 0-1-5 2012 used out-of-supply",
        "z": "soviet infantry 3-5-3 1812",
        "a": FAR,
    }
    game = stand(units, seat="soviet", lines=LINE, areas={"entry-a": "2010"}, hexes="1810-2616")
    play(game, "rail h ea-a")
    assert set(marks(game, "h")) == {"moved", "out-of-supply", "train", "used"}


@pytest.mark.rule(GAME, "5.6.3", "17.1")
def test_the_axis_needs_repaired_railways() -> None:
    units = {"a": "axis infantry 5-7-3 2010", "b": "soviet infantry 3-5-3 2516"}
    game = stand(units, lines=LINE, areas={"axis-start": "2010 2011"})
    assert ends(game, "rail", "a") == {"2011"}


@pytest.mark.rule(GAME, "5.6.2")
def test_one_unit_in_four_may_start_on_the_map_and_it_may_be_the_last() -> None:
    units = {f"e{n}": "soviet infantry 3-5-3 ea-a" for n in range(4)}
    units |= {"b": "soviet infantry 3-5-3 2011", "a": FAR}
    game = stand(units, seat="soviet", lines=LINE, areas={"entry-a": "2010"}, hexes="1810-2616")
    play(game, "rail e0 2014", "rail e1 2013", "rail e2 2012", "rail b 2010")
    assert codes(game, "rail e3 2011") == {"s42-rail-limit 5.6.2"}
    assert not legal_with(game, "rail")


@pytest.mark.rule(GAME, "5.6.2", "28.1.5")
def test_leaders_are_outside_the_limits_and_use_no_train() -> None:
    units = {
        "l": "soviet leader 0-0-6 2011",
        "b": "soviet infantry 3-5-3 2011",
        "a": FAR,
    }
    game = stand(units, seat="soviet", lines=LINE, tracks={"railed": 4, "railed_on_map": 1})
    assert codes(game, "rail b 2014") == {
        "s42-rail-limit 5.6.2",
        "s42-rail-limit-on-map 5.6.2",
    }
    play(game, "rail l 2014")
    assert set(marks(game, "l")) == {"moved", "used"}
    assert game.state.data.railed == 4


@pytest.mark.rule(GAME, "5.6.3")
def test_rail_movement_starts_and_ends_on_railways() -> None:
    units = {"b": "soviet infantry 3-5-3 1910", "c": "soviet infantry 3-5-3 2010", "a": FAR}
    game = stand(units, seat="soviet", lines=LINE)
    assert codes(game, "rail b 2014") == {"s42-not-on-rail 5.6.3"}
    assert codes(game, "rail c 2015") == {"s42-no-railway 5.6.3"}


@pytest.mark.rule(GAME, "5.6.3", "A-09")
def test_rail_movement_starts_in_no_enemy_zone() -> None:
    units = {"b": "soviet infantry 3-5-3 2010", "a": "axis infantry 5-7-3 2009"}
    game = stand(units, seat="soviet", lines=LINE)
    assert codes(game, "rail b 2014") == {"s42-rail-starts-in-zone 5.6.3"}


@pytest.mark.rule(GAME, "5.6.3", "A-09")
def test_no_rail_through_a_city_that_the_enemy_controls() -> None:
    units = {"b": "soviet infantry 3-5-3 2010", "a": FAR}
    city = {"minor-city": "2012"}
    theirs = stand(units, seat="soviet", lines=LINE, places=city, tracks={"control": ["2012"]})
    assert ends(theirs, "rail", "b") == {"2011"}
    ours = stand(units, seat="soviet", lines=LINE, places=city)
    assert ends(ours, "rail", "b") == {"2011", "2012", "2013", "2014"}


@pytest.mark.rule(GAME, "5.6.3")
def test_rail_is_the_only_movement_of_the_turn() -> None:
    units = {
        "b": "soviet infantry 3-5-3 2010",
        "c": "soviet infantry 3-5-3 2012",
        "d": "soviet infantry 3-5-3 1810",
        "a": FAR,
    }
    game = stand(units, seat="soviet", lines=LINE)
    play(game, "move b 2011", "rail c 2014")
    assert codes(game, "rail b 2014") >= {"already-moved 5.6.3"}
    assert codes(game, "tactical c 2015") >= {"already-moved 5.1", "s42-on-a-train 5.6.5"}


@pytest.mark.rule(GAME, "5.6.3")
def test_a_supply_point_may_end_with_another_train() -> None:
    """Only combat units may not end together."""
    units = {"e": "soviet infantry 3-5-3 ea-a", "s": "soviet supply-point 0-0-5 ea-a", "a": FAR}
    game = stand(units, seat="soviet", lines=LINE, areas={"entry-a": "2010"}, hexes="1810-2616")
    play(game, "rail e 2014", "rail s 2014")
    assert where(game, "s") == "2014"


@pytest.mark.rule(GAME, "5.6.1")
def test_a_unit_that_railed_into_an_area_stays_there_this_turn() -> None:
    units = {"b": "soviet infantry 3-5-3 2012", "c": "soviet infantry 3-5-3 2014", "a": FAR}
    game = stand(units, seat="soviet", lines=LINE, areas={"entry-a": "2010"}, hexes="1810-2616")
    play(game, "rail b ea-a")
    assert not [text for text in legal(game) if " b " in f"{text} "]


@pytest.mark.rule(GAME, "5.6.4", "7.1")
def test_units_on_trains_form_no_bonds() -> None:
    units = {"b": "soviet infantry 3-5-3 2010 train", "c": "soviet infantry 3-5-3 2012", "a": FAR}
    assert not bonds(stand(units, seat="soviet"), "soviet")


@pytest.mark.rule(GAME, "5.6.5")
def test_trains_unload_in_the_initial_phase_anywhere_on_the_line() -> None:
    units = {"b": "soviet infantry 3-5-3 2010", "a": FAR}
    game = stand(units, seat="soviet", lines=LINE)
    play(game, "rail b 2013")
    while not (game.state.data.side == 1 and game.state.turn == 4):
        play(game, "done")
    assert "train" not in marks(game, "b")
    while game.state.data.phase != "movement":
        play(game, "done")
    assert "2014" in ends(game, "move", "b")


@pytest.mark.rule(GAME, "5.6.5", "12.1.1")
def test_a_unit_that_must_retreat_unloads() -> None:
    units = {"a": "axis infantry 3-7-3 2012", "x": "soviet infantry 3-5-3 2011 train"}
    game = fight(units, dice=[THREE["DR2"]])
    assault(game, "2011", "a")
    game.play(sorted(legal_with(game, "retreat", "x"))[0])
    assert "disrupted" in marks(game, "x")
    assert "train" not in marks(game, "x")


@pytest.mark.rule(GAME, "5.6.4", "18.3.1")
@pytest.mark.parametrize(("status", "supports"), [("", True), ("train", False)])
def test_artillery_on_a_train_gives_no_shift(status: str, supports: bool) -> None:
    units = {
        "a": "axis infantry 6-7-3 2012",
        "h": f"axis army-hq 0-1-5 2013 range:5 {status}",
        "x": "soviet infantry 3-5-3 2011",
    }
    game = fight(units)
    declare(game, "2011", "a")
    assert bool(legal_with(game, "support", "h")) is supports


FERRY: dict[str, Any] = {
    "lines": {"rail": ["2010 2011 2012", "2410 2411 2412"]},
    "areas": {"vladimirovka-ferry": "2012 2312"},
    "seat": "soviet",
}


@pytest.mark.rule(GAME, "5.5.7", "A-53")
def test_the_rail_ferry_carries_one_soviet_unit_a_turn() -> None:
    """Its ends are not adjacent; the far end is a rail hex by the ferry alone."""
    units = {
        "b": "soviet infantry 3-5-3 2010",
        "c": "soviet infantry 3-5-3 2312",
        "a": "axis infantry 5-7-3 2616",
    }
    game = stand(units, tracks={"railed_on_map": 0}, **FERRY)
    assert ends(game, "rail", "b") == {"2011", "2012", "2312"}
    assert ends(game, "rail", "c") == {"2010", "2011", "2012"}
    play(game, "rail b 2312")
    assert where(game, "b") == "2312"
    used = stand(units, tracks={"crossings": ["vladimirovka"]}, **FERRY)
    assert ends(used, "rail", "b") == {"2011", "2012"}
    assert codes(used, "rail b 2312") == {"s42-no-rail-ferry 5.5.7"}


@pytest.mark.rule(GAME, "5.5.7")
def test_the_rail_ferry_takes_combat_units_and_supply_points_only() -> None:
    units = {
        "h": "soviet soviet-army-hq 0-0-6 2010",
        "s": "soviet supply-point 0-0-5 2011",
        "a": "axis infantry 5-7-3 2616",
    }
    game = stand(units, **FERRY)
    assert ends(game, "rail", "h") == {"2011", "2012"}
    assert codes(game, "rail h 2312") == {"s42-no-rail-ferry 5.5.7"}
    assert "2312" in ends(game, "rail", "s")


@pytest.mark.rule(GAME, "5.5.7")
def test_the_axis_has_no_rail_ferry_and_nobody_walks_over_it() -> None:
    units = {"a": "axis infantry 5-7-3 2012", "b": "soviet infantry 3-5-3 2616"}
    areas = {"areas": {"vladimirovka-ferry": "2012 2312", "axis-start": "2010 2011 2012 2410"}}
    game = stand(units, **(FERRY | areas | {"seat": "axis"}))
    assert ends(game, "rail", "a") == {"2010", "2011"}
    river = {"hexsides": {"volga": "2012/2112"}}
    soviet = stand({"b": "soviet infantry 3-5-3 2012"}, **(FERRY | river))
    soviet_areas = {"areas": {"vladimirovka-ferry": "2012 2112"}}
    beside = stand({"b": "soviet infantry 3-5-3 2012"}, **(FERRY | river | soviet_areas))
    for game in (soviet, beside):
        assert "tactical b 2112" not in legal_with(game, "tactical", "b")


@pytest.mark.rule(GAME, "5.5.7", "A-53")
def test_vladimirovka_on_the_map() -> None:
    units = {"sov-rd-1": "6523", "ger-id-75": "1116"}
    game = stand(units, seat="soviet", scenario="campaign", hexes="", turn=12)
    assert "6424" in ends(game, "rail", "sov-rd-1")
    play(game, "rail sov-rd-1 6424")
    assert where(game, "sov-rd-1") == "6424"


@pytest.mark.rule(GAME, "5.6.6", "17.5")
@pytest.mark.parametrize("turn", [1, 12, 36])
def test_the_railway_along_the_caspian_is_never_used(turn: int) -> None:
    units = {"sov-rd-1": "7354", "ger-id-75": "1116"}
    game = stand(units, seat="soviet", scenario="campaign", hexes="", turn=turn)
    assert "7155" in ends(game, "rail", "sov-rd-1")
    assert "7352" not in ends(game, "rail", "sov-rd-1")
    assert codes(game, "rail sov-rd-1 7250") == {"s42-no-railway 5.6.3"}
