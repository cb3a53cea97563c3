"""The player ``greedy``: the best attacks now, then the best hex for every unit."""

from __future__ import annotations

import random
from collections.abc import Callable, Collection, Mapping, Sequence

from hexside.engine import Action, Decision, Reason, View
from hexside.players import answers
from hexside.players.allocation import Allocator, Assault
from hexside.players.judgement import Judgement
from hexside.players.knowledge import Knowledge, knowledge
from hexside.players.orders import Order, Orders, attack_plan, garrisons, plan_moves
from hexside.players.player import SEES_ALL, Need
from hexside.players.reasons import attack_reason, move_reason, reason_for
from hexside.players.weighing import SideWeights

Answer = Callable[[Judgement, Decision, Sequence[Action]], Action]

ANSWERS: dict[str, Answer] = {
    "bid": answers.bid,
    "place-security-units": answers.set_up,
    "choose-chits": answers.choose_chits,
    "add-chits": answers.fill_cup,
    "add-chits-or-waive": answers.fill_cup,
    "react-or-accept": answers.accept,
    "choose-opening-headquarters": answers.choose_headquarters,
    "choose-headquarters": answers.choose_headquarters,
    "use-okh": answers.use_special,
    "name-order-units": answers.name_units,
    "negotiate": answers.negotiate,
    "place-bought": answers.place,
    "place-reinforcements": answers.place,
    "relocate-headquarters": answers.place,
    "choose-landing": answers.land,
    "take-losses": answers.take_losses,
    "retreat-units": answers.retreat,
    "pursue": answers.pursue,
    "use-luftwaffe": answers.luftwaffe,
    "exchange-fronts": answers.exchange,
}


