"""A recorded game of every scenario is played again; ``make golden`` writes them again."""

from __future__ import annotations

import zlib
from pathlib import Path

import pytest

import hexside
from hexside.conformance.recorded import differences, file_name
from hexside.conformance.transcript import playthrough

FOLDER = Path(__file__).parent
LARGEST = 300_000
#: Actions that are recorded in full; the campaigns for several players share most of their rules.
IN_FULL, IN_FULL_OF_MANY = 1_940, 400


def seed_of(scenario: str) -> int:
    """Another game for each scenario, whatever other scenarios there are."""
    return zlib.crc32(scenario.encode()) % 1_000


@pytest.mark.parametrize("scenario", hexside.scenarios())
def test_the_game_goes_as_recorded(scenario: str) -> None:
    many = len(hexside.new(scenario, seed=1).rules.seats) > 2
    in_full = IN_FULL_OF_MANY if many else IN_FULL
    text = "\n".join(playthrough(scenario, seed_of(scenario), in_full)) + "\n"
    assert len(text.encode()) < LARGEST
    assert not differences(FOLDER / file_name(scenario, ".txt"), text)


def test_no_record_is_left_over() -> None:
    known = {file_name(scenario, ".txt") for scenario in hexside.scenarios()}
    assert {path.name for path in FOLDER.glob("*.txt")} == known
