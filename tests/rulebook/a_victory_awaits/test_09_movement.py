"""9.1, 9.2: moving one by one, costs, enemy zones; A2, A3, A4, A6, V35, V51."""

from __future__ import annotations

import pytest

from tests.rulebook.a_victory_awaits.ava_kit import (
    codes,
    cost,
    ends,
    legal,
    play,
    stand,
    where,
)

GAME = "a-victory-awaits"

#: The six hexes around L1505.
AROUND = {"L1504", "L1506", "L1405", "L1406", "L1605", "L1606"}
FAR = {"x": "axis infantry 3-5 L1001"}


# 9.1


@pytest.mark.rule(GAME, "9.1", "9.2")
def test_clear_hexes_cost_one_point_each_within_the_allowance() -> None:
    game = stand({"a": "axis infantry 3-2 L1505"})
    assert len(ends(game, "move", "a")) == 18
    assert ends(game, "move", "a") >= AROUND | {"L1503", "L1507"}
    assert cost(game, "move a L1506") == 1
    assert codes(game, "move a L1506 L1507 L1508") == {"not-enough-movement 9.2"}


@pytest.mark.rule(GAME, "9.1")
def test_units_move_from_hex_to_adjacent_hex() -> None:
    game = stand({"a": "axis infantry 3-5 L1505"})
    assert codes(game, "move a L1507") == {"not-adjacent 9.2"}
    assert codes(game, "move a L0905") == {"unknown-hex"}
    assert codes(game, "move a") == {"no-path 9.2"}


@pytest.mark.rule(GAME, "9.1")
def test_a_move_ends_before_the_next_one_begins() -> None:
    units = {"a": "axis infantry 3-5 L1505", "b": "axis infantry 3-5 L1705", **FAR}
    game = stand(units, phase="operations")
    play(game, "move a L1506")
    assert "L1510" in ends(game, "move", "a")  # four points are left
    play(game, "move b L1706")
    assert ends(game, "move", "a") == set()
    assert codes(game, "move a L1507") == {"already-moved 9.1"}


@pytest.mark.rule(GAME, "9.1", "9.2")
def test_the_allowance_is_for_the_whole_segment() -> None:
    game = stand({"a": "axis infantry 3-3 L1505", **FAR})
    play(game, "move a L1506", "move a L1507")
    assert codes(game, "move a L1508 L1509") == {"not-enough-movement 9.2"}
    play(game, "move a L1508")
    assert ends(game, "move", "a") == set()


@pytest.mark.rule(GAME, "9.1")
def test_the_order_is_free_and_nobody_must_move() -> None:
    game = stand({"a": "axis infantry 3-5 L1505", "b": "axis infantry 3-5 L1705", **FAR})
    assert "done" in legal(game)
    play(game, "move b L1706", "move a L1506", "done")
    assert (where(game, "a"), where(game, "x")) == ("L1506", "L1001")


@pytest.mark.rule(GAME, "9.1")
def test_a_unit_moves_normally_or_strategically_not_both() -> None:
    road = {"road": ["L1505 L1506 L1507 L1508"]}
    game = stand({"a": "axis infantry 3-5 L1505", **FAR}, lines=road)
    play(game, "move a L1506")
    assert ends(game, "strategic", "a") == set()
    assert codes(game, "strategic a L1507") == {"one-kind-of-movement 9.1"}
    other = stand({"a": "axis infantry 3-5 L1505", **FAR}, lines=road)
    play(other, "strategic a L1506")
    assert ends(other, "move", "a") == set()
    assert codes(other, "move a L1606") == {"one-kind-of-movement 9.1"}
    assert "L1508" in ends(other, "strategic", "a")


@pytest.mark.rule(GAME, "9.1", "8.1")
def test_only_activated_units_move() -> None:
    units = {"a": "axis infantry 3-5 L1505", "d": "soviet infantry 2-4 L2012", **FAR}
    game = stand(units, activated=["a"])
    assert codes(game, "move x L1002") == {"unit-not-activated 8.1"}
    assert codes(game, "move d L2011") == {"not-your-unit"}
    assert codes(game, "move nobody L2011") == {"unknown-unit"}


