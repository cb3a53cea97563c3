"""29.1.2, A-87 Moving into and out of a contested city: only by Tactical Movement."""

from __future__ import annotations

from hexside.engine import Action, Reason
from hexside.games.stalingrad42.actions import Tactical
from hexside.games.stalingrad42.movement.movement_costs import Ways
from hexside.games.stalingrad42.work import S42Work

Table = bytes | bytearray


def opened_cities(work: S42Work, barred: Table, stops: Table) -> tuple[Table, Table]:
    """29.1.2: Tactical Movement leads into contested cities, and ends there."""
    open_to, ends = bytearray(barred), bytearray(stops)
    for hex in work.rules.grid.indices(work.field.contested):
        open_to[hex] = 0
        ends[hex] = 1
    return open_to, ends


def may_leave_city_for(work: S42Work, side: int, there: int) -> bool:
    """29.1.2: not into an enemy zone, unless friendly units stand there."""
    return not work.in_enemy_zone(side, there) or work.friend_at(side, there)


def ways_out_of_city(work: S42Work, side: int, ways: Ways) -> Ways:
    """29.1.2: the ways on which a unit may leave a contested city."""
    return tuple(way for way in ways if may_leave_city_for(work, side, way[1]))


def entry_reasons(work: S42Work, side: int, action: Action, there: int) -> list[Reason]:
    """5.1, 29.1.2: why a hex with enemies in it may not be entered."""
    if not work.enemy_at(side, there):
        return []
    name = {"hex": work.rules.names[there]}
    if not work.field.is_contested(there):
        return [Reason("enemy-occupied", "5.1", {**name})]
    if isinstance(action, Tactical):
        return []
    return [Reason("s42-tactical-into-city", "29.1.2", {**name})]


def city_reasons(
    work: S42Work, side: int, action: Action, here: int, there: int, number: int
) -> list[Reason]:
    """29.1.2: why a step may not be made; ``number`` counts the hexes made before it."""
    names = work.rules.names
    found = entry_reasons(work, side, action, there)
    if work.field.is_contested(here):
        if number:
            found.append(Reason("s42-stop-in-city", "29.1.2", {"hex": names[here]}))
        elif not may_leave_city_for(work, side, there):
            hexes = {"hex": names[here], "other": names[there]}
            found.append(Reason("s42-city-into-zone", "29.1.2", {**hexes}))
    return found
