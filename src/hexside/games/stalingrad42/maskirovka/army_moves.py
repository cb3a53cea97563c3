"""34.3, 4.5 What the moves of an army give away about its box."""

from __future__ import annotations

from hexside.games.stalingrad42.maskirovka.armies import contents, is_used
from hexside.games.stalingrad42.maskirovka.knowledge import learn_of_army
from hexside.games.stalingrad42.maskirovka.pace import bars_transfer, pace_of, pace_with
from hexside.games.stalingrad42.maskirovka.revealing import show_empty
from hexside.games.stalingrad42.movement.modes import EXTENDED, NORMAL
from hexside.games.stalingrad42.movement.movement_ranges import at_pace
from hexside.games.stalingrad42.work import S42Work


def spent_so_far(work: S42Work, army: str, mode: str, left: int) -> int:
    """5.1: what an army has spent that has so much left in a mode."""
    return dict(at_pace(work, pace_of(work, army))).get(mode, left) - left


def note_march(work: S42Work, army: str, before: str, mode: str, spent: int, cost: int) -> None:
    """34.3.1: the boxes with which the army could not have made this move are out.

    ``before`` is the mode in which it has already spent ``spent``, nothing at its first step.
    """
    if not is_used(work):
        return
    total = spent + cost

    def fits(box: str) -> bool:
        budgets = dict(at_pace(work, pace_with(work, army, box)))
        if mode not in budgets or total > budgets[mode]:
            return False
        # 5.3: an extended move is one that the normal allowance does not reach.
        return mode != EXTENDED or before == EXTENDED or total > budgets[NORMAL]

    learn_of_army(work, army, fits)


def note_transfer(work: S42Work, army: str) -> None:
    """34.3.3: so are boxes with which it could not have gone to another area."""
    if is_used(work):
        learn_of_army(work, army, lambda box: not bars_transfer(work, army, box))


def note_rail(work: S42Work, army: str) -> None:
    """34.3.2: an army that goes by rail is shown to be empty."""
    if is_used(work):
        show_empty(work, army, "34.3.2")


def is_empty(work: S42Work, box: str) -> bool:
    """34.2: whether there is nothing in a box."""
    return not contents(work, box)
