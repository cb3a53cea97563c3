"""Printed hex numbers: what the rulebooks say of their own maps."""

from __future__ import annotations

from itertools import combinations
from math import hypot

import pytest

from hexside.hexgrid import SCHEMES, Grid, UnknownHex, rectangle

ROWS = {
    "traces-of-war": range(1, 34),
    "stalingrad-42": range(1, 63),
    "a-victory-awaits": range(-19, 61),
    "iskra": range(1, 43),
}


@pytest.fixture(scope="module")
def maps() -> dict[str, Grid]:
    return {
        game: Grid(SCHEMES[game], rectangle(SCHEMES[game], range(1, 71), rows))
        for game, rows in ROWS.items()
    }


def neighbours(grid: Grid, name: str) -> set[str]:
    return {grid.names[n] for n in grid.adjacent(grid.index(name))}


def adjoin(grid: Grid, a: str, b: str) -> bool:
    return grid.direction(grid.index(a), grid.index(b)) >= 0


@pytest.mark.rule("traces-of-war", "T23")
def test_neighbours_of_1731(maps: dict[str, Grid]) -> None:
    found = neighbours(maps["traces-of-war"], "1731")
    assert found == {"1730", "1732", "1831", "1832", "1631", "1632"}


@pytest.mark.rule("traces-of-war", "T24")
def test_neighbours_of_1926(maps: dict[str, Grid]) -> None:
    found = neighbours(maps["traces-of-war"], "1926")
    assert found == {"1925", "1927", "2026", "2027", "1826", "1827"}


def test_traces_of_war_combat_example(maps: dict[str, Grid]) -> None:
    grid = maps["traces-of-war"]
    for a, b in combinations(("1731", "1732", "1832"), 2):
        assert adjoin(grid, a, b)
    assert grid.distance(*grid.indexes("1731", "1630")) == 2
    kremenchuk, west, east = grid.indexes("1926", "1826", "1827")
    assert (grid.neighbors[kremenchuk][4], grid.neighbors[kremenchuk][5]) == (west, east)


@pytest.mark.parametrize(
    ("hex", "around"),
    [
        ("2503", "2502 2504 2402 2403 2602 2603"),
        ("2403", "2402 2404 2303 2304 2503 2504"),
    ],
)
def test_stalingrad_even_columns_lie_half_a_hex_south(
    maps: dict[str, Grid], hex: str, around: str
) -> None:
    assert neighbours(maps["stalingrad-42"], hex) == set(around.split())


def test_vladimirovka_ferry_joins_hexes_two_apart(maps: dict[str, Grid]) -> None:
    grid = maps["stalingrad-42"]
    assert grid.distance(*grid.indexes("6424", "6523")) == 2
    assert neighbours(grid, "6424") & neighbours(grid, "6523") == {"6423", "6524"}


@pytest.mark.parametrize(
    ("north", "south"), [("S2730", "K2701"), ("S2830", "K2801"), ("S2930", "K2901")]
)
def test_victory_awaits_seam_is_straight(maps: dict[str, Grid], north: str, south: str) -> None:
    grid = maps["a-victory-awaits"]
    assert grid.neighbors[grid.index(north)][3] == grid.index(south)


def test_victory_awaits_seam_is_slanted(maps: dict[str, Grid]) -> None:
    grid = maps["a-victory-awaits"]
    assert adjoin(grid, "S2730", "K2801")
    assert adjoin(grid, "K2801", "S2930")


@pytest.mark.parametrize("city", ["L3602 L3603 L3702", "K3507 K3607 K3608"])
def test_victory_awaits_cities_are_triangles(maps: dict[str, Grid], city: str) -> None:
    for a, b in combinations(city.split(), 2):
        assert adjoin(maps["a-victory-awaits"], a, b)


def test_victory_awaits_retreat_example(maps: dict[str, Grid]) -> None:
    grid = maps["a-victory-awaits"]
    attacked = grid.index("L1523")
    assert neighbours(grid, "L1522") & neighbours(grid, "L1524") == {grid.names[attacked]}
    assert adjoin(grid, "L1523", "L1624")
    assert adjoin(grid, "L1524", "L1625")
    assert adjoin(grid, "L1624", "L1625")
    assert not adjoin(grid, "L1523", "L1625")


