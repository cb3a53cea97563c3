"""The kit of small positions as a fixture, for tests that prefer one to imports."""

from __future__ import annotations

from types import ModuleType

import pytest

from tests.rulebook.a_victory_awaits import ava_kit


@pytest.fixture
def kit() -> ModuleType:
    """The functions of ``ava_kit``: ``stand``, ``legal``, ``ends``, ``codes``, ``play`` ..."""
    return ava_kit
