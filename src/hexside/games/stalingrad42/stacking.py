"""4 Stacking."""

from __future__ import annotations

from hexside.games.stalingrad42.tables import AXIS
from hexside.games.stalingrad42.work import S42Work

#: 4.3: army headquarters with which at most two tank or mechanised corps may stack.
_NOT_TANK_ARMY = "tank"


def limit(work: S42Work, side: int, hex: int) -> int:
    """4.1, 4.3: how many combat units a side may have in a hex, free-stacking ones apart."""
    rules = work.rules.tables.stacking
    if side == AXIS:
        return rules.axis
    if army_headquarters(work, hex):
        return rules.soviet_with_army_hq
    return rules.soviet


def army_headquarters(work: S42Work, hex: int) -> list[str]:
    """4.3: the Soviet Army headquarters in a hex."""
    roster = work.rules.roster
    return [uid for uid in work.field.at(hex) if roster[uid].type == "soviet-army-hq"]


def load(work: S42Work, side: int, hex: int) -> int:
    """4.1, 4.2: the units that count against the limit: one free-stacking unit is free."""
    roster = work.rules.roster
    counted = free = 0
    for uid in work.field.at(hex):
        counter = roster[uid]
        if counter.number != side or not work.rules.combat[uid] or counter.is_asu:
            continue
        if counter.free_stacking:
            free += 1
        else:
            counted += 1
    return counted + max(0, free - work.rules.tables.stacking.free_stacking)


def excess(work: S42Work, side: int, hex: int) -> int:
    """4.1 to 4.3: how many units stand in a hex over the limit."""
    over = max(0, load(work, side, hex) - limit(work, side, hex))
    return max(over, _excess_corps(work, side, hex))


def _excess_corps(work: S42Work, side: int, hex: int) -> int:
    """4.3: with the 1st Guards or 5th Shock Army at most two tank or mechanised corps.

    The third place is then for another unit, so that it matters only above the plain limit.
    """
    if side == AXIS:
        return 0
    hqs = army_headquarters(work, hex)
    roster = work.rules.roster
    if not hqs or any(roster[uid].values[0].move > 3 for uid in hqs):
        return 0
    corps = sum(
        1
        for uid in work.field.at(hex)
        if roster[uid].type in ("tank", "mechanised")
        and roster[uid].number == side
        and not roster[uid].free_stacking
    )
    return max(0, corps - work.rules.tables.stacking.corps_with_army_hq)


def overstacked(work: S42Work, side: int) -> list[int]:
    """4.4: the hexes where a side stands over the limit; garrisoned reserves are exempt (31)."""
    return [
        hex
        for hex, stack in sorted(work.field.stacks.items())
        if len(stack) > 2
        and work.rules.side[stack[0]] == side
        and excess(work, side, hex)
        and not any(work.has(uid, "frozen") for uid in stack)
    ]


def may_be_given_up(work: S42Work, side: int, hex: int) -> list[str]:
    """4.4: the units of which the owner chooses one to eliminate."""
    roster = work.rules.roster
    return [uid for uid in work.combat_units(side, hex) if not roster[uid].is_asu]


def has_room(work: S42Work, uid: str, hex: int) -> bool:
    """4.1: whether a unit could stand in a hex within the limit."""
    counter = work.rules.roster[uid]
    if not work.rules.combat[uid] or counter.is_asu:
        return True
    side = counter.number
    if uid in work.field.at(hex):
        return not excess(work, side, hex)
    roster = work.rules.roster
    free = [
        other
        for other in work.field.at(hex)
        if roster[other].free_stacking and roster[other].number == side
    ]
    if counter.free_stacking and len(free) < work.rules.tables.stacking.free_stacking:
        return True
    return load(work, side, hex) < limit(work, side, hex)
