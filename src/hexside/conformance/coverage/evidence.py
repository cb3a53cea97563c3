"""Rows of the checklists joined with the tests that cite them."""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from pathlib import Path

from hexside.conformance.coverage.citations import Citation
from hexside.conformance.coverage.rows import ChecklistRow, checklist, games

Report = Mapping[str, Mapping[str, list[dict[str, str]]]]


@dataclass(frozen=True, slots=True)
class Proof:
    """A row and its tests; without a run all citing tests count, after a run those that passed."""

    row: ChecklistRow
    tests: tuple[str, ...]

    @property
    def is_proved(self) -> bool:
        """Whether any test covers the row."""
        return bool(self.tests)


def proofs(game: str, citations: Iterable[Citation]) -> list[Proof]:
    """Every row of a game with the tests that cite at least one of its marks exactly."""
    tests_of: dict[str, dict[str, None]] = {}
    for citation in citations:
        if citation.game == game:
            for mark in citation.marks:
                tests_of.setdefault(mark, {})[citation.test] = None
    return [
        Proof(
            row, tuple(sorted({test for m in row.accepted_marks for test in tests_of.get(m, ())}))
        )
        for row in checklist(game)
    ]


def build_report(
    outcomes: Iterable[tuple[Citation, str]],
) -> dict[str, dict[str, list[dict[str, str]]]]:
    """``{game: {row: [{test, outcome}]}}`` from the tests of a run."""
    run = list(outcomes)
    outcome_of = {citation.test: outcome for citation, outcome in run}
    return {
        game: {
            proof.row.row: [{"test": test, "outcome": outcome_of[test]} for test in proof.tests]
            for proof in proofs(game, (citation for citation, _ in run))
            if proof.tests
        }
        for game in games()
    }


def read_report(path: Path, game: str) -> list[Proof]:
    """The rows of a game with the tests that passed in the run that wrote the report."""
    report: Report = json.loads(path.read_text(encoding="utf-8"))
    return passed(report, game)


def passed(report: Report, game: str) -> list[Proof]:
    """The rows of a game with their tests that passed."""
    rows = report.get(game, {})
    return [
        Proof(
            row,
            tuple(run["test"] for run in rows.get(row.row, ()) if run["outcome"] == "passed"),
        )
        for row in checklist(game)
    ]


def unproved(found: Iterable[Proof]) -> list[ChecklistRow]:
    """The rows that are marked done although no test covers them."""
    return [proof.row for proof in found if proof.row.status == "done" and not proof.is_proved]
