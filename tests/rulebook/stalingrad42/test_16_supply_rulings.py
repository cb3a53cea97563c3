"""Rulings on supply, control, air units and replacements."""

from __future__ import annotations

import pytest

from hexside.games.stalingrad42.combat.fortifications import deactivate_printed_forts
from hexside.games.stalingrad42.reading.loading import load
from hexside.games.stalingrad42.reinforcements.replacement_types import own_types
from hexside.games.stalingrad42.supply.attrition import airfields
from hexside.games.stalingrad42.supply.supply_lines import (
    has_line,
    region,
)
from hexside.games.stalingrad42.support.air_units import allot_air
from hexside.games.stalingrad42.support.fire_support import support_shifts
from hexside.games.stalingrad42.victory.victory import score
from tests.rulebook.stalingrad42.s42_supply_kit import legal, marks, names, stand, work_of

GAME = "stalingrad-42"

ROAD = {"lines": {"primary-road": "1010 1110 1210 1310 1410 1510 1610"}}


@pytest.mark.rule(GAME, "A-36", "16.3.1")
def test_unit_on_a_road_starts_the_road_part_in_its_hex() -> None:
    # Rain allows three hexes overland; the unit enters none of them.
    game = stand(
        {"a": "axis infantry 5-7-3 1610", "enemy": "soviet infantry 3-5-3 1711"},
        parts=ROAD,
        tracks={"weather": "rain"},
    )
    assert marks(game, "a") == set()


@pytest.mark.rule(GAME, "A-36", "16.3.2")
def test_overland_part_crosses_major_rivers_and_the_volga() -> None:
    sides = {f"12{row:02}/13{row:02}": 0 for row in range(1, 21)}
    lower = {f"12{row:02}/13{row + 1:02}": 0 for row in range(1, 20)}
    for kind in ("major-river", "volga"):
        parts = {"hexsides": {kind: " ".join([*sides, *lower])}}
        assert marks(stand({"a": "axis infantry 5-7-3 1405"}, parts=parts), "a") == set()


@pytest.mark.rule(GAME, "A-36", "7.2")
def test_bonds_block_the_road_part() -> None:
    # 1309 and 1311 are in line: the hex between them on the road is closed.
    wall = {"n": "soviet infantry 3-5-3 1309", "s": "soviet infantry 3-5-3 1311"}
    game = stand(wall | {"far": "axis infantry 5-7-3 2010"}, parts=ROAD)
    assert "out-of-supply" in marks(game, "far") or "isolated" in marks(game, "far")


@pytest.mark.rule(GAME, "A-37", "16.3.4")
def test_control_is_kept_for_cities_and_victory_hexes() -> None:
    parts = {"places": {"minor-city": "1505", "town": "1507"}}
    work = work_of(
        stand(
            {"red": "soviet infantry 3-5-3 1606", "pz": "axis panzer 10-8-6 1405"},
            phase="initial",
            parts=parts,
            areas={"vp-1": "1509"},
        )
    )
    grid = work.rules.grid
    city, town, victory = grid.indexes("1505", "1507", "1509")
    assert work.ground.controllable == {city, victory}
    work.go("pz", (city, grid.index("1405")))
    assert work.controls(0, city)
    work.go("red", (city,))
    assert work.controls(1, city)
    assert town not in work.ground.controllable


@pytest.mark.rule(GAME, "A-70", "23.2.3")
def test_rain_shortens_the_overland_part_only() -> None:
    game = stand({}, parts=ROAD, tracks={"weather": "rain"})
    found = names(game, region(work_of(game), 0))
    assert "1610" in found
    assert "1910" in found
    assert "2010" not in found


@pytest.mark.rule(GAME, "A-65", "16.5.4")
def test_airfields_are_open_hexes_away_from_enemies() -> None:
    game = stand(
        {"enemy": "soviet infantry 3-5-3 1510"},
        phase="initial",
        parts={
            "terrain": {"woods": "1401 1402", "desert": "1403"},
            "places": {"town": "1402", "minor-city": "1404"},
        },
        tracks={"control": []},
    )
    found = names(game, airfields(work_of(game), 0))
    assert {"1402", "1405"} <= found
    assert not {"1401", "1403", "1404", "1510", "1509", "1410"} & found


@pytest.mark.rule(GAME, "A-12", "21.1.4")
def test_white_dot_takes_tank_replacements() -> None:
    units = [c for c in load().roster.values() if c.type == "tank-destroyer"]
    assert units
    assert all(c.dot == "white" and "tank" in own_types(c) for c in units)


@pytest.mark.rule(GAME, "A-02", "21.3.1", "24.1.4")
def test_only_major_cities_take_returning_units() -> None:
    rail = {"lines": {"rail": "1010 1110 1210 1310"}}
    units = {"a": "axis infantry 5-7-3 box:eliminated since-1 left:1"}
    base = {"axis-start": "1010 1110 1210 1310"}
    for kind, there in (("major-city", True), ("minor-city", False), ("town", False)):
        game = stand(
            units,
            phase="initial",
            parts=rail | {"places": {kind: "1310"}},
            areas=base,
        )
        assert any(text.endswith("1310") for text in legal(game, "return")) is there


@pytest.mark.rule(GAME, "A-21", "9.7.7")
def test_rostov_forts_need_axis_control_of_the_city() -> None:
    game = stand({}, phase="initial", hexes="", tracks={"control": []})
    work = work_of(game)
    deactivate_printed_forts(work, 1)
    assert set(work.data.printed_forts) == {"r"}
    held = work_of(stand({}, phase="initial", hexes="", tracks={"control": ["3134"]}))
    deactivate_printed_forts(held, 1)
    assert set(held.data.printed_forts) == set()
    rows = {
        group: {work.ground.row(hex) for hex in work.ground.printed_forts[group]} for group in "ns"
    }
    assert max(rows["n"]) < min(rows["s"])


@pytest.mark.rule(GAME, "A-58", "9.3.1")
def test_air_units_are_allotted_in_the_axis_initial_phase_only() -> None:
    work = work_of(stand({"g1": "axis air box:air"}, phase="initial"))
    work.change(weather="rain")
    allot_air(work, 1)
    assert [one.status for one in work.data.air] == ["ready"]
    allot_air(work, 0)
    assert [one.status for one in work.data.air] == ["out"]


@pytest.mark.rule(GAME, "9.4")
def test_artillery_is_worth_one_column_and_a_barrage_two() -> None:
    assert [one.value for one in support_shifts("", ("hq",))] == [1]
    assert [one.value for one in support_shifts("", ("d1", "d2"))] == [2]
    assert support_shifts("", ()) == ()


@pytest.mark.rule(GAME, "5.6.5")
def test_trains_are_unloaded_in_the_own_initial_phase() -> None:
    units = {"a": "axis infantry 5-7-3 1210 train", "b": "soviet infantry 3-5-3 2210 train"}
    game = stand(units, phase="initial")
    assert marks(game, "a") == set()
    assert marks(game, "b") == {"train"}


@pytest.mark.rule(GAME, "24.1.1", "16.3.4")
def test_control_changes_hands_in_the_score() -> None:
    work = work_of(
        stand(
            {"pz": "axis panzer 10-8-6 1305"},
            phase="initial",
            areas={"vp-2": "1405"},
            tracks={"control": []},
        )
    )
    assert score(work) == 0
    work.go("pz", (work.rules.grid.index("1405"),))
    assert score(work) == 2
    assert has_line(work, 0, work.rules.grid.index("1405"))
