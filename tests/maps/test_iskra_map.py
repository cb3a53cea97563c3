"""The map of Iskra: built from its ground, true to the rulebook, playable."""

from __future__ import annotations

import csv
import itertools
import tomllib
from collections import Counter as Tally
from functools import cache
from pathlib import Path

import pytest

from hexside import atlas
from hexside.atlas.checks import check_map
from hexside.board import Board
from tools.mapbuilder.build import ROOT, BuiltMap, build, game_settings

GAME = "iskra"
DATA = ROOT / "src/hexside/games/iskra/data"
MAP = DATA / "map"
LINES = {"main-road", "secondary-road", "trail", "rail", "narrow-gauge"}
ICE = {"lake-ice", "neva-ice"}
CITY = ["15.38", "16.38", "17.39", "17.40", "18.38", "18.39"]
# 14.3.1 and 13.5: location, hexes, Soviet points and German points, higher and lower side.
VICTORY = {
    "schluesselburg": (" ".join(CITY), 4, 2, 8, 4),
    "lipka": ("32.29", 1, 1, 1, 1),
    "marino": ("11.33", 1, 1, 1, 1),
    "gorodok-1": ("06.25", 1, 1, 1, 1),
    "gorodok-2": ("08.27", 1, 1, 1, 1),
    "dubrovka": ("04.23", 1, 1, 1, 1),
    "gaitolovo": ("31.11", 1, 1, 2, 2),
    "tortolovo": ("31.06", 1, 1, 2, 2),
    "mustolovo": ("02.16", 1, 1, 2, 2),
    "workers-village-1": ("23.29", 1, 1, 1, 1),
    "workers-village-4": ("30.26", 1, 1, 1, 1),
    "workers-village-5": ("22.24", 2, 2, 2, 2),
    "workers-village-6": ("16.18", 1, 1, 2, 2),
    "workers-village-7": ("25.19", 1, 1, 2, 2),
    "workers-village-8": ("32.22", 1, 1, 1, 1),
}


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


def area(name: str) -> set[str]:
    """The hexes of an area."""
    return {board().grid.names[hex] for hex in board().areas[name]}


def rows(path: Path) -> list[dict[str, str]]:
    """The rows of a table."""
    with path.open(encoding="utf-8", newline="") as table:
        return list(csv.DictReader(table))


def starting() -> list[tuple[atlas.RosterCounter, int]]:
    """The units that begin on the map, with their hexes."""
    roster = atlas.counters(GAME)
    return [(roster[unit.unit], at(unit.hex)) for unit in atlas.setup(GAME, "campaign") if unit.hex]


def test_fresh_build_equals_committed_files() -> None:
    """The builder makes exactly the tables that are committed."""
    for name, text in built().tables().items():
        assert (MAP / name).read_text("utf-8") == text, name


def test_map_checks_find_nothing() -> None:
    """Places, adjacencies, rivers, networks, set-up and supply are as the facts state."""
    assert check_map(GAME) == []


def test_grid() -> None:
    """34 columns and 42 rows; the power line runs from edge to edge of row 11 (1.2.8)."""
    grid = board().grid
    assert grid.size == 34 * 42
    links = [board().link(at(f"{c:02d}.11"), at(f"{c + 1:02d}.11")) for c in range(1, 34)]
    assert all("power-line" in kinds for kinds in links)


def test_words_of_the_terrain_effects_chart() -> None:
    """Every terrain, hexside and line of the chart is on the map, and nothing else."""
    effects = atlas.terrain_effects(GAME)
    assert set(board().terrain) == set(effects.terrain)
    assert set().union(*board().sides.values()) == set(effects.hexside)
    assert set().union(*board().links.values()) == set(effects.line)
    assert {place.kind for place in board().places} == set(effects.place)
    assert set(board().areas) == set(effects.area)


def test_victory_hexes() -> None:
    """14.3.1: fifteen locations, 28 German points at the start, 19 for the Soviets at most."""
    table = {
        row["location"]: (
            row["hexes"],
            *(int(row[column]) for column in ("soviet", "soviet_low", "axis", "axis_low")),
        )
        for row in rows(DATA / "victory.csv")
    }
    assert table == VICTORY
    assert sum(entry[3] for entry in VICTORY.values()) == 28
    assert sum(entry[1] for entry in VICTORY.values()) == 19
    assert area("victory") == {hex for entry in VICTORY.values() for hex in entry[0].split()}
    for location, entry in VICTORY.items():
        place = next(place for place in board().places if place.id == location)
        assert board().grid.names[place.hex] in entry[0].split()


