"""3.3: lines of communication of both sides; A30, V11, V41, V51, V55, V57.

The Axis source of the plain is L1006, the Soviet one L2006. L1606 is six hexes from L1006.
"""

from __future__ import annotations

from typing import Any

import pytest

from hexside.api import Game
from tests.rulebook.a_victory_awaits.ava_kit import assault, fight, stand, steps, where
from tests.rulebook.a_victory_awaits.ava_overlays import lines

GAME = "a-victory-awaits"

#: Out of the way of everything.
FAR = {"x": "axis infantry 3-5 L1001"}
#: A corridor from the Axis source L1501 to the Soviet source L1510.
CORRIDOR: dict[str, Any] = {
    "hexes": "L1501-L1510",
    "areas": {"axis-source": "L1501", "soviet-source": "L1510"},
}
WHOLE_RAIL = {"rail": ["L1501 L1502 L1503 L1504 L1505 L1506 L1507 L1508 L1509 L1510"]}


def axis(units: dict[str, str] | None = None, **more: Any) -> set[str]:
    return lines(stand({**FAR, **(units or {})}, **more), "axis")


def soviet(units: dict[str, str], **more: Any) -> set[str]:
    return lines(stand(units, **{"seat": "soviet", **more}), "soviet")


def checked(units: dict[str, str], **more: Any) -> Game:
    """After a supply check of turn 5; who has no line has lost a step."""
    return stand(units, **{"phase": "supply-check", "turn": 5, "seat": None, **more})


# Axis lines


@pytest.mark.rule(GAME, "3.3", "A30")
def test_six_hexes_from_the_railway_and_not_seven() -> None:
    found = axis()
    assert "L1606" in found
    assert "L1706" not in found
    longer = axis(lines={"rail": ["L1006 L1106 L1206"]})
    assert "L1806" in longer
    assert "L1906" not in longer


@pytest.mark.rule(GAME, "3.3", "11.1", "A30")
def test_a_unit_seven_hexes_away_fails_the_supply_check() -> None:
    units = {"a": "axis infantry 3-5 L1606", "b": "axis infantry 3-5 L1706"}
    game = checked({**units, "s": "soviet infantry 2-4 L2001"})
    assert (steps(game, "a"), steps(game, "b")) == (2, 1)


@pytest.mark.rule(GAME, "3.3")
def test_the_railway_is_followed_over_any_distance_but_not_the_road() -> None:
    way = "L1006 L1106 L1206 L1306 L1406 L1506 L1606 L1706 L1806 L1906"
    assert "L1912" in axis(lines={"rail": [way]})
    assert "L1706" not in axis(lines={"road": [way]})


@pytest.mark.rule(GAME, "3.3")
def test_a_railway_that_is_not_joined_to_a_source_carries_no_line() -> None:
    """From L1206 to L1806 there is a railway, but none from the source to L1206."""
    found = axis(lines={"rail": ["L1206 L1306 L1406 L1506 L1606 L1706 L1806"]})
    assert "L1606" in found
    assert "L1706" not in found


@pytest.mark.rule(GAME, "3.3")
def test_a_railway_starts_at_an_axis_source_and_not_at_a_soviet_one() -> None:
    found = axis(lines={"rail": ["L2006 L1906 L1806 L1706"]})
    assert "L1806" not in found


@pytest.mark.rule(GAME, "3.3")
def test_an_enemy_unit_breaks_the_railway() -> None:
    units = {"a": "axis infantry 3-5 L1510"}
    joined = lines(stand(units, **CORRIDOR, lines=WHOLE_RAIL), "axis")
    assert "L1510" in joined
    cut = stand({**units, "d": "soviet infantry 2-4 L1503"}, **CORRIDOR, lines=WHOLE_RAIL)
    # Beyond the source the line ends in the enemy's zone.
    assert lines(cut, "axis") == {"L1501", "L1502"}


@pytest.mark.rule(GAME, "3.3", "V51")
def test_a_zone_without_a_friend_breaks_the_railway_but_not_the_way_round() -> None:
    """The enemy in L1205 has his zone on L1105 and L1106; the line goes round through hexes."""
    rail = {"rail": ["L1006 L1106 L1206 L1306 L1406 L1506 L1606 L1706 L1806"]}
    enemy = {"d": "soviet infantry 2-4 L1205"}
    broken = axis(enemy, lines=rail)
    assert "L1806" not in broken
    assert "L1406" in broken
    # Friends in every railway hex of the zone hold it open.
    friends = {"a": "axis infantry 3-5 L1106", "b": "axis infantry 3-5 L1206"}
    held = axis({**enemy, **friends}, lines=rail)
    assert "L1812" in held


@pytest.mark.rule(GAME, "3.3", "V11")
def test_a_line_may_end_in_an_enemy_zone_but_not_pass_through_it() -> None:
    found = soviet({"a": "axis infantry 3-5 L1506"}, **CORRIDOR, seat="axis")
    assert found == {"L1510", "L1509", "L1508", "L1507"}


