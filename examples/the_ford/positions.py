"""Positions as text: any situation on the map, for tests and puzzles."""

from __future__ import annotations

from examples.the_ford.phases import Combat, Movement
from examples.the_ford.rules import ROSTER, FordRules, Regiment
from examples.the_ford.sequence import STEPS, FordState, Turn
from examples.the_ford.work import ELIMINATED
from hexside.engine.plain_positions import PlainPositions
from hexside.engine.position_units import UnitForm, Words


def _phase(make: type[Movement] | type[Combat], side: str) -> tuple[Turn, Movement | Combat]:
    units = tuple(uid for uid, counter in sorted(ROSTER.items()) if counter.side == side)
    return Turn(STEPS.index((side, make)) + 1), make(side, units)


POSITIONS: PlainPositions[FordRules] = PlainPositions(
    units=UnitForm[Regiment].of_game(ROSTER, boxes=Words((ELIMINATED,)), absent=ELIMINATED),
    phases={
        "movement": lambda side: _phase(Movement, side),
        "combat": lambda side: _phase(Combat, side),
    },
    state=FordState,
)
