"""The geometry of a grid: distance, lines, rings, hexsides, corners, bitboards."""

from __future__ import annotations

from collections import deque
from itertools import pairwise
from math import hypot, isclose

import pytest
from hypothesis import given
from hypothesis import strategies as st

from hexside.hexgrid import SCHEMES, Grid, NotAdjacent, Orientation, UnknownHex, rectangle

GRIDS = {
    game: Grid(scheme, rectangle(scheme, range(1, 14), range(1, 12)))
    for game, scheme in SCHEMES.items()
}
COMPASS: dict[Orientation, list[tuple[float, float]]] = {
    "pointy": [(1, 0), (0.5, 1), (-0.5, 1), (-1, 0), (-0.5, -1), (0.5, -1)],
    "flat": [(0, 1), (1, 0.5), (1, -0.5), (0, -1), (-1, -0.5), (-1, 0.5)],
}

each_grid = pytest.mark.parametrize("grid", GRIDS.values(), ids=GRIDS.keys())


def steps_from(grid: Grid, start: int) -> dict[int, int]:
    """Distances by a plain search over neighbours."""
    seen = {start: 0}
    queue = deque([start])
    while queue:
        here = queue.popleft()
        for there in grid.adjacent(here):
            if there not in seen:
                seen[there] = seen[here] + 1
                queue.append(there)
    return seen


@each_grid
def test_directions_point_where_they_are_said_to(grid: Grid) -> None:
    for hex, neighbors in enumerate(grid.neighbors):
        x, y = grid.centers[hex]
        for direction, there in enumerate(neighbors):
            if there < 0:
                continue
            to_x, to_y = grid.centers[there]
            east, north = COMPASS[grid.scheme.orientation][direction]
            assert (to_x > x + 0.1, to_x < x - 0.1) == (east > 0, east < 0)
            assert (to_y > y + 0.1, to_y < y - 0.1) == (north > 0, north < 0)
            assert isclose(hypot(to_x - x, to_y - y), 1)
            assert grid.neighbors[there][(direction + 3) % 6] == hex


@given(st.sampled_from(sorted(GRIDS)), st.integers(0, 142))
def test_distance_is_the_number_of_steps(game: str, start: int) -> None:
    grid = GRIDS[game]
    assert {hex: grid.distance(start, hex) for hex in range(grid.size)} == steps_from(grid, start)


def test_distance_does_not_need_the_hexes_between() -> None:
    grid = Grid(SCHEMES["traces-of-war"], ["1731", "1734"])
    assert grid.distance(0, 1) == 3
    assert grid.neighbors == ((-1,) * 6, (-1,) * 6)


@given(st.sampled_from(sorted(GRIDS)), st.integers(0, 142), st.integers(0, 142))
def test_line(game: str, a: int, b: int) -> None:
    grid = GRIDS[game]
    line = grid.line(a, b)
    # A line along the edge may leave the grid, but never skips a hex of it elsewhere.
    assert (line[0], line[-1]) == (a, b)
    assert len(line) <= grid.distance(a, b) + 1
    assert len({grid.distance(a, hex) for hex in line}) == len(line)
    assert all(grid.distance(a, hex) + grid.distance(hex, b) == grid.distance(a, b) for hex in line)
    assert grid.line(b, a) == line[::-1]


def test_line_in_the_middle_is_complete() -> None:
    grid = GRIDS["traces-of-war"]
    a, b = grid.indexes("0302", "0810")
    line = grid.line(a, b)
    assert len(line) == grid.distance(a, b) + 1
    assert all(grid.direction(here, there) >= 0 for here, there in pairwise(line))


@each_grid
def test_rings(grid: Grid) -> None:
    center = grid.size // 2
    for radius in range(1, 5):
        ring = grid.ring(center, radius)
        assert len(ring) == len(set(ring)) == 6 * radius
        assert all(grid.distance(center, hex) == radius for hex in ring)
    assert grid.ring(center, 0) == (center,)
    assert grid.ring(center, 1) == grid.neighbors[center]
    assert len(grid.within(center, 3)) == 1 + 6 + 12 + 18


@given(st.sampled_from(sorted(GRIDS)), st.integers(0, 142), st.integers(0, 20))
def test_within_is_cut_at_the_edge(game: str, center: int, radius: int) -> None:
    grid = GRIDS[game]
    expected = {hex for hex in range(grid.size) if grid.distance(center, hex) <= radius}
    found = grid.within(center, radius)
    assert set(found) == expected
    assert len(found) == len(expected)


