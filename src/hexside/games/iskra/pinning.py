"""8.5.3, R-19, R-21: Pinned markers.

A pinned unit has no attack strength and no zone of control (``work.attack``, ``work.has_zone``),
moves by retreat only, and pins whoever joins it. The marker comes off in the End Phase.
"""

from __future__ import annotations

from hexside.games.iskra.state import MARKERS, PINNED
from hexside.games.iskra.work import IskraWork


def pin(work: IskraWork, uid: str, rule: str) -> None:
    """8.5.3, R-19: a counter is pinned; a second marker changes nothing.

    R-64: the marker of a counter below the top is seen by its own side only.
    """
    if not work.units[uid].has(PINNED):
        MARKERS.put(work, uid, PINNED)
        work.tell_marker(uid, "unit-pinned", rule, hex=work.rules.names[work.units[uid].hex])


def pin_all(work: IskraWork, hex: int, rule: str) -> None:
    """R-19: every counter in a hex is pinned, a headquarters too; a bridge is no unit."""
    for uid in work.stack(hex):
        if not work.is_bridge(uid):
            pin(work, uid, rule)


def is_pinned_hex(work: IskraWork, side: int, hex: int) -> bool:
    """8.5.3: whether a counter of this side in a hex is pinned, and pins who joins it."""
    return any(
        work.units[uid].has(PINNED) and work.rules.side[uid] == side for uid in work.stack(hex)
    )


def pin_if_joined(work: IskraWork, uid: str) -> None:
    """8.5.3, R-21: a unit that ends its way beside a pinned one is pinned too.

    To be called wherever a unit ends a move, a retreat, a pursuit, an entry or its creep.
    """
    unit = work.units[uid]
    if unit.hex < 0 or unit.has(PINNED) or work.is_bridge(uid):
        return
    if is_pinned_hex(work, work.rules.side[uid], unit.hex):
        MARKERS.put(work, uid, PINNED)
        work.tell_marker(uid, "pinned-hex-joined", "8.5.3", hex=work.rules.names[unit.hex])


def go_and_join(work: IskraWork, uid: str, path: tuple[int, ...]) -> None:
    """8.5.3, R-21: a unit ends its way here, and is pinned if it joins a pinned one.

    R-64: that is told before the tops that change, so that the enemy sees them in any case last.
    """
    before = work.data.order
    work.walk(uid, path)
    pin_if_joined(work, uid)
    work.tell_tops(before)


__all__ = ["go_and_join", "is_pinned_hex", "pin", "pin_all", "pin_if_joined"]