class GreedyPlayer:
    """Plans an activation when it begins and plays the plan move by move."""

    needs: frozenset[Need] = SEES_ALL

    def __init__(self, seed: int | str, noise: float = 0.0) -> None:
        self._chance = random.Random(str(seed))
        self._noise_level = noise
        self._judgement: Judgement | None = None
        self._orders: dict[str, Order] = {}
        self._next_version = -1
        self._mode = ""
        self._assault: Assault | None = None
        self._dropped: set[int] = set()
        self._last_kind = ""
        #: Why the last action was chosen: a code with arguments; ``reason-<code>`` is its text.
        self.reason: Reason | None = None

    def choose(self, view: View, decision: Decision, legal: Sequence[Action]) -> Action:
        """The action that looks best."""
        know = knowledge(view.game, view.scenario)
        if know is None or not _is_known(know, view):
            return legal[self._chance.randrange(len(legal))]
        judgement = self._judge(know, view)
        if decision.kind not in ("declare-attacks", "name-attackers"):
            self._dropped = set()
        self.reason = None
        action = self._answer(judgement, decision, legal)
        if self.reason is None:
            self.reason = reason_for(decision.kind, action)
        self._last_kind = decision.kind
        self._next_version = view.version + 1
        return action

    def _weights(self, know: Knowledge, seat: str) -> SideWeights:
        return know.weights.side[seat]

    def _judge(self, know: Knowledge, view: View) -> Judgement:
        known = self._judgement
        if known is None or known.picture.view.version != view.version:
            known = self._judgement = Judgement(know, view, self._weights(know, view.seat))
        return known

    def _answer(self, judgement: Judgement, decision: Decision, legal: Sequence[Action]) -> Action:
        if len(legal) == 1:
            return legal[0]
        if decision.kind == "choose-mode":
            return self._choose_mode(judgement, decision, legal)
        if decision.kind == "move-units":
            return self._move(judgement, decision, legal)
        if decision.kind == "declare-attacks":
            return self._declare(judgement, decision, legal)
        if decision.kind == "name-attackers":
            return self._name_attackers(decision, legal)
        answer = ANSWERS.get(decision.kind)
        if answer is None:
            return legal[self._chance.randrange(len(legal))]
        return answer(judgement, decision, legal)

    def _noise(self) -> float:
        return self._chance.gauss(0.0, self._noise_level) if self._noise_level else 0.0

    # An activation

    def _choose_mode(
        self, judgement: Judgement, decision: Decision, legal: Sequence[Action]
    ) -> Action:
        for action in legal:
            if action.verb == "join":
                return action
        units = [str(uid) for uid in _tuple(decision.arguments.get("units"))]
        mode = self._best_mode(judgement, units)
        self._mode = mode
        for action in legal:
            if getattr(action, "mode", "") == mode:
                return action
        return legal[0]

    def _best_mode(self, judgement: Judgement, units: list[str]) -> str:
        return answers.activation_value(judgement, units)[1]

    def _plan(self, judgement: Judgement, reach: Mapping[str, Collection[int]]) -> Orders:
        """All the moves of an activation."""
        picture = judgement.picture
        hex_scores = judgement.hex_scores
        posts = garrisons(picture, hex_scores, reach)
        attacks: list[Assault] = []
        if self._mode != "combat-move":
            attacks = attack_plan(picture, hex_scores, reach, posts)
        return plan_moves(picture, hex_scores, reach, attacks, posts, self._noise)

    def _move(self, judgement: Judgement, decision: Decision, legal: Sequence[Action]) -> Action:
        planned = self._planned(judgement, legal)
        if planned is not None:
            return planned
        index = judgement.know.grid.index
        table: dict[str, dict[int, Action]] = {}
        mover = str(decision.arguments.get("mover", ""))
        for action in legal:
            if action.verb in ("move", "strategic"):
                uid = getattr(action, "unit", "")
                if uid != mover:
                    end = index(getattr(action, "path", ("",))[-1])
                    table.setdefault(uid, {}).setdefault(end, action)
        fresh = (
            self._last_kind != "move-units" or self._next_version != judgement.picture.view.version
        )
        if fresh:
            # Hexes that are full now may become free when other units leave: the list is too short.
            reach = {uid: judgement.reach(uid) for uid in table}
            self._orders = dict(self._plan(judgement, reach).moves)
        for uid, order in list(self._orders.items()):
            here = judgement.picture.where.get(uid, -1)
            if order.hex == here or uid not in table:
                del self._orders[uid]
                continue
            found = table[uid].get(order.hex)
            if found is not None:
                self._explain(judgement, self._orders.pop(uid))
                return found
        # Units that found no room take the best of the remaining hexes.
        if self._orders:
            left = {uid: table[uid] for uid in self._orders}
            for uid, ends in left.items():
                ends.setdefault(judgement.picture.where[uid], legal[0])
            again = plan_moves(judgement.picture, judgement.hex_scores, left, [], {}, self._noise)
            for uid, order in again.moves.items():
                found = left[uid].get(order.hex)
                if order.hex != judgement.picture.where[uid] and found is not None:
                    del self._orders[uid]
                    self._explain(judgement, order)
                    return found
        self._orders = {}
        self._mode = ""
        return next((action for action in legal if action.verb == "done"), legal[0])

    def _explain(self, judgement: Judgement, order: Order) -> None:
        hex = order.target if order.target >= 0 else order.hex
        self.reason = move_reason(order, judgement.know.names[hex])

    def _planned(self, judgement: Judgement, legal: Sequence[Action]) -> Action | None:
        """The next move of the current plan."""
        view = judgement.picture.view
        if self._last_kind != "move-units" or self._next_version != view.version:
            return None
        names = judgement.know.names
        wanted = {uid: names[order.hex] for uid, order in self._orders.items()}
        found: dict[str, Action] = {}
        for action in legal:
            uid = getattr(action, "unit", "")
            if uid in wanted and getattr(action, "path", ("",))[-1] == wanted[uid]:
                found.setdefault(uid, action)
        for uid in self._orders:
            if uid in found:
                self._explain(judgement, self._orders.pop(uid))
                return found[uid]
        return None

    # Combat

    def _declare(self, judgement: Judgement, decision: Decision, legal: Sequence[Action]) -> Action:
        picture = judgement.picture
        know = judgement.know
        index = know.grid.index
        targets = {
            index(getattr(action, "hex", "")): action for action in legal if action.verb == "attack"
        }
        units = [str(uid) for uid in _tuple(decision.arguments.get("units"))]
        here = {
            uid: (picture.where[uid],)
            for uid in units
            if uid in picture.where and not know.is_hq[uid]
        }
        enemies = set(know.grid.indices(picture.field.bits[1 - picture.me]))
        barred = (enemies - targets.keys()) | self._dropped
        for assault in Allocator(picture, judgement.weights, here, barred).attacks(most=1):
            self._assault = assault
            self.reason = attack_reason(
                know.names[assault.target], know.rules.combat.labels[assault.forecast.column]
            )
            return targets[assault.target]
        self._assault = None
        return next((action for action in legal if action.verb == "done"), legal[0])

    def _name_attackers(self, decision: Decision, legal: Sequence[Action]) -> Action:
        named = set(_tuple(decision.arguments.get("attackers")))
        wanted = set(self._assault.places) if self._assault else set()
        by_verb: dict[str, Action] = {}
        for action in legal:
            by_verb.setdefault(action.verb, action)
            uid = getattr(action, "unit", "")
            if action.verb == "add" and uid in wanted:
                return action
            if action.verb == "drop" and wanted and uid not in wanted:
                return action
        if named and "resolve" in by_verb:
            return by_verb["resolve"]
        if self._assault is not None:
            self._dropped.add(self._assault.target)
        return by_verb.get("cancel", legal[0])


def _tuple(value: object) -> tuple[str, ...]:
    return tuple(str(word) for word in value) if isinstance(value, (tuple, list)) else ()


def _is_known(know: Knowledge, view: View) -> bool:
    """These players have no maps for a position on its own board or with its own counters."""
    grid = know.grid
    return view.seat in know.sides and all(
        unit.id in know.side and (not unit.hex or unit.hex in grid) for unit in view.units
    )
