"""9.2: major rivers without a bridge, mountains, lakes; A5, V84."""

from __future__ import annotations

from typing import Any

import pytest

from tests.rulebook.a_victory_awaits.ava_kit import (
    codes,
    cost,
    ends,
    play,
    stand,
    where,
)

GAME = "a-victory-awaits"

#: Around L1505 lie L1504 L1506 L1405 L1406 L1605 L1606.
FAR = {"x": "axis infantry 3-5 L1001"}
#: A river all along the south of column 15: L1505 is on its north bank.
RIVER = {"major-river": "L1405/L1406 L1406/L1505 L1505/L1506 L1505/L1606 L1605/L1606"}


# Major rivers


@pytest.mark.rule(GAME, "9.2", "A5", "TEC")
def test_a_major_river_takes_all_points_and_ends_the_move() -> None:
    game = stand({"a": "axis infantry 3-5 L1505", **FAR}, hexsides=RIVER)
    assert cost(game, "move a L1506") == 5
    play(game, "move a L1506")
    assert where(game, "a") == "L1506"
    assert ends(game, "move", "a") == set()
    assert codes(game, "move a L1507") != set()


@pytest.mark.rule(GAME, "9.2", "A5")
@pytest.mark.parametrize("terrain", ["clear", "light-forest", "dense-forest", "swamp"])
def test_it_does_not_matter_what_lies_beyond_the_river(terrain: str) -> None:
    game = stand(
        {"m": "axis armour 8-5-2 L1505", **FAR}, hexsides=RIVER, terrain={terrain: "L1506"}
    )
    assert cost(game, "move m L1506") == 2


@pytest.mark.rule(GAME, "9.2")
def test_the_move_must_begin_beside_the_river() -> None:
    game = stand({"a": "axis infantry 3-9 L1504", **FAR}, hexsides=RIVER)
    assert codes(game, "move a L1505 L1506") == {"major-river-whole-move 9.2"}
    play(game, "move a L1505")
    assert codes(game, "move a L1506") == {"major-river-whole-move 9.2"}


@pytest.mark.rule(GAME, "9.2")
def test_the_move_must_end_beyond_the_river() -> None:
    game = stand({"a": "axis infantry 3-9 L1505", **FAR}, hexsides=RIVER)
    assert codes(game, "move a L1506 L1507") == {"major-river-whole-move 9.2"}


@pytest.mark.rule(GAME, "9.2")
def test_neither_bank_may_be_in_an_enemy_zone() -> None:
    units = {"a": "axis infantry 3-20 L1505", **FAR}
    near = stand({**units, "d": "soviet infantry 2-4 L1604"}, hexsides=RIVER)
    assert codes(near, "move a L1506") == set()  # L1604 is not next to L1505
    start = stand({**units, "d": "soviet infantry 2-4 L1504"}, hexsides=RIVER)
    assert codes(start, "move a L1506") == {"major-river-in-zone 9.2"}
    end = stand({**units, "d": "soviet infantry 2-4 L1507"}, hexsides=RIVER)
    assert codes(end, "move a L1506") == {"major-river-in-zone 9.2"}
    assert codes(end, "move a L1606") == set()  # he has no zone there


@pytest.mark.rule(GAME, "9.2", "V51")
def test_a_friend_beyond_the_river_does_not_cancel_the_zone() -> None:
    units = {
        "a": "axis infantry 3-20 L1505",
        "b": "axis infantry 3-5 L1506",
        "d": "soviet infantry 2-4 L1507",
    }
    game = stand({**units, **FAR}, hexsides=RIVER)
    assert codes(game, "move a L1506") == {"major-river-in-zone 9.2"}


@pytest.mark.rule(GAME, "9.2", "14.2", "V51")
def test_a_fortress_marker_cancels_the_zone_at_the_river_for_soviets() -> None:
    units = {
        "s": "soviet infantry 2-4 L1505",
        "f": "soviet fortress 0-2-0 L1506",
        "a": "axis infantry 3-5 L1507",
        "t": "soviet infantry 2-4 L2001",
    }
    game = stand(units, seat="soviet", hexsides=RIVER)
    assert cost(game, "move s L1506") == 4
    bare = stand(
        {uid: one for uid, one in units.items() if uid != "f"}, seat="soviet", hexsides=RIVER
    )
    assert codes(bare, "move s L1506") == {"major-river-in-zone 9.2"}


@pytest.mark.rule(GAME, "9.2", "2.1")
@pytest.mark.parametrize("line", ["road", "rail"])
def test_none_of_this_holds_on_a_bridge(line: str) -> None:
    """From elsewhere, on beyond, and between enemy zones."""
    lines = {line: ["L1505 L1506"]}
    units = {"a": "axis infantry 3-9 L1504", **FAR}
    game = stand(units, hexsides=RIVER, lines=lines)
    assert cost(game, "move a L1505 L1506 L1507") == 3
    zones = stand(
        {"a": "axis infantry 3-9 L1505", "d": "soviet infantry 2-4 L1606", **FAR},
        hexsides=RIVER,
        lines=lines,
    )
    assert cost(zones, "move a L1506") == 5


@pytest.mark.rule(GAME, "9.2")
def test_the_straight_way_may_be_taken_where_another_is_cheaper() -> None:
    """Around the end of the river it is two points, straight across all five."""
    game = stand({"a": "axis infantry 3-5 L1505", **FAR}, hexsides={"major-river": "L1505/L1506"})
    assert cost(game, "move a L1506") == 5
    play(game, "move a L1406", "move a L1506")
    assert where(game, "a") == "L1506"


# Mountains


