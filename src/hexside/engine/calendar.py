"""The calendar: what is known to come in later turns, for players who look ahead."""

from __future__ import annotations

import msgspec

from hexside.engine.refusals import Argument


class CalendarEntry(msgspec.Struct, frozen=True, omit_defaults=True):
    """One thing that all know will happen, or may be done, on a turn.

    ``seat`` is whose business it is; "" is everybody's. Units that wait for their turn in a box of
    the track need no entry: their counters are shown.
    """

    turn: int
    code: str
    rule: str = ""
    arguments: dict[str, Argument] = {}
    seat: str = ""
