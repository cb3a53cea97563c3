"""Views: what one seat may know. What it may not know has no field here."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

import msgspec

from hexside.engine.state import Result, Unit


class SeenUnit(msgspec.Struct, frozen=True, omit_defaults=True):
    """A counter as a seat sees it."""

    id: str
    side: str
    hex: str = ""
    box: str = ""
    steps: int = 1
    marks: tuple[str, ...] = ()


def seen_units(
    units: Mapping[str, Unit], names: Sequence[str], side_of: Callable[[str], str]
) -> tuple[SeenUnit, ...]:
    """Counters of a game in which all of them lie open; ``names`` are the printed hex numbers."""
    return tuple(
        SeenUnit(
            uid,
            side_of(uid),
            names[unit.hex] if unit.hex >= 0 else "",
            unit.box,
            unit.steps,
            unit.marks,
        )
        for uid, unit in units.items()
    )


class SeenStack(msgspec.Struct, frozen=True, omit_defaults=True):
    """A stack as a seat sees it, where stacks have an order (Iskra 1.1.4: only the top is shown).

    ``top`` and ``below`` are ids of counters in ``View.units``. An own stack is known whole; of an
    enemy's the top alone, or not even that: without a ``top`` the stack is "a counter of this side"
    that no one can name. While a combat shows more of it, ``below`` has what is shown.
    """

    hex: str
    side: str
    #: The counter on top; "" where it shows its back.
    top: str = ""
    #: The counters below the top that this seat can name, the upper ones first.
    below: tuple[str, ...] = ()
    #: How many counters there are; 0 where that is not known.
    height: int = 0


class View(msgspec.Struct, frozen=True, omit_defaults=True):
    """A position as one seat sees it.

    ``tracks`` holds the public numbers and markers of the game (turn track, victory points,
    control), ``own`` what only this seat knows (its hand, its choice of chits).
    """

    game: str
    scenario: str
    seat: str
    turn: int
    phase: str
    version: int
    waiting: tuple[str, ...]
    units: tuple[SeenUnit, ...]
    tracks: dict[str, Any]
    own: dict[str, Any] = {}
    result: Result | None = None
    #: The stacks, in games where their order counts; ``units`` then has only what is seen.
    stacks: tuple[SeenStack, ...] = ()


_ENCODER = msgspec.json.Encoder(order="deterministic")


def encode(view: View) -> bytes:
    """Canonical bytes of a view: two positions that look the same have the same bytes."""
    return _ENCODER.encode(view)
