"""9.7 Fortifications: building, completing, losing them; printed ones and their groups."""

from __future__ import annotations

from hexside.engine import Reason
from hexside.games.stalingrad42.board.ground import S42Ground, Season
from hexside.games.stalingrad42.reading.printed import AXIS, SOVIET
from hexside.games.stalingrad42.state import Fort
from hexside.games.stalingrad42.supply.supply_lines import (
    region,
    zone_bits,
)
from hexside.games.stalingrad42.work import S42Work

ROSTOV = "rostov"


def limit(work: S42Work, side: int) -> int:
    """9.7.3, A-16: the fortification counters of a side."""
    if side == SOVIET:
        return int(work.rules.options["soviet-fortifications"])
    return work.rules.numbers.fortifications.axis


def _ground_bits(ground: S42Ground, season: Season, barred: frozenset[str]) -> int:
    """9.7.3: hexes whose terrain takes a fortification: not cities, mountains, swamps ..."""
    key = ("fort-ground", season.swamped, barred)
    found: int | None = ground.compiled.get(key)
    if found is None:
        found = ground.compiled[key] = ground.grid.bits(
            hex
            for hex in ground.land
            if hex not in ground.cities and ground.terrain(hex, season) not in barred
        )
    return found


def _taken_bits(work: S42Work, side: int) -> int:
    """9.7.3: at most one in a hex; the Soviets have the printed ones already."""
    rules = work.rules
    taken = {fort.hex for fort in work.data.forts}
    if side == SOVIET:
        for group in work.data.printed_forts:
            taken |= rules.ground.printed_forts[group]
    return rules.grid.bits(taken)


def fort_bits(work: S42Work, side: int) -> int:
    """9.7.2-3: every hex where a side may start a fortification now."""
    if sum(1 for fort in work.data.forts if fort.side == side) >= limit(work, side):
        return 0
    field = work.field
    free = (
        region(work, side)
        & _ground_bits(work.ground, work.season, work.rules.numbers.fortifications.not_in_terrain)
        & ~field.bits[1 - side]
        & ~work.enemy_control_bits(side)
        & ~_taken_bits(work, side)
    )
    return free & (~zone_bits(work, 1 - side) | field.bits[side])


def fort_reasons(work: S42Work, side: int, name: str) -> list[Reason]:
    """9.7.2-3: why no fortification can be started in a hex."""
    rules = work.rules
    if name not in rules.grid:
        return [Reason("unknown-hex", "", {"hex": name})]
    hex = rules.grid.index(name)
    mask = 1 << rules.grid.bit[hex]
    found = []
    if sum(1 for fort in work.data.forts if fort.side == side) >= limit(work, side):
        found.append(Reason("s42-no-fort-counters", "9.7.3", {"limit": limit(work, side)}))
    barred = work.rules.numbers.fortifications.not_in_terrain
    if not _ground_bits(rules.ground, work.season, barred) & mask:
        found.append(Reason("s42-no-fort-in-terrain", "9.7.3", {"hex": name}))
    if _taken_bits(work, side) & mask:
        found.append(Reason("s42-fort-there", "9.7.3", {"hex": name}))
    if work.enemy_at(side, hex) or work.enemy_control_bits(side) & mask:
        found.append(Reason("s42-enemy-controlled", "9.7.2", {"hex": name}))
    elif not region(work, side) & mask:
        found.append(Reason("s42-hex-out-of-supply", "9.7.2", {"hex": name}))
    if work.in_enemy_zone(side, hex) and not work.friend_at(side, hex):
        found.append(Reason("s42-fort-needs-unit", "9.7.3", {"hex": name}))
    return found


def start_fort(work: S42Work, side: int, hex: int) -> None:
    """9.7.2: a fortification Under Construction."""
    forts = (*work.data.forts, Fort(hex, side, complete=False))
    work.change(forts=tuple(sorted(forts, key=lambda fort: fort.hex)))
    work.tell("s42-fort-started", "9.7.2", hex=work.rules.names[hex])


def remove_fort(work: S42Work, hex: int) -> None:
    """9.7.5: a marker is taken up."""
    work.change(forts=tuple(fort for fort in work.data.forts if fort.hex != hex))
    work.tell("s42-fort-removed", "9.7.5", hex=work.rules.names[hex])


def complete_forts(work: S42Work, side: int) -> None:
    """9.7.2: what was begun a turn ago is complete in the next own Initial Phase."""
    forts = work.data.forts
    if all(fort.complete or fort.side != side for fort in forts):
        return
    names = work.rules.names
    for fort in forts:
        if fort.side == side and not fort.complete:
            work.tell("s42-fort-completed", "9.7.2", hex=names[fort.hex])
    work.change(forts=tuple(Fort(f.hex, f.side, f.complete or f.side == side) for f in forts))


def lose_fort(work: S42Work, uid: str, hex: int) -> None:
    """9.7.5: an enemy unit that enters removes the marker."""
    side = work.rules.side[uid]
    if any(fort.hex == hex and fort.side != side for fort in work.data.forts):
        remove_fort(work, hex)


def deactivate_printed_forts(work: S42Work, side: int) -> None:
    """9.7.7: at the end of a Soviet player turn, group by group and for good."""
    if side != SOVIET:
        return
    rules = work.rules
    ground = rules.ground
    rostov = ground.by_name.get(ROSTOV, -1)
    for group in work.data.printed_forts:
        hexes = ground.printed_forts[group]
        if not hexes or any(work.unit_at(SOVIET, hex) for hex in hexes):
            continue
        if group == "r" and (rostov < 0 or not work.controls(AXIS, rostov)):
            continue
        left = tuple(other for other in work.data.printed_forts if other != group)
        work.change(printed_forts=left)
        work.tell("s42-printed-forts-gone", "9.7.7", group=group)
