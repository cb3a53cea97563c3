"""16 Lines of supply in the game: what they may not cross, and what being without one means."""

from __future__ import annotations

from typing import Any

import pytest

from hexside.api import Game
from hexside.games.stalingrad42.supply.attrition import modifiers
from hexside.games.stalingrad42.supply.supply_lines import (
    has_line,
)
from tests.rulebook.stalingrad42.s42_kit import codes as reasons
from tests.rulebook.stalingrad42.s42_kit import ends, event, play, told
from tests.rulebook.stalingrad42.s42_kit import stand as small
from tests.rulebook.stalingrad42.s42_supply_kit import codes, legal, marks, stand, work_of

GAME = "stalingrad-42"

#: A corridor of one row, so that every line takes the same way.
CORRIDOR = " ".join(f"{column}10" for column in range(10, 21))
EDGE = {"entry-x": "1010", "entry-a": "2010"}
ROAD = " ".join(f"{column}10" for column in range(10, 17))


def corridor(units: dict[str, str], **more: Any) -> Game:
    return stand(units, hexes=CORRIDOR, areas=EDGE, **more)


def is_supplied(hex: str, **parts: Any) -> bool:
    work = work_of(corridor({"far": f"axis infantry 5-7-3 {hex}"}, phase="initial", parts=parts))
    return has_line(work, 0, work.rules.grid.index(hex))


@pytest.mark.rule(GAME, "16.1")
def test_units_are_checked_in_their_own_supply_phase() -> None:
    units = {"a": "axis infantry 5-7-3 1910", "s": "soviet infantry 3-5-3 1105"}
    game = stand(units)
    assert marks(game, "a") == {"out-of-supply"}
    assert marks(game, "s") == set()


@pytest.mark.rule(GAME, "16.1")
def test_there_is_no_further_penalty_for_staying_out_of_supply() -> None:
    game = stand({"a": "axis infantry 5-7-3 1910 out-of-supply"})
    assert marks(game, "a") == {"out-of-supply"}
    assert game.state.units["a"].steps == 2


@pytest.mark.rule(GAME, "16.3.2")
def test_overland_part_does_not_cross_impassable_or_off_road_alpine_hexsides() -> None:
    assert is_supplied("1310")
    assert not is_supplied("1310", hexsides={"lake": "1110/1210"})
    assert not is_supplied("1310", hexsides={"alpine": "1110/1210"})
    road = {"primary-road": "1110 1210"}
    assert is_supplied("1310", hexsides={"alpine": "1110/1210"}, lines=road)


@pytest.mark.rule(GAME, "16.3.3")
def test_roads_that_meet_at_a_ferry_connect() -> None:
    lines: dict[str, Any] = {"primary-road": ["1010 1110 1210", "1310 1410 1510 1610"]}
    river = {"major-river": "1210/1310"}
    assert not is_supplied("1910", lines=lines, hexsides=river)
    assert is_supplied("1910", lines=lines | {"ferry": "1210 1310"}, hexsides=river)


@pytest.mark.rule(GAME, "16.3.1", "16.3.3")
def test_road_part_may_begin_in_a_zone_that_was_entered_overland() -> None:
    # Of the corridor's hexes only 1610, the end of the road, is in the enemy's zone.
    hexes = f"{CORRIDOR} 1611"
    units = {"far": "axis infantry 5-7-3 1810", "e": "soviet infantry 3-5-3 1611"}
    parts = {"lines": {"primary-road": ROAD}}
    game = stand(units, hexes=hexes, areas=EDGE, parts=parts, phase="initial")
    work = work_of(game)
    zone = {n for n in ("1510", "1610", "1710") if work.in_enemy_zone(0, work.rules.grid.index(n))}
    assert zone == {"1610"}
    assert has_line(work, 0, work.rules.grid.index("1810"))
    # Were the road part to enter it from 1710, the zone would bar it.
    longer = {"lines": {"primary-road": f"{ROAD} 1710"}}
    rain = {"weather": "rain"}
    barred = work_of(
        stand(
            units | {"far": "axis infantry 5-7-3 2010"},
            hexes=hexes,
            areas=EDGE,
            parts=longer,
            phase="initial",
            tracks=rain,
        )
    )
    grid = barred.rules.grid
    assert has_line(barred, 0, grid.index("1910"))
    assert not has_line(barred, 0, grid.index("2010"))


