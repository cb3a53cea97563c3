"""The planner: tries several postures for an activation, judges the answers, improves the best."""

from __future__ import annotations

from collections.abc import Collection, Mapping

import msgspec

from hexside.players.evaluation import Evaluation
from hexside.players.greedy import GreedyPlayer
from hexside.players.judgement import Judgement
from hexside.players.knowledge import Knowledge
from hexside.players.orders import Order, Orders, attack_plan, garrisons, plan_moves
from hexside.players.weighing import SideWeights


class Level(msgspec.Struct, frozen=True):
    """How much a planner tries: postures, and changes of single moves afterwards.

    Counts instead of seconds, so that the same seed gives the same game on any machine.
    """

    postures: int
    changes: int


OFFICER = Level(postures=6, changes=0)
STAFF = Level(postures=6, changes=40)


class PlannerPlayer(GreedyPlayer):
    """Plans an activation as a whole and replans when something unexpected has happened."""

    def __init__(self, seed: int | str, level: Level = OFFICER) -> None:
        super().__init__(seed)
        self.level = level

    def _weights(self, know: Knowledge, seat: str) -> SideWeights:
        return know.weights.planned(seat)

    def _plan(self, judgement: Judgement, reach: Mapping[str, Collection[int]]) -> Orders:
        evaluation = Evaluation(judgement)
        best: Orders | None = None
        value = 0.0
        for candidate in self._candidates(judgement, reach):
            worth = evaluation(candidate)
            if best is None or worth > value:
                best, value = candidate, worth
        assert best is not None  # the first posture is always tried
        if self.level.changes:
            best = self._improve(judgement, evaluation, reach, best, value)
        return best

    def _candidates(
        self, judgement: Judgement, reach: Mapping[str, Collection[int]]
    ) -> list[Orders]:
        """A plan for each posture of the side, the ordinary one first."""
        know = judgement.know
        seat = judgement.picture.view.seat
        postures = [p.of(judgement.weights) for p in know.weights.posture if p.side == seat]
        found = []
        for weights in (judgement.weights, *postures)[: self.level.postures]:
            standing = judgement.standing.with_weights(weights)
            posts = garrisons(judgement.picture, standing, reach)
            attacks = []
            if self._mode != "combat-move":
                attacks = attack_plan(judgement.picture, standing, reach, posts)
            found.append(
                plan_moves(judgement.picture, standing, reach, attacks, posts, self._tremble)
            )
        return found

    def _improve(
        self,
        judgement: Judgement,
        evaluation: Evaluation,
        reach: Mapping[str, Collection[int]],
        best: Orders,
        value: float,
    ) -> Orders:
        """Hill-climbing: one unit at a time to another hex, kept when the whole is better."""
        picture = judgement.picture
        free = [
            uid
            for uid, order in best.moves.items()
            if order.reason not in ("attack", "garrison") and not judgement.know.is_hq[uid]
        ]
        if not free:
            return best
        for number in range(self.level.changes):
            uid = free[number % len(free)]
            trial = picture.copy()
            for other, order in best.moves.items():
                trial.go(other, order.hex)
            options = [
                hex
                for hex in sorted(reach[uid])
                if hex != trial.where[uid] and trial.has_room(uid, hex)
            ]
            if not options:
                continue
            standing = judgement.standing
            standing.picture = trial
            here = trial.where[uid]
            trial.lift(uid)
            options.sort(key=lambda hex: -standing.score(uid, hex))
            trial.put(uid, here)
            standing.picture = picture
            choice = options[min(number // len(free), len(options) - 1)]
            order = Order(uid, choice, best.moves[uid].reason)
            changed = msgspec.structs.replace(best, moves={**best.moves, uid: order})
            worth = evaluation(changed)
            if worth > value:
                best, value = changed, worth
        return best