def test_villages_and_cities_have_their_terrain() -> None:
    """A village or city is the terrain of its hex."""
    for place in board().places:
        if place.kind in ("village", "city"):
            assert board().terrain[place.hex] == place.kind, place.id
    assert Tally(board().terrain)["city"] == 12


def test_neva_is_one_water_from_the_lake_to_the_west_edge() -> None:
    """5.2.3: hexsides between land and land, then full hexes of ice up to the lake."""
    grid = board().grid
    course = atlas.rivers(GAME)["Neva"]
    assert all(not ({board().terrain[a], board().terrain[b]} & ICE) for a, b in course)
    ice = {hex for hex, kind in enumerate(board().terrain) if kind == "neva-ice"}
    reached, queue = {at("12.37")}, [at("12.37")]
    while queue:
        for near in grid.adjacent(queue.pop()):
            if near in ice and near not in reached:
                reached.add(near)
                queue.append(near)
    assert reached == ice
    assert any(board().terrain[near] == "lake-ice" for near in grid.adjacent(at("17.41")))
    assert set(course[0]) == {at("11.37"), at("12.36")}
    assert set(course[-1]) == {at("01.19"), at("01.20")}


def test_banks_of_the_neva() -> None:
    """8.8.1, 19.1.6: the two banks meet only across the Neva, and every place is on its own."""
    west = board().areas["west-of-neva"]
    land = {hex for hex, kind in enumerate(board().terrain) if kind not in ICE}
    east = board().areas["east-of-neva"] & land
    assert not west & east
    assert west | east == land
    for hex in west:
        for near in board().grid.adjacent(hex):
            if near in east:
                assert "neva" in board().side(hex, near)
    right = {"nevskaya-dubrovka", "sheremetevka"}
    for place in board().places:
        if place.hex in land:
            assert (place.hex in west) == (place.id in right), place.id


def test_lake_ice_lies_east_of_the_neva() -> None:
    """19.1.6, R-71: all of it, and none of the ice of the river."""
    lake = {hex for hex, kind in enumerate(board().terrain) if kind == "lake-ice"}
    neva = {hex for hex, kind in enumerate(board().terrain) if kind == "neva-ice"}
    assert lake <= board().areas["east-of-neva"]
    assert not neva & (board().areas["east-of-neva"] | board().areas["west-of-neva"])


@pytest.mark.parametrize(
    ("river", "left", "right"),
    [
        ("Mga", "01.16 02.15 07.06 08.03", "02.16 01.17 08.05 09.05 10.04"),
        ("Moika", "02.18 08.14", "02.19 03.19 08.15"),
        ("Chernaya", "31.03 31.06 31.11 31.13", "32.05 32.11 32.13"),
        ("Ladoga Canal", "20.38 32.29 33.29 34.29", "19.38 32.28 33.28 34.28"),
    ],
)
def test_banks_of_the_small_rivers(river: str, left: str, right: str) -> None:
    """Hexes beside a river lie on the bank where they belong, seen down the stream."""
    walls = {frozenset(side) for side in atlas.rivers(GAME)[river]}
    for a in left.split():
        for b in right.split():
            if board().grid.direction(at(a), at(b)) >= 0:
                assert frozenset((at(a), at(b))) in walls
    for bank in (left.split(), right.split()):
        for a, b in itertools.combinations(bank, 2):
            assert frozenset((at(a), at(b))) not in walls


def test_rivers_end_at_the_edge_or_in_another() -> None:
    """Small rivers run into the Neva or off the map."""
    courses = atlas.rivers(GAME)
    neva = {hex for side in courses["Neva"] for hex in side}
    assert set(courses["Moika"][-1]) <= neva
    for river in ("Neva", "Mga", "Chernaya"):
        assert any(-1 in board().grid.neighbors[hex] for hex in courses[river][-1]), river