# 9.2 The examples


@pytest.mark.rule(GAME, "9.2", "A2", "TEC")
def test_the_example_of_36_motorised() -> None:
    """Along the road into light forest, over a bridge into a town, two clear road hexes, then
    across a minor river into the zone of the 292nd: 1 + 1 + 1 + 1 + 4."""
    game = stand(
        {
            "m": "axis motorised-infantry 5-4-8 L1501",
            "d": "soviet infantry 2-4 L1507",
            **FAR,
        },
        terrain={"light-forest": "L1502"},
        places={"town": "L1503"},
        lines={"road": ["L1501 L1502 L1503 L1504 L1505"]},
        hexsides={"major-river": "L1502/L1503", "minor-river": "L1505/L1506"},
    )
    for hex, price in (("L1502", 1), ("L1503", 1), ("L1504", 1), ("L1505", 1), ("L1506", 4)):
        assert cost(game, f"move m {hex}") == price
        play(game, f"move m {hex}")
    assert ends(game, "move", "m") == set()


@pytest.mark.rule(GAME, "9.2", "A2")
def test_seven_points_are_not_enough_for_it() -> None:
    game = stand(
        {"m": "axis motorised-infantry 5-4-7 L1501", "d": "soviet infantry 2-4 L1507"},
        hexes="L1501-L1507",
        areas={"axis-source": "L1501", "soviet-source": "L1507"},
        lines={"road": ["L1501 L1502 L1503 L1504 L1505"]},
        hexsides={"major-river": "L1502/L1503", "minor-river": "L1505/L1506"},
    )
    assert codes(game, "move m L1502 L1503 L1504 L1505 L1506") == {"not-enough-movement 9.2"}


@pytest.mark.rule(GAME, "9.2", "A3", "TEC")
def test_the_example_of_the_291st_infantry() -> None:
    """Clear, dense forest, light forest: 1 + 2 + 1."""
    terrain = {"dense-forest": "L1507", "light-forest": "L1508"}
    game = stand({"a": "axis infantry 3-4 L1505", **FAR}, terrain=terrain)
    for hex, price in (("L1506", 1), ("L1507", 2), ("L1508", 1)):
        assert cost(game, f"move a {hex}") == price
        play(game, f"move a {hex}")


@pytest.mark.rule(GAME, "9.2", "A4", "TEC")
def test_the_example_of_the_21st_infantry() -> None:
    """Out of the zone of the 179th into clear is 3, a clear hex with a railway 1."""
    game = stand(
        {"a": "axis infantry 3-4 L1505", "d": "soviet infantry 2-4 L1605", **FAR},
        lines={"rail": ["L1406 L1407 L1408"]},
    )
    assert cost(game, "move a L1406") == 3
    play(game, "move a L1406")
    assert cost(game, "move a L1407") == 1
    play(game, "move a L1407")
    assert ends(game, "move", "a") == set()


@pytest.mark.rule(GAME, "9.2", "13.0", "A6")
def test_the_example_of_the_headquarters_of_the_18th_army() -> None:
    terrain = {"light-forest": "L1508"}
    game = stand({"ger-18a": "L1505", **FAR}, terrain=terrain)
    for hex in ("L1506", "L1507", "L1508"):
        assert cost(game, f"move ger-18a {hex}") == 1
        play(game, f"move ger-18a {hex}")


# 9.2 Rivers, roads, railways


@pytest.mark.rule(GAME, "9.2", "TEC")
def test_a_minor_river_costs_one_point_more() -> None:
    river = {"minor-river": "L1505/L1506"}
    game = stand({"a": "axis infantry 3-2 L1505", **FAR}, hexsides=river)
    assert cost(game, "move a L1506") == 2
    wood = stand(
        {"a": "axis armour 8-5-9 L1505", **FAR}, hexsides=river, terrain={"swamp": "L1506"}
    )
    assert cost(wood, "move a L1506") == 4


