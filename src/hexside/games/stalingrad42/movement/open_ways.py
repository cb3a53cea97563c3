"""5.5, 7.2 The ways that are open to a side as the units stand: pontoons in, enemy bonds out."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from hexside.games.stalingrad42.board.ground import Season
from hexside.games.stalingrad42.movement.movement_costs import (
    CLOSED,
    Costs,
    Ways,
    costs_of,
    entry_cost,
    ferry_cost,
)
from hexside.games.stalingrad42.movement.special_phases import special_phase
from hexside.games.stalingrad42.reading.printed import SOVIET
from hexside.games.stalingrad42.rules import S42Rules
from hexside.games.stalingrad42.work import S42Work
from hexside.mechanics.connections import spread

#: Units that can hold one end of a pontoon themselves (5.5.5), and those that cannot.
COMBAT, NON_COMBAT = "combat", "non-combat"
CLASSES = ("foot", "mech", "mountain")


class KeptWays(NamedTuple):
    """The ways out of every hex, and the banks and bonds for which they were worked out.

    The notes of a field are others after every change, so they stand for the moment.
    """

    notes: dict[Any, Any]
    held: int
    shut: tuple[int, ...]
    ways: list[Ways]


def mover_of(work: S42Work, uid: str) -> str:
    """5.5.5: whether a unit can hold the near end of a pontoon itself."""
    return COMBAT if work.rules.combat[uid] else NON_COMBAT


def flotilla_of(work: S42Work, side: int) -> int:
    """5.5.3: the hexside where the Volga Flotilla carries the units of a side, -1 for none."""
    return work.data.flotilla if side == SOVIET else -1


def banks(rules: S42Rules, season: Season) -> int:
    """5.5.5: the hexes at one end of a possible pontoon."""
    ground = rules.ground
    key = ("banks", season)
    known: int | None = ground.compiled.get(key)
    if known is None:
        known = ground.compiled[key] = rules.grid.bits(
            hex for word in CLASSES for hex in costs_of(ground, SOVIET, word, season).pontoons
        )
    return known


def open_ways(work: S42Work, side: int, movement_class: str, mover: str) -> list[Ways]:
    """The ways out of each hex in half-points, kept until bonds or held banks change.

    Only the hexes where something has changed are worked out again.
    """
    flotilla = flotilla_of(work, side)
    season = work.season
    slot = ("ways", side, movement_class, mover, flotilla, season)
    field = work.field
    rules = work.rules
    ground = rules.ground
    known: KeptWays | None = rules.recent.get(slot)
    if known is not None and known.notes is field.notes:
        return known.ways
    grid = rules.grid
    held = field.bits[side] & banks(rules, season)
    shut = work.enemy_bonds(side).shut
    if known is None:
        costs = costs_of(ground, side, movement_class, season)
        table = list(costs.edges)
        changed = held
        for hexes in shut:
            changed |= hexes
        if flotilla >= 0:
            changed |= grid.bits(grid.beside(flotilla))
    elif known.held == held and known.shut == shut:
        rules.recent[slot] = known._replace(notes=field.notes)
        return known.ways
    else:
        costs = costs_of(ground, side, movement_class, season)
        table = known.ways.copy()
        changed = known.held ^ held
        for before, after in zip(known.shut, shut, strict=True):
            changed |= before ^ after
    changed |= spread(held if known is None else known.held ^ held, grid)
    by_ferry = _ferry_ways(rules, movement_class, season, flotilla)
    for hex in grid.indices(changed):
        table[hex] = _ways_out(rules, costs, held, shut, mover, by_ferry, hex)
    rules.recent[slot] = KeptWays(field.notes, held, shut, table)
    return table


def _ways_out(
    rules: S42Rules,
    costs: Costs,
    held: int,
    shut: Sequence[int],
    mover: str,
    by_ferry: dict[int, tuple[int, int, int]],
    hex: int,
) -> Ways:
    bit = rules.grid.bit
    here = bit[hex]
    ways = costs.edges[hex]
    more = [
        way
        for way in costs.start_only.get(hex, ())
        if held >> bit[way[1]] & 1 and (mover == COMBAT or held >> here & 1)
    ]
    if hex in by_ferry:
        more.append(by_ferry[hex])
    if more:
        ways = tuple(sorted((*ways, *more)))
    around = rules.grid.neighbors[hex]
    closed = [around[direction] for direction in range(6) if shut[direction] >> here & 1]
    if closed:
        ways = tuple(way for way in ways if way[1] not in closed)
    return ways


def _ferry_ways(
    rules: S42Rules, movement_class: str, season: Season, hexside: int
) -> dict[int, tuple[int, int, int]]:
    """5.5.3: the Volga Flotilla is a ferry on its hexside; the way from each of its ends."""
    ground = rules.ground
    if hexside < 0:
        return {}
    key = ("flotilla", movement_class, season, hexside)
    known: dict[int, tuple[int, int, int]] | None = ground.compiled.get(key)
    if known is None:
        known = {}
        a, b = rules.grid.beside(hexside)
        ferry = ferry_cost(ground, movement_class)
        for here, there in ((a, b), (b, a)):
            price = entry_cost(ground, movement_class, season, there)
            if price is not None and ferry != CLOSED:
                known[here] = (price + ferry, there, 0)
        ground.compiled[key] = known
    return known


def start_ways(work: S42Work, edges: Sequence[Ways], uid: str, start: int) -> Ways | None:
    """5.5.2: the ways out of the hex where a unit starts, unbridged major rivers included.

    ``None`` where they are those of any unit that passes.
    """
    rules = work.rules
    side = rules.side[uid]
    extra = costs_of(rules.ground, side, rules.movement_class[uid], work.season).start_only.get(
        start
    )
    if not extra:
        return None
    bonds = work.enemy_bonds(side)
    known = {there for _, there, _ in edges[start]}
    more = [way for way in extra if way[1] not in known and not bonds.bars(start, way[1])]
    return tuple(sorted((*edges[start], *more))) if more else None


def conditions(work: S42Work, side: int) -> tuple[Any, ...]:
    """What bears on all moves of a side besides the units: ground, turn, Flotilla, areas, phase."""
    data = work.data
    special = special_phase(work, side)
    return work.season, data.weather, work.turn, flotilla_of(work, side), data.closed, special
