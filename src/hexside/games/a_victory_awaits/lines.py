"""3.3 Lines of communication: which hexes and units have one, and how long it is.

A region depends on the enemy's position and on the own units inside enemy zones, which cancel
them. It is kept under exactly these, so moves of other units cost nothing.
"""

from __future__ import annotations

from typing import Any

from hexside.games.a_victory_awaits.shapes import AXIS, SOVIET
from hexside.games.a_victory_awaits.work import AwaitsWork
from hexside.mechanics.connections import connected
from hexside.mechanics.kernels import spread
from hexside.mechanics.supply_lines import LinePolicy


def passable(work: AwaitsWork, side: int, own: int) -> int:
    """3.3: the hexes that a line may pass through.

    Not an enemy-occupied hex, not an enemy zone of control unless a friendly unit (``own``) stands
    there. Who controls a city does not matter.
    """
    free = ~work.enemy_zones(side) | own
    return work.rules.ground.land_bits & ~work.field.bits[1 - side] & free


def _key(work: AwaitsWork, side: int, own: int, what: str) -> tuple[Any, ...]:
    return what, own & work.enemy_zones(side), work.fortress_bits if side == SOVIET else 0


def _with_ends(work: AwaitsWork, side: int, policy: LinePolicy, inner: list[int]) -> list[int]:
    """V11, V57: a line may end in an enemy zone or in mountains, though it may not go on."""
    rules = work.rules
    grid = rules.grid
    ends = rules.ground.land_bits & ~work.field.bits[1 - side]
    found: list[int] = []
    seen = 0
    for length in range(len(inner) + 1):
        if policy.longest is not None and length > policy.longest:
            break
        layer = inner[length] if length < len(inner) else 0
        if length:
            layer |= spread(inner[length - 1], rules.ground.end_exits[side], grid.shifts) & ends
        # Mountains that a road leads into may be nearer as the end of a line than on its way.
        layer &= ~seen
        seen |= layer
        found.append(layer)
    return found


def layers(work: AwaitsWork, side: int, own: int) -> list[int]:
    """The hexes with a line by its length (Axis: beyond the railway), ends included.

    ``own`` are the hexes where friendly units cancel enemy zones.
    """
    cache = work.field.ranges[side]
    key = _key(work, side, own, "line-layers")
    known: list[int] | None = cache.get(key)
    if known is None:
        rules = work.rules
        policy = rules.ground.lines[side]
        free = passable(work, side, own)
        inner = policy.layers(rules.grid, rules.ground.source_bits[side], free)
        known = cache[key] = _with_ends(work, side, policy, inner)
    return known


def region(work: AwaitsWork, side: int) -> int:
    """3.3: every hex to which a line of communication can be traced now."""
    cache = work.field.ranges[side]
    own = work.field.bits[side]
    key = _key(work, side, own, "line-region")
    known: int | None = cache.get(key)
    if known is None:
        known = 0
        for layer in layers(work, side, own):
            known |= layer
        cache[key] = known
    return known


def has_line(work: AwaitsWork, side: int, hex: int) -> bool:
    """3.3: whether a hex has a line of communication of a side."""
    return bool(region(work, side) >> work.rules.grid.bit[hex] & 1)


def supplied_region(work: AwaitsWork, side: int) -> int:
    """11.1, 17.4, V66: the hexes whose units pass a supply check."""
    rules = work.rules
    if side == AXIS or not rules.option("soviet-supply-limit"):
        return region(work, side)
    free = passable(work, side, work.field.bits[side])
    found = 0
    for policy in rules.ground.limited_lines:
        inner = policy.layers(rules.grid, rules.ground.source_bits[side], free)
        for layer in _with_ends(work, side, policy, inner):
            found |= layer
    return found


def railhead(work: AwaitsWork, side: int, own: int) -> int:
    """3.3: the railway hexes that an unbroken railway joins to a source of a side."""
    rules = work.rules
    exits = rules.ground.rail_exits[side]
    return connected(rules.grid, rules.ground.source_bits[side], passable(work, side, own), exits)


def line_length(work: AwaitsWork, uid: str, hex: int) -> tuple[int, int, int]:
    """V33(5), (6): how far a retreating unit would be from supply in a hex.

    The length of the shortest line of the unit standing there, which cancels an enemy zone in its
    own hex; having none counts as longer than any. Then the plain distance to the nearest source.
    """
    rules = work.rules
    side = rules.side[uid]
    grid = rules.grid
    distance = min((grid.distance(hex, source) for source in rules.ground.sources[side]), default=0)
    mask = 1 << grid.bit[hex]
    # The hex that it leaves is left by all who were attacked there.
    own = work.field.bits[side] & ~(1 << grid.bit[work.units[uid].hex])
    if mask & rules.ground.source_bits[side]:
        # V55: it opens a source that lies in an enemy zone.
        return 0, 0, distance
    for length, layer in enumerate(layers(work, side, own)):
        if layer & mask:
            if side == AXIS and length == 1 and _joins_railway(work, side, own, hex):
                return 0, 0, distance
            return 0, length, distance
    return 1, 0, distance


def _joins_railway(work: AwaitsWork, side: int, own: int, hex: int) -> bool:
    """A unit on the railway next to its unbroken part opens its own hex of it.

    V57: not where the railway leaves mountains without a road.
    """
    rules = work.rules
    bits = rules.grid.bits(
        there for there in rules.grid.adjacent(hex) if rules.ground.ends_railway(there, hex)
    )
    return bool(bits & railhead(work, side, own))
