"""All public checks of a rule set, run over random games of a tiny one."""

from __future__ import annotations

import hexside
from hexside.conformance.faults import Fault
from hexside.conformance.invariants import check_decisions, check_state, check_waiting
from hexside.conformance.legality import check_allowed, check_out_of_turn, check_wrong
from hexside.conformance.purity import check_apply, check_census, check_rebuilt
from hexside.conformance.random_play import Chooser
from hexside.conformance.saving import check_position, check_saved
from hexside.conformance.secrecy import (
    check_counting,
    check_events,
    check_telling,
    check_unseen,
    check_views,
)
from hexside.conformance.undoing import check_undo
from hexside.conformance.wrong_actions import WrongActions
from hexside.engine import Outcome, apply


def faults(scenario: str, seed: int, most: int = 400) -> list[Fault]:
    """Every fault of one random game, all checks at every action."""
    game, chooser = hexside.new(scenario, seed=seed), Chooser(seed)
    wrong = WrongActions(game, seed)
    found: list[Fault] = []
    for number in range(most):
        if game.over:
            break
        found += check_state(game) + check_decisions(game) + check_waiting(game)
        seat, action = chooser.next(game)
        found += check_allowed(game, seat, game.legal(seat)) + check_out_of_turn(game, action)
        bad, tries = check_wrong(game, seat, wrong, 8)
        found += bad + check_views(game, number, tries) + check_unseen(game)
        found += check_apply(game, seat, action) + check_rebuilt(game, seat, action)
        found += check_telling(game, seat, action, number) + check_counting(game, seat, action)
        found += check_position(game)
        outcome = apply(game.rules, game.state, action, seat)
        assert isinstance(outcome, Outcome)
        found += check_events(game, outcome)
        game.play(action, seat)
        wrong.remember(action)
        found += check_undo(game)
    assert game.over
    return found + check_saved(game) + check_census(game)
