"""10.4: stacking and rivers in a retreat."""

from __future__ import annotations

from typing import Any

import pytest

from hexside.api import Game
from tests.rulebook.traces_of_war.tow_battles import assault, fight
from tests.rulebook.traces_of_war.tow_kit import codes, legal, play, steps, where

GAME = "traces-of-war"
DIE = {"R": 1, "RR": 3}
A = "axis infantry 4-4 1731"
STACK = {"a": "axis infantry 2-4 1731", "c": "axis infantry 2-4 1731"}


def full(hex: str) -> dict[str, str]:
    """Two friends that fill a hex."""
    return {f"f{hex}": f"axis infantry 1-4 {hex}", f"g{hex}": f"axis infantry 1-4 {hex}"}


def beaten(result: str, units: dict[str, str], source: str = "1728", **more: Any) -> Game:
    """The defenders of 1731 (4 points in all) are attacked at 5-1 by b in 1732."""
    game = fight(
        {"b": "soviet infantry 20-4 1732", **units},
        dice=[DIE[result]],
        areas={"axis-source": source},
        **more,
    )
    assault(game, "1731", "b")
    return game


# Stacking


@pytest.mark.rule(GAME, "10.4", "5.0")
def test_among_ways_equally_near_to_supply_one_with_room_is_taken() -> None:
    # 1730 and 1631 are equally far from 1528; 1730 is full.
    game = beaten("R", {"a": A, **full("1730")}, source="1528")
    assert where(game, "a") == "1631"


@pytest.mark.rule(GAME, "10.4", "5.0")
def test_supply_comes_before_stacking() -> None:
    # 1730 is full but nearer to 1728 than 1631: the unit goes through it and one hex farther.
    game = beaten("R", {"a": A, **full("1730")})
    assert where(game, "a") == "1729"


@pytest.mark.rule(GAME, "10.4", "5.0")
def test_a_full_last_hex_means_one_hex_more_and_so_on() -> None:
    units = {"a": A, **full("1730"), **full("1729")}
    assert where(beaten("R", units), "a") == "1728"
    assert where(beaten("RR", units), "a") == "1728"


@pytest.mark.rule(GAME, "10.4", "5.0")
def test_one_friend_leaves_room_for_one() -> None:
    game = beaten("R", {**STACK, "f": "axis infantry 1-4 1730"}, hexes="1728-1732")
    play(game, "retreat a 1730")
    assert (where(game, "a"), where(game, "c")) == ("1730", "1729")


@pytest.mark.rule(GAME, "10.4", "5.0")
def test_stacking_does_not_count_on_the_way() -> None:
    game = beaten("RR", {"a": A, **full("1730")})
    assert (where(game, "a"), steps(game, "a")) == ("1729", 2)


@pytest.mark.rule(GAME, "10.4")
def test_the_further_hex_obeys_the_same_limits() -> None:
    # The corridor ends in a full hex: beyond it is only the edge of the map.
    game = beaten("R", {"a": A, **full("1730")}, source="1730", hexes="1730-1732")
    assert where(game, "a") == "eliminated"


@pytest.mark.rule(GAME, "10.4")
def test_the_further_hex_costs_a_step_in_an_enemy_zone() -> None:
    units = {"a": A, **full("1730"), "z": "soviet infantry 1-4 1829"}
    game = beaten("R", units, source="1728", hexes="1728-1732 1829")
    assert (where(game, "a"), steps(game, "a")) == ("1729", 1)


@pytest.mark.rule(GAME, "10.4")
def test_zones_are_avoided_where_a_way_with_room_and_without_losses_exists() -> None:
    # Through the full hex 1730 every further hex is in a zone; 1631 is free of zones and has room.
    units = {
        "a": A,
        **full("1730"),
        "z1": "soviet infantry 1-4 1829",
        "z2": "soviet infantry 1-4 1529",
    }
    game = beaten(
        "R",
        units,
        hexes="1528-1532 1628-1632 1728-1732 1829",
        hexsides={"blocked": "1730/1631"},
    )
    assert (where(game, "a"), steps(game, "a")) == ("1631", 2)