@pytest.mark.rule(GAME, "9.2", "TEC")
@pytest.mark.parametrize("words", ["infantry 3-20", "armour 8-5-20", "hq 2-20", "cavalry 2-20"])
def test_mountains_are_closed_to_units_off_the_road(words: str) -> None:
    game = stand({"a": f"axis {words} L1505", **FAR}, terrain={"mountain": "L1506"})
    assert "L1506" not in ends(game, "move", "a")
    assert codes(game, "move a L1506") == {"mountain-closed 9.2"}


@pytest.mark.rule(GAME, "9.2", "TEC", "V84")
def test_mountains_are_entered_along_a_road_for_one_point() -> None:
    game = stand(
        {"m": "axis armour 8-5-9 L1505", **FAR},
        terrain={"mountain": "L1506 L1507"},
        lines={"road": ["L1505 L1506 L1507 L1508"]},
    )
    assert cost(game, "move m L1506 L1507 L1508") == 3
    assert cost(game, "strategic m L1506 L1507 L1508") == 1.5
    # From beside the road the mountains stay closed.
    beside = stand(
        {"m": "axis armour 8-5-9 L1606", **FAR},
        terrain={"mountain": "L1506"},
        lines={"road": ["L1505 L1506"]},
    )
    assert codes(beside, "move m L1506") == {"mountain-closed 9.2"}
    rail = stand(
        {"m": "axis armour 8-5-9 L1505", **FAR},
        terrain={"mountain": "L1506"},
        lines={"rail": ["L1505 L1506"]},
    )
    assert codes(rail, "move m L1506") == {"mountain-closed 9.2"}


@pytest.mark.rule(GAME, "9.2", "TEC")
@pytest.mark.parametrize(
    ("side", "words"), [("axis", "4-5"), ("axis", "2-4 romanian"), ("soviet", "2-4")]
)
def test_a_mountain_division_climbs_with_all_its_points(side: str, words: str) -> None:
    strength, *rest = words.split()
    units = {"m": f"{side} mountain {strength} L1505 {' '.join(rest)}", "y": f"{side} hq 1-5 L1001"}
    game = stand(units, seat=side, terrain={"mountain": "L1506 L1507"})
    assert cost(game, "move m L1506") == int(strength[-1])
    assert codes(game, "move m L1506 L1507") == {"mountain-whole-move 9.2"}
    play(game, "move m L1506")
    assert ends(game, "move", "m") == set()


@pytest.mark.rule(GAME, "9.2")
def test_a_mountain_division_climbs_only_at_the_start_of_its_move() -> None:
    game = stand({"m": "axis mountain 4-5 L1504", **FAR}, terrain={"mountain": "L1506"})
    play(game, "move m L1505")
    assert codes(game, "move m L1506") == {"mountain-whole-move 9.2"}


@pytest.mark.rule(GAME, "9.2")
def test_a_mountain_division_does_not_climb_from_or_into_an_enemy_zone() -> None:
    mountain: dict[str, Any] = {"terrain": {"mountain": "L1506"}}
    units = {"m": "axis mountain 4-20 L1505", **FAR}
    start = stand({**units, "d": "soviet infantry 2-4 L1504"}, **mountain)
    assert codes(start, "move m L1506") == {"mountain-in-zone 9.2"}
    end = stand(
        {**units, "d": "soviet infantry 2-4 L1507"}, **mountain, lines={"road": ["L1507 L1506"]}
    )
    assert codes(end, "move m L1506") == {"mountain-in-zone 9.2"}


@pytest.mark.rule(GAME, "9.2")
def test_a_mountain_division_uses_a_road_like_the_others() -> None:
    """Also out of an enemy zone: 1 point and 2 for leaving it."""
    game = stand(
        {"m": "axis mountain 4-5 L1505", "d": "soviet infantry 2-4 L1504", **FAR},
        terrain={"mountain": "L1506"},
        lines={"road": ["L1505 L1506"]},
    )
    assert cost(game, "move m L1506") == 3


@pytest.mark.rule(GAME, "9.2", "TEC")
def test_elsewhere_a_mountain_division_pays_as_infantry() -> None:
    terrain = {"light-forest": "L1504", "dense-forest": "L1506", "swamp": "L1406"}
    game = stand({"m": "axis mountain 4-5 L1505", **FAR}, terrain=terrain)
    assert [cost(game, f"move m {hex}") for hex in ("L1504", "L1506", "L1406")] == [1, 2, 2]


@pytest.mark.rule(GAME, "9.2")
def test_leaving_mountains_costs_nothing_special() -> None:
    game = stand(
        {"m": "axis mountain 4-5 L1505", "a": "axis infantry 3-5 L1505", **FAR},
        terrain={"mountain": "L1505"},
    )
    assert cost(game, "move m L1506 L1507") == 2
    assert cost(game, "move a L1506 L1507") == 2


# Water


@pytest.mark.rule(GAME, "9.2", "TEC")
@pytest.mark.parametrize("water", ["lake", "sea"])
@pytest.mark.parametrize("words", ["infantry 3-9", "mountain 4-9", "armour 8-5-9"])
def test_nobody_enters_or_crosses_water(water: str, words: str) -> None:
    game = stand(
        {"a": f"axis {words} L1504", "c": "axis infantry 3-5 L1503"},
        hexes="L1503-L1508",
        areas={"axis-source": "L1503", "soviet-source": "L1508"},
        terrain={water: "L1506"},
        lines={"road": ["L1504 L1505 L1506 L1507"]},
    )
    assert ends(game, "move", "a") == {"L1503", "L1505"}
    assert "sea-hex 9.2" in codes(game, "move a L1505 L1506")
    assert "L1506" not in ends(game, "strategic", "a")
