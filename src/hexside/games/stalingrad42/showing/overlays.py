"""Overlays: zones, bonds, supply, railways, objectives, air bases, front and threat.

Nothing that is hidden (34.1.2) bears on any of them, so everybody may see all of them.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from hexside.engine import State
from hexside.games.stalingrad42.rail.railroads import connected_rail, is_operative, usable
from hexside.games.stalingrad42.reading.printed import AXIS, SIDES, SOVIET
from hexside.games.stalingrad42.rules import S42Rules
from hexside.games.stalingrad42.showing.threat import threat
from hexside.games.stalingrad42.supply.supply_lines import (
    linked_region,
    region,
    sources,
)
from hexside.games.stalingrad42.support.air_units import bases
from hexside.games.stalingrad42.work import S42Work
from hexside.mechanics.overlay_parts import Part, area, front, line


def overlays(rules: S42Rules, state: State) -> dict[str, Any]:
    """Every overlay of a position."""
    work = S42Work(rules, state)
    return {
        "zones": _zones(work),
        "bonds": _bonds(work),
        "supply": _supply(work),
        "railways": _railways(work),
        "objectives": _objectives(work),
        "control": _control(work),
        "air": _air(work),
        "front": _front(work),
        "threat": threat(work),
    }


def _area(work: S42Work, kind: str, side: int, hexes: Iterable[int]) -> Part:
    return area(work.rules.names, kind, SIDES[side], hexes)


def _bits(work: S42Work, kind: str, side: int, bits: int) -> Part:
    return _area(work, kind, side, work.rules.grid.indices(bits))


def _zones(work: S42Work) -> list[Part]:
    """6.1: the zones of control of each side."""
    return [_bits(work, "zone", side, work.field.zone_bits[side]) for side in (AXIS, SOVIET)]


def _bonds(work: S42Work) -> list[Part]:
    """7.1: the bonds that stand: the hexes and hexsides that they close to the enemy.

    ``links`` has the two ends of each bond, for a line from unit to unit; the second end is empty
    where the bond is formed with an Entry Area (7.5).
    """
    names = work.rules.names
    beside = work.rules.grid.beside
    parts = []
    for side in (AXIS, SOVIET):
        bonds = work.bonds(side).bonds
        in_line = [bond for bond in bonds if bond.hex >= 0]
        askew = [bond for bond in bonds if bond.hex < 0]
        hex_bonds = _area(work, "hex-bond", side, {bond.hex for bond in in_line})
        pairs = {beside(bond.hexside) for bond in askew}
        # A hexside of the map's edge has a hex on one side only: nothing to draw a line between.
        inside = [pair for pair in pairs if min(pair) >= 0]
        hexside_bonds = line(names, "hexside-bond", SIDES[side], inside)
        for part, found in ((hex_bonds, in_line), (hexside_bonds, askew)):
            part["links"] = sorted(
                [names[bond.first], names[bond.second] if bond.second >= 0 else ""]
                for bond in found
            )
            parts.append(part)
    return parts


def _supply(work: S42Work) -> list[Part]:
    """16: where a line of supply can be traced, from which sources, and whose units cannot."""
    parts = []
    for side in (AXIS, SOVIET):
        supplied = region(work, side)
        linked = linked_region(work, side)
        units = work.field.bits[side]
        found = sources(work, side)
        source = found.hexes | (found.edge & ~work.field.bits[1 - side])
        parts += [
            _bits(work, "supplied", side, supplied),
            _bits(work, "source", side, source),
            _bits(work, "cut-off", side, units & ~supplied & linked),
            _bits(work, "isolated", side, units & ~supplied & ~linked),
        ]
    return parts


def _railways(work: S42Work) -> list[Part]:
    """17: railways that each side may use, those that connect to a source, and railheads."""
    parts = []
    for side in (AXIS, SOVIET):
        connected = connected_rail(work, side)
        parts += [
            _bits(work, "connected-rail", side, connected),
            _bits(work, "cut-rail", side, usable(work, side) & ~connected),
        ]
    heads = work.data.railheads
    working = {head.hex for head in heads if is_operative(work, head)}
    return [
        *parts,
        _area(work, "railhead", AXIS, working),
        _area(work, "inoperative-railhead", AXIS, {head.hex for head in heads} - working),
    ]


def _objectives(work: S42Work) -> list[Part]:
    """24.1, S1.3: hexes that score, by what they are worth and who holds them; ways out."""
    rules = work.rules
    ground = rules.ground
    parts = []
    for side in (AXIS, SOVIET):
        held = [hex for hex in ground.victory_hexes if work.controls(side, hex)]
        for points in sorted({ground.victory_hexes[hex] for hex in held}):
            hexes = [hex for hex in held if ground.victory_hexes[hex] == points]
            parts.append(_area(work, f"victory-{points}", side, hexes))
    exits = {hex for letter in rules.setup.exit_areas for hex in ground.entry_hexes.get(letter, ())}
    parts.append(_area(work, "exit", AXIS, exits))
    return [part for part in parts if part["hexes"]]


def _control(work: S42Work) -> list[Part]:
    """16.3.4: who controls the cities and the other hexes that have a master."""
    controlled = work.ground.controllable
    return [
        _area(work, "held", side, (hex for hex in controlled if work.controls(side, hex)))
        for side in (AXIS, SOVIET)
    ]


def _air(work: S42Work) -> list[Part]:
    """9.3.5: the air bases, and the hexes in range of one."""
    found = bases(work)
    reach = work.rules.numbers.air.range
    covered = 0
    for base in found:
        covered |= work.ground.within(base, reach)
    return [
        _area(work, "air-base", AXIS, found),
        _bits(work, "air-range", AXIS, covered & work.ground.land_bits),
    ]


def _front(work: S42Work) -> list[Part]:
    """The line between what is nearer to the one side and what is nearer to the other.

    A hex as far from both belongs to the side that alone can supply it, else to the Soviets, who
    were there first.
    """
    rules = work.rules
    bit = rules.grid.bit
    axis, soviet = region(work, AXIS), region(work, SOVIET)

    def settle(hex: int) -> int:
        only_axis = axis >> bit[hex] & 1 > soviet >> bit[hex] & 1
        return AXIS if only_axis else SOVIET

    pairs = front(rules.grid, frozenset(rules.ground.land), work.field.bits, settle)
    return [line(rules.names, "front", "", pairs)]


__all__ = ["overlays"]
