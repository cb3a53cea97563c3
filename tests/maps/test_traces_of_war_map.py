"""The map of Traces of War: built from geodata, true to the rulebook, playable."""

from __future__ import annotations

import csv
import itertools
import json
from collections import defaultdict
from functools import cache
from pathlib import Path

import pytest

from hexside.hexgrid import Grid
from tools.mapbuilder.build import ROOT, BuiltMap, build, game_settings
from tools.mapbuilder.geometry import cross
from tools.mapbuilder.lattice import Lattice

MAP = ROOT / "src/hexside/games/traces_of_war/data/map"
COMPASS = {
    "N": (0, 1),
    "NE": (1, 1),
    "E": (1, 0),
    "SE": (1, -1),
    "S": (0, -1),
    "SW": (-1, -1),
    "W": (-1, 0),
    "NW": (-1, 1),
}


@cache
def built() -> BuiltMap:
    """One fresh build for all tests."""
    return build(game_settings("traces-of-war"))


def rows(name: str, folder: Path = MAP) -> list[dict[str, str]]:
    """The rows of a map table."""
    with (folder / name).open(encoding="utf-8", newline="") as table:
        return list(csv.DictReader(table))


@cache
def grid() -> Grid:
    """The grid of the map."""
    return built().grid


@cache
def terrain() -> dict[str, str]:
    """The terrain of each hex."""
    return {row["hex"]: row["terrain"] for row in rows("hexes.csv")}


@cache
def hexsides() -> dict[frozenset[str], str]:
    """The kind of each hexside that has one."""
    return {frozenset((row["from"], row["to"])): row["kind"] for row in rows("hexsides.csv")}


@cache
def links(kind: str) -> frozenset[frozenset[str]]:
    """The pairs of hexes that a railway or road joins."""
    found = set()
    for row in rows("lines.csv"):
        path = row["path"].split()
        if row["kind"] == kind:
            found |= {frozenset(pair) for pair in itertools.pairwise(path)}
    return frozenset(found)


@cache
def areas() -> dict[str, frozenset[str]]:
    """The named sets of hexes."""
    found: defaultdict[str, set[str]] = defaultdict(set)
    for row in rows("areas.csv"):
        found[row["area"]].add(row["hex"])
    return {area: frozenset(hexes) for area, hexes in found.items()}


@cache
def places() -> dict[str, tuple[str, str]]:
    """Hex and kind of each place."""
    return {row["id"]: (row["hex"], row["kind"]) for row in rows("places.csv")}


def neighbors(name: str) -> set[str]:
    """The neighbours of a hex."""
    return {grid().names[hexagon] for hexagon in grid().adjacent(grid().index(name))}


@pytest.mark.parametrize("name", ["hexes", "hexsides", "lines", "places", "areas"])
def test_a_fresh_build_equals_the_stored_tables(name: str) -> None:
    assert built().tables()[f"{name}.csv"] == (MAP / f"{name}.csv").read_text("utf-8")


def test_every_hex_of_the_map_exists() -> None:
    wanted = {f"{row:02d}{column:02d}" for row in range(1, 34) for column in range(1, 44)}
    assert set(terrain()) == wanted
    assert set(terrain().values()) == {"clear", "rough", "marsh", "sea"}


@pytest.mark.rule("traces-of-war", "3.0")
@pytest.mark.parametrize(
    ("city", "hexagon"),
    [
        ("kharkiv", "2634"),
        ("kyiv", "2918"),
        ("odesa", "0218"),
        ("ternopil", "2305"),
        ("stalino", "1338"),
        ("dnipropetrovsk", "1631"),
    ],
)
def test_cities_under_orders_stand_in_their_hexes(city: str, hexagon: str) -> None:
    assert places()[city] == (hexagon, "major-city")
    assert hexagon in areas()["sco"]
    assert len(areas()["sco"]) == 6


