"""Movement ranges, kept for as long as nothing that they depend on changes.

A range depends on the start, the points and the enemy within the hexes that the points can reach.
It is kept under exactly these for all games on a board, so that a unit whose neighbourhood has not
changed costs nothing, however much happens elsewhere.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence, Set

from hexside.board import Grid
from hexside.engine import Action, Unit
from hexside.engine.listing import Made
from hexside.mechanics.connections import spread
from hexside.mechanics.reached import Reached
from hexside.pathfinding import EMPTY

#: Ranges kept for one start, mode and budget, each for another position of the enemy.
MAX_VARIANTS = 3
#: Starts, modes and budgets remembered before all are dropped: some tens of megabytes in all.
MOST_KEYS = 3_000

MoveKind = Callable[[str, tuple[str, ...]], Action]
"""The kind of action that moves a unit along a path."""


class Options:
    """The moves of one unit in one mode, before the stacking limit is looked at.

    They are counted at once and made when somebody looks at them: of thousands one is played.
    """

    __slots__ = ("_actions", "_closed", "_full", "_listed", "_open", "area", "uid")

    def __init__(self, area: Range, uid: str) -> None:
        self.area = area
        self.uid = uid
        self._actions: dict[int, Action] | None = None
        self._listed: Sequence[Action] | None = None
        self._full: frozenset[int] | None = None
        self._closed: Set[int] = EMPTY
        self._open: Sequence[Action] = ()

    @property
    def actions(self) -> dict[int, Action]:
        """The cheapest move to each hex."""
        if self._actions is None:
            self._actions = dict(zip(self.area.goals, self.listed, strict=False))
        return self._actions

    @property
    def listed(self) -> Sequence[Action]:
        """All these moves: the cheapest one to each hex, then one-hex moves for the whole allowance
        to hexes that a cheaper way also reaches.
        """
        if self._listed is None:
            area, uid = self.area, self.uid
            kind, path, goals, direct = area.kind, area.path, area.goals, area.direct
            near = len(goals)

            def move(index: int) -> Action:
                if index < near:
                    return kind(uid, path(goals[index]))
                return kind(uid, area.tails[direct[index - near]])

            def every() -> list[Action]:
                paths, tails = area.paths(), area.tails
                near = [kind(uid, paths[hex]) for hex in goals]
                return near + [kind(uid, tails[hex]) for hex in direct]

            self._listed = Made(near + len(direct), move, every)
        return self._listed

    def _left(self, closed: Set[int]) -> Sequence[Action]:
        """The moves that do not end in some hexes."""
        listed = self.listed
        hexes = (*self.area.goals, *self.area.direct)
        places = [place for place, hex in enumerate(hexes) if hex not in closed]

        def every() -> list[Action]:
            made = tuple(listed)
            return [made[place] for place in places]

        return Made(len(places), lambda index: listed[places[index]], every)

    def outside(self, full: frozenset[int]) -> Sequence[Action]:
        """The moves that do not end in a full hex."""
        if full is self._full:
            return self._open
        area = self.area
        closed = area.costs.keys() & full
        if self._full is None or closed != self._closed:
            self._closed = closed
            self._open = self._left(closed) if closed else self.listed
        self._full = full
        return self._open

    def cost(self, hex: int, action: Action) -> int | None:
        """What a move to a hex costs; ``None`` when it is not one of these moves."""
        area = self.area
        if hex not in area.costs:
            return None
        if hex not in area.through and area.kind(self.uid, area.path(hex)) == action:
            return area.costs[hex]
        if hex in area.direct and area.kind(self.uid, area.tails[hex]) == action:
            return area.whole
        return None


class Range(Reached):
    """What a search found: the cost of each destination in half-points, and the way there.

    ``through`` are hexes on the way in which no such move may end, whoever makes it.
    """

    __slots__ = ("_by_unit", "direct", "goals", "kind", "mode", "through", "whole")

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
        super().__init__(start, costs, before, tails)
        self.mode = mode
        self.kind = kind
        self.direct = direct
        self.whole = whole
        self.through = through
        #: The hexes where such a move may end, by growing cost.
        self.goals = tuple([hex for hex in costs if hex not in through] if through else costs)
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
        self.moves: tuple[Sequence[Action], ...] = ()

    def outside(self, full: frozenset[int]) -> tuple[Sequence[Action], ...]:
        """The moves that do not end in a full hex, as parts of a list; none if there are none."""
        if full is not self.full:
            self.full = full
            found = [option.outside(full) for option in self.options]
            self.moves = tuple([moves for moves in found if moves])
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
