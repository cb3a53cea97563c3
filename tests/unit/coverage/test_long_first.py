"""Long tests are dealt to the workers, each of which begins with its share of them."""

from __future__ import annotations

import pytest

from hexside.conformance.pytest_long_first import dealt


def is_long(test: str) -> bool:
    return test.isupper()


def test_each_run_begins_with_its_share() -> None:
    order = dealt([*"abcdefgh", *"ABCD"], 2, is_long)
    assert order == [*"ACabcd", *"BDefgh"]


@pytest.mark.parametrize("workers", range(1, 8))
@pytest.mark.parametrize("tests", ["", "a", "A", "ABC", "abcABCdefGH", "aBcDeFgHiJ"])
def test_no_test_is_lost_or_run_twice(tests: str, workers: int) -> None:
    assert sorted(dealt(list(tests), workers, is_long)) == sorted(tests)
