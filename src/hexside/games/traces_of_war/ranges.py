"""9 Movement ranges, kept for as long as nothing that they depend on changes.

A range depends on the start, the points and the enemy within the hexes that the points can reach.
It is kept under exactly these for all games on a board, so that a unit whose neighbourhood has not
changed costs nothing, however much happens elsewhere.
"""

from __future__ import annotations

from collections.abc import Set

from hexside.engine import Action, Unit
from hexside.games.traces_of_war.actions import Move, Strategic
from hexside.games.traces_of_war.supply_lines import enemy_zones
from hexside.games.traces_of_war.work import TracesWork
from hexside.mechanics.connections import spread
from hexside.mechanics.movement import NEVER, ZoneCosts, search

NORMAL = "normal"
STRATEGIC = "strategic"
#: 9.2: strategic movement neither starts in nor enters an enemy zone.
NO_ZONES = ZoneCosts(NEVER, NEVER)
#: Ranges kept for one start, mode and budget, each for another position of the enemy.
MOST_ALIKE = 3
#: Starts, modes and budgets remembered before all are dropped: some tens of megabytes in all.
MOST_KEYS = 3_000


class Options:
    """The moves of one unit in one mode, before the stacking limit is looked at.

    Lists are tuples and tables hold only what the collector need not follow: thousands of these
    are kept, and a full collection would otherwise walk through every move in them.
    """

    __slots__ = ("_closed", "_full", "_open", "actions", "area", "direct", "listed")

    def __init__(self, area: Range, uid: str) -> None:
        kind = Move if area.mode == NORMAL else Strategic
        tails = area.tails
        before = area.before
        paths: dict[int, tuple[str, ...]] = {area.start: ()}
        actions: dict[int, Action] = {}
        # Costs come in growing order, so a path is known before it is made longer.
        for hex in area.costs:
            path = paths[hex] = paths[before[hex]] + tails[hex]
            actions[hex] = kind(uid, path)
        self.area = area
        self.actions = actions
        #: One-hex moves for the whole allowance to hexes that a cheaper way also reaches.
        self.direct: dict[int, Action] = {hex: kind(uid, tails[hex]) for hex in area.direct}
        self.listed = (*self.actions.values(), *self.direct.values())
        self._full: frozenset[int] | None = None
        self._closed: Set[int] = frozenset()
        self._open = self.listed

    def outside(self, full: frozenset[int]) -> tuple[Action, ...]:
        """5.0: the moves that do not end in a full hex."""
        if full is self._full:
            return self._open
        self._full = full
        closed = self.area.costs.keys() & full
        if closed != self._closed:
            self._closed = closed
            if closed:
                left = [move for hex, move in self.actions.items() if hex not in closed]
                left += [move for hex, move in self.direct.items() if hex not in closed]
                self._open = tuple(left)
            else:
                self._open = self.listed
        return self._open

    def cost(self, hex: int, action: Action) -> int | None:
        """What a move to a hex costs; ``None`` when it is not one of these moves."""
        if self.actions.get(hex) == action:
            return self.area.costs[hex]
        return self.area.whole if self.direct.get(hex) == action else None


class Range:
    """What a search found: the cost of each destination in half-points, and the way there."""

    __slots__ = ("_by_unit", "before", "costs", "direct", "mode", "start", "tails", "whole")

    def __init__(
        self,
        mode: str,
        tails: tuple[tuple[str], ...],
        start: int,
        costs: dict[int, int],
        before: dict[int, int],
        direct: tuple[int, ...] = (),
        whole: int = 0,
    ) -> None:
        del costs[start]
        self.mode = mode
        self.tails = tails
        self.start = start
        self.costs = costs
        self.before = before
        self.direct = direct
        self.whole = whole
        self._by_unit: dict[str, Options] = {}

    def options(self, uid: str) -> Options:
        """The moves of one unit over this range."""
        known = self._by_unit.get(uid)
        if known is None:
            known = self._by_unit[uid] = Options(self, uid)
        return known


