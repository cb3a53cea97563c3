"""The planner of games with phases: the best of several deep plans for a turn."""

from __future__ import annotations

import functools
from collections.abc import Sequence

import msgspec

from hexside.engine import Action, View
from hexside.players.imagination import Imagination
from hexside.players.phased.assaults import Assault
from hexside.players.phased.bastion import Bastion
from hexside.players.phased.exploitation import Exploitation, advances, next_assault
from hexside.players.phased.greedy import PhasedGreedy
from hexside.players.phased.lore import Lore
from hexside.players.phased.offensive import Offensive
from hexside.players.phased.plan import Plan
from hexside.players.phased.pursuit import Closing
from hexside.players.phased.rating import Rating
from hexside.players.phased.rehearsal import Rehearsal
from hexside.players.phased.replies import of_verb, word
from hexside.players.phased.sight import Sight
from hexside.players.phased.standing import Standing
from hexside.players.phased.trials import games_of, tried
from hexside.players.phased.weights import PhasedSide, Posture
from hexside.players.player import THINKS_AHEAD, Need

#: What an imagined game takes of the time, against the rating of a plan.
REHEARSED = 6

#: What a plan is rated, its number counted down from 0, its posture, the plan.
Rated = tuple[float, int, Posture | None, Plan]


class PhasedLevel(msgspec.Struct, frozen=True):
    """How much a planner tries for a Movement Phase; counts, so that a seed gives one game."""

    #: Postures of the weights file that are tried besides the plain weights.
    postures: int = 0
    #: In the last turns every plan is played out to the end of the game, so often in each round:
    #: those of the last turn, of the one before it, and so on; between rounds half is dropped.
    closing: tuple[tuple[int, ...], ...] = ()


#: Makes one deep plan: who plays in imagined games does not think ahead in them.
PHASED_PLAIN = PhasedLevel()
PHASED_OFFICER = PhasedLevel(6)
PHASED_STAFF = PhasedLevel(6, closing=((2, 3),))


