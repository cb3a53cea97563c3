"""Fall Blau: the attacker's line has no gaps, and new units go where it is thin."""

from __future__ import annotations

import pytest

from hexside.players.phased import rails
from hexside.players.phased.breaches import breaches
from hexside.players.phased.line import cheapest, ends
from hexside.players.phased.offensive import Offensive
from hexside.players.phased.sight import Sight
from hexside.players.phased.supplying import area_distance
from tests.unit.players.phased_kit import (
    Going,
    advance_of,
    at,
    calm,
    judged,
    known,
    position,
    reach_of,
)

#: The last hex of the own edge in the north: an enemy there costs points (24.1.4).
CORNER = "1001"
FAR_ENEMY = {"sov-rd-15": "4010"}


def line_of_the_axis() -> list[int]:
    """An undisturbed line of posts across the map."""
    sight = Sight.of(known(), position(FAR_ENEMY).view("axis"))

    def near_the_start(hex: int) -> float:
        # Roughly the front of the first turns, so that the line does not hug the edge.
        return 1.0 + 0.2 * abs(known().column[hex] - 18)

    return cheapest(sight, 0, near_the_start)


def manned(line: list[int]) -> dict[str, str]:
    """German infantry in every post of a line."""
    infantry = [uid for uid in sorted(known().roster) if uid.startswith("ger-id-")]
    assert len(infantry) >= len(line)
    return {uid: known().names[hex] for uid, hex in zip(infantry, line, strict=False)}


def test_a_line_of_bonds_from_edge_to_coast_has_no_breach() -> None:
    """7: posts two hexes apart close the ground between them; without one of them it is open."""
    line = line_of_the_axis()
    units = manned(line)
    whole = Sight.of(known(), position({**FAR_ENEMY, **units}).view("axis"))
    assert breaches(whole, 0) == 0
    middle = list(units)[len(units) // 2]
    assert breaches(whole.after({middle: -1}), 0) >= 1
    empty = Sight.of(known(), position(FAR_ENEMY).view("axis"))
    assert breaches(empty, 0) >= len(line) // 2


def test_free_standing_units_alone_hold_no_post() -> None:
    """7.1: an assault gun battalion alone forms no bonds."""
    units = manned(line_of_the_axis())
    middle = list(units)[len(units) // 2]
    there = units.pop(middle)
    light = Sight.of(known(), position({**FAR_ENEMY, **units, "ger-stug-177": there}).view("axis"))
    assert breaches(light, 0) >= 1


def test_the_line_begins_at_the_own_edge_of_the_map_or_before_it() -> None:
    """24.1.4: a line that starts behind the last hex of the edge leaves it to the enemy."""
    sight = Sight.of(known(), position(FAR_ENEMY).view("axis"))
    north, _ = ends(sight, 0)
    column = known().column
    assert at(CORNER) in north
    assert min(column[hex] for hex in north) == column[at(CORNER)]


def test_no_unit_leaves_its_post_if_the_advance_opens_the_line() -> None:
    """14.1: a unit in reserve advances; the only unit at a post stays."""
    line = line_of_the_axis()
    units = manned(line)
    post = next(uid for uid in units if known().row[at(units[uid])] == known().row[line[9]])
    here = at(units[post])
    ahead = next(
        hex
        for hex in known().grid.ring(here, 2)
        if hex in known().land and known().column[hex] == known().column[here] + 2
    )
    between = next(hex for hex in known().near[here] if hex in known().near[ahead])
    names = known().names
    going = (names[between], names[ahead])
    units |= {"sov-rd-15": "4010", "sov-rd-62": "3010"}
    before = judged(position(units))
    after = before.sight.after({post: ahead})
    assert breaches(before.sight, 0) == 0 < breaches(after, 0)
    assert advance_of(before, Going(post, going), names[ahead]) == "done"
    units["ger-jg-97"] = units[post]
    relieved = judged(position(units))
    assert advance_of(relieved, Going("ger-jg-97", going), names[ahead]) == "advance"


@pytest.mark.parametrize("turn", [2, 5, 8])
def test_the_line_comes_before_attacks(turn: int) -> None:
    """24.1.4: infantry that holds the line may attack from there, and goes nowhere else."""
    units = {
        "sov-rd-15": "1604",
        "sov-rd-62": "1608",
        "ger-id-75": "1404",
        "ger-id-79": "1406",
        "ger-id-57": "1408",
    }
    appraisal = judged(position(units, turn=turn))
    plan = Offensive(appraisal, reach_of(appraisal.sight), calm)
    plan._bar()
    assert len(plan.posted) == 3
    assert all(tuple(plan.reach[uid]) == (hex,) for uid, hex in plan.posted.items())


#: Many enemies against few of ours in one part, and the reverse in the other: north and south.
THIN = ({"sov-rd-62", "sov-rd-45", "sov-rd-76"}, {"ger-id-75"})
DENSE = ({"sov-rd-15"}, {"ger-id-79", "ger-id-57", "ger-id-88"})


def front(north: tuple[set[str], set[str]], south: tuple[set[str], set[str]]) -> dict[str, str]:
    """Both parts of a front: Soviets and Germans facing each other."""
    hexes = ((north, ("1604", "1404")), (south, ("2629", "2429")))
    return {
        uid: hex
        for part, there in hexes
        for side, hex in zip(part, there, strict=True)
        for uid in side
    }


def test_reinforcements_come_in_where_the_front_is_thin() -> None:
    """22.1: the area beside the thin part of the front counts as nearer."""
    north, south = judged(position(front(THIN, DENSE))), judged(position(front(DENSE, THIN)))
    assert north.thinness(at("1404")) > north.thinness(at("2429"))
    assert south.thinness(at("1404")) < south.thinness(at("2429"))
    lead = [area_distance(one, "x") - area_distance(one, "z") for one in (north, south)]
    assert lead[0] < lead[1]


def test_trains_go_where_the_front_is_thin() -> None:
    """5.6: of two places equally far behind the front, the one where it is weak attracts more."""
    north, south = judged(position(front(THIN, DENSE))), judged(position(front(DENSE, THIN)))
    lead = [rails._pull(one, at("1003")) - rails._pull(one, at("1929")) for one in (north, south)]
    assert lead[0] > lead[1]


def test_an_enemy_that_is_cut_off_is_watched() -> None:
    """16.5.3: an enemy loses steps beside our unit; the weakest available unit goes there."""
    ring = known().grid.ring(at("1412"), 2)[::2]
    guards = ("ger-id-75", "ger-id-79", "ger-id-113", "ger-id-168", "ger-id-57", "ger-id-88")
    units = {uid: known().names[hex] for uid, hex in zip(guards, ring, strict=True)}
    units |= {"sov-rd-15": "1412", "sov-rd-62": "4010", "hun-ld-7": "1211", "ger-pz-3": "1211"}
    appraisal = judged(position(units))
    plan = Offensive(appraisal, reach_of(appraisal.sight), calm)
    for uid in guards:
        plan.placed[uid] = appraisal.sight.where[uid]
    assert not appraisal.sight.zoc[0][at("1412")]
    plan._watch()
    (order,) = plan.orders
    assert (order.unit, order.reason, order.target) == ("hun-ld-7", "watch", at("1412"))
    assert order.hex in known().near[at("1412")]
    assert appraisal.sight.after(plan.placed).zoc[0][at("1412")]
    again = Offensive(appraisal, reach_of(appraisal.sight), calm)
    again.placed |= plan.placed
    again._watch()
    assert not again.orders
