"""6 Zones of control in movement, and 7 bonds as movement meets them."""

from __future__ import annotations

import pytest

from tests.rulebook.stalingrad42.s42_kit import bonds, codes, cost, ends, legal, play, stand

GAME = "stalingrad-42"


@pytest.mark.rule(GAME, "6.1")
def test_combat_units_exert_zones_and_others_do_not() -> None:
    units = {"a": "axis infantry 5-7-3 2010"}
    free = stand(units | {"s": "soviet supply-point 0-0-5 2012"})
    assert "2012" in ends(free, "move", "a")
    train = stand(units | {"b": "soviet infantry 3-5-3 2012 train"})
    play(train, "move a 2011")
    assert ends(train, "move", "a")
    brigade = stand(units | {"b": "soviet tank 2-2-5 2012 free_stacking one-step"})
    play(brigade, "move a 2011")
    assert not ends(brigade, "move", "a")


@pytest.mark.rule(GAME, "6.1")
def test_no_zone_across_the_volga() -> None:
    units = {"a": "axis infantry 5-7-3 2010", "b": "soviet infantry 3-5-3 2012"}
    game = stand(units, hexsides={"volga": "2011/2012"})
    play(game, "move a 2011")
    assert ends(game, "move", "a")


@pytest.mark.rule(GAME, "6.2")
def test_a_unit_stops_in_a_zone_and_pays_two_points_to_leave_it() -> None:
    units = {"a": "axis panzer 10-8-6 2010", "b": "soviet infantry 3-5-3 2012"}
    game = stand(units)
    assert cost(game, "move a 2011") == 1
    assert codes(game, "move a 2011 1911") == {"s42-stop-in-zone 6.2"}
    inside = stand(units | {"a": "axis panzer 10-8-6 2011"})
    assert cost(inside, "move a 2010") == 3


@pytest.mark.rule(GAME, "6.2")
def test_from_zone_to_zone() -> None:
    units = {"a": "axis panzer 10-8-6 2011", "b": "soviet infantry 3-5-3 2012"}
    assert cost(stand(units), "move a 2112") == 3


@pytest.mark.rule(GAME, "6.2")
def test_a_unit_that_has_entered_a_zone_does_not_go_on() -> None:
    game = stand({"a": "axis panzer 10-8-6 2010", "b": "soviet infantry 3-5-3 2012"})
    play(game, "move a 2011")
    assert not [text for text in legal(game) if text.startswith(("move a", "extend a"))]


@pytest.mark.rule(GAME, "7.1")
def test_hex_bonds_and_hexside_bonds() -> None:
    line = stand({"b": "soviet infantry 3-5-3 2010", "c": "soviet infantry 3-5-3 2012"})
    assert bonds(line, "soviet") == {("2010", "2012", "2011")}
    bent = stand({"b": "soviet infantry 3-5-3 2010", "c": "soviet infantry 3-5-3 2112"})
    assert bonds(bent, "soviet") == {("2010", "2112", "2011", "2111")}


@pytest.mark.rule(GAME, "7.1", "13.2.1")
def test_only_units_in_good_order_form_bonds() -> None:
    units = {"b": "soviet infantry 3-5-3 2010", "a": "axis infantry 5-7-3 2516"}
    sound = units | {"c": "soviet infantry 3-5-3 2012 isolated"}
    assert bonds(stand(sound), "soviet")
    for mark in ("disrupted", "full-retreat", "train"):
        shaken = units | {"c": f"soviet infantry 3-5-3 2012 {mark}"}
        assert bonds(stand(shaken), "soviet") == set()


@pytest.mark.rule(GAME, "7.1", "18.2.3", "D22")
def test_two_light_units_together_form_bonds() -> None:
    """D22: a StuG alone forms none; a StuG and a headquarters together do."""
    units = {
        "g": "axis assault-gun 2-2-5 2010 one-step",
        "d": "axis infantry 5-7-3 2012",
        "b": "soviet infantry 3-5-3 2014",
    }
    assert bonds(stand(units), "axis") == set()
    assert bonds(stand(units | {"h": "axis army-hq 0-1-5 2010"}), "axis")


@pytest.mark.rule(GAME, "7.2")
def test_enemy_bonds_close_the_way() -> None:
    units = {
        "a": "axis panzer 10-8-6 1910",
        "b": "soviet infantry 3-5-3 2010",
        "c": "soviet infantry 3-5-3 2012",
    }
    game = stand(units)
    assert "2011" not in ends(game, "move", "a")
    assert codes(game, "move a 1911 2011") >= {"s42-enemy-bond 7.2"}
    assert "tactical a 1911 2011" not in legal(game)


@pytest.mark.rule(GAME, "7.3", "V47")
def test_a_bond_is_negated_by_a_unit_inside_it() -> None:
    units = {
        "a": "axis panzer 10-8-6 1911",
        "e": "axis infantry 5-7-3 2011",
        "b": "soviet infantry 3-5-3 2010",
        "c": "soviet infantry 3-5-3 2012",
    }
    game = stand(units)
    assert bonds(game, "soviet") == set()
    assert "2011" in ends(game, "move", "a")


@pytest.mark.rule(GAME, "7.3")
def test_enemies_on_both_flanks_negate_a_hexside_bond() -> None:
    units = {
        "a": "axis infantry 5-7-3 2011",
        "e": "axis infantry 5-7-3 2111",
        "b": "soviet infantry 3-5-3 2010",
        "c": "soviet infantry 3-5-3 2112",
    }
    assert bonds(stand(units), "soviet") == set()
    del units["e"]
    game = stand(units)
    assert bonds(game, "soviet") == {("2010", "2112", "2011", "2111")}
    assert codes(game, "move a 2111") == {"s42-enemy-bond 7.2"}


@pytest.mark.rule(GAME, "7.3")
def test_moves_change_bonds_at_once() -> None:
    units = {
        "a": "axis infantry 5-7-3 2010",
        "e": "axis infantry 5-7-3 2011",
        "b": "soviet infantry 3-5-3 2016",
    }
    game = stand(units)
    assert bonds(game, "axis") == set()
    play(game, "move e 2012")
    assert bonds(game, "axis") == {("2010", "2012", "2011")}


@pytest.mark.rule(GAME, "7.5", "22.3.2")
def test_bonds_with_a_friendly_entry_area() -> None:
    units = {"b": "soviet infantry 3-5-3 2109", "a": "axis infantry 5-7-3 2112"}
    friendly = stand(units, areas={"entry-a": "2008 2108 2208"})
    assert any("" in bond for bond in bonds(friendly, "soviet"))
    hostile = stand(units, areas={"entry-x": "2008 2108 2208"})
    assert bonds(hostile, "soviet") == set()


@pytest.mark.rule(GAME, "7.6.1", "V49")
def test_two_major_rivers_break_a_bond() -> None:
    units = {"b": "soviet infantry 3-5-3 2010", "c": "soviet infantry 3-5-3 2012"}
    one = stand(units, hexsides={"major-river": "2010/2011"})
    assert bonds(one, "soviet")
    two = stand(units, hexsides={"major-river": "2010/2011 2011/2012"})
    assert bonds(two, "soviet") == set()
    frozen = stand(units, hexsides={"major-river": "2010/2011 2011/2012"}, turn=30)
    assert bonds(frozen, "soviet")
    minor = stand(units, hexsides={"minor-river": "2010/2011 2011/2012"})
    assert bonds(minor, "soviet")
