"""5.1, 5.3, 5.4 The moves of one unit: what searches found, as actions made when looked at."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from hexside.engine import Action, Unit
from hexside.engine.listing import Made
from hexside.games.stalingrad42.actions import Extend, Move, Tactical
from hexside.games.stalingrad42.board.ground import HALVES
from hexside.games.stalingrad42.movement.modes import EXTENDED, NORMAL, TACTICAL
from hexside.games.stalingrad42.movement.range_searches import Search
from hexside.mechanics.reached import Path

KINDS: dict[str, type[Move | Extend | Tactical]] = {
    NORMAL: Move,
    EXTENDED: Extend,
    TACTICAL: Tactical,
}
MODE_OF: dict[type[Action], str] = {kind: mode for mode, kind in KINDS.items()}


class Options:
    """The moves of one unit in one mode: an action for each hex and Entry Area in reach.

    Costs are in half-points, in Tactical Movement in hexes. The moves are counted at once and made
    when somebody looks at them.
    """

    __slots__ = ("_actions", "_areas", "_found", "_hexes", "_names", "_reached", "listed", "mode")

    def __init__(
        self,
        mode: str,
        uid: str,
        found: Search,
        hexes: tuple[int, ...],
        areas: dict[str, tuple[int, Path]],
        names: Sequence[str],
    ) -> None:
        self.mode = mode
        self._found = found
        self._hexes = hexes
        self._areas = areas
        self._names = names
        self._actions: dict[str, Action] | None = None
        self._reached: dict[str, Any] | None = None
        kind = KINDS[mode]
        ways = tuple([path for _, path in areas.values()])
        near = len(hexes)

        def move(index: int) -> Action:
            path = found.path(hexes[index]) if index < near else ways[index - near]
            return kind(uid, path)

        def every() -> list[Action]:
            paths = found.paths()
            return [kind(uid, path) for path in (*[paths[hex] for hex in hexes], *ways)]

        self.listed: Sequence[Action] = Made(near + len(ways), move, every)

    @property
    def goals(self) -> tuple[str, ...]:
        """The hexes and Entry Areas in reach, in the order of the moves."""
        names = self._names
        return (*[names[hex] for hex in self._hexes], *self._areas)

    @property
    def actions(self) -> dict[str, Action]:
        """The action for each goal."""
        if self._actions is None:
            self._actions = dict(zip(self.goals, self.listed, strict=True))
        return self._actions

    @property
    def costs(self) -> tuple[int, ...]:
        """What the way to each goal costs."""
        costs = self._found.costs
        return (*[costs[hex] for hex in self._hexes], *[cost for cost, _ in self._areas.values()])

    def cost(self, goal: str, action: Action) -> int | None:
        """What a move to a goal costs; ``None`` when it is not one of these moves."""
        goals = self.goals
        if goal not in goals:
            return None
        index = goals.index(goal)
        return self.costs[index] if self.listed[index] == action else None

    @property
    def reached(self) -> dict[str, Any]:
        """Cost in points (or hexes) and path of each goal, for people and programs to read."""
        if self._reached is None:
            scale = 1 if self.mode == TACTICAL else HALVES
            self._reached = {
                goal: {"cost": cost / scale, "path": getattr(action, "path", ())}
                for goal, cost, action in zip(self.goals, self.costs, self.listed, strict=True)
            }
        return self._reached


class Prospects:
    """The moves of a unit that has not moved yet, in all modes."""

    __slots__ = ("budgets", "listed", "options", "searches", "shunned", "unit")

    def __init__(
        self,
        unit: Unit,
        budgets: tuple[tuple[str, int], ...],
        options: list[Options],
        searches: list[Search],
    ) -> None:
        self.unit = unit
        #: The modes and their budgets: those of a Reserve Army hang on other units (34.3.1).
        self.budgets = budgets
        self.options = tuple([option for option in options if option.listed])
        self.searches = tuple(searches)
        #: The parts of the list of these moves.
        self.listed = tuple([option.listed for option in self.options])
        #: 13.3.2: the zones that a unit in Full Retreat shunned, -1 for any other unit.
        self.shunned = -1

    def is_touched(self, changed: int) -> bool:
        """Whether a change in some hexes bears on these moves."""
        return any(found.near & changed for found in self.searches)
