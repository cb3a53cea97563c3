"""ZOC bonds: two units two hexes apart close the space between them to the enemy.

Stalingrad '42 chapter 7. Units in line form a Hex Bond on the hex between them; units not in line
form a Hexside Bond on the hexside between their two common neighbours, the flanks. What terrain
allows is compiled once a season into a table; which bonds stand is then a matter of who stands
where, and is asked anew whenever a unit moves, because bonds come and go at once (7.3).
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Sequence
from dataclasses import dataclass
from typing import NamedTuple

from hexside.board import Grid

ENTRY_AREA = -1
"""Stands for the second end of a bond that is formed with a friendly Entry Area (7.5)."""
NO_HEX = -1
NO_HEXSIDE = -1


class Bond(NamedTuple):
    """One bond. `hex` is the hex of a Hex Bond, `hexside` the hexside of a Hexside Bond."""

    first: int
    second: int
    hex: int
    hexside: int


class Candidate(NamedTuple):
    """A bond that terrain allows, and the directed edges that it closes.

    It stands while one of its `routes` holds no enemy unit.
    """

    bond: Bond
    routes: tuple[int, ...]
    closed: tuple[int, ...]


@dataclass(frozen=True, eq=False)
class BondTable:
    """The bonds that each hex can form with hexes of a higher index and with Entry Areas."""

    grid: Grid
    candidates: tuple[tuple[Candidate, ...], ...]


@dataclass(frozen=True)
class Bonds:
    """The bonds of one side as they stand, closed to its enemy (7.2).

    `hexsides` includes those on the map edge, which close a way in from an Entry Area.
    """

    size: int
    bonds: tuple[Bond, ...]
    hexes: frozenset[int]
    hexsides: frozenset[int]
    closed: frozenset[int]
    """Directed edges (from * size + to) that the enemy may not use, for `pathfinding.reach`."""

    def bars(self, here: int, there: int) -> bool:
        """Whether the enemy may not step from a hex to its neighbour (7.2)."""
        return here * self.size + there in self.closed

    def bars_entry(self, hex: int, hexside: int) -> bool:
        """Whether the enemy may not come onto the map over a hexside of its edge (22.3.2)."""
        return hex in self.hexes or hexside in self.hexsides

    def closed_except_into(self, vacated: int) -> frozenset[int]:
        """What is closed to an advance, which may enter the defender's vacated hex (14.4.1)."""
        return frozenset(edge for edge in self.closed if edge % self.size != vacated)


def is_bond_capable(combat_units: int, free_stacking: int) -> bool:
    """Whether a stack forms bonds: one combat unit, or two free-stacking units or ASUs (7.1).

    Only units in good order count, and none that has no zone of control.
    """
    return combat_units >= 1 or free_stacking >= 2


def bond_table(
    grid: Grid,
    impassable: Callable[[int, int], bool],
    major_river: Callable[[int, int], bool],
    entry_hexsides: Iterable[int] = (),
) -> BondTable:
    """Compile what terrain allows (7.6.1) in one season for one side.

    `impassable(a, b)` holds for hexsides that no bond passes: impassable ones and the Volga.
    `major_river(a, b)` holds for unfrozen major rivers, of which a bond passes one but not two.
    `entry_hexsides` are the hexsides of the map edge beyond which a friendly Entry Area lies
    (7.5); coast, lakes, the Volga and any other edge are no end of a bond (7.6.2).
    """

    def is_open(a: int, via: int, b: int) -> bool:
        if via < 0 or impassable(a, via) or impassable(via, b):
            return False
        return not (major_river(a, via) and major_river(via, b))

    entry = frozenset(entry_hexsides)
    table = []
    for a in range(grid.size):
        found = []
        for direction, middle in enumerate(grid.neighbors[a]):
            in_line = grid.neighbors[middle][direction] if middle >= 0 else -1
            if in_line > a and is_open(a, middle, in_line):
                into = tuple(n * grid.size + middle for n in grid.adjacent(middle))
                found.append(Candidate(Bond(a, in_line, middle, NO_HEXSIDE), (middle,), into))
            turn = (direction + 1) % 6
            flanks = middle, grid.neighbors[a][turn]
            beyond = _beyond(grid, flanks, direction)
            if beyond > a:
                routes = tuple(via for via in flanks if is_open(a, via, beyond))
            elif beyond < 0 and _touches(grid, flanks, direction, entry):
                routes = tuple(via for via in flanks if not impassable(a, via))
            else:
                continue
            if routes:
                hexside = _between(grid, flanks, direction)
                across = _both_ways(grid, hexside)
                found.append(Candidate(Bond(a, beyond, NO_HEX, hexside), routes, across))
        table.append(tuple(found))
    return BondTable(grid, tuple(table))


