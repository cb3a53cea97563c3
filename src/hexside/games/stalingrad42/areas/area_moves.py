"""22.3 Moves out of Entry Areas and into them, and off the map by exit areas (S1.2)."""

from __future__ import annotations

from hexside.games.stalingrad42.board.ground import Season
from hexside.games.stalingrad42.movement.movement_costs import Ways, road_entry_cost
from hexside.games.stalingrad42.movement.range_searches import Search
from hexside.games.stalingrad42.rules import S42Rules
from hexside.games.stalingrad42.state import DISRUPTED, area_box
from hexside.games.stalingrad42.work import S42Work
from hexside.mechanics.reached import Path


def letters_open(work: S42Work, uid: str) -> tuple[str, ...]:
    """22.3.1, 24.1.2, S1.2, A-67: Entry Areas and exits that a unit may move into."""
    if DISRUPTED in work.units[uid].marks:
        return ()
    return work.ways_out(work.rules.side[uid])


def into_areas(
    work: S42Work,
    uid: str,
    found: Search,
    letters: tuple[str, ...],
    price: int,
    leaving: int,
    low: int,
    high: int,
) -> dict[str, tuple[int, Path]]:
    """22.3.1: cost and path into each Entry Area at more than ``low`` and up to ``high``.

    A unit stops in the area, as it would in an enemy zone or contested city, which it may only
    leave where it starts. Of equally cheap ways the one that comes first as a text is the one.
    """
    areas_at = work.ground.areas_at
    start = work.units[uid].hex
    best: dict[str, tuple[int, Path]] = {}
    for hex in found.stops_in(areas_at.keys()):
        in_zone = found.is_in_zone(hex)
        if hex != start and (in_zone or work.field.is_contested(hex)):
            continue
        total = found.costs.get(hex, 0) + price + (leaving if in_zone else 0)
        if total > high:
            continue
        for letter in areas_at[hex]:
            if letter in letters:
                box = area_box(letter)
                way = (total, (*found.path(hex), box))
                if box not in best or way < best[box]:
                    best[box] = way
    return {box: best[box] for box in sorted(best) if best[box][0] > low}


def gates(work: S42Work, side: int, letter: str, movement_class: str) -> tuple[Ways, int]:
    """22.1.2, 22.3: the ways out of an Entry Area, paying for the first hex, and where they lead.

    An enemy bond may close the map edge (22.3.2).
    """
    rules = work.rules
    ways, hexes = _gates(rules, letter, movement_class, work.season)
    bonds = work.enemy_bonds(side)
    touched = bonds.middles
    for shut in bonds.shut:
        touched |= shut
    if touched & hexes:
        ways = tuple(way for way in ways if may_come_in(work, side, way[1]))
    return ways, hexes


def _gates(rules: S42Rules, letter: str, movement_class: str, season: Season) -> tuple[Ways, int]:
    ground = rules.ground
    key = ("gates", letter, movement_class, season)
    known: tuple[Ways, int] | None = ground.compiled.get(key)
    if known is None:
        hexes = ground.entry_hexes.get(letter, ())
        ways = []
        for hex in hexes:
            price = road_entry_cost(ground, movement_class, season, hex)
            if price is not None:
                ways.append((price, hex, 0))
        known = ground.compiled[key] = (tuple(sorted(ways)), rules.grid.bits(hexes))
    return known


def may_come_in(work: S42Work, side: int, hex: int) -> bool:
    """22.3.2: no enemy bond closes the map edge of a hex."""
    bonds = work.enemy_bonds(side)
    sides = work.ground.edge_hexsides(hex)
    if not sides:
        return hex not in bonds.hexes
    return any(not bonds.bars_entry(hex, edge) for edge in sides)
