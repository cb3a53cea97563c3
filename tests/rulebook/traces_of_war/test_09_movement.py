"""9.0 and 9.1: normal movement, its costs, rivers, roads and railways.

Around 1731 the hexes are, clockwise from the west: 1730 1831 1832 1732 1632 1631.
"""

from __future__ import annotations

import pytest

from tests.rulebook.traces_of_war.tow_kit import codes, cost, ends, legal, play, stand, where

GAME = "traces-of-war"
AROUND = {"1730", "1831", "1832", "1732", "1632", "1631"}
WIDE = "1528-2035"
#: A river over the whole plain, with 1731 on its west bank.
FULL_RIVER = "1831/1832 1731/1832 1731/1732 1731/1632 1631/1632 1531/1632 1531/1532"


@pytest.mark.rule(GAME, "9.1")
def test_every_clear_hex_costs_one_point() -> None:
    game = stand({"b": "soviet infantry 4-2 1731"}, hexes=WIDE)
    ring = {"1729", "1733", "1830", "1833", "1630", "1633"} | {
        "1930",
        "1931",
        "1932",
        "1530",
        "1531",
        "1532",
    }
    assert ends(game, "move", "b") == AROUND | ring
    assert cost(game, "move b 1730") == 1
    assert all(cost(game, text) == 2 for text in legal(game) if len(text.split()) == 4)


@pytest.mark.rule(GAME, "9.1")
def test_a_move_needs_enough_points() -> None:
    game = stand({"b": "soviet infantry 4-1 1731"}, hexes=WIDE)
    assert ends(game, "move", "b") == AROUND
    assert codes(game, "move b 1730 1729") == {"not-enough-movement 9.1"}


@pytest.mark.rule(GAME, "9.1")
def test_hexes_of_a_path_are_adjacent() -> None:
    game = stand({"b": "soviet infantry 4-4 1731"})
    assert codes(game, "move b 1729") == {"not-adjacent 9.1"}


@pytest.mark.rule(GAME, "9.0", "9.1")
def test_no_unit_has_to_move() -> None:
    game = stand({"b": "soviet infantry 4-4 1731"})
    assert "done" in legal(game)
    play(game, "done")
    assert where(game, "b") == "1731"


@pytest.mark.rule(GAME, "9.0", "9.1")
def test_a_move_is_finished_before_the_next_one_begins() -> None:
    game = stand({"b": "soviet infantry 4-3 1731", "c": "soviet infantry 4-3 1533"})
    play(game, "move b 1730")
    assert "1728" in ends(game, "move", "b")  # two points are left
    assert codes(game, "move b 1729 1728 1828") == {"not-enough-movement 9.1"}
    play(game, "move c 1532")
    assert ends(game, "move", "b") == set()  # unused points are lost
    assert codes(game, "move b 1729") != set()


@pytest.mark.rule(GAME, "9.0")
def test_only_activated_units_of_the_active_player_move() -> None:
    game = stand(
        {
            "a": "axis infantry 3-4 1828",
            "b": "soviet infantry 4-4 1731",
            "c": "soviet armour 6-6 1533",
        },
        activated=["b"],
    )
    assert ends(game, "move", "c") == set()
    assert codes(game, "move c 1532") == {"unit-not-activated 4.3.1"}
    assert codes(game, "move a 1829") == {"not-your-unit"}
    assert codes(game, "move b 1730", "axis") == {"not-your-decision"}
    assert codes(game, "move b 1730", "soviet") == set()


@pytest.mark.rule(GAME, "9.0", "2.3")
def test_a_headquarters_moves_like_a_combat_unit() -> None:
    game = stand({"hq": "soviet hq 2-1 1731"}, hexes=WIDE)
    assert ends(game, "move", "hq") == AROUND


@pytest.mark.rule(GAME, "9.0")
def test_no_move_leaves_the_map() -> None:
    game = stand({"b": "soviet infantry 4-4 1528"}, hexes="1528-1530")
    assert ends(game, "move", "b") == {"1529", "1530"}
    assert codes(game, "move b 1428") == {"unknown-hex"}


