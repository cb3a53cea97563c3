"""Movement ranges, kept for as long as nothing that they depend on changes.

A range depends on the start, the points and the enemy within the hexes that the points can reach.
It is kept under exactly these for all games on a board, so that a unit whose neighbourhood has not
changed costs nothing, however much happens elsewhere.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Set
from typing import Any

from hexside.board import Grid
from hexside.engine import Action, Unit
from hexside.engine.listing import Lazy
from hexside.mechanics.reached import Reached
from hexside.pathfinding import EMPTY

#: Ranges kept for one start, mode and budget, each for another position of the enemy.
MAX_VARIANTS = 3
#: Starts, modes and budgets remembered, the newest ones: some tens of megabytes in all.
MOST_KEYS = 3_000

MoveKind = Callable[[str, tuple[str, ...]], Action]
"""The kind of action that moves a unit along a path."""


class Moves(Lazy):
    """The moves of one unit in one mode that do not end in some hexes.

    The cheapest move to each hex comes first, then one-hex moves for the whole allowance to hexes
    that a cheaper way also reaches.
    """

    __slots__ = ("_all", "_options", "_places", "closed", "size")

    def __init__(self, options: Options, closed: Set[int]) -> None:
        self._options = options
        self.closed = closed
        area = options.area
        count = len(area.goals) + len(area.direct)
        if closed:
            # Where no move may end anyway, none is lost.
            count -= len(closed - area.through) + sum([hex in closed for hex in area.direct])
        self.size = count
        #: Which of all moves these are; None while nobody has looked, and where these are all.
        self._places: list[int] | None = None
        self._all: tuple[Action, ...] | None = None

    def __len__(self) -> int:
        return self.size

    def places(self) -> list[int]:
        """Where these moves stand among all of the unit in this mode."""
        if self._places is None:
            closed = self.closed
            hexes = (*self._options.area.goals, *self._options.area.direct)
            self._places = [place for place, hex in enumerate(hexes) if hex not in closed]
        return self._places

    def _at(self, index: int) -> Action:
        if self._all is not None:
            return self._all[index]
        if self.closed:
            index = self.places()[index]
        area, uid = self._options.area, self._options.uid
        near = len(area.goals)
        if index < near:
            return area.kind(uid, area.path(area.goals[index]))
        return area.kind(uid, area.tails[area.direct[index - near]])

    def all(self) -> tuple[Action, ...]:
        if self._all is None:
            if self.closed:
                made = self._options.listed.all()
                self._all = tuple([made[place] for place in self.places()])
            else:
                area, uid = self._options.area, self._options.uid
                kind, paths, tails = area.kind, area.paths(), area.tails
                near = [kind(uid, paths[hex]) for hex in area.goals]
                self._all = (*near, *[kind(uid, tails[hex]) for hex in area.direct])
        return self._all


class Options:
    """The moves of one unit in one mode, before the stacking limit is looked at.

    They are counted at once and made when somebody looks at them: of thousands one is played.
    """

    __slots__ = ("_actions", "_full", "_open", "area", "listed", "uid")

    def __init__(self, area: Range, uid: str) -> None:
        self.area = area
        self.uid = uid
        #: All these moves.
        self.listed = Moves(self, EMPTY)
        self._actions: dict[int, Action] | None = None
        self._full: frozenset[int] | None = None
        self._open = self.listed

    @property
    def actions(self) -> dict[int, Action]:
        """The cheapest move to each hex."""
        if self._actions is None:
            self._actions = dict(zip(self.area.goals, self.listed.all(), strict=False))
        return self._actions

    def outside(self, full: frozenset[int]) -> Moves:
        """The moves that do not end in a full hex."""
        if full is self._full:
            return self._open
        closed = self.area.costs.keys() & full
        if closed != self._open.closed:
            self._open = Moves(self, closed) if closed else self.listed
        self._full = full
        return self._open

    def cost(self, hex: int, action: Action) -> int | None:
        """What a move to a hex costs; ``None`` when it is not one of these moves."""
        area = self.area
        price = area.costs.get(hex)
        if price is None:
            return None
        if hex not in area.through and area.kind(self.uid, area.path(hex)) == action:
            return price
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
    """The moves of a unit that has not moved yet, in all modes.

    ``moves`` are the parts that ``outside`` found last, for the hexes ``full``, and ``sizes`` how
    many actions each of them has.
    """

    __slots__ = ("full", "moves", "options", "sizes", "unit")

    def __init__(self, unit: Unit, options: tuple[Options, ...]) -> None:
        self.unit = unit
        self.options = options
        self.full: frozenset[int] | None = None
        self.moves: tuple[Moves, ...] = ()
        self.sizes: tuple[int, ...] = ()

    def outside(self, full: frozenset[int]) -> tuple[Moves, ...]:
        """The moves that do not end in a full hex, as parts of a list; none if there are none."""
        if full is not self.full:
            self.full = full
            found = [option.outside(full) for option in self.options]
            self.moves = moves = tuple([part for part in found if part.size])
            self.sizes = tuple([part.size for part in moves])
        return self.moves


def continued(
    cache: dict[Any, Any], key: Hashable, uid: str, search: Callable[[], Range | None]
) -> Options | None:
    """How a unit that has begun its move may go on, kept while no enemy changes place.

    The same is hardly ever asked with the enemy elsewhere, so noting what a range depends on, as
    ``KeptRanges`` does, would cost more than it saves. ``cache`` is ``Field.ranges`` of its side.
    """
    if key not in cache:
        area = search()
        cache[key] = area.options(uid) if area is not None and area.costs else None
    known: Options | None = cache[key]
    return known


class KeptRanges:
    """The ranges found so far on one board."""

    __slots__ = ("_entries", "_grid", "_near")

    def __init__(self, grid: Grid) -> None:
        self._grid = grid
        #: Each hex with those next to it; made when the first range is kept.
        self._near: tuple[int, ...] = ()
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
        grid = self._grid
        near = self._near
        if not near:
            around = (grid.bits((hex, *grid.adjacent(hex))) for hex in range(grid.size))
            near = self._near = tuple(around)
        looked = near[found.start]
        for hex in found.costs:
            looked |= near[hex]
        if len(entries) >= MAX_VARIANTS:
            entries.pop(0)
        elif len(self._entries) > MOST_KEYS:
            # The oldest goes; to drop all of them at once would hold up who asked for this one.
            del self._entries[next(iter(self._entries))]
        entries.append((looked, zones & looked, enemy & looked, found))
