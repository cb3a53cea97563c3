"""7 ZOC bonds: two units two hexes apart close the space between them to the enemy.

Units in line form a Hex Bond on the hex between them; units not in line
form a Hexside Bond on the hexside between their two common neighbours, the flanks. What terrain
allows is compiled once a season into a table; which bonds stand is then a question of who stands
where, and is asked again whenever a unit moves, because bonds come and go at once (7.3).
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Sequence
from dataclasses import dataclass
from functools import cached_property
from itertools import compress
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
    """A bond that terrain allows; it stands while one of its `routes` holds no enemy unit."""

    bond: Bond
    routes: tuple[int, ...]


class Corner(NamedTuple):
    """The pairs of hexes in one direction of which a bond can pass, by the hex they start from.

    A Hexside Bond passes over its left or its right flank, as seen from that hex.
    """

    left: int
    right: int


@dataclass(frozen=True, eq=False)
class BondTable:
    """The bonds that each hex can form with hexes of a higher index and with Entry Areas.

    `lines[d]` has the hexes that can form a Hex Bond with the one two steps on in direction d,
    `corners[d]` those that can form a Hexside Bond with the one beyond the flanks in directions
    d and d + 1; three directions tell all pairs. `edges[d]` is the same for Entry Areas.
    """

    grid: Grid
    candidates: tuple[tuple[Candidate, ...], ...]
    lines: tuple[int, ...]
    corners: tuple[Corner, ...]
    edges: tuple[Corner, ...]

    def standing(self, capable: Collection[int], enemy: bytes | bytearray | Sequence[int]) -> Bonds:
        """The bonds that the hexes in `capable` form; `enemy[h]` counts the enemy units in `h`."""
        grid = self.grid
        return bonds_between(
            self, grid.bits(capable), grid.bits(hex for hex in range(grid.size) if enemy[hex])
        )


class Bonds:
    """The bonds of one side as they stand, closed to its enemy (7.2).

    `shut[d]` has the hexes that the enemy may not leave in direction d, also over the map edge,
    which closes a way in from an Entry Area. `middles` are the hexes of Hex Bonds.
    """

    def __init__(
        self, table: BondTable, capable: int, enemy: int, shut: tuple[int, ...], middles: int
    ) -> None:
        self._table = table
        self._capable = capable
        self._enemy = enemy
        self.grid = table.grid
        self.size = table.grid.size
        self.shut = shut
        self.middles = middles

    @cached_property
    def bonds(self) -> tuple[Bond, ...]:
        """The bonds one by one."""
        grid = self.grid
        enemy = self._enemy
        able = {ENTRY_AREA, *grid.indices(self._capable)}
        return tuple(
            bond
            for hex in sorted(able - {ENTRY_AREA})
            for bond, routes in self._table.candidates[hex]
            if bond.second in able and any(not enemy >> grid.bit[via] & 1 for via in routes)
        )

    @cached_property
    def hexes(self) -> frozenset[int]:
        """The hexes of Hex Bonds."""
        return frozenset(self.grid.indices(self.middles))

    @cached_property
    def hexsides(self) -> frozenset[int]:
        """The hexsides of Hexside Bonds, those on the map edge included."""
        return frozenset(bond.hexside for bond in self.bonds) - {NO_HEXSIDE}

    @cached_property
    def closed(self) -> frozenset[int]:
        """Directed edges (from * size + to) that the enemy may not use, as `pathfinding.reach`."""
        size, neighbors = self.size, self.grid.neighbors
        return frozenset(
            hex * size + neighbors[hex][direction]
            for direction, hexes in enumerate(self.shut)
            for hex in self.grid.indices(hexes)
            if neighbors[hex][direction] >= 0
        )

    @cached_property
    def closed_out(self) -> dict[int, list[int]]:
        """By hex the neighbours into which the enemy may not step from it."""
        neighbors = self.grid.neighbors
        found: dict[int, list[int]] = {}
        for direction, hexes in enumerate(self.shut):
            for hex in self.grid.indices(hexes):
                found.setdefault(hex, []).append(neighbors[hex][direction])
        return found

    def bars(self, here: int, there: int) -> bool:
        """Whether the enemy may not step from a hex to its neighbour (7.2)."""
        direction = self.grid.direction(here, there)
        return direction >= 0 and bool(self.shut[direction] >> self.grid.bit[here] & 1)

    def bars_entry(self, hex: int, hexside: int) -> bool:
        """Whether the enemy may not come onto the map over a hexside of its edge (22.3.2)."""
        here, direction = divmod(hexside, 6)
        bit = self.grid.bit[hex]
        return bool(self.middles >> bit & 1 or (here == hex and self.shut[direction] >> bit & 1))

    def closed_except_into(self, vacated: int) -> frozenset[int]:
        """What is closed to an advance, which may enter the defender's vacated hex (14.4.1)."""
        return frozenset(edge for edge in self.closed if edge % self.size != vacated)

    def open_exits(self, exits: Sequence[int]) -> tuple[int, ...]:
        """The exit masks of a flood with the ways that the bonds close taken out (7.2: supply)."""
        return tuple(mask & ~shut for mask, shut in zip(exits, self.shut, strict=True))


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
    lines = [0] * 3
    corners = [[0, 0] for _ in range(3)]
    edges = [[0, 0] for _ in range(6)]
    for a in range(grid.size):
        found = []
        bit = 1 << grid.bit[a]
        for direction, middle in enumerate(grid.neighbors[a]):
            in_line = grid.neighbors[middle][direction] if middle >= 0 else -1
            if in_line >= 0 and is_open(a, middle, in_line):
                if direction < 3:
                    lines[direction] |= bit
                if in_line > a:
                    found.append(Candidate(Bond(a, in_line, middle, NO_HEXSIDE), (middle,)))
            turn = (direction + 1) % 6
            flanks = middle, grid.neighbors[a][turn]
            beyond = _beyond(grid, flanks, direction)
            if beyond >= 0:
                passes = tuple(is_open(a, via, beyond) for via in flanks)
                if direction < 3:
                    _note(corners[direction], bit, passes)
                if beyond < a:
                    continue
            elif _touches(grid, flanks, direction, entry):
                passes = tuple(not impassable(a, via) for via in flanks)
                _note(edges[direction], bit, passes)
            else:
                continue
            routes = tuple(compress(flanks, passes))
            if routes:
                hexside = _between(grid, flanks, direction)
                found.append(Candidate(Bond(a, beyond, NO_HEX, hexside), routes))
        table.append(tuple(found))
    return BondTable(
        grid,
        tuple(table),
        tuple(lines),
        tuple(Corner(*masks) for masks in corners),
        tuple(Corner(*masks) for masks in edges),
    )


