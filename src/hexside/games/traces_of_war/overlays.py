"""Overlays: zones, supply, command, objectives and the front line, as everybody may know them.

Each overlay is a list of parts. A part has a ``kind``, the ``side`` that it belongs to ("" for
none) and either ``hexes`` or, for a line, the pairs of neighbours on both ``sides`` of it.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from hexside.engine import State
from hexside.games.traces_of_war.activation import command_area
from hexside.games.traces_of_war.rules import TracesRules
from hexside.games.traces_of_war.supply_lines import enemy_zones, region, source_bits
from hexside.games.traces_of_war.tables import AXIS, SIDES, SOVIET
from hexside.games.traces_of_war.work import TracesWork

Part = dict[str, Any]

#: A hex as far from the one side as from the other.
BETWEEN = -1


def overlays(rules: TracesRules, state: State) -> dict[str, Any]:
    """Every overlay of a position; nothing in it depends on chits or markers that are hidden."""
    work = TracesWork(rules, state)
    return {
        "zones": _zones(work),
        "supply": _supply(work),
        "command": _command(work),
        "objectives": _objectives(work),
        "front": _front(work),
    }


def _part(work: TracesWork, kind: str, side: str, hexes: Iterable[int], unit: str = "") -> Part:
    names = work.rules.names
    part: Part = {"kind": kind, "side": side, "hexes": [names[hex] for hex in sorted(hexes)]}
    if unit:
        part["unit"] = unit
    return part


def _zones(work: TracesWork) -> list[Part]:
    """6.0: the zones of control of each side."""
    grid = work.rules.grid
    return [
        _part(work, "zone", SIDES[side], grid.indices(enemy_zones(work, 1 - side)))
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
        (AXIS, rules.is_city - held),
        (SOVIET, rules.is_city & held),
    ):
        parts.append(_part(work, "city", SIDES[side], cities))
    counted = rules.tables.victory_points[rules.setup.victory_points]
    if "crossing_point" in counted:
        taken = set(data.crossing_points)
        parts += [
            _part(work, "crossing", SIDES[AXIS], set(rules.crossings) - taken),
            _part(work, "crossing", SIDES[SOVIET], taken),
        ]
    if "breakthrough_unit" in counted:
        parts.append(_part(work, "breakthrough", "", rules.breakthrough))
    parts.append(_part(work, "supreme-order", SIDES[AXIS], data.supreme_orders))
    return [part for part in parts if part["hexes"]]


def _front(work: TracesWork) -> list[Part]:
    """The line between the hexes nearer to the one side's units and those nearer to the other's.

    No rule knows a front line; it is an aid for the eye. A hex as far from both belongs to the side
    that alone can supply it, else to the Axis, who stood there first.
    """
    owner = _territory(work)
    grid = work.rules.grid
    names = work.rules.names
    pairs = [
        [names[here], names[there]]
        for here, side in owner.items()
        for there in grid.adjacent(here)
        if here < there and owner.get(there, side) != side
    ]
    return [{"kind": "front", "side": "", "sides": sorted(pairs)}]


def _territory(work: TracesWork) -> dict[int, int]:
    rules = work.rules
    grid = rules.grid
    owner: dict[int, int] = {}
    for side in (AXIS, SOVIET):
        owner.update(dict.fromkeys(grid.indices(work.field.bits[side]), side))
    rim = dict(owner)
    while rim:
        claimed: dict[int, int] = {}
        for hex, side in rim.items():
            for there in grid.adjacent(hex):
                if there in rules.land and there not in owner:
                    claimed[there] = BETWEEN if claimed.get(there, side) != side else side
        rim = {hex: _settled(work, hex, side) for hex, side in claimed.items()}
        owner |= rim
    return owner


def _settled(work: TracesWork, hex: int, side: int) -> int:
    if side != BETWEEN:
        return side
    bit = work.rules.grid.bit[hex]
    supplied = [region(work, side) >> bit & 1 for side in (AXIS, SOVIET)]
    return SOVIET if supplied[SOVIET] > supplied[AXIS] else AXIS


__all__ = ["overlays"]
