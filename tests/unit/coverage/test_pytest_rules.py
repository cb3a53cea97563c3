"""The plugin in runs of its own: refusals at collection, the report, the gate."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

import hexside.conformance.pytest_rules as plugin

SOURCES = Path(plugin.__file__).parents[2]


def run(folder: Path, source: str, *options: str) -> subprocess.CompletedProcess[str]:
    (folder / "test_sample.py").write_text("import pytest\n" + source)
    # Whatever lies in the folders above must not become the root of the run.
    command = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", "--rootdir", "."]
    environment = {**os.environ, "PYTHONPATH": str(SOURCES)}
    return subprocess.run(
        [*command, "-p", "hexside.conformance.pytest_rules", "--strict-markers", *options, "."],
        cwd=folder,
        env=environment,
        capture_output=True,
        text=True,
        check=False,
    )


MIXED = """
@pytest.mark.rule("traces-of-war", "10.4", "T13")
def test_good(): pass

@pytest.mark.rule("traces-of-war", "10.4", "10.5")
def test_bad(): assert False

@pytest.mark.rule("iskra", "9.4")
@pytest.mark.parametrize("n", [1, 2])
def test_cases(n): pass

@pytest.fixture
def broken(): raise ValueError
@pytest.mark.rule("iskra", "8.4")
def test_setup(broken): pass
"""


@pytest.mark.parametrize("options", [(), ("-n", "2")])
def test_the_report_has_the_outcomes_of_every_row(tmp_path: Path, options: tuple[str, ...]) -> None:
    run(tmp_path, MIXED, "--rules-report", "rules.json", *options)
    report = json.loads((tmp_path / "rules.json").read_text())
    assert report["traces-of-war"] == {
        "tow-10.4": [
            {"test": "test_sample.py::test_bad", "outcome": "failed"},
            {"test": "test_sample.py::test_good", "outcome": "passed"},
        ],
        "tow-10.5": [{"test": "test_sample.py::test_bad", "outcome": "failed"}],
        "tow-T13": [{"test": "test_sample.py::test_good", "outcome": "passed"}],
    }
    assert report["iskra"] == {
        "isk-9.4": [
            {"test": "test_sample.py::test_cases[1]", "outcome": "passed"},
            {"test": "test_sample.py::test_cases[2]", "outcome": "passed"},
        ],
        "isk-8.4": [{"test": "test_sample.py::test_setup", "outcome": "failed"}],
    }
    assert report["stalingrad-42"] == {}


def test_unknown_marks_are_errors_of_collection(tmp_path: Path) -> None:
    source = """
@pytest.mark.rule("traces-of-war", "10.44")
def test_a(): pass

@pytest.mark.rule("chess", "1")
def test_b(): pass

@pytest.mark.rule("iskra")
def test_c(): pass
"""
    result = run(tmp_path, source)
    assert result.returncode == 2
    assert "traces-of-war has no section, example or ruling '10.44'; near are 10.4" in result.stdout
    assert "unknown game 'chess'" in result.stdout
    assert "names a game and at least one section" in result.stdout


# A run with a small checklist of its own, so that the real ones may say what they like.
GATE = """
from pathlib import Path

import hexside.conformance.coverage.rows as rows

rows.FOLDER = Path(__file__).parent
"""
CHECKLIST = """\
row,kind,sections,capability,status
x-9.4,rule,9.4 9.5,first,done
x-8.4,rule,8.4,second,done
x-7.1,rule,7.1,third,open
"""


@pytest.mark.parametrize(
    ("body", "code", "line"),
    [
        ("pass", 1, "x-8.4"),
        ("pass\n\n@pytest.mark.rule('sample', '8.4')\ndef test_b(): pass", 0, ""),
    ],
)
def test_the_gate_fails_a_run_without_a_passing_test(
    tmp_path: Path, body: str, code: int, line: str
) -> None:
    (tmp_path / "conftest.py").write_text(GATE)
    (tmp_path / "sample.csv").write_text(CHECKLIST)
    result = run(
        tmp_path, f"@pytest.mark.rule('sample', '9.5')\ndef test_a(): {body}\n", "--rules-gate"
    )
    assert result.returncode == code, result.stdout
    assert line in result.stdout
    assert "x-9.4" not in result.stdout
