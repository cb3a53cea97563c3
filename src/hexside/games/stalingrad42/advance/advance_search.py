"""14.2-14.5 Advance after combat: how far, and over which hexes."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Literal, NamedTuple

#: 14.2.2: hexes that units of a kind advance at most.
Pace = Literal["mechanised", "cavalry", "foot"]
PACE: dict[Pace, int] = {"mechanised": 4, "cavalry": 3, "foot": 2}

Weather = Literal["dry", "wet", "snow"]


def advance_rate(printed: int, weather: Weather) -> int:
    """23.2.3, 23.2.4: Rain and Mud halve an advance (up), Snow takes one off, at least 1."""
    if printed < 2 or weather == "dry":
        return printed
    if weather == "wet":
        return (printed + 1) // 2
    return max(1, printed - 1)


class AdvanceGround(NamedTuple):
    """What an advancing unit needs to know about the map.

    ``steps``: neighbours that terrain and bonds let it enter; ``stops``: whether entering the
    second hex from the first ends the advance (enemy zone, swamp or mountain off the road).
    """

    steps: Callable[[int], Iterable[int]]
    stops: Callable[[int, int], bool]


def advance_ways(ground: AdvanceGround, start: int, rate: int) -> dict[int, tuple[int, ...]]:
    """The hexes that a unit can reach with the hexes left to it, each with a shortest way."""
    found: dict[int, tuple[int, ...]] = {}
    passed: set[int] = {start}
    front: list[tuple[int, ...]] = [()]
    for _ in range(rate):
        longer: list[tuple[int, ...]] = []
        for way in front:
            here = way[-1] if way else start
            for there in ground.steps(here):
                if there in passed:
                    continue
                whole = (*way, there)
                known = found.setdefault(there, whole)
                # A hex that stops one way in may be passed by another, such as a road.
                if not ground.stops(here, there):
                    passed.add(there)
                    longer.append(whole)
                    if len(known) == len(whole):
                        found[there] = whole
        front = longer
    return found
