"""34.1.1 Turn 21: the Reserve Armies arrive as reinforcements and are given their markers."""

from __future__ import annotations

from hexside.games.stalingrad42.maskirovka.armies import is_in_play, is_used
from hexside.games.stalingrad42.maskirovka.markers import Markers
from hexside.games.stalingrad42.reading.printed import SIDES, SOVIET
from hexside.games.stalingrad42.reinforcements.reinforcements import arriving, due
from hexside.games.stalingrad42.work import S42Work


def assign_markers(work: S42Work, side: int) -> bool:
    """34.1.1: when the last of the armies has been placed, each is given a marker in secret.

    In a position text some may still wait on the turn track; they are given theirs with the others.
    """
    if side != SOVIET or is_used(work):
        return False
    known = work.rules.reserve_armies
    if not any(is_in_play(work, army) for army in known):
        return False
    if not set(arriving(work, side)).isdisjoint(known):
        return False
    armies = tuple(army for army in known if is_in_play(work, army) or due(work, army))
    work.push(Markers(SIDES[SOVIET], armies))
    return True
