"""Playing a turn and the enemy's answer in an imagined game, to see what a posture leads to."""

from __future__ import annotations

from collections.abc import Callable

from hexside.engine import State, contract
from hexside.engine.refusals import Refusal
from hexside.players.imagination import Imagination
from hexside.players.phased.greedy import PhasedGreedy
from hexside.players.phased.lore import Lore
from hexside.players.phased.sight import DISRUPTED, FULL_RETREAT, ISOLATED, OUT_OF_SUPPLY, Sight
from hexside.players.phased.standing import Standing
from hexside.players.phased.weights import Posture

#: Far more actions than two player turns have.
LIMIT = 1_500
#: What is left of a unit's worth in each condition.
CONDITION = {DISRUPTED: 0.85, FULL_RETREAT: 0.7, OUT_OF_SUPPLY: 0.85, ISOLATED: 0.6}
#: A hex nearer to the goals, for a point of strength of the attacker.
PROGRESS = 0.02


class Rehearsal:
    """Plays imagined games from the position of a decision; nobody thinks ahead in them."""

    def __init__(
        self, imagination: Imagination, know: Lore, seat: str, mind: Callable[[str], PhasedGreedy]
    ) -> None:
        self._mind = mind
        self._imagination = imagination
        self._know = know
        self._seat = seat
        self._other = next(side for side in know.sides if side != seat)

    def value(self, posture: Posture | None, seed: str, stopped: Callable[[], bool]) -> float:
        """What the position is worth after this turn and the enemy's next, with these dice."""
        rules = self._imagination.rules
        state = self._imagination.state(seed)
        minds = {self._seat: self._mind(seed), self._other: PhasedGreedy(seed)}
        minds[self._seat].posture = posture
        answered = False
        for _ in range(LIMIT):
            waiting = contract.waiting(rules, state)
            if not waiting or stopped():
                break
            seat = waiting[0]
            view = rules.view(state, seat)
            active = view.tracks.get("side", seat)
            answered = answered or active == self._other
            if answered and active == self._seat:
                break
            decision = contract.decision(rules, state, seat)
            legal = contract.legal(rules, state, seat)
            assert decision is not None
            action = minds[seat].choose(view, decision, legal)
            outcome = contract.apply(rules, state, action, seat)
            assert not isinstance(outcome, Refusal)
            state = outcome.state
        return self._worth(state)

    def _worth(self, state: State) -> float:
        """Strength on both sides, points, and how far the attacker has come."""
        know = self._know
        view = self._imagination.rules.view(state, self._seat)
        sight = Sight.of(know, view)
        weights = know.weights.side[self._seat]
        attacker = know.weights.scenarios[view.scenario].attacker
        total = 0.0
        for unit in view.units:
            if not know.combat[unit.id] or not (unit.hex or unit.box.startswith("ea-")):
                continue
            worth = sight.worth(unit.id) + 1.0
            for mark, left in CONDITION.items():
                if mark in unit.marks:
                    worth *= left
            total += worth if unit.side == self._seat else -worth
        points = float(view.tracks.get("victory_points", 0))
        side = know.sides.index(attacker)
        standing = Standing(sight, side, know.weights.side[attacker])
        progress = 0.0
        for uid, hex in sight.where.items():
            if know.side[uid] == side and know.combat[uid]:
                kind = "mech" if know.roster[uid].mechanised else "foot"
                progress -= PROGRESS * sight.worth(uid) * standing.field(kind)[hex]
        gain = weights.point * points + progress
        if view.result is not None:
            gain += 100.0 if view.result.winner == attacker else -100.0
        return total + (gain if attacker == self._seat else -gain)
