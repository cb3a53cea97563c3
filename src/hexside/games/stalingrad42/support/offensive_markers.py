"""26.2 Planned Offensive markers on the map: made ready, lost with their headquarters, used."""

from __future__ import annotations

from msgspec.structs import replace

from hexside.games.stalingrad42.state import OffensiveStatus, PlannedOffensive, area_of
from hexside.games.stalingrad42.work import S42Work

PLACED: OffensiveStatus = "placed"
READY: OffensiveStatus = "ready"


def offensives_of(work: S42Work, side: int) -> tuple[PlannedOffensive, ...]:
    """26.2: the markers that a side has on the map."""
    return tuple(one for one in work.data.offensives if work.rules.side[one.hq] == side)


def ready_offensives(work: S42Work, side: int) -> None:
    """26.2: in the Initial Phase the markers of earlier turns become Ready."""
    for one in offensives_of(work, side):
        if one.status == PLACED and one.since < work.turn:
            work.change(
                offensives=tuple(
                    replace(other, status=READY) if other is one else other
                    for other in work.data.offensives
                )
            )
            work.tell("s42-offensive-ready", "26.2", unit=one.hq)


def lose_offensives(work: S42Work, uid: str) -> None:
    """26.2, A-84: a headquarters that retreats or goes too far loses its markers."""
    if any(one.hq == uid for one in work.data.offensives):
        work.change(offensives=tuple(one for one in work.data.offensives if one.hq != uid))
        work.tell("s42-offensive-lost", "26.2", unit=uid)


def headquarters_gone(work: S42Work, uid: str, hex: int) -> None:
    """26.2, A-84: the markers of a headquarters that has left the game go with it."""
    unit = work.units[uid]
    if work.data.offensives and unit.hex < 0 and not area_of(unit.box):
        lose_offensives(work, uid)


def spend_offensives(work: S42Work, units: tuple[str, ...]) -> None:
    """26.2: the markers of an attack are removed when its dice are rolled."""
    left = list(work.data.offensives)
    for uid in units:
        left.remove(next(one for one in left if one.hq == uid and one.status == READY))
        work.tell("s42-offensive-used", "26.2", unit=uid)
    work.change(offensives=tuple(left))
