"""Conditions in the small print of supply and resources, each of which changes what is legal."""

from __future__ import annotations

from typing import Any

import pytest

from hexside.games.stalingrad42.supply.supply_lines import (
    rails,
)
from hexside.games.stalingrad42.victory.victory import score_sheet
from hexside.games.stalingrad42.work import S42Work
from tests.rulebook.stalingrad42.s42_battles import declare, fight
from tests.rulebook.stalingrad42.s42_kit import codes, legal_with, marks, play, stand, track, where

GAME = "stalingrad-42"


# 9.3.5: air bases


@pytest.mark.rule(GAME, "9.3.5")
@pytest.mark.parametrize("control", [["2014"], []])
def test_a_city_in_enemy_hands_is_no_air_base(control: list[str]) -> None:
    units = {"a": "axis infantry 9-7-3 2010", "x": "soviet infantry 3-5-3 2009"}
    board: dict[str, Any] = {
        "lines": {"rail": "2016 2015 2014"},
        "places": {"minor-city": "2014"},
        "areas": {"entry-x": "2016", "axis-start": "2016 2015 2014"},
    }
    game = fight(units, tracks={"air": [{"unit": "lw-air-4"}], "control": control}, **board)
    declare(game, "2009", "a")
    assert bool(legal_with(game, "air")) == bool(control)


# 9.7.2, 18.5, 18.6.8: resources


@pytest.mark.rule(GAME, "9.7.2")
def test_only_the_forts_of_the_active_side_are_completed() -> None:
    forts = [
        {"hex": "2009", "side": 0, "complete": False},
        {"hex": "2510", "side": 1, "complete": False},
    ]
    units = {"a": "axis infantry 5-7-3 2009", "x": "soviet infantry 3-5-3 2510"}
    for seat, done in (("axis", [True, False]), ("soviet", [False, True])):
        game = stand(units, phase="initial", seat=seat, tracks={"forts": forts})
        assert [fort.complete for fort in game.state.data.forts] == done


@pytest.mark.rule(GAME, "18.5")
@pytest.mark.parametrize("side", ["axis", "soviet"])
def test_a_massed_barrage_is_soviet(side: str) -> None:
    other = "soviet" if side == "axis" else "axis"
    units = {
        "a": f"{side} infantry 9-7-3 2010",
        "d1": f"{side} artillery 0-1-4 2011 range:4",
        "d2": f"{side} artillery 0-1-4 2012 range:4",
        "x": f"{other} infantry 3-5-3 2009",
    }
    game = fight(units, seat=side)
    declare(game, "2009", "a")
    barrage = {"support d1 d2"} if side == "soviet" else set()
    assert legal_with(game, "support") == {"support d1", "support d2"} | barrage


@pytest.mark.rule(GAME, "18.6.8")
def test_the_limit_of_mobile_points_holds_with_counters_to_spare() -> None:
    units = {
        **{f"axis-sp-{n}": "2012" for n in range(1, 5)},
        "fifth": "axis supply-point 0-0-5 2012",
        "a": "axis infantry 5-7-3 2012",
        "x": "soviet infantry 3-5-3 2616",
    }
    game = stand(units, phase="initial", areas={"entry-x": "1808"})
    play(game, "bring x")
    assert (where(game, "axis-sp-5"), where(game, "axis-isp-1")) == ("absent", "ea-x")


# 9.7.5: taking fortifications up


@pytest.mark.rule(GAME, "9.7.5", "9.7.3")
def test_a_marker_taken_up_in_the_initial_phase_can_be_built_again_at_once() -> None:
    taken = [f"{column}{row:02}" for column in (20, 21, 22) for row in range(9, 13)]
    forts = [{"hex": hex, "side": 0, "complete": True} for hex in taken]
    forts.append({"hex": "2510", "side": 1, "complete": True})
    units = {"a": "axis infantry 5-7-3 1809", "x": "soviet infantry 3-5-3 2616"}
    lines = {"primary-road": "1808 1809 1810"}
    game = stand(
        units,
        phase="initial",
        tracks={"forts": forts},
        areas={"entry-x": "1808 1809"},
        lines=lines,
    )
    assert "s42-no-fort-counters 9.7.3" in codes(game, "fortify 1809")
    assert codes(game, "unfortify 2510") == {"s42-no-fort-of-yours 9.7.5"}
    play(game, "unfortify 2009", "fortify 1809")
    assert game.state.data.resource_points == 1
    assert len([fort for fort in game.state.data.forts if fort.side == 0]) == len(taken)


