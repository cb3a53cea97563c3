"""The map of A Victory Awaits: built from geodata, true to the rulebook, playable."""

from __future__ import annotations

import itertools
import tomllib
from functools import cache
from typing import Any

import pytest

from hexside import atlas
from hexside.atlas.checks import check_map
from hexside.board import Board
from tools.mapbuilder.build import ROOT, BuiltMap, build, game_settings

GAME = "a-victory-awaits"
DATA = ROOT / "src/hexside/games/a_victory_awaits/data"
MAP = DATA / "map"
TERRAIN = {"clear", "light-forest", "dense-forest", "swamp", "mountain", "lake", "sea"}
WATER = {"lake", "sea"}
MAPS = {"L": "leningrad-map", "S": "smolensk-map", "K": "kiev-map"}
STAND_FAST = [
    "L3602",
    "L3603",
    "L3702",
    "S3510",
    "S4112",
    "S3726",
    "S5003",
    "S5009",
    "S5120",
    "K3507",
    "K3607",
    "K3608",
]


@cache
def built() -> BuiltMap:
    """One fresh build for all tests."""
    return build(game_settings(GAME))


def board() -> Board:
    """The committed board."""
    return atlas.board(GAME)


def at(name: str) -> int:
    """The index of a hex."""
    return board().grid.index(name)


def area(name: str) -> frozenset[int]:
    """The hexes of an area."""
    return board().areas[name]


def around(name: str) -> set[int]:
    """The neighbours of a hex."""
    return set(board().grid.adjacent(at(name)))


@cache
def settings() -> dict[str, Any]:
    """The settings of the map, as written."""
    text = (game_settings(GAME).folder / "settings.toml").read_text("utf-8")
    return tomllib.loads(text)


@pytest.mark.parametrize(
    "name", ["hexes", "hexsides", "lines", "places", "areas", "rivers", "banks", "boxes"]
)
def test_a_fresh_build_equals_the_stored_tables(name: str) -> None:
    assert built().tables()[f"{name}.csv"] == (MAP / f"{name}.csv").read_text("utf-8")


def test_nothing_is_found_wrong_with_the_map() -> None:
    assert [str(finding) for finding in check_map(GAME)] == []


@pytest.mark.rule(GAME, "2.1", "TEC")
def test_three_sheets_make_one_grid_of_the_terrain_of_the_card() -> None:
    assert board().grid.size == 55 * 80
    assert set(board().terrain) == TERRAIN
    assert at("L1523") == at("S1503")
    assert at("L0534") == at("S0514")
    kinds = set().union(*board().sides.values())
    assert kinds == {"minor-river", "major-river"}
    assert set().union(*board().links.values()) == {"rail", "road"}
    assert {place.kind for place in board().places} == {"town", "major-city"}


@pytest.mark.rule(GAME, "A25")
def test_neighbours_across_the_sheets() -> None:
    example = {at(f"L{name}") for name in ("1522", "1524", "1423", "1424", "1623", "1624")}
    assert around("L1523") == example
    seam = {at(name) for name in ("S2830", "K2802", "S2730", "K2701", "S2930", "K2901")}
    assert around("K2801") == seam


@pytest.mark.rule(GAME, "16.2")
def test_cities_with_stand_fast_markers() -> None:
    assert area("stand-fast") == {at(name) for name in STAND_FAST}
    cities = {place.hex for place in board().places if place.kind == "major-city"}
    assert area("stand-fast") <= cities
    assert len(cities) == 21
    for part in MAPS.values():
        assert len(cities & area(part)) == 7


@pytest.mark.rule(GAME, "TEC")
def test_hexes_of_one_city_are_joined_by_road_and_railway() -> None:
    for city in (STAND_FAST[:3], STAND_FAST[-3:]):
        for a, b in itertools.combinations(city, 2):
            assert board().link(at(a), at(b)) >= {"rail", "road"}
    assert "major-river" in board().side(at("K3507"), at("K3607"))
    assert "major-river" in board().side(at("L3602"), at("L3603"))
    assert "major-river" not in board().side(at("K3507"), at("K3608"))


