"""Counters exchanged for others, with their state: place, face and markers go over.

Iskra 13.2.3, 13.2.4, R-37: the units of 61 Div and 4 SS Div are replaced in place by coloured
counters; 19.1.17, R-73: divisions become Guards. Stalingrad '42 32.4 and 32.5: Wiking gets a new
top counter, Michalik becomes 27 Panzer.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

import msgspec

from hexside.engine import Unit, Work


class Exchanged(msgspec.Struct, frozen=True):
    """One exchange: ``hex`` is where it happened, for stacks with an order (``exchanged``)."""

    old: str
    new: str
    hex: int


def same(unit: Unit) -> Unit:
    """The exchange that changes nothing but the counter."""
    return unit


def on_map(unit: Unit) -> bool:
    """R-73: eliminated counters stay what they are."""
    return unit.hex >= 0


def anywhere(unit: Unit) -> bool:
    """R-37: counters in boxes are exchanged too, also in the dead pile."""
    return True


def exchange(
    work: Work[Any], old: str, new: str, aside: Unit, carried: Callable[[Unit], Unit] = same
) -> Exchanged:
    """Put a counter in the place of another one, which goes aside.

    ``carried`` makes the new unit from the old one, where steps or markers are counted otherwise.
    Where stacks have an order the new counter has come in on top: take the order from before and
    call its ``exchanged``.
    """
    unit = work.units[old]
    work.set_unit(old, aside)
    work.set_unit(new, carried(unit))
    return Exchanged(old, new, unit.hex)


def exchange_all(
    work: Work[Any],
    twins: Mapping[str, str],
    aside: Unit,
    where: Callable[[Unit], bool],
    carried: Callable[[Unit], Unit] = same,
) -> tuple[Exchanged, ...]:
    """Exchange every counter of ``twins`` (old to new) whose state fits, in the given order."""
    return tuple(
        exchange(work, old, new, aside, carried)
        for old, new in twins.items()
        if where(work.units[old])
    )
