"""10.3, 22, 34: whether a unit takes part in the game."""

from __future__ import annotations

from hexside.engine import Unit
from hexside.games.stalingrad42.state import (
    ABSENT,
    AIR_BOX,
    ELIMINATED,
    EXITED,
    REMOVED,
    TRANS_CAUCASUS,
    TURN_BOX,
)

#: Boxes of units that have left the game, for good or until they are rebuilt.
OUT = frozenset({ELIMINATED, REMOVED, ABSENT, EXITED})
#: Boxes of units that have not come yet.
WAITING = frozenset({AIR_BOX, TRANS_CAUCASUS})


def stands(unit: Unit) -> bool:
    """Whether a unit is on the map, in an Entry Area or in the box of a Reserve Army."""
    if unit.hex >= 0:
        return True
    return unit.box not in OUT and unit.box not in WAITING and not unit.box.startswith(TURN_BOX)


def is_out(unit: Unit) -> bool:
    """Whether a unit is out of play, in the Eliminated Box or for good."""
    return unit.hex < 0 and unit.box in OUT