@pytest.mark.rule(GAME, "9.2", "V35")
def test_a_bridged_minor_river_costs_nothing_along_the_line() -> None:
    """By road one point; by a railway what the terrain costs."""
    units = {"a": "axis infantry 3-5 L1505", **FAR}
    river = {"minor-river": "L1505/L1506"}
    wood = {"dense-forest": "L1506"}
    road = stand(units, hexsides=river, terrain=wood, lines={"road": ["L1505 L1506"]})
    assert cost(road, "move a L1506") == 1
    rail = stand(units, hexsides=river, terrain=wood, lines={"rail": ["L1505 L1506"]})
    assert cost(rail, "move a L1506") == 2


@pytest.mark.rule(GAME, "9.2", "TEC", "V84")
def test_a_road_costs_one_point_instead_of_the_terrain() -> None:
    wood = {"dense-forest": "L1506 L1507", "swamp": "L1508"}
    units = {"m": "axis armour 8-5-9 L1505", **FAR}
    game = stand(units, terrain=wood, lines={"road": ["L1505 L1506 L1507 L1508"]})
    assert cost(game, "move m L1506 L1507 L1508") == 3
    # Off the road into a hex that has a road the terrain counts.
    beside = stand(
        {"m": "axis armour 8-5-9 L1606", **FAR}, terrain=wood, lines={"road": ["L1506 L1507"]}
    )
    assert cost(beside, "move m L1506") == 3


@pytest.mark.rule(GAME, "9.2", "TEC")
def test_a_railway_is_no_road() -> None:
    wood = {"dense-forest": "L1506"}
    game = stand(
        {"m": "axis armour 8-5-9 L1505", **FAR}, terrain=wood, lines={"rail": ["L1505 L1506"]}
    )
    assert cost(game, "move m L1506") == 3
    assert ends(game, "strategic", "m") == set()


# 9.2 Enemy zones


@pytest.mark.rule(GAME, "9.2")
def test_entering_and_leaving_a_zone_cost_two_points_each() -> None:
    """The enemy in L1605 has his zone on L1505 and L1606, not on L1506 or L1406."""
    enemy = {"d": "soviet infantry 2-4 L1605", **FAR}
    game = stand({"a": "axis infantry 3-9 L1406", **enemy})
    assert cost(game, "move a L1505") == 3
    game = stand({"a": "axis infantry 3-9 L1505", **enemy})
    assert cost(game, "move a L1406") == 3
    assert cost(game, "move a L1606") == 5


@pytest.mark.rule(GAME, "9.2")
def test_zones_cost_the_same_on_a_road_and_add_to_rivers() -> None:
    enemy = {"d": "soviet infantry 2-4 L1605", **FAR}
    units = {"a": "axis infantry 3-9 L1505", **enemy}
    road = stand(units, lines={"road": ["L1505 L1606"]}, terrain={"dense-forest": "L1606"})
    assert cost(road, "move a L1606") == 5
    river = stand(units, hexsides={"minor-river": "L1505/L1606"})
    assert cost(river, "move a L1606") == 6


@pytest.mark.rule(GAME, "9.2")
def test_there_is_no_guaranteed_move_of_one_hex() -> None:
    enemy = {"d": "soviet infantry 2-4 L1605", **FAR}
    game = stand({"a": "axis infantry 3-4 L1505", **enemy})
    assert codes(game, "move a L1606") == {"not-enough-movement 9.2"}
    short = stand({"a": "axis infantry 3-2 L1505", **enemy})
    assert ends(short, "move", "a") == set()


@pytest.mark.rule(GAME, "9.2")
def test_a_unit_need_not_stop_in_a_zone() -> None:
    game = stand({"a": "axis infantry 3-6 L1406", "d": "soviet infantry 2-4 L1605", **FAR})
    play(game, "move a L1505")
    assert cost(game, "move a L1506") == 3


@pytest.mark.rule(GAME, "9.2", "3.1")
def test_an_enemy_hex_is_closed_and_not_passed() -> None:
    game = stand(
        {"a": "axis armour 8-5-30 L1503", "d": "soviet infantry 2-4 L1505"},
        hexes="L1502-L1508",
        areas={"axis-source": "L1502", "soviet-source": "L1508"},
    )
    assert ends(game, "move", "a") == {"L1502", "L1504"}
    assert codes(game, "move a L1504 L1505") == {"enemy-occupied 3.1"}
