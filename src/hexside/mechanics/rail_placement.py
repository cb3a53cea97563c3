"""Placement by rail: railway hexes with an open railway to a source."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from hexside.board import Grid
from hexside.engine import Reason
from hexside.mechanics.connections import Exits, connected
from hexside.mechanics.field_work import FieldWork


def open_railway(grid: Grid, railway: int, sources: int, shut: int, rail_exits: Exits) -> int:
    """The railway hexes from which the railway leads to a source through hexes that are not shut.

    What shuts a hex is the game's: enemy units, their zones even where friends stand, cities that
    the enemy controls, the far side of a line.
    """
    return connected(grid, sources, railway & ~shut, rail_exits)


def placement_objections(
    work: FieldWork[Any],
    uid: str,
    hex_name: str,
    railway: int,
    open_hexes: int,
    section: str,
    stacking_section: str,
) -> Iterable[Reason]:
    """Why a unit may not be placed in a hex; none when it may.

    ``railway`` are all railway hexes, ``open_hexes`` those that ``open_railway`` found.
    """
    grid = work.rules.grid
    if hex_name not in grid:
        yield Reason("unknown-hex", "", {"hex": hex_name})
        return
    hex = grid.index(hex_name)
    side = work.rules.side[uid]
    mask = 1 << grid.bit[hex]
    if not railway & mask:
        yield Reason("no-railway-there", section, {"hex": hex_name})
    elif work.enemy_at(side, hex):
        yield Reason("enemy-occupied", section, {"hex": hex_name})
    elif work.in_enemy_zone(side, hex):
        yield Reason("in-enemy-zone", section, {"hex": hex_name})
    elif not open_hexes & mask:
        yield Reason("no-open-railway", section, {"hex": hex_name})
    if not work.room(uid, hex):
        yield Reason("stacking-limit", stacking_section, {"hex": hex_name})
