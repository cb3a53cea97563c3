"""The map of Stalingrad '42: built from geodata, true to the rulebook, playable."""

from __future__ import annotations

import csv
from collections import Counter
from functools import cache

import pytest

from hexside import atlas
from hexside.atlas.checks import check_map
from hexside.board import Board
from tools.mapbuilder.build import ROOT, BuiltMap, build, game_settings

GAME = "stalingrad-42"
MAP = ROOT / "src/hexside/games/stalingrad42/data/map"
TERRAIN = {
    "clear",
    "desert",
    "woods",
    "rough",
    "wooded-rough",
    "swamp",
    "seasonal-swamp",
    "mountain",
    "full-alpine",
    "lake",
    "sea",
    "unplayable",
}


@cache
def built() -> BuiltMap:
    """One fresh build for all tests."""
    return build(game_settings(GAME))


@cache
def board() -> Board:
    """The board of the stored tables."""
    return atlas.board(GAME)


def names(area: str) -> set[str]:
    """The hexes of an area by number."""
    return {board().grid.names[hex] for hex in board().areas[area]}


def at(place: str) -> str:
    """The hex of a place."""
    return next(board().grid.names[p.hex] for p in board().places if p.id == place)


@pytest.mark.parametrize(
    "name", ["hexes", "hexsides", "lines", "places", "areas", "rivers", "banks", "boxes"]
)
def test_a_fresh_build_equals_the_stored_tables(name: str) -> None:
    assert built().tables()[f"{name}.csv"] == (MAP / f"{name}.csv").read_text("utf-8")


def test_everything_that_the_rulebook_states_holds() -> None:
    assert check_map(GAME) == []


@pytest.mark.rule("stalingrad-42", "2.2.3")
def test_the_map_has_exactly_the_kinds_of_the_chart() -> None:
    assert set(board().terrain) == TERRAIN == set(atlas.terrain_effects(GAME).terrain)
    sides = {kind for kinds in board().sides.values() for kind in kinds}
    assert sides == {"minor-river", "major-river", "volga", "alpine"}
    lines = {kind for kinds in board().links.values() for kind in kinds}
    assert lines == set(atlas.terrain_effects(GAME).line)


@pytest.mark.rule("stalingrad-42", "9.5.5")
def test_four_hexsides_of_the_izyum_bend_are_river() -> None:
    bend = board().grid.index("1521")
    rivers = [near for near in board().grid.adjacent(bend) if board().side(bend, near)]
    assert len(rivers) == 4


@pytest.mark.rule("stalingrad-42", "5.5.3")
def test_the_volga_is_crossed_only_at_its_sites() -> None:
    crossed = {
        tuple(sorted(board().grid.names[hex] for hex in board().grid.beside(side))): kinds
        for side, kinds in board().links.items()
        if "volga" in board().sides.get(side, ())
    }
    by_line = {pair for pair, kinds in crossed.items() if kinds - {"ferry", "rail-ferry"}}
    assert by_line == {("5902", "6002")}
    ferries = {pair for pair, kinds in crossed.items() if "ferry" in kinds}
    assert ferries == {
        ("5902", "6002"),
        ("5811", "5912"),
        ("5522", "5622"),
        ("7635", "7736"),
    }


@pytest.mark.rule("stalingrad-42", "5.6.6", "17.5")
def test_two_railways_are_unfinished_and_that_along_the_caspian_remains_so() -> None:
    with (MAP / "lines.csv").open(encoding="utf-8", newline="") as table:
        turns = {
            row["id"]: row["turn"]
            for row in csv.DictReader(table)
            if row["kind"] == "unfinished-rail"
        }
    assert turns == {
        "unfinished-rail-kizlyar-astrakhan": "",
        "unfinished-rail-volga-rokada": "16",
    }


@pytest.mark.rule("stalingrad-42", "17.1")
def test_green_railways_run_from_the_start_line_to_the_objectives() -> None:
    green = {
        hex
        for side, kinds in board().links.items()
        if "green-rail" in kinds
        for hex in board().grid.beside(side)
    }
    for place in ("kastornoye", "voronezh", "valuyki", "liski", "voroshilovgrad", "rostov"):
        assert board().grid.index(at(place)) in green, place
    for place in ("morozovsk", "stalingrad-centre", "tikhoretsk", "novorossiysk", "grozny"):
        assert board().grid.index(at(place)) in green, place
    assert board().grid.index("1549") in green
    assert board().grid.index(at("yeysk")) not in green
    assert names("green-junction")


@pytest.mark.rule("stalingrad-42", "24.1.4")
def test_the_line_of_28_june_parts_the_cities() -> None:
    west = names("axis-start")
    for place in ("kursk", "belgorod", "kharkov", "stalino", "mariupol", "taganrog", "slavyansk"):
        assert at(place) in west, place
    for place in ("voronezh", "valuyki", "lisichansk", "voroshilovgrad", "rostov"):
        assert at(place) not in west, place
    for unit in atlas.setup(GAME, "campaign"):
        if unit.hex:
            is_axis = atlas.counters(GAME)[unit.unit].side == "axis"
            assert (unit.hex in west) is is_axis, unit


@pytest.mark.rule("stalingrad-42", "9.7.7")
def test_printed_fortifications_stand_along_the_line_in_three_groups() -> None:
    groups = [names(f"fort-{group}") for group in ("north", "south", "rostov")]
    assert len(groups[2]) == 4
    assert len(set().union(*groups)) == sum(map(len, groups))
    west = board().areas["axis-start"]
    for name in groups[0] | groups[1]:
        assert set(board().grid.adjacent(board().grid.index(name))) & west, name


@pytest.mark.rule("stalingrad-42", "22.2")
def test_every_entry_area_has_its_hexes_and_most_have_a_road() -> None:
    ids = {box.id for box in atlas.boxes(GAME)}
    assert set("abcdefghjklmnopqrwxyz") <= ids
    sources = names("axis-source") | names("soviet-source")
    for letter in "abcdeghjklxyz":
        assert names(f"entry-{letter}") & sources, letter


@pytest.mark.rule("stalingrad-42", "24.1.1")
def test_victory_hexes_carry_their_values() -> None:
    with (MAP / "areas.csv").open(encoding="utf-8", newline="") as table:
        values = {
            row["hex"]: int(row["note"])
            for row in csv.DictReader(table)
            if row["area"] == "victory-hex"
        }
    assert len(values) == 29
    assert Counter(values.values()) == {1: 15, 2: 11, 3: 3}


def test_every_setup_unit_is_on_land_and_the_scenarios_are_complete() -> None:
    assert [scenario.id for scenario in atlas.scenarios(GAME)] == [
        "fall-blau",
        "caucasus",
        "uranus",
        "campaign",
    ]
    placed = {
        scenario.id: sum(bool(unit.hex) for unit in atlas.setup(GAME, scenario.id))
        for scenario in atlas.scenarios(GAME)
    }
    assert placed == {"fall-blau": 206, "caucasus": 45, "uranus": 235, "campaign": 244}
