"""4.0(2) Deployment zones: areas, ranges and headquarters hexes of the formations."""

from __future__ import annotations

import functools
from dataclasses import dataclass

from hexside.games.a_victory_awaits.rules import AwaitsRules
from hexside.games.a_victory_awaits.shapes import SIDES, SOVIET


@dataclass(frozen=True)
class Zone:
    """The zone of one formation, with the units that set up in it.

    ``must_hold`` are the hexes of an area, each of which needs a unit; ``hq_hex`` is -1 where the
    headquarters sets up like the other units.
    """

    formation: str
    units: tuple[str, ...]
    hexes: tuple[int, ...]
    must_hold: tuple[int, ...]
    hq: str
    hq_hex: int

    def hexes_for(self, uid: str) -> tuple[int, ...]:
        """The hexes of a unit of the formation, before stacking."""
        return (self.hq_hex,) if uid == self.hq and self.hq_hex >= 0 else self.hexes


def zones_of(rules: AwaitsRules, side: int) -> tuple[Zone, ...]:
    """The zones of a side, those with the least room for their units first."""
    return _zones(rules, side)


@functools.lru_cache(maxsize=64)
def _zones(rules: AwaitsRules, side: int) -> tuple[Zone, ...]:
    rows = [row for row in rules.files.deployment if row.side == SIDES[side]]
    zones = []
    for key in dict.fromkeys((row.formation, row.map) for row in rows):
        zone = _zone(rules, side, *key)
        if zone.units:
            zones.append(zone)
    room = rules.tables.stacking.units
    return tuple(sorted(zones, key=lambda zone: room * len(zone.hexes) - len(zone.units)))


def _is_set_up(rules: AwaitsRules, uid: str) -> bool:
    """4.0(2), (3): not the units of the boxes; a counter of a position text may be."""
    row = rules.historical.get(uid)
    return row is None or row.hex is not None


def _zone(rules: AwaitsRules, side: int, formation: str, letter: str) -> Zone:
    ground = rules.ground
    grid = rules.grid
    hexes: set[int] = set()
    must_hold: set[int] = set()
    hq_hex = -1
    for row in rules.files.deployment:
        if (row.side, row.formation, row.map) != (SIDES[side], formation, letter):
            continue
        if row.kind == "area":
            area = rules.board.areas.get(row.area or "", frozenset())
            hexes |= area
            must_hold |= area
        elif row.hex is not None and row.hex in grid:
            center = grid.index(row.hex)
            if row.kind == "hq-hex":
                hq_hex = center
            else:
                hexes.update(grid.within(center, row.range or 0))
    # Soviet units stand east of the start line, those of the Axis west of it.
    own = {hex for hex in hexes if hex in ground.land and (hex in ground.west) != (side == SOVIET)}
    units = tuple(
        uid
        for uid, counter in rules.roster.items()
        if counter.number == side
        and counter.formation == formation
        and counter.map == letter
        and _is_set_up(rules, uid)
    )
    hq = next((uid for uid in units if rules.is_hq[uid]), "")
    return Zone(formation, units, tuple(sorted(own)), tuple(sorted(must_hold & own)), hq, hq_hex)
