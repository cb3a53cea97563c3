"""Land and water: places and areas on land, seas that hang together, land that can be reached."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from hexside.atlas.checks.findings import Finding
from hexside.atlas.facts import Facts
from hexside.board import Board

SMALL = 3
"""A water of so few hexes that does not touch the edge is looked at."""


def check_ground(board: Board, facts: Facts) -> list[Finding]:
    """Places in the sea, stray puddles of sea, places without a name."""
    names, water = board.grid.names, set(facts.water)
    found = [
        Finding("place-in-water", {"place": place.id, "hex": names[place.hex]})
        for place in board.places
        if board.terrain[place.hex] in water
    ]
    found += [
        Finding("place-without-name", {"place": place.id, "language": language})
        for place in board.places
        for language, name in place.names.items()
        if not name
    ]
    known = {board.grid.index(name) for name in facts.inland_seas}
    sea = {hex for hex, kind in enumerate(board.terrain) if kind == "sea"}
    for body in components(sea, board.grid.adjacent):
        touches_edge = any(-1 in board.grid.neighbors[hex] for hex in body)
        if len(body) < SMALL and not touches_edge and not body & known:
            shown = " ".join(sorted(names[hex] for hex in body))
            found.append(Finding("stray-sea", {"hexes": shown}))
    return found


def components(
    hexes: Iterable[int], neighbors: Callable[[int], Iterable[int]]
) -> list[frozenset[int]]:
    """The connected parts of some hexes, the largest first."""
    rest, parts = set(hexes), []
    while rest:
        start = min(rest)
        part, queue = {start}, [start]
        while queue:
            for near in neighbors(queue.pop()):
                if near in rest and near not in part:
                    part.add(near)
                    queue.append(near)
        rest -= part
        parts.append(frozenset(part))
    return sorted(parts, key=lambda part: (-len(part), min(part)))
