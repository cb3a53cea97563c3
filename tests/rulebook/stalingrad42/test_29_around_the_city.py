"""29.1.1, 29.1.2, 29.1.4, A-87: zones, movement, supply, control and sight of contested cities."""

from __future__ import annotations

from typing import Any

import pytest

from hexside.api import Game, position
from hexside.engine.positions import PositionError
from hexside.games.stalingrad42.advance.advance import open_steps
from hexside.games.stalingrad42.rail.railroads import on_connected_rail
from hexside.games.stalingrad42.showing.overlays import overlays
from hexside.games.stalingrad42.supply.attrition import airfields, friendly_cities, suffering
from hexside.games.stalingrad42.supply.supply_lines import has_line, hexes_in_range, reaches
from hexside.games.stalingrad42.victory.victory import score_sheet
from tests.rulebook.stalingrad42.s42_cities import (
    CITY,
    ON,
    contested,
    field_of,
    is_contested,
    level,
    rule_on,
)
from tests.rulebook.stalingrad42.s42_kit import (
    bonds,
    codes,
    ends,
    event,
    kind,
    legal_with,
    marks,
    neighbours,
    play,
    stand,
    stand_text,
    told,
    where,
)

GAME = "stalingrad-42"
SIDES = {"a": f"axis infantry 5-7-3 {CITY}", "d": f"soviet infantry 3-5-3 {CITY}"}
AXIS, SOVIET = 0, 1


def hex_of(game: Game, name: str) -> int:
    return field_of(game).rules.grid.index(name)


# 29.1.1: zones and bonds


@pytest.mark.rule(GAME, "29.1.1", "6.1")
def test_no_zone_of_control_out_of_a_contested_city() -> None:
    game = contested(SIDES)
    work = field_of(game)
    around = [hex_of(game, name) for name in neighbours(game, CITY)]
    assert not any(work.field.zoc[side][hex] for side in (AXIS, SOVIET) for hex in around)
    # When one side has gone, the zone of the other is there again.
    play(game, "tactical a 2010")
    work = field_of(game)
    assert all(work.field.zoc[SOVIET][hex] for hex in around)


@pytest.mark.rule(GAME, "29.1.1", "7.1")
def test_no_bonds_with_a_contested_city() -> None:
    friend = {"b": "axis infantry 5-7-3 2011"}
    assert bonds(rule_on({"a": SIDES["a"], **friend}), "axis")
    game = contested({**SIDES, **friend})
    assert not bonds(game, "axis")
    play(game, "tactical a 1910")
    assert not is_contested(game)
    assert bonds(game, "axis")


@pytest.mark.rule(GAME, "A-87", "13.4")
def test_zones_from_outside_reach_inside_and_those_inside_do_not() -> None:
    units = {**SIDES, "a": f"axis infantry 5-7-3 {CITY} disrupted"}
    # No zone: it recovers by itself.
    game = contested(units, phase="rally")
    assert "disrupted" not in marks(game, "a")
    # The zone of a unit outside: it must roll.
    game = contested({**units, "e": "soviet infantry 3-5-3 2008"}, phase="rally", dice=[1])
    assert "disrupted" in marks(game, "a")


# 29.1.2: movement


@pytest.mark.rule(GAME, "29.1.2", "A-87")
def test_only_tactical_movement_leads_in_and_it_ends_there() -> None:
    units = {**SIDES, "b": "axis panzer 8-8-6 2011", "e": "soviet infantry 3-5-3 1811"}
    game = contested(units)
    assert CITY in ends(game, "tactical", "b")
    assert CITY not in ends(game, "move", "b") | ends(game, "extend", "b")
    assert codes(game, f"move b 2010 {CITY}") == {"s42-tactical-into-city 29.1.2"}
    assert codes(game, f"extend b 2010 {CITY}") == {"s42-tactical-into-city 29.1.2"}
    play(game, "tactical b 2010", f"tactical b {CITY}")
    assert where(game, "b") == CITY
    assert not legal_with(game, "tactical", "b")
    # With a hex left it goes no further.
    game = contested({**units, "b": "axis panzer 8-8-6 2010"})
    assert codes(game, f"tactical b {CITY} 2008") == {"s42-stop-in-city 29.1.2"}
    play(game, f"tactical b {CITY}")
    assert not legal_with(game, "tactical", "b")
    assert is_contested(game)


