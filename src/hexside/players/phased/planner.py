"""The planner of games with phases: the best of several deep plans for a turn."""

from __future__ import annotations

import functools
from collections.abc import Sequence

import msgspec

from hexside.engine import Action, View
from hexside.players.imagination import Imagination
from hexside.players.phased.appraisal import Appraisal
from hexside.players.phased.assaults import Assault
from hexside.players.phased.bastion import Bastion
from hexside.players.phased.exploitation import Exploitation, advances, next_assault
from hexside.players.phased.greedy import PhasedGreedy
from hexside.players.phased.offensive import Offensive
from hexside.players.phased.plan import Plan
from hexside.players.phased.pursuit import Closing
from hexside.players.phased.rating import Rating
from hexside.players.phased.rehearsal import Rehearsal
from hexside.players.phased.replies import of_verb, word
from hexside.players.phased.scenario_tables import ScenarioTables
from hexside.players.phased.sight import Sight
from hexside.players.phased.trials import games_of, tried
from hexside.players.phased.weights import PhasedSide, Posture
from hexside.players.player import THINKS_AHEAD, Need

#: The time that an imagined game takes, relative to rating a plan.
REHEARSED = 6

#: The rating of a plan, its negated number, its posture, and the plan.
Rated = tuple[float, int, Posture | None, Plan]


class PhasedLevel(msgspec.Struct, frozen=True):
    """How much a planner tries in a Movement Phase: counts, so a seed gives one game."""

    #: Postures of the weights file that are tried besides the plain weights.
    postures: int = 0
    #: In the last turns every plan is played to the end of the game, this often in each round.
    #: One entry for the last turn, the one before it, and so on. Rounds drop the worse half.
    closing: tuple[tuple[int, ...], ...] = ()


#: Makes one deep plan; players in imagined games do not think ahead.
PHASED_PLAIN = PhasedLevel()
PHASED_OFFICER = PhasedLevel(6)
PHASED_STAFF = PhasedLevel(6, closing=((2, 3),))


