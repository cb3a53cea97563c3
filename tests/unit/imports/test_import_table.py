"""Who may import whom: what the table allows, what it does not, and the copy for people."""

from __future__ import annotations

from pathlib import Path

import pytest
from grimp import ImportGraph

import hexside
from tools.import_table import FILE, Fault, Row, Table, faults, project_table, written

TABLE = Table(
    {
        "hexside": Row(("engine",)),
        "engine": Row((), ("msgspec",), ("pure",)),
        "mechanics": Row(("engine",)),
        "mechanics.chit_pull": Row(("engine", "mechanics")),
        "games": Row(("engine",)),
        "games.*": Row(("engine", "mechanics")),
        "cli": Row(("*",), ("*",)),
    },
    {"pure": ("re", "typing")},
)


def found(importer: str, imported: str) -> list[Fault]:
    graph = ImportGraph()
    for module in (importer, imported):
        graph.add_module(module)
    graph.add_import(importer=importer, imported=imported, line_number=3, line_contents="import")
    return faults(TABLE, graph)


@pytest.mark.parametrize(
    ("importer", "imported"),
    [
        ("hexside", "hexside.engine"),
        ("hexside.engine.match", "hexside.engine.state"),
        ("hexside.engine.match", "msgspec"),
        ("hexside.engine.match", "re"),
        ("hexside.mechanics.odds", "random"),
        ("hexside.mechanics.chit_pull.cup", "hexside.mechanics.odds"),
        ("hexside.games.iskra.movement", "hexside.mechanics.odds"),
        ("hexside.games.iskra.movement", "hexside.games.iskra.supply"),
        ("hexside.cli.app", "hexside.games.iskra"),
        ("hexside.cli.app", "typer"),
    ],
)
def test_allowed(importer: str, imported: str) -> None:
    assert found(importer, imported) == []


@pytest.mark.parametrize(
    ("importer", "imported"),
    [
        ("hexside.engine.match", "hexside.games"),
        ("hexside.engine.match", "hexside"),
        ("hexside.engine.match", "litestar.app"),
        ("hexside.engine.match", "random"),
        # A row of its own is not part of the outer row.
        ("hexside.mechanics.odds", "hexside.mechanics.chit_pull.cup"),
        ("hexside.games.iskra.movement", "hexside.mechanics.chit_pull.cup"),
        ("hexside.games.iskra.movement", "hexside.games.traces_of_war"),
        ("hexside.games.iskra.movement", "hexside.games"),
        ("hexside.games", "hexside.games.iskra"),
        ("hexside.engine.match", "hexside.cli.app"),
    ],
)
def test_not_allowed(importer: str, imported: str) -> None:
    assert found(importer, imported) == [Fault(importer, imported, 3)]


def test_a_package_without_a_row_is_a_fault_wherever_it_stands() -> None:
    lonely = Fault("hexside.weather.rain")
    assert found("hexside.weather.rain", "re") == [lonely]
    assert found("hexside.cli.app", "hexside.weather.rain") == [
        Fault("hexside.cli.app", "hexside.weather.rain", 3),
        lonely,
    ]
    assert str(lonely) == "hexside.weather.rain has no row in pyproject.toml"


def test_a_row_that_names_nothing_is_a_fault() -> None:
    table = Table({"engine": Row(("bord",), (), ("pur",))}, {"pure": ()})
    assert table.faults() == ["engine: no row bord", "engine: no set pur"]
    assert TABLE.faults() == []


def test_every_package_of_the_project_has_a_row() -> None:
    table = project_table()
    assert table.faults() == []
    folder = Path(hexside.__file__).parent
    packages = {file.parent for file in folder.glob("*/**/__init__.py")}
    names = [".".join(package.relative_to(folder.parent).parts) for package in sorted(packages)]
    assert names
    assert [name for name in names if table.place(name) is None] == []


def test_no_row_lets_a_game_import_another() -> None:
    table = project_table()
    allowing = [name for name, row in table.rows.items() if "games.*" in row.ours]
    assert "games.*" not in allowing
    assert not table.is_allowed("hexside.games.traces_of_war.supply", "hexside.games.stalingrad42")


def test_the_table_for_people_is_up_to_date() -> None:
    """`make import-table` writes it again."""
    text = FILE.read_text(encoding="utf-8")
    assert text == written(text, project_table())
