"""What holds in every state, and counts of a position."""

from __future__ import annotations

from typing import Any

from examples.the_ford.phases import Movement
from examples.the_ford.rules import FordRules
from examples.the_ford.work import FordWork
from hexside.engine import State, Violation
from hexside.mechanics.field_work import stack_violations


def violations(rules: FordRules, state: State) -> list[Violation]:
    """3: one unit a hex; every counter is on the map or in a box. The kit knows these."""
    return stack_violations(FordWork(rules, state))


def census(rules: FordRules, state: State) -> dict[str, Any]:
    """How many hexes each unit can reach."""
    work = FordWork(rules, state)
    return {
        uid: len(Movement(side, work.of(side)).destinations(work, uid))
        for side in rules.sides
        for uid in work.of(side)
    }
