"""Movement ranges, kept for as long as nothing that they depend on changes.

A range depends on the start, the points and the enemy within the hexes that the points can reach.
It is kept under exactly these for all games on a board, so that a unit whose neighbourhood has not
changed costs nothing, however much happens elsewhere.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Set

from hexside.board import Grid
from hexside.engine import Action, Unit
from hexside.mechanics.connections import spread

#: Ranges kept for one start, mode and budget, each for another position of the enemy.
MAX_VARIANTS = 3
#: Starts, modes and budgets remembered before all are dropped: some tens of megabytes in all.
MOST_KEYS = 3_000

MoveKind = Callable[[str, tuple[str, ...]], Action]
"""The kind of action that moves a unit along a path."""


class Options:
    """The moves of one unit in one mode, before the stacking limit is looked at.

    Lists are tuples and tables hold only what the collector need not follow: thousands of these
    are kept, and a full collection would otherwise walk through every move in them.
    """

    __slots__ = ("_closed", "_full", "_open", "actions", "area", "direct", "listed")

    def __init__(self, area: Range, uid: str) -> None:
        kind = area.kind
        tails = area.tails
        before = area.before
        paths: dict[int, tuple[str, ...]] = {area.start: ()}
        actions: dict[int, Action] = {}
        # Costs come in growing order, so a path is known before it is made longer.
        for hex in area.costs:
            path = paths[hex] = paths[before[hex]] + tails[hex]
            if hex not in area.through:
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
        """The moves that do not end in a full hex."""
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
    """What a search found: the cost of each destination in half-points, and the way there.

    ``through`` are hexes on the way in which no such move may end, whoever makes it.
    """

    __slots__ = (
        "_by_unit",
        "before",
        "costs",
        "direct",
        "kind",
        "mode",
        "start",
        "tails",
        "through",
        "whole",
    )

    def __init__(
        self,
        mode: str,
        kind: MoveKind,
        tails: tuple[tuple[str], ...],
        start: int,
        costs: dict[int, int],
        before: dict[int, int],
        direct: tuple[int, ...] = (),
        whole: int = 0,
        through: frozenset[int] = frozenset(),
    ) -> None:
        del costs[start]
        self.mode = mode
        self.kind = kind
        self.tails = tails
        self.start = start
        self.costs = costs
        self.before = before
        self.direct = direct
        self.whole = whole
        self.through = through
        self._by_unit: dict[str, Options] = {}

    def options(self, uid: str) -> Options:
        """The moves of one unit over this range."""
        known = self._by_unit.get(uid)
        if known is None:
            known = self._by_unit[uid] = Options(self, uid)
        return known


class Prospects:
    """The moves of a unit that has not moved yet, in all modes."""

    __slots__ = ("full", "moves", "options", "unit")

    def __init__(self, unit: Unit, options: tuple[Options, ...]) -> None:
        self.unit = unit
        self.options = options
        self.full: frozenset[int] | None = None
        self.moves: tuple[Action, ...] = ()

    def outside(self, full: frozenset[int]) -> tuple[Action, ...]:
        """The moves that do not end in a full hex."""
        if full is not self.full:
            self.full = full
            moves: tuple[Action, ...] = ()
            for option in self.options:
                moves += option.outside(full)
            self.moves = moves
        return self.moves


class KeptRanges:
    """The ranges found so far on one board."""

    __slots__ = ("_entries", "_grid")

    def __init__(self, grid: Grid) -> None:
        self._grid = grid
        self._entries: dict[Hashable, list[tuple[int, int, int, Range]]] = {}

    def clear(self) -> None:
        """Forget everything."""
        self._entries.clear()

    def find(self, key: Hashable, zones: int, enemy: int) -> Range | None:
        """The range kept under a key for the same enemy zones and units where it looked."""
        for near, zones_near, enemy_near, known in self._entries.get(key, ()):
            if zones & near == zones_near and enemy & near == enemy_near:
                return known
        return None

    def keep(self, key: Hashable, zones: int, enemy: int, found: Range) -> None:
        """Remember a range under a key that tells start, mode and points."""
        entries = self._entries.get(key)
        if entries is None:
            entries = self._entries[key] = []
        # The search looked at the hexes that it reached and at those next to them.
        looked = self._grid.bits((found.start, *found.costs))
        looked |= spread(looked, self._grid)
        if len(entries) >= MAX_VARIANTS:
            entries.pop(0)
        elif len(self._entries) >= MOST_KEYS:
            self._entries.clear()
            self._entries[key] = entries
        entries.append((looked, zones & looked, enemy & looked, found))
