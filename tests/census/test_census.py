"""Exact counts of every scenario start; ``make census`` writes them again."""

from __future__ import annotations

from pathlib import Path

import pytest

import hexside
from hexside.conformance.census import census_text
from hexside.conformance.recorded import differences, file_name

FOLDER = Path(__file__).parent


@pytest.mark.parametrize("scenario", hexside.scenarios())
def test_the_counts_are_as_recorded(scenario: str) -> None:
    path = FOLDER / file_name(scenario, ".json")
    assert not differences(path, census_text(scenario))


def test_no_record_is_left_over() -> None:
    known = {file_name(scenario, ".json") for scenario in hexside.scenarios()}
    assert {path.name for path in FOLDER.glob("*.json")} == known
