"""A fixed piece of work of our own, by which the speed of a machine is told from that of Hexside.

A small war game on hexes in plain Python, played at random: who is to move searches the moves of
all his units from nothing, takes one of them and fights where he comes to stand. It imports nothing
of Hexside and stays as it is from release to release; ratios to it can therefore be compared
between releases and, with care, between machines. Whoever must change it raises ``REFERENCE``.
"""

from __future__ import annotations

import time
from typing import NamedTuple

#: The number of this workload: ratios to another one cannot be compared.
REFERENCE = 1
#: What ``skirmish(1)`` ends with, so that a change does not go unnoticed.
CHECKSUM = 292_199_755
SIZE = 18
UNITS = 8
BUDGET = 8
LONGEST = 200
#: The neighbours of a hex in even and in odd rows, as steps of row and column.
AROUND = (
    ((0, 1), (-1, 0), (-1, -1), (0, -1), (1, -1), (1, 0)),
    ((0, 1), (-1, 1), (-1, 0), (0, -1), (1, 0), (1, 1)),
)


class Position(NamedTuple):
    """Who is to move, and the hex of each unit by its number; odd ones are those of side 1."""

    side: int
    units: dict[int, int]


def _neighbours(hex: int) -> tuple[int, ...]:
    row, column = divmod(hex, SIZE)
    near = [(row + down, column + right) for down, right in AROUND[row % 2]]
    return tuple(r * SIZE + c for r, c in near if 0 <= r < SIZE and 0 <= c < SIZE)


BOARD = tuple(_neighbours(hex) for hex in range(SIZE * SIZE))
COST = tuple(2 + (hex * 7 + hex // SIZE * 3) % 5 // 2 for hex in range(SIZE * SIZE))


def _reached(start: int, enemies: set[int], zones: set[int]) -> dict[int, int]:
    """The cost of each hex that a unit can reach; enemy zones stop it."""
    cost = {start: 0}
    waiting: list[list[int]] = [[] for _ in range(BUDGET + 1)]
    waiting[0].append(start)
    for spent, hexes in enumerate(waiting):
        for here in hexes:
            if cost[here] < spent or (here in zones and here != start):
                continue
            for there in BOARD[here]:
                price = spent + COST[there]
                if there in enemies or price > BUDGET or cost.get(there, BUDGET + 1) <= price:
                    continue
                cost[there] = price
                waiting[price].append(there)
    del cost[start]
    return cost


def _moves(position: Position) -> list[tuple[int, int]]:
    """Every move: a unit and the free hex where it ends."""
    side, units = position
    enemies = {hex for unit, hex in units.items() if unit % 2 != side}
    taken = set(units.values())
    zones = {near for hex in enemies for near in BOARD[hex]}
    return [
        (unit, goal)
        for unit, hex in units.items()
        if unit % 2 == side
        for goal in _reached(hex, enemies, zones)
        if goal not in taken
    ]


def _after(position: Position, unit: int, goal: int, die: int) -> Position:
    """A unit moves; with a high die the first enemy beside it is lost, with a low one itself."""
    side, before = position
    units = dict(before)
    units[unit] = goal
    beside = [other for other, hex in units.items() if other % 2 != side and hex in BOARD[goal]]
    if beside and die != 3:
        del units[beside[0] if die > 3 else unit]
    return Position(1 - side, units)


def skirmish(seed: int) -> tuple[int, int]:
    """A game at random: how many actions it had, and a checksum of them."""
    number = seed
    units = {unit: (unit % 2 * (SIZE - 3) + 1) * SIZE + unit for unit in range(2 * UNITS)}
    position = Position(0, units)
    checksum = 0
    for action in range(LONGEST):
        moves = _moves(position)
        if not moves:
            return action, checksum
        number = (number * 1103515245 + 12345) % 2**31
        unit, goal = moves[(number >> 8) % len(moves)]
        position = _after(position, unit, goal, 1 + (number >> 16) % 6)
        checksum = (checksum * 31 + unit * 1000 + goal + len(moves)) % 2**31
    return LONGEST, checksum


def reference_rate(span: float) -> float:
    """Actions for each second of processor time, over games that last at least so long."""
    actions, seed = 0, 0
    begin = time.process_time()
    while True:
        seed += 1
        actions += skirmish(seed)[0]
        spent = time.process_time() - begin
        if spent >= span and spent:
            return actions / spent