@pytest.mark.rule("traces-of-war", "T11", "T23", "T24")
def test_hexes_of_the_worked_examples() -> None:
    assert places()["novomoskovsk"] == ("1731", "town")
    assert places()["kremenchuk"] == ("1926", "town")
    assert terrain()["1731"] == "clear"
    assert neighbors("1731") == {"1730", "1732", "1831", "1832", "1631", "1632"}
    assert neighbors("1926") == {"1925", "1927", "2026", "2027", "1826", "1827"}
    for other in ("1732", "1832", "1730"):
        assert frozenset(("1731", other)) not in hexsides()
    assert frozenset(("1732", "1832")) not in hexsides()


@pytest.mark.rule("traces-of-war", "12.3")
def test_crossing_points_lie_on_the_west_bank() -> None:
    assert areas()["crossing-point"] == {"3018", "2520", "2223", "1826", "1827", "1230"}
    assert areas()["crossing-point-locked"] == {"1826", "1827"}
    assert areas()["crossing-point-key"] == {"1926"}
    west = areas()["west-of-dnieper"]
    for point in areas()["crossing-point"]:
        assert point in west
        assert any(
            hexsides().get(frozenset((point, near))) == "major-river" for near in neighbors(point)
        )


@pytest.mark.rule("traces-of-war", "13.2")
def test_the_dnieper_parts_the_map_in_two() -> None:
    chain = next(chain for chain in built().chains if chain.river.name == "Dnieper")
    names = grid().names
    walls = {frozenset((names[a], names[b])) for a, b in chain.sides}
    assert len(set(chain.corners)) == len(chain.corners)
    assert walls >= {frozenset(("3318", "3319"))}
    assert any(terrain()[name] == "sea" for name in hexes_round(chain.sides[-1]))
    assert all(hexsides()[wall] == "major-river" for wall in walls)
    west = areas()["west-of-dnieper"]
    land = {name for name, kind in terrain().items() if kind != "sea"}
    assert west <= land
    crossing = {
        frozenset((a, b)) for a in land for b in neighbors(a) & land if (a in west) != (b in west)
    }
    assert crossing == {wall for wall in walls if wall <= land}
    assert {"1631", "1530", "2918", "0323"} <= west
    assert not {"1926", "1731", "1730", "1630", "1231", "1030"} & west


def hexes_round(side: tuple[int, int]) -> set[str]:
    """The hexes at a hexside and those that both its hexes touch."""
    a, b = side
    names = grid().names
    return {names[a], names[b]} | (neighbors(names[a]) & neighbors(names[b]))


def test_every_river_is_one_unbroken_chain() -> None:
    for chain in built().chains:
        assert len(chain.corners) == len(chain.sides) + 1, chain.river.name
        for (a, b), (c, d) in zip(chain.sides, chain.sides[1:], strict=False):
            # Two hexsides that meet in a corner have three hexes between them.
            assert len({a, b, c, d}) == 3, chain.river.name
        kinds = [
            kind
            for kind, before in zip(chain.kinds, ("", *chain.kinds), strict=False)
            if kind != before
        ]
        assert len(kinds) <= 3, chain.river.name


def test_towns_stand_on_their_true_banks() -> None:
    banks = json.loads((ROOT / "geodata/banks.json").read_text("utf-8"))["banks"]
    settings = game_settings("traces-of-war")
    at = {place.source: grid().index(place.hex) for place in settings.places if place.source}
    chains = {chain.river.name: chain for chain in built().chains}
    corners = Lattice(grid()).corners
    checked = []
    for bank in banks:
        if bank["place"] not in at or bank["river"] not in chains:
            continue
        chain, town = chains[bank["river"]], at[bank["place"]]
        touching = [index for index, side in enumerate(chain.sides) if town in side]
        if not touching:
            continue
        # The stream past the town, from its first to its last hexside there, has the bank's
        # compass point on one hand; the town must lie on that hand of each hexside.
        points = [corners[corner] for corner in chain.corners]
        (x1, y1), (x2, y2) = points[touching[0]], points[touching[-1] + 1]
        east, north = COMPASS[bank["side"]]
        is_left = (x2 - x1) * north - (y2 - y1) * east > 0
        for index in touching:
            turn = cross(points[index], points[index + 1], grid().centers[town])
            assert (turn > 0) is is_left, bank["place"]
        checked.append(bank["place"])
    assert len(checked) >= 15


