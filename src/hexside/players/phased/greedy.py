"""The player ``greedy`` of games with phases: plans a phase when it begins and plays it."""

from __future__ import annotations

import copy
import functools
import random
from collections.abc import Callable, Sequence

from hexside.engine import Action, Decision, Reason, View
from hexside.players.phased import habits, pursuit, replies, supplying
from hexside.players.phased.appraisal import Appraisal
from hexside.players.phased.assaults import Allocator, Assault
from hexside.players.phased.combat import Forecaster, odds
from hexside.players.phased.exploitation import in_place
from hexside.players.phased.marches import Marches
from hexside.players.phased.plan import Plan, PlanMaker
from hexside.players.phased.reasons import attack_reason, reason_for
from hexside.players.phased.room import Trap
from hexside.players.phased.scenario_tables import ScenarioTables, scenario_tables
from hexside.players.phased.sight import Sight
from hexside.players.phased.threats import Threats
from hexside.players.phased.weights import PhasedSide, Posture
from hexside.players.player import SEES_ALL, Need

#: Support is used only if it raises the value of an attack by this much.
USEFUL_AIR = 0.25
USEFUL_GUNS = 0.6
#: Threats are updated after this many actions.
REFRESH = 30


class PhasedGreedy:
    """Makes the best attacks, then moves spearheads, the line and all other units."""

    needs: frozenset[Need] = SEES_ALL

    def __init__(self, seed: int | str, noise: float = 0.0) -> None:
        self.chance = random.Random(str(seed))
        self.noise_level = noise
        #: Called with the share of the thinking that is done, 0 to 1.
        self.progress: Callable[[float], None] | None = None
        #: Polled now and then; when true, the best result so far is the answer.
        self.stopped: Callable[[], bool] = lambda: False
        #: Why the last action was chosen: a code with arguments.
        self.reason: Reason | None = None
        self._marches = Marches(self._plan)
        self._appraisal: Appraisal | None = None
        self._seen: tuple[tuple[int, str, str], int, Threats] | None = None
        #: The posture of this turn; ``None`` is the plain weights.
        self.posture: Posture | None = None
        self._assault: Assault | None = None
        self._dropped: set[int] = set()
        self._attack_key: tuple[int, str] = (0, "")

    def twin(self) -> PhasedGreedy:
        """A copy that continues from here; its actions change nothing here."""
        found = copy.copy(self)
        found._marches = self._marches.twin(found._plan)
        found._dropped = set(self._dropped)
        return found

    def choose(self, view: View, decision: Decision, legal: Sequence[Action]) -> Action:
        """The action that looks best."""
        know = scenario_tables(view.game, view.scenario)
        self.reason = None
        if know is None or not _is_known(know, view):
            return legal[self.chance.randrange(len(legal))]
        self._appraisal = None
        action = legal[0] if len(legal) == 1 else self._answer(know, view, decision, legal)
        self._keep_threats(view)
        if self.reason is None:
            hex = str(decision.arguments.get("hex", ""))
            self.reason = reason_for(action, hex)
        return action

    # Judgement

    def weights(self, know: ScenarioTables, view: View) -> PhasedSide:
        """The weights of a side as this player uses them."""
        found = know.weights.of_side(view.seat, view.scenario, view.turn)
        return self.posture.of(found) if self.posture is not None else found

    def appraisal(self, know: ScenarioTables, view: View) -> Appraisal:
        """The appraisal of a position, made once for each decision."""
        if self._appraisal is None:
            sight = Sight.of(know, view)
            weights = self.weights(know, view)
            self._appraisal = Appraisal(
                sight, sight.me, weights, self.posture, self._old_threats(view)
            )
        return self._appraisal

    def _old_threats(self, view: View) -> Threats | None:
        """Threats change little within a Combat Phase, so they are updated only now and then."""
        key = (view.turn, view.phase, view.seat)
        if view.phase == "combat" and self._seen is not None:
            known, version, threats = self._seen
            if known == key and version <= view.version < version + REFRESH:
                return threats
        return None

    def _keep_threats(self, view: View) -> None:
        if self._appraisal is not None and self._appraisal.has_threats:
            key = (view.turn, view.phase, view.seat)
            if self._old_threats(view) is not self._appraisal.threats:
                self._seen = (key, view.version, self._appraisal.threats)

    def noise(self) -> float:
        """A weak level misjudges everything a little."""
        return self.chance.gauss(0.0, self.noise_level) if self.noise_level else 0.0

    # Decisions

    def _answer(
        self, know: ScenarioTables, view: View, decision: Decision, legal: Sequence[Action]
    ) -> Action:
        kind = decision.kind
        if kind == "s42-move-units":
            return self._move(know, view, legal)
        appraisal = self.appraisal(know, view)
        sight = appraisal.sight
        if kind == "s42-declare-attacks":
            return self._declare(appraisal, legal) or self._usual(appraisal, decision, legal)
        if kind in ("name-attackers", "s42-name-auto-ds"):
            return self._name_attackers(appraisal, decision, legal)
        if kind in ("take-losses", "s42-give-up-units", "s42-disengagement-loss"):
            return replies.take_losses(sight, legal)
        if kind == "s42-inflict-losses":
            action = replies.inflict_losses(sight, legal)
            self.reason = Reason("phased-inflict", "", {"unit": replies.word(action, "unit")})
            return action
        if kind == "s42-remnant":
            return replies.remnant(sight, legal)
        if kind in ("s42-determined-defense", "s42-desperate-defense"):
            return replies.stand(appraisal, decision, legal)
        if kind == "s42-defensive-air":
            return replies.defensive_air(appraisal, decision, legal)
        if kind in ("retreat-units", "s42-withdraw-units", "s42-disengage-units"):
            return replies.retreat(appraisal, legal)
        if kind == "s42-form-group":
            action = pursuit.form_group(appraisal, decision, legal)
            if action.verb in ("add", "drop"):
                self.reason = Reason("phased-group", "", {"hex": decision.arguments["hex"]})
            return action
        if kind == "s42-breakthrough":
            return pursuit.breakthrough(appraisal, decision, legal, self._closing(appraisal, legal))
        if kind == "s42-advance":
            free = self._free_to_go(appraisal, legal)
            return pursuit.advance(appraisal, decision, free, self._closing(appraisal, legal))
        if kind == "s42-air-cover":
            return replies.air_cover(appraisal, legal)
        if kind == "s42-initial-phase":
            known = supplying.initial_phase(appraisal, legal)
            return known or self._usual(appraisal, decision, legal)
        if kind == "s42-choose-group":
            return legal[0]
        if kind == "s42-move-railheads":
            return supplying.railheads(appraisal, legal)
        if kind == "s42-expend-supply":
            return supplying.expend(appraisal, legal)
        return self._usual(appraisal, decision, legal)

    def _usual(self, appraisal: Appraisal, decision: Decision, legal: Sequence[Action]) -> Action:
        """What no other part of the mind knows; a secret is drawn, so that nobody can guess it."""
        secrets = [action for action in legal if action.verb in habits.SECRETS]
        if secrets:
            legal = [self.chance.choice(secrets)]
        action, self.reason = habits.usual(appraisal, decision, legal)
        return action

    # Movement

    def _move(self, know: ScenarioTables, view: View, legal: Sequence[Action]) -> Action:
        action, self.reason = self._marches.next(
            view, legal, lambda: self.appraisal(know, view), know
        )
        return action

    def _plan(self, appraisal: Appraisal, reach: dict[str, set[int]]) -> Plan:
        return PlanMaker(appraisal, reach, self.noise).make()

    # Combat

    def _declare(self, appraisal: Appraisal, legal: Sequence[Action]) -> Action | None:
        sight, know = appraisal.sight, appraisal.tables
        key = (sight.turn, sight.view.seat)
        if key != self._attack_key:
            self._attack_key = key
            self._dropped = set()
        targets = {know.index(replies.word(a, "hex")): a for a in legal if a.verb == "attack"}
        prizes = PlanMaker(appraisal, {}, self.noise).prizes()
        best = self._next_assault(appraisal, prizes, set(targets) - self._dropped)
        self._assault = best
        if best is None:
            return None
        self.reason = attack_reason(
            know.names[best.target], _column(know, best.odds.number), best.trapped
        )
        return targets[best.target]

    def _free_to_go(self, appraisal: Appraisal, legal: Sequence[Action]) -> Sequence[Action]:
        """A unit assigned to guard something does not leave it to advance."""
        plan = self._marches.plan
        if plan is None or not appraisal.attacks:
            return legal
        return [
            a for a in legal if a.verb != "advance" or replies.word(a, "unit") not in plan.guards
        ]

    def _closing(self, appraisal: Appraisal, legal: Sequence[Action]) -> pursuit.Closing:
        """The value to others of a unit in a hex that closes retreat paths."""
        return functools.cache(functools.partial(pursuit.traps_closed, appraisal))

    def _next_assault(
        self, appraisal: Appraisal, prizes: dict[int, float], targets: set[int]
    ) -> Assault | None:
        """The attack that is worth most by itself."""
        allocator = in_place(appraisal, prizes, Allocator)
        found = [one for one in map(allocator.best, sorted(targets)) if one is not None]
        worthy = [one for one in found if one.value >= appraisal.weights.least]
        return max(worthy, key=lambda one: (one.value, -one.target), default=None)

    def _name_attackers(
        self, appraisal: Appraisal, decision: Decision, legal: Sequence[Action]
    ) -> Action:
        sight, know = appraisal.sight, appraisal.tables
        target = know.index(str(decision.arguments["hex"]))
        named = [str(uid) for uid in _words(decision.arguments.get("attackers"))]
        auto = decision.kind == "s42-name-auto-ds"
        one = self._assault
        if auto:
            action = self._name_shatterers(sight, legal)
            if action.verb == "resolve":
                self.reason = Reason("phased-shatter", "", {"hex": know.names[target]})
            return action
        wanted = set(one.places) if one is not None and one.target == target else set()
        for action in legal:
            uid = replies.word(action, "unit")
            if action.verb == "add" and uid in wanted:
                return action
            if action.verb == "drop" and wanted and uid not in wanted:
                return action
        support = self._use_support(appraisal, target, named, decision, legal)
        if support is not None:
            return support
        for action in legal:
            if action.verb == "resolve" and named:
                column = str(decision.choices.get("odds", {}).get("column", ""))
                trapped = one is not None and one.trapped
                self.reason = attack_reason(know.names[target], column, trapped)
                return action
        self._dropped.add(target)
        return next((a for a in legal if a.verb == "cancel"), legal[0])

    def _name_shatterers(self, sight: Sight, legal: Sequence[Action]) -> Action:
        """8.6.1: as few units as suffice, the strongest first."""
        for action in legal:
            if action.verb == "resolve":
                return action
        adds = replies.of_verb(legal, "add")
        if adds:
            return max(
                adds,
                key=lambda a: (
                    sight.tables.roster[replies.word(a, "unit")].dot == "red",
                    sight.attack(replies.word(a, "unit")),
                    a.text(),
                ),
            )
        return next((a for a in legal if a.verb == "cancel"), legal[0])

    def _use_support(
        self,
        appraisal: Appraisal,
        target: int,
        named: Sequence[str],
        decision: Decision,
        legal: Sequence[Action],
    ) -> Action | None:
        """9.3, 18.3: use air units and artillery where another column is worth it."""
        if not named:
            return None
        sight, know = appraisal.sight, appraisal.tables
        air = replies.of_verb(legal, "air") if not replies.of_verb(legal, "no-air") else []
        used = any(not getattr(a, "items", ("",)) for a in replies.of_verb(legal, "support"))
        guns = [] if used else replies.of_verb(legal, "support")
        if not air and not guns:
            return None
        pairs = [(uid, sight.where[uid]) for uid in named if uid in sight.where]
        if not pairs:
            return None
        forecaster = Forecaster(know, appraisal.weights)
        trapped = not Trap(sight, 1 - appraisal.side).exits(target)
        now = odds(sight, target, pairs)
        shown = decision.choices.get("odds", {}).get("column", "")
        base = _number(shown, now.number)
        points = know.ground.victory_hexes.get(target, 0)
        prize = appraisal.weights.ground + 0.6 * appraisal.weights.point * points

        def value(number: int) -> float:
            found = now._replace(number=number)
            return forecaster.outlook(sight, target, pairs, found, trapped, prize).value

        gain = value(base + 1) - value(base)
        if air and gain > USEFUL_AIR:
            return min(air, key=lambda a: ("rom" not in replies.word(a, "unit"), a.text()))
        if guns and gain > USEFUL_GUNS:
            single = [a for a in guns if len(getattr(a, "items", ())) == 1]
            return (single or guns)[0]
        return None


def _column(know: ScenarioTables, number: int) -> str:
    if not know.crt.is_allowed(number) or know.crt.is_shattering(number):
        return f"{number + 1}-1" if number >= 0 else f"1-{1 - number}"
    label: str = know.crt.labels[know.crt.column(number)]
    return label


def _number(label: str, otherwise: int) -> int:
    """The number of a column, as the rules show it."""
    left, dash, right = str(label).partition("-")
    if not dash or not left.isdigit() or not right.isdigit():
        return otherwise
    return int(left) - 1 if right == "1" else 1 - int(right)


def _words(value: object) -> tuple[str, ...]:
    return tuple(str(item) for item in value) if isinstance(value, (tuple, list)) else ()


def _is_known(know: ScenarioTables, view: View) -> bool:
    """These players have no maps for a position on its own board or with its own counters."""
    grid = know.grid
    return view.seat in know.sides and all(
        unit.id in know.side and (not unit.hex or unit.hex in grid) for unit in view.units
    )