def test_lines_cross_water_at_bridges_only() -> None:
    """5.2.4: a bridge where a line crosses a small river or the canal, none over the Neva."""
    crossed, bridges = set(), set()
    for hexside, kinds in board().links.items():
        water = board().sides.get(hexside, frozenset())
        if kinds & LINES:
            assert "neva" not in water
            if water & {"small-river", "canal"}:
                crossed.add(hexside)
    for hexside, kinds in board().sides.items():
        if "bridge" in kinds:
            bridges.add(hexside)
    assert crossed == bridges


def test_lines_stay_on_land() -> None:
    """No road or railway on the ice."""
    for hexside, kinds in board().links.items():
        if kinds & LINES:
            assert not {board().terrain[hex] for hex in board().grid.beside(hexside)} & ICE


def test_pontoon_sites() -> None:
    """13.3.1: each site is a Soviet bank or ice hex, and its hexsides cross the Neva."""
    sites = board().areas["pontoon-site"]
    for hexside, kinds in board().sides.items():
        if "pontoon-site" in kinds:
            hexes = set(board().grid.beside(hexside))
            assert hexes & sites
            is_ice = "neva-ice" in {board().terrain[hex] for hex in hexes}
            assert "neva" in kinds or is_ice
    for site in sites:
        assert any("pontoon-site" in board().side(site, n) for n in board().grid.adjacent(site))


def test_sources_and_entry_points() -> None:
    """1.2.6, 1.2.7, 7.7: at the map edge, on a line, on the right side; letters A to I."""
    entries = [name for name in board().areas if name.startswith("entry-")]
    assert sorted(entries) == [f"entry-{letter}" for letter in "abcdefghi"]
    soviet, axis = area("soviet-source"), area("axis-source")
    for letter in "abcde":
        assert area(f"entry-{letter}") <= soviet
    for letter in "fghi":
        assert area(f"entry-{letter}") <= axis
    for name in soviet | axis:
        assert -1 in board().grid.neighbors[at(name)]
        assert any(board().link(at(name), near) & LINES for near in board().grid.adjacent(at(name)))
    assert soviet <= area("soviet-territory")
    assert axis <= area("axis-territory")
    # 13.3.6: Soviet sources on the western and on the eastern side of the map.
    assert {name[:2] for name in soviet} == {"01", "34"}


def test_set_up_is_legal() -> None:
    """15, 6.0, 6.3: sides apart, at most two combat units and one headquarters in a hex."""
    stacks: dict[int, list[atlas.RosterCounter]] = {}
    for unit, hex in starting():
        stacks.setdefault(hex, []).append(unit)
    for hex, stack in stacks.items():
        assert len({unit.side for unit in stack}) == 1
        kinds = Tally("hq" if unit.kind == "hq" else "combat" for unit in stack)
        assert kinds["hq"] <= 1
        assert kinds["combat"] <= 2
        territory = board().areas[f"{stack[0].side}-territory"]
        assert hex in territory or board().terrain[hex] == "lake-ice"
    assert len(starting()) == 126


def test_no_mechanised_unit_starts_where_it_may_not_stand() -> None:
    """8.3.4: mechanised units keep to ground that is open to them."""
    effects = atlas.terrain_effects(GAME).terrain
    for unit, hex in starting():
        if unit.mechanised:
            assert effects[board().terrain[hex]]["cost"]["mechanised"] != "closed", unit.id


def test_227th_division_stands_in_its_area() -> None:
    """17.0, 13.5: its default set-up lies in its area, with Schlüsselburg, Lipka, village 8."""
    held = {board().grid.names[h] for unit, h in starting() if unit.formation == "227"}
    assert len([unit for unit, _ in starting() if unit.formation == "227"]) == 10
    assert held <= area("set-up-227")
    assert held & set(CITY)
    assert {"32.29", "32.22"} <= held


def test_227th_division_may_hold_the_bank_below_schluesselburg() -> None:
    """17.0: the east bank of columns 12 to 14 from row 34 up, but not the ice of the Neva."""
    bank = {name for name in area("set-up-227") if name < "15"}
    wanted = {f"12.{row}" for row in range(34, 37)}
    wanted |= {f"13.{row}" for row in range(34, 39)} | {f"14.{row}" for row in range(34, 38)}
    assert bank == wanted
    assert bank <= area("east-of-neva") & area("axis-territory")


