"""12.1-12.2 The search for ways to retreat, by the priorities of the guideline.

It works on plain hex numbers and five questions about the ground, so that every rule of the
chapter can be tried without a game.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import NamedTuple

import msgspec


class Way(msgspec.Struct, frozen=True, order=True):
    """A way to retreat: the hexes entered, the Entry Area reached at its end, hexes saved.

    ``shortened`` hexes are paid with as many steps (12.1.3).
    """

    hexes: tuple[int, ...]
    area: str = ""
    shortened: int = 0


class RetreatGround(NamedTuple):
    """What a retreating unit needs to know about the map.

    ``steps``: neighbours that it may enter alive (12.2: no enemy, bond, unbridged major river,
    Volga, forbidden hexside); ``areas``: friendly Entry Areas next to a hex; ``exposed``: enemy
    zones with no friendly unit that has not retreated; ``friends``: hexes with such units;
    ``supplied``: hexes with a line of supply.
    """

    steps: Callable[[int], Iterable[int]]
    areas: Callable[[int], Iterable[str]]
    exposed: Callable[[int], bool]
    friends: Callable[[int], bool]
    supplied: Callable[[int], bool]
    distance: Callable[[int, int], int]


def _extend(ground: RetreatGround, start: int, way: tuple[int, ...]) -> Iterable[int]:
    """12.2: the next hexes; never a second vacant enemy zone in a row, no hex twice."""
    here = way[-1] if way else start
    in_zone = bool(way) and ground.exposed(here)
    for there in ground.steps(here):
        if there == start or there in way or (in_zone and ground.exposed(there)):
            continue
        yield there


def _walks(
    ground: RetreatGround, start: int, length: int
) -> tuple[list[tuple[int, ...]], list[Way]]:
    """Every way of a length that is not fatal before its end, and those into Entry Areas."""
    ways: list[tuple[int, ...]] = [()]
    off_map: list[Way] = []
    for _ in range(length):
        longer: list[tuple[int, ...]] = []
        for way in ways:
            here = way[-1] if way else start
            off_map.extend(Way(way, area) for area in ground.areas(here))
            longer.extend((*way, there) for there in _extend(ground, start, way))
        ways = longer
    return ways, off_map


def surviving_ways(ground: RetreatGround, start: int, length: int) -> list[Way]:
    """12.2: the ways of full length that a unit survives, with the one saving hex."""
    walks, found = _walks(ground, start, length)
    for walk in walks:
        if not ground.exposed(walk[-1]):
            found.append(Way(walk))
            continue
        for there in _extend(ground, start, walk):
            found.append(Way((*walk, there)))
        found.extend(Way(walk, area) for area in ground.areas(walk[-1]))
    return found


def best_ways(ground: RetreatGround, start: int, length: int, ways: Iterable[Way]) -> list[Way]:
    """12.1.3 (A-30): those that end at the distance of the retreat, then those with supply.

    The saving hex is for units that cannot end there otherwise, before ways that lead round.
    """
    ranked = []
    for way in ways:
        if way.area:
            ranked.append(((0, False), way))
            continue
        end = way.hexes[-1]
        far = ground.distance(start, end)
        saved = len(way.hexes) > length
        order = (1 if saved else 0) if far >= length else 2
        ranked.append(((order, not ground.supplied(end)), way))
    if not ranked:
        return []
    best = min(key for key, _ in ranked)
    return sorted(way for key, way in ranked if key == best)


def shortened_ways(ground: RetreatGround, start: int, length: int) -> list[Way]:
    """12.1.3 (2): shorter ways that end with friendly units that have not retreated."""
    found: list[Way] = []
    for saved in range(1, length):
        walks, _ = _walks(ground, start, length - saved)
        found.extend(
            Way(walk, "", saved)
            for walk in walks
            if ground.friends(walk[-1]) and ground.distance(start, walk[-1]) == len(walk)
        )
    return sorted(found)


def retreat_ways(ground: RetreatGround, start: int, length: int) -> list[Way]:
    """12.1.3: the ways among which a unit may choose; none means that it is eliminated."""
    full = best_ways(ground, start, length, surviving_ways(ground, start, length))
    return full or shortened_ways(ground, start, length)


def delay_ways(ground: RetreatGround, start: int) -> list[Way]:
    """11.6.1: after a Delay the unit retreats one or two hexes, as it likes."""
    found = set()
    for length in (1, 2):
        found.update(best_ways(ground, start, length, surviving_ways(ground, start, length)))
    return sorted(found) or shortened_ways(ground, start, 2)


def disengagement_ways(ground: RetreatGround, start: int, most: int) -> list[Way]:
    """27.2.3 (A-55): one hex up to the most, as the unit likes, but with supply if it can.

    Neither the distance from the start counts nor is the retreat shortened for steps (12.1.3). The
    saving hex (12.2) never goes beyond two hexes: where the first one is no end, the second is.
    """
    found = {
        way
        for length in range(1, most + 1)
        for way in surviving_ways(ground, start, length)
        if len(way.hexes) + (1 if way.area else 0) <= most
    }
    supplied = [way for way in found if way.area or ground.supplied(way.hexes[-1])]
    return sorted(supplied or found)


def can_disengage(ground: RetreatGround, start: int, most: int) -> bool:
    """27.2.3 (A-55): whether there is any such way; mostly one step tells."""
    if any(True for _ in ground.areas(start)):
        return True
    if any(there != start and not ground.exposed(there) for there in ground.steps(start)):
        return True
    return bool(disengagement_ways(ground, start, most))
