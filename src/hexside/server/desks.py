"""The newest table of every seat that is looked at, kept with what has changed on it."""

from __future__ import annotations

from collections import OrderedDict
from typing import TYPE_CHECKING

import msgspec

from hexside.server.stored_match import Step

if TYPE_CHECKING:
    from hexside.server.bodies import Table

#: Tables kept of one game, one for each seat and language; the one looked at last goes last.
MOST_DESKS = 12


class Desk:
    """A table in one language, and the change that led to it."""

    __slots__ = ("base", "change", "name", "played", "steps", "table")

    def __init__(
        self,
        name: str,
        table: Table,
        steps: tuple[Step, ...],
        played: int,
        base: str = "",
        change: bytes = b"",
    ) -> None:
        #: What the stamps of its tables begin with.
        self.name = name
        self.table = table
        #: How many actions had been taken, with those that the seat cannot know of.
        self.played = played
        #: The last steps before it, by which its log is continued.
        self.steps = steps
        #: The stamp of the table before, and the change since, encoded; empty for a first table.
        self.base = base
        self.change = msgspec.Raw(change)

    @property
    def stamp(self) -> str:
        """The name of the table."""
        return self.table.stamp


class Desks:
    """The desks of one game, by seat and language. Hold its lock to use them."""

    def __init__(self) -> None:
        self._known: OrderedDict[tuple[str, str], Desk] = OrderedDict()

    def clear(self) -> None:
        """Everything may have changed: the next tables are sent whole."""
        self._known.clear()

    def get(self, seat: str, language: str) -> Desk | None:
        """The last desk of a seat, if it is known."""
        return self._known.get((seat, language))

    def put(self, seat: str, language: str, desk: Desk) -> None:
        """Keep a desk; the one that nobody has looked at for longest is forgotten."""
        self._known[seat, language] = desk
        self._known.move_to_end((seat, language))
        while len(self._known) > MOST_DESKS:
            self._known.popitem(last=False)


__all__ = ["Desk", "Desks"]
