"""Replacement directories: which file is read, and what it changes."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from hexside.datafiles import DataFileErrors, Difference, Problems, Sources


class Unit(msgspec.Struct, frozen=True):
    id: str
    attack: int
    hex: str | None = None


class Game(msgspec.Struct, frozen=True):
    name: str
    turns: int = 0


@pytest.fixture
def base(tmp_path: Path) -> Path:
    folder = tmp_path / "data"
    (folder / "map").mkdir(parents=True)
    (folder / "units.csv").write_text("id,attack,hex\na,1,\nb,2,1731\nc,3,\n")
    (folder / "game.toml").write_text('name = "x"\nturns = 8\n[[chit]]\nid = "okh"\nuses = 3\n')
    (folder / "map" / "sides.csv").write_text("from,to,river\n1,2,minor\n1,3,minor\n")
    return folder


@pytest.fixture
def house(tmp_path: Path) -> Path:
    folder = tmp_path / "house-rules"
    (folder / "map").mkdir(parents=True)
    return folder


def test_the_latest_replacement_is_read(base: Path, house: Path, tmp_path: Path) -> None:
    latest = tmp_path / "latest"
    latest.mkdir()
    (house / "units.csv").write_text("id,attack\na,5\n")
    sources = Sources(base, (house, latest))
    assert sources.table("units.csv", Unit)[0].value == Unit("a", 5)
    (latest / "units.csv").write_text("id,attack\na,6\n")
    assert sources.find("units.csv") == latest / "units.csv"
    assert sources.table("units.csv", Unit)[0].value == Unit("a", 6)
    assert sources.find("game.toml") == base / "game.toml"


def test_faults_name_files_relative_to_the_data_directory(base: Path, house: Path) -> None:
    (base / "map" / "units.csv").write_text("id,attack\na,?\n")
    (house / "units.csv").write_text("id,attack\na,?\n")
    sources = Sources(base, (house,))
    problems = Problems()
    sources.collect_table(problems, "map/units.csv", Unit)
    sources.collect_table(problems, "units.csv", Unit)
    sources.collect_toml(problems, "absent.toml", Game)
    assert [error.file for error in problems.errors] == [
        "map/units.csv",
        (house / "units.csv").as_posix(),
        "absent.toml",
    ]


def test_names_of_a_folder_include_additions(base: Path, house: Path) -> None:
    (house / "map" / "more.csv").write_text("id\n")
    sources = Sources(base, (house,))
    assert sources.names("map", ".csv") == ["map/more.csv", "map/sides.csv"]
    assert sources.names("scenarios", ".toml") == []
    assert sources.has("map/more.csv")
    assert not sources.has("map/none.csv")


def test_differences_of_tables_go_by_the_rows_own_names(base: Path, house: Path) -> None:
    (house / "units.csv").write_text("id,attack,hex\nb,4,1731\na,1,1630\nd,9,\n")
    (house / "map" / "sides.csv").write_text("from,to,river\n1,2,minor\n1,3,major\n")
    assert Sources(base, (house,)).differences() == [
        Difference("map/sides.csv", "1 3", "river", "minor", "major"),
        Difference("units.csv", "a", "hex", "", "1630"),
        Difference("units.csv", "b", "attack", "2", "4"),
        Difference("units.csv", "c", None, "c,3,", None),
        Difference("units.csv", "d", None, None, "d,9,"),
    ]


def test_differences_of_documents_go_by_keys_and_ids(base: Path, house: Path) -> None:
    (house / "game.toml").write_text(
        'name = "x"\nturns = 9\n[[chit]]\nid = "stavka"\nuses = 1\n[[chit]]\nid = "okh"\nuses = 2\n'
    )
    (house / "new.toml").write_text("a = 1\n")
    assert Sources(base, (house,)).differences() == [
        Difference("game.toml", None, "turns", "8", "9"),
        Difference("game.toml", "chit.okh", "uses", "3", "2"),
        Difference("game.toml", "chit.stavka", "id", None, "stavka"),
        Difference("game.toml", "chit.stavka", "uses", None, "1"),
        Difference("new.toml", None, None, None, ""),
    ]


def test_no_replacements_no_differences(base: Path) -> None:
    assert Sources(base).differences() == []


def test_unreadable_replacements_are_reported_together(base: Path, house: Path) -> None:
    (house / "units.csv").write_text('id,attack,hex\n"a')
    (house / "game.toml").write_text("a = ")
    with pytest.raises(DataFileErrors) as caught:
        Sources(base, (house,)).differences()
    assert [error.code for error in caught.value.errors] == ["toml-syntax", "csv-quoting"]
