"""Supply at the start: from the sources along lines, then overland, round the enemy."""

from __future__ import annotations

from collections.abc import Mapping

from hexside.atlas.checks.findings import Finding
from hexside.atlas.checks.networks import network
from hexside.atlas.facts import Facts, SupplyFact
from hexside.atlas.pieces import Placed, RosterCounter
from hexside.board import Board


def check_supply(
    board: Board,
    facts: Facts,
    roster: Mapping[str, RosterCounter],
    setups: Mapping[str, list[Placed]],
) -> list[Finding]:
    """Units out of supply, and sources that reach no one in any scenario; zones are left out."""
    found = []
    for fact in facts.supply:
        sources = sorted(set().union(*(board.areas.get(area, ()) for area in fact.sources)))
        lines = network(board, fact.lines)
        useful: set[int] = set()
        for scenario, placed in setups.items():
            if fact.scenarios and scenario not in fact.scenarios:
                continue
            units = [unit for unit in placed if unit.hex]
            own = [unit for unit in units if roster[unit.unit].side == fact.side]
            standing = {board.grid.index(unit.hex) for unit in own}
            # A contested hex holds both sides and bars neither.
            enemy = {
                board.grid.index(unit.hex) for unit in units if roster[unit.unit].side != fact.side
            } - standing
            reached = _reached(board, facts, fact, sources, enemy, lines)
            for unit in own:
                if board.grid.index(unit.hex) not in reached and unit.unit not in fact.without:
                    args = {"scenario": scenario, "unit": unit.unit, "hex": unit.hex}
                    found.append(Finding("out-of-supply", dict(args), fact.section))
            useful |= {
                source
                for source in sources
                if source not in useful
                and standing & _reached(board, facts, fact, [source], enemy, lines)
            }
        for source in sources:
            name = board.grid.names[source]
            if source not in useful and name not in fact.idle:
                args = {"side": fact.side, "hex": name}
                found.append(Finding("source-reaches-nobody", dict(args), fact.section))
    return found


def _reached(
    board: Board,
    facts: Facts,
    fact: SupplyFact,
    sources: list[int],
    enemy: set[int],
    lines: dict[int, set[int]],
) -> set[int]:
    """The hexes that supply reaches."""
    along = {hex for hex in sources if hex not in enemy}
    queue = sorted(along)
    while queue:
        for near in lines.get(queue.pop(), ()):
            if near not in along and near not in enemy:
                along.add(near)
                queue.append(near)
    reached, edge = set(along), set(along)
    for _ in range(fact.overland):
        edge = {
            near
            for hex in edge
            for near in board.grid.adjacent(hex)
            if near not in reached and near not in enemy and board.terrain[near] not in facts.water
        }
        reached |= edge
    return reached