class PhasedPlanner(PhasedGreedy):
    """Makes deep plans in several postures, rates them, and may play the best of them out."""

    needs: frozenset[Need] = THINKS_AHEAD

    def __init__(self, seed: int | str, level: PhasedLevel = PHASED_OFFICER) -> None:
        super().__init__(seed)
        self.level = level
        self.imagination: Imagination | None = None
        self._seed = str(seed)
        self._turn = (0, 0)
        self._gaps: dict[tuple[int, int], set[int]] = {}

    def twin(self) -> PhasedPlanner:
        """Somebody who goes on from here in the same way."""
        found = super().twin()
        assert isinstance(found, PhasedPlanner)
        found._gaps = {turn: set(tried) for turn, tried in self._gaps.items()}
        return found

    def _plan(self, standing: Standing, reach: dict[str, set[int]]) -> Plan:
        turn = (standing.sight.turn, standing.side)
        self._tell(0.0)
        gap = self._gap(standing, reach, self._gaps.setdefault(turn, set()))
        if gap is not None:
            return gap
        if turn == self._turn:
            # Something has upset the plan of this turn: the same posture, thought out anew.
            return self._by(standing, self.posture, reach)
        self._turn = turn
        postures = self.postures(standing)
        if len(postures) < 2:
            self._tell(1.0)
            return self._by(standing, postures[0], reach)
        rating = Rating(standing)
        rated: list[Rated] = []
        share = _share(len(postures), games_of(len(postures), self._rounds(standing)))
        for number, posture in enumerate(postures):
            self._tell(number / len(postures) * share)
            if rated and self.stopped():
                break
            plan = self._by(standing, posture, reach)
            rated.append((rating.of(plan), -number, posture, plan))
        best = self._played_out(standing, rated) or max(rated, key=lambda item: item[:2])
        self.posture = best[2]
        self._tell(1.0)
        return best[3]

    def _gap(self, standing: Standing, reach: dict[str, set[int]], tried: set[int]) -> Plan | None:
        """8.6.1: a gap to tear before anything else is planned; each hex is tried once a turn."""
        if not standing.attacks:
            return None
        found = Offensive(standing, reach, self.tremble).gap(frozenset(tried))
        if found is not None:
            tried.update(found.shatters or ())
        return found

    def _tell(self, share: float) -> None:
        if self.progress is not None:
            self.progress(min(1.0, share))

    def _played_out(self, standing: Standing, plans: Sequence[Rated]) -> Rated | None:
        """The plan that comes out best when all are played to the end; none when nobody plays."""
        rounds = self._rounds(standing)
        if not rounds or self.imagination is None or self.stopped():
            return None
        view = standing.sight.view
        rehearsal = Rehearsal(self.imagination, standing.lore, view.seat, _plain)
        family = f"{self._seed} {view.version}"
        first = _share(len(plans), games_of(len(plans), rounds))
        means = tried(
            len(plans),
            rounds,
            lambda plan, game: rehearsal.value(plans[plan][2], family, game, self.stopped),
            self.stopped,
            lambda share: self._tell(first + (1 - first) * share),
        )
        # Of plans that come out alike, the one that was made first is taken.
        return plans[max(means, key=lambda plan: (means[plan], -plan))] if means else None

    def _rounds(self, standing: Standing) -> Sequence[int]:
        """How often plans are played out to the end; between two rounds the worse half is dropped.

        Nothing before the last turns, or for who has not the time.
        """
        left = max(0, standing.turns_left)
        return self.level.closing[left] if left < len(self.level.closing) else ()

    def weights(self, know: Lore, view: View) -> PhasedSide:
        """The planner's own weights, in the posture of the turn."""
        found = know.weights.of_planner(view.seat, view.scenario, view.turn)
        return self.posture.of(found) if self.posture is not None else found

    def _weights(self, standing: Standing) -> PhasedSide:
        view = standing.sight.view
        side = standing.lore.sides[standing.side]
        return standing.lore.weights.of_planner(side, view.scenario, view.turn)

    # The combat phase of a deep plan

    def _next_assault(
        self, standing: Standing, prizes: dict[int, float], targets: set[int]
    ) -> Assault | None:
        # The order of attacks opens ways for breakthroughs; a defender counter-attacks one by one.
        if not standing.attacks:
            return super()._next_assault(standing, prizes, targets)
        return next_assault(standing, prizes, targets)

    def _name_shatterers(self, sight: Sight, legal: Sequence[Action]) -> Action:
        """8.6.1: those of the plan, wheels last: whoever is not needed drives through."""
        plan = self._marches.plan
        group = plan.group if plan is not None else frozenset()
        adds = [a for a in of_verb(legal, "add") if word(a, "unit") in group]
        if adds and not of_verb(legal, "resolve"):
            roster = sight.lore.roster
            return min(
                adds,
                key=lambda a: (
                    roster[word(a, "unit")].mechanised,
                    -sight.attack(word(a, "unit")),
                    a.text(),
                ),
            )
        return super()._name_shatterers(sight, legal)

    def _free_to_go(self, standing: Standing, legal: Sequence[Action]) -> Sequence[Action]:
        """In the last turn foot leaves the line that keeps raiders out only for a point."""
        free = super()._free_to_go(standing, legal)
        plan = self._marches.plan
        if plan is None or not (standing.attacks and standing.is_last):
            return free
        sight, lore = standing.sight, standing.lore
        line = {
            uid
            for hex in plan.line
            for uid in sight.fighters(standing.side, hex)
            if not lore.roster[uid].mechanised
        }

        def scores(action: Action) -> bool:
            name = getattr(action, "path", ("",))[-1]
            hex = lore.index(name) if name in lore.grid else -1
            return sight.has_points(standing.side, hex)

        return [a for a in free if a.verb != "advance" or word(a, "unit") not in line or scores(a)]

    def _closing(self, standing: Standing, legal: Sequence[Action]) -> Closing:
        if not standing.attacks:
            return super()._closing(standing, legal)
        return functools.cache(Exploitation(standing, advances(standing, legal)).gain)

    def _by(self, standing: Standing, posture: Posture | None, reach: dict[str, set[int]]) -> Plan:
        """The plan of a posture."""
        plain = self._weights(standing)
        weights = plain if posture is None else posture.of(plain)
        own = Standing(standing.sight, standing.side, weights, posture, standing.threats)
        kind = Offensive if standing.attacks else Bastion
        return kind(own, reach, self.tremble).make()

    def postures(self, standing: Standing) -> Sequence[Posture | None]:
        """None for the plain weights, and those of the file.

        Who makes but one plan keeps the posture that it has. So does the defender, unless plans
        are tried in imagined games: rated plans held fewer points than the plain one. Postures
        made up at random were tried too: the more of them, the better the best one was rated, and
        the worse it was.
        """
        all_of_them = bool(self._rounds(standing))
        if not self.level.postures or not (standing.attacks or all_of_them):
            return [self.posture]
        side = standing.lore.sides[standing.side]
        rows = [row for row in standing.lore.weights.posture if row.side == side]
        return [None, *(rows if all_of_them else rows[: self.level.postures])]


def _share(plans: int, games: int) -> float:
    """The share of the time that making the plans takes, beside playing them out."""
    return plans / (plans + games * REHEARSED)


def _plain(seed: str) -> PhasedGreedy:
    """Who plays a posture in an imagined game."""
    return PhasedPlanner(seed, PHASED_PLAIN)
