"""3 Sequence of play: weather, two player turns, victory.

The mini-turn of the Axis (33.2.3) follows the Soviet player turn of its game turn
(``mini_turn.py``).
"""

from __future__ import annotations

from hexside.engine import Frame, Wait
from hexside.games.stalingrad42.reading.printed import SIDES
from hexside.games.stalingrad42.sequence.player_order import begin_player_turn, first_side
from hexside.games.stalingrad42.sequence.weather import set_weather
from hexside.games.stalingrad42.work import S42Work

STEPS = ("weather", "first", "second", "victory")
PLAYER_STEPS = ("initial", "movement", "combat", "rally", "supply", "end")


class GameTurn(Frame[S42Work], frozen=True, tag="game-turn"):
    """3.0: one game turn, step by step."""

    step: str = STEPS[0]

    def run(self, work: S42Work) -> Wait:
        number = STEPS.index(self.step)
        if number + 1 < len(STEPS):
            work.replace(GameTurn(STEPS[number + 1]))
        else:
            work.pop()
        getattr(self, "_" + self.step)(work)
        return Wait.NOTHING

    def _weather(self, work: S42Work) -> None:
        work.change(phase="weather")
        row = work.rules.tables.turn[work.turn - 1]
        work.tell("s42-turn-begins", "3.0", turn=work.turn, first=row.first, last=row.last)
        set_weather(work)

    def _first(self, work: S42Work) -> None:
        work.push(PlayerTurn(first_side(work)))

    def _second(self, work: S42Work) -> None:
        work.push(PlayerTurn(1 - first_side(work)))

    def _victory(self, work: S42Work) -> None:
        """3.0 D: victory is checked, which ends the last turn; otherwise the next one comes."""
        work.change(phase="victory")
        for check in work.rules.moments.victory_phase:
            check(work)
        if work.result is None:
            work.turn += 1
            work.push(GameTurn())


class PlayerTurn(Frame[S42Work], frozen=True, tag="player-turn"):
    """3.0: the phases of one player."""

    side: int
    step: str = PLAYER_STEPS[0]

    def run(self, work: S42Work) -> Wait:
        number = PLAYER_STEPS.index(self.step)
        if number + 1 < len(PLAYER_STEPS):
            work.replace(PlayerTurn(self.side, PLAYER_STEPS[number + 1]))
        else:
            work.pop()
        if self.step == "end":
            work.change(phase="end-of-player-turn", side=self.side)
            for ending in work.rules.moments.player_turn_ends:
                ending(work, self.side)
            return Wait.NOTHING
        if self.step == "initial":
            self._begin(work)
        work.change(phase=self.step, side=self.side)
        phase = work.rules.moments.phases[self.step]
        work.push(phase(SIDES[self.side]))
        if self.step == "movement":
            for step in work.rules.moments.movement_begins:
                step(work, self.side)
        return Wait.NOTHING

    def _begin(self, work: S42Work) -> None:
        begin_player_turn(work, self.side)
        work.change(phase="initial")
        work.tell("s42-player-turn-begins", "3.0", seat=SIDES[self.side], turn=work.turn)
        for beginning in work.rules.moments.player_turn_begins:
            beginning(work, self.side)