def _beyond(grid: Grid, flanks: tuple[int, int], direction: int) -> int:
    """The hex beyond two neighbouring flanks, -1 off the map."""
    left, right = flanks
    if left >= 0:
        return grid.neighbors[left][(direction + 1) % 6]
    return grid.neighbors[right][direction] if right >= 0 else -1


def _touches(grid: Grid, flanks: tuple[int, int], direction: int, entry: frozenset[int]) -> bool:
    """Whether an Entry Area lies beyond both flanks.

    Both must be on the map: at the edge itself there is nothing left to close, since the unit and
    the Entry Area adjoin.
    """
    left, right = flanks
    return (
        left >= 0
        and right >= 0
        and (
            grid.hexside_towards(left, (direction + 1) % 6) in entry
            or grid.hexside_towards(right, direction) in entry
        )
    )


def _between(grid: Grid, flanks: tuple[int, int], direction: int) -> int:
    """The hexside between two flanks, of which one may be off the map."""
    left, right = flanks
    if left >= 0:
        return grid.hexside_towards(left, (direction + 2) % 6)
    return grid.hexside_towards(right, (direction + 5) % 6)


def _both_ways(grid: Grid, hexside: int) -> tuple[int, ...]:
    """The directed edges across a hexside; none across the map edge."""
    here, there = grid.beside(hexside)
    if there < 0:
        return ()
    return here * grid.size + there, there * grid.size + here


def standing_bonds(
    table: BondTable, capable: Collection[int], enemy: bytes | bytearray | Sequence[int]
) -> Bonds:
    """The bonds that the hexes in `capable` form against the enemy.

    `enemy[h]` other than 0 means that an enemy unit stands in `h`. An enemy in the middle negates
    a Hex Bond, enemies on both flanks a Hexside Bond (7.3); one on a flank leaves only the way
    round the other, which two major-river hexsides break (7.6.1). Bonds of the enemy that cross
    these change nothing (7.4).
    """
    able = {ENTRY_AREA, *capable}
    bonds: list[Bond] = []
    closed: set[int] = set()
    for hex in sorted(capable):
        for bond, routes, edges in table.candidates[hex]:
            if bond.second in able:
                for via in routes:
                    if not enemy[via]:
                        bonds.append(bond)
                        closed.update(edges)
                        break
    return Bonds(
        size=table.grid.size,
        bonds=tuple(bonds),
        hexes=frozenset(bond.hex for bond in bonds) - {NO_HEX},
        hexsides=frozenset(bond.hexside for bond in bonds) - {NO_HEXSIDE},
        closed=frozenset(closed),
    )


def exits_without_bonds(grid: Grid, exits: Sequence[int], bonds: Bonds) -> tuple[int, ...]:
    """The exit masks of a flood with the ways that enemy bonds close taken out (7.2: supply)."""
    masks = list(exits)
    for edge in bonds.closed:
        here, there = divmod(edge, grid.size)
        masks[grid.direction(here, there)] &= ~(1 << grid.bit[here])
    return tuple(masks)