@pytest.mark.rule(GAME, "29.1.2")
def test_the_original_defenders_come_in_the_same_way() -> None:
    units = {**SIDES, "e": "soviet infantry 3-5-3 2007"}
    game = contested(units, seat="soviet", hexes="1805-2616")
    assert CITY in ends(game, "tactical", "e")
    play(game, f"tactical e 2008 {CITY}")
    assert where(game, "e") == CITY


@pytest.mark.rule(GAME, "29.1.2", "5.1")
def test_a_city_that_is_not_contested_is_closed() -> None:
    units = {"b": "axis panzer 8-8-6 2010", "d": SIDES["d"]}
    game = rule_on(units, tracks={"city_battles": [{"hex": CITY, "level": 1, "attackers": ["b"]}]})
    assert CITY not in ends(game, "tactical", "b")
    assert codes(game, f"tactical b {CITY}") == {"enemy-occupied 5.1"}


@pytest.mark.rule(GAME, "29.1.2")
def test_who_is_inside_leaves_only_by_tactical_movement() -> None:
    units = {**SIDES, "b": f"axis panzer 8-8-6 {CITY}"}
    game = contested(units)
    assert not legal_with(game, "move", "b")
    assert not legal_with(game, "extend", "b")
    assert codes(game, "move b 2010") == {"s42-tactical-only 29.1.2"}
    assert ends(game, "tactical", "b") >= {"2010", "2011", "2008"}


@pytest.mark.rule(GAME, "29.1.2")
def test_not_out_of_the_city_into_an_enemy_zone_unless_a_friend_is_there() -> None:
    units = {**SIDES, "e": "soviet infantry 3-5-3 2111"}
    game = contested(units)
    straight = "tactical a 2110"
    assert straight not in legal_with(game, "tactical", "a")
    assert codes(game, straight) == {"s42-city-into-zone 29.1.2"}
    assert codes(game, "tactical a 2010") == {"s42-city-into-zone 29.1.2"}
    # What counts is the hex that is entered out of the city.
    assert legal_with(game, "tactical", "a") >= {"tactical a 2109", "tactical a 2109 2110"}
    with_friend = contested({**units, "b": "axis infantry 5-7-3 2110"})
    assert straight in legal_with(with_friend, "tactical", "a")
    # The friend goes, and with him the way; he comes, and it is open again.
    play(with_friend, "tactical b 2109")
    assert straight not in legal_with(with_friend, "tactical", "a")
    game = contested({**units, "b": "axis infantry 5-7-3 2209"})
    assert straight not in legal_with(game, "tactical", "a")
    play(game, "tactical b 2110")
    assert straight in legal_with(game, "tactical", "a")


@pytest.mark.rule(GAME, "29.1.2", "A-87", "5.7.1")
def test_no_rail_or_sea_movement_out_of_a_contested_city() -> None:
    units = {**SIDES, "d2": f"soviet infantry 3-5-3 {CITY}"}
    line = {"rail": "2009 2008 2007 2006"}
    game = contested(units, seat="soviet", lines=line, hexes="1805-2616")
    assert not legal_with(game, "rail", "d")
    assert "s42-tactical-only 29.1.2" in codes(game, "rail d 2006")
    assert "s42-tactical-only 29.1.2" in codes(game, "sea d 2006")


