"""Floods over bitboards against a plain search, and zones of control against a recount."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable

import pytest
from hypothesis import given
from hypothesis import strategies as st

from hexside.hexgrid import SCHEMES, Grid, rectangle
from hexside.pathfinding import flood, flood_layers, zoc_add, zoc_bits, zoc_remove

GRIDS = [
    Grid(SCHEMES[game], rectangle(SCHEMES[game], range(1, 8), range(1, 7)))
    for game in ("traces-of-war", "stalingrad-42")
]
HEXES = st.frozensets(st.integers(0, 41))
STEPS = st.frozensets(st.tuples(st.integers(0, 41), st.integers(0, 5)), max_size=60)


def exits_without(grid: Grid, shut: Iterable[tuple[int, int]]) -> list[int]:
    exits = [grid.all_bits] * 6
    for hex, direction in shut:
        exits[direction] &= ~(1 << grid.bit[hex])
    return exits


def distances(
    grid: Grid, sources: Iterable[int], passable: frozenset[int], shut: frozenset[tuple[int, int]]
) -> dict[int, int]:
    seen = dict.fromkeys(sources, 0)
    queue = deque(seen)
    while queue:
        here = queue.popleft()
        for direction, there in enumerate(grid.neighbors[here]):
            if there in passable and there not in seen and (here, direction) not in shut:
                seen[there] = seen[here] + 1
                queue.append(there)
    return seen


@given(st.sampled_from(GRIDS), HEXES, HEXES, STEPS)
def test_flood_is_a_plain_search(
    grid: Grid, sources: frozenset[int], passable: frozenset[int], shut: frozenset[tuple[int, int]]
) -> None:
    expected = distances(grid, sources, passable, shut)
    masks = grid.bits(sources), grid.bits(passable)
    exits = exits_without(grid, shut)
    assert set(grid.indices(flood(*masks, exits, grid.shifts))) == set(expected)
    layers = flood_layers(*masks, exits, grid.shifts)
    found = {hex: step for step, layer in enumerate(layers) for hex in grid.indices(layer)}
    assert found == expected
    assert len(layers) == max(expected.values(), default=-1) + 1


@given(st.sampled_from(GRIDS), st.integers(0, 41), HEXES)
def test_layers_end_when_the_goal_is_reached(grid: Grid, source: int, goal: frozenset[int]) -> None:
    layers = flood_layers(
        grid.bits([source]), grid.all_bits, [grid.all_bits] * 6, grid.shifts, grid.bits(goal)
    )
    farthest = max((grid.distance(source, hex) for hex in goal or range(grid.size)), default=0)
    assert len(layers) == farthest + 1


@given(st.sampled_from(GRIDS), st.lists(st.integers(0, 41)), STEPS)
def test_counted_zones_are_a_recount(
    grid: Grid, units: list[int], shut: frozenset[tuple[int, int]]
) -> None:
    projections = [
        [there for d, there in enumerate(n) if there >= 0 and (hex, d) not in shut]
        for hex, n in enumerate(grid.neighbors)
    ]
    field = bytearray(grid.size)
    standing: list[int] = []
    for step, hex in enumerate(units):
        zoc_add(field, projections, hex)
        standing.append(hex)
        if step % 3 == 2:
            zoc_remove(field, projections, standing.pop(step % len(standing)))
    recount = bytearray(grid.size)
    for hex in standing:
        for under in projections[hex]:
            recount[under] += 1
    assert field == recount
    bits = zoc_bits(grid.bits(standing), exits_without(grid, shut), grid.shifts) & grid.all_bits
    assert set(grid.indices(bits)) == {hex for hex in range(grid.size) if field[hex]}


def test_a_zone_not_counted_cannot_be_removed() -> None:
    with pytest.raises(ValueError, match="byte must be in range"):
        zoc_remove(bytearray(2), [[1], [0]], 0)
