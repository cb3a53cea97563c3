"""Durations in units of a fixed piece of work, so that a bound holds on slow and busy machines."""

from __future__ import annotations

from collections.abc import Callable
from time import process_time

#: Steps of the fixed work: a tenth of a second on a machine of 2024.
STEPS = 400_000


def fixed_work() -> int:
    """Work of the kind that rules do: look up, compare, put into a table."""
    table: dict[int, tuple[int, int]] = {}
    total = 0
    for number in range(STEPS):
        key = number * 7919 % 4093
        kept = table.get(key)
        if kept is None or kept[0] < number % 97:
            table[key] = (number % 97, number)
        total += len(table)
    return total


def in_fixed_work(task: Callable[[], object]) -> float:
    """How many times the fixed work a task takes, in processor time of this process.

    The work is done before and after, so that a machine which slows down meanwhile slows both.
    """
    before = _seconds(fixed_work)
    taken = _seconds(task)
    return taken / max((before + _seconds(fixed_work)) / 2, 1e-9)


def _seconds(task: Callable[[], object]) -> float:
    start = process_time()
    task()
    return process_time() - start
