"""Approximate retreat paths: whether the defenders of a hex could get away (12.2)."""

from __future__ import annotations

from collections.abc import Collection
from typing import NamedTuple

from hexside.players.phased.scenario_tables import ScenarioTables
from hexside.players.phased.sight import Sight

#: Enemies farther than this from a hex do not affect a retreat of two hexes.
NEAR = 3
SIDES = 6


class Tie(NamedTuple):
    """A bond that a hex can form (7.1): its other end, and what it closes.

    ``middle`` is the hex of a Hex Bond, else ``flanks`` are the hexes beside a Hexside Bond; it
    stands while one of its ``routes`` is free.
    """

    other: int
    middle: int
    flanks: tuple[int, int]
    routes: tuple[int, ...]


def ties(tables: ScenarioTables, side: int) -> list[tuple[Tie, ...]]:
    """For each hex, the bonds that units of a side could form from it; compiled once."""
    key = ("ties", side)
    known: list[tuple[Tie, ...]] | None = tables.notes.get(key)
    if known is not None:
        return known
    found: list[list[Tie]] = [[] for _ in range(tables.size)]
    for candidates in tables.bond_tables[side].candidates:
        for bond, routes in candidates:
            flanks = (-1, -1)
            if bond.hexside >= 0:
                here, direction = divmod(bond.hexside, SIDES)
                flanks = (here, tables.grid.neighbors[here][direction])
            if bond.second >= 0:
                found[bond.first].append(Tie(bond.second, bond.hex, flanks, routes))
                found[bond.second].append(Tie(bond.first, bond.hex, flanks, routes))
    table = [tuple(row) for row in found]
    tables.notes[key] = table
    return table


class Trap:
    """Which units could retreat where, with more enemies around than there are now."""

    def __init__(self, sight: Sight, side: int) -> None:
        self._sight = sight
        self._side = side
        self._enters = sight.tables.enters[side, "foot"]
        self._closed = sight.bonds(1 - side).closed
        self._ties = ties(sight.tables, 1 - side)
        self._capable = sight.capable[1 - side]

    def exits(self, hex: int, ring: Collection[int] = ()) -> int:
        """The hexes two away that the defenders of a hex reach alive.

        ``ring`` are hexes that more enemies will occupy, with zones and bonds of their own.
        """
        sight, side = self._sight, self._side
        tables = sight.tables
        size = tables.size
        enemy = sight.occupied[1 - side]
        friends = sight.occupied[side]
        zone = sight.zoc[1 - side]
        far = tables.far(hex)
        around = [there for there in ring if far[there] <= NEAR]
        more = {near for there in around for near in tables.projections[there]}
        middles, edges = self._planned(around, ring)
        found: set[int] = set()
        for first in tables.near[hex]:
            if enemy[first] or first in around or first not in self._enters[hex]:
                continue
            edge = hex * size + first
            if edge in self._closed or edge in edges or first in middles:
                continue
            bad = (zone[first] or first in more) and not friends[first]
            for second in tables.near[first]:
                if far[second] != 2 or second in found or enemy[second] or second in around:
                    continue
                edge = first * size + second
                if second not in self._enters[first] or edge in self._closed or edge in edges:
                    continue
                if second in middles:
                    continue
                if not (zone[second] or second in more) or friends[second]:
                    found.add(second)
                elif not bad and self._goes_on(second, far, more, around):
                    # 12.2: one more hex saves a unit that would end in a zone.
                    found.add(second)
        return len(found)

    def _planned(self, around: Collection[int], ring: Collection[int]) -> tuple[set[int], set[int]]:
        """7.2: the hexes and the directed edges that bonds of the arriving units would close."""
        size = self._sight.tables.size
        friends = self._sight.occupied[self._side]
        middles: set[int] = set()
        edges: set[int] = set()
        for there in around:
            for other, middle, (left, right), routes in self._ties[there]:
                if other not in ring and other not in self._capable:
                    continue
                if all(friends[via] for via in routes):
                    continue
                if middle >= 0:
                    middles.add(middle)
                elif left >= 0 and right >= 0:
                    edges.add(left * size + right)
                    edges.add(right * size + left)
        return middles, edges

    def _goes_on(
        self, hex: int, far: list[int], more: Collection[int], ring: Collection[int]
    ) -> bool:
        sight, side = self._sight, self._side
        enemy = sight.occupied[1 - side]
        zone = sight.zoc[1 - side]
        return any(
            far[third] >= 2
            and not enemy[third]
            and third not in ring
            and third in self._enters[hex]
            and (not (zone[third] or third in more) or sight.occupied[side][third])
            for third in sight.tables.near[hex]
        )
