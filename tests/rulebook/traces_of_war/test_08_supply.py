"""8.0 and 8.1: the supply check and what a supply line may not pass.

Most tests stand in a corridor, the row 1729 to 1735 with the Soviet source in 1735.
"""

from __future__ import annotations

from typing import Any

import pytest

from hexside.api import Game
from tests.rulebook.traces_of_war.tow_kit import (
    codes,
    ends,
    kind,
    legal,
    marks,
    play,
    stand,
    told,
    track,
    where,
)

GAME = "traces-of-war"
ROW = "1729-1735"
SOURCE = {"soviet-source": "1735"}
OUT = ("out-of-supply",)
ISOLATED = ("isolated",)


def check(units: dict[str, str], **more: Any) -> Game:
    """The position after a supply check."""
    settings = {"hexes": ROW, "areas": SOURCE, "phase": "supply-check", "seat": None, **more}
    return stand(units, **settings)


# States


@pytest.mark.rule(GAME, "8.1")
@pytest.mark.parametrize(
    ("before", "after"), [("", OUT), ("out-of-supply", ISOLATED), ("isolated", ISOLATED)]
)
def test_without_a_line_a_unit_gets_worse_by_one_state(before: str, after: tuple[str, ...]) -> None:
    game = check({"b": f"soviet infantry 4-4 1730 {before}"}, areas={"axis-source": "1735"})
    assert marks(game, "b") == after


@pytest.mark.rule(GAME, "8.1")
@pytest.mark.parametrize("before", ["", "out-of-supply", "isolated"])
def test_with_a_line_every_marker_goes(before: str) -> None:
    assert marks(check({"b": f"soviet infantry 4-4 1730 {before}"}), "b") == ()


@pytest.mark.rule(GAME, "8.0", "8.1")
def test_states_last_until_the_next_check() -> None:
    """A marked unit that reaches the source stays marked; an encircled one stays unmarked."""
    game = stand(
        {"b": "soviet infantry 4-9 1730 out-of-supply", "c": "soviet infantry 4-9 1735"},
        hexes="1729-1739",
        areas={"soviet-source": "1735"},
    )
    play(game, "move b 1731 1732 1733 1734 1735")
    assert where(game, "b") == "1735"
    assert marks(game, "b") == OUT


@pytest.mark.rule(GAME, "4.3.2", "8.0")
def test_the_supply_chit_makes_both_sides_check_every_unit() -> None:
    units = {
        "a": "axis infantry 3-4 1529",
        "a2": "axis infantry 3-4 1535 out-of-supply",
        "b": "soviet infantry 4-4 1829",
        "b2": "soviet infantry 4-4 1835 isolated",
    }
    hexes = "1529 1532-1535 1829 1832-1835"
    game = stand(
        units,
        phase="resolution",
        chit="supply",
        seat=None,
        hexes=hexes,
        areas={"axis-source": "1534", "soviet-source": "1834"},
    )
    assert [marks(game, name) for name in units] == [OUT, (), OUT, ()]


@pytest.mark.rule(GAME, "8.0")
def test_other_chits_check_nothing() -> None:
    units = {"b": "soviet infantry 4-4 1730", "sov-south": "1731"}
    game = stand(
        units,
        phase="action",
        seat="axis",
        hexes=ROW,
        chits={"cup": ["soviet-south"], "hand": ["axis-8a"]},
    )
    assert "headquarters-activated" in told(play(game, "cup", "accept"))
    assert marks(game, "b") == ()


# What a line may not pass


@pytest.mark.rule(GAME, "8.1")
def test_a_line_may_be_of_any_length() -> None:
    game = check(
        {"b": "soviet infantry 4-4 1701"}, hexes="1701-1743", areas={"soviet-source": "1743"}
    )
    assert marks(game, "b") == ()


@pytest.mark.rule(GAME, "8.1")
def test_a_line_must_reach_a_source_of_ones_own() -> None:
    units = {"a": "axis infantry 3-4 1529", "b": "soviet infantry 4-4 1729"}
    areas = {"axis-source": "1735", "soviet-source": "1535"}
    game = check(units, hexes="1529-1535 1729-1735", areas=areas)
    assert marks(game, "a") == OUT  # a red source in its row
    assert marks(game, "b") == OUT  # a blue source in its row


@pytest.mark.rule(GAME, "2.1", "8.1")
@pytest.mark.parametrize("ally", ["hungarian", "romanian"])
def test_blue_sources_supply_all_axis_units(ally: str) -> None:
    game = check({"h": f"axis infantry 2-4 1730 {ally}"}, areas={"axis-source": "1735"})
    assert marks(game, "h") == ()