@pytest.mark.rule(GAME, "3.3", "V11")
def test_a_unit_in_an_enemy_zone_has_a_line_and_holds_it_open() -> None:
    """The corridor bends round an enemy in L1606, whose zone is on L1505 and L1506."""
    board: dict[str, Any] = {**CORRIDOR, "hexes": "L1501-L1510 L1606"}
    enemy = {"a": "axis infantry 3-5 L1606"}
    alone = soviet({**enemy, "s": "soviet infantry 2-4 L1504"}, **board)
    assert alone == {"L1510", "L1509", "L1508", "L1507", "L1506"}
    first = soviet({**enemy, "s": "soviet infantry 2-4 L1506"}, **board)
    assert first == {"L1510", "L1509", "L1508", "L1507", "L1506", "L1505"}
    both = {"s": "soviet infantry 2-4 L1506", "t": "soviet infantry 2-4 L1505"}
    assert "L1503" in soviet({**enemy, **both}, **board)


@pytest.mark.rule(GAME, "3.3")
def test_an_enemy_occupied_hex_never_has_a_line() -> None:
    found = soviet({"a": "axis infantry 3-5 L1506", "s": "soviet infantry 2-4 L1507"})
    assert "L1506" not in found


# Water, rivers, cities


@pytest.mark.rule(GAME, "3.3")
@pytest.mark.parametrize("water", ["lake", "sea"])
def test_no_line_enters_water(water: str) -> None:
    units = {"s": "soviet infantry 2-4 L1503"}
    assert soviet(units, **CORRIDOR, terrain={water: "L1506"}) == {
        "L1510",
        "L1509",
        "L1508",
        "L1507",
    }


@pytest.mark.rule(GAME, "3.3")
@pytest.mark.parametrize("river", ["minor-river", "major-river"])
def test_lines_cross_rivers(river: str) -> None:
    units = {"s": "soviet infantry 2-4 L1503"}
    sides = {river: "L1505/L1506 L1503/L1504"}
    assert "L1501" in soviet(units, **CORRIDOR, hexsides=sides)
    found = lines(stand({"a": "axis infantry 3-5 L1503"}, **CORRIDOR, hexsides=sides), "axis")
    assert "L1507" in found


@pytest.mark.rule(GAME, "3.3", "3.4")
def test_who_controls_a_city_does_not_matter_for_a_line() -> None:
    places = {"town": "L1503", "major-city": "L1504"}
    game = stand({"a": "axis infantry 3-5 L1506"}, **CORRIDOR, places=places, lines=WHOLE_RAIL)
    assert "L1506" in lines(game, "axis")
    held = {"tracks": {"control": ["L1503", "L1504"]}}
    assert "L1501" in soviet({"s": "soviet infantry 2-4 L1506"}, **CORRIDOR, places=places, **held)


# Mountains


@pytest.mark.rule(GAME, "3.3", "V57")
def test_a_line_ends_in_mountains_but_crosses_them_only_along_a_road() -> None:
    units = {"s": "soviet infantry 2-4 L1503"}
    mountain = {"mountain": "L1506"}
    assert soviet(units, **CORRIDOR, terrain=mountain) == {
        "L1510",
        "L1509",
        "L1508",
        "L1507",
        "L1506",
    }
    road = {"road": ["L1507 L1506 L1505"]}
    assert "L1501" in soviet(units, **CORRIDOR, terrain=mountain, lines=road)
    half = {"road": ["L1507 L1506"]}
    assert "L1505" not in soviet(units, **CORRIDOR, terrain=mountain, lines=half)
    other = {"road": ["L1506 L1505"]}
    assert "L1505" not in soviet(units, **CORRIDOR, terrain=mountain, lines=other)


@pytest.mark.rule(GAME, "3.3", "V57")
def test_mountains_two_hexes_deep_are_not_entered_off_the_road() -> None:
    units = {"s": "soviet mountain 2-4 L1505"}
    found = soviet(units, **CORRIDOR, terrain={"mountain": "L1505 L1506"})
    assert "L1506" in found
    assert "L1505" not in found


@pytest.mark.rule(GAME, "3.3", "V57")
def test_a_railway_alone_carries_no_line_through_mountains() -> None:
    """Only a road is excepted."""
    units = {"a": "axis infantry 3-5 L1510"}
    mountain = {"mountain": "L1503"}
    rail = stand(units, **CORRIDOR, terrain=mountain, lines=WHOLE_RAIL)
    assert lines(rail, "axis") == {"L1501", "L1502", "L1503"}
    both = {**WHOLE_RAIL, "road": ["L1502 L1503 L1504"]}
    assert "L1510" in lines(stand(units, **CORRIDOR, terrain=mountain, lines=both), "axis")


