"""Events: what happened, and who may see it."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Literal

import msgspec

from hexside.engine.refusals import Argument

#: What an event is to somebody who reads the log.
EventKind = Literal["move", "attack", "result", "loss", "draw", "turn"]


class Event(msgspec.Struct, frozen=True, omit_defaults=True, gc=False):
    """One thing that happened.

    ``only`` names the seats that may see the event (empty: everybody), ``hidden_from`` the seats
    that may not. A secret choice is told as two events: one with the facts for its owner, one
    without them for the rest.
    """

    code: str
    rule: str = ""
    arguments: dict[str, Argument] = {}
    only: tuple[str, ...] = ()
    hidden_from: tuple[str, ...] = ()

    def seen_by(self, seat: str) -> bool:
        """Whether this seat may see the event; the seat ``""`` is a spectator."""
        if self.only:
            return seat in self.only
        return seat not in self.hidden_from


def redacted(events: Iterable[Event], seat: str) -> tuple[Event, ...]:
    """The events that a seat may see, without the fields that tell who else may."""
    return tuple(
        Event(event.code, event.rule, event.arguments) for event in events if event.seen_by(seat)
    )
