"""18.6.3, S1.2, S4.2 Units that have Tactical Movement and no other way.

Supply Points on their Ready side, and the combat units of the Axis on the first turn of 1942.
"""

from __future__ import annotations

from hexside.engine import Reason
from hexside.games.stalingrad42.reading.printed import AXIS
from hexside.games.stalingrad42.state import READY
from hexside.games.stalingrad42.work import S42Work


def moves_tactically_only(work: S42Work, uid: str) -> list[Reason]:
    """18.6.3, S1.2, S4.2: why a unit goes neither by rail or sea nor from area to area."""
    counter = work.rules.roster[uid]
    setup = work.rules.setup
    if work.turn in setup.tactical_turns and counter.number == AXIS and work.rules.combat[uid]:
        return [Reason("s42-tactical-only", setup.tactical_rule, {"unit": uid})]
    if counter.type != "supply-point" or counter.immobile or not work.has(uid, READY):
        return []
    return [Reason("s42-tactical-only", "18.6.3", {"unit": uid})]