@pytest.mark.rule(GAME, "29.1.1", "29.1.4")
def test_when_one_side_goes_the_contest_is_over() -> None:
    # The original attackers go: the marker is removed, the city was never theirs.
    game = contested(SIDES, marker=2)
    events = play(game, "tactical a 2010")
    assert event(events, "s42-contest-over")["hex"] == CITY
    assert (level(game), is_contested(game)) == (0, False)
    assert "control-changed" not in told(events)
    # The original defenders go: the city is the attackers' at once.
    game = contested(SIDES, seat="soviet")
    events = play(game, "tactical d 2008")
    assert event(events, "control-changed")["seat"] == "axis"
    assert (level(game), is_contested(game)) == (0, False)
    # One of two goes: nothing ends.
    game = contested({**SIDES, "b": f"axis infantry 5-7-3 {CITY}"})
    assert "s42-contest-over" not in told(play(game, "tactical b 2010"))
    assert level(game) == 1


@pytest.mark.rule(GAME, "A-87", "11.6.2")
def test_the_marker_stays_while_both_are_there_whoever_brought_it() -> None:
    units = {**SIDES, "b": "axis infantry 5-7-3 2010"}
    game = contested(units, attackers=("b",))
    play(game, "tactical b 2011 2012")
    assert (level(game), is_contested(game)) == (1, True)


@pytest.mark.rule(GAME, "29.1.1", "19.3")
def test_non_combat_units_left_in_the_city_are_removed() -> None:
    units = {**SIDES, "hq": f"soviet soviet-army-hq 0-0-6 {CITY}"}
    game = contested(units, seat="soviet")
    play(game, "tactical d 2008")
    assert where(game, "hq").startswith("turn-")


@pytest.mark.rule(GAME, "29.1.2", "13.3.2")
def test_full_retreats_in_the_city_withdraw_when_an_enemy_comes_in() -> None:
    units = {
        "a": f"axis infantry 5-7-3 {CITY} full-retreat",
        "d": SIDES["d"],
        "e": "soviet infantry 3-5-3 2008",
    }
    game = contested(units, seat="soviet", options={**ON, "full-retreat-path": "active"})
    play(game, f"tactical e {CITY}")
    assert kind(game) == "s42-withdraw-units"


# enemy-occupied for both


@pytest.mark.rule(GAME, "A-87", "12.2", "14.5")
def test_nobody_retreats_or_advances_into_it() -> None:
    units = {
        **SIDES,
        "d2": "soviet infantry 1-3-3 2110",
        "b": "axis infantry 12-5-3 2111",
        "c": "axis infantry 2-3-3 2011",
    }
    game = contested(units, phase="combat", dice=[2])
    play(game, "attack 2110", "add b", "resolve")
    if kind(game) == "s42-determined-defense":
        play(game, "give-way")
    assert kind(game) == "retreat-units"
    assert not any(CITY in text.split() for text in legal_with(game, "retreat", "d2"))
    text = next(iter(legal_with(game, "retreat", "d2")))
    assert "enemy-occupied 12.2" in codes(game, f"retreat d2 {CITY} 2008")
    play(game, text)
    if kind(game) == "s42-form-group":
        play(game, "done")
    assert kind(game) == "s42-advance"
    assert not any(CITY in text.split() for text in legal_with(game, "advance", "b"))
    assert "enemy-occupied 14.5" in codes(game, f"advance b 2110 {CITY}")


@pytest.mark.rule(GAME, "A-87", "16.3.2", "16.3.3")
def test_a_line_begins_in_the_city_and_does_not_pass_it() -> None:
    # A strip of single hexes, with the city in the middle of the only way.
    strip = "1809 1909 2009 2109 2209"
    units = {**SIDES, "b": "axis infantry 5-7-3 2109"}
    areas = {"entry-x": "1809", "entry-a": "2209"}
    game = contested(units, hexes=strip, areas=areas)
    work = field_of(game)
    city, behind = hex_of(game, CITY), hex_of(game, "2109")
    assert has_line(work, AXIS, city)
    assert not has_line(work, AXIS, behind)
    # Also where the city itself lies at the edge.
    game = contested(SIDES, areas={"entry-x": CITY, "entry-a": "2616"})
    assert has_line(field_of(game), AXIS, hex_of(game, CITY))


