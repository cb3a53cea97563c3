"""34.4.1, A-51, A-100 Armies and hexes that are supplied by way of certain Entry Areas."""

from __future__ import annotations

from hexside.games.stalingrad42.reading.printed import SOVIET
from hexside.games.stalingrad42.state import area_of
from hexside.games.stalingrad42.supply.supply_lines import (
    area_edges,
    obstacles,
    overland_length,
    steps_now,
)
from hexside.games.stalingrad42.supply.supply_trace import Sources, supplied
from hexside.games.stalingrad42.work import S42Work


def region_by(work: S42Work, letters: tuple[str, ...]) -> int:
    """A-100: every hex with a line of supply to one of these areas now."""
    usable = tuple(letter for letter in letters if letter in work.areas(SOVIET))
    key = ("supplied-by", usable, work.season, work.data.control)
    known: int | None = work.field.notes.get(key)
    if known is None:
        edge, edge_road = area_edges(work.ground, usable)
        known = work.field.notes[key] = supplied(
            work.rules.grid,
            steps_now(work, SOVIET),
            Sources(0, edge, edge_road),
            obstacles(work, SOVIET, work.field.bits[SOVIET]),
            overland_length(work),
        )
    return known


def hex_is_supplied_by(work: S42Work, hex: int, letters: tuple[str, ...]) -> bool:
    """34.4.1: whether a hex has a line of supply to one of these areas."""
    return bool(region_by(work, letters) >> work.rules.grid.bit[hex] & 1)


def is_supplied_by(work: S42Work, army: str, letters: tuple[str, ...]) -> bool:
    """34.4.1, A-100: whether an army is; one that stands in such an area is too."""
    unit = work.units[army]
    if unit.hex >= 0:
        return hex_is_supplied_by(work, unit.hex, letters)
    return area_of(unit.box) in letters and area_of(unit.box) in work.areas(SOVIET)
