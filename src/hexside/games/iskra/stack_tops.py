"""6.3.1, R-46 The order of stacks: the owner puts a counter on top, in his own activation.

The segments of movement and combat offer it at any time. They keep the counters that have been put
on top, and forget those of a hex that a unit enters or leaves: once for each counter is enough to
change one's mind, and a player who does not decide cannot go on for ever.
"""

from __future__ import annotations

from collections.abc import Collection

from hexside.engine import Action, Reason
from hexside.games.iskra.actions import Top
from hexside.games.iskra.work import IskraWork

Turned = Collection[str]
"""The counters that have been put on top in this segment."""
Hexes = Collection[int]


def top_actions(work: IskraWork, seat: str, turned: Turned = ()) -> list[Action]:
    """R-46: every counter of the seat that may be put on top of its stack."""
    rules = work.rules
    side = rules.number_of[seat]
    return [
        Top(uid)
        for _, stack in work.data.order.rows
        if len(stack) > 1 and rules.side[stack[0]] == side
        for uid in stack[1:]
        if uid not in turned and work.seat_of(uid) == seat and not work.is_bridge(uid)
    ]


def why_not_top(work: IskraWork, seat: str, uid: str, turned: Turned = ()) -> list[Reason]:
    """R-46: why a counter may not be put on top; of an enemy's no more than that it is one."""
    unit = work.units.get(uid)
    if unit is None:
        return [Reason("unknown-unit", "", {"unit": uid})]
    if work.rules.side[uid] != work.rules.number_of[seat] or work.seat_of(uid) != seat:
        return [Reason("not-your-unit", "", {"unit": uid})]
    if unit.hex < 0:
        return [Reason("unit-not-on-map", "", {"unit": uid})]
    if work.is_bridge(uid):
        return [Reason("bridge-not-on-top", "6.1.2", {"unit": uid})]
    if work.top(unit.hex) == uid:
        return [Reason("already-on-top", "6.3.1", {"unit": uid})]
    if uid in turned:
        return [Reason("top-chosen", "6.3.1", {"unit": uid})]
    return []


def stirred_tops(work: IskraWork, seat: str, stirred: Hexes) -> list[Action]:
    """R-46: outside an activation: only stacks that a unit has entered or left, and each once."""
    return [
        action
        for action in top_actions(work, seat)
        if isinstance(action, Top) and work.units[action.unit].hex in stirred
    ]


def why_not_stirred_top(work: IskraWork, seat: str, uid: str, stirred: Hexes) -> list[Reason]:
    """R-46: why a counter may not be put on top outside an activation."""
    known = why_not_top(work, seat, uid)
    if known or work.units[uid].hex in stirred:
        return known
    hex = work.rules.names[work.units[uid].hex]
    return [Reason("stack-not-stirred", "6.3.1", {"hex": hex})]


def put(work: IskraWork, uid: str) -> None:
    """6.3.1: put a counter on top of its stack; everybody sees it."""
    work.put_on_top(uid)


def after_top(uid: str, turned: Turned) -> tuple[str, ...]:
    """The counters that have been put on top, with this one."""
    return tuple(sorted({*turned, uid}))


def elsewhere(work: IskraWork, turned: Turned, touched: Hexes) -> tuple[str, ...]:
    """R-46: those of them that are in none of the hexes which a unit enters or leaves."""
    return tuple(uid for uid in turned if work.units[uid].hex not in touched)