def _note(masks: list[int], bit: int, passes: tuple[bool, ...]) -> None:
    for side, passing in enumerate(passes):
        if passing:
            masks[side] |= bit


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


def bonds_between(table: BondTable, capable: int, enemy: int) -> Bonds:
    """The bonds that the hexes in the bitboard `capable` form against those of the enemy.

    An enemy in the middle negates a Hex Bond, enemies on both flanks a Hexside Bond (7.3); one on
    a flank leaves only the way round the other, which two major-river hexsides break (7.6.1).
    Bonds of the enemy that cross these change nothing (7.4). All pairs in one direction are
    worked out at once.
    """
    grid = table.grid
    shifts = grid.shifts
    free = grid.all_bits & ~enemy
    shut = [0] * 6
    middles = 0
    for direction, line in enumerate(table.lines):
        step = shifts[direction]
        both = capable & line & _moved(capable, -2 * step)
        if both:
            middles |= _moved(both, step) & free
    if middles:
        for direction, step in enumerate(shifts):
            shut[direction] = _moved(middles, -step) & grid.all_bits
    for direction, (left, right) in enumerate(table.corners):
        step, turn = shifts[direction], shifts[(direction + 1) % 6]
        both = capable & (left | right) & _moved(capable, -step - turn)
        if both:
            both &= left & _moved(free, -step) | right & _moved(free, -turn)
            _shut_hexside(shut, both, direction, step, turn)
    for direction, (left, right) in enumerate(table.edges):
        both = capable & (left | right)
        if both:
            step, turn = shifts[direction], shifts[(direction + 1) % 6]
            both &= left & _moved(free, -step) | right & _moved(free, -turn)
            _shut_hexside(shut, both, direction, step, turn)
    every = grid.all_bits
    return Bonds(table, capable, enemy, tuple(hexes & every for hexes in shut), middles)


def _moved(hexes: int, by: int) -> int:
    return hexes << by if by > 0 else hexes >> -by


def _shut_hexside(shut: list[int], ends: int, direction: int, step: int, turn: int) -> None:
    """Close the hexside between the flanks of these ends, both ways."""
    shut[(direction + 2) % 6] |= _moved(ends, step)
    shut[(direction + 5) % 6] |= _moved(ends, turn)