@pytest.mark.rule(GAME, "A-87", "16.2.3")
def test_a_contested_port_supplies_only_those_of_its_master_inside() -> None:
    areas = {"port": CITY, "port-black-sea": CITY}
    units = {**SIDES, "e": "soviet infantry 3-5-3 2008"}
    game = contested(units, areas=areas)
    work = field_of(game)
    assert has_line(work, SOVIET, hex_of(game, CITY))
    assert not has_line(work, SOVIET, hex_of(game, "2008"))
    assert not has_line(work, AXIS, hex_of(game, CITY))


@pytest.mark.rule(GAME, "A-87", "16.5.4", "29.1.1")
def test_attrition_airfields_and_city() -> None:
    units = {
        "a": f"axis infantry 5-7-3 {CITY} isolated",
        "d": f"soviet infantry 3-5-3 {CITY} isolated",
    }
    game = contested(units)
    work = field_of(game)
    bit = work.rules.grid.bit
    city, near = hex_of(game, CITY), hex_of(game, "2010")
    for side in (AXIS, SOVIET):
        # Adjacent to an enemy: they suffer; the hexes around are airfields, the city is none.
        assert suffering(work, side) == [("a", "d")[side]]
        fields = airfields(work, side)
        assert fields >> bit[near] & 1
        assert not fields >> bit[city] & 1
    # The city counts for its master alone.
    assert reaches(work, SOVIET, friendly_cities(work, SOVIET)) >> bit[city] & 1
    assert not reaches(work, AXIS, friendly_cities(work, AXIS)) >> bit[city] & 1
    # Without the contest the unit in the city spoils the airfields around.
    plain = field_of(rule_on({"d": SIDES["d"]}))
    assert not airfields(plain, AXIS) >> bit[near] & 1


@pytest.mark.rule(GAME, "A-87", "18.4")
def test_artillery_reaches_units_inside_but_not_through_them() -> None:
    strip = "1809 1909 2009 2109 2209"
    game = contested(SIDES, hexes=strip)
    work = field_of(game)
    bit = work.rules.grid.bit
    into = hexes_in_range(work, AXIS, 1 << bit[hex_of(game, CITY)], 3)
    assert into >> bit[hex_of(game, "1909")] & 1
    beyond = hexes_in_range(work, AXIS, 1 << bit[hex_of(game, "2109")], 3)
    assert beyond >> bit[hex_of(game, CITY)] & 1
    assert not beyond >> bit[hex_of(game, "1909")] & 1


@pytest.mark.rule(GAME, "29.1.4", "A-87", "5.7.1")
def test_the_original_defender_controls_the_city() -> None:
    game = contested(SIDES)
    work = field_of(game)
    assert work.controls(SOVIET, hex_of(game, CITY))
    assert work.holds_port(SOVIET, hex_of(game, CITY))
    assert not work.holds_port(AXIS, hex_of(game, CITY))
    # More of them come in, and control does not change.
    game = contested({**SIDES, "b": "axis infantry 5-7-3 2010"})
    assert "control-changed" not in told(play(game, f"tactical b {CITY}"))


# Positions and sight


@pytest.mark.rule(GAME, "29.1.1", "29.1.4")
def test_a_contested_city_can_be_written_and_read() -> None:
    game = contested(SIDES, marker=2)
    again = position(game.position())
    assert again.position() == game.position()
    assert level(again) == 2
    assert is_contested(again)


def refused(units: dict[str, str], **more: Any) -> set[str]:
    """What is wrong with a position."""
    with pytest.raises(PositionError) as caught:
        position(stand_text(units, **{"places": {"major-city": CITY}, **more}))
    return {problem.code for problem in caught.value.problems}


