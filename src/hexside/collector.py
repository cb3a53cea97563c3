"""The garbage collector in programs that play many games; the library itself leaves it alone.

States are immutable and form no cycles, so the collector finds almost nothing, but a full
collection walks through every board, table and kept range.
"""

from __future__ import annotations

import gc

#: New objects before the youngest are looked at, and how often that goes before the older ones are.
THRESHOLDS = (20_000, 20, 50)


def look_seldom() -> None:
    """The collector need not run after every few hundred moves."""
    gc.set_threshold(*THRESHOLDS)


def settle() -> None:
    """What has been loaded stays for good: the collector passes over it from now on."""
    look_seldom()
    gc.collect()
    gc.freeze()


__all__ = ["look_seldom", "settle"]
