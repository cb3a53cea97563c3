"""22.3.1, S1.2 Leaving the map: into a friendly Entry Area, or out of the game by an exit area."""

from __future__ import annotations

from hexside.games.stalingrad42.reading.printed import AXIS
from hexside.games.stalingrad42.state import EXITED, area_of
from hexside.games.stalingrad42.victory.baku import enter_baku
from hexside.games.stalingrad42.work import S42Work


def doors(work: S42Work, side: int, hex: int) -> list[str]:
    """22.3.1, S1.2: the Entry Areas and exit areas of a side beside a hex."""
    rules = work.rules
    letters = work.areas(side) + (rules.setup.exit_areas if side == AXIS else ())
    return [letter for letter in rules.ground.areas_at.get(hex, ()) if letter in letters]


def leave_map(work: S42Work, uid: str, box: str) -> None:
    """22.3.1, S1.2: a unit goes into a friendly Entry Area, or exits for good (A-46).

    From the area before Baku it may come back (24.1.2).
    """
    letter = area_of(box)
    if letter in work.areas(work.rules.side[uid]):
        work.lift(uid, box, *work.units[uid].marks)
        return
    if letter == work.rules.setup.baku_area:
        enter_baku(work, uid)
        return
    steps = work.units[uid].steps
    work.change(exited=(*work.data.exited, f"{letter}:{uid}:{steps}"))
    work.lift(uid, EXITED)
    work.tell("s42-unit-exited", "S1.2", unit=uid, area=box)
