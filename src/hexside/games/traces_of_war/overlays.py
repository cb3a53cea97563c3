"""Overlays: zones, supply, command, objectives, front and threat, as everybody may know them."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from hexside.engine import State
from hexside.games.traces_of_war.activation import command_area
from hexside.games.traces_of_war.ranges import unit_options
from hexside.games.traces_of_war.rules import TracesRules
from hexside.games.traces_of_war.supply_lines import region, source_bits
from hexside.games.traces_of_war.tables import AXIS, SIDES, SOVIET
from hexside.games.traces_of_war.work import TracesWork
from hexside.mechanics.overlay_parts import Part, area, front, line


def overlays(rules: TracesRules, state: State) -> dict[str, Any]:
    """Every overlay of a position; nothing in it depends on chits or markers that are hidden."""
    work = TracesWork(rules, state)
    return {
        "zones": _zones(work),
        "supply": _supply(work),
        "command": _command(work),
        "objectives": _objectives(work),
        "front": _front(work),
        "threat": _threat(work),
    }


def _part(work: TracesWork, kind: str, side: str, hexes: Iterable[int], unit: str = "") -> Part:
    return area(work.rules.names, kind, side, hexes, unit)


def _zones(work: TracesWork) -> list[Part]:
    """6.0: the zones of control of each side."""
    grid = work.rules.grid
    return [
        _part(work, "zone", SIDES[side], grid.indices(work.enemy_zones(1 - side)))
        for side in (AXIS, SOVIET)
    ]


def _supply(work: TracesWork) -> list[Part]:
    """8.1: where each side can trace a supply line, from which sources, and who cannot."""
    grid = work.rules.grid
    parts = []
    for side in (AXIS, SOVIET):
        supplied = region(work, side)
        cut_off = work.field.bits[side] & ~supplied
        parts += [
            _part(work, "supplied", SIDES[side], grid.indices(supplied)),
            _part(work, "source", SIDES[side], grid.indices(source_bits(work, side))),
            _part(work, "cut-off", SIDES[side], grid.indices(cut_off)),
        ]
    return parts


def _command(work: TracesWork) -> list[Part]:
    """2.3: the command range of each headquarters on the map."""
    grid = work.rules.grid
    return [
        _part(work, "command", SIDES[side], grid.indices(command_area(work, hq)), hq)
        for side in (AXIS, SOVIET)
        for hq in work.rules.headquarters[side]
        if work.units[hq].hex >= 0
    ]


def _objectives(work: TracesWork) -> list[Part]:
    """12.2, 12.3, 13: what the victory points of this scenario are given for, and who holds it."""
    rules = work.rules
    data = work.data
    held = set(data.control)
    parts = []
    for side, cities in (
        (AXIS, rules.ground.is_city - held),
        (SOVIET, rules.ground.is_city & held),
    ):
        parts.append(_part(work, "city", SIDES[side], cities))
    counted = rules.tables.victory_points[rules.setup.victory_points]
    if "crossing_point" in counted:
        taken = set(data.crossing_points)
        parts += [
            _part(work, "crossing", SIDES[AXIS], set(rules.ground.crossings) - taken),
            _part(work, "crossing", SIDES[SOVIET], taken),
        ]
    if "breakthrough_unit" in counted:
        parts.append(_part(work, "breakthrough", "", rules.ground.breakthrough))
    parts.append(_part(work, "supreme-order", SIDES[AXIS], data.supreme_orders))
    return [part for part in parts if part["hexes"]]


def _front(work: TracesWork) -> list[Part]:
    """The line between what is nearer to the one side and what is nearer to the other.

    A hex as far from both belongs to the side that alone can supply it, else to the Axis, who
    stood there first.
    """
    rules = work.rules
    bit = rules.grid.bit
    axis, soviet = region(work, AXIS), region(work, SOVIET)

    def settle(hex: int) -> int:
        return SOVIET if soviet >> bit[hex] & 1 > axis >> bit[hex] & 1 else AXIS

    pairs = front(rules.grid, rules.ground.land, work.field.bits, settle)
    return [line(rules.names, "front", "", pairs)]


def _threat(work: TracesWork) -> list[Part]:
    """9, 10.0: what each side's units can reach if activated, and whom they can then attack.

    Each unit is looked at alone, with its whole allowance and as the position stands.
    """
    rules = work.rules
    parts = []
    for side in (AXIS, SOVIET):
        reached = set(rules.grid.indices(work.field.bits[side]))
        for uid, unit in work.units.items():
            if rules.side[uid] == side and unit.hex >= 0:
                for option in unit_options(work, uid):
                    reached.update(option.area.costs)
        enemy = work.field.occupied[1 - side]
        struck = {
            there for here in reached for there in rules.ground.projections[here] if enemy[there]
        }
        parts.append(_part(work, "reach", SIDES[side], reached))
        parts.append(_part(work, "strike", SIDES[side], struck))
    return parts


__all__ = ["overlays"]