@pytest.mark.rule(GAME, "3.3", "V57")
def test_a_line_from_a_source_in_mountains_leaves_them_along_a_road() -> None:
    units = {"s": "soviet infantry 2-4 L1503"}
    mountain = {"mountain": "L1510"}
    assert soviet(units, **CORRIDOR, terrain=mountain) == {"L1510"}
    road = {"road": ["L1510 L1509"]}
    assert "L1501" in soviet(units, **CORRIDOR, terrain=mountain, lines=road)


# Soviet lines


@pytest.mark.rule(GAME, "3.3")
def test_soviet_lines_have_any_length_and_need_no_railway() -> None:
    assert "L1001" in soviet({"s": "soviet infantry 2-4 L1001"})
    game = checked({"s": "soviet infantry 2-4 L1001", "a": "axis infantry 3-5 L1012"})
    assert steps(game, "s") == 2


@pytest.mark.rule(GAME, "3.3", "11.1", "V41")
def test_a_soviet_unit_cut_off_by_the_start_line_fails_the_supply_check() -> None:
    units = {"s": "soviet infantry 2-4 L1606", "a": "axis infantry 3-5 L1012"}
    terrain = {"lake": "L1605 L1705 L1706 L1607"}
    free = checked(units, terrain=terrain)
    assert steps(free, "s") == 2
    game = checked(units, terrain=terrain, areas={"axis-start": "L1001-L1512"})
    assert steps(game, "s") == 1


# Sources


@pytest.mark.rule(GAME, "3.3", "V55")
def test_a_source_in_an_enemy_zone_needs_a_friendly_unit() -> None:
    enemy = {"a": "axis infantry 3-5 L1610"}
    board: dict[str, Any] = {**CORRIDOR, "hexes": "L1501-L1510 L1610"}
    none = soviet({**enemy, "s": "soviet infantry 2-4 L1503"}, **board)
    assert none == set()
    # L1509 lies in the zone too: the line may end there, and goes on where a friend stands.
    held = soviet({**enemy, "s": "soviet infantry 2-4 L1510"}, **board)
    assert held == {"L1510", "L1509"}


@pytest.mark.rule(GAME, "3.3", "V55")
def test_an_enemy_occupied_source_is_no_source() -> None:
    units = {"a": "axis infantry 3-5 L1510", "s": "soviet infantry 2-4 L1507"}
    assert soviet(units, **CORRIDOR) == set()
    areas = {"axis-source": "L1501", "soviet-source": "L1510 L1502"}
    two = soviet(units, hexes="L1501-L1510", areas=areas)
    assert {"L1502", "L1507", "L1508"} <= two


@pytest.mark.rule(GAME, "3.3", "V55")
def test_who_controls_a_source_does_not_matter() -> None:
    units = {"s": "soviet infantry 2-4 L1503"}
    assert "L1503" in soviet(units, **CORRIDOR, tracks={"control": ["L1510"]})


@pytest.mark.rule(GAME, "3.3", "10.6", "V33", "V55")
def test_a_retreating_unit_opens_a_source_in_an_enemy_zone_by_its_own_hex() -> None:
    """All free hexes cost a step, and L1606 is nearer to the other source than L1406, which is
    one itself."""
    units = {
        "a": "axis infantry 4-5 L1504",
        "b": "axis infantry 4-5 L1507",
        "e": "axis infantry 4-5 L1605",
        "f": "axis infantry 4-5 L1405",
        "d": "soviet infantry 1-4 L1505",
        "s": "soviet infantry 1-4 L2012",
    }
    areas = {"axis-source": "L1001", "soviet-source": "L1406 L2012"}
    game = fight(units, areas=areas, dice=[3])
    assault(game, "L1505", "a")
    assert (where(game, "d"), steps(game, "d")) == ("L1406", 1)


@pytest.mark.rule(GAME, "3.3", "14.2", "V51")
def test_a_fortress_marker_alone_holds_a_soviet_line_open() -> None:
    board: dict[str, Any] = {**CORRIDOR, "hexes": "L1501-L1510 L1606"}
    enemy = {"a": "axis infantry 3-5 L1606", "s": "soviet infantry 2-4 L1503"}
    forts = {"f": "soviet fortress 0-2-0 L1506", "g": "soviet fortress 0-2-0 L1505"}
    assert "L1503" not in soviet(enemy, **board)
    assert "L1503" in soviet({**enemy, **forts}, **board)


@pytest.mark.rule(GAME, "3.3", "10.6", "V33", "V57")
def test_a_line_that_ends_in_mountains_may_be_shorter_than_their_road() -> None:
    """L1506 is two hexes from the source L1508 as the end of a line, four along the road."""
    game = fight(
        {"a": "axis infantry 4-5 L1504", "d": "soviet mountain 1-4 L1505"},
        hexes="L1503-L1508 L1606-L1607",
        areas={"axis-source": "L1503", "soviet-source": "L1508"},
        terrain={"mountain": "L1506"},
        lines={"road": ["L1606 L1506"]},
        dice=[3],
    )
    assault(game, "L1505", "a")
    assert where(game, "d") == "L1506"