@pytest.mark.rule("traces-of-war", "2.1")
def test_bridges_stand_only_where_they_stood() -> None:
    crossed = {
        pair for pair in links("rail") | links("road") if hexsides().get(pair) == "major-river"
    }
    west = areas()["west-of-dnieper"]
    dnieper = {pair for pair in crossed if len(pair & west) == 1}
    assert dnieper == {
        frozenset(pair.split())
        for pair in ("2918 2919", "2223 2224", "1826 1926", "1631 1632", "1230 1231")
    }
    assert crossed - dnieper == {
        frozenset(pair.split()) for pair in ("0514 0515", "1113 1114", "0919 1020", "0521 0622")
    }
    for bridge in dnieper:
        assert bridge in links("rail")


def test_the_bug_estuary_is_blocked_to_the_sea() -> None:
    blocked = {pair for pair, kind in hexsides().items() if kind == "blocked"}
    assert {
        frozenset(pair.split()) for pair in ("0521 0522", "0422 0521", "0421 0422", "0321 0421")
    } <= blocked
    assert not blocked & (links("rail") | links("road"))


@pytest.mark.rule("traces-of-war", "11.0")
def test_railways_are_one_network_with_every_source() -> None:
    network: defaultdict[str, set[str]] = defaultdict(set)
    for a, b in links("rail"):
        network[a].add(b)
        network[b].add(a)
    reached, queue = {"2634"}, ["2634"]
    while queue:
        for near in network[queue.pop()] - reached:
            reached.add(near)
            queue.append(near)
    assert reached == set(network)
    assert areas()["soviet-source"] == {"3335", "3043", "2543", "1743", "0843"}
    assert areas()["axis-source"] == {"3301", "2501", "1901", "0701"}
    assert areas()["soviet-source"] | areas()["axis-source"] <= reached
    cities = {hexagon for hexagon, kind in places().values() if kind == "major-city"}
    assert cities <= reached


def test_lines_run_over_land_from_hex_to_hex() -> None:
    for kind in ("rail", "road"):
        for pair in links(kind):
            a, b = pair
            assert b in neighbors(a)
            assert "sea" not in {terrain()[a], terrain()[b]}


def test_hexsides_join_neighbours_in_order() -> None:
    for row in rows("hexsides.csv"):
        assert row["from"] < row["to"]
        assert row["to"] in neighbors(row["from"])
        assert row["kind"] in {"minor-river", "major-river", "blocked"}


def test_no_place_and_no_area_lies_in_the_sea() -> None:
    hexes = [hexagon for hexagon, _ in places().values()]
    assert len(hexes) == len(set(hexes))
    for hexagon in hexes:
        assert terrain()[hexagon] != "sea"
    for area, members in areas().items():
        for hexagon in members:
            assert terrain()[hexagon] != "sea", area


def test_places_have_a_name_in_every_language() -> None:
    for row in rows("places.csv"):
        assert row["name_en"]
        assert row["name_pl"]
        assert row["name_ru"]
        assert all("а" <= letter <= "я" or letter in "ё- " for letter in row["name_ru"].lower())


def test_land_is_connected() -> None:
    land = {name for name, kind in terrain().items() if kind != "sea"}
    reached, queue = {"2634"}, ["2634"]
    while queue:
        here = queue.pop()
        for near in neighbors(here) & land - reached:
            if hexsides().get(frozenset((here, near))) != "blocked":
                reached.add(near)
                queue.append(near)
    assert reached == land
