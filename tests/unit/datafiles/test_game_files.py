"""One reader for the files of any game: what all share, what a game adds, every fault at once."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Literal

import msgspec
import pytest

from hexside.datafiles import DataFileErrors, Sources, package_sources
from hexside.datafiles.game_checks import ResultTable, check_chits
from hexside.datafiles.game_files import GameShapes, TableShape, game_schemas, read_game
from hexside.datafiles.game_rows import (
    ChitColumns,
    OptionsFile,
    ScenarioKeys,
    SetupColumns,
    UnitColumns,
)
from hexside.datafiles.map_files import (
    BOXES,
    PLACES,
    RIVERS,
    DerivedArea,
    MapShapes,
    MapTables,
)
from hexside.datafiles.map_rows import MapBox, MapPlace, MapRiver

COLUMNS = "id,side,nationality,name,full_name,kind,type,mechanised,size,formation,steps,"
COLUMNS += "attack,defense,move,reduced_attack,reduced_defense,reduced_move,morale\n"
FILES = {
    "game.toml": (
        'id = "toy"\ntitle = "toy"\ngrid = "stalingrad-42"\nscenarios = ["one"]\n'
        '[[seat]]\nid = "red"\nnationalities = ["soviet"]\n'
        '[[seat]]\nid = "blue"\nnationalities = ["german"]\n'
    ),
    "options.toml": (
        '[[option]]\nid = "o"\nrule = "1.1"\nchoices = ["off", "on"]\ndefault = "off"\n'
        '[option.hexes.on]\na = "1003"\n'
    ),
    "terrain_effects.toml": (
        "[terrain.clear]\ncost = 1\n[terrain.sea]\ncost = 9\n[hexside.river]\ncost = 1\n"
        "[line.rail]\ncost = 1\n[place.town]\ncost = 0\n"
    ),
    "scenarios/one.toml": (
        'id = "one"\ntitle = ""\nsummary = ""\nfirst_turn = 1\nturns = 3\nsky = 4\n'
    ),
    "combat_table.toml": (
        'ratios = ["1:1", "2:1"]\n[results]\n'
        + "".join(f'{n} = ["A1", "R"]\n' for n in range(1, 7))
    ),
    "chits.toml": (
        '[[chit]]\nid = "c"\nside = "red"\nkind = "hq"\nactivates = ["a", "any"]\n'
        "from_turn = 1\ncount = 2\n"
    ),
    "turns.csv": "turn,month\n1,May\n",
    "map/hexes.csv": "hex,terrain\n1001,clear\n1002,clear\n1003,clear\n1101,sea\n",
    "map/hexsides.csv": "from,to,kind\n1001,1002,river\n",
    "map/lines.csv": "kind,id,path\nrail,r1,1001 1002 1003\n",
    "map/places.csv": "id,hex,kind,name_en,name_pl,name_ru,vp\nx,1002,town,X,X,Х,3\n",
    "map/areas.csv": "area,hex,note\nred-source,1001,\n",
    "map/rivers.csv": "river,sides\nStream,1001|1002\n",
    "map/boxes.csv": (
        "id,kind,edge,hexes,name_en,name_pl,name_ru,side\nb,entry,north,1001,B,B,Б,red\n"
    ),
    "units.csv": COLUMNS
    + "a,red,soviet,A,A,combat,infantry,no,XX,,2,3,3,4,,,,high\n"
    + "c,blue,german,C,C,combat,armour,yes,XX,,1,6,5,6,,,,low\n",
    "setup.csv": "scenario,unit,hex,box\nall,a,1002,\none,c,,b\n",
}


class ToyUnit(UnitColumns, frozen=True, kw_only=True):
    side: Literal["red", "blue"]
    morale: str


class ToyScenario(ScenarioKeys, frozen=True):
    sky: int


class ToyPlace(MapPlace, frozen=True):
    vp: int | None = None


class Effect(msgspec.Struct, frozen=True):
    cost: int


class ToyChart(msgspec.Struct, frozen=True):
    terrain: dict[str, Effect]
    hexside: dict[str, Effect]
    line: dict[str, Effect]
    place: dict[str, Effect]


class ToyResults(msgspec.Struct, frozen=True):
    ratios: tuple[str, ...]
    results: dict[str, tuple[str, ...]]


class ToyTurn(msgspec.Struct, frozen=True):
    turn: int
    month: str


def read_cell(text: str) -> str:
    if text not in ("A1", "R"):
        raise ValueError(text)
    return text


def worth(tables: MapTables) -> list[DerivedArea]:
    return [
        DerivedArea(f"vp-{row.value.vp}", row.value.hex, PLACES, row.line) for row in tables.places
    ]


TOY = GameShapes(
    seats=("red", "blue"),
    units=ToyUnit,
    scenarios=ToyScenario,
    chart=ToyChart,
    setup=SetupColumns,
    chits=ChitColumns,
    documents={"options.toml": OptionsFile},
    results={"combat_table.toml": ResultTable(ToyResults, "ratios", "results", read_cell, "A1, R")},
    tables={"turns.csv": TableShape(ToyTurn, "turn")},
    map=MapShapes(places=ToyPlace),
    rivers=MapRiver,
    boxes=MapBox,
    areas=worth,
)


@pytest.fixture
def toy(tmp_path: Path) -> Path:
    """The files of a small game, for a test to break."""
    for name, text in FILES.items():
        path = tmp_path / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
    return tmp_path


def test_all_files_are_read_with_what_the_game_adds(toy: Path) -> None:
    read = read_game(Sources(toy), TOY)
    assert [unit.morale for unit in read.values("units.csv", ToyUnit)] == ["high", "low"]
    assert read.scenarios(ToyScenario)["one"].sky == 4
    assert [chit.count for chit in read.chits(ChitColumns)] == [2]
    assert read.values("turns.csv", ToyTurn)[0].month == "May"
    assert read.document("combat_table.toml", ToyResults).ratios == ("1:1", "2:1")
    assert read.options[0].default == "off"
    assert read.board.in_area("vp-3", read.board.grid.index("1002"))
    assert read.values(RIVERS, MapRiver)[0].pairs == (("1001", "1002"),)
    assert read.values(BOXES, MapBox)[0].names["ru"] == "Б"
    assert read.line("options.toml", "option", 0, "default") == 5


def test_a_file_is_handed_out_as_it_was_declared(toy: Path) -> None:
    read = read_game(Sources(toy), TOY)
    with pytest.raises(TypeError):
        read.document("game.toml", ToyChart)
    with pytest.raises(TypeError):
        read.rows("turns.csv", ToyUnit)


@pytest.mark.parametrize(
    ("file", "old", "new", "places"),
    [
        ("game.toml", 'id = "red"', 'id = "rad"', ["game.toml:6"]),
        ("game.toml", 'grid = "stal', 'grid = "staal', ["game.toml:None"]),
        ("options.toml", 'default = "off"', 'default = "of"', ["options.toml:1"]),
        ("options.toml", 'a = "1003"', 'q = "9903"', ["options.toml:7", "options.toml:7"]),
        ("options.toml", "hexes.on", "hexes.in", ["options.toml:6"]),
        ("scenarios/one.toml", 'id = "one"', 'id = "two"', ["scenarios/one.toml:1"]),
        ("combat_table.toml", '3 = ["A1"', '3 = ["B1"', ["combat_table.toml:5"]),
        ("combat_table.toml", '6 = ["A1", "R"]', "", ["combat_table.toml:2"]),
        ("map/hexes.csv", "1003,clear", "1003,claer", ["map/hexes.csv:4"]),
        ("map/places.csv", "x,1002", "x,9902", ["map/places.csv:2"]),
        ("map/lines.csv", "1001 1002 1003", "1001 1003", ["map/lines.csv:2"]),
        ("map/rivers.csv", "1001|1002", "1001|9902", ["map/rivers.csv:2"]),
        ("map/boxes.csv", "north,1001", "up,9901", ["map/boxes.csv:2", "map/boxes.csv:2"]),
        ("units.csv", "a,red", "a,rad", ["units.csv:2"]),
        ("setup.csv", "all,a,1002,", "all,z,9902,", ["setup.csv:2", "setup.csv:2"]),
        ("setup.csv", "one,c,,b", "two,c,,d", ["setup.csv:3", "setup.csv:3"]),
        ("turns.csv", "1,May", "one,May", ["turns.csv:2"]),
    ],
)
def test_a_fault_is_told_with_file_and_line(
    toy: Path, file: str, old: str, new: str, places: list[str]
) -> None:
    assert old in FILES[file]
    (toy / file).write_text(FILES[file].replace(old, new), encoding="utf-8")
    with pytest.raises(DataFileErrors) as caught:
        read_game(Sources(toy), TOY)
    assert [f"{fault.file}:{fault.line}" for fault in caught.value.errors] == places


def test_the_faults_of_all_files_are_told_together(toy: Path) -> None:
    for file, old, new in (
        ("units.csv", "c,blue", "c,blau"),
        ("map/hexsides.csv", "river", "brook"),
        ("combat_table.toml", '1 = ["A1"', '1 = ["B1"'),
        ("turns.csv", "1,May", "one,May"),
    ):
        (toy / file).write_text(FILES[file].replace(old, new), encoding="utf-8")
    (toy / "chits.toml").unlink()
    with pytest.raises(DataFileErrors) as caught:
        read_game(Sources(toy), TOY)
    # The unit that could not be read is not called unknown by the set-up.
    assert {fault.file for fault in caught.value.errors} == {
        *("units.csv", "map/hexsides.csv", "combat_table.toml", "turns.csv", "chits.toml")
    }


def test_chits_activate_what_there_is(toy: Path) -> None:
    text = FILES["chits.toml"]
    (toy / "chits.toml").write_text(text + text.replace('"a", ', '"z", '), encoding="utf-8")
    read = read_game(Sources(toy), TOY)
    check_chits(read.problems, read.sources, read.chits(ChitColumns), {"a", "c"})
    assert [(fault.line, fault.value) for fault in read.problems.errors] == [(8, "c"), (12, "z")]


def test_schemas_know_the_words_of_the_chart(toy: Path) -> None:
    made = game_schemas(Sources(toy), TOY)
    cells = made["map/hexes.csv"]["items"]["properties"]
    assert cells["terrain"] == {"enum": ["clear", "sea"]}
    assert "vp" in made["map/places.csv"]["items"]["properties"]
    assert {"chits.toml", "turns.csv", "options.toml", "scenarios/scenario.toml"} <= set(made)


class LinkedMapsUnit(UnitColumns, frozen=True, kw_only=True):
    """A unit of A Victory Awaits: the map whose chits activate it."""

    map: str
    command_range: int | None
    availability: str
    hex: str | None
    note: str | None


class LinkedMapsSeat(msgspec.Struct, frozen=True):
    """A seat of a scenario: its formations, and the maps whose other units it leads."""

    id: str
    side: str
    formations: tuple[str, ...]
    maps: tuple[str, ...]


class LinkedMapsScenario(ScenarioKeys, frozen=True):
    victory_threshold: int
    map_area: str
    unit_maps: tuple[str, ...]
    fortress_levels_per_check: int
    fortress_hexes: int
    strategic_reserve: int
    variant: str
    controller: str
    seat: tuple[LinkedMapsSeat, ...]
    special: tuple[str, ...] = ()
    family: str = ""
    repeats: str = ""


class LinkedMapsChit(ChitColumns, frozen=True):
    map: str
    chosen: str


class LinkedMapsSetup(SetupColumns, frozen=True):
    steps: int


class AnyChart(msgspec.Struct, frozen=True):
    """A chart of which only the words count."""

    terrain: dict[str, dict[str, Any]]
    hexside: dict[str, dict[str, Any]]
    line: dict[str, dict[str, Any]]
    place: dict[str, dict[str, Any]]
    area: dict[str, dict[str, Any]] = {}
    zone_of_control: dict[str, Any] = {}


class IskraSeat(msgspec.Struct, frozen=True):
    id: str
    side: str
    fronts: tuple[str, ...] = ()


class IskraScenario(ScenarioKeys, frozen=True):
    seat: tuple[IskraSeat, ...]
    family: str = ""
    repeats: str = ""


class IskraUnit(UnitColumns, frozen=True, kw_only=True):
    """A unit of Iskra: headquarters and markers print no strength."""

    attack: int = 0
    defense: int = 0
    move: int = 0
    colour: str | None
    front: str | None
    army: str | None
    command_range: int | None
    independent: bool
    attached: bool
    availability: str | None
    entry: str | None
    hex: str | None
    exchange_for: str | None
    note: str | None


class IskraSetup(SetupColumns, frozen=True):
    note: str | None = None


LINKED_MAPS = GameShapes(
    seats=("axis", "soviet"),
    units=LinkedMapsUnit,
    scenarios=LinkedMapsScenario,
    chart=AnyChart,
    setup=LinkedMapsSetup,
    chits=LinkedMapsChit,
    rivers=MapRiver,
    boxes=MapBox,
)
ISKRA = GameShapes(
    seats=("axis", "soviet"),
    units=IskraUnit,
    scenarios=IskraScenario,
    chart=AnyChart,
    setup=IskraSetup,
    chits=ChitColumns,
    rivers=MapRiver,
    boxes=MapBox,
)


@pytest.mark.parametrize(
    ("package", "shapes", "hexes"),
    [("a_victory_awaits", LINKED_MAPS, 4400), ("iskra", ISKRA, 1428)],
)
def test_the_games_to_come_fit(package: str, shapes: GameShapes, hexes: int) -> None:
    read = read_game(package_sources(f"hexside.games.{package}"), shapes)
    assert read.board.grid.size == hexes
    assert set(read.scenarios(ScenarioKeys)) == set(read.game.scenarios)
    assert read.chits(ChitColumns)
    assert game_schemas(read.sources, shapes)
