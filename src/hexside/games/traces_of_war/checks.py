"""Invariants of every state, and the exact counts of a position."""

from __future__ import annotations

from typing import Any

from hexside.engine import State, Violation
from hexside.games.traces_of_war.activation import in_command
from hexside.games.traces_of_war.combat import Combat
from hexside.games.traces_of_war.ranges import unit_options
from hexside.games.traces_of_war.reinforcements import rail_region
from hexside.games.traces_of_war.rules import TracesRules
from hexside.games.traces_of_war.supply_lines import region
from hexside.games.traces_of_war.tables import AXIS, SIDES
from hexside.games.traces_of_war.work import TracesWork
from hexside.mechanics.field_work import fresh_field
from hexside.mechanics.movement_segment import NORMAL


def violations(rules: TracesRules, state: State) -> list[Violation]:
    """What may never be: lost counters, units in the sea, overfull stacks, wrong caches."""
    work = TracesWork(rules, state)
    found = []
    if set(state.units) != set(rules.roster):
        found.append(Violation("counters-lost-or-added"))
    fresh = fresh_field(rules, state)
    if fresh.stacks != work.field.stacks or fresh.zoc != work.field.zoc:
        found.append(Violation("field-out-of-step"))
    for uid, unit in state.units.items():
        if (unit.hex >= 0) == bool(unit.box):
            found.append(Violation("unit-nowhere", {"unit": uid}))
        if unit.hex >= 0 and unit.hex not in rules.ground.land:
            found.append(Violation("unit-in-sea", {"unit": uid}))
        if not 1 <= unit.steps <= rules.roster[uid].steps:
            found.append(Violation("wrong-steps", {"unit": uid}))
    limits = rules.tables.stacking
    for hex, stack in work.field.stacks.items():
        name = rules.names[hex]
        if len({rules.side[uid] for uid in stack}) > 1:
            found.append(Violation("both-sides-in-hex", {"hex": name}))
        hqs = sum(rules.is_hq[uid] for uid in stack)
        if hqs > limits.headquarters or len(stack) - hqs > limits.combat_units:
            found.append(Violation("stacking-limit", {"hex": name}))
    return found + _chit_violations(rules, state)


def _chit_violations(rules: TracesRules, state: State) -> list[Violation]:
    """4.2: every chit is in exactly one place while chits are in play."""
    data = state.data
    if data.phase != "action":
        return []
    places = [*data.inactive_axis, *data.inactive_soviet, *data.hand, *data.cup, *data.resolved]
    if data.drawn:
        places.append(data.drawn)
    expected: list[str] = []
    for chit in rules.chits.values():
        if chit.from_turn <= state.turn:
            expected.extend([chit.id] * chit.count)
    lost = sorted(expected) != sorted(places)
    # The Airborne chit becomes a marker once it has been resolved in an earlier turn.
    if lost and data.airborne_used:
        without = [c for c in expected if rules.chits[c].kind != "airborne"]
        lost = sorted(without) != sorted(places)
    found = [Violation("chits-lost-or-added")] if lost else []
    markers = len(data.luftwaffe) + len(data.luftwaffe_box) + len(data.luftwaffe_used)
    if markers != rules.tables.luftwaffe.offensive + rules.tables.luftwaffe.defensive:
        found.append(Violation("markers-lost-or-added"))
    return found


def census(rules: TracesRules, state: State) -> dict[str, Any]:
    """Exact counts of a position, by side."""
    work = TracesWork(rules, state)
    table: dict[str, Any] = {}
    for side, name in enumerate(SIDES):
        units = [uid for uid, u in state.units.items() if u.hex >= 0 and rules.side[uid] == side]
        normal = strategic = 0
        for uid in units:
            for option in unit_options(work, uid):
                if option.area.mode == NORMAL:
                    normal += len(option.listed)
                else:
                    strategic += len(option.actions)
        targets = Combat(name, tuple(units)).adjacent(work)
        supplied = region(work, side)
        bit = rules.grid.bit
        table[name] = {
            "units_on_map": len(units),
            "hexes_reached_by_normal_moves": normal,
            "hexes_reached_by_strategic_moves": strategic,
            "enemy_hexes_adjacent": len(targets),
            "attacker_target_pairs": sum(len(attackers) for attackers in targets.values()),
            "hexes_in_own_zones": sum(1 for count in work.field.zoc[side] if count),
            "hexes_supplied": supplied.bit_count(),
            "units_supplied": sum(supplied >> bit[state.units[uid].hex] & 1 for uid in units),
            "railway_hexes_open": rail_region(work, side).bit_count(),
            "units_in_command": {
                hq: len(in_command(work, hq)[0])
                for hq in rules.headquarters[side]
                if state.units[hq].hex >= 0
            },
            "attack_strength": sum(work.attack(uid) for uid in units),
            "defence_strength": sum(work.defense(uid) for uid in units),
        }
    table["hexes_on_land"] = len(rules.ground.land)
    table["axis_units_in_major_cities"] = sum(
        1
        for hex in rules.ground.major_cities
        for uid in work.field.at(hex)
        if rules.side[uid] == AXIS
    )
    return table
