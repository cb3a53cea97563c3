"""Markers with a life span: they come off by themselves at the end of a combat, a turn, ...

Iskra 2.7.2, R-18: Pinned, Technical Problem, Out of Command and No-Strat-Move come off at the end
of the turn. A Victory Awaits 10.3(1): units that retreated count again from the next segment on;
17.2: half strength lasts for one activation, of which several may run at once (19.4).

How long a kind of marker lasts is printed in its ``MarkerKind``; which moments there are is the
game's own list. A mark of a unit is a word of ``Unit.marks``, with the *scope* it belongs to where
the moment alone does not tell: ``retreated@4pzg`` ends with the activation of 4PzG only, and
``rebuilt@7`` with turn 7.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

import msgspec
from msgspec.structs import replace

from hexside.engine import Unit, Work

SCOPE = "@"


class MarkerKind(msgspec.Struct, frozen=True):
    """A kind of marker: the moment at which it comes off ("" for good) and its other side."""

    id: str
    until: str = ""
    reverse: str = ""


class PlacedMarker(msgspec.Struct, frozen=True):
    """A marker in a hex instead of on a unit, kept in the data of the game."""

    kind: str
    hex: int
    side: str = ""
    scope: str = ""


def mark(kind: str, scope: str = "") -> str:
    """The word for ``Unit.marks``."""
    return f"{kind}{SCOPE}{scope}" if scope else kind


def kind_of(word: str) -> str:
    """The kind of marker that a mark is, whatever its scope."""
    return word.partition(SCOPE)[0]


def scope_of(word: str) -> str:
    """What a mark belongs to; "" where it has no scope."""
    return word.partition(SCOPE)[2]


def carries(unit: Unit, kind: str) -> bool:
    """Whether a unit has a marker of a kind, of any scope."""
    return any(kind_of(word) == kind for word in unit.marks)


def scopes(unit: Unit, kind: str) -> tuple[str, ...]:
    """The scopes of the markers of a kind that a unit has."""
    return tuple(scope_of(word) for word in unit.marks if kind_of(word) == kind)


class Markers:
    """The markers of a game, and what is done with them. Marks of a unit are kept sorted."""

    def __init__(self, kinds: Iterable[MarkerKind]) -> None:
        self.kinds: Mapping[str, MarkerKind] = {kind.id: kind for kind in kinds}

    def put(self, work: Work[Any], unit: str, kind: str, scope: str = "") -> None:
        """Put a marker on a unit; a second one of the same kind and scope changes nothing."""
        word = mark(self.kinds[kind].id, scope)
        marks = work.units[unit].marks
        if word not in marks:
            _set(work, unit, (*marks, word))

    def remove(self, work: Work[Any], unit: str, kind: str) -> None:
        """Take the markers of a kind off a unit, of every scope."""
        marks = work.units[unit].marks
        kept = tuple(word for word in marks if kind_of(word) != kind)
        if kept != marks:
            _set(work, unit, kept)

    def flip(self, work: Work[Any], unit: str, kind: str) -> str:
        """Turn a two-sided marker over (Out of Supply to Isolated); return what it shows now."""
        reverse = self.kinds[kind].reverse
        if not reverse or not carries(work.units[unit], kind):
            raise LookupError(kind)
        self.remove(work, unit, kind)
        self.put(work, unit, reverse)
        return reverse

    def expire(self, work: Work[Any], moment: str, scope: str = "") -> tuple[tuple[str, str], ...]:
        """Take off every marker that lasts until this moment; return unit and kind of each.

        Marks with a scope come off only where theirs ends; marks without one at any such moment.
        """
        ended = []
        for unit in sorted([name for name, unit in work.units.items() if unit.marks]):
            marks = work.units[unit].marks
            over = [word for word in marks if self._is_over(word, moment, scope)]
            if over:
                _set(work, unit, tuple(word for word in marks if word not in over))
                ended += [(unit, kind_of(word)) for word in over]
        return tuple(ended)

    def expired(
        self, placed: Iterable[PlacedMarker], moment: str, scope: str = ""
    ) -> tuple[tuple[PlacedMarker, ...], tuple[PlacedMarker, ...]]:
        """The markers in hexes that stay, and those that come off at this moment."""
        kept: list[PlacedMarker] = []
        over: list[PlacedMarker] = []
        for marker in placed:
            word = mark(marker.kind, marker.scope)
            (over if self._is_over(word, moment, scope) else kept).append(marker)
        return tuple(kept), tuple(over)

    def _is_over(self, word: str, moment: str, scope: str) -> bool:
        # Words that are no markers of this table (modes, supply states of the game) stay.
        kind = self.kinds.get(kind_of(word))
        if kind is None or kind.until != moment:
            return False
        return scope_of(word) in ("", scope)


def _set(work: Work[Any], unit: str, marks: tuple[str, ...]) -> None:
    work.set_unit(unit, replace(work.units[unit], marks=tuple(sorted(marks))))
