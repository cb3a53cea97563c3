"""8.1 Supply lines: which hexes and units can trace one, and how long it is.

A supply region depends on the enemy's position, on the own units inside enemy zones (they cancel
them), on city control and on the Airborne marker. It is kept under exactly these, so moves of
other units cost nothing.
"""

from __future__ import annotations

from typing import Any

from hexside.games.traces_of_war.tables import SOVIET
from hexside.games.traces_of_war.work import TracesWork
from hexside.mechanics.supply_lines import line_length as shortest_line


def passable(work: TracesWork, side: int, own: int) -> int:
    """8.1: hexes that a supply line may use.

    Not an enemy-occupied hex, not an enemy zone of control unless a friendly unit (``own``) stands
    there, not a major city that the enemy controls.
    """
    free = ~work.enemy_zones(side) | own
    return (
        work.rules.ground.land_bits
        & ~work.field.bits[1 - side]
        & free
        & ~work.city_enemy_bits(side)
    )


def source_bits(work: TracesWork, side: int) -> int:
    """2.1, 11.1: the sources of a side; the Airborne marker is one of the Soviets'."""
    bits = work.rules.ground.source_bits[side]
    if side == SOVIET and work.data.airborne_hex >= 0:
        bits |= 1 << work.rules.grid.bit[work.data.airborne_hex]
    return bits


def _key(work: TracesWork, side: int, own: int, what: str) -> tuple[Any, ...]:
    return what, own & work.enemy_zones(side), work.data.control, work.data.airborne_hex


def region_with(work: TracesWork, side: int, own: int) -> int:
    """Every hex from which a supply line can be traced, with friendly units in ``own``."""
    cache = work.field.ranges[side]
    key = _key(work, side, own, "supply")
    known: int | None = cache.get(key)
    if known is None:
        rules = work.rules
        free = passable(work, side, own)
        # R44: the source is the last hex of the line and obeys the same tests.
        known = rules.ground.lines.region(rules.grid, source_bits(work, side), free)
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
        known = rules.ground.lines.layers(rules.grid, source_bits(work, side), free)
        cache[key] = known
    return known


def line_length(work: TracesWork, side: int, hex: int) -> tuple[int, int]:
    """10.4: how far a hex is from supply, for comparing retreats.

    The length of the shortest legal supply line from the hex (with the unit standing in it); where
    there is none, the plain distance to the nearest source, which counts as farther than any line.
    """
    grid = work.rules.grid
    length = shortest_line(work.rules.ground.lines, grid, layers(work, side), hex)
    if length is not None:
        return 0, length
    sources = grid.indices(source_bits(work, side))
    return 1, min((grid.distance(hex, source) for source in sources), default=0)
