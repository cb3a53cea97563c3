"""34.1.1 Turn 21: the Reserve Armies arrive as reinforcements and are given their markers."""

from __future__ import annotations

from hexside.games.stalingrad42.maskirovka.armies import is_in_play, is_used
from hexside.games.stalingrad42.maskirovka.markers import Markers
from hexside.games.stalingrad42.reading.printed import SIDES, SOVIET
from hexside.games.stalingrad42.reinforcements.reinforcements import arriving
from hexside.games.stalingrad42.work import S42Work


def assign_markers(work: S42Work, side: int) -> bool:
    """34.1.1: when the last of the armies has been placed, each is given a marker in secret."""
    if side != SOVIET or is_used(work):
        return False
    armies = tuple(army for army in work.rules.reserve_armies if is_in_play(work, army))
    if not armies or not set(arriving(work, side)).isdisjoint(work.rules.reserve_armies):
        return False
    work.push(Markers(SIDES[SOVIET], armies))
    return True
