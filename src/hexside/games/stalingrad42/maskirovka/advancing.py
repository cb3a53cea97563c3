"""14.1, 25.2.1, 25.2.3 Reserve Armies in reserve and in an advance: the box goes along.

An advance is a move of the army (34.3.1), so all that is in its box must be able to make it.
"""

from __future__ import annotations

from hexside.engine import Reason
from hexside.games.stalingrad42.maskirovka.armies import box_of, contents, is_revealed, is_used
from hexside.games.stalingrad42.maskirovka.knowledge import learn_of_army
from hexside.games.stalingrad42.maskirovka.pace import filled_faults, is_filled
from hexside.games.stalingrad42.state import REPLACEMENT
from hexside.games.stalingrad42.work import S42Work


def _is_army(work: S42Work, uid: str) -> bool:
    return is_used(work) and uid in work.rules.reserve_armies


def _box_advances(work: S42Work, box: str) -> bool:
    """14.1, 21.4, 34.3.1: whether a box can go along with an army that advances."""
    return not is_filled(work, box) and not any(
        REPLACEMENT in work.units[uid].marks or work.values(uid).move == 0
        for uid in contents(work, box)
    )


def _box_waits(work: S42Work, box: str) -> bool:
    """25.2.1: whether a box can be in reserve with its army."""
    return _box_advances(work, box) and all(work.is_good_order(uid) for uid in contents(work, box))


def is_held_by_box(work: S42Work, uid: str) -> bool:
    """34.3.1: an army whose box keeps it from advancing."""
    return _is_army(work, uid) and not _box_advances(work, box_of(work, uid))


def may_be_held(work: S42Work, uid: str) -> bool:
    """34.1.2, 4.5: an army of which not all need know whether it can advance."""
    return _is_army(work, uid) and not is_revealed(work, uid)


def advance_faults(work: S42Work, uid: str) -> list[Reason]:
    """14.1, 21.4, 34.3.1: why an army does not advance."""
    if not _is_army(work, uid):
        return []
    found = filled_faults(work, uid)
    for boxed in contents(work, box_of(work, uid)):
        if REPLACEMENT in work.units[boxed].marks:
            found.append(Reason("s42-has-replacements", "21.4", {"unit": boxed}))
        if work.values(boxed).move == 0:
            found.append(Reason("s42-never-advances", "14.1", {"unit": boxed}))
    return found


def reserve_faults(work: S42Work, uid: str) -> list[Reason]:
    """25.2.1, 34.3.1: why an army is not put in reserve: each unit in its box must qualify."""
    if not _is_army(work, uid):
        return []
    disordered = [
        Reason("s42-army-holds-disrupted", "25.2.1", {"unit": uid, "by": boxed})
        for boxed in contents(work, box_of(work, uid))
        if not work.is_good_order(boxed)
    ]
    return advance_faults(work, uid) + disordered


def note_advance(work: S42Work, uid: str) -> None:
    """34.1.2: the boxes with which the army could not have advanced are out."""
    if _is_army(work, uid):
        learn_of_army(work, uid, lambda box: _box_advances(work, box))


def note_reserve(work: S42Work, uid: str) -> None:
    """34.1.2: so are those with which it could not have been put in reserve."""
    if _is_army(work, uid):
        learn_of_army(work, uid, lambda box: _box_waits(work, box))
