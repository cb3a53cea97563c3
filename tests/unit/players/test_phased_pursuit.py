"""Fall Blau: past the enemy's line, a front without thin places, and units that stay."""

from __future__ import annotations

import msgspec

from hexside.players.phased import pursuit
from hexside.players.phased.combat import Forecaster, odds
from hexside.players.phased.cover import need
from hexside.players.phased.greedy import PhasedGreedy
from hexside.players.phased.hindrance import WALL, hindrance
from hexside.players.phased.offensive import Offensive
from hexside.players.phased.plan import Plan, PlanMaker
from hexside.players.phased.sight import UNLIMITED
from tests.unit.players.phased_kit import Going, advance_of, at, judged, known, position

#: Bonds from the north edge to the coast would be many; these hold part of it.
WALL_OF = {"sov-rd-15": "1708", "sov-rd-62": "1710", "sov-rd-45": "1712", "sov-rd-76": "1706"}


def test_past_the_enemy_line_only_distance_remains() -> None:
    sight = judged(position({**WALL_OF, "ger-pz-3": "1510"})).sight
    found = hindrance(sight, 0, (at("2013"),), "mech")
    assert found[at("1510")] > 0
    assert found[at("1910")] == 0
    assert 0 <= min(found) <= max(found) <= WALL


def test_the_enemy_line_counts_for_mechanised_units_only() -> None:
    with_line = judged(position({**WALL_OF, "ger-pz-3": "1510"}))
    without = judged(position({"sov-rd-15": "4010", "ger-pz-3": "1510"}))
    before, behind = at("1509"), at("2010")
    assert with_line.field("foot") == without.field("foot")
    assert with_line.field("mech")[before] > without.field("mech")[before]
    assert with_line.field("mech")[behind] == without.field("mech")[behind]


def test_a_breakthrough_combat_adds_no_hexes_to_an_advance() -> None:
    """15.2.8: the ground that the strike may open counts, not the length of another advance."""
    appraisal = judged(position({"sov-rd-15": "1510", "ger-pz-3": "1710"}))
    here, target = at("1610"), at("1510")
    strike = pursuit.strike_value(appraisal, ["ger-pz-3"], here, target)
    pairs = [("ger-pz-3", here)]
    found = odds(appraisal.sight, target, pairs)
    forecaster = Forecaster(known(), appraisal.weights)
    as_attack = forecaster.outlook(appraisal.sight, target, pairs, found, False)
    assert strike < as_attack.value


def test_infantry_does_not_rely_on_others_to_follow() -> None:
    """16.1: three divisions that all relied on others to follow had no supply."""
    units = {"sov-rd-15": "1709", "sov-rd-62": "1711", "ger-id-75": "1510", "ger-pz-3": "1510"}
    appraisal = judged(position(units))
    for hex in known().grid.within(at("1810"), 2):
        assert pursuit._followed(appraisal, "ger-id-75", hex, at("1710")) == appraisal.want(
            "ger-id-75", hex
        )


def test_units_that_can_follow_make_an_advance_less_dangerous() -> None:
    """14.1: all participants may share the vacated hex, up to the stacking limit."""
    units = {"sov-rd-15": "1610", "ger-id-75": "1510", "ger-id-79": "1510", "ger-pz-3": "1509"}
    appraisal = judged(position(units))
    legal = [Going(uid, ("1610",)) for uid in ("ger-id-75", "ger-id-79", "ger-pz-3")]
    legal.append(Going("ger-pz-3", ("1610", "1710")))
    mates = pursuit._mates(appraisal, legal)  # type: ignore[arg-type]
    defense = appraisal.sight.defense
    assert mates[at("1610")] == sum(map(defense, ("ger-id-75", "ger-id-79", "ger-pz-3")))
    assert mates[at("1710")] == defense("ger-pz-3")


def test_the_front_needs_most_where_most_of_the_enemy_faces_it() -> None:
    units = {
        "sov-rd-15": "1604",
        "sov-rd-62": "1604",
        "sov-rd-45": "1605",
        "ger-id-75": "1404",
        "sov-rd-76": "1820",
        "ger-id-79": "1720",
        "ger-id-113": "1720",
    }
    appraisal = judged(position(units))
    found = need(appraisal.sight, 0, appraisal.enemy_distance)
    assert found[4] > found[20]
    north = appraisal.want("ger-id-75", at("1404"))
    appraisal.weights = msgspec.structs.replace(appraisal.weights, cover=0.0)
    assert north > appraisal.want("ger-id-75", at("1404"))


def test_an_enemy_cut_off_in_the_rear_is_hunted() -> None:
    guards = ("ger-id-75", "ger-id-79", "ger-id-113", "ger-id-168", "ger-id-57", "ger-id-88")
    ring = known().grid.ring(at("1412"), 2)[::2]
    units = {uid: known().names[hex] for uid, hex in zip(guards, ring, strict=True)}
    units |= {"sov-rd-15": "1412", "sov-rd-62": "4010"}
    appraisal = judged(position(units))
    linked = appraisal.sight.supply(1, UNLIMITED)
    assert not linked >> known().bit[at("1412")] & 1
    loose = judged(position({"sov-rd-15": "1412", "sov-rd-62": "4010", "ger-id-75": "1310"}))
    prizes = [Offensive(one, {}, lambda: 0.0).prizes()[at("1412")] for one in (appraisal, loose)]
    assert prizes[0] > prizes[1]


def test_a_guard_does_not_leave_for_an_advance() -> None:
    game = position({"sov-rd-15": "1610", "ger-id-75": "1510", "ger-id-79": "1509"})
    appraisal = judged(game)
    chooser = PhasedGreedy("g")
    chooser._marches.plan = Plan((), (), (), guards=frozenset({"ger-id-75"}))
    legal = [Going("ger-id-75", ("1610",)), Going("ger-id-79", ("1610",)), Going("", (), "done")]
    left = chooser._free_to_go(appraisal, legal)  # type: ignore[arg-type]
    assert [getattr(action, "unit", "") for action in left] == ["ger-id-79", ""]


def test_raiders_are_a_prize_from_two_turns_before_the_end() -> None:
    """24.1.4: an enemy who could take points with his next move."""
    units = {"sov-rd-15": "1603", "ger-id-75": "2011"}
    worth = {
        turn: PlanMaker(judged(position(units, turn=turn)), {}, lambda: 0.0).prizes()[at("1603")]
        for turn in (5, 6, 8)
    }
    assert worth[5] < worth[6]


def test_an_advance_leads_on_and_not_along_the_own_line() -> None:
    """14.3: any direction is allowed, but a winner should not return to his own line."""
    units = {
        "ger-pz-23": "1411",
        "ger-id-79": "1411",
        "ger-id-75": "1512",
        "sov-rd-62": "1915",
        "sov-rd-15": "1903",
    }
    appraisal = judged(position(units))
    verbs = {
        path: advance_of(appraisal, Going("ger-pz-23", path), "1511")
        for path in (("1412", "1413", "1414"), ("1412", "1413", "1514"), ("1511", "1611", "1711"))
    }
    assert list(verbs.values()) == ["done", "done", "advance"]
