"""5 Why a move is not legal: every obstacle on the way, with its rule.

Of enemy stacks only the top counter is looked at (1.1.4): a refusal tells nothing that is hidden.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import pairwise

from hexside.engine import Reason
from hexside.games.iskra.overrun import looks_lone, may_overrun
from hexside.games.iskra.ranges import ENTRY_RAIL, edges_of, full_bits, halts, own_hexes
from hexside.games.iskra.shapes import AXIS
from hexside.games.iskra.state import PINNED, TECHNICAL_PROBLEM
from hexside.games.iskra.work import IskraWork
from hexside.mechanics.actions import Walking
from hexside.mechanics.movement import NO_COSTS
from hexside.mechanics.movement_segment import NORMAL, RAIL, STRATEGIC
from hexside.mechanics.walking import Walk, path_cost, walking_reasons

#: The section of each mode.
SECTIONS = {NORMAL: "5.1", STRATEGIC: "5.4", RAIL: "5.5", ENTRY_RAIL: "5.5.1"}


def movement_reasons(
    work: IskraWork, action: Walking, budget: int, mode: str, known: Iterable[Reason] = ()
) -> list[Reason]:
    """All the reasons against walking exactly this path with this many half-points.

    ``known`` are reasons that the segment has against the unit or the mode.
    """
    uid = action.unit

    def obstacles(walk: Walk) -> list[Reason]:
        return [*known, *cannot_move(work, uid), *_on_the_way(work, uid, mode, walk)]

    def cost(walk: Walk) -> int:
        return walk_cost(work, uid, mode, walk)

    found = walking_reasons(work, action, budget, (SECTIONS[mode], "6.0"), obstacles, cost)
    if [reason.code for reason in found] == ["walk-in-legs"]:
        if mode in (RAIL, ENTRY_RAIL):
            return [Reason("rail-other-way", "5.5", {"hex": action.path[-1]})]
        if len(action.path) == 1:
            return [Reason("cheaper-way-there", SECTIONS[mode], {"hex": action.path[-1]})]
    return found


def walk_cost(work: IskraWork, uid: str, mode: str, walk: Walk) -> int:
    """4.1, 5.2, 5.4: what a path costs in half-points; by rail nothing."""
    zone = work.rules.ground.zone_costs if mode == NORMAL else NO_COSTS
    return path_cost(edges_of(work, uid, mode), work.zones(work.rules.side[uid]), zone, walk)


def cannot_move(work: IskraWork, uid: str) -> Iterator[Reason]:
    """5.3.2, 13.3.1, 19.1.15: why a unit on the map does not move at all."""
    unit = work.units[uid]
    if unit.has(PINNED):
        yield Reason("pinned-cannot-move", "5.3.2", {"unit": uid})
    if unit.has(TECHNICAL_PROBLEM):
        yield Reason("technical-problem-cannot-move", "19.1.15", {"unit": uid})
    if work.is_bridge(uid):
        yield Reason("bridge-cannot-move", "13.3.1", {"unit": uid})


def _on_the_way(work: IskraWork, uid: str, mode: str, walk: Walk) -> Iterator[Reason]:
    yield from _start(work, uid, mode, walk[0])
    last = len(walk) - 2
    for number, (a, b) in enumerate(pairwise(walk)):
        yield from closed_step(work, uid, a, b)
        yield from _line(work, mode, uid, a, b)
        yield from _zone(work, uid, mode, walk[: number + 2], number < last)
        yield from _enemy(work, uid, mode, walk[: number + 2], number < last)
        if number < last:
            yield from _friends(work, uid, mode, b)
    if mode == RAIL and work.in_enemy_zone(work.rules.side[uid], walk[0]):
        yield from _beside_enemies(work, uid, walk[-1])


def closed_step(work: IskraWork, uid: str, a: int, b: int) -> Iterator[Reason]:
    """5.2.8, 9.2.3, R-06, R-74: steps that a unit may never make."""
    rules = work.rules
    ground = rules.ground
    side, name = rules.side[uid], rules.movement_class[uid]
    if not work.crossings.is_closed(side, name, a, b):
        return
    hexes = {"hex": rules.names[a], "other": rules.names[b]}
    neva = (a, b) in ground.neva_sides or b in ground.neva_ice
    if neva and side == AXIS:
        yield Reason("neva-closed-to-germans", "5.2.8", {"unit": uid, **hexes})
    elif neva:
        yield Reason("neva-needs-bridge", "9.2.3", {"unit": uid, **hexes})
    else:
        yield Reason("hex-closed-to-unit", "5.2.8", {"unit": uid, "hex": rules.names[b]})


def _start(work: IskraWork, uid: str, mode: str, start: int) -> Iterator[Reason]:
    """5.4.1: strategic movement starts on a line and out of enemy zones."""
    if mode != STRATEGIC:
        return
    name = work.rules.names[start]
    if work.in_enemy_zone(work.rules.side[uid], start):
        yield Reason("strategic-starts-in-zone", "5.4.1", {"hex": name})
    if not edges_of(work, uid, STRATEGIC)[start]:
        yield Reason("strategic-starts-on-line", "5.4.1", {"hex": name})


def _line(work: IskraWork, mode: str, uid: str, a: int, b: int) -> Iterator[Reason]:
    """5.4, 5.5.4: strategic movement along any line, rail movement along standard railway."""
    if mode == NORMAL:
        return
    if any(there == b for _, there, _ in edges_of(work, uid, mode)[a]):
        return
    names = work.rules.names
    hexes = {"hex": names[a], "other": names[b]}
    if mode == STRATEGIC:
        yield Reason("strategic-needs-line", "5.4.1", dict(hexes))
    else:
        yield Reason("rail-needs-railway", "5.5.4", dict(hexes))


def _zone(work: IskraWork, uid: str, mode: str, walk: Walk, goes_on: int) -> Iterator[Reason]:
    """5.4.1, 5.5.1, 5.5.2, R-58: enemy zones that shut the way."""
    side = work.rules.side[uid]
    start, hex = walk[0], walk[-1]
    if mode == NORMAL or not work.in_enemy_zone(side, hex):
        return
    name = work.rules.names[hex]
    if mode == STRATEGIC:
        yield Reason("strategic-enters-zone", "5.4.1", {"hex": name})
    elif mode == ENTRY_RAIL:
        yield Reason("rail-entry-through-zone", "5.5.1", {"hex": name})
    elif work.in_enemy_zone(side, start):
        yield Reason("rail-out-of-zone-enters-none", "5.5.2", {"hex": name})
    elif goes_on and not any(work.in_enemy_zone(side, before) for before in walk[:-1]):
        # The first one alone: the move would never have come to the others.
        yield Reason("rail-stops-in-zone", "5.5.2", {"hex": name})


def _beside_enemies(work: IskraWork, uid: str, hex: int) -> Iterator[Reason]:
    """5.5.2, R-58: a rail move out of an enemy zone does not end next to enemies."""
    side = work.rules.side[uid]
    if any(here >= 0 and work.enemy_at(side, here) for here in work.rules.grid.adjacent(hex)):
        yield Reason("rail-ends-next-to-enemy", "5.5.2", {"hex": work.rules.names[hex]})


def _enemy(work: IskraWork, uid: str, mode: str, walk: Walk, goes_on: int) -> Iterator[Reason]:
    """5.3, 5.6, R-07, R-64: enemy hexes, and those that may be overrun."""
    rules = work.rules
    before, hex = walk[-2:]
    if not work.enemy_at(rules.side[uid], hex):
        return
    name = rules.names[hex]
    if not looks_lone(work, hex):
        yield Reason("enemy-occupied", "5.3", {"hex": name})
    elif not may_overrun(work, uid):
        yield Reason("overrun-needs-attack", "5.3", {"unit": uid, "hex": name})
    elif mode != NORMAL:
        yield Reason("overrun-in-normal-movement", "5.6", {"hex": name})
    elif goes_on:
        yield Reason("overrun-first", "5.6", {"hex": name})
    elif before != work.units[uid].hex and full_bits(work, uid) >> rules.grid.bit[before] & 1:
        yield Reason("overrun-from-full-hex", "6.0", {"hex": name, "other": rules.names[before]})


def _friends(work: IskraWork, uid: str, mode: str, hex: int) -> Iterator[Reason]:
    """5.3.2, 5.4.1, 5.5.3, R-08: own units that a move may not pass."""
    rules = work.rules
    bit = 1 << rules.grid.bit[hex]
    if not halts(work, uid, mode) & bit or hex == work.units[uid].hex:
        return
    name = rules.names[hex]
    own = own_hexes(work, rules.side[uid])
    if own.pinned & bit:
        yield Reason("stops-at-pinned", "5.3.2", {"hex": name})
    elif mode == STRATEGIC:
        yield Reason("strategic-through-stack", "5.4.1", {"hex": name})
    elif mode == NORMAL:
        yield Reason("full-hex-on-the-way", "6.0", {"hex": name})
    else:
        yield Reason("rail-through-full-hex", "5.5.3", {"hex": name})