@pytest.mark.rule(GAME, "16.3.2", "16.3.3", "V26")
def test_units_partly_surrounded_are_in_supply() -> None:
    # Four Soviet units beside Axis ones: each line enters one zone at most and crosses no bond.
    units = {
        "a": "soviet infantry 3-5-3 2005",
        "b": "soviet infantry 3-5-3 2008",
        "c": "soviet infantry 3-5-3 2011",
        "d": "soviet infantry 3-5-3 2014",
        "x": "axis infantry 5-7-3 1906",
        "y": "axis infantry 5-7-3 1912",
        "z": "axis infantry 5-7-3 1915",
    }
    game = stand(units, seat="soviet")
    assert all(marks(game, uid) == set() for uid in "abcd")


@pytest.mark.rule(GAME, "16.3.4")
def test_a_city_passed_through_changes_hands_and_blocks() -> None:
    parts = {"lines": {"primary-road": ROAD}, "places": {"minor-city": "1310"}}
    units = {"pz": "axis panzer 10-8-6 1810", "s": "soviet tank 7-5-5 1210"}
    held = {"control": ["1310"]}
    game = corridor({"pz": units["pz"]}, phase="initial", parts=parts, tracks=held)
    assert has_line(work_of(game), 0, work_of(game).units["pz"].hex)
    work = work_of(corridor(units, phase="initial", parts=parts, tracks=held))
    work.go("s", work.rules.grid.indexes("1310", "1410"))
    work.lift("s", "eliminated")
    assert not has_line(work, 0, work.units["pz"].hex)


# 16.4


@pytest.mark.rule(GAME, "16.4")
@pytest.mark.parametrize("mark", ["out-of-supply", "isolated"])
def test_white_and_red_markers_alike_bind_mechanised_units_to_tactical_movement(mark: str) -> None:
    units = {
        "pz": f"axis panzer 10-8-6 2010 {mark}",
        "i": f"axis infantry 5-7-3 2012 {mark}",
        "foe": "soviet infantry 3-5-3 2616",
    }
    game = small(units)
    assert reasons(game, "move pz 2009") == {"s42-tactical-only 16.4"}
    assert ends(game, "tactical", "pz")
    assert ends(game, "move", "i")
    assert ends(game, "extend", "i")


@pytest.mark.rule(GAME, "16.4", "21.2")
def test_units_without_supply_take_no_replacements() -> None:
    units = {"far": "axis infantry 5-7-3 1910 left:1", "near": "axis infantry 5-7-3 1210 left:1"}
    game = stand(units, phase="initial", turn=2)
    assert legal(game, "rebuild") == {"rebuild infantry near"}
    assert codes(game, "rebuild infantry far") == {"s42-unit-out-of-supply 21.2"}


@pytest.mark.rule(GAME, "16.4")
def test_defense_and_zone_stay_whole() -> None:
    units = {
        "d": "axis infantry 5-7-3 2011 isolated",
        "s": "soviet tank 7-5-5 2009",
        "foe": "soviet infantry 3-5-3 2616",
    }
    work = work_of(small(units, seat="soviet"))
    grid = work.rules.grid
    assert work.in_enemy_zone(1, grid.index("2010"))
    assert work.values("d").defense == 7


# 16.5


POCKET = ("1804", "1906", "1907", "1806", "1706", "1705")


def pocket(units: dict[str, str], **more: Any) -> Game:
    ring = {f"r{n}": f"soviet infantry 3-5-3 {hex}" for n, hex in enumerate(POCKET)}
    return stand(ring | units, **more)


