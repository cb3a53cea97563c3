"""The kit of small positions as a fixture, for tests that prefer one to imports."""

from __future__ import annotations

from types import ModuleType

import pytest

from tests.rulebook.traces_of_war import tow_kit


@pytest.fixture
def kit() -> ModuleType:
    """The functions of ``tow_kit``: ``stand``, ``legal``, ``ends``, ``codes``, ``play`` ..."""
    return tow_kit
