"""Boards and rosters of every game as data, and faults with file and line."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from hexside import atlas
from hexside.atlas import boards, folders, rosters
from hexside.atlas import facts as stated
from hexside.atlas.checks import check_map
from hexside.datafiles import DataFileErrors, Sources

FILES = {
    "game.toml": 'id = "toy"\ngrid = "stalingrad-42"\nscenarios = ["one"]\n',
    "terrain_effects.toml": (
        "[terrain.clear]\ncost = 1\n[terrain.sea]\n[hexside.minor-river]\n"
        "[line.rail]\n[place.town]\n"
    ),
    "scenarios/one.toml": 'id = "one"\nfirst_turn = 2\nturns = 3\n',
    "map/hexes.csv": "hex,terrain\n1001,clear\n1002,clear\n1003,clear\n1101,sea\n1102,clear\n",
    "map/hexsides.csv": "from,to,kind\n1001,1002,minor-river\n",
    "map/lines.csv": "kind,id,path,turn\nrail,r1,1001 1002 1003,7\n",
    "map/places.csv": "id,hex,kind,name_en,name_pl,name_ru,vp\nx,1002,town,X,X,Х,3\n",
    "map/areas.csv": "area,hex,note\nred-source,1001,\n",
    "map/boxes.csv": (
        "id,kind,edge,hexes,name_en,name_pl,name_ru,side\nb,entry,north,1001,B,B,Б,red\n"
    ),
    "map/rivers.csv": "river,sides\nStream,1001|1002\n",
    "units.csv": (
        "id,side,nationality,name,kind,type,steps,attack,morale\n"
        "a,red,soviet,A,combat,infantry,2,3,high\nb,red,soviet,B,hq,hq,1,0,\n"
        "c,blue,german,C,combat,armour,2,6,low\n"
    ),
    "setup.csv": "scenario,unit,hex,box,steps\nall,a,1002,,1\none,b,,b,\none,c,1003,,\n",
}


@pytest.fixture
def toy(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A game of five hexes whose files a test may change before it reads them."""
    for name, text in FILES.items():
        path = tmp_path / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
    readers = (
        boards.board,
        boards.boxes,
        boards.rivers,
        boards.terrain_effects,
        rosters.counters,
        rosters.scenarios,
        rosters.setup,
        stated.facts,
    )
    monkeypatch.setattr(folders, "_found", lambda: {"toy": Sources(tmp_path)})
    for reader in readers:
        reader.cache_clear()
    yield tmp_path
    for reader in readers:
        reader.cache_clear()


@pytest.mark.usefixtures("toy")
def test_a_game_is_read_with_its_own_columns() -> None:
    assert atlas.games() == ("toy",)
    assert atlas.board("toy").grid.size == 5
    assert atlas.boxes("toy")[0].names["ru"] == "Б"
    assert atlas.scenarios("toy")[0].turns == 3
    counter = atlas.counters("toy")["a"]
    assert (counter.attack, counter.extra) == (3, {"morale": "high"})
    assert [(p.unit, p.hex, p.box, p.steps) for p in atlas.setup("toy", "one")] == [
        ("a", "1002", "", 1),
        ("b", "", "b", None),
        ("c", "1003", "", None),
    ]
    assert [p.unit for p in atlas.setup("toy", "two")] == ["a"]
    assert check_map("toy") == []


def test_without_a_setup_table_the_roster_tells(toy: Path) -> None:
    (toy / "setup.csv").unlink()
    text = FILES["units.csv"].replace("morale\n", "hex\n").replace("3,high", "3,1002")
    (toy / "units.csv").write_text(text.replace("6,low", "6,1003"), encoding="utf-8")
    assert [(p.unit, p.hex) for p in atlas.setup("toy", "one")] == [("a", "1002"), ("c", "1003")]