@pytest.mark.rule(GAME, "29.1.1", "29.1.4", "5.1")
def test_both_sides_in_a_hex_are_refused_where_it_is_not_contested() -> None:
    battle = {"city_battles": [{"hex": CITY, "level": 1, "attackers": ["a"]}]}
    assert refused(SIDES, options=ON) == {"both-sides-in-hex"}
    assert refused(SIDES, tracks=battle) == {"both-sides-in-hex"}
    assert refused(SIDES, options=ON, tracks={**battle, "control": [CITY]}) == {
        "contested-city-control"
    }
    staff = {"a": SIDES["a"], "hq": f"soviet soviet-army-hq 0-0-6 {CITY}"}
    assert refused(staff, options=ON, tracks=battle) == {"both-sides-in-hex"}


@pytest.mark.rule(GAME, "11.6.2", "29.1.3")
def test_a_city_has_one_marker_that_one_side_brought() -> None:
    battle = {"hex": CITY, "level": 1, "attackers": ["a"]}
    twice = {"city_battles": [battle, {**battle, "level": 2}]}
    assert refused(SIDES, options=ON, tracks=twice) == {"duplicate-hex"}
    both = {"city_battles": [{**battle, "attackers": ["a", "d"]}]}
    assert refused(SIDES, options=ON, tracks=both) == {"unknown-value"}
    for number in (0, 3):
        wrong = {"city_battles": [{**battle, "level": number}]}
        assert refused(SIDES, options=ON, tracks=wrong) == {"out-of-range"}
    slip = {"city_battles": [{**battle, "attacker": "a"}]}
    assert refused(SIDES, options=ON, tracks=slip) == {"unknown-key"}


@pytest.mark.rule(GAME, "29.1.1")
def test_everybody_sees_both_sides_and_the_marker() -> None:
    game = contested(SIDES, marker=2)
    for seat in ("axis", "soviet", ""):
        view = game.view(seat)
        there = {unit.id for unit in view.units if unit.hex == CITY}
        assert there == {"a", "d"}
        assert view.tracks["contested_hexes"] == [CITY]
        assert view.tracks["city_battle_2_hexes"] == [CITY]
        assert view.tracks["city_battle_hexes"] == [CITY]
    drawn = overlays(game.rules, game.state)  # type: ignore[arg-type]
    threats = {(part["kind"], part["side"]): part["hexes"] for part in drawn["threat"]}
    assert CITY in threats["strike", "axis"]


@pytest.mark.rule(GAME, "29.1.1", "17.3.1", "A-87")
@pytest.mark.parametrize(("head", "after"), [("1610", "1610"), ("1710", "1610")])
def test_a_unit_that_enters_has_no_zone_for_railheads(head: str, after: str) -> None:
    line = "1010 1110 1210 1310 1410 1510 1610 1710 1810"
    units = {
        "d": "axis infantry 5-7-3 1710",
        "a": "soviet infantry 3-5-3 1710",
        "e": "soviet infantry 3-5-3 1709",
    }
    tracks: dict[str, Any] = {
        "railheads": [{"hex": head}],
        "city_battles": [{"hex": "1710", "level": 1, "attackers": ["a"]}],
        "control": ["1710"],
    }
    game = stand(
        units,
        hexes="1005-2015",
        seat="soviet",
        lines={"green-rail": line},
        areas={"axis-start": "1010 1110 1210"},
        places={"major-city": "1710"},
        options=ON,
        tracks=tracks,
    )
    play(game, "tactical e 1710")
    assert is_contested(game, "1710")
    # The city itself is enemy-occupied for the railways of the Axis; the hex beside it is free.
    names = game.rules.board.grid.names
    assert [names[one.hex] for one in game.state.data.railheads] == [after]


@pytest.mark.rule(GAME, "A-87", "17.4", "21.3.1")
def test_no_connected_rail_and_no_replacements_in_it() -> None:
    line = {"rail": "2006 2007 2008 2009"}
    areas = {"entry-a": "2006"}
    game = contested(SIDES, lines=line, areas=areas, hexes="1806-2616")
    work = field_of(game)
    assert not on_connected_rail(work, SOVIET, hex_of(game, CITY))
    assert on_connected_rail(work, SOVIET, hex_of(game, "2008"))
    alone = rule_on({"d": SIDES["d"]}, lines=line, areas=areas, hexes="1806-2616")
    assert on_connected_rail(field_of(alone), SOVIET, hex_of(alone, CITY))


