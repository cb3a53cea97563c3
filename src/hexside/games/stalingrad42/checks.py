"""Invariants of every state, and the exact counts of a position."""

from __future__ import annotations

from typing import Any

from hexside.engine import State, Violation
from hexside.games.stalingrad42.board.counting import fresh_field
from hexside.games.stalingrad42.combat.city_battles import (
    CONTESTED_CITIES,
    battle_at,
    original_attacker,
)
from hexside.games.stalingrad42.maskirovka.armies import (
    armies_tied,
    army_of,
    boxes,
    is_in_play,
    is_revealed,
)
from hexside.games.stalingrad42.movement.movement_ranges import prospects
from hexside.games.stalingrad42.reading.printed import OFF_MAP_TYPES, SIDES, SOVIET
from hexside.games.stalingrad42.retreat.retreats import Retreats
from hexside.games.stalingrad42.rules import S42Rules
from hexside.games.stalingrad42.state import (
    AREA_BOX,
    ARMY_BOX,
    RESERVE,
    TRANS_CAUCASUS,
    TURN_BOX,
)
from hexside.games.stalingrad42.work import S42Work


def violations(rules: S42Rules, state: State) -> list[Violation]:
    """What may never be: lost counters, units in the sea, both sides in a hex, wrong caches."""
    work = S42Work(rules, state)
    found = []
    if set(state.units) != set(rules.roster):
        found.append(Violation("counters-lost-or-added"))
    fresh = fresh_field(rules, state)
    if (
        fresh.stacks,
        fresh.zoc,
        fresh.occupied,
        fresh.capable,
        fresh.bits,
        fresh.zone_bits,
    ) != (
        work.field.stacks,
        work.field.zoc,
        work.field.occupied,
        work.field.capable,
        work.field.bits,
        work.field.zone_bits,
    ):
        found.append(Violation("field-out-of-step"))
    for uid, unit in state.units.items():
        if (unit.hex >= 0) == bool(unit.box):
            found.append(Violation("unit-nowhere", {"unit": uid}))
        if unit.hex >= 0 and unit.hex not in rules.ground.land:
            found.append(Violation("unit-in-sea", {"unit": uid}))
        if unit.hex >= 0 and rules.roster[uid].type in OFF_MAP_TYPES:
            found.append(Violation("marker-on-map", {"unit": uid}))
        if not 1 <= unit.steps <= rules.roster[uid].steps:
            found.append(Violation("wrong-steps", {"unit": uid}))
        if list(unit.marks) != sorted(set(unit.marks)):
            found.append(Violation("marks-not-sorted", {"unit": uid}))
        if unit.box.startswith(AREA_BOX):
            letter = unit.box[len(AREA_BOX) :]
            side = rules.side[uid]
            if letter not in rules.areas[side] and (side or letter != rules.setup.baku_area):
                found.append(Violation("unit-in-foreign-area", {"unit": uid}))
        if unit.box == TRANS_CAUCASUS and rules.side[uid] != SOVIET:
            found.append(Violation("not-for-this-box", {"unit": uid}))
    found += _boxes(work)
    markers: dict[tuple[int, str], set[int]] = {}
    for uid, unit in state.units.items():
        for mark in unit.marks:
            if mark.startswith(RESERVE):
                markers.setdefault((rules.side[uid], mark), set()).add(unit.hex)
    for (_, mark), hexes in markers.items():
        if len(hexes) > 1 or min(hexes) < 0:
            # 25.2.1: a marker lies on one stack.
            found.append(Violation("reserve-marker-split", {"number": mark.removeprefix(RESERVE)}))
    for one in state.data.offensives:
        unit = state.units[one.hq]
        if unit.hex < 0 and not unit.box.startswith(AREA_BOX):
            found.append(Violation("offensive-without-headquarters", {"unit": one.hq}))
    return found + _crowded(work)


def _crowded(work: S42Work) -> list[Violation]:
    """5.1, 29.1.1: both sides in a hex, where no City Battle marker has brought them together."""
    rules = work.rules
    found = []
    retreating = {frame.start for frame in work.agenda if isinstance(frame, Retreats)}
    for hex, stack in work.field.stacks.items():
        if len({rules.side[uid] for uid in stack}) < 2 or hex in retreating:
            # 19.3: non-combat units may still be there while those with them retreat.
            continue
        name = {"hex": rules.names[hex]}
        battle = battle_at(work, hex)
        contested = work.field.is_contested(hex) and CONTESTED_CITIES in rules.advanced
        if battle is None or not contested:
            found.append(Violation("both-sides-in-hex", name))
        elif work.controls(original_attacker(work, battle), hex):
            # 29.1.4
            found.append(Violation("contested-city-control", name))
    return found


def _boxes(work: S42Work) -> list[Violation]:
    """34.2: no more than eight Soviet combat units in a holding box, and no box without marker."""
    found = []
    limit = work.rules.numbers.reserve_armies.box_limit
    counts: dict[str, int] = {}
    for uid, unit in work.units.items():
        if unit.hex >= 0 or not unit.box.startswith(ARMY_BOX):
            continue
        counts[unit.box] = counts.get(unit.box, 0) + 1
        if work.rules.side[uid] != SOVIET or not work.rules.combat[uid]:
            found.append(Violation("not-for-this-box", {"unit": uid}))
    for box, count in counts.items():
        if count > limit or box not in boxes(work) or not is_in_play(work, army_of(work, box)):
            found.append(Violation("box-without-army", {"box": box}))
    return found + _markers(work)


def _markers(work: S42Work) -> list[Violation]:
    """34.1.1, 34.7: once markers are assigned every army has one; none is revealed off the map."""
    found = []
    tied = armies_tied(work)
    for army in work.rules.reserve_armies if tied else ():
        comes = is_in_play(work, army) or work.units[army].box.startswith(TURN_BOX)
        if comes and army not in tied:
            found.append(Violation("army-without-marker", {"unit": army}))
        if is_revealed(work, army) and not is_in_play(work, army):
            found.append(Violation("revealed-army-away", {"unit": army}))
    return found


def census(rules: S42Rules, state: State) -> dict[str, Any]:
    """Exact counts of a position, by side."""
    work = S42Work(rules, state)
    table: dict[str, Any] = {}
    for side, name in enumerate(SIDES):
        units = work.on_map(side)
        reached: dict[str, int] = {}
        for uid in units:
            for option in prospects(work, uid).options:
                reached[option.mode] = reached.get(option.mode, 0) + len(option)
        bonds = work.bonds(side)
        table[name] = {
            "units_on_map": len(units),
            "combat_units": sum(rules.combat[uid] for uid in units),
            "hexes_in_own_zones": sum(1 for count in work.field.zoc[side] if count),
            "bonds": len(bonds.bonds),
            "bonded_hexes": len(bonds.hexes),
            "edges_closed_by_bonds": len(bonds.closed),
            "attack_strength": sum(work.values(uid).attack for uid in units),
            "defense_strength": sum(work.values(uid).defense for uid in units),
        } | {f"hexes_reached_{mode}": count for mode, count in sorted(reached.items())}
    table["hexes_on_land"] = len(rules.ground.land)
    return table
