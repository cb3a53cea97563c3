"""Rules coverage: every rule, worked example and ruling of the four games, and the tests of each.

The CSV files beside this module are the checklists. A row marked ``done`` must have a test that
cites it with ``@pytest.mark.rule(game, *marks)``; ``hexside rules GAME --coverage`` shows which.
"""

from hexside.conformance.coverage.citations import Citation, scan, scan_file
from hexside.conformance.coverage.evidence import Proof, proofs, read_report, unproved
from hexside.conformance.coverage.rows import ChecklistRow, checklist, games, known_marks
from hexside.conformance.coverage.table import coverage_markdown

__all__ = [
    "ChecklistRow",
    "Citation",
    "Proof",
    "checklist",
    "coverage_markdown",
    "games",
    "known_marks",
    "proofs",
    "read_report",
    "scan",
    "scan_file",
    "unproved",
]
