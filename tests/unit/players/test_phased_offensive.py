"""The deep plan of Stalingrad '42: gaps, closed retreats, free strikers, guarded cities."""

from __future__ import annotations

import pytest

import hexside
from hexside.players import player
from hexside.players.asking import ask
from hexside.players.phased.appraisal import Appraisal
from hexside.players.phased.assaults import Allocator, Crowd, Reach
from hexside.players.phased.combat import Forecaster
from hexside.players.phased.exploitation import Exploitation, next_assault
from hexside.players.phased.offensive import Offensive
from hexside.players.phased.planner import PhasedPlanner
from hexside.players.phased.room import Trap
from hexside.players.phased.sealing import Sealer
from hexside.players.phased.shattering import Shattering
from hexside.players.phased.threats import range_of
from hexside.players.phased.weights import Posture, phased_weights
from tests.unit.players.phased_kit import calm, judged, known, position

BLAU = "stalingrad-42/fall-blau"
TARGET = "2411"


def reach_of(appraisal: Appraisal) -> dict[str, set[int]]:
    sight = appraisal.sight
    own = [uid for uid in sight.where if known().side[uid] == 0]
    return {uid: set(range_of(sight, uid)) for uid in own}


def allocator_of(appraisal: Appraisal, reach: Reach | None = None) -> Allocator:
    forecaster = Forecaster(known(), appraisal.weights)
    crowd = Crowd(known(), 0)
    prizes = {known().index(TARGET): 5.0}
    return Allocator(appraisal.sight, 0, forecaster, reach or reach_of(appraisal), prizes, crowd)


def test_bonds_of_planned_attackers_shut_a_retreat() -> None:
    """7.2, 12.2: three units on alternate sides leave no way out, even before they are there."""
    game = position({"sov-rd-15": TARGET, "ger-id-75": "2011"})
    trap = Trap(judged(game).sight, 1)
    center = known().index(TARGET)
    around = known().grid.neighbors[center]
    assert trap.exits(center, around[:3]) > 0
    assert trap.exits(center, around[::2]) == 0


@pytest.mark.parametrize(("third", "shuts"), [("ger-id-113", True), ("ger-hq-2a", False)])
def test_a_trap_is_shut_by_a_division_and_not_by_a_headquarters(third: str, shuts: bool) -> None:
    """7.1: a headquarters forms no bonds, and does not belong in front."""
    around = known().grid.neighbors[known().index(TARGET)]
    first, second, last = (known().names[hex] for hex in around[::2])
    attackers = {"ger-id-75": first, "ger-id-79": second}
    game = position({"sov-rd-15": TARGET, **attackers, third: "2414"})
    fixed = {uid: [known().index(hex)] for uid, hex in attackers.items()}
    allocator = allocator_of(judged(game), fixed)
    one = allocator.best(known().index(TARGET))
    assert one is not None
    assert not one.trapped
    sealed = Sealer(allocator, {**fixed, third: [known().index(last)]}).seal(one)
    assert sealed.trapped == shuts
    assert dict(sealed.sealers) == ({third: known().index(last)} if shuts else {})


def test_only_the_west_edge_is_raided() -> None:
    """24.1.4: Soviet units on the north edge beside it cost nothing: no area is there."""
    game = position({"sov-rd-15": "1201", "sov-rd-62": "1001", "ger-id-75": "2011"})
    prizes = Offensive(judged(game), {}, calm).prizes()
    assert prizes[known().index("1001")] > prizes[known().index("1201")] + 5


def test_infantry_opens_the_gap_and_mechanised_units_are_spared() -> None:
    """8.6.1: one tank unit for the shifts, infantry for the strength."""
    infantry = {"ger-id-75": "2311", "ger-id-79": "2311", "ger-id-113": "2312"}
    mechanised = {"ger-pz-3": "2111", "ger-pz-16": "2111", "ger-pz-24": "2112"}
    game = position({"sov-tbr-10": TARGET, **infantry, **mechanised})
    appraisal = judged(game)
    found = Shattering(appraisal, allocator_of(appraisal)).best(frozenset())
    assert found is not None
    assert found.target == known().index(TARGET)
    assert len(mechanised.keys() & found.places.keys()) <= 1
    assert Shattering(appraisal, allocator_of(appraisal)).best(frozenset({found.target})) is None


def test_a_planned_gap_is_torn() -> None:
    """8.6.1: Valuyki, held by a brigade, is a point worth a group."""
    units = {"ger-id-75": "1912", "ger-id-79": "1912", "ger-pz-3": "1812", "ger-pz-16": "1812"}
    game = position({"sov-tbr-10": "2013", **units})
    chooser = PhasedPlanner("g")
    verbs: list[str] = []
    while game.waiting == ("axis",) and len(verbs) < 40:
        action = ask(game, "axis", chooser)
        verbs.append(action.verb)
        game.play(action)
    assert "auto-ds" in verbs


