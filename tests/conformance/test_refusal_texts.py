"""Every refusal, decision and event met in play can be phrased in every language."""

from __future__ import annotations

from typing import Any

import pytest

import hexside
from hexside.conformance.random_play import moments
from hexside.conformance.soak import size
from hexside.conformance.wrong_actions import WrongActions
from hexside.engine import Decision, Event, Reason, Refused
from hexside.engine.contract import why_not
from hexside.phrasing import LANGUAGES, Names, Phrasing

SCENARIOS = hexside.scenarios()
TRIES = 40


def said(scenario: str) -> tuple[Any, list[Reason], list[Decision], list[Event]]:
    """The rules, and one example of each code that the engine emitted in random games."""
    reasons: dict[str, Reason] = {}
    decisions: dict[str, Decision] = {}
    events: dict[str, Event] = {}
    rules: Any = None
    wrong: WrongActions | None = None
    for game, _ in moments(scenario, 6, per_kind=size(6, 20)):
        rules = game.rules
        wrong = wrong or WrongActions(game, 2)
        events.update((event.code, event) for step in game.played for event in step.events)
        for seat in game.waiting:
            decision = game.decision_for(seat)
            assert decision is not None
            decisions[decision.kind] = decision
            for _ in range(TRIES):
                try:
                    action = game.read(wrong.next(game.legal(seat)))
                except Refused as refused:
                    reasons.update((reason.code, reason) for reason in refused.reasons)
                    continue
                refusal = why_not(game.rules, game.state, action, seat)
                if refusal is not None:
                    reasons.update((reason.code, reason) for reason in refusal.reasons)
                other = why_not(game.rules, game.state, action, "nobody")
                assert other is not None
                reasons.update((reason.code, reason) for reason in other.reasons)
    return rules, list(reasons.values()), list(decisions.values()), list(events.values())


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_what_is_said_in_play_has_texts(scenario: str) -> None:
    rules, reasons, decisions, events = said(scenario)
    assert len(reasons) > 10
    assert len(decisions) > 5
    assert len(events) > 10
    missing = []
    for language in LANGUAGES:
        phrasing, names = Phrasing(language), Names(rules, language)
        ids = [f"reason-{reason.code}" for reason in reasons]
        ids += [f"decision-{decision.kind}" for decision in decisions]
        ids += [f"event-{event.code}" for event in events]
        missing += [f"{language} {message}" for message in ids if not phrasing.has(message)]
        lines = [phrasing.reason(reason, names) for reason in reasons]
        lines += [phrasing.decision(decision, names) for decision in decisions]
        lines += [phrasing.event(event, names) for event in events]
        assert all(line.strip() for line in lines)
    assert missing == []