@each_grid
def test_hexsides(grid: Grid) -> None:
    seen: dict[int, set[int]] = {}
    edge = 0
    for hex, neighbors in enumerate(grid.neighbors):
        for direction, there in enumerate(neighbors):
            side = grid.hexside_towards(hex, direction)
            seen.setdefault(side, set()).add(hex)
            if there < 0:
                edge += 1
                assert grid.beside(side) == (hex, -1)
                continue
            assert side == grid.hexside(hex, there) == grid.hexside(there, hex)
            assert side == min(hex * 6 + direction, there * 6 + (direction + 3) % 6)
            assert set(grid.beside(side)) == {hex, there}
            assert grid.direction(hex, there) == direction
    assert sum(len(hexes) == 1 for hexes in seen.values()) == edge
    assert len(seen) == (6 * grid.size + edge) // 2


def test_hexside_of_hexes_apart() -> None:
    grid = GRIDS["traces-of-war"]
    a, b = grid.indexes("0505", "0507")
    assert grid.direction(a, b) == -1
    with pytest.raises(NotAdjacent) as caught:
        grid.hexside(b, a)
    assert set(caught.value.names) == {"0505", "0507"}


@each_grid
def test_neighbours_share_two_corners(grid: Grid) -> None:
    def corners(hex: int) -> set[tuple[float, float]]:
        return {(round(x, 6) + 0.0, round(y, 6) + 0.0) for x, y in grid.corners(hex)}

    middle = grid.size // 2
    assert len(corners(middle)) == 6
    for there in grid.neighbors[middle]:
        assert len(corners(middle) & corners(there)) == 2
    assert len(corners(middle) & corners(grid.ring(middle, 2)[0])) == 0


@each_grid
def test_bitboards_shift_one_step(grid: Grid) -> None:
    assert len(set(grid.bit)) == grid.size
    assert min(grid.shifts[:3]) > 0
    assert [-shift for shift in grid.shifts[3:]] == list(grid.shifts[:3])
    for direction, shift in enumerate(grid.shifts):
        moved = grid.all_bits << shift if shift > 0 else grid.all_bits >> -shift
        expected = {n[direction] for n in grid.neighbors if n[direction] >= 0}
        assert set(grid.indices(moved & grid.all_bits)) == expected
        for hex, neighbors in enumerate(grid.neighbors):
            bit = 1 << grid.bit[hex]
            one = (bit << shift if shift > 0 else bit >> -shift) & grid.all_bits
            assert grid.indices(one) == [n for n in neighbors[direction : direction + 1] if n >= 0]


@given(st.sampled_from(sorted(GRIDS)), st.frozensets(st.integers(0, 142)))
def test_bits_and_indices(game: str, hexes: frozenset[int]) -> None:
    grid = GRIDS[game]
    mask = grid.bits(hexes)
    assert mask.bit_count() == len(hexes)
    assert frozenset(grid.indices(mask)) == hexes
    assert grid.indices(mask | 1 << 10_000) == grid.indices(mask)
    # A few are looked for one by one, many at once; and one by its place without the others.
    assert grid.indices(mask) == grid.pick(mask, grid.by_bit(range(grid.size), -1))
    assert [grid.nth(mask, place) for place in range(len(hexes))] == grid.indices(mask)
    for place in (-1, len(hexes)):
        with pytest.raises(IndexError):
            grid.nth(mask, place)


def test_scattered_hexes_keep_the_order_given() -> None:
    grid = Grid(SCHEMES["traces-of-war"], ["1832", "1731", "1732", "1731"])
    assert grid.names == ("1832", "1731", "1732")
    assert grid.size == len(grid) == 3
    assert "1731" in grid
    assert "1730" not in grid
    assert set(grid.adjacent(0)) == {1, 2}
    with pytest.raises(UnknownHex):
        grid.index("1730")


def test_empty_grid() -> None:
    grid = Grid(SCHEMES["iskra"], [])
    assert (grid.size, grid.all_bits, grid.indices(0)) == (0, 0, [])


def test_equal_grids() -> None:
    scheme = SCHEMES["traces-of-war"]
    assert Grid(scheme, ["1731", "1732"]) == Grid(scheme, ["1731", "1732"])
    assert Grid(scheme, ["1731", "1732"]) != Grid(scheme, ["1732", "1731"])
    assert len({Grid(scheme, ["1731"]), Grid(scheme, ["1731"])}) == 1
