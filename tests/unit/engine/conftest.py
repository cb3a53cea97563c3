"""Tiny games that exist for the tests of the engine only."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from hexside.engine import registry


@pytest.fixture(autouse=True, scope="module")
def tiny_games() -> Iterator[None]:
    with (
        registry.announced("many-seats", "tests.unit.engine.many_seats_game"),
        registry.announced("fog", "tests.unit.engine.fog_game"),
        registry.announced("winter", "tests.unit.engine.winter_game"),
    ):
        yield
