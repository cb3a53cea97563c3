"""Waiting for what a server does by itself."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Coroutine
from concurrent.futures import ThreadPoolExecutor
from typing import Any

#: Seconds: far more than anything takes on a busy machine.
PATIENCE = 120.0


def until(check: Callable[[], Any], patience: float = PATIENCE) -> Any:
    """The first result of a check that is not empty."""
    end = time.monotonic() + patience
    while time.monotonic() < end:
        found = check()
        if found:
            return found
        time.sleep(0.02)
    raise AssertionError("it does not happen")


def in_a_loop(work: Coroutine[Any, Any, None]) -> None:
    """Run something in an event loop of its own: the browser's tests leave theirs in the thread."""
    with ThreadPoolExecutor(1) as thread:
        thread.submit(asyncio.run, work).result()