@pytest.mark.rule(GAME, "24.1.4", "A-87", "29.1.4")
def test_a_soviet_unit_in_a_contested_city_of_the_axis_occupies_it() -> None:
    """24.1.4 counts cities that Soviet units occupy, not those that they control."""
    tracks = {"control": [CITY]}
    game = contested(
        {"a": f"axis infantry 5-7-3 {CITY}", "d": f"soviet infantry 3-5-3 {CITY}"},
        attackers=("d",),
        tracks=tracks,
        areas={"axis-start": CITY},
    )
    work = field_of(game)
    assert work.controls(AXIS, hex_of(game, CITY))
    assert [one.count for one in score_sheet(work) if one.code == "s42-major-cities-lost"] == [1]


@pytest.mark.rule(GAME, "29.1.2", "A-87", "25.2.3")
def test_nobody_advances_out_of_it() -> None:
    """Such as a reserve that stands inside."""
    game = contested({**SIDES, "b": "axis infantry 5-7-3 2010"})
    work = field_of(game)
    city, outside = hex_of(game, CITY), hex_of(game, "2010")
    assert open_steps(work, "a", city, -1, city) == []
    assert city not in open_steps(work, "b", outside, -1, outside)
    assert open_steps(work, "b", outside, -1, outside)


LANES = {"port": f"{CITY} 2014", "port-black-sea": f"{CITY} 2014"}
BRIGADE = {"side": "soviet", "type": "naval-infantry", "size": "X", "attack": 3, "move": 3}


def at_sea(units: dict[str, Any], **more: Any) -> Game:
    """The Soviets move; both sides are in 2009, a port, and Sea Lanes lead to 2014."""
    given = {"seat": "soviet", "areas": LANES, "lane": f"{CITY} 2010 2011 2012 2013 2014", **more}
    return contested({**SIDES, **units}, lines={"sea-lane": given.pop("lane")}, **given)


@pytest.mark.rule(GAME, "29.1.2", "5.7.1")
def test_naval_infantry_sails_out_of_the_city_by_tactical_movement() -> None:
    game = at_sea({"n": {**BRIGADE, "hex": CITY}})
    assert {"sea n 2014", "sea n 2014 2013"} <= legal_with(game, "sea", "n")
    assert not legal_with(game, "sea", "d")
    play(game, "sea n 2014")
    assert (where(game, "n"), is_contested(game)) == ("2014", True)
    # Not into an enemy zone, unless a friend is there.
    watched: dict[str, Any] = {"n": {**BRIGADE, "hex": CITY}, "x": "axis infantry 5-7-3 2015"}
    game = at_sea(watched)
    assert not legal_with(game, "sea", "n")
    assert codes(game, "sea n 2014") == {"s42-city-into-zone 29.1.2"}
    game = at_sea({**watched, "f": "soviet infantry 3-5-3 2014"})
    assert legal_with(game, "sea", "n") == {"sea n 2014"}


@pytest.mark.rule(GAME, "29.1.2", "A-87", "5.7.1")
def test_naval_infantry_steps_into_the_city_after_it_has_landed() -> None:
    areas = {"port": "2008 2014", "port-black-sea": "2008 2014"}
    lane = "2008 2108 2109 2110 2111 2112 2012 2013 2014"
    game = at_sea({"n": {**BRIGADE, "hex": "2014"}}, areas=areas, lane=lane)
    assert f"sea n 2008 {CITY}" in legal_with(game, "sea", "n")
    play(game, f"sea n 2008 {CITY}")
    assert (where(game, "n"), is_contested(game)) == (CITY, True)
