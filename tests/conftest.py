"""Loads the plugins: tests are tied to the rules which they prove, and long tests start first."""

from __future__ import annotations

import os
from collections.abc import Iterator

import pytest

from hexside.collector import look_seldom
from hexside.conformance.random_play import COURSES

# Every test loads boards and tables that stay: collections would walk through them again and again.
look_seldom()

pytest_plugins = ["hexside.conformance.pytest_rules", "hexside.conformance.pytest_long_first"]


@pytest.fixture(scope="session", autouse=True)
def shared_courses(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    """The random games of this run are chosen once, not by each of its processes."""
    base = tmp_path_factory.getbasetemp()
    # Each process of a run has a folder of its own in that of the run.
    shared = base.parent if "PYTEST_XDIST_WORKER" in os.environ else base
    folder = shared / "courses"
    folder.mkdir(exist_ok=True)
    before = os.environ.get(COURSES)
    os.environ[COURSES] = str(folder)
    yield
    if before is None:
        del os.environ[COURSES]
    else:
        os.environ[COURSES] = before