@pytest.mark.rule(GAME, "10.3", "10.6", "10.7")
def test_ground_of_the_combat_example() -> None:
    assert board().terrain[at("L1523")] == "clear"
    assert board().place_at(at("L1523")) is None
    assert board().terrain[at("L1624")] == "dense-forest"
    assert board().side(at("L1423"), at("L1523")) == {"minor-river"}
    assert board().side(at("L1424"), at("L1523")) == {"minor-river"}
    for free in ("L1522", "L1624"):
        assert not board().side(at("L1523"), at(free))


@pytest.mark.rule(GAME, "2.1", "18.2")
def test_scenario_maps_share_the_grid_out() -> None:
    parts = [area(name) for name in MAPS.values()]
    assert sum(len(part) for part in parts) == board().grid.size
    assert frozenset().union(*parts) == frozenset(range(board().grid.size))
    for pair in ("S2730 K2701", "S2730 K2801", "K2801 S2830", "K2801 S2930", "S2930 K2901"):
        a, b = pair.split()
        assert at(b) in around(a)
        assert (at(a) in area("smolensk-map")) is not (at(b) in area("smolensk-map"))
    for name in STAND_FAST:
        assert at(name) in area(MAPS[name[0]])
    for letter, sources in (("L", "L5504 S0112"), ("S", "S5504 S0126"), ("K", "K5517 K0110")):
        assert {at(name) for name in sources.split()} <= area(MAPS[letter])


@pytest.mark.rule(GAME, "2.1", "V30")
def test_start_line_parts_the_land_in_two() -> None:
    west = area("axis-start")
    land = {hex for hex, kind in enumerate(board().terrain) if kind not in WATER}
    for side in (west & land, land - west):
        islands = _pieces(side)
        assert all(len(piece) < 25 for piece in islands[1:])
    assert not {p.hex for p in board().places if p.kind == "major-city"} & west
    assert at("S0927") not in west
    assert at("S0827") not in area("soviet-source")
    assert at("S0828") in west
    assert area("axis-source") <= west
    assert not area("soviet-source") & west


def _pieces(hexes: set[int] | frozenset[int]) -> list[set[int]]:
    rest, found = set(hexes), []
    while rest:
        piece = {min(rest)}
        queue = list(piece)
        while queue:
            near = set(board().grid.adjacent(queue.pop())) & rest - piece
            piece |= near
            queue += near
        rest -= piece
        found.append(piece)
    return sorted(found, key=len, reverse=True)


@pytest.mark.rule(GAME, "2.1", "15.4", "16.3")
def test_supply_sources_lie_on_railways_at_the_edge() -> None:
    moscow = {at(name) for name in ("S5504", "S5507", "S5513")}
    assert area("from-moscow") == moscow
    assert moscow <= area("soviet-source")
    for source in area("soviet-source") | area("axis-source"):
        assert board().linked(source, "rail")
        assert -1 in board().grid.neighbors[source]
    for source in area("soviet-source"):
        assert board().grid.names[source][1:3] == "55"


@pytest.mark.rule(GAME, "9.3", "15.4")
def test_a_road_leads_to_every_moscow_source() -> None:
    for source in area("from-moscow"):
        assert board().linked(source, "road")
    highway = ("S4913", "S5411", "S5412", "S5512", "S5513")
    assert all(board().linked(at(name), "road") for name in highway)


@pytest.mark.rule(GAME, "2.1")
def test_major_rivers_are_bridged_only_where_bridges_stood() -> None:
    grid = board().grid
    bridges = {frozenset(at(name) for name in pair.split()) for pair in _bridges()}
    crossed = {
        frozenset(grid.beside(hexside))
        for hexside, kinds in board().sides.items()
        if "major-river" in kinds and board().links.get(hexside)
    }
    assert crossed <= bridges
    assert len(crossed) >= 35


def _bridges() -> list[str]:
    found = settings()["laying"]["bridges"]
    assert isinstance(found, list)
    return found


def test_places_have_a_name_in_every_language() -> None:
    for place in board().places:
        assert set(place.names) == {"en", "pl", "ru"}
        russian = place.names["ru"].lower()
        assert all("а" <= letter <= "я" or letter in "ё- " for letter in russian), place.id
