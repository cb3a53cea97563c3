"""Playing the plan of a Movement Phase, order by order."""

from __future__ import annotations

import copy
from collections.abc import Callable, Sequence

from hexside.engine import Action, Reason, View
from hexside.players.phased.appraisal import Appraisal
from hexside.players.phased.plan import Order, Plan
from hexside.players.phased.rails import exit_order, rail_order, spread_order, supply_order
from hexside.players.phased.reasons import move_reason, reason_for
from hexside.players.phased.replies import done, of_verb
from hexside.players.phased.scenario_tables import ScenarioTables
from hexside.players.phased.sight import AREA

WALKS = ("move", "tactical", "extend")
Judge = Callable[[], Appraisal]
Planner = Callable[[Appraisal, dict[str, set[int]]], Plan]


class Marches:
    """Keeps the orders of a phase; makes them again when something upsets them."""

    def __init__(self, planner: Planner) -> None:
        self._planner = planner
        self._orders: list[Order] = []
        self._ready: dict[tuple[str, int], Action] = {}
        self._key: tuple[int, str] = (0, "")
        self._shattered = False
        self._tried: set[str] = set()
        #: The plan that is being played.
        self.plan: Plan | None = None

    def twin(self, planner: Planner) -> Marches:
        """A copy of the orders for another player, who revises them with its own planner."""
        found = copy.copy(self)
        found._planner = planner
        found._orders = list(self._orders)
        found._tried = set(self._tried)
        return found

    def next(
        self, view: View, legal: Sequence[Action], judge: Judge, know: ScenarioTables
    ) -> tuple[Action, Reason]:
        """The next action of the phase, with its reason."""
        key = (view.turn, view.seat)
        if key != self._key:
            # Trains first: a unit that goes by rail does not march.
            train = rail_order(judge(), legal)
            if train is not None:
                return train, _told("rail", train)
            self._key = key
            self._tried = set()
            self._make(legal, judge, know)
        elif self._shattered:
            # The enemy has left a hex, so there may be a way through now.
            self._make(legal, judge, know)
        self._shattered = False
        while True:
            shatter = self._shatter(legal, know)
            if shatter is not None:
                self._shattered = True
                return shatter, reason_for(shatter)
            move = self._step(legal, know)
            if move is not None:
                return move
            if self.plan is None or not self.plan.shatters:
                break
            # The gap could not be made, so the rest is planned now.
            self._make(legal, judge, know)
        return self._last(legal, judge)

    def _shatter(self, legal: Sequence[Action], know: ScenarioTables) -> Action | None:
        """8.6.1: an Automatic DS that the plan wants and that has not been tried yet."""
        wanted = None if self.plan is None else self.plan.shatters
        for action in of_verb(legal, "auto-ds"):
            if wanted is not None and know.index(getattr(action, "hex", "")) not in wanted:
                continue
            if action.text() not in self._tried:
                self._tried.add(action.text())
                return action
        return None

    def _step(self, legal: Sequence[Action], know: ScenarioTables) -> tuple[Action, Reason] | None:
        """The next order that can be carried out."""
        while self._orders:
            order = self._orders.pop(0)
            found = self._ready.get((order.unit, order.hex))
            if found is None or found not in legal:
                # Try another way there.
                found = _find(legal, order.unit, know.names[order.hex])
            if found is not None:
                hex = know.names[order.target if order.target >= 0 else order.hex]
                return found, move_reason(order.reason, order.unit, hex)
        return None

    def _last(self, legal: Sequence[Action], judge: Judge) -> tuple[Action, Reason]:
        """What remains after the orders: exits, overstacked hexes, supply."""
        for choose, word in (
            (exit_order, "exit"),
            (spread_order, "reserve"),
            (supply_order, "supply"),
        ):
            action = choose(judge(), legal)
            if action is not None:
                return action, _told(word, action)
        last = done(legal)
        return last, reason_for(last)

    def _make(self, legal: Sequence[Action], judge: Judge, know: ScenarioTables) -> None:
        reach, table = reach_of(legal, judge(), know)
        self.plan = self._planner(judge(), reach)
        self._orders = list(self.plan.orders)
        wanted = {(order.unit, order.hex) for order in self._orders}
        self._ready = {key: action for key, action in table.items() if key in wanted}


def _told(word: str, action: Action) -> Reason:
    """The reason for a move that is not in the plan."""
    path: tuple[str, ...] = getattr(action, "path", ())
    hex = getattr(action, "to", "") or path[-1]
    if hex.startswith(AREA) and len(path) > 1:
        hex = path[-2]
    return move_reason(word, getattr(action, "unit", ""), hex)


def reach_of(
    legal: Sequence[Action], appraisal: Appraisal, know: ScenarioTables
) -> tuple[dict[str, set[int]], dict[tuple[str, int], Action]]:
    """Where each unit can go alone, including its own hex, and the action for each hex."""
    sight = appraisal.sight
    reach: dict[str, set[int]] = {
        uid: {hex} for uid, hex in sight.where.items() if know.side[uid] == appraisal.side
    }
    index = know.grid.index
    table: dict[tuple[str, int], Action] = {}
    for action in legal:
        if action.verb in WALKS:
            path: tuple[str, ...] = getattr(action, "path", ())
            if path and not path[-1].startswith(AREA):
                uid = getattr(action, "unit", "")
                hex = index(path[-1])
                reach.setdefault(uid, set()).add(hex)
                table.setdefault((uid, hex), action)
    return reach, table


def _find(legal: Sequence[Action], unit: str, name: str) -> Action | None:
    for action in legal:
        if getattr(action, "unit", "") == unit and action.verb in WALKS:
            path: tuple[str, ...] = getattr(action, "path", ())
            if path[-1] == name:
                return action
    return None
