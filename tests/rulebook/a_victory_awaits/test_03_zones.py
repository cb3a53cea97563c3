"""3.2: zones of control; mountains and water (V10), the start line (V47), friends (V51)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.rulebook.a_victory_awaits.ava_kit import (
    assault,
    codes,
    cost,
    ends,
    fight,
    neighbours,
    play,
    stand,
    steps,
    where,
)
from tests.rulebook.a_victory_awaits.ava_overlays import lines, overlay, zone

GAME = "a-victory-awaits"

#: The six hexes around L1505.
AROUND = {"L1504", "L1506", "L1405", "L1406", "L1605", "L1606"}


@pytest.mark.rule(GAME, "3.2")
@pytest.mark.parametrize(
    "words", ["infantry 2-4", "hq 1-5", "infantry 2-4 reduced", "armour 6-4-7", "fortress 0-2-0"]
)
def test_every_unit_has_a_zone_on_the_six_hexes_around_it(words: str) -> None:
    game = stand({"d": f"soviet {words} L1505", "a": "axis infantry 3-5 L1012"})
    assert neighbours(game, "L1505") == AROUND
    assert zone(game, "soviet") == AROUND


@pytest.mark.rule(GAME, "3.2")
def test_a_zone_reaches_across_rivers() -> None:
    for river in ("minor-river", "major-river"):
        game = stand(
            {"d": "soviet infantry 2-4 L1505", "a": "axis infantry 3-5 L1012"},
            hexsides={river: "L1505/L1506"},
        )
        assert "L1506" in zone(game, "soviet")


@pytest.mark.rule(GAME, "3.2", "V10")
@pytest.mark.parametrize("water", ["lake", "sea"])
def test_a_zone_does_not_reach_into_water(water: str) -> None:
    game = stand(
        {"d": "soviet infantry 2-4 L1505", "a": "axis infantry 3-5 L1012"},
        terrain={water: "L1506"},
    )
    assert zone(game, "soviet") == AROUND - {"L1506"}


@pytest.mark.rule(GAME, "3.2", "V10")
def test_a_zone_reaches_into_mountains_only_along_a_road() -> None:
    mountains = {"mountain": "L1506 L1606"}
    units = {"d": "soviet infantry 2-4 L1505", "a": "axis infantry 3-5 L1012"}
    bare = stand(units, terrain=mountains)
    assert zone(bare, "soviet") == AROUND - {"L1506", "L1606"}
    road = stand(units, terrain=mountains, lines={"road": ["L1505 L1506", "L1606 L1605"]})
    assert zone(road, "soviet") == AROUND - {"L1606"}
    rail = stand(units, terrain=mountains, lines={"rail": ["L1505 L1506"]})
    assert "L1506" not in zone(rail, "soviet")


@pytest.mark.rule(GAME, "3.2", "V10")
@pytest.mark.parametrize("side", ["soviet", "axis"])
def test_nothing_is_closed_to_the_zone_of_a_mountain_division_but_water(side: str) -> None:
    other = "axis" if side == "soviet" else "soviet"
    game = stand(
        {"d": f"{side} mountain 2-4 L1505", "a": f"{other} infantry 3-5 L1012"},
        terrain={"mountain": "L1506 L1606", "lake": "L1504"},
        seat=other,
    )
    assert zone(game, side) == AROUND - {"L1504"}


@pytest.mark.rule(GAME, "3.2", "V10")
def test_a_unit_in_mountains_has_a_zone_around_it() -> None:
    game = stand(
        {"d": "soviet infantry 2-4 L1505", "a": "axis infantry 3-5 L1012"},
        terrain={"mountain": "L1505 L1506"},
    )
    assert zone(game, "soviet") == AROUND - {"L1506"}


@pytest.mark.rule(GAME, "3.2", "V10", "9.2")
def test_a_mountain_zone_is_felt_in_movement() -> None:
    """A mountain division may not climb next to an enemy mountain division."""
    mountains: dict[str, Any] = {"terrain": {"mountain": "L1506"}}
    units = {"m": "axis mountain 4-5 L1505", "c": "axis infantry 3-5 L1001"}
    free = stand({**units, "d": "soviet infantry 2-4 L1508"}, **mountains)
    assert cost(free, "move m L1506") == 5
    near = stand({**units, "d": "soviet infantry 2-4 L1507"}, **mountains)
    assert cost(near, "move m L1506") == 5  # no zone of infantry in the mountains
    guarded = stand({**units, "d": "soviet mountain 2-4 L1507"}, **mountains)
    assert codes(guarded, "move m L1506") == {"mountain-in-zone 9.2"}


@pytest.mark.rule(GAME, "3.2", "V10")
def test_the_zone_of_a_mountain_division_goes_with_it_from_stack_to_stack() -> None:
    """Both hexes stay occupied when the division goes over; its zone in L1504 does not stay."""
    game = stand(
        {
            "i": "axis infantry 3-5 L1505",
            "m": "axis mountain 4-9 L1505",
            "j": "axis infantry 3-5 L1507",
            "s": "soviet mountain 2-4 L1604",
        },
        terrain={"mountain": "L1504"},
    )
    assert "L1504" in zone(game, "axis")
    assert "L1504" not in overlay(game, "threat", "reach", "soviet")
    play(game, "move m L1506 L1507")
    assert "L1504" not in zone(game, "axis")
    assert "L1504" in overlay(game, "threat", "reach", "soviet")


@pytest.mark.rule(GAME, "3.2", "9.2")
def test_several_zones_on_a_hex_are_one() -> None:
    """L1506 lies next to both enemies and costs as much as next to one."""
    units = {"a": "axis infantry 3-9 L1505"}
    one = stand({**units, "d": "soviet infantry 2-4 L1507"})
    two = stand({**units, "d": "soviet infantry 2-4 L1507", "e": "soviet infantry 2-4 L1607"})
    assert cost(one, "move a L1506") == cost(two, "move a L1506") == 3


@pytest.mark.rule(GAME, "3.2", "V47")
def test_a_soviet_zone_crosses_the_start_line() -> None:
    game = stand(
        {"d": "soviet infantry 2-4 L1606", "a": "axis infantry 3-9 L1405"},
        areas={"axis-start": "L1001-L1512"},
    )
    assert {"L1505", "L1506"} <= zone(game, "soviet")
    assert cost(game, "move a L1505") == 3


# Friends do not cancel zones, except for lines (V51)


@pytest.mark.rule(GAME, "3.2", "9.2", "V51")
def test_a_friendly_unit_does_not_cancel_a_zone_for_movement() -> None:
    units = {
        "a": "axis infantry 3-9 L1505",
        "b": "axis infantry 3-5 L1506",
        "d": "soviet infantry 2-4 L1507",
    }
    road = {"road": ["L1504 L1505 L1506"]}
    game = stand({**units, "c": "axis infantry 3-5 L1504"}, lines=road)
    assert cost(game, "move a L1506") == 3
    assert "L1506" not in ends(game, "strategic", "c")
    assert codes(game, "strategic c L1505 L1506") == {"strategic-enters-zone 9.3"}


@pytest.mark.rule(GAME, "3.2", "3.3", "V51")
def test_a_friendly_unit_cancels_a_zone_for_a_line() -> None:
    """The corridor from the source in L1501 leads past the enemy in L1604."""
    board: dict[str, Any] = {
        "hexes": "L1501-L1508 L1604",
        "areas": {"axis-source": "L1501", "soviet-source": "L1604"},
        "lines": {"rail": ["L1501 L1502 L1503 L1504 L1505 L1506 L1507 L1508"]},
    }
    units = {"a": "axis infantry 3-5 L1508", "d": "soviet infantry 2-4 L1604"}
    cut = stand(units, **board)
    assert "L1508" not in lines(cut, "axis")
    held = {"b": "axis infantry 3-5 L1503", "c": "axis infantry 3-5 L1504"}
    joined = stand({**units, **held}, **board)
    assert "L1508" in lines(joined, "axis")
    half = stand({**units, "b": held["b"]}, **board)
    assert "L1508" not in lines(half, "axis")


@pytest.mark.rule(GAME, "3.2", "14.2", "V51")
def test_a_fortress_marker_cancels_zones_in_its_own_hex_for_the_soviets() -> None:
    units = {
        "a": "axis infantry 3-5 L1507",
        "f": "soviet fortress 0-2-0 L1506",
        "s": "soviet infantry 2-9 L1505",
        "t": "soviet infantry 2-9 L2001",
    }
    road = {"road": ["L1504 L1505 L1506 L1607"]}
    game = stand(units, seat="soviet", lines=road)
    assert "L1506" not in zone(game, "axis")
    assert cost(game, "move s L1506") == 1
    assert "L1506" in ends(game, "strategic", "s")
    # L1607 has no marker: going on from the fortress costs the zone there, but not that left.
    play(game, "move s L1506")
    assert cost(game, "move s L1607") == 3
    bare = stand({uid: text for uid, text in units.items() if uid != "f"}, seat="soviet")
    assert cost(bare, "move s L1506") == 3


@pytest.mark.rule(GAME, "3.2", "14.2", "V51")
def test_a_fortress_marker_cancels_nothing_for_the_axis() -> None:
    """It blocks and has a zone itself."""
    units = {"a": "axis infantry 3-9 L1504", "f": "soviet fortress 0-2-0 L1506"}
    game = stand(units)
    assert cost(game, "move a L1505") == 3
    assert codes(game, "move a L1505 L1506") == {"enemy-occupied 3.1"}


@pytest.mark.rule(GAME, "3.2", "10.7")
def test_zones_do_not_matter_for_command_range() -> None:
    units = {
        "h": "axis hq 2-8 L1501",
        "a": "axis infantry 3-5 L1505",
        "d": "soviet infantry 2-4 L1503",
    }
    game = stand(units, phase="activation", headquarters="h", seat=None)
    assert ends(game, "move", "a")


@pytest.mark.rule(GAME, "3.2", "10.6", "V51")
def test_a_friend_does_not_cancel_a_zone_for_a_retreat_and_a_fortress_does() -> None:
    """The only way of the retreat is L1506, next to the enemy in L1607."""
    units = {
        "a": "axis infantry 4-5 L1504",
        "b": "axis infantry 4-5 L1607",
        "d": "soviet infantry 1-4 L1505",
    }
    board: dict[str, Any] = {
        "hexes": "L1503-L1509 L1607",
        "areas": {"axis-source": "L1503", "soviet-source": "L1509"},
    }
    for uid, words, left in (("f", "infantry 2-4", 1), ("f", "fortress 0-2-0", 2)):
        game = fight({**units, uid: f"soviet {words} L1506"}, **board, dice=[3])
        assault(game, "L1505", "a")
        assert (where(game, "d"), steps(game, "d")) == ("L1506", left)


@pytest.mark.rule(GAME, "3.2", "12.1", "V51")
def test_a_friend_does_not_cancel_a_zone_for_reinforcements_and_a_fortress_does() -> None:
    rail = {"rail": ["L2006 L1906 L1806"]}
    units = {"n": "soviet infantry 2-4 available", "a": "axis infantry 3-5 L1705"}
    for words, placed in (("infantry 2-4", False), ("fortress 0-2-0", True)):
        game = stand(
            {**units, "s": f"soviet {words} L1806"},
            phase="reinforcements",
            seat="soviet",
            turn=4,
            lines=rail,
        )
        play(game, "name n")
        assert (codes(game, "place n L1806") == set()) == placed
