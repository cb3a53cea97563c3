"""Conditions in the small print of movement and combat, each of which changes what is legal.

Around 2010 the hexes are, clockwise from the north: 2009 2110 2111 2011 1911 1910.
"""

from __future__ import annotations

from typing import Any

import pytest

from tests.rulebook.stalingrad42.s42_battles import (
    PANZER,
    THREE,
    assault,
    column,
    declare,
    fight,
    odds,
    won,
    won_without_group,
)
from tests.rulebook.stalingrad42.s42_kit import (
    bonds,
    codes,
    cost,
    ends,
    event,
    kind,
    legal,
    legal_with,
    marks,
    play,
    stand,
    told,
    where,
)

GAME = "stalingrad-42"


# 7.1: bonds of units that lose their good order


@pytest.mark.rule(GAME, "7.1", "7.3", "13.2.1")
def test_bonds_end_with_the_good_order_of_a_unit_and_come_back_with_another() -> None:
    units = {
        "a": "axis infantry 5-7-3 2010",
        "b": "axis infantry 5-7-3 2012",
        "c": "axis infantry 5-7-3 2014",
        "x": "soviet infantry 3-5-3 2616",
    }
    game = stand(units)
    assert ("2010", "2012", "2011") in bonds(game, "axis")
    play(game, "full-retreat b")
    assert bonds(game, "axis") == set()
    play(game, "move c 2013 2012")
    assert bonds(game, "axis") == {("2010", "2012", "2011")}


@pytest.mark.rule(GAME, "7.6.1")
@pytest.mark.parametrize("river", ["volga", "minor-river"])
def test_of_the_rivers_only_the_volga_breaks_a_bond_by_itself(river: str) -> None:
    units = {
        "a": "axis infantry 5-7-3 2010",
        "b": "axis infantry 5-7-3 2012",
        "x": "soviet infantry 3-5-3 2616",
    }
    game = stand(units, hexsides={river: "2010/2011"})
    assert bool(bonds(game, "axis")) == (river != "volga")


# 9.6.2, 16.3.2: alpine hexsides


@pytest.mark.rule(GAME, "9.6.2", "5.2")
def test_roads_lead_everybody_over_alpine_hexsides() -> None:
    units = {
        "a": "axis infantry 5-7-3 2010",
        "p": "axis panzer 10-8-6 2010",
        "x": "soviet infantry 3-5-3 2616",
    }
    sides: dict[str, Any] = {"hexsides": {"alpine": "2010/2011"}}
    wild = stand(units, **sides)
    assert codes(wild, "move a 2011") == {"s42-closed-terrain 2.2.3"}
    pass_road = stand(units, lines={"primary-road": "2010 2011"}, **sides)
    assert cost(pass_road, "move a 2011") == 1
    assert cost(pass_road, "move p 2011") == 0.5


# 9.9: rough ground


@pytest.mark.rule(GAME, "9.9", "9.6.3")
def test_a_city_among_hills_doubles_but_does_not_shift() -> None:
    units = {"a": "axis infantry 10-7-3 2010", "x": "soviet infantry 3-5-3 2009"}
    hills: dict[str, Any] = {"terrain": {"rough": "2009"}}
    assert column(units, "2009", "a", **hills) == (10, 5, "1-1")
    city = {"places": {"minor-city": "2009"}}
    assert column(units, "2009", "a", **hills, **city) == (10, 10, "1-1")


# 11.5.1: ports


@pytest.mark.rule(GAME, "11.5.1", "16.2.3")
@pytest.mark.parametrize(
    ("attacker", "defender", "decision"),
    [
        ("axis", "soviet", "s42-desperate-defense"),
        ("soviet", "axis", "s42-determined-defense"),
    ],
)
def test_only_a_port_that_is_a_source_is_worth_a_desperate_defense(
    attacker: str, defender: str, decision: str
) -> None:
    # The Black Sea is Soviet: an Axis garrison is out of supply with the port or without it.
    units = {
        "a": f"{attacker} infantry 15-7-3 2010",
        "d": f"{defender} infantry 3-5-3 2009",
    }
    game = fight(units, seat=attacker, turn=8, dice=[THREE["DR2"]], areas={"port": "2009"})
    assault(game, "2009", "a")
    assert kind(game) == decision


# 11.6.1, 15.2.7: a Delay in Breakthrough Combat


@pytest.mark.rule(GAME, "11.6.1", "15.2.7", "14.2.4")
def test_a_delay_ends_a_breakthrough_whatever_the_table_says() -> None:
    units = {
        "a": "axis panzer 15-8-6 2012",
        "y": "soviet infantry 3-5-3 2010",
        "far": "soviet infantry 3-5-3 2006",
    }
    woods = {"terrain": {"woods": "2010"}}
    for stands in (True, False):
        # D1 with an advance of three; then a Partial Success, if they stand at all.
        game = won(units, "a", turn=8, dice=[THREE["D1"], 4], **woods)
        play(game, "add a", "form 2011", "strike 2010")
        game.play("hold y" if stands else "give-way")
        game.play(min(legal_with(game, "retreat", "y")))
        onward = {text.split()[-1] for text in legal_with(game, "onward")}
        assert "2010" in onward
        assert (onward == {"2010"}) == stands


