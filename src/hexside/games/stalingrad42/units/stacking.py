"""4 Stacking."""

from __future__ import annotations

from collections.abc import Collection, Iterable

from hexside.games.stalingrad42.reading.printed import AXIS
from hexside.games.stalingrad42.state import FROZEN, RETREATED
from hexside.games.stalingrad42.work import S42Work

ARMY_HQ = "soviet-army-hq"
#: 4.3: a Tank Army headquarters moves faster than one of a Guards or Shock Army.
_FOOT_HQ_MOVE = 3


def limit_of(work: S42Work, side: int, units: Iterable[str]) -> int:
    """4.1, 4.3: how many of its combat units a side may stack, free-stacking ones apart."""
    rules = work.rules.tables.stacking
    if side == AXIS:
        return rules.axis
    roster = work.rules.roster
    if any(roster[uid].type == ARMY_HQ for uid in units):
        return rules.soviet_with_army_hq
    return rules.soviet


def load_of(work: S42Work, side: int, units: Iterable[str]) -> int:
    """4.1, 4.2: the units that count against the limit: one free-stacking unit is free."""
    roster = work.rules.roster
    counted = free = 0
    for uid in units:
        counter = roster[uid]
        if counter.number != side or not work.rules.combat[uid] or counter.is_asu:
            continue
        if counter.free_stacking:
            free += 1
        else:
            counted += 1
    return counted + max(0, free - work.rules.tables.stacking.free_stacking)


def ignores_limit(work: S42Work, uid: str) -> bool:
    """31: a Reserve Army that waits for its release ignores the limit; no other frozen unit does.

    Garrisons and the North Caucasus Front (20.4, 20.6) wait within the limit.
    """
    if not work.has(uid, FROZEN):
        return False
    counter = work.rules.roster[uid]
    return not counter.garrison and not counter.north_caucasus


def under_limit(work: S42Work, hex: int) -> list[str]:
    """4.1, 31: the units of a hex that the limit is for."""
    return [uid for uid in work.field.at(hex) if not ignores_limit(work, uid)]


def excess_of(work: S42Work, side: int, units: Collection[str]) -> int:
    """4.1 to 4.3: how many units too many a stack of these would have."""
    over = max(0, load_of(work, side, units) - limit_of(work, side, units))
    return max(over, _excess_corps(work, side, units))


def excess(work: S42Work, side: int, hex: int) -> int:
    """4.1 to 4.3: how many units stand in a hex over the limit."""
    return excess_of(work, side, under_limit(work, hex))


def _excess_corps(work: S42Work, side: int, units: Collection[str]) -> int:
    """4.3: with the 1st Guards or 5th Shock Army at most two tank or mechanised corps."""
    if side == AXIS:
        return 0
    roster = work.rules.roster
    headquarters = [uid for uid in units if roster[uid].type == ARMY_HQ]
    if not headquarters or any(roster[uid].values[0].move > _FOOT_HQ_MOVE for uid in headquarters):
        return 0
    corps = sum(
        1
        for uid in units
        if roster[uid].type in ("tank", "mechanised")
        and roster[uid].number == side
        and not roster[uid].free_stacking
    )
    return max(0, corps - work.rules.tables.stacking.corps_with_army_hq)


def overstacked(work: S42Work, side: int) -> list[int]:
    """4.4: the hexes where a side stands over the limit.

    Until the next Movement Phase hexes into which units have retreated are exempt (12.1.4). In a
    contested city the limit holds for each side by itself (29.1.1).
    """
    own = work.field.occupied[side]
    return [
        hex
        for hex, stack in sorted(work.field.stacks.items())
        if len(stack) > 2
        and own[hex]
        and excess(work, side, hex)
        and not any(work.has(uid, RETREATED) for uid in work.combat_units(side, hex))
    ]


def may_be_given_up(work: S42Work, side: int, hex: int) -> list[str]:
    """4.4: the units of which the owner chooses one to eliminate: those whose loss helps."""
    return helpful(work, side, under_limit(work, hex))


def helpful(work: S42Work, side: int, units: Collection[str]) -> list[str]:
    """4.1 to 4.3: the units of a stack over the limit without which it would be less so."""
    over = excess_of(work, side, units)
    roster = work.rules.roster
    return [
        uid
        for uid in units
        if work.rules.combat[uid]
        and roster[uid].number == side
        and not roster[uid].is_asu
        and excess_of(work, side, [other for other in units if other != uid]) < over
    ]


def has_room(work: S42Work, uid: str, hex: int) -> bool:
    """4.1 to 4.3: whether a unit could stand in a hex within the limit."""
    counter = work.rules.roster[uid]
    if not work.rules.combat[uid] or counter.is_asu:
        return True
    return fits(work, (uid,), hex)


def fits(work: S42Work, units: tuple[str, ...], hex: int) -> bool:
    """4.1 to 4.3: whether these units can stand in a hex together with those already there."""
    return not excess_of(work, work.rules.side[units[0]], {*units, *under_limit(work, hex)})
