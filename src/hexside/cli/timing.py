"""Timers: the median of several runs, each long enough to be reliable."""

from __future__ import annotations

import statistics
import time
from collections.abc import Callable
from typing import TypeVar

import msgspec

MICRO = 1e6
T = TypeVar("T")


class Effort(msgspec.Struct, frozen=True):
    """How long measuring may take."""

    #: The number of runs for the median.
    runs: int
    #: Seconds of one run of a short operation.
    span: float
    #: Complete random games in one run.
    games: int
    #: For the two rates of random play: actions in one run, and seconds of the reference beside it.
    actions: int = 50
    reference: float = 0.01


FULL = Effort(runs=7, span=0.05, games=5, actions=2000, reference=0.5)
QUICK = Effort(runs=3, span=0.005, games=1, actions=300, reference=0.1)


def microseconds(work: Callable[[], object], effort: Effort) -> float:
    """The time of an operation that can simply be repeated."""
    begin = time.perf_counter()
    work()
    once = max(time.perf_counter() - begin, 1e-7)
    times = max(1, int(effort.span / once))
    runs = []
    for _ in range(effort.runs):
        begin = time.perf_counter()
        for _ in range(times):
            work()
        runs.append((time.perf_counter() - begin) / times)
    return statistics.median(runs) * MICRO


def fresh_microseconds(make: Callable[[], T], work: Callable[[T], object], effort: Effort) -> float:
    """The time of an operation on an input that is made again before each run, untimed."""
    runs: list[float] = []
    until = time.perf_counter() + effort.span * effort.runs
    while len(runs) < effort.runs or time.perf_counter() < until:
        thing = make()
        begin = time.perf_counter()
        work(thing)
        runs.append(time.perf_counter() - begin)
    return statistics.median(runs) * MICRO


def seconds(work: Callable[[], object]) -> float:
    """The time of one run."""
    begin = time.perf_counter()
    work()
    return time.perf_counter() - begin
