"""Pytest plugin: ``@pytest.mark.rule(game, *marks)`` links a test to the rules that it proves.

    @pytest.mark.rule("traces-of-war", "10.4", "T13", "R27")

A mark that is in no checklist is a collection error. ``--rules-report FILE`` writes, as JSON,
the tests and outcomes of every row; ``--rules-gate`` fails a run in which a row marked done has no
passing test.
"""

from __future__ import annotations

import difflib
import json
from collections.abc import Generator
from pathlib import Path

import pytest

from hexside.conformance.coverage.citations import Citation
from hexside.conformance.coverage.evidence import build_report, passed, unproved
from hexside.conformance.coverage.rows import games, known_marks

_PROPERTY = "rule"


def pytest_addoption(parser: pytest.Parser) -> None:
    group = parser.getgroup("rules", "rules coverage")
    group.addoption("--rules-report", metavar="FILE", help="write the tests of every rule as JSON")
    group.addoption(
        "--rules-gate",
        action="store_true",
        help="fail when a row marked done has no test that passed",
    )


def pytest_configure(config: pytest.Config) -> None:
    config.addinivalue_line(
        "markers",
        "rule(game, *marks): the rulebook sections, worked examples and rulings that a test proves",
    )
    # Workers only run tests; the process that started them gets every outcome.
    if not hasattr(config, "workerinput"):
        config.pluginmanager.register(RulesRun(config), "rules-run")


@pytest.hookimpl(wrapper=True)
def pytest_make_collect_report(
    collector: pytest.Collector,
) -> Generator[None, pytest.CollectReport, pytest.CollectReport]:
    """Turn an unknown game or mark into an error of its file, on workers too."""
    report = yield
    items = [node for node in report.result or () if isinstance(node, pytest.Item)]
    faults = [f"{item.nodeid}: {fault}" for item in items for fault in faults_of(item)]
    if faults:
        report.outcome = "failed"
        report.longrepr = "\n".join(faults)
        report.result = []
    return report


def faults_of(item: pytest.Item) -> list[str]:
    """What is wrong with the rule marks of a test."""
    return [
        fault
        for marker in item.iter_markers("rule")
        for fault in _faults([str(word) for word in marker.args])
    ]


def _faults(words: list[str]) -> list[str]:
    if len(words) < 2:
        return ["a rule mark names a game and at least one section, example or ruling"]
    game, *marks = words
    if game not in games():
        return [f"unknown game {game!r} in a rule mark; known are {', '.join(games())}"]
    known = known_marks(game)
    return [
        f"{game} has no section, example or ruling {mark!r}{_suggestion(mark, known)}"
        for mark in marks
        if mark not in known
    ]


def _suggestion(mark: str, known: frozenset[str]) -> str:
    close = difflib.get_close_matches(mark, sorted(known), n=3)
    return f"; near are {', '.join(close)}" if close else ""


def pytest_itemcollected(item: pytest.Item) -> None:
    """Attach the marks of a test to its reports, so that they reach the main process."""
    for marker in item.iter_markers("rule"):
        item.user_properties.append((_PROPERTY, "\t".join(str(word) for word in marker.args)))


class RulesRun:
    """What one run of the tests says about the rules."""

    def __init__(self, config: pytest.Config) -> None:
        self.config = config
        self.cited: dict[str, list[list[str]]] = {}
        self.outcomes: dict[str, str] = {}
        self.missing: list[str] = []

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        """Record the outcome of each test that cites a rule; a failure of any phase stays."""
        marks = [
            str(value).split("\t") for name, value in report.user_properties if name == _PROPERTY
        ]
        if not marks:
            return
        self.cited[report.nodeid] = marks
        if self.outcomes.get(report.nodeid) != "failed" and (
            report.when == "call" or report.outcome != "passed"
        ):
            self.outcomes[report.nodeid] = report.outcome

    def pytest_sessionfinish(self, session: pytest.Session) -> None:
        """Write the report and evaluate the gate."""
        report = build_report(
            (Citation(test, game, tuple(marks)), self.outcomes.get(test, "failed"))
            for test, cited in self.cited.items()
            for game, *marks in cited
        )
        path: str | None = self.config.getoption("--rules-report")
        if path is not None:
            text = json.dumps(report, indent=1, ensure_ascii=False, sort_keys=True)
            Path(path).write_text(text + "\n", encoding="utf-8")
        if self.config.getoption("--rules-gate"):
            self.missing = [row.row for game in games() for row in unproved(passed(report, game))]
            if self.missing and session.exitstatus == pytest.ExitCode.OK:
                session.exitstatus = pytest.ExitCode.TESTS_FAILED

    def pytest_terminal_summary(self, terminalreporter: pytest.TerminalReporter) -> None:
        if self.missing:
            terminalreporter.section("rules marked done without a test that passed", red=True)
            for row in self.missing:
                terminalreporter.line(row)
