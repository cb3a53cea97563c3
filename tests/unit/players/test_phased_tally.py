"""Fall Blau: the score of a position, and moves of the last turn that change it (24.1, S1.3)."""

from __future__ import annotations

import pytest

import hexside
from hexside.players.phased.bastion import Bastion
from hexside.players.phased.offensive import Offensive
from hexside.players.phased.sight import Sight
from hexside.players.phased.tally import blows, tally
from hexside.players.phased.threats import march_of
from tests.unit.players.phased_kit import at, judged, known, position, reach_of

#: Cities west of the line of 28 June, which the Axis owns from the start.
WEST = ("1003", "1116", "1211", "1823", "2125", "2029", "1936", "2634")


#: Rossosh is nearly surrounded; one division can still reach the road behind it.
POCKET = {
    "ger-id-75": "2813",
    "ger-id-79": "2013",
    "sov-rd-15": "2811",
    "sov-rd-62": "3012",
    "sov-rd-45": "3014",
    "sov-rd-76": "2815",
    "sov-rd-169": "2616",
    "sov-rd-343": "2612",
}


def sight_of(game: hexside.Game, seat: str = "axis") -> Sight:
    return Sight.of(known(), game.view(seat))


@pytest.mark.parametrize(
    ("units", "taken"),
    [
        ({"ger-id-75": "2013", "sov-rd-15": "2513"}, ("2013",)),  # 24.1.1
        ({"ger-id-75": "2813", "sov-rd-15": "2513"}, ("2813", "2013")),
        ({"ger-id-75": "2013", "sov-rd-15": "1201"}, ("2013",)),  # 24.1.4: the edge beside X
        ({"ger-id-75": "2013", "sov-rd-15": "1201", "sov-rd-62": "1301"}, ("2013",)),
        ({"ger-id-75": "3136", "sov-rd-15": "2513"}, ()),  # S1.3: south of the Don
        ({"ita-torino": "3136", "sov-rd-15": "2513"}, ()),
    ],
)
def test_the_score_is_that_of_the_rules(units: dict[str, str], taken: tuple[str, ...]) -> None:
    game = position(units, turn=8, taken=(*WEST, *taken))
    assert tally(sight_of(game)) == game.view("axis").tracks["victory_points"]


def test_a_place_without_a_line_of_supply_scores_nothing() -> None:
    """24.1.1: a unit on its only supply line takes the point without a fight."""
    game = position(POCKET, seat="soviet", turn=8, taken=(*WEST, "2813", "2013"))
    sight = sight_of(game, "soviet")
    before = tally(sight)
    found = blows(sight, 1, reach_of(sight))
    assert [(one.unit, one.points) for one in found] == [("sov-rd-169", 1.0)]
    assert found[0].hex != at("2813")
    after = sight.after({one.unit: one.hex for one in found})
    assert tally(after) == pytest.approx(before - sum(one.points for one in found))


def test_a_unit_that_enters_a_place_controls_it() -> None:
    """16.3.4: also in a plan, before the unit has moved."""
    game = position({"ger-id-75": "1509", "sov-rd-15": "2213"}, turn=8, taken=(*WEST, "2013"))
    sight = sight_of(game)
    assert tally(sight) == 1
    assert tally(sight.after({"sov-rd-15": at("2013")})) == 0
    assert tally(sight.after({"sov-rd-15": -1, "ger-id-75": at("1806")})) >= 2


def test_no_unit_is_sent_out_where_nothing_changes() -> None:
    game = position({"ger-id-75": "1509", "sov-rd-15": "3010"}, seat="soviet", turn=8, taken=WEST)
    sight = sight_of(game, "soviet")
    assert blows(sight, 1, reach_of(sight)) == []


def test_one_unit_is_sent_for_one_change_and_the_least_of_them() -> None:
    units = {"ger-id-75": "2011", "sov-rd-15": "1602", "sov-grd-13": "1603"}
    game = position(units, seat="soviet", turn=8, taken=WEST)
    sight = sight_of(game, "soviet")
    edge = [one for one in blows(sight, 1, reach_of(sight)) if one.points >= 3]
    assert [one.unit for one in edge] == ["sov-rd-15"]


def test_a_german_goes_south_of_the_don_for_the_point() -> None:
    """S1.3: one German combat unit below row 31 is enough."""
    units = {"ger-id-75": "3134", "ger-pz-3": "3033", "sov-rd-15": "2513"}
    game = position(units, turn=8, taken=(*WEST, "3134"))
    sight = sight_of(game)
    found = blows(sight, 0, reach_of(sight))
    assert len([one for one in found if known().row[one.hex] > 31]) == 1


def test_only_plans_of_the_last_turn_make_such_moves() -> None:
    for turn, strikes in ((8, True), (5, False)):
        game = position(POCKET, seat="soviet", turn=turn, taken=(*WEST, "2813", "2013"))
        appraisal = judged(game, "soviet")
        plan = Bastion(appraisal, reach_of(appraisal.sight), lambda: 0.0).make()
        assert any(order.reason == "score" for order in plan.orders) == strikes
        if strikes:
            assert tally(appraisal.sight.after(plan.places())) < tally(appraisal.sight)
    units = {"ger-id-75": "3134", "ger-pz-3": "3033", "sov-rd-15": "2513"}
    appraisal = judged(position(units, turn=8, taken=(*WEST, "3134")), "axis")
    plan = Offensive(appraisal, reach_of(appraisal.sight), lambda: 0.0).make()
    assert tally(appraisal.sight.after(plan.places())) > tally(appraisal.sight)


def test_a_unit_stands_where_the_enemy_would_cut_a_line() -> None:
    """24.1.1: the Axis sees next turn's strike coming, and parries it."""
    game = position({**POCKET, "ger-id-57": "2113"}, turn=8, taken=(*WEST, "2813", "2013"))
    appraisal = judged(game, "axis")
    plan = Offensive(appraisal, reach_of(appraisal.sight), lambda: 0.0)

    theirs = {u: march_of(appraisal.sight, u) for u in POCKET if known().side[u] == 1}
    worst = blows(appraisal.sight, 1, theirs)[0]
    # A unit that holds a victory hex stays there.
    plan.placed = {"ger-id-75": at("2813"), "ger-id-79": at("2013")}
    plan._parry(())
    assert {order.unit for order in plan.orders} == {"ger-id-57"}
    assert {order.reason for order in plan.orders} == {"guard"}
    after = appraisal.sight.after(plan.placed)
    if worst.hex in march_of(after, worst.unit):
        assert tally(after.after({worst.unit: worst.hex})) == tally(after)