def test_strikers_hold_no_line_and_guard_no_city() -> None:
    game = hexside.new(BLAU, seed=3)
    game.play("done")
    appraisal = judged(game)
    plan = Offensive(appraisal, reach_of(appraisal), calm).make()
    still = {"line", "river", "withdraw", "guard"}
    for order in plan.orders:
        assert order.reason not in still or not appraisal.sight.is_striker(order.unit)
    assert plan.assaults


def test_the_weakest_guards_a_city_in_reach_of_raiders() -> None:
    """24.1.4: Belgorod, with an enemy two turns away."""
    units = {"ger-id-75": "1210", "hun-ld-7": "1210", "ger-pz-3": "1212", "sov-rd-15": "1511"}
    appraisal = judged(position(units))
    plan = Offensive(appraisal, reach_of(appraisal), calm).make()
    guards = [o.unit for o in plan.orders if o.reason == "guard" and known().names[o.hex] == "1211"]
    assert guards == ["hun-ld-7"]
    assert "hun-ld-7" in plan.guards


def test_a_unit_already_in_the_city_is_its_guard() -> None:
    """24.1.4: the guard needs no order, but must not leave either."""
    units = {"hun-ld-7": "1211", "ger-pz-3": "1212", "sov-rd-15": "1511"}
    appraisal = judged(position(units))
    plan = Offensive(appraisal, reach_of(appraisal), calm).make()
    assert "hun-ld-7" not in {order.unit for order in plan.orders}
    assert plan.guards == {"hun-ld-7"}


def test_an_advance_behind_those_attacked_next_is_worth_something() -> None:
    around = {"ger-id-75": "2410", "ger-id-79": "2312", "ger-id-113": "2312"}
    game = position({"sov-rd-15": TARGET, **around, "ger-pz-3": "2608"}, "combat")
    exploitation = Exploitation(judged(game), {})
    assert exploitation.gain(known().index("2512")) > exploitation.gain(known().index("2708")) == 0


def test_each_of_two_units_that_close_a_trap_counts() -> None:
    """12.2: neither could do it alone."""
    game = position({"sov-rd-15": TARGET, "ger-id-75": "2410", "ger-pz-3": "2608"}, "combat")
    first, second = known().index("2512"), known().index("2312")
    pair = {first: frozenset({"ger-pz-3"}), second: frozenset({"ger-pz-16"})}
    alone = Exploitation(judged(game), {}).gain(first)
    assert Exploitation(judged(game), pair).gain(first) > alone


def test_units_that_can_break_through_attack_first() -> None:
    """14.2.2: mechanised units open the way for an infantry attack of about equal value."""
    north = {"ger-pz-3": "2311", "ger-pz-16": "2311", "ger-pz-24": "2311"}
    south = {"ger-id-75": "2316", "ger-id-79": "2316", "ger-id-113": "2316", "ger-id-294": "2317"}
    units = {"sov-rd-15": TARGET, "sov-rd-62": "2416", **north, **south}
    appraisal = judged(position(units, "combat"))
    targets = {known().index(name) for name in (TARGET, "2416")}
    found = next_assault(appraisal, {}, targets)
    assert found is not None
    assert set(found.places) <= set(north)
    assert next_assault(appraisal, {}, set()) is None


def test_the_planner_has_factors_of_its_own_and_others_for_the_last_turn() -> None:
    weights = phased_weights("stalingrad-42")
    assert weights is not None
    plain, planned = weights.side["axis"], weights.of_planner("axis", "fall-blau", 7)
    factors = weights.planner["axis"]
    assert planned == Posture("", "axis", factors).of(plain)
    assert planned.loss > plain.loss
    last, before = (weights.of_planner("axis", "fall-blau", turn) for turn in (8, 7))
    assert last.point > before.point
    assert last.loss < before.loss
    # The defender has factors for the last turn only.
    assert weights.of_planner("soviet", "fall-blau", 7) == weights.side["soviet"]
    assert weights.of_planner("soviet", "fall-blau", 8).point > weights.side["soviet"].point


def test_an_officer_s_turn_is_legal_and_repeatable() -> None:
    def played() -> list[str]:
        game = hexside.new(BLAU, seed=9)
        players = {seat: player("officer", seat) for seat in ("axis", "soviet")}
        while len(game.played) < 120:
            game.play(ask(game, game.waiting[0], players[game.waiting[0]]))
        return [step.action.text() for step in game.played]

    assert played() == played()