@pytest.mark.rule(GAME, "16.5.1", "16.5.3")
def test_every_unit_of_an_isolated_stack_rolls_in_every_phase() -> None:
    units = {"a": "axis infantry 5-7-3 1805", "b": "axis infantry 5-7-3 1805 isolated"}
    game = pocket(units, dice=[4, 5])
    assert game.state.units["a"].steps == 1
    assert game.state.units["b"].steps == 2
    assert marks(game, "a") == marks(game, "b") == {"isolated"}


@pytest.mark.rule(GAME, "16.5.1", "16.1")
def test_a_red_marker_turns_white_or_goes() -> None:
    game = stand(
        {"a": "axis infantry 5-7-3 1910 isolated", "b": "axis infantry 5-7-3 1210 isolated"}
    )
    assert marks(game, "a") == {"out-of-supply"}
    assert marks(game, "b") == set()


@pytest.mark.rule(GAME, "16.5.2")
@pytest.mark.parametrize(("die", "left"), [(1, 1), (4, 1), (5, 2), (6, 2)])
def test_the_attrition_table(die: int, left: int) -> None:
    game = pocket({"a": "axis infantry 5-7-3 1805"}, dice=[die])
    assert game.state.units["a"].steps == left


@pytest.mark.rule(GAME, "16.5.5", "16.5.6")
def test_non_combat_units_and_artillery_do_not_roll() -> None:
    units = {
        "sp": "axis supply-point 0-0-5 1805",
        "hq": "axis army-hq 0-1-5 1805",
        "a": "axis infantry 5-7-3 1805",
    }
    game = pocket(units, dice=[1])
    # One die for the division only; each unit of the pocket keeps its own marker.
    assert game.state.units["a"].steps == 1
    assert game.state.units["hq"].hex >= 0
    assert game.state.units["sp"].hex >= 0
    assert marks(game, "hq") == {"isolated"}
    assert marks(game, "sp") == set()


@pytest.mark.rule(GAME, "16.5.4")
def test_soviet_airfields_are_worth_one() -> None:
    wall = {f"w{row}": f"axis infantry 5-7-3 20{row:02}" for row in range(1, 21, 2)}
    units = {"far": "soviet infantry 3-5-3 1910 isolated"}
    rail = {"lines": {"rail": "2410 2310"}}
    work = work_of(stand(units | wall, phase="initial", seat="soviet", parts=rail))
    assert modifiers(work, 1, ["far"]) == {"far": 1}
    snow = work_of(
        stand(
            units | wall,
            phase="initial",
            seat="soviet",
            parts=rail,
            tracks={"weather": "snow"},
            turn=29,
        )
    )
    assert modifiers(snow, 1, ["far"]) == {"far": 1}


@pytest.mark.rule(GAME, "16.5.4")
def test_headquarters_and_city_must_be_reached_overland() -> None:
    # A second ring of Soviet units parts the unit from the headquarters beside it in the pocket.
    units = {"a": "axis infantry 5-7-3 1805 isolated", "hq": "axis army-hq 0-1-5 1810"}
    work = work_of(pocket(units, phase="initial"))
    assert modifiers(work, 0, ["a"]) == {"a": 0}


@pytest.mark.rule(GAME, "3.0-B", "16.1")
def test_the_supply_phase_keeps_its_order() -> None:
    line = "1010 1110 1210 1310 1410 1510 1610 1710 1810"
    units = {
        "a": "axis infantry 5-7-3 1910",
        "hq": "axis army-hq 0-1-5 1215 used",
        "sp": "axis supply-point 0-0-5 1215",
    }
    game = stand(
        units,
        parts={"lines": {"green-rail": line}},
        areas={"axis-start": "1010 1110 1210"},
        tracks={"railheads": [{"hex": "1210"}]},
    )
    assert game.decision is not None
    assert game.decision.kind == "s42-move-railheads"
    assert marks(game, "a") == set()
    events = play(game, "railhead 1210 1410")
    assert "unit-out-of-supply" in told(events)
    assert event(events, "unit-out-of-supply")["unit"] == "a"
    assert game.decision is not None
    assert game.decision.kind == "s42-expend-supply"
