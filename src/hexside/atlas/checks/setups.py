"""The opening set-ups: no unit in the water, over the stacking limit, or among the enemy."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from hexside.atlas.checks.findings import Finding
from hexside.atlas.facts import Facts, StackingFact
from hexside.atlas.pieces import Placed, RosterCounter
from hexside.board import Board


def check_setups(
    board: Board,
    facts: Facts,
    roster: Mapping[str, RosterCounter],
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
        if name in facts.contested:
            continue
        if len({roster[unit].side for unit in stack}) > 1:
            found.append(Finding("both-sides-in-hex", place))
        rule = facts.stacking
        if rule is None or name in rule.exempt:
            continue
        counted = _counted([roster[unit] for unit in stack], rule)
        limit = rule.by_side.get(roster[stack[0]].side, rule.limit)
        if counted > limit:
            args = {**place, "count": counted, "limit": limit}
            found.append(Finding("overstacked", args, rule.section))
    return found


def _counted(stack: list[RosterCounter], rule: StackingFact) -> int:
    """How many units of a stack count against the limit."""
    counted = [
        unit
        for unit in stack
        if unit.kind not in rule.free_kinds
        and unit.type not in rule.free_types
        and unit.id not in rule.free_units
    ]
    is_one_free = any(unit.extra.get(rule.one_free) == "yes" for unit in counted)
    return len(counted) - is_one_free
