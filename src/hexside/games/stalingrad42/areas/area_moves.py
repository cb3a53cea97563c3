"""22.3 Moves out of Entry Areas and into them, and off the map by exit areas (S1.2)."""

from __future__ import annotations

from typing import NamedTuple

from hexside.games.stalingrad42.board.ground import Season
from hexside.games.stalingrad42.movement.movement_costs import Ways, road_entry_cost
from hexside.games.stalingrad42.movement.range_searches import Search
from hexside.games.stalingrad42.rules import S42Rules
from hexside.games.stalingrad42.state import DISRUPTED, area_box
from hexside.games.stalingrad42.work import S42Work
from hexside.mechanics.reached import Path, Reached


class Landing(NamedTuple):
    """What it costs to come into an Entry Area, and the last hexes of the cheapest ways."""

    cost: int
    hexes: tuple[int, ...]

    def path(self, found: Reached, box: str) -> Path:
        """22.3.1: of equally cheap ways the one that comes first as a text."""
        return min((*found.path(hex), box) for hex in self.hexes)


def letters_open(work: S42Work, uid: str) -> tuple[str, ...]:
    """22.3.1, 24.1.2, S1.2, A-67: Entry Areas and exits that a unit may move into."""
    if DISRUPTED in work.units[uid].marks:
        return ()
    return work.ways_out(work.rules.side[uid])


def into_areas(
    work: S42Work, uid: str, found: Search, letters: tuple[str, ...], price: int, leaving: int
) -> dict[str, Landing]:
    """22.3.1: how to come into each Entry Area within a search, for ``price`` more.

    A unit stops in the area, as it would in an enemy zone or contested city, which it may only
    leave where it starts.
    """
    at_edge = found.looked & _edges(work, letters)
    if not at_edge:
        return {}
    key = (letters, price, leaving)
    known: dict[str, Landing] | None = found.made.get(key)
    if known is None:
        known = found.made[key] = _landings(work, uid, found, letters, price, leaving, at_edge)
    return known


def _landings(
    work: S42Work,
    uid: str,
    found: Search,
    letters: tuple[str, ...],
    price: int,
    leaving: int,
    at_edge: int,
) -> dict[str, Landing]:
    areas_at = work.ground.areas_at
    grid = work.rules.grid
    start = work.units[uid].hex
    costs = found.costs
    # No one goes on out of a zone or a contested city but a unit that starts there.
    going_on = at_edge & ~(found.zones | work.field.contested)
    if start >= 0:
        going_on |= at_edge & 1 << grid.bit[start]
    best: dict[str, Landing] = {}
    for hex in grid.indices(going_on):
        total = costs.get(hex, 0) + price
        if hex == start and found.is_in_zone(hex):
            total += leaving
        for letter in areas_at[hex]:
            if letter in letters:
                box = area_box(letter)
                known = best.get(box)
                if known is None or total < known.cost:
                    best[box] = Landing(total, (hex,))
                elif total == known.cost:
                    best[box] = Landing(total, (*known.hexes, hex))
    return dict(sorted(best.items()))


def _edges(work: S42Work, letters: tuple[str, ...]) -> int:
    """The hexes beside some Entry Areas, as bits."""
    ground = work.ground
    key = ("beside-areas", letters)
    known: int | None = ground.compiled.get(key)
    if known is None:
        hexes = {hex for letter in letters for hex in ground.entry_hexes.get(letter, ())}
        known = ground.compiled[key] = work.rules.grid.bits(hexes)
    return known


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
