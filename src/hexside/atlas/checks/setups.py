"""The opening set-ups: no unit in the water, over the stacking limit, or among the enemy."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from hexside.atlas.checks.findings import Finding
from hexside.atlas.facts import Facts
from hexside.atlas.shapes import Counter, Placed
from hexside.board import Board


def check_setups(
    board: Board,
    facts: Facts,
    roster: Mapping[str, Counter],
    scenario: str,
    placed: Iterable[Placed],
) -> list[Finding]:
    """Every unit that may not stand where it starts."""
    found = []
    stacks: dict[str, list[str]] = {}
    seen: set[str] = set()
    for unit in placed:
        if unit.unit in seen:
            found.append(Finding("unit-twice", {"scenario": scenario, "unit": unit.unit}))
        seen.add(unit.unit)
        if unit.hex:
            stacks.setdefault(unit.hex, []).append(unit.unit)
    for name, stack in sorted(stacks.items()):
        place: dict[str, str | int] = {"scenario": scenario, "hex": name}
        if board.terrain[board.grid.index(name)] in facts.water:
            found.append(Finding("unit-in-water", {**place, "unit": stack[0]}))
        if len({roster[unit].side for unit in stack}) > 1:
            found.append(Finding("both-sides-in-hex", place))
        limit = facts.stacking
        counted = [unit for unit in stack if limit and not _is_free(roster[unit], facts)]
        if limit and len(counted) > limit.limit:
            args = {**place, "count": len(counted), "limit": limit.limit}
            found.append(Finding("overstacked", args, limit.section))
    return found


def _is_free(unit: Counter, facts: Facts) -> bool:
    """Whether a unit stacks freely."""
    limit = facts.stacking
    return limit is not None and (
        unit.kind in limit.free_kinds
        or unit.type in limit.free_types
        or unit.id in limit.free_units
    )