@pytest.mark.parametrize(
    ("upper", "lower"),
    [("S1201", "L1221"), ("S0410", "L0430"), ("S1713", "L1733"), ("S3603", "L3623")],
)
def test_victory_awaits_overlap_is_one_hex(maps: dict[str, Grid], upper: str, lower: str) -> None:
    grid = maps["a-victory-awaits"]
    hex = grid.index(upper)
    assert grid.index(lower) == hex
    assert grid.names[hex] == upper
    assert grid.labels(hex) == (upper, lower)


def test_victory_awaits_sheets_end(maps: dict[str, Grid]) -> None:
    grid = maps["a-victory-awaits"]
    assert grid.labels(grid.index("L3602")) == ("L3602",)
    assert grid.labels(grid.index("S2715")) == ("S2715",)
    for name in ("L1535", "S2731", "K2731", "S2700", "M2701"):
        with pytest.raises(UnknownHex):
            grid.index(name)


@pytest.mark.parametrize(
    ("a", "b"),
    [
        ("15.38", "16.38"),
        ("16.38", "17.39"),
        ("17.39", "17.40"),
        ("17.39", "18.38"),
        ("17.39", "18.39"),
        ("18.38", "18.39"),
        ("01.20", "02.20"),
        ("19.18", "20.18"),
        ("19.38", "18.38"),
    ],
)
def test_iskra_adjacent(maps: dict[str, Grid], a: str, b: str) -> None:
    assert adjoin(maps["iskra"], a, b)


def test_iskra_right_bank_is_north_of_the_river(maps: dict[str, Grid]) -> None:
    grid = maps["iskra"]
    assert grid.neighbors[grid.index("13.39")][0] == grid.index("13.40")


@pytest.mark.parametrize(
    "city", ["15.38 16.38 17.39 17.40 18.38 18.39", "09.05 10.04 10.05 11.04 11.05 12.04"]
)
def test_iskra_cities_are_connected(maps: dict[str, Grid], city: str) -> None:
    grid = maps["iskra"]
    hexes = set(grid.indexes(*city.split()))
    reached = {min(hexes)}
    while grown := {n for h in reached for n in grid.adjacent(h)} & hexes - reached:
        reached |= grown
    assert reached == hexes


def test_iskra_distance_formula(maps: dict[str, Grid]) -> None:
    grid = maps["iskra"]
    middle = grid.index("17.20")
    for hex in range(0, grid.size, 7):
        across = abs(grid.scheme.parse(grid.names[hex])[0] - 17)
        up = abs(grid.centers[hex][1] - grid.centers[middle][1])
        assert grid.distance(middle, hex) == across + max(0, up - across / 2)


@pytest.mark.parametrize("game", sorted(SCHEMES))
def test_names_and_places_convert_both_ways(maps: dict[str, Grid], game: str) -> None:
    grid = maps[game]
    assert grid.size == 70 * len(ROWS[game])
    for hex, name in enumerate(grid.names):
        place = grid.scheme.parse(name)
        assert grid.index(name) == hex
        assert grid.scheme.name(*place) == name
        assert grid.scheme.offset(*grid.scheme.axial(*place)) == place


@pytest.mark.parametrize("game", sorted(SCHEMES))
def test_neighbours_are_those_one_apart(maps: dict[str, Grid], game: str) -> None:
    grid = maps[game]
    middle = 70 * (len(ROWS[game]) // 2) + 35
    x, y = grid.centers[middle]
    near = {
        hex
        for hex, (at_x, at_y) in enumerate(grid.centers)
        if 0.5 < hypot(at_x - x, at_y - y) < 1.5
    }
    assert near == set(grid.adjacent(middle))
    assert len(near) == 6


@pytest.mark.parametrize(
    ("game", "name"),
    [
        ("traces-of-war", "17310"),
        ("traces-of-war", "17.31"),
        ("traces-of-war", "٠١٠٢"),
        ("stalingrad-42", "250"),
        ("stalingrad-42", ""),
        ("a-victory-awaits", "1523"),
        ("a-victory-awaits", "l1523"),
        ("iskra", "1320"),
        ("iskra", "13.2"),
    ],
)
def test_unreadable_numbers(game: str, name: str) -> None:
    with pytest.raises(UnknownHex) as caught:
        SCHEMES[game].parse(name)
    assert caught.value.name == name


@pytest.mark.parametrize("game", sorted(SCHEMES))
def test_unprintable_numbers(game: str) -> None:
    for place in ((100, 1), (1, 100)):
        with pytest.raises(UnknownHex):
            SCHEMES[game].name(*place)
