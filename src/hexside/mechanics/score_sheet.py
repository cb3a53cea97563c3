"""A score sheet: victory points line by line."""

from __future__ import annotations

from collections.abc import Iterable

import msgspec


class Item(msgspec.Struct, frozen=True):
    """A line of the score sheet."""

    code: str
    count: int
    points: float


def total(sheet: Iterable[Item]) -> float:
    """The points of a sheet."""
    return sum(item.points for item in sheet)