# 16.3.4: control


@pytest.mark.rule(GAME, "16.3.4", "19.2")
def test_non_combat_units_take_no_city() -> None:
    units = {
        "sp": "axis supply-point 0-0-5 2009",
        "a": "axis infantry 5-7-3 2109",
        "x": "soviet infantry 3-5-3 2616",
    }
    game = stand(units, places={"minor-city": "2010"})
    play(game, "move sp 2010")
    assert track(game, "control") == []
    play(game, "move a 2110", "move a 2010")
    assert track(game, "control") == ["2010"]


# 18.2.2: artillery that has moved far


@pytest.mark.rule(GAME, "18.2.2", "22.3.1")
def test_an_asu_that_moves_far_into_an_area_is_disrupted_too() -> None:
    units = {
        "far": "axis army-hq 0-1-5 2110",
        "near": "axis army-hq 0-1-5 2010",
        "b": "axis infantry 5-5-3 2616",
    }
    game = stand(units, areas={"entry-x": "1808 1809"})
    play(game, "move far 2010", "move far 1910 1809", "move far ea-x")
    # The area itself is no hex.
    play(game, "move near 1910 1809 ea-x", "move b 2615")
    assert (where(game, "far"), where(game, "near")) == ("ea-x", "ea-x")
    assert "disrupted" in marks(game, "far")
    assert "disrupted" not in marks(game, "near")


# 21.3.1: units from the Eliminated Box


@pytest.mark.rule(GAME, "21.3.1", "16.3.2")
@pytest.mark.parametrize("road", [True, False])
def test_units_return_only_to_a_headquarters_in_supply(road: bool) -> None:
    line = " ".join(f"20{row:02}" for row in range(8, 17))
    units = {
        "lost": "axis infantry 5-7-3 eliminated since-1",
        "hq": "axis army-hq 0-1-5 2016",
        "x": "soviet infantry 3-5-3 2616",
    }
    # The railway reaches it, but the edge of the map is more than five hexes away.
    lines = {"rail": line, **({"primary-road": line} if road else {})}
    areas = {"entry-x": "2008", "axis-start": line}
    game = stand(units, phase="initial", turn=4, lines=lines, areas=areas)
    found = {text.split()[-1] for text in legal_with(game, "return", "infantry", "lost")}
    assert "ea-x" in found
    assert ("2016" in found) == road


# S1.3: units that have left the map


@pytest.mark.rule(GAME, "S1.3")
@pytest.mark.parametrize("guard", [True, False])
def test_an_enemy_in_the_last_hex_cuts_the_line_to_those_who_left(guard: bool) -> None:
    units = {"p": "axis panzer 10-8-6 exited three-steps", "q": "axis panzer 9-8-6 exited"}
    if guard:
        units["x"] = "soviet infantry 3-5-3 2108"
    areas = {"entry-x": "1808 1809", "entry-m": "2108"}
    tracks = {"exited": ["m:p:3", "m:q:2"], "control": []}
    game = stand(units, phase="initial", areas=areas, tracks=tracks)
    table = game.rules.work(game.state)
    assert isinstance(table, S42Work)
    sheet = {item.code: item.points for item in score_sheet(table)}
    assert sheet["s42-exited-east"] == (0 if guard else 2)


# 17.3.1: how far a railhead is pushed back


@pytest.mark.rule(GAME, "17.3.1")
def test_a_railhead_goes_back_to_the_first_free_hex_at_once() -> None:
    line = " ".join(f"20{row:02}" for row in range(8, 17))
    areas = {"entry-x": "2008", "axis-start": "2008 2009"}
    game = stand({}, phase="initial", lines={"green-rail": line}, areas=areas)
    table = game.rules.work(game.state)
    assert isinstance(table, S42Work)
    grid = game.rules.board.grid
    barred = grid.indexes("2013", "2014", "2015", "2016")
    way = rails(table).pushed_back(grid.index("2016"), lambda hex: hex in barred)
    assert [grid.names[hex] for hex in way] == ["2015", "2014", "2013", "2012"]
