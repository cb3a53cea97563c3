"""Playing a turn and the enemy's answer in an imagined game, to see what a posture leads to."""

from __future__ import annotations

from collections.abc import Callable

import msgspec

from hexside.engine import Action, Decision, State, contract
from hexside.engine.refusals import Refusal
from hexside.players.imagination import Imagination
from hexside.players.phased.greedy import PhasedGreedy
from hexside.players.phased.lore import Lore
from hexside.players.phased.replies import word
from hexside.players.phased.sight import DISRUPTED, FULL_RETREAT, ISOLATED, OUT_OF_SUPPLY, Sight
from hexside.players.phased.standing import Standing
from hexside.players.phased.weights import Posture
from hexside.players.rehearsal_dice import RehearsalDice

#: Far more actions than two player turns have.
LIMIT = 1_500
#: What is left of a unit's worth in each condition.
CONDITION = {DISRUPTED: 0.85, FULL_RETREAT: 0.7, OUT_OF_SUPPLY: 0.85, ISOLATED: 0.6}
#: A hex nearer to the goals, for a point of strength of the attacker.
PROGRESS = 0.02


class Rehearsal:
    """Plays imagined games from the position of a decision; nobody thinks ahead in them."""

    def __init__(
        self,
        imagination: Imagination,
        know: Lore,
        seat: str,
        mind: Callable[[str], PhasedGreedy],
        turns: int = 1,
    ) -> None:
        self._mind = mind
        #: So many turns of this seat are played, each with the enemy's answer.
        self._turns = turns
        self._imagination = imagination
        self._know = know
        self._seat = seat
        self._other = next(side for side in know.sides if side != seat)

    def value(
        self, posture: Posture | None, family: str, sample: int, stopped: Callable[[], bool]
    ) -> float:
        """What the position is worth after this turn, others that follow, and the enemy's next.

        Postures that attack the same hex meet the same die there, and in six samples of a family
        of games every face of it once.
        """
        rules = self._imagination.rules
        seed = f"{family} {sample}"
        state = with_dice(self._imagination.state(seed), family, sample)
        fights: dict[int, int] = {}
        minds = {self._seat: self._mind(seed), self._other: self._mind(seed)}
        minds[self._seat].posture = posture
        answers, before = 0, self._seat
        for _ in range(LIMIT):
            waiting = contract.waiting(rules, state)
            if not waiting or stopped():
                break
            seat = waiting[0]
            view = rules.view(state, seat)
            active = view.tracks.get("side", seat)
            if active == self._other and before == self._seat:
                answers += 1
            before = active
            if answers >= self._turns and active == self._seat:
                break
            decision = contract.decision(rules, state, seat)
            legal = contract.legal(rules, state, seat)
            assert decision is not None
            action = minds[seat].choose(view, decision, legal)
            target = self._target(action, decision)
            if target >= 0:
                state = aimed(state, target, fights.get(target, 0))
                fights[target] = fights.get(target, 0) + 1
            outcome = contract.apply(rules, state, action, seat)
            assert not isinstance(outcome, Refusal)
            state = outcome.state
        return self._worth(state)

    def _target(self, action: Action, decision: Decision) -> int:
        """The hex that the next die is thrown for; none when the action throws no die of combat."""
        name = ""
        if action.verb == "resolve":
            name = str(decision.arguments.get("hex", ""))
        elif action.verb == "strike":
            name = word(action, "hex")
        return self._know.index(name) if name in self._know.grid else -1

    def _worth(self, state: State) -> float:
        """Strength on both sides, points, and how far the attacker has come."""
        know = self._know
        view = self._imagination.rules.view(state, self._seat)
        sight = Sight.of(know, view)
        weights = know.weights.side[self._seat]
        attacker = know.weights.scenarios[view.scenario].attacker
        points = float(view.tracks.get("victory_points", 0))
        if view.result is not None:
            # When the game is over nothing counts but its result.
            gain = weights.point * points
            gain += 100.0 if view.result.winner == attacker else 0.0
            return gain if attacker == self._seat else -gain
        total = 0.0
        for unit in view.units:
            if not know.combat[unit.id] or not (unit.hex or unit.box.startswith("ea-")):
                continue
            worth = sight.worth(unit.id) + 1.0
            for mark, left in CONDITION.items():
                if mark in unit.marks:
                    worth *= left
            total += worth if unit.side == self._seat else -worth
        side = know.sides.index(attacker)
        standing = Standing(sight, side, know.weights.side[attacker])
        progress = 0.0
        for uid, hex in sight.where.items():
            if know.side[uid] == side and know.combat[uid]:
                kind = "mech" if know.roster[uid].mechanised else "foot"
                progress -= PROGRESS * sight.worth(uid) * standing.field(kind)[hex]
        gain = weights.point * points + progress
        return total + (gain if attacker == self._seat else -gain)


def with_dice(state: State, family: str, sample: int) -> State:
    """An imagined state whose combat dice are those of a sample of a family."""
    dice = state.dice
    if not isinstance(dice, RehearsalDice):
        return state
    dice = msgspec.structs.replace(dice, family=family, sample=sample)
    return msgspec.structs.replace(state, dice=dice)


def aimed(state: State, target: int, fight: int) -> State:
    """The state before a combat for a hex that was fought for so often before."""
    dice = state.dice
    if not isinstance(dice, RehearsalDice):
        return state
    return msgspec.structs.replace(state, dice=dice.aimed(target, fight))
