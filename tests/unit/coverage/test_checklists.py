"""The checklists themselves: well formed, complete, and joined with tests as documented."""

from __future__ import annotations

import csv
import re
from pathlib import Path

import pytest

from hexside.conformance.coverage import (
    Citation,
    checklist,
    coverage_markdown,
    games,
    known_marks,
    proofs,
    scan_file,
    unproved,
)
from hexside.conformance.coverage.rows import FOLDER

# How many rules, examples and rulings each rulebook gave; a row that vanishes is noticed here.
COUNTS = {
    "a-victory-awaits": {"rule": 44, "example": 34, "ruling": 84},
    "iskra": {"rule": 130, "example": 68, "ruling": 77},
    "stalingrad-42": {"rule": 200, "example": 102, "ruling": 103},
    "traces-of-war": {"rule": 42, "example": 25, "ruling": 49},
}
PREFIXES = {
    "a-victory-awaits": "ava-",
    "iskra": "isk-",
    "stalingrad-42": "s42-",
    "traces-of-war": "tow-",
}
SECTION = re.compile(r"S?\d+(\.\d+)*(\(\d+\))?[ab]?(-[A-D])?|AID|TEC")


def test_every_game_has_its_rows() -> None:
    assert games() == tuple(COUNTS)
    for game, counts in COUNTS.items():
        kinds = [row.kind for row in checklist(game)]
        assert {kind: kinds.count(kind) for kind in ("rule", "example", "ruling")} == counts


@pytest.mark.parametrize("game", COUNTS)
def test_rows_are_well_formed(game: str) -> None:
    rows = checklist(game)
    assert len({row.row for row in rows}) == len(rows)
    owned: dict[str, str] = {}
    for row in rows:
        assert row.row.startswith(PREFIXES[game])
        assert row.status in ("open", "done", "wording")
        assert row.kind == "ruling" or row.status != "wording"
        assert row.capability
        assert row.capability == row.capability.strip()
        assert all(SECTION.fullmatch(section) for section in row.sections), row
        if row.kind == "rule":
            assert row.mark in row.sections
            for section in row.sections:
                assert owned.setdefault(section, row.row) == row.row
    # Examples and rulings stand at sections that some rule row owns.
    assert all(section in owned for row in rows for section in row.sections)


@pytest.mark.parametrize("game", COUNTS)
def test_columns(game: str) -> None:
    with (FOLDER / f"{game}.csv").open(encoding="utf-8", newline="") as file:
        rows = list(csv.reader(file))
    assert rows[0] == ["row", "kind", "sections", "capability", "status"]
    assert {len(row) for row in rows} == {5}


def test_an_unknown_game_is_a_key_error() -> None:
    with pytest.raises(KeyError):
        checklist("chess")


def test_marks_of_all_three_kinds_are_known() -> None:
    assert {"10.4", "8.1", "T3b", "R27", "AID"} <= known_marks("traces-of-war")
    assert {"25.2.3", "3.0-A", "S2.5", "V01", "A-74"} <= known_marks("stalingrad-42")
    assert {"3.1.1a", "T-08", "R-51"} <= known_marks("iskra")
    assert {"4.0(2)", "A25", "V33"} <= known_marks("a-victory-awaits")


def test_a_rule_is_proved_by_any_of_its_sections_an_example_only_by_name() -> None:
    found = {
        proof.row.row: proof.tests
        for proof in proofs("traces-of-war", [Citation("t.py::a", "traces-of-war", ("8.1", "T5"))])
    }
    assert found["tow-4.3.2"] == ("t.py::a",)
    assert found["tow-T5"] == ("t.py::a",)
    assert found["tow-T16"] == ()
    assert found["tow-10.2"] == ()


def test_only_done_rows_can_be_unproved() -> None:
    assert all(row.status == "done" for row in unproved(proofs("iskra", [])))


SOURCE = """
import pytest
from pytest import mark

GAME = "iskra"
rule = pytest.mark.rule
pytestmark = [pytest.mark.slow, pytest.mark.rule(GAME, "2.0")]

@rule(GAME, "8.4", "T-03")
def test_one(): ...

@mark.rule("iskra", "9.4")
class TestTwo:
    pytestmark = pytest.mark.rule("traces-of-war", "10.4")
    async def test_inside(self): ...
    def unmarked(self): ...

@pytest.mark.parametrize("x", [pytest.param(1, marks=pytest.mark.rule("iskra", "T-01")), 2])
def test_three(x): ...

def unmarked(): ...
"""


def test_citations_are_read_from_the_source(tmp_path: Path) -> None:
    path = tmp_path / "test_x.py"
    path.write_text(SOURCE)
    assert {(c.test, c.game, c.marks) for c in scan_file(path, "t/test_x.py")} == {
        ("t/test_x.py::test_one", "iskra", ("2.0",)),
        ("t/test_x.py::test_one", "iskra", ("8.4", "T-03")),
        ("t/test_x.py::TestTwo::test_inside", "iskra", ("2.0",)),
        ("t/test_x.py::TestTwo::test_inside", "iskra", ("9.4",)),
        ("t/test_x.py::TestTwo::test_inside", "traces-of-war", ("10.4",)),
        ("t/test_x.py::test_three", "iskra", ("2.0",)),
        ("t/test_x.py::test_three", "iskra", ("T-01",)),
    }


def test_the_page_lists_every_row(tmp_path: Path) -> None:
    (tmp_path / "tests").mkdir()
    page = coverage_markdown(tmp_path / "tests")
    for game in games():
        for row in checklist(game):
            assert f"| {row.row} |" in page
    assert "| traces-of-war | 112 | " in page
