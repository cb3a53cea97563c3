"""Supply as the quick hand sees it."""

from __future__ import annotations

from hexside.mechanics.connections import connected, zones_of_control
from hexside.players.quick.position import Position
from hexside.players.quick.quick_tables import QuickTables


def supplied(tables: QuickTables, work: Position, side: int) -> int:
    """The hexes with a supply line, and adjacent ones, which a unit there would open."""
    know = tables.know
    name = know.sides[side]
    field = work.field
    data = work.data
    words = know.weights.supply
    taken = know.grid.bits(getattr(data, words.control_track, ()))
    shut = know.cities & (~taken if name == words.control_side else taken)
    zones = zones_of_control(know.grid, field.bits[1 - side], know.rules.ground.open_exits)
    free = ~zones | field.bits[side]
    passable = know.rules.ground.land_bits & ~field.bits[1 - side] & free & ~shut
    sources = know.sources[side]
    marker = getattr(data, words.marker, -1) if words.marker else -1
    if marker >= 0 and name == words.marker_side:
        sources |= 1 << tables.bit[marker]
    region = connected(know.grid, sources, passable, know.rules.ground.supply_exits)
    opened = region
    for direction, shift in enumerate(know.grid.shifts):
        moved = region & know.rules.ground.supply_exits[direction]
        opened |= moved << shift if shift > 0 else moved >> -shift
    return opened
