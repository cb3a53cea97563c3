"""5.5, 7.2 The ways that are open to a side as the units stand: pontoons in, enemy bonds out."""

from __future__ import annotations

from collections.abc import Set
from typing import Any, NamedTuple

from hexside.engine import OFF_MAP
from hexside.games.stalingrad42.board.ground import Season
from hexside.games.stalingrad42.board.zoc_bonds import Bonds
from hexside.games.stalingrad42.movement.movement_costs import (
    CLOSED,
    Costs,
    Ways,
    costs_of,
    entry_cost,
    ferry_cost,
    pontoons_to,
)
from hexside.games.stalingrad42.movement.special_phases import special_phase
from hexside.games.stalingrad42.reading.printed import SOVIET
from hexside.games.stalingrad42.rules import S42Rules
from hexside.games.stalingrad42.work import S42Work
from hexside.mechanics.connections import spread
from hexside.mechanics.kernels import PatchedEdges

#: Units that can hold one end of a pontoon themselves (5.5.5), and those that cannot.
COMBAT, NON_COMBAT = "combat", "non-combat"


class KeptWays(NamedTuple):
    """The ways out of every hex, and all that they were worked out for.

    The notes of a field are others after every change of units, so they stand for where these are;
    ``given`` are the season and the place of the Flotilla.
    """

    notes: dict[Any, Any]
    given: tuple[Season, int]
    held: int
    shut: tuple[int, ...]
    ways: PatchedEdges


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
        known = ground.compiled[key] = rules.grid.bits(pontoons_to(ground, SOVIET, season))
    return known


def far_banks(rules: S42Rules, season: Season, hexes: int) -> tuple[int, int]:
    """5.5.5: the hexes whose ways out change for non-combat and combat units with some banks.

    A pontoon leads to a bank that friends hold; who cannot hold the near end himself needs friends
    there too.
    """
    ground = rules.ground
    key = ("far-banks", season)
    known: dict[int, int] | None = ground.compiled.get(key)
    if known is None:
        known = ground.compiled[key] = pontoons_to(ground, SOVIET, season)
    beyond = 0
    for hex in rules.grid.indices(hexes):
        beyond |= known[hex]
    return beyond | hexes, beyond


def open_ways(work: S42Work, side: int, movement_class: str, mover: str) -> PatchedEdges:
    """The ways out of each hex in half-points, kept until bonds, banks or the Flotilla change.

    Only the hexes where something has changed are worked out again.
    """
    field = work.field
    rules = work.rules
    slot = ("ways", side, movement_class, mover)
    season = work.season
    flotilla = flotilla_of(work, side)
    known: KeptWays | None = rules.recent.get(slot)
    if known is not None and known.notes is field.notes and known.given == (season, flotilla):
        return known.ways
    grid = rules.grid
    held = field.bits[side] & banks(rules, season)
    bonds = work.enemy_bonds(side)
    shut = bonds.shut
    costs = costs_of(rules.ground, side, movement_class, season)
    if known is None or known.given[0] != season:
        nothing = (0,) * len(shut)
        known = KeptWays({}, (season, OFF_MAP), 0, nothing, PatchedEdges(costs.flat))
    changed = known.held ^ held
    changed |= spread(changed, grid)
    if known.shut != shut:
        for before, after in zip(known.shut, shut, strict=True):
            changed |= before ^ after
    if known.given[1] != flotilla:
        changed |= grid.bits(
            hex for side in (known.given[1], flotilla) if side >= 0 for hex in grid.beside(side)
        )
    ways = known.ways
    if changed:
        # Another thread may be looking at the same game.
        ways = ways.copy()
        by_ferry = _ferry_ways(rules, movement_class, season, flotilla)
        banked = frozenset(grid.indices(held))
        for hex in grid.indices(changed):
            ways.put(hex, _ways_out(costs, banked, bonds, mover, by_ferry, hex))
    rules.recent[slot] = KeptWays(field.notes, (season, flotilla), held, shut, ways)
    return ways


def _ways_out(
    costs: Costs,
    held: Set[int],
    bonds: Bonds,
    mover: str,
    by_ferry: dict[int, tuple[int, int, int]],
    hex: int,
) -> Ways:
    """The ways out of one hex; ``held`` are the banks where friendly combat units stand."""
    ways = costs.edges[hex]
    more = []
    if hex in costs.start_only and (mover == COMBAT or hex in held):
        more = [way for way in costs.start_only[hex] if way[1] in held]
    if hex in by_ferry:
        more.append(by_ferry[hex])
    if more:
        ways = tuple(sorted((*ways, *more)))
    closed = bonds.closed_out.get(hex)
    if closed:
        ways = tuple([way for way in ways if way[1] not in closed])
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


def start_ways(work: S42Work, edges: PatchedEdges, uid: str, start: int) -> Ways | None:
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
