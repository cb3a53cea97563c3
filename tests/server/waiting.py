"""Waiting for what a server does by itself."""

from __future__ import annotations

import time
from collections.abc import Callable
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
