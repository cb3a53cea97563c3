"""8.1 Which units may attack, which hexes they may attack, and who may not attack together."""

from __future__ import annotations

from collections.abc import Iterator

from hexside.engine import Reason
from hexside.games.stalingrad42.combat.combat_ground import builds_fort, may_attack_into
from hexside.games.stalingrad42.combat.edge_stacks import crowds_edge
from hexside.games.stalingrad42.maskirovka.defending import hidden_targets
from hexside.games.stalingrad42.reading.printed import AXIS_ALLIES
from hexside.games.stalingrad42.state import (
    ACTIVATED,
    ARMY_BOX,
    ATTACKED,
    ATTEMPTED,
    AUTO_DS,
    REPLACEMENT,
    TRAIN,
    TRANSFERRED,
    area_of,
)
from hexside.games.stalingrad42.units.reserves import marker_of
from hexside.games.stalingrad42.work import S42Work


def may_attack(work: S42Work, uid: str) -> Reason | None:
    """8.1, 13.2, 21.4, 9.7.2, 25, 27: the first reason why a unit may not attack, if so."""
    return next(attack_faults(work, uid), None)


def attack_faults(work: S42Work, uid: str) -> Iterator[Reason]:
    """8.1, 13.2, 21.4, 9.7.2, 25, 27: everything that keeps a unit from any attack."""
    unit = work.units[uid]
    name = {"unit": uid}
    if unit.hex < 0 and unit.box.startswith(ARMY_BOX):
        yield Reason("s42-in-a-holding-box", "34.6.1", {**name})
    elif unit.hex < 0 and not area_of(unit.box):
        yield Reason("s42-not-on-map", "8.1", {**name})
    if not work.rules.combat[uid] or work.values(uid).attack <= 0:
        yield Reason("s42-no-attack-strength", "8.1", {**name})
    if not work.is_good_order(uid):
        yield Reason("s42-not-in-good-order", "13.2.1", {**name})
    if TRAIN in unit.marks:
        yield Reason("s42-on-a-train", "5.6.4", {**name})
    if ATTACKED in unit.marks:
        yield Reason("already-fought", "8.1", {**name})
    if any(mark.startswith(AUTO_DS) for mark in unit.marks):
        yield Reason("s42-auto-ds-marked", "8.6.1", {**name})
    if ACTIVATED in unit.marks or marker_of(work, uid):
        yield Reason("s42-reserves-do-not-attack", "25.2.3", {**name})
    if ATTEMPTED in unit.marks:
        yield Reason("s42-has-attempted", "27.2.1", {**name})
    stack = work.combat_units(work.rules.side[uid], unit.hex) if unit.hex >= 0 else [uid]
    if any(REPLACEMENT in work.units[other].marks for other in stack):
        yield Reason("s42-replacement-in-hex", "21.4", {**name})
    if unit.hex >= 0 and builds_fort(work, unit.hex):
        yield Reason("s42-fort-being-built", "9.7.2", {**name})
    if unit.hex < 0 and TRANSFERRED in unit.marks:
        yield Reason("s42-transferred", "22.6.1", {**name})


def eligible_targets(work: S42Work, side: int) -> dict[int, tuple[str, ...]]:
    """8.1, 29.1.3: enemy hexes next to units (or around them) that may attack them."""
    found: dict[int, list[str]] = {}
    rules = work.rules
    ground = rules.ground
    enemy = work.field.occupied[1 - side]
    hidden = hidden_targets(work, 1 - side)
    if hidden:
        # 34.6.2: Reserve Armies that may bring out units can be attacked like these.
        enemy = enemy[:]
        for hex in hidden:
            enemy[hex] = 1
    adjacency = ground.adjacency(work.season)
    contested = work.field.is_contested
    beyond = {
        letter: [hex for hex in ground.entry_hexes.get(letter, ()) if enemy[hex]]
        for letter in work.areas(side)
    }
    for uid, unit in work.units.items():
        if rules.side[uid] != side or not rules.combat[uid]:
            continue
        if unit.hex >= 0:
            # 29.1.3: out of a contested city nobody attacks but those who are in it.
            reach = (unit.hex,) if contested(unit.hex) else adjacency[unit.hex]
            near = [hex for hex in reach if enemy[hex]]
        else:
            near = beyond.get(area_of(unit.box), []) if unit.box else []
        if not near or may_attack(work, uid) is not None:
            continue
        for hex in near:
            if may_attack_into(work, uid, hex):
                found.setdefault(hex, []).append(uid)
    return {hex: tuple(units) for hex, units in sorted(found.items())}


def fights_in_city(work: S42Work, uid: str, target: int) -> bool:
    """29.1.3: a unit in a contested city, which does not attack out of it."""
    hex = work.units[uid].hex
    return hex >= 0 and hex != target and work.field.is_contested(hex)


def no_attackers(work: S42Work, side: int, target: int, rule: str) -> Reason:
    """8.1, 29.1.3: nobody may attack a hex; those next to it may only fight in their city."""
    for here in work.adjacent(target):
        if work.field.is_contested(here):
            return Reason(
                "s42-not-out-of-city", "29.1.3", {"unit": work.combat_units(side, here)[0]}
            )
    return Reason("no-attackers-adjacent", rule, {"hex": work.rules.names[target]})


def nations_clash(work: S42Work, attackers: tuple[str, ...]) -> bool:
    """20.5.1: units of different allies do not join in one attack."""
    roster = work.rules.roster
    return len({roster[uid].nation for uid in attackers} & AXIS_ALLIES) > 1


def may_join(work: S42Work, target: int, attackers: tuple[str, ...]) -> bool:
    """20.5.1, 22.7: whether these units can attack a hex together."""
    return not nations_clash(work, attackers) and not crowds_edge(work, target, attackers)
