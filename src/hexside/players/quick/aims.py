"""What both sides are after: the objectives that are still open."""

from __future__ import annotations

from typing import Any, NamedTuple

from hexside.players.knowledge import Knowledge, Target
from hexside.players.quick.lore import Lore
from hexside.players.standing import goal_of


class Aims(NamedTuple):
    """The objectives that are still open, and how near every hex is to those of each side."""

    open: tuple[Target, ...]
    goals: tuple[list[float], ...]
    held: frozenset[int]

    def goal_without(self, know: Knowledge, side: int, passed: frozenset[int]) -> list[float]:
        """How near every hex is to the aims of a side that leaves some cities alone."""
        if not passed:
            return self.goals[side]
        left = tuple(t for t in self.open if not (t.objective.held and t.hex in passed))
        return goal_of(know, left, side)


def aims_of(lore: Lore, data: Any) -> Aims:
    """The aims of both sides; kept for as long as the program runs."""
    key = tuple(getattr(data, track) for track in lore.tracks)
    known: Aims | None = lore.aims.get(key)
    if known is None:
        found = []
        for target in lore.know.targets:
            row = target.objective
            if (target.hex in getattr(data, row.track)) == (row.listed == "open"):
                found.append(target)
        wanted = tuple(found)
        goals = tuple(goal_of(lore.know, wanted, side) for side in range(len(lore.know.sides)))
        held = frozenset(target.hex for target in wanted if target.objective.held)
        known = lore.aims[key] = Aims(wanted, goals, held)
    return known
