"""Pytest plugin: long tests start first, so that no worker ends alone with one."""

from __future__ import annotations

import os
from collections.abc import Callable
from typing import TypeVar

import pytest

T = TypeVar("T")

#: Folders whose tests play full games or wait for a browser.
LONG = ("conformance", "browser", "property")


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Distribute the long tests over the workers, so that none ends alone with one.

    The scheduler gives every worker an equal slice of the list, and idle workers take from the end
    of other slices. So each slice begins with its share of the long tests.
    """
    workers = int(os.environ.get("PYTEST_XDIST_WORKER_COUNT", "1"))
    if workers > 1:
        slow_first = sorted(items, key=lambda item: item.get_closest_marker("slow") is None)
        items[:] = dealt(slow_first, workers, is_long)


def dealt(items: list[T], workers: int, is_long: Callable[[T], bool]) -> list[T]:
    """The tests in an order in which ``workers`` equal slices each begin with long ones."""
    long = [item for item in items if is_long(item)]
    short = iter([item for item in items if not is_long(item)])
    hands = [long[number::workers] for number in range(workers)]
    order: list[T] = []
    for number, hand in enumerate(hands):
        end = (number + 1) * len(items) // workers
        order += hand
        order += [item for _, item in zip(range(end - len(order)), short, strict=False)]
    return order + list(short)


def is_long(item: pytest.Item) -> bool:
    """Whether a test is a long one."""
    return item.get_closest_marker("slow") is not None or any(
        f"tests/{folder}/" in item.nodeid for folder in LONG
    )
