"""S2.2, A-78 The railway at the north edge of the Caucasus maps: air base and first railhead."""

from __future__ import annotations

from hexside.games.stalingrad42.rail.railroads import barred_to_railheads, starting_railheads
from hexside.games.stalingrad42.reading.printed import AXIS
from hexside.games.stalingrad42.work import S42Work


def edge_station(work: S42Work, side: int) -> int:
    """A-78: 3140 is an air base, and a Connected Rail Hex for 16.5.4, before it has a railhead."""
    edge = work.rules.setup.north_edge
    grid = work.rules.grid
    if edge is None or side != AXIS or edge.railhead not in grid:
        return 0
    hex = grid.index(edge.railhead)
    return 0 if barred_to_railheads(work, hex) else 1 << grid.bit[hex]


def first_railhead(work: S42Work, side: int) -> None:
    """S2.2: the first railhead appears in the Initial Phase of the fourth turn of the scenario.

    While Soviet units or their zones bar its hex it waits, as any railhead would (17.2.1).
    """
    edge = work.rules.setup.north_edge
    if edge is None or side != AXIS or work.turn < edge.railhead_from or work.data.railheads:
        return
    if not edge_station(work, AXIS):
        return
    heads = starting_railheads(work)
    if heads:
        work.change(railheads=heads)
        work.drop_notes()
        work.tell("s42-first-railhead", "S2.2", hex=edge.railhead)