class PhasedPlanner(PhasedGreedy):
    """Makes deep plans in several postures, rates them, and may play out the best."""

    needs: frozenset[Need] = THINKS_AHEAD

    def __init__(self, seed: int | str, level: PhasedLevel = PHASED_OFFICER) -> None:
        super().__init__(seed)
        self.level = level
        self.imagination: Imagination | None = None
        self._seed = str(seed)
        self._turn = (0, 0)
        self._gaps: dict[tuple[int, int], set[int]] = {}

    def twin(self) -> PhasedPlanner:
        """A copy that continues from here."""
        found = super().twin()
        assert isinstance(found, PhasedPlanner)
        found._gaps = {turn: set(tried) for turn, tried in self._gaps.items()}
        return found

    def _plan(self, appraisal: Appraisal, reach: dict[str, set[int]]) -> Plan:
        turn = (appraisal.sight.turn, appraisal.side)
        self._tell(0.0)
        gap = self._gap(appraisal, reach, self._gaps.setdefault(turn, set()))
        if gap is not None:
            return gap
        if turn == self._turn:
            # Something has upset this turn's plan: plan again in the same posture.
            return self._by(appraisal, self.posture, reach)
        self._turn = turn
        postures = self.postures(appraisal)
        if len(postures) < 2:
            self._tell(1.0)
            return self._by(appraisal, postures[0], reach)
        rating = Rating(appraisal)
        rated: list[Rated] = []
        share = _share(len(postures), games_of(len(postures), self._rounds(appraisal)))
        for number, posture in enumerate(postures):
            self._tell(number / len(postures) * share)
            if rated and self.stopped():
                break
            plan = self._by(appraisal, posture, reach)
            rated.append((rating.of(plan), -number, posture, plan))
        best = self._played_out(appraisal, rated) or max(rated, key=lambda item: item[:2])
        self.posture = best[2]
        self._tell(1.0)
        return best[3]

    def _gap(
        self, appraisal: Appraisal, reach: dict[str, set[int]], tried: set[int]
    ) -> Plan | None:
        """8.6.1: a gap to open before anything else is planned; each hex is tried once a turn."""
        if not appraisal.attacks:
            return None
        found = Offensive(appraisal, reach, self.noise).gap(frozenset(tried))
        if found is not None:
            tried.update(found.shatters or ())
        return found

    def _tell(self, share: float) -> None:
        if self.progress is not None:
            self.progress(min(1.0, share))

    def _played_out(self, appraisal: Appraisal, plans: Sequence[Rated]) -> Rated | None:
        """The plan with the best result when all are played out; ``None`` if none is played."""
        rounds = self._rounds(appraisal)
        if not rounds or self.imagination is None or self.stopped():
            return None
        view = appraisal.sight.view
        rehearsal = Rehearsal(self.imagination, appraisal.tables, view.seat, _plain)
        family = f"{self._seed} {view.version}"
        first = _share(len(plans), games_of(len(plans), rounds))
        means = tried(
            len(plans),
            rounds,
            lambda plan, game: rehearsal.value(plans[plan][2], family, game, self.stopped),
            self.stopped,
            lambda share: self._tell(first + (1 - first) * share),
        )
        # Of plans with equal results, the first one made wins.
        return plans[max(means, key=lambda plan: (means[plan], -plan))] if means else None

    def _rounds(self, appraisal: Appraisal) -> Sequence[int]:
        """How often plans are played to the end; the worse half is dropped between rounds.

        None before the last turns, or for a level without the time.
        """
        left = max(0, appraisal.turns_left)
        return self.level.closing[left] if left < len(self.level.closing) else ()

    def weights(self, know: ScenarioTables, view: View) -> PhasedSide:
        """The planner's own weights, in the posture of the turn."""
        found = know.weights.of_planner(view.seat, view.scenario, view.turn)
        return self.posture.of(found) if self.posture is not None else found

    def _weights(self, appraisal: Appraisal) -> PhasedSide:
        view = appraisal.sight.view
        side = appraisal.tables.sides[appraisal.side]
        return appraisal.tables.weights.of_planner(side, view.scenario, view.turn)

    # The combat phase of a deep plan

    def _next_assault(
        self, appraisal: Appraisal, prizes: dict[int, float], targets: set[int]
    ) -> Assault | None:
        # The order of attacks opens breakthroughs; a defender counter-attacks one by one.
        if not appraisal.attacks:
            return super()._next_assault(appraisal, prizes, targets)
        return next_assault(appraisal, prizes, targets)

    def _name_shatterers(self, sight: Sight, legal: Sequence[Action]) -> Action:
        """8.6.1: the units of the plan, mechanised last: those not needed drive through."""
        plan = self._marches.plan
        group = plan.group if plan is not None else frozenset()
        adds = [a for a in of_verb(legal, "add") if word(a, "unit") in group]
        if adds and not of_verb(legal, "resolve"):
            roster = sight.tables.roster
            return min(
                adds,
                key=lambda a: (
                    roster[word(a, "unit")].mechanised,
                    -sight.attack(word(a, "unit")),
                    a.text(),
                ),
            )
        return super()._name_shatterers(sight, legal)

    def _free_to_go(self, appraisal: Appraisal, legal: Sequence[Action]) -> Sequence[Action]:
        """In the last turn infantry leaves the line against raiders only for a point."""
        free = super()._free_to_go(appraisal, legal)
        plan = self._marches.plan
        if plan is None or not (appraisal.attacks and appraisal.is_last):
            return free
        sight, tables = appraisal.sight, appraisal.tables
        line = {
            uid
            for hex in plan.line
            for uid in sight.fighters(appraisal.side, hex)
            if not tables.roster[uid].mechanised
        }

        def scores(action: Action) -> bool:
            name = getattr(action, "path", ("",))[-1]
            hex = tables.index(name) if name in tables.grid else -1
            return sight.has_points(appraisal.side, hex)

        return [a for a in free if a.verb != "advance" or word(a, "unit") not in line or scores(a)]

    def _closing(self, appraisal: Appraisal, legal: Sequence[Action]) -> Closing:
        if not appraisal.attacks:
            return super()._closing(appraisal, legal)
        return functools.cache(Exploitation(appraisal, advances(appraisal, legal)).gain)

    def _by(
        self, appraisal: Appraisal, posture: Posture | None, reach: dict[str, set[int]]
    ) -> Plan:
        """The plan of a posture."""
        plain = self._weights(appraisal)
        weights = plain if posture is None else posture.of(plain)
        own = Appraisal(appraisal.sight, appraisal.side, weights, posture, appraisal.threats)
        kind = Offensive if appraisal.attacks else Bastion
        return kind(own, reach, self.noise).make()

    def postures(self, appraisal: Appraisal) -> Sequence[Posture | None]:
        """``None`` for the plain weights, then the postures of the file.

        A planner that makes only one plan keeps its posture. So does the defender, unless plans
        are tried in imagined games: rated plans held fewer points than the plain one. Random
        postures were tried too: with more of them the best was rated higher and played
        worse.
        """
        all_of_them = bool(self._rounds(appraisal))
        if not self.level.postures or not (appraisal.attacks or all_of_them):
            return [self.posture]
        side = appraisal.tables.sides[appraisal.side]
        view, weights = appraisal.sight.view, appraisal.tables.weights
        part = weights.part(side, view.scenario, view.turn)
        rows = [row for row in weights.posture if row.side == part]
        return [None, *(rows if all_of_them else rows[: self.level.postures])]


def _share(plans: int, games: int) -> float:
    """The share of the time spent making the plans rather than playing them out."""
    return plans / (plans + games * REHEARSED)


def _plain(seed: str) -> PhasedGreedy:
    """The player of a posture in an imagined game."""
    return PhasedPlanner(seed, PHASED_PLAIN)
