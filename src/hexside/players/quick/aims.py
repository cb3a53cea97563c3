"""What both sides want: the objectives that are still open."""

from __future__ import annotations

from typing import Any, NamedTuple

from hexside.players.hex_scores import goal_of
from hexside.players.knowledge import Knowledge, Target
from hexside.players.quick.quick_tables import QuickTables


class Aims(NamedTuple):
    """The objectives that are still open, and how near every hex is to those of each side."""

    open: tuple[Target, ...]
    goals: tuple[list[float], ...]
    held: frozenset[int]

    def goal_without(self, know: Knowledge, side: int, passed: frozenset[int]) -> list[float]:
        """How near every hex is to the aims of a side that ignores some cities."""
        if not passed:
            return self.goals[side]
        left = tuple(t for t in self.open if not (t.objective.held and t.hex in passed))
        return goal_of(know, left, side)


def aims_of(tables: QuickTables, data: Any) -> Aims:
    """The aims of both sides; cached while the program runs."""
    key = tuple(getattr(data, track) for track in tables.tracks)
    known: Aims | None = tables.aims.get(key)
    if known is None:
        found = []
        for target in tables.know.targets:
            row = target.objective
            if (target.hex in getattr(data, row.track)) == (row.listed == "open"):
                found.append(target)
        wanted = tuple(found)
        goals = tuple(goal_of(tables.know, wanted, side) for side in range(len(tables.know.sides)))
        held = frozenset(target.hex for target in wanted if target.objective.held)
        known = tables.aims[key] = Aims(wanted, goals, held)
    return known
