"""Railways and roads: over land, and each kind of network in one piece."""

from __future__ import annotations

from hexside.atlas.checks.findings import Finding
from hexside.atlas.checks.ground import components
from hexside.atlas.facts import Facts
from hexside.board import Board

OVER_WATER = ("sea-lane", "ferry", "power-line", "ice-road")
"""Lines that need no land under them."""


def check_networks(board: Board, facts: Facts) -> list[Finding]:
    """Lines through water, and networks in several pieces."""
    found = []
    names, water = board.grid.names, set(facts.water)
    for hexside, kinds in sorted(board.links.items()):
        wet = [hex for hex in board.grid.beside(hexside) if board.terrain[hex] in water]
        dry_kinds = sorted(kinds - set(OVER_WATER))
        if wet and dry_kinds:
            args = {"hex": names[wet[0]], "kind": " ".join(dry_kinds)}
            found.append(Finding("line-in-water", dict(args)))
    for fact in facts.network:
        joined = network(board, fact.kinds)
        apart = {board.grid.index(name) for name in fact.apart}
        parts = components(joined, joined.__getitem__)
        main = parts[0] if parts else frozenset()
        for part in parts[1:]:
            if not part & apart:
                shown = " ".join(sorted(names[hex] for hex in part)[:12])
                args = {"kinds": " ".join(fact.kinds), "hexes": shown}
                found.append(Finding("network-in-pieces", dict(args), fact.section))
        for name in fact.includes:
            if board.grid.index(name) not in main:
                args = {"kinds": " ".join(fact.kinds), "hex": name}
                found.append(Finding("not-on-network", dict(args), fact.section))
    return found


def network(board: Board, kinds: tuple[str, ...]) -> dict[int, set[int]]:
    """The hexes that lines of some kinds touch, each with those next along a line."""
    joined: dict[int, set[int]] = {}
    for hexside, lines in board.links.items():
        if lines & set(kinds):
            a, b = board.grid.beside(hexside)
            joined.setdefault(a, set()).add(b)
            joined.setdefault(b, set()).add(a)
    return joined
