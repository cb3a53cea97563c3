"""The rule set is not offered to players yet: it is announced while its tests run."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from hexside.engine import registry


@pytest.fixture(autouse=True, scope="module")
def _announced() -> Iterator[None]:
    with registry.announced("stalingrad-42", "hexside.games.stalingrad42"):
        yield
