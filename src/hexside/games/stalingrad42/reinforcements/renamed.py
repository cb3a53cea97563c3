"""A-102 Divisions with two counters: no division is in play twice."""

from __future__ import annotations

from hexside.games.stalingrad42.reading.printed import RenamedRow
from hexside.games.stalingrad42.state import ABSENT, REMOVED
from hexside.games.stalingrad42.units.standing import is_out
from hexside.games.stalingrad42.work import S42Work


def _row(work: S42Work, uid: str) -> RenamedRow | None:
    for row in work.rules.tables.renamed:
        if row.unit == uid and row.former in work.units:
            return row
    return None


def former_in_play(work: S42Work, uid: str) -> str:
    """A-102: the counter for whose end a second one waits, while it is in play."""
    row = _row(work, uid)
    if row is None or row.how != "waits" or is_out(work.units[row.former]):
        return ""
    return row.former


def takes_over(work: S42Work, uid: str) -> None:
    """A-102: once a second counter has come, the former one is out of the game for good."""
    row = _row(work, uid)
    if row is None or work.units[row.former].box in (REMOVED, ABSENT):
        return
    work.lift(row.former, REMOVED)
    work.tell("s42-former-counter-leaves", "22.1", unit=row.former, by=uid)
