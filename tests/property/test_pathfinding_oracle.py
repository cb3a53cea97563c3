"""The movement range against SciPy's Dijkstra, on random boards, costs, zones and bonds."""

from __future__ import annotations

from itertools import pairwise

import numpy as np
from hypothesis import given, settings
from hypothesis import strategies as st
from scipy.sparse import csr_matrix
from scipy.sparse.csgraph import dijkstra

from hexside.hexgrid import SCHEMES, Grid, rectangle
from hexside.pathfinding import MAY_NOT_JOIN_ZONES, EdgeTable, path_to, reach
from hexside.pathfinding.reach import reach as pure_reach

Step = tuple[int, int]
Table = tuple[tuple[tuple[int, int, int], ...], ...]
Prices = tuple[int, int, int]
Problem = tuple[Table, bytes, bytes, frozenset[int], int, int, Prices]


@st.composite
def problems(draw: st.DrawFn) -> Problem:
    """A random board: edges, barred, zones, closed edges, start, budget, the three prices."""
    game = draw(st.sampled_from(sorted(SCHEMES)))
    columns, rows = draw(st.integers(1, 7)), draw(st.integers(1, 7))
    grid = Grid(SCHEMES[game], rectangle(SCHEMES[game], range(1, columns + 1), range(1, rows + 1)))
    random = draw(st.randoms(use_true_random=False))
    dearest = draw(st.integers(1, 9))
    edges = tuple(
        tuple(
            sorted(
                (random.randint(1, dearest), there, random.choice((0, 0, MAY_NOT_JOIN_ZONES)))
                for there in grid.adjacent(hex)
                if random.random() < 0.95
            )
        )
        for hex in range(grid.size)
    )
    barred = bytes(random.choice((0, 0, 0, 0, 0, 1, 255)) for _ in range(grid.size))
    zones = bytes(random.choice((0, 0, 1, 2)) for _ in range(grid.size))
    shut = draw(st.sampled_from((0.0, 0.1)))
    closed = frozenset(
        hex * grid.size + there
        for hex, ways in enumerate(edges)
        for _, there, _ in ways
        if random.random() < shut
    )
    start = draw(st.integers(0, grid.size - 1))
    budget = draw(st.one_of(st.integers(0, 30), st.just(300)))
    price = st.sampled_from((0, 1, 2, 4, 1000))
    return edges, barred, zones, closed, start, budget, (draw(price), draw(price), draw(price))


def step_costs(
    edges: Table,
    barred: bytes,
    zones: bytes,
    closed: frozenset[int],
    start: int,
    prices: Prices,
) -> dict[Step, int]:
    """What each single step costs by the words of the contract."""
    enter, leave, start_leave = prices
    costs: dict[Step, int] = {}
    for here, ways in enumerate(edges):
        for price, there, kind in ways:
            if barred[there] or here * len(edges) + there in closed:
                continue
            if kind & MAY_NOT_JOIN_ZONES and zones[here] and zones[there]:
                continue
            total = price
            if zones[there]:
                total += enter
            if zones[here]:
                total += start_leave if here == start else leave
            costs[here, there] = total
    return costs


@settings(max_examples=300, deadline=None)
@given(problems())
def test_reach_is_dijkstra(problem: Problem) -> None:
    edges, barred, zones, closed, start, budget, prices = problem
    steps = step_costs(edges, barred, zones, closed, start, prices)
    rows = [here for here, _ in steps]
    columns = [there for _, there in steps]
    matrix = csr_matrix((list(steps.values()), (rows, columns)), shape=(len(edges), len(edges)))
    oracle = dijkstra(matrix, indices=start, limit=budget)

    costs, before = reach(start, budget, edges, barred, zones, *prices, closed)

    assert costs == {hex: int(cost) for hex, cost in enumerate(oracle) if np.isfinite(cost)}
    assert set(before) == set(costs) - {start}
    for hex in costs:
        path = (start, *path_to(before, hex))
        assert sum(steps[step] for step in pairwise(path)) == costs[hex]
    # The same question has the same answer, down to the order of the keys.
    again = reach(start, budget, edges, barred, zones, *prices, closed)
    assert [list(part.items()) for part in again] == [list(costs.items()), list(before.items())]


@settings(max_examples=300, deadline=None)
@given(problems())
def test_both_kernels_find_the_same_in_the_same_order(problem: Problem) -> None:
    edges, barred, zones, closed, start, budget, prices = problem
    found = reach(start, budget, list(edges), bytearray(barred), zones, *prices, closed)
    pure = pure_reach(start, budget, edges, barred, zones, *prices, closed)
    assert [list(part.items()) for part in found] == [list(part.items()) for part in pure]
    flat = reach(start, budget, EdgeTable(edges), barred, zones, *prices, closed)
    assert [list(part.items()) for part in flat] == [list(part.items()) for part in pure]
