"""Position texts of games with activations: the seat and the activated units of a segment."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from hexside.engine.positions import PositionProblem
from hexside.mechanics.field_work import FieldWork

Document = Mapping[str, Any]


def text_seat(work: FieldWork[Any], document: Document) -> str:
    """The seat of the text; by default that of the activated units, else the first."""
    if "seat" in document:
        return str(document["seat"])
    named = document.get("activated")
    first = named[0] if isinstance(named, list) and named else ""
    return work.seat_of(first) if first in work.units else work.rules.player[0]


def text_units(
    work: FieldWork[Any], document: Document, problems: list[PositionProblem]
) -> tuple[str, ...]:
    """The units named by ``activated``; by default all of the seat's on the map."""
    side = work.rules.number_of.get(text_seat(work, document), 0)
    own = [
        uid for uid, unit in work.units.items() if unit.hex >= 0 and work.rules.side[uid] == side
    ]
    named = document.get("activated")
    if named is None:
        return tuple(own)
    if not isinstance(named, list):
        problems.append(PositionProblem("activated", "expected-list"))
        return ()
    for uid in named:
        if str(uid) not in own:
            problems.append(PositionProblem("activated", "unknown-unit", str(uid)))
    # A unit that is named twice acts once all the same.
    return tuple(dict.fromkeys(str(uid) for uid in named))
