"""2 The map and the pieces: rivers and swamps, impassable ground, what counters say."""

from __future__ import annotations

from typing import Any

import pytest

import hexside
from hexside.games.stalingrad42.reading.loading import load
from hexside.games.stalingrad42.reading.printed import S42Counter
from tests.rulebook.stalingrad42.s42_kit import bonds, codes, cost, ends, legal_with, stand

GAME = "stalingrad-42"
ROSTER: dict[str, S42Counter] = load(()).roster
BLACK_BOX = {"artillery", "front-hq", "army-hq", "supply-point"}


@pytest.mark.rule(GAME, "2.3.1", "19.1")
def test_every_unit_with_a_printed_defense_is_a_combat_unit() -> None:
    for counter in ROSTER.values():
        printed = [values.defense for values in counter.values]
        assert counter.is_combat == all(defense > 0 for defense in printed), counter.id
        if counter.bracketed:
            assert counter.is_combat, counter.id
    non_combat = {c.type for c in ROSTER.values() if not c.is_combat}
    assert non_combat == {
        *("supply-point", "soviet-army-hq", "leader", "reserve-army", "marker", "air"),
    }


@pytest.mark.rule(GAME, "2.3.1")
def test_a_bracketed_headquarters_bars_the_way_and_a_supply_point_does_not() -> None:
    units = {
        "a": "axis infantry 5-7-3 2010",
        "h": "soviet front-hq 0-1-5 2012 bracketed",
        "s": "soviet supply-point 0-0-5 2210",
    }
    game = stand(units)
    assert codes(game, "move a 2011 2012") >= {"enemy-occupied 5.1"}
    assert cost(game, "move a 2110 2210") == 2


@pytest.mark.rule(GAME, "2.3.1")
def test_markers_are_no_units_and_stand_in_no_hex() -> None:
    marker = next(c.id for c in ROSTER.values() if c.type in ("marker", "air"))
    with pytest.raises(Exception, match="marker-on-map"):
        stand({marker: "2010"})


@pytest.mark.rule(GAME, "2.3.2", "20.3")
def test_guards_and_nkvd_are_elite() -> None:
    soviet = [c for c in ROSTER.values() if c.side == "soviet" and c.is_combat]
    guards = [c for c in soviet if c.branch == "guards"]
    assert len(guards) > 10
    assert {c.quality for c in guards} == {"elite"}
    assert {c.quality for c in soviet if c.type == "nkvd"} == {"elite"}
    assert {c.quality for c in soviet} <= {"elite", "regular", "low"}


@pytest.mark.rule(GAME, "2.3.2", "5.3")
def test_support_units_and_supply_points_have_a_black_box() -> None:
    for counter in ROSTER.values():
        if counter.type in BLACK_BOX:
            assert counter.no_extended, counter.id
    tanks = [c for c in ROSTER.values() if c.type in ("panzer", "tank")]
    assert not any(c.no_extended for c in tanks)


@pytest.mark.rule(GAME, "2.3.2")
def test_the_size_of_a_unit_has_no_effect_on_its_movement() -> None:
    reached = set()
    for size in ("III", "XX"):
        game = stand({"a": f"axis infantry 5-7-3 2010 size:{size}"})
        reached.add(frozenset(ends(game, "move", "a")))
    assert len(reached) == 1


@pytest.mark.rule(GAME, "2.3.2")
def test_nations_and_branches_by_colour() -> None:
    """2.3.4: five colours of Soviet counters, nine of Axis ones."""
    soviet = {c.branch for c in ROSTER.values() if c.side == "soviet" and c.is_combat}
    assert {"guards", "nkvd", "naval-infantry"} <= soviet
    axis = {c.nation for c in ROSTER.values() if c.side == "axis" and c.is_combat}
    assert axis == {
        *("german", "italian", "romanian", "hungarian", "slovak", "croatian", "north-caucasian"),
    }
    assert {"waffen-ss", "luftwaffe"} <= {c.branch for c in ROSTER.values() if c.side == "axis"}


@pytest.mark.rule(GAME, "2.3.3")
def test_types_tell_who_is_mechanised_and_who_wears_the_dagger() -> None:
    foot = {
        *("infantry", "security", "jaeger", "naval-infantry", "mountain", "bicycle", "nkvd"),
        *("engineer", "cavalry"),
    }
    for counter in ROSTER.values():
        if not counter.is_combat:
            continue
        assert counter.mechanised == (counter.type not in foot), counter.id
        assert counter.infantry_type == (counter.type in foot | {"motorised"}), counter.id
    dotted = {c.type for c in ROSTER.values() if c.dot != "none"}
    assert {"tank", "panzer"} <= dotted
    assert dotted.isdisjoint(foot)


def _printed(name: str) -> list[str]:
    """The steps of a unit from the full one down, as its counters show them."""
    counter = next(c for c in ROSTER.values() if c.full_name.startswith(name))
    return [f"{v.attack}-{v.defense}-{v.move}" for v in reversed(counter.values)]