@pytest.mark.rule(GAME, "8.1")
def test_a_unit_on_its_source_is_supplied() -> None:
    assert marks(check({"b": "soviet infantry 4-4 1735 isolated"}), "b") == ()


@pytest.mark.rule(GAME, "8.1")
def test_a_line_does_not_pass_an_enemy_occupied_hex() -> None:
    game = check(
        {"b": "soviet infantry 4-4 1730", "a": "axis infantry 3-4 1732"},
        hexsides={"blocked": "1731/1732 1732/1733"},  # no zones here, only the unit
    )
    assert marks(game, "b") == OUT


#: The corridor with a room for an enemy whose zone covers 1731 and 1732.
SIDE_ROOM = f"{ROW} 1632"


@pytest.mark.rule(GAME, "8.1", "6.0")
def test_a_line_does_not_pass_an_enemy_zone() -> None:
    units = {"b": "soviet infantry 4-4 1730", "a": "axis infantry 3-4 1632"}
    assert marks(check(units, hexes=SIDE_ROOM), "b") == OUT
    units["a"] = "axis hq 2-5 1632"
    game = check(units, hexes=SIDE_ROOM, areas={**SOURCE, "axis-source": "1632"})
    assert marks(game, "b") == OUT


@pytest.mark.rule(GAME, "8.1")
@pytest.mark.parametrize("friend", ["infantry 4-4", "hq 2-4"])
def test_a_friendly_unit_or_headquarters_cancels_a_zone_in_its_hex(friend: str) -> None:
    units = {"b": "soviet infantry 4-4 1730", "a": "axis infantry 3-4 1632"}
    units |= {"c": "soviet infantry 4-4 1731"}
    assert marks(check(units, hexes=SIDE_ROOM), "b") == OUT  # 1732 is still closed
    units |= {"d": f"soviet {friend} 1732"}
    assert marks(check(units, hexes=SIDE_ROOM), "b") == ()


@pytest.mark.rule(GAME, "8.1")
def test_a_unit_in_an_enemy_zone_is_supplied_by_a_line_behind_it() -> None:
    units = {"b": "soviet infantry 4-4 1732", "a": "axis infantry 3-4 1632"}
    assert marks(check(units, hexes=SIDE_ROOM), "b") == ()


@pytest.mark.rule(GAME, "8.1")
def test_an_isolated_friend_cancels_a_zone_as_well() -> None:
    units = {
        "b": "soviet infantry 4-4 1730",
        "c": "soviet infantry 4-4 1731 isolated",
        "d": "soviet infantry 4-4 1732 reduced isolated",
        "a": "axis infantry 3-4 1632",
    }
    assert marks(check(units, hexes=SIDE_ROOM), "b") == ()


@pytest.mark.rule(GAME, "8.1")
def test_a_line_does_not_cross_a_major_river_without_a_bridge() -> None:
    river = {"major-river": "1732/1733"}
    unit = {"b": "soviet infantry 4-4 1730"}
    assert marks(check(unit, hexsides=river), "b") == OUT
    assert marks(check(unit, hexsides=river, lines={"road": ["1732 1733"]}), "b") == ()
    assert marks(check(unit, hexsides=river, lines={"rail": ["1732 1733"]}), "b") == ()
    elsewhere = {"road": ["1731 1732", "1733 1734"]}
    assert marks(check(unit, hexsides=river, lines=elsewhere), "b") == OUT


@pytest.mark.rule(GAME, "8.1")
def test_a_line_crosses_minor_rivers_and_any_terrain() -> None:
    game = check(
        {"b": "soviet infantry 4-4 1730"},
        hexsides={"minor-river": "1732/1733"},
        terrain={"marsh": "1731", "rough": "1734"},
    )
    assert marks(game, "b") == ()


@pytest.mark.rule(GAME, "8.1")
def test_a_line_does_not_cross_a_blocked_hexside() -> None:
    game = check({"b": "soviet infantry 4-4 1730"}, hexsides={"blocked": "1732/1733"})
    assert marks(game, "b") == OUT


@pytest.mark.rule(GAME, "8.1", "R12")
def test_a_line_does_not_pass_a_major_city_of_the_enemy() -> None:
    city = {"major-city": "1732"}
    unit = {"b": "soviet infantry 4-4 1730"}
    assert marks(check(unit, places=city), "b") == OUT
    assert marks(check(unit, places=city, tracks={"control": "1732"}), "b") == ()
    axis = {"a": "axis infantry 3-4 1730"}
    areas = {"axis-source": "1735"}
    assert marks(check(axis, places=city, areas=areas), "a") == ()
    taken = check(axis, places=city, areas=areas, tracks={"control": "1732"})
    assert marks(taken, "a") == OUT


