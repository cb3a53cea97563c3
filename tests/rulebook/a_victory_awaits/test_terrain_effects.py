"""The Terrain Effects Card, row by row: movement, combat, pursuit (V77), and the chart to read."""

from __future__ import annotations

from typing import Any

import pytest

from hexside.engine.reference import Table
from hexside.games.a_victory_awaits.reference import reference
from hexside.phrasing import LANGUAGES
from hexside.phrasing.references import phrased
from tests.rulebook.a_victory_awaits.ava_kit import (
    assault,
    codes,
    cost,
    declare,
    fight,
    legal_with,
    odds,
    stand,
)

GAME = "a-victory-awaits"

#: Around L1506 lie L1505 L1507 L1406 L1407 L1606 L1607.
FAR = {"x": "axis infantry 3-5 L1001"}


def board(terrain: str, place: str = "") -> dict[str, Any]:
    """L1506 with a terrain and perhaps a town or a city."""
    return {"terrain": {terrain: "L1506"}, "places": {place: "L1506"} if place else {}}


def price(words: str, **more: Any) -> float:
    return cost(stand({"a": f"axis {words} L1505", **FAR}, **more), "move a L1506")


def column(**more: Any) -> str:
    """The column of an attack of 10 against 1 into L1506."""
    units = {"a": "axis infantry 10-5 L1505", "d": "soviet infantry 1-4 L1506"}
    game = fight(units, **more)
    declare(game, "L1506", "a")
    return str(odds(game)["column"])


def pursuits(words: str, **more: Any) -> set[int]:
    """How many hexes a unit may pursue into L1506."""
    units = {
        "m": f"axis {words} L1505",
        "d": "soviet infantry 1-4 L1506 one-step",
        "e": "soviet infantry 1-4 L2001",
    }
    game = fight(units, **more, dice=[6])
    assault(game, "L1506", "m")
    return {len(text.split()) - 2 for text in legal_with(game, "pursue", "m")}


# Movement


@pytest.mark.rule(GAME, "TEC", "9.2")
@pytest.mark.parametrize(
    ("terrain", "infantry", "mechanised"),
    [("clear", 1, 1), ("light-forest", 1, 2), ("dense-forest", 2, 3), ("swamp", 2, 3)],
)
@pytest.mark.parametrize("town", ["", "town"])
def test_costs_by_class_and_a_town_leaves_them(
    terrain: str, infantry: int, mechanised: int, town: str
) -> None:
    where = board(terrain, town)
    for words in ("infantry 3-5", "cavalry 2-7", "security 1-5", "jaeger 3-5", "hq 2-8"):
        assert price(words, **where) == infantry
    for words in ("armour 8-5-9", "motorised-infantry 5-4-8"):
        assert price(words, **where) == mechanised


@pytest.mark.rule(GAME, "TEC", "9.2", "V77")
@pytest.mark.parametrize("terrain", ["clear", "light-forest", "dense-forest", "swamp", "mountain"])
@pytest.mark.parametrize("words", ["infantry 3-5", "armour 8-5-9"])
def test_a_major_city_costs_one_point_in_any_terrain(terrain: str, words: str) -> None:
    assert price(words, **board(terrain, "major-city")) == 1


@pytest.mark.rule(GAME, "TEC", "9.2", "V77")
def test_a_town_in_mountains_stays_a_mountain() -> None:
    game = stand({"a": "axis infantry 3-5 L1505", **FAR}, **board("mountain", "town"))
    assert codes(game, "move a L1506") == {"mountain-closed 9.2"}


@pytest.mark.rule(GAME, "TEC", "9.2")
def test_between_adjacent_major_cities_there_is_a_road_and_a_bridge() -> None:
    """A major river between them is crossed for one point, in the middle of a move."""
    cities = {"major-city": "L1505 L1506"}
    game = stand(
        {"a": "axis infantry 3-5 L1504", **FAR},
        places=cities,
        hexsides={"major-river": "L1505/L1506"},
    )
    assert cost(game, "move a L1505 L1506 L1507") == 3
    one = stand(
        {"a": "axis infantry 3-5 L1504", **FAR},
        places={"major-city": "L1505", "town": "L1506"},
        hexsides={"major-river": "L1505/L1506"},
    )
    assert codes(one, "move a L1505 L1506 L1507") == {"major-river-whole-move 9.2"}


@pytest.mark.rule(GAME, "TEC", "3.3")
def test_between_adjacent_major_cities_there_is_a_railway() -> None:
    """The Axis railway runs on through the cities: L1508 is its last hex."""
    cities = {"major-city": "L1505 L1506 L1507 L1508"}
    rail = {"rail": ["L1501 L1502 L1503 L1504 L1505", "L1508 L1509 L1510"]}
    areas = {"axis-source": "L1501", "soviet-source": "L2012"}
    game = stand({"a": "axis infantry 3-5 L1510"}, areas=areas, places=cities, lines=rail)
    railways = {part["side"]: set(part["hexes"]) for part in game.overlays()["railways"]}
    assert {"L1506", "L1507", "L1510"} <= railways["axis"]


@pytest.mark.rule(GAME, "TEC", "9.2")
def test_kiev_lies_on_both_banks_and_has_bridges() -> None:
    """The Dnieper flows between K3507 and K3607; on the game's own map it is bridged there."""
    units = {"a": "axis infantry 3-5 K3507", "x": "axis infantry 3-5 K0102"}
    game = stand(units, scenario="kiev", hexes="")
    assert "major-river" in game.rules.board.side(
        game.rules.board.grid.index("K3507"), game.rules.board.grid.index("K3607")
    )
    assert cost(game, "move a K3607") == 1


