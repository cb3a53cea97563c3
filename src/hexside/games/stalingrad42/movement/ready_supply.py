"""18.6.3 A Supply Point on its Ready side: Tactical Movement and no other way."""

from __future__ import annotations

from hexside.engine import Reason
from hexside.games.stalingrad42.state import READY
from hexside.games.stalingrad42.work import S42Work


def moves_tactically_only(work: S42Work, uid: str) -> list[Reason]:
    """18.6.3: why a Supply Point goes neither by rail or sea nor from area to area."""
    counter = work.rules.roster[uid]
    if counter.type != "supply-point" or counter.immobile or not work.has(uid, READY):
        return []
    return [Reason("s42-tactical-only", "18.6.3", {"unit": uid})]
