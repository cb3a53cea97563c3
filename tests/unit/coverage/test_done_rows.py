"""A row of a checklist that is marked done has a test that cites it."""

from __future__ import annotations

from pathlib import Path

import pytest

from hexside.conformance.coverage import Citation, games, known_marks, proofs, scan, unproved

TESTS = Path(__file__).parents[2]


@pytest.fixture(scope="module")
def citations() -> list[Citation]:
    return scan(TESTS)


@pytest.mark.parametrize("game", games())
def test_done_rows_are_cited(game: str, citations: list[Citation]) -> None:
    assert [row.row for row in unproved(proofs(game, citations))] == []


def test_cited_marks_exist(citations: list[Citation]) -> None:
    unknown = [
        (citation.test, citation.game, mark)
        for citation in citations
        for mark in citation.marks
        if citation.game not in games() or mark not in known_marks(citation.game)
    ]
    assert unknown == []
