"""12.1 A stack retreats as one, though its units walk one after another.

Non-combat units may follow the last combat unit. What its going changes does not bar their way:
that it no longer negates bonds from the hex that is left (7.3), and that an enemy who contested
the city there has a zone and bonds again (29.1.1).
"""

from __future__ import annotations

from collections.abc import Sequence

from hexside.games.stalingrad42.board.zoc_bonds import Bonds, bonds_between
from hexside.games.stalingrad42.work import S42Work


def zone_of_left(work: S42Work, side: int, start: int) -> Sequence[int]:
    """6.1: the hexes in the zone of enemies who have the hex that is left to themselves."""
    field = work.field
    if not field.exerting[1 - side][start] or field.is_contested(start):
        return ()
    return field.projections[start]


def enemy_bonds_past(work: S42Work, side: int, start: int) -> Bonds:
    """7.2: the bonds closed to a side while its units stood in the hex that is left."""
    field = work.field
    if field.occupied[side][start]:
        return work.enemy_bonds(side)
    key = ("bonds-past", side, start)
    known: Bonds | None = field.notes.get(key)
    if known is None:
        mask = 1 << work.rules.grid.bit[start]
        table = work.ground.bond_table(work.areas(1 - side), work.season)
        known = field.notes[key] = bonds_between(
            table, field.capable[1 - side] & ~mask, field.bits[side] | mask
        )
    return known
