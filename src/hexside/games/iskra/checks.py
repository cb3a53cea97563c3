"""Invariants of every state, and the exact counts of a position."""

from __future__ import annotations

from collections import Counter
from typing import Any

from hexside.engine import State, Violation
from hexside.games.iskra.combat import Combat
from hexside.games.iskra.command_range import subordinates
from hexside.games.iskra.lines import region
from hexside.games.iskra.ranges import prospects
from hexside.games.iskra.rules import IskraRules
from hexside.games.iskra.shapes import AXIS, SIDES
from hexside.games.iskra.standing import is_barred_ground
from hexside.games.iskra.state import (
    ABSENT,
    AIR_FORCES,
    BRIDGE,
    ELIMINATED,
    GROUNDED,
    HQ_WAITING,
    ISOLATED,
    KAMPFGRUPPEN,
    ON_ICE,
    OUT_OF_SUPPLY,
    REFIT,
    REMOVED,
    RETURNING,
    TWINS,
)
from hexside.games.iskra.victory import axis_points, soviet_points
from hexside.games.iskra.work import IskraWork
from hexside.mechanics.field_work import fresh_field
from hexside.mechanics.markers import SCOPE
from hexside.mechanics.movement_segment import NORMAL, RAIL, STRATEGIC

#: 6.2, 7.1.4, R-53: steps that may leave a hex overfull until they are over.
CROWDING = frozenset(
    (
        *("battle", "withdrawal", "pursuit", "reinforcement-phase", "early-entry"),
        *("overstacked", "two-headquarters"),
    )
)

#: 12.0: the boxes of air units, and the air forces of both sides.
AIR_BOXES = (*AIR_FORCES, GROUNDED, REFIT)
AIR_FORCES_OF = (("luftflotte-1",), ("13th-air-army", "14th-air-army"))
#: 13.3.1, 13.4.5: what never becomes of a headquarters or a pontoon.
GONE = (ELIMINATED, REMOVED, TWINS, KAMPFGRUPPEN)


def violations(rules: IskraRules, state: State) -> list[Violation]:
    """What may never be: lost counters, a wrong order, overfull stacks, units on closed ground."""
    work = IskraWork(rules, state)
    found = []
    if set(state.units) != set(rules.roster):
        found.append(Violation("counters-lost-or-added"))
    fresh = fresh_field(rules, state)
    if fresh.stacks != work.field.stacks or fresh.occupied != work.field.occupied:
        found.append(Violation("field-out-of-step"))
    for uid, unit in state.units.items():
        if (unit.hex >= 0) == bool(unit.box):
            found.append(Violation("unit-nowhere", {"unit": uid}))
        if unit.hex >= 0 and unit.has(ON_ICE) and unit.hex not in rules.ground.open_ice:
            found.append(Violation("on-ice-ashore", {"unit": uid}))
        if not may_be_in_box(work, uid):
            found.append(Violation("unit-in-wrong-place", {"unit": uid, "box": unit.box or "map"}))
        if not 1 <= unit.steps <= rules.roster[uid].steps:
            found.append(Violation("wrong-steps", {"unit": uid}))
        if unit.hex >= 0 and is_barred_ground(work, uid, unit.hex):
            found.append(Violation("unit-on-closed-ground", {"unit": uid}))
    for hex in state.data.order.differs_from(state.units):
        found.append(Violation("stack-order-differs", {"hex": rules.names[hex]}))
    return found + _mark_violations(work) + _stack_violations(work) + _chit_violations(work)


def _mark_violations(work: IskraWork) -> list[Violation]:
    """1.5.3, 13.3.1: both sides of a marker at once, or the bridge side of what is no pontoon."""
    found = []
    for uid, unit in work.units.items():
        bridges = sum(mark.partition(SCOPE)[0] == BRIDGE for mark in unit.marks)
        if bridges > 1 or (unit.has(OUT_OF_SUPPLY) and unit.has(ISOLATED)):
            found.append(Violation("marks-contradict", {"unit": uid}))
        if bridges and not work.rules.is_pontoon[uid]:
            found.append(Violation("bridge-without-pontoon", {"unit": uid}))
    return found


