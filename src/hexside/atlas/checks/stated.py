"""What the rulebook states: places in their hexes, neighbours, terrain, hexsides, areas."""

from __future__ import annotations

from collections.abc import Iterator

from hexside.atlas.checks.findings import Finding
from hexside.atlas.facts import Facts
from hexside.board import Board


def check_stated(board: Board, facts: Facts) -> list[Finding]:
    """Every fact of the rulebook that the map does not keep."""
    unknown = [
        Finding("no-such-hex", {"hex": name}) for name in _named(facts) if name not in board.grid
    ]
    if unknown:
        return unknown
    return [
        *_places(board, facts),
        *_pairs(board, facts),
        *_terrain(board, facts),
        *_hexsides(board, facts),
        *_areas(board, facts),
    ]


def _named(facts: Facts) -> Iterator[str]:
    """Every hex number that the facts mention."""
    for place in facts.place:
        yield place.hex
    for pair in (*facts.adjacent, *facts.apart):
        yield from (pair.a, pair.b)
    for side in facts.hexside:
        yield from (side.a, side.b)
    for terrain in facts.terrain:
        yield from terrain.hexes
    for area in facts.area:
        yield from area.hexes
    for link in facts.link:
        yield from link.path
    for network in facts.network:
        yield from (*network.apart, *network.includes)


def _places(board: Board, facts: Facts) -> Iterator[Finding]:
    at = {place.id: place for place in board.places}
    for fact in facts.place:
        place = at.get(fact.id)
        if place is None:
            yield Finding("place-missing", {"place": fact.id}, fact.section)
        elif board.grid.index(fact.hex) != place.hex:
            args = {"place": fact.id, "hex": board.grid.names[place.hex], "stated": fact.hex}
            yield Finding("place-elsewhere", dict(args), fact.section)
        elif fact.kind and fact.kind != place.kind:
            args = {"place": fact.id, "kind": place.kind, "stated": fact.kind}
            yield Finding("place-of-other-kind", dict(args), fact.section)


def _pairs(board: Board, facts: Facts) -> Iterator[Finding]:
    index = board.grid.index
    for fact in facts.adjacent:
        if board.grid.direction(index(fact.a), index(fact.b)) < 0:
            yield Finding("not-adjacent", {"a": fact.a, "b": fact.b}, fact.section)
    for fact in facts.apart:
        if board.grid.direction(index(fact.a), index(fact.b)) >= 0:
            yield Finding("adjacent", {"a": fact.a, "b": fact.b}, fact.section)


def _terrain(board: Board, facts: Facts) -> Iterator[Finding]:
    for fact in facts.terrain:
        for name in fact.hexes:
            kind = board.terrain[board.grid.index(name)]
            if kind != fact.terrain:
                args = {"hex": name, "terrain": kind, "stated": fact.terrain}
                yield Finding("other-terrain", dict(args), fact.section)


def _hexsides(board: Board, facts: Facts) -> Iterator[Finding]:
    index = board.grid.index
    for fact in facts.hexside:
        args: dict[str, str | int] = {"a": fact.a, "b": fact.b, "stated": fact.kind}
        if board.grid.direction(index(fact.a), index(fact.b)) < 0:
            yield Finding("not-adjacent", {"a": fact.a, "b": fact.b}, fact.section)
            continue
        kinds = board.side(index(fact.a), index(fact.b))
        if (fact.kind == "none" and kinds) or (fact.kind != "none" and fact.kind not in kinds):
            args["kind"] = " ".join(sorted(kinds)) or "none"
            yield Finding("other-hexside", args, fact.section)
    for link in facts.link:
        for a, b in zip(link.path, link.path[1:], strict=False):
            if board.grid.direction(index(a), index(b)) < 0:
                yield Finding("not-adjacent", {"a": a, "b": b}, link.section)
            elif link.kind not in board.link(index(a), index(b)):
                yield Finding("no-line", {"a": a, "b": b, "kind": link.kind}, link.section)


def _areas(board: Board, facts: Facts) -> Iterator[Finding]:
    for fact in facts.area:
        hexes = board.areas.get(fact.id, frozenset())
        wanted = frozenset(board.grid.index(name) for name in fact.hexes)
        if (wanted and hexes != wanted) or (fact.count and len(hexes) != fact.count):
            shown = " ".join(sorted(board.grid.names[hex] for hex in hexes ^ wanted))
            yield Finding("other-area", {"area": fact.id, "hexes": shown}, fact.section)
