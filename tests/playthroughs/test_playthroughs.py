"""A recorded game of every scenario is played again; ``make golden`` writes them anew."""

from __future__ import annotations

import zlib
from pathlib import Path

import pytest

import hexside
from hexside.conformance.recorded import differences, file_name
from hexside.conformance.transcript import playthrough

FOLDER = Path(__file__).parent
LARGEST = 300_000


def seed_of(scenario: str) -> int:
    """Another game for each scenario, whatever other scenarios there are."""
    return zlib.crc32(scenario.encode()) % 1_000


@pytest.mark.parametrize("scenario", hexside.games())
def test_the_game_goes_as_recorded(scenario: str) -> None:
    text = "\n".join(playthrough(scenario, seed_of(scenario))) + "\n"
    assert len(text.encode()) < LARGEST
    assert not differences(FOLDER / file_name(scenario, ".txt"), text)


def test_no_record_is_left_over() -> None:
    known = {file_name(scenario, ".txt") for scenario in hexside.games()}
    assert {path.name for path in FOLDER.glob("*.txt")} == known