# 12.1.3: shortened retreats


@pytest.mark.rule(GAME, "12.1.3", "12.2")
def test_a_shortened_retreat_must_leave_a_step() -> None:
    wall = ("2009", "2110", "1910", "2111", "1911", "2112", "1912")
    closed = {f"g{n}": f"axis infantry 1-1-3 {hex}" for n, hex in enumerate(wall)}
    units = {
        "a": "axis infantry 15-7-3 2012",
        "x": "soviet infantry 3-5-3 2011 one-step",
        "f": "soviet infantry 3-5-3 2010",
    }
    game = fight({**units, **closed}, dice=[THREE["DR2"]])
    assault(game, "2011", "a")
    events = game.play("give-way")
    # The hex saved would cost the only step: it dies where it stands, not beside its friend.
    assert "unit-retreated" not in told(events)
    assert event(events, "unit-eliminated")["hex"] == "2011"
    assert where(game, "x") == "eliminated"


# 13.3.2: units in Full Retreat


@pytest.mark.rule(GAME, "13.3.2", "A-28")
def test_a_routed_friend_does_not_open_a_zone_to_another() -> None:
    units = {
        "r": "axis infantry 5-7-3 2009 full-retreat",
        "f": "axis infantry 5-7-3 2011 full-retreat",
        "x": "soviet infantry 3-5-3 2012",
    }
    assert "2011" not in ends(stand(units), "move", "r")
    units["f"] = "axis infantry 5-7-3 2011"
    assert "2011" in ends(stand(units), "move", "r")


# 14.5: cities


@pytest.mark.rule(GAME, "14.5")
@pytest.mark.parametrize("terrain", ["mountain", "swamp"])
def test_a_city_stops_no_advance_whatever_ground_it_is_built_on(terrain: str) -> None:
    hexes: dict[str, Any] = {"terrain": {terrain: "2010"}}
    for city in (True, False):
        places = {"places": {"minor-city": "2010"}} if city else {}
        game = won_without_group({"a": PANZER}, "a", **hexes, **places)
        beyond = {text for text in legal_with(game, "advance", "a") if " 2010 " in text}
        assert bool(beyond) == city


# 15.2.3, 4.4: declining the vacated hex


@pytest.mark.rule(GAME, "15.2.3", "15.2.4", "4.4")
@pytest.mark.parametrize(("kind_of", "passes"), [("panzer", True), ("infantry", False)])
def test_a_group_that_declines_the_vacated_hex_needs_more_to_pass_a_crowd(
    kind_of: str, passes: bool
) -> None:
    units = {
        "a": f"axis {kind_of} 40-8-6 2012",
        "y": "soviet infantry 3-5-3 2010",
        **{f"c{n}": "axis infantry 1-1-3 2112" for n in range(3)},
    }
    game = won(units, "a")
    play(game, "add a", "form 2012")
    # Infantry has two hexes, and this step takes both of them.
    assert ("onward 2112" in legal_with(game, "onward")) == passes


# 20.5.2: losses of allies


@pytest.mark.rule(GAME, "20.5.2")
def test_an_ally_of_one_step_is_not_a_reduced_one() -> None:
    units = {
        "g": "axis infantry 9-7-3 2010",
        "r": "axis infantry 6-4-3 2010 romanian one-step",
        "x": "soviet infantry 3-5-3 2009",
    }
    game = fight(units, dice=[THREE["A1"]])
    assault(game, "2009", "g", "r")
    assert legal_with(game, "lose") == {"lose g", "lose r"}


# 22.7, 22.3.1: attacks out of Entry Areas


@pytest.mark.rule(GAME, "22.7", "22.3.1", "8.1")
@pytest.mark.parametrize("road", [True, False])
def test_tanks_attack_from_an_area_into_mountains_only_by_road(road: bool) -> None:
    units = {"a": "axis panzer 40-8-6 ea-x", "x": "soviet infantry 1-1-3 1909 one-step"}
    lines = {"lines": {"primary-road": "1909 2009"}} if road else {}
    board: dict[str, Any] = {"areas": {"entry-x": "1909"}, "terrain": {"mountain": "1909"}}
    game = fight(units, **board, **lines)
    assert bool(legal_with(game, "attack", "1909")) == road
    if road:
        assault(game, "1909", "a")
        play(game, "advance a 1909")
        assert where(game, "a") == "1909"


# 13.1.3, 21.4: Full Retreat of the owner's will


