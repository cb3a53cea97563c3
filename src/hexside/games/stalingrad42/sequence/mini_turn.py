"""33.2.3 The mini-turn of the Axis between two Soviet player turns (A-45, A-96).

Movement, with the phase word ``MINI_MOVEMENT`` (what it leaves to units is in
``movement/special_phases.py``); a Limited Combat Phase without combat, ``MINI_COMBAT``; rally.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from hexside.engine import Action, Decision, Frame, Reason, Wait
from hexside.engine.agenda import NotTaken
from hexside.engine.decisions import grouped
from hexside.games.stalingrad42.actions import DONE, Done
from hexside.games.stalingrad42.combat.combat_phase import forget_combat
from hexside.games.stalingrad42.movement.movement_phase import Movement
from hexside.games.stalingrad42.reading.printed import AXIS, SIDES, SOVIET
from hexside.games.stalingrad42.retreat.rally_phase import RallyPhase
from hexside.games.stalingrad42.seat_frames import SeatFrame
from hexside.games.stalingrad42.sequence.initial_phase import unload
from hexside.games.stalingrad42.sequence.phase_choices import (
    extra_actions,
    extra_due,
    has_extra,
    kind_of,
)
from hexside.games.stalingrad42.sequence.player_order import begin_player_turn, last_turn
from hexside.games.stalingrad42.state import (
    MINI_COMBAT,
    MINI_MOVEMENT,
    MINI_PHASES,
    MINI_RALLY,
)
from hexside.games.stalingrad42.victory.baku import begin_phase
from hexside.games.stalingrad42.work import S42Work


def axis_mini_turn(work: S42Work, side: int) -> None:
    """33.2.2-3, A-45, A-95: after the Soviet player turn of the Winter Offensive, before Victory.

    On the last turn no other Soviet player turn follows, so there is nothing between two.
    """
    offensive = work.data.winter_offensive
    if side == SOVIET and offensive == work.turn < last_turn(work.rules):
        work.push(MiniTurn())


class MiniTurn(Frame[S42Work], frozen=True, tag="mini-turn"):
    """33.2.3: the three phases of the mini-turn; neither an Initial nor a Supply Phase."""

    step: str = MINI_PHASES[0]

    def run(self, work: S42Work) -> Wait:
        number = MINI_PHASES.index(self.step)
        if number + 1 < len(MINI_PHASES):
            work.replace(MiniTurn(MINI_PHASES[number + 1]))
        else:
            work.pop()
        seat = SIDES[AXIS]
        if self.step == MINI_MOVEMENT:
            begin_player_turn(work, AXIS)
            begin_phase(work, AXIS)
            work.tell("s42-mini-turn-begins", "33.2.3", seat=seat)
            unload(work, AXIS)
        work.change(phase=self.step, side=AXIS)
        if self.step == MINI_MOVEMENT:
            work.push(Movement(seat))
        elif self.step == MINI_COMBAT:
            forget_combat(work)
            work.push(LimitedCombat(seat))
        elif self.step == MINI_RALLY:
            work.push(RallyPhase(seat))
        return Wait.NOTHING


class LimitedCombat(SeatFrame, frozen=True, tag="limited-combat"):
    """33.2.3: no combat; what chapters allow in it is ``mini_choices`` of the order of play."""

    def run(self, work: S42Work) -> Wait:
        if has_extra(work.rules.moments.mini_choices, work, self.side(work)):
            return Wait.DECISION
        self._close(work)
        return Wait.NOTHING

    def _close(self, work: S42Work) -> None:
        work.pop()
        forget_combat(work)

    def decision(self, work: S42Work, seat: str) -> Decision:
        return Decision(seat, "s42-limited-combat", "33.2.3", {}, self.choices(work, seat))

    def choices(self, work: S42Work, seat: str) -> dict[str, Any]:
        """By verb, with the end of the phase."""
        extra = extra_actions(work.rules.moments.mini_choices, work, self.side(work))
        return {"done": True} | grouped(extra)

    def legal(self, work: S42Work, seat: str) -> list[Action]:
        side = self.side(work)
        choices = work.rules.moments.mini_choices
        end: Iterable[Action] = () if extra_due(choices, work, side) else (DONE,)
        return [*end, *extra_actions(choices, work, side)]

    def reasons(self, work: S42Work, seat: str, action: Action) -> list[Reason]:
        choices = work.rules.moments.mini_choices
        if isinstance(action, Done):
            return extra_due(choices, work, self.side(work))
        kind = kind_of(choices, action)
        if kind is None:
            return [Reason("s42-no-combat-in-mini-turn", "33.2.3", {})]
        return kind.reasons(work, self.side(work), action)

    def take(self, work: S42Work, seat: str, action: Action) -> None:
        if isinstance(action, Done):
            self._close(work)
            return
        kind = kind_of(work.rules.moments.mini_choices, action)
        if kind is None:
            raise NotTaken(self, action)
        kind.take(work, self.side(work), action)
