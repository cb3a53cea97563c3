"""6 and 7 Zones of control and bonds in play: the pictures of chapter 7, and what bonds bar.

Around 2010 the hexes are, clockwise from the north: 2009 2110 2111 2011 1911 1910.
"""

from __future__ import annotations

from typing import Any

import pytest

from tests.rulebook.stalingrad42.s42_battles import assault, fight
from tests.rulebook.stalingrad42.s42_kit import (
    bonds,
    codes,
    cost,
    ends,
    kind,
    legal,
    legal_with,
    marks,
    play,
    stand,
    where,
)

GAME = "stalingrad-42"
FAR = "soviet infantry 3-5-3 2616"


@pytest.mark.rule(GAME, "6.1")
@pytest.mark.parametrize("mark", ["disrupted", "full-retreat", "out-of-supply", "isolated"])
def test_units_in_any_state_but_on_trains_exert_zones(mark: str) -> None:
    units = {"a": "axis panzer 10-8-6 2010", "b": f"soviet infantry 3-5-3 2013 {mark}"}
    assert codes(stand(units), "move a 2011 2012 1912") == {"s42-stop-in-zone 6.2"}


@pytest.mark.rule(GAME, "6.1")
def test_zones_reach_all_six_hexes_and_no_further() -> None:
    units = {"a": "axis panzer 10-8-6 2009", "b": "soviet infantry 3-5-3 2012"}
    game = stand(units)
    zone = {"2011", "2112", "2113", "2013", "1913", "1912"}
    for name in zone:
        assert name not in ends(game, "extend", "a")
    assert "2014" in ends(game, "extend", "a")


@pytest.mark.rule(GAME, "6.1", "22.4")
def test_no_zone_reaches_into_an_entry_area() -> None:
    """A unit in the area starts in no zone and pays nothing to leave one."""
    units = {"e": "soviet infantry 3-5-3 ea-a", "a": "axis infantry 5-7-3 2009"}
    game = stand(units, seat="soviet", areas={"entry-a": "2008 2408"}, hexes="1808-2616")
    assert cost(game, "move e 2008") == 1
    assert cost(game, "move e 2408") == 1


@pytest.mark.rule(GAME, "6.2")
def test_a_supply_point_stops_in_a_zone_too() -> None:
    units = {"s": "axis supply-point 0-0-5 2010", "b": "soviet infantry 3-5-3 2012"}
    game = stand(units)
    assert codes(game, "move s 2011 1911") == {"s42-stop-in-zone 6.2"}


@pytest.mark.rule(GAME, "6.2")
def test_friends_do_not_negate_zones_in_movement() -> None:
    units = {
        "a": "axis panzer 10-8-6 2010",
        "f": "axis infantry 5-7-3 2011",
        "b": "soviet infantry 3-5-3 2012",
    }
    assert codes(stand(units), "move a 2011 1911") == {"s42-stop-in-zone 6.2"}


@pytest.mark.rule(GAME, "7.1", "7.3", "7.4", "7.5", "7.6.1", "7.6.2", "V48")
def test_the_picture_of_seven_units() -> None:
    """V48: C-D and F-G stand, D-E and E-F are negated, G is bonded with the edge, not the coast."""
    pair = {
        "c": "soviet infantry 3-5-3 2016",
        "d": "soviet infantry 3-5-3 2014",
        "x": "axis infantry 5-7-3 2615",
    }
    rivers = {"minor-river": "2014/2015 2015/2016"}
    assert bonds(stand(pair, hexsides=rivers), "soviet") == {("2014", "2016", "2015")}
    # D 2014 and E 2113 have enemies on both flanks, E and F 2111 one in the middle.
    negated = {
        "d": "soviet infantry 3-5-3 2014",
        "e": "soviet infantry 3-5-3 2113",
        "f": "soviet infantry 3-5-3 2111",
        "x": "axis infantry 5-7-3 2112",
        "y": "axis infantry 5-7-3 2013",
        "z": "axis infantry 5-7-3 2114",
    }
    assert not bonds(stand(negated), "soviet")
    # F-G and an enemy bond that crosses it.
    crossing = {
        "f": "soviet infantry 3-5-3 1910",
        "g": "soviet infantry 3-5-3 2110",
        "x": "axis infantry 5-7-3 2008",
        "y": "axis infantry 5-7-3 2010",
    }
    game = stand(crossing)
    assert ("1910", "2110", "2009", "2010") in bonds(game, "soviet")
    assert ("2008", "2010", "2009") in bonds(game, "axis")
    assert codes(game, "move y 2009") == {"s42-enemy-bond 7.2"}
    soviet = stand(crossing, seat="soviet")
    assert codes(soviet, "move f 2009") == {"s42-enemy-bond 7.2"}
    # G and the edge of a friendly area, then a coast.
    edge = {"g": "soviet infantry 3-5-3 2109", "x": "axis infantry 5-7-3 2512"}
    assert bonds(stand(edge, areas={"entry-a": "2008 2108 2208"}), "soviet")
    assert not bonds(stand(edge, terrain={"sea": "2008 2108 2208"}), "soviet")


