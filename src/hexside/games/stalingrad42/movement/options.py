"""5.1, 5.3, 5.4 The moves of one unit: what searches found, as actions made when looked at."""

from __future__ import annotations

from typing import Any

from hexside.engine import OFF_MAP, Action, Unit
from hexside.engine.listing import Lazy
from hexside.games.stalingrad42.actions import Extend, Move, Tactical
from hexside.games.stalingrad42.areas.area_moves import Landing
from hexside.games.stalingrad42.board.ground import HALVES
from hexside.games.stalingrad42.movement.modes import EXTENDED, NORMAL, TACTICAL
from hexside.games.stalingrad42.movement.range_searches import Part, Search
from hexside.games.stalingrad42.rules import S42Rules
from hexside.mechanics.reached import Path

#: The ways into Entry Areas, by box.
Landings = dict[str, Landing]

KINDS: dict[str, type[Move | Extend | Tactical]] = {
    NORMAL: Move,
    EXTENDED: Extend,
    TACTICAL: Tactical,
}
MODE_OF: dict[type[Action], str] = {kind: mode for mode, kind in KINDS.items()}


class Options(Lazy):
    """The moves of one unit in one mode: an action for each hex and Entry Area in reach.

    Costs are in half-points, in Tactical Movement in hexes. The moves are counted at once and made
    when somebody looks at them.
    """

    __slots__ = (
        "_actions",
        "_all",
        "_areas",
        "_count",
        "_found",
        "_goals",
        "_made",
        "_near",
        "_part",
        "_reached",
        "_rules",
        "_uid",
        "mode",
    )

    def __init__(
        self, rules: S42Rules, mode: str, uid: str, found: Search, part: Part, areas: Landings
    ) -> None:
        self.mode = mode
        self._rules = rules
        self._uid = uid
        self._found = found
        self._part = part
        self._areas = areas
        self._near = found.count(part)
        self._count = self._near + len(areas)
        self._goals: list[int] | None = None
        self._made: dict[int, Action] = {}
        #: All of them, once somebody has looked at all.
        self._all: tuple[Action, ...] | None = None
        self._actions: dict[str, Action] | None = None
        self._reached: dict[str, Any] | None = None

    def __len__(self) -> int:
        return self._count

    @property
    def _hexes(self) -> list[int]:
        """The hexes in reach, by growing cost."""
        if self._goals is None:
            self._goals = self._found.hexes(self._part)
        return self._goals

    def _at(self, index: int) -> Action:
        if self._all is not None:
            return self._all[index]
        known = self._made.get(index)
        if known is None:
            if index < self._near:
                path = self._found.path(self._hexes[index])
            else:
                path = self._into_areas()[index - self._near]
            known = self._made[index] = KINDS[self.mode](self._uid, path)
        return known

    def _into_areas(self) -> list[Path]:
        """The ways into Entry Areas."""
        return [landing.path(self._found, box) for box, landing in self._areas.items()]

    def all(self) -> tuple[Action, ...]:
        if self._all is None:
            kind, uid = KINDS[self.mode], self._uid
            paths = self._found.paths()
            made = [kind(uid, paths[hex]) for hex in self._hexes]
            made += [kind(uid, path) for path in self._into_areas()]
            self._all = tuple(made)
            self._made = {}
        return self._all

    @property
    def goals(self) -> tuple[str, ...]:
        """The hexes and Entry Areas in reach, in the order of the moves."""
        names = self._rules.names
        return (*[names[hex] for hex in self._hexes], *self._areas)

    @property
    def actions(self) -> dict[str, Action]:
        """The action for each goal."""
        if self._actions is None:
            self._actions = dict(zip(self.goals, self, strict=True))
        return self._actions

    @property
    def costs(self) -> tuple[int, ...]:
        """What the way to each goal costs."""
        costs = self._found.costs
        return (
            *[costs[hex] for hex in self._hexes],
            *[landing.cost for landing in self._areas.values()],
        )

    def cost(self, goal: str, action: Action) -> int | None:
        """What a move to a goal costs; ``None`` when it is not one of these moves."""
        landing = self._areas.get(goal)
        if landing is not None:
            index = self._near + list(self._areas).index(goal)
            return landing.cost if self[index] == action else None
        grid = self._rules.grid
        hex = grid.index(goal) if goal in grid else OFF_MAP
        if hex not in self._hexes:
            return None
        move = KINDS[self.mode](self._uid, self._found.path(hex))
        return self._found.costs[hex] if move == action else None

    @property
    def reached(self) -> dict[str, Any]:
        """Cost in points (or hexes) and path of each goal, for people and programs to read."""
        if self._reached is None:
            scale = 1 if self.mode == TACTICAL else HALVES
            self._reached = {
                goal: {"cost": cost / scale, "path": getattr(action, "path", ())}
                for goal, cost, action in zip(self.goals, self.costs, self, strict=True)
            }
        return self._reached


class Prospects:
    """The moves of a unit that has not moved yet, in all modes."""

    __slots__ = ("budgets", "count", "looked", "near", "options", "shunned", "sizes", "unit")

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
        self.options = tuple([option for option in options if option])
        #: The hexes that were looked at: whatever changes elsewhere does not touch these moves.
        self.near = 0
        #: The hexes in reach and the start: what changes the ways out of others does not either.
        self.looked = 0
        for found in searches:
            self.near |= found.near
            self.looked |= found.looked
        self.sizes = tuple(map(len, self.options))
        self.count = sum(self.sizes)
        #: 13.3.2: the zones that a unit in Full Retreat shunned, -1 for any other unit.
        self.shunned = -1
