"""Views: what one seat may know. What it may not know has no field here."""

from __future__ import annotations

from typing import Any

import msgspec

from hexside.engine.state import Result


class SeenUnit(msgspec.Struct, frozen=True, omit_defaults=True):
    """A counter as a seat sees it."""

    id: str
    side: str
    hex: str = ""
    box: str = ""
    steps: int = 1
    marks: tuple[str, ...] = ()


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


_ENCODER = msgspec.json.Encoder(order="deterministic")


def encode(view: View) -> bytes:
    """Canonical bytes of a view: two positions that look the same have the same bytes."""
    return _ENCODER.encode(view)
