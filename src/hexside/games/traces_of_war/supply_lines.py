"""8.1 Supply lines: which hexes and units can trace one, and how long it is.

A supply region depends on the enemy's position, on the own units inside enemy zones (they cancel
them), on city control and on the Airborne marker. It is kept under exactly these, so moves of
other units cost nothing.
"""

from __future__ import annotations

from typing import Any

from hexside.games.traces_of_war.tables import SOVIET
from hexside.games.traces_of_war.work import TracesWork
from hexside.mechanics.connections import by_distance, connected, zones_of_control


def enemy_zones(work: TracesWork, side: int) -> int:
    """6.0: all hexes in a zone of control of the enemy."""
    cache = work.field.ranges[side]
    known: int | None = cache.get("zones")
    if known is None:
        rules = work.rules
        known = zones_of_control(rules.grid, work.field.bits[1 - side], rules.open_exits)
        cache["zones"] = known
    return known


def passable(work: TracesWork, side: int, own: int) -> int:
    """8.1: hexes that a supply line may use.

    Not an enemy-occupied hex, not an enemy zone of control unless a friendly unit (``own``) stands
    there, not a major city that the enemy controls.
    """
    free = ~enemy_zones(work, side) | own
    return work.rules.land_bits & ~work.field.bits[1 - side] & free & ~work.city_enemy_bits(side)


def source_bits(work: TracesWork, side: int) -> int:
    """2.1, 11.1: the sources of a side; the Airborne marker is one of the Soviets'."""
    bits = work.rules.source_bits[side]
    if side == SOVIET and work.data.airborne_hex >= 0:
        bits |= 1 << work.rules.grid.bit[work.data.airborne_hex]
    return bits


def _key(work: TracesWork, side: int, own: int, what: str) -> tuple[Any, ...]:
    return what, own & enemy_zones(work, side), work.data.control, work.data.airborne_hex


def region_with(work: TracesWork, side: int, own: int) -> int:
    """Every hex from which a supply line can be traced, with friendly units in ``own``."""
    cache = work.field.ranges[side]
    key = _key(work, side, own, "supply")
    known: int | None = cache.get(key)
    if known is None:
        rules = work.rules
        free = passable(work, side, own)
        # R44: the source is the last hex of the line and obeys the same tests.
        known = connected(rules.grid, source_bits(work, side), free, rules.supply_exits)
        cache[key] = known
    return known


def region(work: TracesWork, side: int) -> int:
    """8.1: every hex from which a supply line can be traced now."""
    return region_with(work, side, work.field.bits[side])


def has_supply_line(work: TracesWork, uid: str) -> bool:
    """8.1: whether a unit on the map can trace a supply line now."""
    side = work.rules.side[uid]
    return bool(region(work, side) >> work.rules.grid.bit[work.units[uid].hex] & 1)


def layers(work: TracesWork, side: int) -> list[int]:
    """10.4: hexes by the length of their shortest supply line."""
    own = work.field.bits[side]
    cache = work.field.ranges[side]
    key = _key(work, side, own, "supply-layers")
    known: list[int] | None = cache.get(key)
    if known is None:
        free = passable(work, side, own)
        rules = work.rules
        known = by_distance(rules.grid, source_bits(work, side), free, rules.supply_exits)
        cache[key] = known
    return known


def line_length(work: TracesWork, side: int, hex: int) -> tuple[int, int]:
    """10.4: how far a hex is from supply, for comparing retreats.

    The length of the shortest legal supply line from the hex (with the unit standing in it); where
    there is none, the plain distance to the nearest source, which counts as farther than any line.
    """
    rules = work.rules
    grid = rules.grid
    mask = 1 << grid.bit[hex]
    # A hex in an enemy zone is no part of the layers, but a unit standing there opens it.
    around = 0
    for direction, shift in enumerate(grid.shifts):
        if rules.supply_exits[direction] & mask:
            around |= mask << shift if shift > 0 else mask >> -shift
    for length, layer in enumerate(layers(work, side)):
        if layer & mask:
            return 0, length
        if layer & around:
            return 0, length + 1
    sources = grid.indices(source_bits(work, side))
    return 1, min((grid.distance(hex, source) for source in sources), default=0)