@pytest.mark.rule(GAME, "8.1", "R12")
def test_towns_do_not_block_supply() -> None:
    assert marks(check({"b": "soviet infantry 4-4 1730"}, places={"town": "1732"}), "b") == ()


@pytest.mark.rule(GAME, "8.1", "R44")
def test_a_source_that_an_enemy_occupies_gives_nothing() -> None:
    game = check({"b": "soviet infantry 4-4 1729", "a": "axis infantry 3-4 1735"})
    assert marks(game, "b") == OUT


@pytest.mark.rule(GAME, "8.1", "R44")
def test_a_source_in_an_enemy_zone_needs_a_friend_in_it() -> None:
    """The enemy in 1636 covers the source 1735 but not 1734."""
    units = {"b": "soviet infantry 4-4 1729", "a": "axis infantry 3-4 1636"}
    hexes = f"{ROW} 1636"
    assert marks(check(units, hexes=hexes), "b") == OUT
    units["c"] = "soviet infantry 4-4 1735"
    assert marks(check(units, hexes=hexes), "b") == ()


# City control


@pytest.mark.rule(GAME, "8.1")
def test_all_cities_begin_under_axis_control_and_change_hands_at_once() -> None:
    units = {"a": "axis infantry 3-9 1535", "b": "soviet infantry 4-9 1730"}
    game = stand(units, places={"major-city": "1732"})
    assert track(game, "control") == []
    play(game, "move b 1731 1732 1733")  # passing through is enough
    assert where(game, "b") == "1733"
    assert track(game, "control") == ["1732"]


@pytest.mark.rule(GAME, "8.1")
def test_the_axis_takes_a_city_back_by_passing_through() -> None:
    units = {"a": "axis infantry 3-9 1730", "b": "soviet infantry 4-9 1535"}
    game = stand(units, seat="axis", places={"major-city": "1732"}, tracks={"control": "1732"})
    play(game, "move a 1731 1732 1733")
    assert track(game, "control") == []


@pytest.mark.rule(GAME, "8.1")
def test_leaving_a_city_does_not_give_it_up() -> None:
    units = {"b": "soviet infantry 4-9 1732", "c": "soviet infantry 4-4 1535"}
    game = stand(units, places={"major-city": "1732"}, tracks={"control": "1732"})
    play(game, "move b 1731")
    assert track(game, "control") == ["1732"]


# Headquarters and order of checks


@pytest.mark.rule(GAME, "4.3.2", "R13")
def test_all_units_are_judged_on_one_snapshot() -> None:
    """The stranded headquarters keeps its zone and its hex open for the check of the others.

    Axis ``hq`` in 1632 covers 1731 and 1732; it has no line of its own and relocates, but Soviet
    ``b`` was judged while it stood there.
    """
    units = {"b": "soviet infantry 4-4 1730", "hq": "axis hq 2-5 1632"}
    game = check(
        units,
        hexes=f"{SIDE_ROOM} 1530 1531",
        areas={**SOURCE, "axis-source": "1530"},
        hexsides={"blocked": "1531/1632"},
    )
    assert marks(game, "b") == OUT
    assert where(game, "hq") != "1632"


@pytest.mark.rule(GAME, "4.3.2", "R13")
def test_soviet_headquarters_relocate_before_axis_ones() -> None:
    """Both are cut off by blocked hexsides and find room in the east and in the west."""
    units = {"hq": "axis hq 2-5 1731", "hq2": "soviet hq 2-4 1631"}
    hexes = "1610-1650 1710-1750"
    walls = "1731/1730 1731/1732 1731/1632 1731/1631 1631/1630 1631/1632 1631/1730"
    game = check(
        units,
        hexes=hexes,
        areas={"axis-source": "1710", "soviet-source": "1750"},
        hexsides={"blocked": walls},
    )
    assert kind(game) == "relocate-headquarters"
    assert game.waiting == ("soviet",)
    assert {text.split()[1] for text in legal(game)} == {"hq2"}
    play(game, "relocate hq2 1745")
    assert game.waiting == ("axis",)
    assert "1745" not in ends(game, "relocate", "hq")
    assert codes(game, "relocate hq 1744") == {"in-enemy-zone 2.3"}  # the first one stands already
    play(game, "relocate hq 1715")
    assert marks(game, "hq") == marks(game, "hq2") == ()
