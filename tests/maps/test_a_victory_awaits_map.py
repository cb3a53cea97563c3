"""The map of A Victory Awaits: built from geodata, true to the rulebook, playable."""

from __future__ import annotations

import csv
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
    assert len(cities) == 23


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


@pytest.mark.rule(GAME, "4.0(2)")
def test_axis_deployment_areas_are_filled_by_their_formations() -> None:
    roster = atlas.counters(GAME)
    placed = {unit.unit: unit.hex for unit in atlas.setup(GAME, "campaign") if unit.hex}
    for row in _deployments():
        if row["kind"] != "area":
            continue
        hexes = area(row["area"])
        own = [
            unit
            for unit in placed
            if roster[unit].side == "axis" and roster[unit].formation == row["formation"]
        ]
        assert {at(placed[unit]) for unit in own} == hexes, row["formation"]
        assert len(hexes) <= len(own) <= 2 * len(hexes)
        assert hexes <= area("axis-start")
        assert hexes <= area(MAPS[row["map"]])
    shared = [unit for unit, hex in placed.items() if hex == "S0727"]
    assert "ger-2pzg" in shared
    assert len(shared) == 2


@pytest.mark.rule(GAME, "4.0(2)")
def test_soviet_units_start_in_their_deployment_ranges() -> None:
    roster, grid = atlas.counters(GAME), board().grid
    for unit in atlas.setup(GAME, "campaign"):
        if not unit.hex or roster[unit.unit].side != "soviet":
            continue
        ranges = [
            row
            for row in _deployments()
            if row["side"] == "soviet"
            and row["kind"] == "range"
            and row["formation"] == roster[unit.unit].formation
        ]
        assert any(
            grid.distance(at(unit.hex), at(row["hex"])) <= int(row["range"]) for row in ranges
        ), unit.unit
        assert at(unit.hex) not in area("axis-start")


def _deployments() -> list[dict[str, str]]:
    with (DATA / "deployment.csv").open(encoding="utf-8", newline="") as table:
        return list(csv.DictReader(table))


@pytest.mark.rule(GAME, "4.0(2)", "4.0(7)", "18.1", "18.2", "18.3")
def test_scenarios_start_on_their_own_maps() -> None:
    roster = atlas.counters(GAME)
    letters = {"leningrad": "L", "smolensk-short": "S", "smolensk": "S", "kiev": "K"}
    for scenario, letter in letters.items():
        units = atlas.setup(GAME, scenario)
        assert {unit.unit for unit in units} == {
            unit for unit, counter in roster.items() if counter.extra["map"] == letter
        }
        for unit in units:
            assert not unit.hex or at(unit.hex) in area(MAPS[letter])
    whole = atlas.setup(GAME, "campaign")
    assert len(whole) == len(roster) - 3
    assert sum(unit.box == "turn-3" for unit in whole) == 11
    assert not any(unit.box == "turn-7" for unit in whole)
    assert sum(unit.box == "turn-7" for unit in atlas.setup(GAME, "leningrad")) == 3
    assert "S0927" in {unit.hex for unit in whole if roster[unit.unit].side == "soviet"}


@pytest.mark.rule(GAME, "15.1")
def test_every_panzer_group_has_somebody_to_surprise() -> None:
    roster = atlas.counters(GAME)
    held: dict[str, set[int]] = {"axis": set(), "soviet": set()}
    for unit in atlas.setup(GAME, "campaign"):
        if unit.hex:
            held[roster[unit.unit].side].add(at(unit.hex))
    for group in ("4pzg", "3pzg", "2pzg", "1pzg"):
        near = {n for hex in area(f"deployment-{group}") for n in board().grid.adjacent(hex)}
        assert near & held["soviet"], group


@pytest.mark.rule(GAME, "3.3")
@pytest.mark.parametrize("scenario", ["leningrad", "smolensk", "kiev", "campaign"])
def test_every_unit_has_a_line_of_communication_at_the_start(scenario: str) -> None:
    roster, grid = atlas.counters(GAME), board().grid
    held: dict[str, set[int]] = {"axis": set(), "soviet": set()}
    for unit in atlas.setup(GAME, scenario):
        if unit.hex:
            held[roster[unit.unit].side].add(at(unit.hex))
    ground = (
        set(range(grid.size))
        if scenario == "campaign"
        else set(area({"leningrad": MAPS["L"], "smolensk": MAPS["S"], "kiev": MAPS["K"]}[scenario]))
    )
    for side, enemy in (("axis", "soviet"), ("soviet", "axis")):
        zone = {n for hex in held[enemy] for n in grid.adjacent(hex)} - held[side]
        open_hexes = {h for h in ground if board().terrain[h] not in WATER} - held[enemy]
        sources = area(f"{side}-source") & open_hexes
        if side == "axis":
            along = _flood(sources - zone, lambda h: board().linked(h, "rail"), open_hexes, zone)
            reached = _spread(along, open_hexes, zone, 6)
        else:
            east = open_hexes - area("axis-start")
            reached = _spread(set(sources), east, zone, grid.size)
        assert held[side] <= reached, sorted(grid.names[h] for h in held[side] - reached)


def _flood(
    start: set[int] | frozenset[int], near: Any, ground: set[int], zone: set[int]
) -> set[int]:
    found, queue = set(start), list(start)
    while queue:
        for hex in near(queue.pop()):
            if hex in ground and hex not in zone and hex not in found:
                found.add(hex)
                queue.append(hex)
    return found


def _spread(start: set[int], ground: set[int], zone: set[int], steps: int) -> set[int]:
    """Hexes within so many steps; an enemy zone may end a line but not carry it on."""
    found, edge = set(start), set(start)
    for _ in range(steps):
        edge = {
            near
            for hex in edge - zone
            for near in board().grid.adjacent(hex)
            if near in ground and near not in found and board().terrain[near] != "mountain"
        }
        if not edge:
            break
        found |= edge
    return found


def test_places_have_a_name_in_every_language() -> None:
    for place in board().places:
        assert set(place.names) == {"en", "pl", "ru"}
        russian = place.names["ru"].lower()
        assert all("а" <= letter <= "я" or letter in "ё- " for letter in russian), place.id