# Combat


@pytest.mark.rule(GAME, "TEC", "10.3", "10.3(3)")
@pytest.mark.parametrize(
    ("terrain", "columns"),
    [("clear", "10-1"), ("light-forest", "9-1"), ("dense-forest", "8-1"), ("swamp", "9-1")],
)
def test_terrain_shifts_columns_to_the_left(terrain: str, columns: str) -> None:
    assert column(**board(terrain)) == columns


@pytest.mark.rule(GAME, "TEC", "10.3", "10.3(3)", "V77")
@pytest.mark.parametrize(
    ("terrain", "columns"),
    [("clear", "9-1"), ("light-forest", "8-1"), ("dense-forest", "7-1"), ("swamp", "8-1")],
)
def test_a_town_adds_a_column_to_its_terrain(terrain: str, columns: str) -> None:
    assert column(**board(terrain, "town")) == columns


@pytest.mark.rule(GAME, "TEC", "10.3", "10.3(3)", "V77")
@pytest.mark.parametrize("terrain", ["clear", "light-forest", "dense-forest", "swamp", "mountain"])
def test_a_major_city_has_two_columns_whatever_its_terrain(terrain: str) -> None:
    assert column(**board(terrain, "major-city")) == "8-1"


@pytest.mark.rule(GAME, "TEC", "10.3", "10.3(3)", "V77")
def test_mountains_have_two_columns_and_three_with_a_town() -> None:
    road = {"lines": {"road": ["L1505 L1506"]}}
    assert column(**board("mountain"), **road) == "8-1"
    assert column(**board("mountain", "town"), **road) == "7-1"


@pytest.mark.rule(GAME, "TEC", "10.3")
@pytest.mark.parametrize("river", ["minor-river", "major-river"])
@pytest.mark.parametrize("line", ["", "road", "rail"])
def test_rivers_halve_the_attack_bridged_or_not(river: str, line: str) -> None:
    lines = {line: ["L1505 L1506"]} if line else {}
    assert column(hexsides={river: "L1505/L1506"}, lines=lines) == "5-1"


@pytest.mark.rule(GAME, "TEC", "10.3")
@pytest.mark.parametrize("line", ["road", "rail"])
def test_roads_and_railways_have_no_effect_in_combat(line: str) -> None:
    assert column(**board("dense-forest"), lines={line: ["L1505 L1506 L1507"]}) == "8-1"


# Pursuit


@pytest.mark.rule(GAME, "TEC", "10.7")
def test_through_clear_ground_mechanised_units_go_two_hexes() -> None:
    assert pursuits("armour 10-5-9") == {1, 2}
    assert pursuits("infantry 10-5") == {1}


@pytest.mark.rule(GAME, "TEC", "10.7")
@pytest.mark.parametrize("terrain", ["light-forest", "dense-forest", "swamp"])
def test_other_terrain_stops_the_pursuit(terrain: str) -> None:
    assert pursuits("armour 10-5-9", **board(terrain)) == {1}


@pytest.mark.rule(GAME, "TEC", "10.7")
@pytest.mark.parametrize("place", ["town", "major-city"])
def test_towns_and_cities_stop_the_pursuit(place: str) -> None:
    assert pursuits("armour 10-5-9", **board("clear", place)) == {1}


@pytest.mark.rule(GAME, "TEC", "10.7")
def test_mountains_stop_the_pursuit() -> None:
    road = {"lines": {"road": ["L1505 L1506 L1507"]}}
    assert pursuits("armour 10-5-9", **board("mountain"), **road) == {1}


@pytest.mark.rule(GAME, "TEC", "10.7")
@pytest.mark.parametrize("river", ["minor-river", "major-river"])
def test_rivers_stop_the_pursuit_bridged_or_not(river: str) -> None:
    road = {"road": ["L1505 L1506"]}
    assert pursuits("armour 40-5-9", hexsides={river: "L1505/L1506"}, lines=road) == {1}
    assert pursuits("armour 40-5-9", hexsides={"minor-river": "L1505/L1506"}) == {1}


# The chart


def charts(language: str) -> list[Table]:
    document = phrased(reference(GAME, language))
    return [
        block
        for section in document.sections
        for block in section.blocks
        if isinstance(block, Table) and block.id == "terrain"
    ]


@pytest.mark.rule(GAME, "TEC")
def test_the_chart_in_the_rules_to_read() -> None:
    for chart in charts("en"):
        assert {row[0]: row[1:] for row in chart.rows}.items() >= {
            "clear": ("1", "1", "–", "2"),
            "light forest": ("1", "2", "1 column left", "1"),
            "dense forest": ("2", "3", "2 columns left", "1"),
            "swamp": ("2", "3", "1 column left", "1"),
            "mountain": ("by road; mountain divisions: all", "by road", "2 columns left", "1"),
            "town": ("as the terrain", "as the terrain", "1 more column left", "1"),
            "major city": ("1", "1", "2 columns left", "1"),
            "minor river": ("+1", "+1", "attackers × ½", "1"),
            "major river": ("all", "all", "attackers × ½", "1"),
            "road": ("1; strategic ½", "1; strategic ½", "–", "–"),
        }.items()


@pytest.mark.rule(GAME, "TEC")
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_chart_has_all_rows_in_every_language(language: str) -> None:
    found = charts(language)
    assert found
    assert {len(chart.rows) for chart in found} == {14}
