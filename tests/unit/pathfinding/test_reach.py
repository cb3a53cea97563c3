"""Movement range on small graphs whose answers can be seen by eye."""

from __future__ import annotations

import pytest

from hexside.pathfinding import EMPTY, MAY_NOT_JOIN_ZONES, path_to, reach

STOP = 1_000
ROAD = tuple(
    tuple((2, there, 0) for there in (here - 1, here + 1) if 0 <= there < 8) for here in range(8)
)
NONE = bytes(8)


def zones(*hexes: int) -> bytearray:
    field = bytearray(8)
    for hex in hexes:
        field[hex] += 1
    return field


def test_budget() -> None:
    assert reach(2, 4, ROAD, NONE, NONE, 0, 0, 0) == (
        {2: 0, 1: 2, 3: 2, 0: 4, 4: 4},
        {1: 2, 3: 2, 0: 1, 4: 3},
    )


@pytest.mark.parametrize("budget", [-1, 0, 1])
def test_no_budget_stays(budget: int) -> None:
    assert reach(2, budget, ROAD, NONE, NONE, 0, 0, 0) == ({2: 0}, {})


@pytest.mark.parametrize("bar", [1, 7, 254, 255])
@pytest.mark.parametrize("budget", [100, 253, 254, 1000])
def test_barred_hexes_are_not_entered(bar: int, budget: int) -> None:
    barred = bytearray(8)
    barred[4] = bar
    assert set(reach(2, budget, ROAD, barred, NONE, 0, 0, 0)[0]) == {0, 1, 2, 3}


def test_a_barred_start_may_be_left() -> None:
    assert set(reach(2, 2, ROAD, zones(2), NONE, 0, 0, 0)[0]) == {1, 2, 3}


def test_large_and_small_budgets_agree() -> None:
    small = reach(0, 253, ROAD, NONE, zones(3, 4), 5, 7, 7)
    large = reach(0, 254, ROAD, NONE, zones(3, 4), 5, 7, 7)
    assert small == large


def test_zones_cost_to_enter_and_to_leave() -> None:
    costs, _ = reach(0, 40, ROAD, NONE, zones(2, 3), 3, 4, 0)
    assert [costs[hex] for hex in range(6)] == [0, 2, 7, 16, 22, 24]


def test_a_unit_must_stop_in_a_zone() -> None:
    costs, _ = reach(0, 40, ROAD, NONE, zones(2, 3), 0, STOP, 0)
    assert set(costs) == {0, 1, 2}


def test_a_unit_that_starts_in_a_zone_leaves_at_its_own_price() -> None:
    costs, _ = reach(2, 8, ROAD, NONE, zones(2, 3), 0, STOP, 4)
    assert costs == {2: 0, 1: 6, 3: 6, 0: 8}


def test_more_than_one_zone_counts_once() -> None:
    assert reach(0, 9, ROAD, NONE, zones(2, 2, 2), 3, 0, 0) == reach(
        0, 9, ROAD, NONE, zones(2), 3, 0, 0
    )


def test_an_edge_may_not_join_two_zones() -> None:
    edges = tuple(tuple((c, n, MAY_NOT_JOIN_ZONES) for c, n, _ in ways) for ways in ROAD)
    assert set(reach(0, 40, edges, NONE, zones(2), 0, 0, 0)[0]) == set(range(8))
    assert set(reach(0, 40, edges, NONE, zones(2, 3), 0, 0, 0)[0]) == {0, 1, 2}


def test_closed_edges_are_shut_one_way() -> None:
    closed = frozenset({3 * 8 + 4})
    assert set(reach(0, 40, ROAD, NONE, NONE, 0, 0, 0, closed)[0]) == {0, 1, 2, 3}
    assert set(reach(7, 40, ROAD, NONE, NONE, 0, 0, 0, closed)[0]) == set(range(8))
    assert reach(0, 40, ROAD, NONE, NONE, 0, 0, 0, EMPTY)[0].keys() == set(range(8))


def test_free_steps() -> None:
    edges = (((0, 1, 0),), ((0, 0, 0), (0, 2, 0)), ((1, 3, 0),), ())
    none = bytes(4)
    assert reach(0, 0, edges, none, none, 0, 0, 0) == ({0: 0, 1: 0, 2: 0}, {1: 0, 2: 1})


def test_equal_ways_keep_the_first_found() -> None:
    edges = (((1, 2, 0), (1, 1, 0)), ((1, 3, 0),), ((1, 3, 0),), ())
    none = bytes(4)
    costs, before = reach(0, 2, edges, none, none, 0, 0, 0)
    assert list(costs) == [0, 2, 1, 3]
    assert before[3] == 2


def test_a_cheaper_way_found_later_replaces_a_dearer_one() -> None:
    edges = (((1, 1, 0), (5, 2, 0)), ((1, 2, 0),), ())
    none = bytes(3)
    costs, before = reach(0, 6, edges, none, none, 0, 0, 0)
    assert costs == {0: 0, 1: 1, 2: 2}
    assert path_to(before, 2) == (1, 2)
    assert path_to(before, 0) == ()