def movement_range(
    work: TracesWork, side: int, start: int, mode: str, budget: int, whole: int
) -> Range | None:
    """The range of a unit with so many half-points; ``None`` when it cannot move at all.

    ``whole`` is the allowance of a unit that has not moved yet, else 0: only such a unit may spend
    everything on an unbridged major river or on marsh (9.1, 9.3).
    """
    rules = work.rules
    if mode == STRATEGIC and (work.field.zoc[1 - side][start] or not rules.strategic_edges[start]):
        return None
    zones = enemy_zones(work, side)
    enemy = work.field.bits[1 - side]
    key = (start, mode, budget, whole)
    entries = rules.ranges.get(key)
    if entries is None:
        entries = rules.ranges[key] = []
    for near, zones_near, enemy_near, known in entries:
        if zones & near == zones_near and enemy & near == enemy_near:
            return known if known.costs else None
    if mode == NORMAL:
        found = _normal(work, side, start, budget, whole)
    else:
        found = _strategic(work, side, start, budget)
    # The search looked at the hexes that it reached and at those next to them.
    looked = rules.grid.bits((start, *found.costs))
    looked |= spread(looked, rules.grid)
    if len(entries) >= MOST_ALIKE:
        entries.pop(0)
    elif len(rules.ranges) >= MOST_KEYS:
        rules.ranges.clear()
        rules.ranges[key] = entries
    entries.append((looked, zones & looked, enemy & looked, found))
    return found if found.costs else None


def _normal(work: TracesWork, side: int, start: int, budget: int, whole: int) -> Range:
    """9.1, 9.3: normal movement."""
    rules = work.rules
    zones = work.field.zoc[1 - side]
    barred = work.field.occupied[1 - side]
    costs, before = search(start, budget, rules.edges, barred, zones, rules.zone_costs)
    direct = []
    if whole > 0:
        for there, kind in rules.whole_moves[start]:
            if barred[there] or (kind and zones[start] and zones[there]):
                continue
            if there in costs:
                # A way around is cheaper, but the straight way may be wanted all the same.
                direct.append(there)
                continue
            costs[there] = whole
            before[there] = start
    return Range(NORMAL, rules.tails, start, costs, before, tuple(direct), whole)


def _strategic(work: TracesWork, side: int, start: int, budget: int) -> Range:
    """9.2: along a road at half cost, neither starting in nor entering an enemy zone."""
    rules = work.rules
    costs, before = search(
        start,
        budget,
        rules.strategic_edges,
        work.field.occupied[1 - side],
        work.field.zoc[1 - side],
        NO_ZONES,
    )
    return Range(STRATEGIC, rules.tails, start, costs, before)


class Prospects:
    """The moves of a unit that has not moved yet, in all modes."""

    __slots__ = ("full", "moves", "options", "unit")

    def __init__(self, unit: Unit, options: tuple[Options, ...]) -> None:
        self.unit = unit
        self.options = options
        self.full: frozenset[int] | None = None
        self.moves: tuple[Action, ...] = ()

    def outside(self, full: frozenset[int]) -> tuple[Action, ...]:
        """5.0: the moves that do not end in a full hex."""
        if full is not self.full:
            self.full = full
            moves: tuple[Action, ...] = ()
            for option in self.options:
                moves += option.outside(full)
            self.moves = moves
        return self.moves


def prospects(work: TracesWork, uid: str) -> Prospects:
    """What a unit that has not moved yet may do; kept until it or an enemy changes place."""
    unit = work.units[uid]
    side = work.rules.side[uid]
    cache = work.field.ranges[side]
    known: Prospects | None = cache.get(uid)
    # A unit is replaced whenever anything about it changes, so the same object is the same unit.
    if known is not None and known.unit is unit:
        return known
    found = []
    if unit.hex >= 0:
        budget = work.allowance(uid)
        for mode in (NORMAL, STRATEGIC):
            area = movement_range(
                work, side, unit.hex, mode, budget, budget if mode == NORMAL else 0
            )
            if area is not None:
                found.append(area.options(uid))
    known = cache[uid] = Prospects(unit, tuple(found))
    return known


def unit_options(work: TracesWork, uid: str) -> tuple[Options, ...]:
    """The moves of a unit that has not moved yet, by mode."""
    return prospects(work, uid).options
