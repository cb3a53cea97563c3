"""Single operations of Stalingrad '42: ranges, bonds, supply, the prompt after a move."""

from __future__ import annotations

from typing import cast

from hexside.cli.timing import Effort, fresh_microseconds, microseconds
from hexside.engine import Outcome, Rules, State, apply, decision, legal, waiting
from hexside.games.stalingrad42.movement.movement_ranges import prospects
from hexside.games.stalingrad42.movement.range_searches import KEPT
from hexside.games.stalingrad42.reading.printed import SIDES
from hexside.games.stalingrad42.rules import S42Rules
from hexside.games.stalingrad42.supply.supply_lines import (
    region,
)
from hexside.games.stalingrad42.work import FIELD, S42Work

MOVE = "move"


def measures(rules: Rules, state: State, effort: Effort) -> dict[str, float]:
    """Figures by name; nothing is cached between runs, unless it is in play."""
    known = cast(S42Rules, rules)
    seat = waiting(known, state)[0]
    side = SIDES.index(known.side_of(seat))
    on_map = [uid for uid in known.units_of[side] if state.units[uid].hex >= 0]

    def forgetful() -> S42Work:
        """A working state without cached results."""
        known.recent.clear()
        known.ground.compiled.pop(KEPT, None)
        state.__dict__.pop(FIELD, None)
        return S42Work(known, state)

    def ranges(table: S42Work) -> None:
        for uid in on_map:
            prospects(table, uid)

    def bonds(table: S42Work) -> None:
        for number in range(len(SIDES)):
            table.bonds(number)

    all_ranges = fresh_microseconds(forgetful, ranges, effort)
    return {
        "movement_range_all_units_us": all_ranges,
        "movement_range_one_unit_us": all_ranges / max(1, len(on_map)),
        "bonds_of_both_sides_us": fresh_microseconds(forgetful, bonds, effort),
        "supply_of_a_side_us": fresh_microseconds(forgetful, lambda w: region(w, side), effort),
        **_after_a_move(known, state, seat, effort),
    }


def _after_a_move(rules: S42Rules, state: State, seat: str, effort: Effort) -> dict[str, float]:
    """The next prompt, when everything except the last move is known."""
    moves = [action for action in legal(rules, state, seat) if action.verb == MOVE]
    if not moves:
        return {}
    # Units in the middle of the list are neither the first nor the last to be queried.
    action = moves[len(moves) // 2]

    def moved() -> State:
        legal(rules, state, seat)
        decision(rules, state, seat)
        outcome = apply(rules, state, action, seat)
        assert isinstance(outcome, Outcome)
        return outcome.state

    return {
        "legal_after_move_us": fresh_microseconds(moved, lambda s: legal(rules, s, seat), effort),
        "decision_after_move_us": fresh_microseconds(
            moved, lambda s: decision(rules, s, seat), effort
        ),
        "field_copy_us": microseconds(S42Work(rules, state).field.copy, effort),
    }