def test_naval_brigade_begins_on_the_ice() -> None:
    """13.3.2."""
    for unit, hex in starting():
        if unit.formation == "55n-bde":
            assert board().terrain[hex] == "lake-ice"


@pytest.mark.parametrize("side", ["axis", "soviet"])
def test_every_unit_is_supplied_at_the_start(side: str) -> None:
    """11.1: along lines or friendly units, round the enemy and his zones of control."""
    grid = board().grid
    own = {hex for unit, hex in starting() if unit.side == side}
    enemy = {hex for unit, hex in starting() if unit.side != side}
    zones = {
        near
        for unit, hex in starting()
        if unit.side != side and unit.attack > 0
        for near in grid.adjacent(hex)
        if not (unit.side == "axis" and _neva(hex, near))
        and not (unit.side == "soviet" and "neva" in board().side(hex, near))
    }

    def is_open(hex: int) -> bool:
        return hex not in enemy and (hex in own or hex not in zones)

    sources = board().areas[f"{side}-source"]
    reached = {hex for hex in sources if is_open(hex)}
    assert reached == sources
    queue = sorted(reached)
    while queue:
        here = queue.pop()
        for near in grid.adjacent(here):
            joined = board().link(here, near) & LINES or here in own or near in own
            if side == "axis" and _neva(here, near):
                continue
            if side == "soviet" and _neva(here, near):
                joined = True
            if near not in reached and joined and is_open(near):
                reached.add(near)
                queue.append(near)
    exempt = {at(name) for name in CITY} if side == "axis" else set()
    for unit, hex in starting():
        if unit.side == side and unit.formation != "55n-bde":
            assert hex in reached | exempt, unit.id


def _neva(a: int, b: int) -> bool:
    """Whether a step crosses or treads the Neva."""
    return "neva" in board().side(a, b) or "neva-ice" in (board().terrain[a], board().terrain[b])


def test_roster() -> None:
    """3.1.4, 13.2: divisions of three, brigades of two, twins, Kampfgruppen, pontoons, air."""
    roster = atlas.counters(GAME)
    line = Tally(
        unit.formation
        for unit in roster.values()
        if unit.side == "soviet" and unit.kind == "combat" and unit.extra["attached"] == "no"
    )
    for formation, count in line.items():
        if formation:
            assert count == (3 if formation.endswith("-div") else 2), formation
    assert len([unit for unit in roster.values() if unit.kind == "air"]) == 6
    assert len([unit for unit in roster.values() if unit.kind == "pontoon"]) == 2
    assert len([unit for unit in roster.values() if unit.availability == "kampfgruppe"]) == 4
    twins = [unit for unit in roster.values() if unit.availability == "exchange 13.2.3"]
    assert len(twins) == 7
    for unit in roster.values():
        replaced = unit.extra["exchange_for"]
        if replaced:
            assert roster[replaced].steps == unit.steps
            assert roster[replaced].side == unit.side


def test_reinforcements_have_an_entry_point() -> None:
    """7.1: a unit that comes by turn or event names a letter of its own side."""
    for unit in atlas.counters(GAME).values():
        if unit.availability.startswith("turn") or unit.extra["entry"]:
            letters = "FGHI" if unit.side == "axis" else "ABCDE"
            assert unit.extra["entry"] in letters, unit.id


def test_turn_track_and_chits() -> None:
    """1.2.2, 1.4, 13.1: ten days, every chit activates something of the roster."""
    tables = tomllib.loads((DATA / "tables.toml").read_text("utf-8"))
    assert [turn["number"] for turn in tables["turn"]] == list(range(1, 11))
    chits = tomllib.loads((DATA / "chits.toml").read_text("utf-8"))["chit"]
    roster = atlas.counters(GAME)
    armies = {unit.extra["army"] for unit in roster.values()}
    fronts = {unit.extra["front"] for unit in roster.values()}
    for chit in chits:
        assert all(name in {*roster, *armies, *fronts, "any"} for name in chit["activates"])
    assert set(tables["first_turn"]["chits"]) <= {chit["id"] for chit in chits}
