"""S2.2, A-77 The north edge of the Caucasus maps, an Entry Area that widens after turn 10."""

from __future__ import annotations

from hexside.games.stalingrad42.reading.printed import AXIS
from hexside.games.stalingrad42.state import area_box
from hexside.games.stalingrad42.work import S42Work


def open_north_edge(work: S42Work, side: int) -> None:
    """S2.2: from the second turn on the edge is wider; who waits beyond it may use all of it."""
    edge = work.rules.setup.north_edge
    if edge is None or side != AXIS or work.turn < edge.later_from:
        return
    if edge.later not in work.data.closed:
        return
    closed = {*work.data.closed, edge.first} - {edge.later}
    work.change(closed=tuple(sorted(closed)))
    for uid in work.in_area(edge.first, AXIS):
        work.lift(uid, area_box(edge.later), *work.units[uid].marks)
    work.drop_notes()
    work.tell("s42-north-edge-wider", "S2.2", area=edge.later.upper())
