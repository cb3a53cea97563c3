"""The promises of every game hold for The Ford too: see docs/conformance.md."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from hexside.conformance.fuzz import fuzz
from hexside.engine import registry

SCENARIO = "the-ford/the-mill"


@pytest.fixture(autouse=True)
def announced() -> Iterator[None]:
    with registry.announced("the-ford", "examples.the_ford"):
        yield


def test_random_games_keep_all_promises(tmp_path: Path) -> None:
    report = fuzz(SCENARIO, games=30, seed=1, folder=tmp_path)
    assert report.failures == ()
    assert len(report.results) == 2, "both sides can win"
