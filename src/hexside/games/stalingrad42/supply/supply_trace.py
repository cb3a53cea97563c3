"""16.3 Lines of supply on bitboards: an overland part of limited length, then roads to a source.

A line is traced from a hex to a source, but found from the sources outwards: first the roads that
reach one, then the hexes whose overland part ends on such a road. Everything here is geometry;
what is barred, in an enemy zone or closed by a bond is given.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from hexside.board import Board, Grid
from hexside.mechanics.kernels import flood, spread

#: Terrain that counts two hexes of an overland part when entered off-road (16.3.2).
SLOW_COST = 2
NORMAL_COST = 1


class Steps(NamedTuple):
    """The steps of supply lines, told backwards: who can come into a hex from which direction.

    ``near[d]`` has the hexes that the neighbour in direction ``d`` enters for one, ``slow[d]``
    those that it enters for two (16.3.2), ``road[d]`` those that it enters along a road (16.3.3).
    """

    near: tuple[int, ...]
    slow: tuple[int, ...]
    road: tuple[int, ...]


class Sources(NamedTuple):
    """16.2: where lines may end.

    ``hexes`` are sources on the map (ports). ``edge`` are hexes beside a friendly Entry Area,
    which an overland part enters as its last hex; ``edge_road`` those with a road into it.
    """

    hexes: int
    edge: int
    edge_road: int


class Obstacles(NamedTuple):
    """What a line may not do (16.3.2-4): ``open`` hexes may be entered, ``zones`` not in a row.

    ``zones`` are enemy zones of control without a friendly unit in them (6.12). ``ends`` are
    barred hexes in which a line may begin, and a range or an overland path also end: contested
    cities (29).
    """

    open: int
    zones: int
    ends: int = 0


def compile_steps(
    board: Board,
    barred: Iterable[tuple[int, int]],
    off_road: Iterable[tuple[int, int]],
    slow: frozenset[int],
    roads: frozenset[str],
) -> Steps:
    """Compile the steps of a board.

    ``barred`` are pairs of neighbours that no line passes (impassable hexsides), ``off_road``
    those that it passes only along a road (alpine hexsides), ``slow`` the mountain and swamp
    hexes, ``roads`` the kinds of lines that carry supply; roads that meet at a ferry connect.
    """
    shut = frozenset(barred)
    only_road = frozenset(off_road)
    near, late, road = [0] * 6, [0] * 6, [0] * 6
    grid = board.grid
    for here, around in enumerate(grid.neighbors):
        mask = 1 << grid.bit[here]
        for direction, there in enumerate(around):
            if there < 0 or (there, here) in shut or (here, there) in shut:
                continue
            if not roads.isdisjoint(board.link(here, there)):
                road[direction] |= mask
                near[direction] |= mask
            elif (here, there) in only_road or (there, here) in only_road:
                continue
            elif here in slow:
                late[direction] |= mask
            else:
                near[direction] |= mask
    return Steps(tuple(near), tuple(late), tuple(road))


def without(grid: Grid, steps: Steps, closed: Iterable[int]) -> Steps:
    """The steps without those that enemy bonds close (7.2): directed edges from * size + to."""
    near, slow, road = list(steps.near), list(steps.slow), list(steps.road)
    for edge in closed:
        here, there = divmod(edge, grid.size)
        direction = grid.direction(there, here)
        keep = ~(1 << grid.bit[there])
        near[direction] &= keep
        slow[direction] &= keep
        road[direction] &= keep
    return Steps(tuple(near), tuple(slow), tuple(road))


def road_region(grid: Grid, steps: Steps, sources: Sources, obstacles: Obstacles) -> int:
    """16.3.3: the hexes that a road part may enter on its way to a source."""
    free = obstacles.open & ~obstacles.zones
    return flood((sources.hexes | sources.edge_road) & free, free, steps.road, grid.shifts)


def supplied(grid: Grid, steps: Steps, sources: Sources, obstacles: Obstacles, length: int) -> int:
    """16.3: every hex from which a line with an overland part of at most ``length`` is open.

    The hex itself is not entered: it may lie in an enemy zone, but must not be barred for the
    road part, which starts in it.
    """
    # out of a contested city that is itself a source, or next to one off the map.
    at_once = obstacles.ends & (sources.hexes | sources.edge | sources.edge_road)
    on_road = road_region(grid, steps, sources, obstacles)
    # A road part may start in any hex whose road leads on to such a hex.
    ends = on_road | spread(on_road, steps.road, grid.shifts) & obstacles.open
    ends |= (sources.hexes | sources.edge_road) & obstacles.open
    found = _outwards(grid, steps, obstacles, ends, sources.edge & obstacles.open, length)[0]
    return found | at_once


def entered(grid: Grid, steps: Steps, sources: Sources, obstacles: Obstacles, length: int) -> int:
    """16.3: every hex that a line may enter when ``length`` hexes are left for the rest of it.

    For lines that begin off the map: a hex in an enemy zone must lead on to one outside them.
    """
    on_road = road_region(grid, steps, sources, obstacles)
    ends = on_road | spread(on_road, steps.road, grid.shifts) & obstacles.open
    ends |= (sources.hexes | sources.edge_road) & obstacles.open
    return _outwards(grid, steps, obstacles, ends, sources.edge & obstacles.open, length)[1]


def linked(grid: Grid, steps: Steps, sources: Sources, obstacles: Obstacles) -> int:
    """16.5.1: every hex with a line whose overland part is as long as it likes.

    A unit elsewhere is isolated.
    """
    every = Steps(_either(steps.near, steps.slow), (0,) * 6, steps.road)
    return supplied(grid, every, sources, obstacles, grid.size)


def overland(grid: Grid, steps: Steps, goals: int, obstacles: Obstacles) -> int:
    """16.5.4: every hex with an overland path of any length to one of the goals."""
    return in_range(grid, steps, goals, obstacles, grid.size)


def in_range(grid: Grid, steps: Steps, goals: int, obstacles: Obstacles, length: int) -> int:
    """18.4: every hex with a path of at most this many hexes, each counted once, to a goal."""
    every = Steps(_either(steps.near, steps.slow), (0,) * 6, steps.road)
    ends = goals & (obstacles.open | obstacles.ends)
    return _outwards(grid, every, obstacles, ends, 0, length)[0]


def entered_overland(grid: Grid, steps: Steps, goals: int, obstacles: Obstacles) -> int:
    """16.5.4: every hex that an overland path of any length to a goal may enter."""
    every = Steps(_either(steps.near, steps.slow), (0,) * 6, steps.road)
    return _outwards(grid, every, obstacles, goals & obstacles.open, 0, grid.size)[1]


def _either(first: Sequence[int], second: Sequence[int]) -> tuple[int, ...]:
    return tuple(a | b for a, b in zip(first, second, strict=True))


def _outwards(
    grid: Grid, steps: Steps, obstacles: Obstacles, ends: int, next_ends: int, length: int
) -> tuple[int, int]:
    """Hexes from which an overland part of at most ``length`` reaches ``ends``; those it may enter.

    ``next_ends`` are one hex from an end that lies off the map. Of the hexes entered, two in a
    row may not be in zones: a hex in a zone passes the line on only from a hex outside them.
    """
    shifts = grid.shifts
    zones = obstacles.zones
    fresh = obstacles.open
    found = passed = 0
    front, before = ends, 0
    for spent in range(length + 1):
        if spent:
            any_step = spread(front, steps.near, shifts) | spread(before, steps.slow, shifts)
            free_step = spread(front & ~zones, steps.near, shifts) | spread(
                before & ~zones, steps.slow, shifts
            )
            if spent == 1:
                any_step |= next_ends
                free_step |= next_ends
            found |= any_step
            new = fresh & (any_step & ~zones | free_step & zones)
            before, front = front, new
        else:
            found |= ends
            new = ends
        fresh &= ~new
        passed |= new
        if not front and not before and not (spent == 0 and next_ends):
            break
    return found & grid.all_bits, passed & grid.all_bits
