"""9.3: strategic movement along roads; A7."""

from __future__ import annotations

import pytest

from tests.rulebook.a_victory_awaits.ava_kit import codes, cost, ends, play, stand, where

GAME = "a-victory-awaits"

FAR = {"x": "axis infantry 3-5 L1001"}
ROAD = "L1501 L1502 L1503 L1504 L1505 L1506 L1507 L1508 L1509 L1510 L1511 L1512"


@pytest.mark.rule(GAME, "9.3", "A7", "TEC")
def test_ten_road_hexes_cost_five_points() -> None:
    game = stand({"ger-217-id": "L1501", **FAR}, lines={"road": [ROAD]})
    path = " ".join(ROAD.split()[1:11])
    assert cost(game, f"strategic ger-217-id {path}") == 5
    assert "L1512" not in ends(game, "strategic", "ger-217-id")
    play(game, f"strategic ger-217-id {path}")
    assert where(game, "ger-217-id") == "L1511"


@pytest.mark.rule(GAME, "9.3")
@pytest.mark.parametrize("words", ["armour 8-5-2", "hq 2-2", "cavalry 2-2", "infantry 3-2"])
def test_every_class_pays_half_a_point_in_any_terrain(words: str) -> None:
    game = stand(
        {"a": f"axis {words} L1501", **FAR},
        lines={"road": [ROAD]},
        terrain={"dense-forest": "L1502", "swamp": "L1503", "light-forest": "L1504"},
    )
    assert cost(game, "strategic a L1502 L1503 L1504 L1505") == 2


@pytest.mark.rule(GAME, "9.3")
def test_it_starts_on_a_road_and_stays_on_it() -> None:
    game = stand({"a": "axis infantry 3-5 L1505", **FAR}, lines={"road": ["L1505 L1506 L1507"]})
    assert ends(game, "strategic", "a") == {"L1506", "L1507"}
    assert codes(game, "strategic a L1506 L1606") == {"strategic-needs-road 9.3"}
    off = stand({"a": "axis infantry 3-5 L1504", **FAR}, lines={"road": ["L1505 L1506 L1507"]})
    assert ends(off, "strategic", "a") == set()
    assert "strategic-needs-road 9.3" in codes(off, "strategic a L1505 L1506")


@pytest.mark.rule(GAME, "9.3", "9.1")
def test_a_unit_that_has_walked_onto_a_road_may_not_go_on_strategically() -> None:
    game = stand({"a": "axis infantry 3-5 L1504", **FAR}, lines={"road": ["L1505 L1506 L1507"]})
    play(game, "move a L1505")
    assert ends(game, "strategic", "a") == set()


@pytest.mark.rule(GAME, "9.3", "V84")
def test_two_roads_side_by_side_are_not_joined() -> None:
    roads = {"road": ["L1504 L1505", "L1506 L1507"]}
    game = stand({"a": "axis infantry 3-5 L1504", **FAR}, lines=roads)
    assert ends(game, "strategic", "a") == {"L1505"}


@pytest.mark.rule(GAME, "9.3")
def test_railways_are_not_used() -> None:
    game = stand({"a": "axis infantry 3-5 L1505", **FAR}, lines={"rail": ["L1505 L1506 L1507"]})
    assert ends(game, "strategic", "a") == set()
    assert codes(game, "strategic a L1506") == {"strategic-needs-road 9.3"}


@pytest.mark.rule(GAME, "9.3", "3.2")
def test_it_does_not_start_in_an_enemy_zone() -> None:
    units = {"a": "axis infantry 3-9 L1501", "d": "soviet infantry 2-4 L1601", **FAR}
    game = stand(units, lines={"road": [ROAD]})
    assert ends(game, "strategic", "a") == set()
    assert "strategic-starts-in-zone 9.3" in codes(game, "strategic a L1502 L1503")


@pytest.mark.rule(GAME, "9.3", "3.2")
def test_it_enters_no_hex_in_an_enemy_zone() -> None:
    """The enemy in L1606 has his zone on L1505 and L1506."""
    units = {"a": "axis infantry 3-9 L1501", "d": "soviet infantry 2-4 L1606", **FAR}
    game = stand(units, lines={"road": [ROAD]})
    assert ends(game, "strategic", "a") == {"L1502", "L1503", "L1504"}
    path = " ".join(ROAD.split()[1:8])
    assert codes(game, f"strategic a {path}") == {"strategic-enters-zone 9.3"}


@pytest.mark.rule(GAME, "9.3", "2.1")
@pytest.mark.parametrize("river", ["minor-river", "major-river"])
def test_the_road_bridges_rivers(river: str) -> None:
    game = stand(
        {"a": "axis infantry 3-5 L1501", **FAR},
        lines={"road": [ROAD]},
        hexsides={river: "L1502/L1503"},
    )
    assert cost(game, "strategic a L1502 L1503 L1504") == 1.5


@pytest.mark.rule(GAME, "9.3", "3.1")
def test_otherwise_the_rules_of_normal_movement_hold() -> None:
    """No enemy hex, no third unit at the end, no more than the allowance."""
    units = {
        "a": "axis infantry 3-2 L1501",
        "b": "axis infantry 3-5 L1502",
        "c": "axis infantry 3-5 L1502",
    }
    game = stand(units, lines={"road": [ROAD]}, activated=["a"])
    assert ends(game, "strategic", "a") == {"L1503", "L1504", "L1505"}
    assert codes(game, "strategic a L1502") == {"stacking-limit 3.1"}
    assert codes(game, "strategic a L1502 L1503 L1504 L1505 L1506") == {"not-enough-movement 9.2"}


@pytest.mark.rule(GAME, "9.3", "TEC")
def test_adjacent_major_cities_are_joined_by_a_road() -> None:
    cities = {"major-city": "L1505 L1506 L1507"}
    game = stand({"a": "axis infantry 3-5 L1505", **FAR}, places=cities)
    assert ends(game, "strategic", "a") == {"L1506", "L1507"}
    assert cost(game, "strategic a L1506 L1507") == 1
