"""Waiting for what a server does by itself."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Any

#: Seconds: far more than anything takes on a machine that has much else to do.
PATIENCE = 120.0


def until(check: Callable[[], Any], patience: float = PATIENCE) -> Any:
    """What a check finds as soon as it finds something."""
    end = time.monotonic() + patience
    while time.monotonic() < end:
        found = check()
        if found:
            return found
        time.sleep(0.02)
    raise AssertionError("it does not happen")
