"""``hexside rules``: the checklist, and its coverage from a scan or from a report."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
import typer
from typer.testing import CliRunner

from hexside.cli.rules import rules
from hexside.conformance.coverage import checklist

APP = typer.Typer()
APP.command()(rules)


def run(*arguments: str) -> str:
    result = CliRunner().invoke(APP, arguments, env={"COLUMNS": "200"})
    assert result.exit_code == 0, result.output
    return result.output


@pytest.fixture
def tests(tmp_path: Path) -> Path:
    folder = tmp_path / "tests"
    folder.mkdir()
    # Every row is cited, so that the answer does not depend on which ones are marked done.
    marks = sorted({mark for row in checklist("iskra") for mark in row.accepted_marks})
    cited = ", ".join(f'"{mark}"' for mark in marks)
    (folder / "test_x.py").write_text(
        f'import pytest\n@pytest.mark.rule("iskra", {cited})\ndef test_all(): pass\n'
    )
    return folder


def test_the_checklist() -> None:
    output = run("traces-of-war")
    assert "tow-10.4" in output
    assert "tow-R27" in output
    assert "tests" not in output.splitlines()[0]


def test_the_checklist_as_json() -> None:
    document = json.loads(run("traces-of-war", "--json"))
    assert document["game"] == "traces-of-war"
    assert len(document["rows"]) == len(checklist("traces-of-war"))
    assert set(document["rows"][0]) == {"row", "kind", "sections", "capability", "status"}


def test_coverage_from_the_source_of_tests(tests: Path) -> None:
    document = json.loads(run("iskra", "--coverage", "--json", "--tests", str(tests)))
    assert document["unproved"] == []
    assert document["proved"] == len(document["rows"])
    assert document["rows"][0]["tests"] == ["tests/test_x.py::test_all"]
    assert "rows are cited by tests" in run("iskra", "--coverage", "--tests", str(tests))


def test_coverage_from_a_report(tmp_path: Path) -> None:
    report = tmp_path / "rules.json"
    passed = [{"test": "t.py::a", "outcome": "passed"}, {"test": "t.py::b", "outcome": "failed"}]
    rows = {row.row: passed for row in checklist("iskra")}
    report.write_text(json.dumps({"iskra": rows}))
    document = json.loads(run("iskra", "--coverage", "--json", "--report", str(report)))
    assert document["rows"][0]["tests"] == ["t.py::a"]


@pytest.mark.parametrize(
    "arguments",
    [
        ("chess",),
        ("iskra", "--coverage", "--tests", "no-such-folder"),
        ("iskra", "--coverage", "--report", "no-such-file"),
    ],
)
def test_wrong_arguments(arguments: tuple[str, ...]) -> None:
    assert CliRunner().invoke(APP, arguments).exit_code == 2
