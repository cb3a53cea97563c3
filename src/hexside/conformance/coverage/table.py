"""The coverage of all games as one page of the documentation."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from pathlib import Path

from hexside.conformance.coverage.citations import Citation, scan
from hexside.conformance.coverage.evidence import Proof, proofs
from hexside.conformance.coverage.rows import games

_HEADINGS = {"rule": "Rules", "example": "Worked examples", "ruling": "Rulings"}

_INTRODUCTION = """\
# Rules coverage

Every rule of the four rulebooks, every worked example and every ruling on an unclear passage, with
the tests that prove it. This page is generated; the rows are kept in
`src/hexside/conformance/coverage/`. A rule is proved by a test that cites one of its sections, an
example or a ruling by a test that cites it by name. Rulings that settle only how a text reads are
marked *wording*.
"""


def coverage_markdown(tests: Path) -> str:
    """The full page, from the tests under a folder."""
    citations = scan(tests)
    parts = [_INTRODUCTION, _summary(citations)]
    for game in games():
        parts.append(f"## {game}\n")
        found = proofs(game, citations)
        for kind, heading in _HEADINGS.items():
            parts.append(f"### {heading}\n")
            parts.append(_rows(proof for proof in found if proof.row.kind == kind))
    return "\n".join(parts)


def _summary(citations: list[Citation]) -> str:
    lines = ["| Game | Rows | Done | Cited by tests |", "| --- | ---: | ---: | ---: |"]
    for game in games():
        found = [proof for proof in proofs(game, citations) if proof.row.status != "wording"]
        done = Counter(proof.row.status for proof in found)["done"]
        cited = sum(proof.is_proved for proof in found)
        lines.append(f"| {game} | {len(found)} | {done} | {cited} |")
    return "\n".join(lines) + "\n"


def _rows(found: Iterable[Proof]) -> str:
    lines = ["| Row | Sections | What | Status | Tests |", "| --- | --- | --- | --- | ---: |"]
    for proof in found:
        row = proof.row
        what = row.capability.replace("|", "\\|")
        sections = ", ".join(row.sections)
        lines.append(f"| {row.row} | {sections} | {what} | {row.status} | {len(proof.tests)} |")
    return "\n".join(lines) + "\n"
