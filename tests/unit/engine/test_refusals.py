"""Refusals: kinds, all the reasons, and the exception of the friendly API."""

from __future__ import annotations

import pytest

import hexside
from hexside.engine import Reason, Refusal, Refused
from hexside.engine.contract import why_not


def test_the_exception_shows_codes_and_sections() -> None:
    refused = Refused(
        Refusal("not-legal", (Reason("stacking-limit", "5.0"), Reason("unknown-hex")))
    )
    assert str(refused) == "not-legal: stacking-limit [5.0], unknown-hex"
    assert [reason.code for reason in refused.reasons] == ["stacking-limit", "unknown-hex"]


@pytest.mark.parametrize("scenario", hexside.scenarios())
def test_the_three_kinds_of_refusal(scenario: str) -> None:
    game = hexside.new(scenario, seed=1)
    seat = game.waiting[0]
    idle = next(name for name in (*game.rules.seats, "nobody") if name not in game.waiting)
    action = game.legal(seat)[0]
    out_of_turn = why_not(game.rules, game.state, action, idle)
    assert out_of_turn is not None
    assert out_of_turn.kind == "not-your-decision"
    assert out_of_turn.reasons[0].arguments == {"seat": seat}
    assert why_not(game.rules, game.state, action, seat) is None
    with pytest.raises(Refused) as unreadable:
        game.play("no-such-verb", seat)
    assert unreadable.value.refusal.kind == "unreadable"
    assert game.why_not("no-such-verb") == unreadable.value.reasons
    assert game.why_not(action) == ()


@pytest.mark.parametrize("scenario", hexside.scenarios())
def test_a_verb_of_another_moment_is_refused_with_the_decision(scenario: str) -> None:
    game = hexside.new(scenario, seed=1)
    seat = game.waiting[0]
    legal_verbs = {action.verb for action in game.legal(seat)}
    # What the step knows it refuses with reasons of its own.
    known = getattr(game.state.frame, "takes", ())
    # A menu to which several chapters add knows the verbs of each.
    menu = getattr(getattr(game.rules, "moments", None), "initial_choices", ())
    known += tuple(kind for choice in menu for kind in choice.verbs)
    for verb, kind in sorted(game.rules.verbs.items()):
        if verb in legal_verbs or kind.__struct_fields__ or kind in known:
            continue
        with pytest.raises(Refused) as refused:
            game.play(verb, seat)
        assert refused.value.refusal.kind == "not-legal"
        assert refused.value.reasons[0].arguments["verb"] == verb