@pytest.mark.rule(GAME, "9.0")
def test_no_move_crosses_a_blocked_hexside() -> None:
    game = stand({"b": "soviet infantry 4-2 1731"}, hexsides={"blocked": "1731/1732"})
    assert codes(game, "move b 1732") == {"blocked-hexside 9.0"}
    assert "1732" in ends(game, "move", "b")  # but it may be walked around
    short = stand({"b": "soviet infantry 4-1 1731"}, hexsides={"blocked": "1731/1732"})
    assert ends(short, "move", "b") == AROUND - {"1732"}


@pytest.mark.rule(GAME, "9.0")
def test_a_road_does_not_open_a_blocked_hexside() -> None:
    game = stand(
        {"b": "soviet infantry 4-1 1731"},
        hexsides={"blocked": "1731/1732"},
        lines={"road": ["1731 1732"]},
    )
    assert "1732" not in ends(game, "move", "b") | ends(game, "strategic", "b")


@pytest.mark.rule(GAME, "5.0", "9.0")
def test_an_enemy_occupied_hex_is_not_entered() -> None:
    game = stand({"a": "axis infantry 3-4 1732", "b": "soviet armour 6-4-20 1731"})
    assert "1732" not in ends(game, "move", "b")
    assert codes(game, "move b 1732") == {"enemy-occupied 5.0"}


@pytest.mark.rule(GAME, "9.0", "9.1", "AID")
@pytest.mark.parametrize(
    ("terrain", "places"),
    [
        ({"rough": "1732"}, {}),
        ({}, {"town": "1732"}),
        ({"rough": "1732"}, {"town": "1732"}),
        ({}, {"major-city": "1732"}),
    ],
)
def test_rough_towns_and_cities_cost_one_point(
    terrain: dict[str, str], places: dict[str, str]
) -> None:
    game = stand({"b": "soviet infantry 4-1 1731"}, terrain=terrain, places=places)
    assert cost(game, "move b 1732") == 1


@pytest.mark.rule(GAME, "9.1", "AID")
@pytest.mark.parametrize("area", ["breakthrough", "crossing-point", "axis-source"])
def test_breakthrough_crossing_point_and_source_hexes_cost_one_point(area: str) -> None:
    game = stand({"b": "soviet infantry 4-1 1731"}, areas={area: "1732"})
    assert cost(game, "move b 1732") == 1


@pytest.mark.rule(GAME, "9.0")
def test_the_sea_is_no_place_for_units() -> None:
    game = stand({"b": "soviet infantry 4-1 1731"}, terrain={"sea": "1732"})
    assert ends(game, "move", "b") == AROUND - {"1732"}
    assert codes(game, "move b 1732") == {"sea-hex 9.0"}


@pytest.mark.rule(GAME, "9.1")
def test_a_minor_river_costs_one_point_more() -> None:
    game = stand({"b": "soviet infantry 4-2 1731"}, hexsides={"minor-river": "1731/1732"})
    assert cost(game, "move b 1732") == 2
    weak = stand({"b": "soviet infantry 4-1 1731"}, hexsides={"minor-river": "1731/1732"})
    assert codes(weak, "move b 1732") == {"not-enough-movement 9.1"}


@pytest.mark.rule(GAME, "9.1", "2.1", "R7")
@pytest.mark.parametrize("line", ["road", "rail"])
def test_a_road_or_railway_bridges_a_minor_river(line: str) -> None:
    game = stand(
        {"b": "soviet infantry 4-2 1731"},
        hexsides={"minor-river": "1731/1732"},
        lines={line: ["1731 1732"]},
    )
    assert cost(game, "move b 1732") == 1


@pytest.mark.rule(GAME, "2.1", "9.1")
def test_a_bridge_is_only_where_the_line_crosses_the_river() -> None:
    """A road in both hexes that goes another way is no bridge."""
    game = stand(
        {"b": "soviet infantry 4-2 1731"},
        hexsides={"minor-river": "1731/1732"},
        lines={"road": ["1731 1730", "1732 1733"]},
    )
    assert cost(game, "move b 1732") == 2


