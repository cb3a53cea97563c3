"""S2.4 The first turn of the Caucasus: Soviet pre-move, then the Axis from its Movement Phase."""

from __future__ import annotations

from hexside.engine import Frame, Wait
from hexside.games.stalingrad42.movement.movement_phase import Movement
from hexside.games.stalingrad42.reading.printed import AXIS, SIDES, SOVIET
from hexside.games.stalingrad42.reinforcements.reinforcements import (
    areas_for,
    place_reinforcement,
    waiting,
)
from hexside.games.stalingrad42.sequence.game_turn import PlayerTurn
from hexside.games.stalingrad42.sequence.weather import set_weather
from hexside.games.stalingrad42.state import PRE_MOVE
from hexside.games.stalingrad42.support.air_units import allot_air
from hexside.games.stalingrad42.work import S42Work

STEPS = ("weather", "pre-move", "axis")


class CaucasusOpening(Frame[S42Work], frozen=True, tag="caucasus-opening"):
    """S2.4: what comes before the Axis Movement Phase of the first turn."""

    step: str = STEPS[0]

    def run(self, work: S42Work) -> Wait:
        if self.step == "weather":
            work.replace(CaucasusOpening("pre-move"))
            work.change(phase="weather")
            row = work.rules.tables.turn[work.turn - 1]
            work.tell("s42-turn-begins", "3.0", turn=work.turn, first=row.first, last=row.last)
            set_weather(work)
        elif self.step == "pre-move":
            work.replace(CaucasusOpening("axis"))
            work.change(phase=PRE_MOVE, side=SOVIET)
            work.tell("s42-pre-move-begins", "S2.4")
            work.push(Movement(SIDES[SOVIET]))
        else:
            work.replace(PlayerTurn(AXIS, "movement"))
            begin_axis_turn(work)
        return Wait.NOTHING


def begin_axis_turn(work: S42Work) -> None:
    """S2.4: no Initial Phase, so no points and no replacements; reinforcements and air units come.

    The air units of the turn are those of S2.2 (A-78).
    """
    work.change(phase="initial", side=AXIS)
    work.drop_notes()
    work.tell("s42-player-turn-begins", "3.0", seat=SIDES[AXIS], turn=work.turn)
    allot_air(work, AXIS)
    for uid in waiting(work, AXIS):
        areas = areas_for(work, uid)
        if areas:
            place_reinforcement(work, uid, areas[0])