def may_be_in_box(work: IskraWork, uid: str) -> bool:
    """12.0, 13.3.1, 13.4.5: air units are in their own boxes only, and nobody else is there; lost
    headquarters and pontoons wait to come back."""
    counter = work.rules.roster[uid]
    box = work.units[uid].box
    if box == ABSENT:
        return True
    if counter.is_air:
        forces = AIR_FORCES_OF[counter.number]
        return box in (*forces, GROUNDED, REFIT, REMOVED, ELIMINATED)
    if counter.is_combat:
        return box not in (*AIR_BOXES, HQ_WAITING, RETURNING)
    lost = HQ_WAITING if counter.is_hq else RETURNING
    return box not in (*AIR_BOXES, *GONE, HQ_WAITING, RETURNING) or box == lost


def _stack_violations(work: IskraWork) -> list[Violation]:
    """6.0: both sides in a hex, or more than the limit while no step allows it."""
    rules = work.rules
    found = []
    # A text that is being read has no agenda yet; it may begin with an overfull hex.
    crowded = not work.agenda or any(
        frame.__struct_config__.tag in CROWDING for frame in work.agenda
    )
    for hex, stack in work.field.stacks.items():
        if len({rules.side[uid] for uid in stack}) > 1:
            found.append(Violation("both-sides-in-hex", {"hex": rules.names[hex]}))
    if not crowded:
        found += [Violation("stacking-limit", {"hex": rules.names[h]}) for h in overfull(work)]
    return found


def overfull(work: IskraWork) -> list[int]:
    """6.0: the hexes with more counters than may stack there."""
    rules = work.rules
    found = []
    for hex, stack in work.field.stacks.items():
        kinds = Counter(rules.kind[uid] for uid in stack if not work.is_bridge(uid))
        if any(number > rules.stacking_limit[kind] for kind, number in kinds.items()):
            found.append(hex)
    return found


def _chit_violations(work: IskraWork) -> list[Violation]:
    """1.4: no more chits lie anywhere than there are in the game."""
    data = work.data
    drawn = (data.drawn,) if data.drawn else ()
    places = Counter((*data.cup, *data.later, *data.used, *data.set_aside, *drawn))
    return [] if places <= Counter(data.pool) else [Violation("chits-lost-or-added")]


def census(rules: IskraRules, state: State) -> dict[str, Any]:
    """Exact counts of a position, by side."""
    work = IskraWork(rules, state)
    table: dict[str, Any] = {}
    for side, name in enumerate(SIDES):
        units = work.on_map(side)
        modes = (NORMAL, STRATEGIC, RAIL) if side == AXIS else (NORMAL, STRATEGIC)
        reached = dict.fromkeys(modes, 0)
        for uid in units:
            for option in prospects(work, uid, modes).options:
                reached[option.area.mode] += len(option.listed)
        fighting = tuple(uid for uid in units if work.rules.is_combat[uid])
        targets = Combat(rules.player[side], fighting).adjacent(work)
        linked = region(work, side)
        bit = rules.grid.bit
        table[name] = {
            "units_on_map": len(units),
            "stacks": work.field.bits[side].bit_count(),
            **{f"hexes_reached_by_{mode}_moves": count for mode, count in reached.items()},
            "enemy_hexes_adjacent": len(targets),
            "attacker_target_pairs": sum(len(attackers) for attackers in targets.values()),
            "hexes_in_own_zones": work.enemy_zones(1 - side).bit_count(),
            "hexes_with_line": linked.bit_count(),
            "units_with_line": sum(linked >> bit[state.units[uid].hex] & 1 for uid in units),
            "units_in_command_range": {
                hq: sum(is_near(work, hq, uid) for uid in subordinates(work, hq))
                for hq in rules.headquarters[side]
                if state.units[hq].hex >= 0
            },
            "attack_strength": sum(work.attack(uid) for uid in fighting),
            "defence_strength": sum(work.printed_defense(uid) for uid in fighting),
        }
    table["soviet_hexes"] = len(state.data.soviet_hexes)
    table["points"] = [axis_points(work), soviet_points(work)]
    return table


def is_near(work: IskraWork, hq: str, uid: str) -> bool:
    """3.3.3: whether a unit is within the printed range; in turn 1 that does not matter."""
    distance = work.rules.grid.distance(work.units[hq].hex, work.units[uid].hex)
    return distance <= (work.rules.roster[hq].command_range or 0)
