"""The supply check: every unit on one snapshot, and what it means to have no supply line."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Any, TypeVar

from hexside.engine import Unit, Work

W = TypeVar("W", bound=Work[Any])

Effect = Callable[[W, str], None]
"""What a check does to a unit; a game hands in one for units with and one for units without."""


def check_supply(
    work: W,
    units: Iterable[str],
    has_line: Callable[[str], bool],
    restored: Effect[W],
    cut_off: Effect[W],
) -> None:
    """Find out for all units first and then apply the effects, in the given order."""
    found = [(uid, has_line(uid)) for uid in units]
    for uid, supplied in found:
        (restored if supplied else cut_off)(work, uid)


def next_mark(unit: Unit, ladder: Mapping[str, str]) -> str:
    """The mark that a unit without a line gets: from none (``""``) or its present one up.

    The last mark of the ladder has no entry: it stays, and nothing is returned.
    """
    now = next((mark for mark in unit.marks if mark in ladder or mark in ladder.values()), "")
    return ladder.get(now, "")