# Rivers


@pytest.mark.rule(GAME, "10.4")
def test_minor_rivers_do_not_matter() -> None:
    game = beaten("RR", {"a": A}, hexsides={"minor-river": "1731/1730 1730/1729"})
    assert where(game, "a") == "1729"


def on_a_bank(result: str, sides: str, **more: Any) -> Game:
    """A single row of hexes 1728-1732 with a major river on these hexsides."""
    more.setdefault("hexes", "1728-1732")
    return beaten(result, {"a": A}, hexsides={"major-river": sides}, **more)


@pytest.mark.rule(GAME, "10.4")
def test_a_unit_that_begins_on_the_bank_may_cross_a_major_river() -> None:
    assert where(on_a_bank("R", "1731/1730"), "a") == "1730"
    assert where(on_a_bank("RR", "1731/1730"), "a") == "1729"


@pytest.mark.rule(GAME, "10.4", "R46")
def test_a_unit_that_begins_away_from_the_river_may_not_cross_it() -> None:
    assert where(on_a_bank("RR", "1730/1729"), "a") == "eliminated"


@pytest.mark.rule(GAME, "10.4")
@pytest.mark.parametrize("line", ["road", "rail"])
def test_a_bridge_may_be_used_from_afar(line: str) -> None:
    game = on_a_bank("RR", "1730/1729", lines={line: "1730 1729"})
    assert (where(game, "a"), steps(game, "a")) == ("1729", 2)


@pytest.mark.rule(GAME, "10.4")
def test_a_closed_river_is_refused_with_its_reason() -> None:
    game = beaten("RR", STACK, hexsides={"major-river": "1730/1729"})
    assert codes(game, "retreat a 1730 1729") == {"retreat-over-major-river 10.4"}
    assert "retreat a 1730 1729" not in legal(game)


@pytest.mark.rule(GAME, "10.4", "R46")
@pytest.mark.parametrize("friend", [{}, {"friend": "axis infantry 1-4 1730"}])
@pytest.mark.parametrize("lines", [{}, {"road": "1731 1730"}])
def test_no_major_river_between_two_enemy_zones(
    friend: dict[str, str], lines: dict[str, str]
) -> None:
    # 1731 is in the zone of b, 1730 in that of z: not even by a bridge or to a friend.
    game = beaten(
        "R",
        {"a": A, "z": "soviet infantry 1-4 1830", **friend},
        hexes="1728-1732 1830",
        hexsides={"major-river": "1731/1730"},
        lines=lines,
    )
    assert where(game, "a") == "eliminated"


@pytest.mark.rule(GAME, "10.4")
def test_a_river_between_zones_is_refused_with_its_reason() -> None:
    game = beaten(
        "R",
        {**STACK, "z": "soviet infantry 1-4 1830"},
        hexsides={"major-river": "1731/1730"},
        lines={"road": "1731 1730"},
    )
    assert codes(game, "retreat a 1730") == {"major-river-between-zones 10.4"}
    assert legal(game) == {"retreat a 1631", "retreat c 1631"}


@pytest.mark.rule(GAME, "10.4")
def test_a_minor_river_between_two_enemy_zones_is_no_bar() -> None:
    game = beaten(
        "R",
        {"a": A, "z": "soviet infantry 1-4 1830"},
        hexes="1728-1732 1830",
        hexsides={"minor-river": "1731/1730"},
    )
    assert (where(game, "a"), steps(game, "a")) == ("1730", 1)


@pytest.mark.rule(GAME, "10.4", "8.1", "R39")
def test_a_retreat_through_a_city_takes_it_back() -> None:
    game = beaten(
        "RR",
        {"a": A, "x": "soviet infantry 9-4 1535", "y": "axis infantry 1-4 1534"},
        places={"major-city": "1730"},
        tracks={"control": ["1730"]},
    )
    assert where(game, "a") == "1729"
    assert game.view("").tracks["control"] == []