@pytest.mark.rule(GAME, "13.1.3", "21.4")
def test_a_unit_with_a_replacement_marker_may_go_into_full_retreat() -> None:
    units = {
        "a": "axis infantry 5-7-3 2010 replacement",
        "x": "soviet infantry 3-5-3 2009",
    }
    game = stand(units)
    play(game, "full-retreat a")
    assert {"full-retreat", "replacement"} <= set(marks(game, "a"))
    # It still moves one hex at most.
    assert {len(text.split()) for text in legal_with(game, "tactical", "a")} == {3}
    assert not legal_with(game, "move", "a")


# 20.4, 20.6: release


@pytest.mark.rule(GAME, "20.4", "19.2")
def test_a_supply_point_alarms_no_garrison() -> None:
    units = {
        "g": "soviet nkvd 2-5-3 2016 garrison frozen",
        "sp": "axis supply-point 0-0-5 2010",
        "a": "axis infantry 5-7-3 2010",
    }
    game = stand(units)
    play(game, "move sp 2011 2012")
    assert "frozen" in marks(game, "g")
    play(game, "move a 2011")
    assert "frozen" not in marks(game, "g")


@pytest.mark.rule(GAME, "20.6", "19.2")
def test_a_supply_point_over_the_don_releases_nobody() -> None:
    # 3631 is on the northern bank, 3632 on the southern one.
    units = {"axis-sp-1": "3631", "ger-id-75": "3631", "sov-cc-17": "3637 frozen"}
    game = stand(units, scenario="campaign", hexes="", turn=5)
    play(game, "tactical ger-id-75 3630")
    step = {verb for verb in ("move", "tactical") if f"{verb} axis-sp-1 3632" in legal(game)}
    play(game, f"{min(step)} axis-sp-1 3632")
    assert where(game, "axis-sp-1") == "3632"
    assert "frozen" in marks(game, "sov-cc-17")


# 22.3.1, 6.2: out of a zone into an Entry Area


@pytest.mark.rule(GAME, "22.3.1", "6.2")
def test_leaving_a_zone_for_an_area_costs_two_more() -> None:
    units = {"a": "axis infantry 5-7-3 1809", "x": "soviet infantry 3-5-3 1810"}
    board: dict[str, Any] = {"areas": {"entry-x": "1809"}}
    assert cost(stand(units, **board), "move a ea-x") == 3
    units["x"] = "soviet infantry 3-5-3 2616"
    assert cost(stand(units, **board), "move a ea-x") == 1


# 11.5.1, 11.6.2: ports and City Battles


@pytest.mark.rule(GAME, "11.5.1")
@pytest.mark.parametrize(
    ("areas", "decision"),
    [
        ({"port": "2011"}, "s42-desperate-defense"),
        ({"port": "2011", "entry-a": "2008"}, "retreat-units"),
    ],
)
def test_a_port_may_be_lost_where_the_retreat_ends_in_supply(
    areas: dict[str, str], decision: str
) -> None:
    # On turn 3 a rifle division in the open may stand only if it is desperate.
    units = {"a": "axis infantry 15-7-3 2012", "d": "soviet infantry 3-5-3 2011"}
    game = fight(units, dice=[THREE["DR2"]], areas=areas)
    assault(game, "2011", "a")
    assert kind(game) == decision


@pytest.mark.rule(GAME, "11.6.2")
def test_a_city_battle_lasts_while_one_of_its_attackers_is_there() -> None:
    units = {
        "a": "axis infantry 5-7-3 2010",
        "b": "axis infantry 5-7-3 2010",
        "x": "soviet infantry 3-5-3 2009",
    }
    battle = {"hex": "2009", "level": 1, "attackers": ["a", "b"]}
    game = stand(units, places={"minor-city": "2009"}, tracks={"city_battles": [battle]})
    play(game, "tactical a 2011")
    assert len(game.state.data.city_battles) == 1
    play(game, "tactical b 2011")
    assert game.state.data.city_battles == ()


# 12.4, 13.3.2: what ends with the phase, and who drives no one away


@pytest.mark.rule(GAME, "12.4")
def test_a_retreat_in_the_movement_phase_is_over_in_the_combat_phase() -> None:
    units = {
        "a": "axis infantry 15-7-3 2012",
        "x": "soviet infantry 3-5-3 2011 retreated",
    }
    game = fight(units)
    declare(game, "2011", "a")
    assert odds(game)["defense"] == 5


@pytest.mark.rule(GAME, "13.3.2", "19.2")
def test_non_combat_units_drive_no_routed_unit_away() -> None:
    units = {
        "sp": "axis supply-point 0-0-5 2010",
        "a": "axis infantry 5-7-3 2010",
        "x": "soviet infantry 3-5-3 2013 full-retreat",
    }
    game = stand(units)
    play(game, "move sp 2011 2012")
    assert (kind(game), where(game, "x")) == ("s42-move-units", "2013")
    play(game, "move a 2011 2012")
    assert kind(game) == "s42-withdraw-units"
