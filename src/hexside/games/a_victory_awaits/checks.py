"""Invariants of every state, and the exact counts of a position."""

from __future__ import annotations

from typing import Any

from hexside.engine import State, Violation
from hexside.games.a_victory_awaits.activation import in_command
from hexside.games.a_victory_awaits.combat import Combat
from hexside.games.a_victory_awaits.lines import region
from hexside.games.a_victory_awaits.ranges import prospects
from hexside.games.a_victory_awaits.reinforcements import rail_region
from hexside.games.a_victory_awaits.rules import AwaitsRules
from hexside.games.a_victory_awaits.shapes import AXIS, SIDES, SOVIET
from hexside.games.a_victory_awaits.state import ABSENT, COMMAND, ELIMINATED, UNUSED
from hexside.games.a_victory_awaits.victory import score
from hexside.games.a_victory_awaits.work import AwaitsWork
from hexside.mechanics.field_work import fresh_field, stack_violations
from hexside.mechanics.movement_segment import NORMAL


def violations(rules: AwaitsRules, state: State) -> list[Violation]:
    """What may never be: lost counters, units in water, overfull stacks, wrong caches."""
    work = AwaitsWork(rules, state)
    found = stack_violations(work)
    if set(state.units) != set(rules.roster):
        found.append(Violation("counters-lost-or-added"))
    fresh = fresh_field(rules, state)
    if fresh.stacks != work.field.stacks or fresh.zoc != work.field.zoc:
        found.append(Violation("field-out-of-step"))
    for uid, unit in state.units.items():
        if unit.hex >= 0 and unit.hex not in rules.ground.land:
            found.append(Violation("unit-in-sea", {"unit": uid}))
        if not 1 <= unit.steps <= rules.roster[uid].steps:
            found.append(Violation("wrong-steps", {"unit": uid}))
        if rules.side[uid] == SOVIET and unit.hex in rules.ground.west:
            found.append(Violation("west-of-start-line", {"unit": uid}))
        if rules.is_fortress[uid] and not _is_sound_fortress(work, uid):
            found.append(Violation("odd-fortress", {"unit": uid}))
    return found + _chit_violations(work)


def _is_sound_fortress(work: AwaitsWork, uid: str) -> bool:
    """14.0 to 14.3: a Soviet marker of two levels, each of which defends with 1 and does no more,
    on the map or where nothing arrives from."""
    unit = work.units[uid]
    rules = work.rules
    counter = rules.roster[uid]
    levels = rules.tables.fortress.levels_per_hex
    return (
        rules.side[uid] == SOVIET
        and (counter.steps, counter.defense, counter.reduced_defense) == (levels, levels, 1)
        and (counter.attack, counter.move, counter.mechanised) == (0, 0, False)
        and (unit.hex >= 0 or unit.box in (UNUSED, ELIMINATED, ABSENT))
    )


def _chit_violations(work: AwaitsWork) -> list[Violation]:
    """6.1: every chosen chit is in exactly one place while chits are drawn."""
    data = work.data
    if data.phase != COMMAND or work.rules.setup.variant == "teams":
        return []
    places = [*data.cup, *data.resolved, *data.hand_axis, *data.hand_soviet]
    places += [drawn.chit for drawn in data.queue.drawn if drawn.stage == "face-down"]
    # A chit that is being carried out is laid aside when it is done.
    places += data.queue.at("running")
    if data.drawn:
        places.append(data.drawn)
    expected = [*data.chosen_axis, *data.chosen_soviet, work.rules.supply_chit]
    return [] if sorted(expected) == sorted(places) else [Violation("chits-lost-or-added")]


def census(rules: AwaitsRules, state: State) -> dict[str, Any]:
    """Exact counts of a position, by side."""
    work = AwaitsWork(rules, state)
    table: dict[str, Any] = {}
    bit = rules.grid.bit
    for side, name in enumerate(SIDES):
        units = work.on_map(side)
        normal = strategic = 0
        for uid in units:
            for option in prospects(work, uid).options:
                if option.area.mode == NORMAL:
                    normal += len(option.listed)
                else:
                    strategic += len(option.actions)
        targets = Combat(rules.player[side], tuple(units)).adjacent(work) if units else {}
        linked = region(work, side)
        table[name] = {
            "units_on_map": len(units),
            "hexes_reached_by_normal_moves": normal,
            "hexes_reached_by_strategic_moves": strategic,
            "enemy_hexes_adjacent": len(targets),
            "attacker_target_pairs": sum(len(attackers) for attackers in targets.values()),
            "hexes_in_own_zones": work.enemy_zones(1 - side).bit_count(),
            "hexes_with_line": linked.bit_count(),
            "units_with_line": sum(linked >> bit[state.units[uid].hex] & 1 for uid in units),
            "railway_hexes_open": rail_region(work, side).bit_count(),
            "units_in_command": {
                hq: len(in_command(work, hq))
                for hq in rules.headquarters[side]
                if state.units[hq].hex >= 0
            },
            "attack_strength": sum(work.attack(uid) for uid in units),
            "defence_strength": sum(work.defense(uid) for uid in units),
        }
    table["hexes_on_land"] = len(rules.ground.land)
    table["major_cities_of_the_axis"] = sum(
        work.controls(AXIS, hex) for hex in rules.ground.major_cities
    )
    table["victory_points"] = score(work)
    return table
