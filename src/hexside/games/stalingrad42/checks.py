"""Invariants of every state, and the exact counts of a position."""

from __future__ import annotations

from typing import Any

from hexside.engine import State, Violation
from hexside.games.stalingrad42.board.counting import fresh_field
from hexside.games.stalingrad42.movement.movement_ranges import prospects
from hexside.games.stalingrad42.reading.printed import OFF_MAP_TYPES, SIDES
from hexside.games.stalingrad42.rules import S42Rules
from hexside.games.stalingrad42.state import AREA_BOX
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
    for hex, stack in work.field.stacks.items():
        if len({rules.side[uid] for uid in stack}) > 1:
            found.append(Violation("both-sides-in-hex", {"hex": rules.names[hex]}))
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
                reached[option.mode] = reached.get(option.mode, 0) + len(option.listed)
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