@pytest.mark.rule(GAME, "2.3.5", "10.4.1")
def test_the_three_steps_that_the_rulebook_shows() -> None:
    """2.3.5: 10-8-6, 7-6-6, 3-3-6 and 6-7-3, 4-5-3, 1-3-3; each ends as a Remnant."""
    assert _printed("23rd Panzer") == ["10-8-6", "7-6-6", "3-3-6"]
    assert _printed("75th Infantry") == ["6-7-3", "4-5-3", "1-3-3"]
    assert {c.steps for c in ROSTER.values() if c.is_combat} == {1, 2, 3, 4}
    # 32.4: SS Wiking alone has four.
    assert [c.id for c in ROSTER.values() if c.steps > 3 and c.is_combat] == ["ss-wiking-up"]


@pytest.mark.rule(GAME, "2.3.5", "8.5.1", "9.2.2")
def test_units_are_as_strong_as_in_the_examples() -> None:
    """8.5.1, 9.2: panzer divisions 10-8-6, rifle divisions 3-5-3, tank corps 7-5-5."""
    tops = {
        kind: {
            f"{c.values[-1].attack}-{c.values[-1].defense}-{c.values[-1].move}"
            for c in ROSTER.values()
            if c.side == side and c.type == kind and c.size == size
        }
        for side, kind, size in (
            ("axis", "panzer", "XX"),
            ("soviet", "infantry", "XX"),
            ("soviet", "tank", "XXX"),
        )
    }
    assert "10-8-6" in tops["panzer"]
    assert "7-5-5" in tops["tank"]
    assert {"3-5-3", "4-6-3"} <= tops["infantry"]
    german = [c for c in ROSTER.values() if c.nation == "german" and c.type == "infantry"]
    divisions = [c for c in german if c.size == "XX" and c.steps == 3]
    assert len(divisions) > 40
    assert {f"{c.values[-1].attack}-{c.values[-1].defense}" for c in divisions} == {"6-7", "5-7"}


@pytest.mark.rule(GAME, "2.2.2", "A-03", "23.2.3")
def test_a_swamp_is_no_river_for_movement() -> None:
    game = stand(
        {"a": "axis infantry 5-7-3 2010"},
        terrain={"swamp": "2010 2011"},
        tracks={"weather": "rain"},
    )
    # Two points for the swamp, and no third for the rivers that ring it in combat.
    assert cost(game, "move a 2011") == 2


@pytest.mark.rule(GAME, "2.2.2", "A-03", "7.6.1")
def test_a_swamp_is_no_river_for_bonds() -> None:
    units = {"a": "axis infantry 5-7-3 2009", "b": "axis infantry 5-7-3 2011"}
    assert bonds(stand(units, terrain={"swamp": "2009 2010 2011"}), "axis") == {
        ("2009", "2011", "2010")
    }


@pytest.mark.rule(GAME, "2.2.2")
def test_no_river_runs_through_a_city_hex() -> None:
    """Rivers lie on hexsides, so that the one through the middle of a city is not there at all."""
    rules: Any = hexside.new("stalingrad-42/fall-blau").rules
    around = [
        sum(bool(rules.ground.river(hex, there)) for there in rules.grid.adjacent(hex))
        for hex in rules.ground.cities
    ]
    assert around
    assert max(around) < 6


@pytest.mark.rule(GAME, "2.2.3", "6.1")
def test_units_on_both_sides_of_an_impassable_hexside_are_not_adjacent() -> None:
    units = {"a": "axis infantry 5-7-3 2010", "b": "soviet infantry 3-5-3 2011"}
    game = stand(units, hexsides={"lake": "2010/2011"})
    assert codes(game, "move a 2011") >= {"s42-closed-terrain 2.2.3"}
    # The unit stands in no enemy zone: it may go as far as it likes.
    assert cost(game, "move a 2009") == 1


@pytest.mark.rule(GAME, "2.2.3")
def test_lakes_freeze_and_alpine_hexsides_close_in_winter() -> None:
    units = {"m": "axis mountain 5-7-3 2010"}
    # 9.5.6: the lakes of the Kalmyk steppe.
    lake: dict[str, Any] = {"hexsides": {"lake": "2010/2011"}, "terrain": {"desert": "2011"}}
    assert "tactical m 2011" not in legal_with(stand(units, **lake), "tactical", "m")
    assert "tactical m 2011" in legal_with(stand(units, turn=30, **lake), "tactical", "m")
    alpine: dict[str, Any] = {"hexsides": {"alpine": "2010/2011"}}
    assert "tactical m 2011" in legal_with(stand(units, **alpine), "tactical", "m")
    assert "tactical m 2011" not in legal_with(stand(units, turn=30, **alpine), "tactical", "m")


@pytest.mark.rule(GAME, "2.2.3")
@pytest.mark.parametrize("kind", ["sea", "lake", "unplayable"])
def test_unplayable_hexes_are_as_the_sea(kind: str) -> None:
    game = stand({"a": "axis infantry 5-7-3 2010"}, terrain={kind: "2011"})
    assert "2011" not in ends(game, "move", "a") | ends(game, "tactical", "a")
