"""Random events: one die a turn, an event that does not come twice running, and its decisions.

Iskra 2.2, 19.0, R-40: each result has a primary and a secondary event; the secondary takes place if
the primary was the event of the last turn. An event may ask either side, or both one after the
other (19.1.7: each player grounds an air unit, the Soviet first; 19.1.21: the German places an HQ).
Its questions are frames; ``Work.push_in_order`` puts them on the agenda.
"""

from __future__ import annotations

import msgspec


class EventTable(msgspec.Struct, frozen=True):
    """The events by die, from 1: the primary one first, then what takes its place."""

    rows: tuple[tuple[str, ...], ...]

    @property
    def faces(self) -> int:
        """The faces of the die."""
        return len(self.rows)

    def event(self, die: int, last: str) -> str:
        """19.0: the first event of the row that was not last turn's; "" if there is none."""
        return next((event for event in self.rows[die - 1] if event != last), "")
