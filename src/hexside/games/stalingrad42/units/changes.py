"""What has changed since something was worked out: the units, one by one.

A unit is replaced whenever anything about it changes, so the same object is the same unit. What is
kept is compared with the units for which it was worked out, whatever way led from these to those of
now: undo and looking ahead need no care.
"""

from __future__ import annotations

from collections.abc import Callable
from itertools import compress
from operator import is_not
from typing import Any, NamedTuple

from hexside.engine import OFF_MAP, Unit
from hexside.games.stalingrad42.work import S42Work


class Moment(NamedTuple):
    """All units as they are at a moment; the notes of a field are others after every change."""

    notes: dict[Any, Any]
    names: list[str]
    units: list[Unit]


def moment(work: S42Work) -> Moment:
    """The units as they are now."""
    recent = work.rules.recent
    known: Moment | None = recent.get("moment")
    notes = work.field.notes
    if known is None or known.notes is not notes:
        units = work.units
        known = recent["moment"] = Moment(notes, list(units), list(units.values()))
    return known


class Changes(NamedTuple):
    """The units that differ between two moments, and what they were in the earlier one.

    ``names`` are ``None`` where the moments cannot be compared: other units were in the game.
    """

    before: Moment
    now: Moment
    names: tuple[str, ...] | None
    was: tuple[Unit, ...] = ()


def _changes(work: S42Work, before: Moment) -> Changes:
    now = moment(work)
    recent = work.rules.recent
    known: Changes | None = recent.get("changes")
    if known is not None and known.before is before and known.now is now:
        return known
    if before.names == now.names:
        differs = list(map(is_not, now.units, before.units))
        names = tuple(compress(now.names, differs))
        known = Changes(before, now, names, tuple(compress(before.units, differs)))
    else:
        known = Changes(before, now, None)
    recent["changes"] = known
    return known


def changed_since(work: S42Work, before: Moment) -> tuple[str, ...] | None:
    """The units that have changed since a moment; ``None`` where other units were in the game."""
    return () if before.notes is work.field.notes else _changes(work, before).names


def changed_places(work: S42Work, before: Moment) -> set[int] | None:
    """The hexes where the units that have changed since a moment stood or stand."""
    names = changed_since(work, before)
    if not names:
        return None if names is None else set()
    units = work.units
    places = {units[uid].hex for uid in names}
    places.update(unit.hex for unit in _changes(work, before).was)
    places.discard(OFF_MAP)
    return places


class Gathered(NamedTuple):
    """The units of a side that a question is true of, and when it was asked."""

    asked: Moment
    found: tuple[str, ...]


def gathered(work: S42Work, side: int, question: Callable[[S42Work, str], bool]) -> tuple[str, ...]:
    """The units of a side that a question is true of, in the order of the list of counters.

    The answer may hang on the unit itself and on nothing else that changes in a game.
    """
    recent = work.rules.recent
    slot = ("gathered", question, side)
    known: Gathered | None = recent.get(slot)
    own = work.rules.units_of[side]
    changed = None if known is None else changed_since(work, known.asked)
    if known is None or changed is None:
        found = tuple([uid for uid in own if question(work, uid)])
    elif changed:
        found = known.found
        sides = work.rules.side
        touched = [uid for uid in changed if sides[uid] == side]
        came = {uid for uid in touched if question(work, uid)}
        gone = set(touched) - came
        if not came.issubset(found):
            came.update(found)
            found = tuple([uid for uid in own if uid in came and uid not in gone])
        elif not gone.isdisjoint(found):
            found = tuple([uid for uid in found if uid not in gone])
    else:
        return known.found
    recent[slot] = Gathered(moment(work), found)
    return found