@pytest.mark.rule(GAME, "9.1")
def test_an_unbridged_major_river_takes_the_whole_move() -> None:
    units = {"b": "soviet infantry 4-4 1731", "c": "soviet infantry 4-4 1528"}
    game = stand(units, hexsides={"major-river": FULL_RIVER})
    assert cost(game, "move b 1732") == 4
    play(game, "move b 1732")
    assert where(game, "b") == "1732"
    assert ends(game, "move", "b") == set()


@pytest.mark.rule(GAME, "9.1")
def test_an_unbridged_major_river_is_crossed_only_from_beside_it() -> None:
    river = {"major-river": FULL_RIVER}
    game = stand({"b": "soviet infantry 4-8 1730"}, hexsides=river)
    assert ends(game, "move", "b").isdisjoint({"1732", "1832", "1632", "1532"})
    assert "major-river-whole-move 9.1" in codes(game, "move b 1731 1732")
    play(game, "move b 1731")
    assert codes(game, "move b 1732") == {"major-river-whole-move 9.1"}  # it has moved already
    beside = stand({"b": "soviet infantry 4-8 1731"}, hexsides=river)
    assert ends(beside, "move", "b") & {"1732", "1832", "1632", "1532"} == {"1732", "1832", "1632"}


@pytest.mark.rule(GAME, "9.1")
def test_a_major_river_may_be_crossed_where_a_way_around_is_cheaper() -> None:
    """Around the river it is three points; straight across it takes all eight."""
    units = {"b": "soviet infantry 4-8 1731", "c": "soviet infantry 4-4 1528"}
    game = stand(units, hexsides={"major-river": "1731/1732 1731/1632 1731/1832"})
    assert codes(game, "move b 1732") == set()
    assert cost(game, "move b 1732") == 8


@pytest.mark.rule(GAME, "9.1")
def test_whoever_has_one_point_can_cross_a_major_river_and_nobody_without_any() -> None:
    river = {"major-river": "1731/1732"}
    one = stand({"b": "soviet infantry 4-1 1731"}, hexsides=river)
    assert "1732" in ends(one, "move", "b")
    none = stand(
        {"b": "soviet infantry 4-1 1731 isolated", "c": "soviet infantry 4-1 1533"}, hexsides=river
    )
    assert ends(none, "move", "b") == set()


@pytest.mark.rule(GAME, "9.1", "R7")
@pytest.mark.parametrize("line", ["road", "rail"])
def test_a_bridge_over_a_major_river_costs_one_point(line: str) -> None:
    game = stand(
        {"b": "soviet infantry 4-4 1730"},
        hexsides={"major-river": "1731/1732 1731/1632 1731/1832"},
        lines={line: ["1731 1732"]},
    )
    assert "1734" in ends(game, "move", "b")  # from two hexes away, and on
    assert cost(game, "move b 1731 1732") == 2


@pytest.mark.rule(GAME, "9.1", "R7")
@pytest.mark.parametrize("line", ["road", "rail"])
def test_along_a_line_every_terrain_costs_one_point(line: str) -> None:
    game = stand(
        {"b": "soviet infantry 4-3 1730"},
        terrain={"marsh": "1731 1732"},
        lines={line: ["1730 1731 1732 1733"]},
    )
    assert cost(game, "move b 1731 1732 1733") == 3


@pytest.mark.rule(GAME, "5.0", "9.0")
def test_a_move_may_pass_a_full_hex_but_not_end_in_it() -> None:
    units = {
        "b": "soviet infantry 4-2 1731",
        "c": "soviet infantry 4-4 1732",
        "d": "soviet infantry 4-4 1732",
    }
    game = stand(units, hexes="1730-1734", activated=["b"])
    assert ends(game, "move", "b") == {"1730", "1733"}
    assert codes(game, "move b 1732") == {"stacking-limit 5.0"}
