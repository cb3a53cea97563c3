"""The plain mind: plans an activation when it begins, and answers everything else at once."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Sequence

from hexside.engine import Action, Decision, Reason, View
from hexside.players.plain.marches import Marches, Order
from hexside.players.plain.picks import ALL_REPLIES
from hexside.players.plain.printed import Printed, printed
from hexside.players.plain.replies import ending, unit_of
from hexside.players.plain.sight import Sight
from hexside.players.plain.strikes import Strike, Strikes
from hexside.players.player import SEES_ALL, Need
from hexside.players.reasons import attack_reason, reason_for

#: How often one action may be chosen in a turn; more often it goes round in circles.
OFTEN = 12
#: Verbs that can be taken back.
CIRCULAR = frozenset(
    {"name", "cancel", "take", "leave", "add", "drop", "deal", "transfer", "attack"}
)


class PlainPlayer:
    """Plays any chit-pull game of the kit that has a file of aims, at random any other."""

    needs: frozenset[Need] = SEES_ALL

    def __init__(self, seed: int | str, noise: float = 0.0) -> None:
        self._chance = random.Random(str(seed))
        self._noise_level = noise
        self._orders: list[Order] = []
        self._known: frozenset[str] = frozenset()
        self._strike: Strike | None = None
        self._dropped: set[str] = set()
        self._turn = -1
        self._last_kind = ""
        self._chosen: Counter[str] = Counter()
        #: Why the last action was chosen.
        self.reason: Reason | None = None

    def choose(self, view: View, decision: Decision, legal: Sequence[Action]) -> Action:
        """The action that looks best."""
        know = printed(view.game, view.scenario)
        if know is None or not _is_known(know, view):
            return legal[self._chance.randrange(len(legal))]
        if view.turn != self._turn:
            self._turn = view.turn
            self._chosen.clear()
            self._dropped = set()
        if decision.kind == "move-units":
            self._dropped = set()
        self.reason = None
        action = legal[0] if len(legal) == 1 else self._answer(know, view, decision, legal)
        if action.verb in CIRCULAR:
            action = self._not_in_circles(action, legal)
        if self.reason is None:
            self.reason = reason_for(decision.kind, action)
        self._last_kind = decision.kind
        return action

    def _noise(self) -> float:
        return self._chance.gauss(0.0, self._noise_level) if self._noise_level else 0.0

    def _not_in_circles(self, action: Action, legal: Sequence[Action]) -> Action:
        """An action that has been chosen too often gives way to the end of the decision."""
        self._chosen[action.text()] += 1
        if self._chosen[action.text()] <= OFTEN:
            return action
        return ending(legal) or legal[self._chance.randrange(len(legal))]

    def _answer(
        self, know: Printed, view: View, decision: Decision, legal: Sequence[Action]
    ) -> Action:
        if decision.kind == "move-units":
            return self._move(know, view, decision, legal)
        if decision.kind == "name-attackers":
            return self._name_attackers(decision, legal)
        if decision.kind == "declare-attacks":
            acting = _words(decision.arguments.get("units"))
            return self._declare(Sight(know, view, acting), decision, legal)
        reply = ALL_REPLIES.get(decision.kind)
        if reply is not None:
            pursuers = legal if decision.kind == "pursue" else ()
            sight = Sight(know, view, {unit_of(action) for action in pursuers})
            return reply(sight, decision, legal)
        return ending(legal) or legal[self._chance.randrange(len(legal))]

    # Movement

    def _move(
        self, know: Printed, view: View, decision: Decision, legal: Sequence[Action]
    ) -> Action:
        units = frozenset(_words(decision.arguments.get("units")))
        mover = str(decision.arguments.get("mover", ""))
        if self._last_kind != "move-units" or not units <= self._known:
            self._known = units
            self._plan(know, view, legal, mover)
        wanted = {(order.unit, know.names[order.hex]): order for order in self._orders}
        found: dict[str, Action] = {}
        for action in legal:
            uid = getattr(action, "unit", "")
            if uid and uid != mover:
                path = getattr(action, "path", ("",))
                if (uid, path[-1]) in wanted:
                    found.setdefault(uid, action)
        while self._orders:
            order = self._orders.pop(0)
            if order.unit in found:
                names = {"unit": order.unit, "hex": know.names[order.about]}
                self.reason = Reason(order.code, "", dict(names))
                return found[order.unit]
        return ending(legal) or legal[0]

    def _plan(self, know: Printed, view: View, legal: Sequence[Action], mover: str) -> None:
        sight = Sight(know, view, self._known)
        index = know.grid.index
        reach: dict[str, set[int]] = {}
        for action in legal:
            uid = getattr(action, "unit", "")
            path = getattr(action, "path", ())
            if path and uid != mover and uid in sight.where:
                reach.setdefault(uid, {sight.where[uid]}).add(index(path[-1]))
        for uid in self._known:
            # Who cannot move may still attack from where he stands.
            if uid in sight.where:
                reach.setdefault(uid, {sight.where[uid]})
        self._orders = Marches(sight, reach, self._noise).plan()

    # Combat

    def _declare(self, sight: Sight, decision: Decision, legal: Sequence[Action]) -> Action:
        index = sight.printed.grid.index
        told = decision.choices.get("attack", {})
        rows = {name: row for name, row in told.items() if isinstance(row, dict)}
        reach = {uid: (sight.where[uid],) for row in rows.values() for uid in row["attackers"]}
        strikes = Strikes(sight, reach, {}, self._noise)
        strikes.by_target = {index(name): list(row["attackers"]) for name, row in rows.items()}
        for name, row in rows.items():
            target = index(name)
            if "all" not in row:
                # Where the odds are not told before an attack is made, they are guessed.
                continue
            strikes.defence(target).strength = float(row["all"]["defense"])
            halved = Counter(m["unit"] for m in row["all"]["modifiers"] if m["value"] == 0.5)
            for uid in row["attackers"]:
                strikes.shares[uid, target] = sight.attack(uid) * 0.5 ** halved[uid]
        free = set(reach)
        for strike in strikes.plan(free):
            name = sight.printed.names[strike.target]
            if name in self._dropped:
                continue
            self._strike = strike
            self.reason = attack_reason(name, sight.printed.rules.combat.labels[strike.column])
            return next(a for a in legal if getattr(a, "hex", "") == name)
        self._strike = None
        return ending(legal) or legal[0]

    def _name_attackers(self, decision: Decision, legal: Sequence[Action]) -> Action:
        wanted = set(self._strike.places) if self._strike else set()
        by_verb: dict[str, Action] = {}
        for action in legal:
            by_verb.setdefault(action.verb, action)
            uid = getattr(action, "unit", "")
            if action.verb == "add" and uid in wanted:
                return action
            if action.verb == "drop" and wanted and uid not in wanted:
                return action
        if wanted and "resolve" in by_verb:
            return by_verb["resolve"]
        self._dropped.add(str(decision.arguments.get("hex", "")))
        return by_verb.get("cancel", legal[0])


def _is_known(know: Printed, view: View) -> bool:
    """There is no map here of a position on its own board or with its own counters."""
    return all(
        unit.id in know.roster and (not unit.hex or unit.hex in know.grid) for unit in view.units
    )


def _words(value: object) -> tuple[str, ...]:
    return tuple(str(word) for word in value) if isinstance(value, (tuple, list)) else ()
