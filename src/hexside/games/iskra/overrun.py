"""5.6, 13.4.6 Overrun: a combat unit enters the hex of a lone enemy headquarters or pontoon.

R-64: only the top counter is seen, so an overrun is offered wherever a headquarters or a pontoon
lies on top; a combat unit below it makes the attempt fail.
"""

from __future__ import annotations

from hexside.games.iskra.pontoons import lose_pontoon
from hexside.games.iskra.relocation import relocate
from hexside.games.iskra.work import IskraWork

OVERRUN_HEXES = "overrun-hexes"


def may_overrun(work: IskraWork, uid: str) -> bool:
    """5.3, R-07: a combat unit with an attack strength that is not pinned."""
    return work.rules.is_combat[uid] and work.attack(uid) >= 1


def looks_lone(work: IskraWork, hex: int) -> bool:
    """R-64: whether a headquarters or pontoon is on top, so that an overrun may be tried."""
    top = work.top(hex)
    return bool(top) and not work.rules.is_combat[top]


def overrun_hexes(work: IskraWork, side: int) -> int:
    """R-64: the enemy hexes where a side may try an overrun, as a bitboard."""
    derived = work.of_side(1 - side)
    known: int | None = derived.get(OVERRUN_HEXES)
    if known is None:
        rules = work.rules
        known = derived[OVERRUN_HEXES] = rules.grid.bits(
            hex
            for hex, stack in work.data.order.rows
            if rules.side[stack[0]] != side and not rules.is_combat[stack[0]]
        )
    return known


def is_guarded(work: IskraWork, hex: int) -> bool:
    """R-64: whether a combat unit lies in the hex, seen or not."""
    return bool(work.fighters(hex))


def overrun(work: IskraWork, uid: str, hex: int) -> bool:
    """R-07, R-64, 13.3.1: clear a hex of a lone headquarters and pontoon, or fail.

    After success the caller moves the unit in; the new place of the headquarters is chosen after
    that. After a failure the unit stays where it is and its move is over.
    """
    name = work.rules.names[hex]
    # Whether it succeeds or not, something hidden has come to light.
    work.binding = True
    if is_guarded(work, hex):
        work.tell("overrun-fails", "5.6", hex=name)
        return False
    for other in work.stack(hex):
        if work.rules.is_hq[other]:
            work.tell("headquarters-overrun", "5.6", unit=other, hex=name)
            relocate(work, other, "13.4.2")
        else:
            lose_pontoon(work, other, "13.3.1")
    return True
