"""The kit of small positions as a fixture, for tests that prefer one to imports."""

from __future__ import annotations

from types import ModuleType

import pytest

from tests.rulebook.iskra import iskra_kit


@pytest.fixture
def kit() -> ModuleType:
    """The functions of ``iskra_kit``: ``stand``, ``legal``, ``ends``, ``codes``, ``play`` ..."""
    return iskra_kit