@pytest.mark.parametrize(
    ("file", "old", "new", "place"),
    [
        ("map/hexes.csv", "1101,sea", "1101,see", "map/hexes.csv:5"),
        ("map/hexsides.csv", "minor-river", "creek", "map/hexsides.csv:2"),
        ("map/hexsides.csv", "1001,1002", "1001,1003", "map/hexsides.csv:2"),
        ("map/lines.csv", "rail,r1", "tram,r1", "map/lines.csv:2"),
        ("map/places.csv", "1002,town", "1002,village", "map/places.csv:2"),
        ("map/boxes.csv", "north", "up", "map/boxes.csv:2"),
        ("map/rivers.csv", "1001|1002", "1001|9999", "map/rivers.csv:2"),
        ("units.csv", "infantry,2", "infantry,two", "units.csv:2"),
        ("setup.csv", "all,a", "all,z", "setup.csv:2"),
        ("setup.csv", "one,c,1003", "one,c,9999", "setup.csv:4"),
        ("setup.csv", "one,b,,b", "one,b,,q", "setup.csv:3"),
    ],
)
def test_a_fault_is_told_with_file_and_line(
    toy: Path, file: str, old: str, new: str, place: str
) -> None:
    (toy / file).write_text(FILES[file].replace(old, new), encoding="utf-8")
    with pytest.raises(DataFileErrors) as caught:
        check_map("toy")
    assert [f"{fault.file}:{fault.line}" for fault in caught.value.errors] == [place]


FACTS = """
water = ["sea"]
[stacking]
limit = 1
section = "4"
[[place]]
id = "x"
hex = "1002"
section = "1"
[[adjacent]]
a = "1001"
b = "1002"
[[apart]]
a = "1001"
b = "1003"
[[terrain]]
hexes = ["1001"]
terrain = "clear"
[[hexside]]
a = "1001"
b = "1002"
kind = "minor-river"
[[link]]
kind = "rail"
path = ["1001", "1002"]
[[area]]
id = "red-source"
hexes = ["1001"]
[[network]]
kinds = ["rail"]
includes = ["1003"]
[[supply]]
side = "red"
sources = ["red-source"]
lines = ["rail"]
overland = 0
"""


@pytest.mark.parametrize(
    ("file", "old", "new", "code"),
    [
        ("map/facts.toml", "", "", ""),
        ("map/facts.toml", 'hex = "1002"', 'hex = "1003"', "place-elsewhere"),
        ("map/facts.toml", 'id = "x"', 'id = "y"', "place-missing"),
        ("map/facts.toml", 'hex = "1002"', 'hex = "9901"', "no-such-hex"),
        ("map/facts.toml", 'b = "1002"\n[[apart', 'b = "1003"\n[[apart', "not-adjacent"),
        ("map/facts.toml", 'b = "1003"\n[[terr', 'b = "1002"\n[[terr', "adjacent"),
        ("map/facts.toml", 'terrain = "clear"', 'terrain = "sea"', "other-terrain"),
        ("map/facts.toml", 'kind = "minor-river"', 'kind = "none"', "other-hexside"),
        ("map/facts.toml", '"1001", "1002"]', '"1001", "1102"]', "no-line"),
        ("map/facts.toml", 'hexes = ["1001"]\n[[net', 'hexes = ["1002"]\n[[net', "other-area"),
        ("map/facts.toml", 'includes = ["1003"]', 'includes = ["1102"]', "not-on-network"),
        ("map/facts.toml", "limit = 1", "limit = 0", "overstacked"),
        ("map/places.csv", "1002,town", "1101,town", "place-in-water"),
        ("map/lines.csv", "1001 1002 1003", "1001 1101", "line-in-water"),
        ("setup.csv", "all,a,1002", "all,a,1101", "unit-in-water"),
        ("setup.csv", "one,c,1003", "one,c,1002", "both-sides-in-hex"),
        ("setup.csv", "one,c,1003", "one,c,1001", "out-of-supply"),
        ("setup.csv", "one,b,,b", "one,a,,b", "unit-twice"),
        ("map/rivers.csv", "1001|1002", "1001|1002 1002|1003", "river-without-hexside"),
    ],
)
def test_what_is_wrong_is_found(toy: Path, file: str, old: str, new: str, code: str) -> None:
    texts = {**FILES, "map/facts.toml": FACTS}
    texts[file] = texts[file].replace(old, new) if old else texts[file]
    for name, text in texts.items():
        (toy / name).write_text(text, encoding="utf-8")
    assert (code in {finding.code for finding in check_map("toy")}) or not (
        code or check_map("toy")
    )


@pytest.mark.usefixtures("toy")
def test_a_game_without_a_map_is_told() -> None:
    with pytest.raises(folders.NoSuchMap):
        atlas.board("nothing")
