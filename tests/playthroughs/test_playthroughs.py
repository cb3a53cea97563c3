"""A recorded game of every scenario is played again; ``make golden`` writes them anew."""

from __future__ import annotations

from pathlib import Path

import pytest

import hexside
from hexside.conformance.recorded import differences, file_name
from hexside.conformance.transcript import playthrough

FOLDER = Path(__file__).parent
SEED = 1
LARGEST = 300_000


@pytest.mark.parametrize("scenario", hexside.games())
def test_the_game_goes_as_recorded(scenario: str) -> None:
    text = "\n".join(playthrough(scenario, SEED)) + "\n"
    assert len(text.encode()) < LARGEST
    assert not differences(FOLDER / file_name(scenario, ".txt"), text)


def test_no_record_is_left_over() -> None:
    known = {file_name(scenario, ".txt") for scenario in hexside.games()}
    assert {path.name for path in FOLDER.glob("*.txt")} == known