@pytest.mark.rule(GAME, "7.2", "7.3", "V47")
def test_a_unit_that_enters_a_bond_lets_its_friend_through() -> None:
    """V47: A goes round into 2009; the bond 1910-2110 is negated and B may follow."""
    units = {
        "a": "axis panzer 10-8-6 1808",
        "b": "axis infantry 5-7-3 2010",
        "c": "soviet infantry 3-5-3 1910",
        "d": "soviet infantry 3-5-3 2110",
    }
    game = stand(units, hexes="1706-2616")
    assert codes(game, "move b 2009") == {"s42-enemy-bond 7.2"}
    play(game, "move a 1908 2008")
    assert codes(game, "move b 2009") == {"s42-enemy-bond 7.2"}
    inside = stand(units | {"a": "axis panzer 10-8-6 2009"}, hexes="1706-2616")
    assert not bonds(inside, "soviet")
    assert "move b 2009" in legal(inside)


@pytest.mark.rule(GAME, "7.1")
def test_bonds_need_a_vacant_space() -> None:
    """A friend in the middle leaves two pairs that are adjacent, and no bond."""
    units = {
        "a": "axis infantry 5-7-3 2010",
        "b": "axis infantry 5-7-3 2011",
        "c": "axis infantry 5-7-3 2012",
        "x": FAR,
    }
    game = stand(units, seat="soviet")
    # Nothing changes for the enemy: he may not enter an occupied hex either.
    assert codes(stand(units), "move a 2011") == set()
    assert "2011" not in ends(game, "tactical", "x")


@pytest.mark.rule(GAME, "7.1")
def test_a_single_asu_forms_no_bond_and_two_do() -> None:
    units = {"h": "axis army-hq 0-1-5 2010", "d": "axis infantry 5-7-3 2012", "x": FAR}
    assert not bonds(stand(units), "axis")
    assert bonds(stand(units | {"i": "axis army-hq 0-1-5 2010"}), "axis")
    # A Disrupted one does not help.
    shaken = units | {"i": "axis army-hq 0-1-5 2010 disrupted"}
    assert not bonds(stand(shaken), "axis")


@pytest.mark.rule(GAME, "7.1", "19.2")
def test_non_combat_units_form_no_bonds_and_negate_none() -> None:
    units = {
        "s": "axis supply-point 0-0-5 2010",
        "t": "axis supply-point 0-0-5 2010",
        "d": "axis infantry 5-7-3 2012",
        "x": FAR,
    }
    assert not bonds(stand(units), "axis")
    between = {
        "a": "axis infantry 5-7-3 2010",
        "d": "axis infantry 5-7-3 2012",
        "z": "soviet supply-point 0-0-5 2011",
        "x": FAR,
    }
    assert bonds(stand(between), "axis") == {("2010", "2012", "2011")}


@pytest.mark.rule(GAME, "7.2", "22.3.2")
def test_a_bond_on_the_map_edge_bars_the_way_in() -> None:
    """2008 lies lower than 1908 and 2108: Germans in both close its hexside on the edge."""
    units = {
        "e": "soviet infantry 3-5-3 ea-a",
        "a": "axis infantry 5-7-3 1908",
        "b": "axis infantry 5-7-3 2108",
    }
    areas = {"entry-a": "2008"}
    game = stand(units, seat="soviet", areas=areas)
    assert not legal_with(game, "move", "e")
    open_edge = stand(units | {"b": "axis infantry 5-7-3 2209"}, seat="soviet", areas=areas)
    assert legal_with(open_edge, "move", "e") == {"move e 2008"}


@pytest.mark.rule(GAME, "7.6.1")
def test_the_picture_of_the_river_bend() -> None:
    """V49 in play: D-E loses its only dry way to an enemy in the hex."""
    units = {"d": "soviet infantry 3-5-3 1910", "e": "soviet infantry 3-5-3 2110"}
    rivers = {"major-river": "1910/2009 2009/2110"}
    far = {"x": "axis infantry 5-7-3 2512"}
    assert bonds(stand(units | far, hexsides=rivers), "soviet")
    assert not bonds(stand(units | {"x": "axis infantry 5-7-3 2010"}, hexsides=rivers), "soviet")


COAST: dict[str, Any] = {
    "terrain": {"sea": "2009 2110 2109 1910 1909 2008"},
    "areas": {"port": "2010", "port-azov": "2010"},
}


@pytest.mark.rule(GAME, "5.7.3", "12.2")
def test_no_retreat_by_sea() -> None:
    """A rifle division in a port with its back to the sea, all land ways closed, is lost."""
    units = {
        "x": "soviet infantry 3-5-3 2010",
        "a": "axis infantry 8-7-3 2011",
        "b": "axis infantry 8-7-3 1911",
        "c": "axis infantry 8-7-3 2111",
    }
    game = fight(units, dice=[1], **COAST)
    assault(game, "2010", "a", "b", "c")
    while kind(game) not in ("s42-desperate-defense", "") and where(game, "x") == "2010":
        choices = sorted(legal(game))
        game.play("give-way" if "give-way" in choices else choices[0])
    if kind(game) == "s42-desperate-defense":
        game.play("give-way")
    assert where(game, "x") in ("eliminated", "removed")


@pytest.mark.rule(GAME, "5.7.3")
def test_a_sea_lane_is_no_way_of_retreat() -> None:
    lane = {"lines": {"sea-lane": "2010 2009 2008"}}
    units = {"b": "soviet infantry 3-5-3 2010 full-retreat", "a": "axis infantry 5-7-3 2616"}
    game = stand(units, seat="soviet", **(COAST | lane))
    for verb in ("move", "extend", "tactical"):
        assert ends(game, verb, "b").isdisjoint({"2009", "2008", "2110"})
    assert "full-retreat" in marks(game, "b")
