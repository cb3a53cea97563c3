"""Playing an imagined game to its end, to see where a posture leads."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import NamedTuple

import msgspec

from hexside.engine import Action, Decision, State, View, contract
from hexside.engine.refusals import Refusal
from hexside.players.imagination import Imagination
from hexside.players.phased.greedy import PhasedGreedy
from hexside.players.phased.replies import word
from hexside.players.phased.scenario_tables import ScenarioTables
from hexside.players.phased.weights import Posture
from hexside.players.rehearsal_dice import RehearsalDice

#: Far more actions than the last turns of a game contain.
LIMIT = 4_000
#: Winning counts more than any number of points.
WON = 20.0

Minds = Mapping[str, PhasedGreedy]


class Opening(NamedTuple):
    """A posture after its Movement Phase, with the players who continue from there."""

    state: State
    minds: Minds


class Rehearsal:
    """Plays imagined games from the position of a decision, without thinking ahead in them."""

    def __init__(
        self,
        imagination: Imagination,
        know: ScenarioTables,
        seat: str,
        mind: Callable[[str], PhasedGreedy],
    ) -> None:
        self._mind = mind
        self._imagination = imagination
        self._know = know
        self._seat = seat
        self._other = next(side for side in know.sides if side != seat)
        self._openings: dict[tuple[str, str], Opening] = {}

    def value(
        self, posture: Posture | None, family: str, sample: int, stopped: Callable[[], bool]
    ) -> float:
        """The value of a game played to its end in a posture.

        Postures that attack the same hex meet the same die there, and in six samples of a family
        every face comes up once. No die is rolled in a Movement Phase, so it is played once and
        every sample continues from its end.
        """
        key = (family, "" if posture is None else posture.id)
        opening = self._openings.get(key)
        if opening is None:
            opening = self._openings[key] = self._opened(posture, family, stopped)
        minds = {side: mind.twin() for side, mind in opening.minds.items()}
        return self._worth(
            self._played(with_dice(opening.state, family, sample), minds, _never, stopped)
        )

    def _opened(self, posture: Posture | None, family: str, stopped: Callable[[], bool]) -> Opening:
        """The game at the end of the current phase."""
        minds = {side: self._mind(f"{family} {side}") for side in (self._seat, self._other)}
        minds[self._seat].posture = posture
        state = with_dice(self._imagination.state(family), family, 0)
        begun = self._imagination.rules.view(state, self._seat)

        def is_over(now: View) -> bool:
            return (now.turn, now.phase) != (begun.turn, begun.phase)

        return Opening(self._played(state, minds, is_over, stopped), minds)

    def _played(
        self,
        state: State,
        minds: Minds,
        is_enough: Callable[[View], bool],
        stopped: Callable[[], bool],
    ) -> State:
        """The state after playing on until ``enough`` is true or the game ends."""
        rules = self._imagination.rules
        fights: dict[int, int] = {}
        for _ in range(LIMIT):
            waiting = contract.waiting(rules, state)
            if not waiting or stopped():
                break
            seat = waiting[0]
            view = rules.view(state, seat)
            if is_enough(view):
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
        return state

    def _target(self, action: Action, decision: Decision) -> int:
        """The hex that the next combat die is rolled for; ``None`` if the action rolls none."""
        name = ""
        if action.verb == "resolve":
            name = str(decision.arguments.get("hex", ""))
        elif action.verb == "strike":
            name = word(action, "hex")
        return self._know.index(name) if name in self._know.grid else -1

    def _worth(self, state: State) -> float:
        """The victory points at the end, plus the bonus for winning."""
        know = self._know
        view = self._imagination.rules.view(state, self._seat)
        attacker = know.weights.scenarios[view.scenario].attacker
        gain = float(view.tracks.get("victory_points", 0))
        if view.result is not None and view.result.winner == attacker:
            gain += WON
        return gain if attacker == self._seat else -gain


def _never(now: View) -> bool:
    """Never enough: play the game to its end."""
    return False


def with_dice(state: State, family: str, sample: int) -> State:
    """An imagined state whose combat dice belong to one sample of a family."""
    dice = state.dice
    if not isinstance(dice, RehearsalDice):
        return state
    dice = RehearsalDice(f"{family} {sample}", family=family, sample=sample)
    return msgspec.structs.replace(state, dice=dice)


def aimed(state: State, target: int, fight: int) -> State:
    """The state before a combat for a hex that has been attacked this often before."""
    dice = state.dice
    if not isinstance(dice, RehearsalDice):
        return state
    return msgspec.structs.replace(state, dice=dice.aimed(target, fight))
