"""Legal actions are accepted, all others refused with a reason."""

from __future__ import annotations

import pytest

import hexside
from hexside.conformance.faults import Fault
from hexside.conformance.legality import (
    check_allowed,
    check_out_of_turn,
    check_wrong,
    reason_faults,
)
from hexside.conformance.random_play import Chooser, games_of, moments, play_on
from hexside.conformance.wrong_actions import WrongActions
from hexside.engine import Action, Reason, Refused, registry

SCENARIOS = hexside.games()


def try_wrong_actions(scenario: str, tries: int, per_kind: int) -> tuple[list[Fault], int]:
    """Spread wrong actions over decisions of all kinds; return the faults and the number tried."""
    found: list[Fault] = []
    wrong: WrongActions | None = None
    done = 0
    if games_of(scenario, 2) == 1:
        # Fewer games of a large scenario, so more tries at each decision.
        tries = tries * 3 // 2
    for game, chooser in moments(scenario, range(60, 100), per_kind):
        wrong = wrong or WrongActions(game, per_kind)
        for seat in game.waiting:
            faults, _ = check_wrong(game, seat, wrong, tries)
            found += faults
            done += tries
            wrong.remember(chooser.choose(game, game.legal(seat)))
    return found, done


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_wrong_actions_are_refused(scenario: str) -> None:
    found, done = try_wrong_actions(scenario, tries=60, per_kind=8)
    assert found == []
    assert done >= 5_000


@pytest.mark.slow
@pytest.mark.parametrize("game_id", registry.game_ids())
def test_a_hundred_thousand_wrong_actions_are_refused(game_id: str) -> None:
    scenarios = [scenario for scenario in SCENARIOS if scenario.startswith(f"{game_id}/")]
    total = 0
    for scenario in scenarios:
        found, done = try_wrong_actions(scenario, tries=500 // len(scenarios), per_kind=25)
        assert found == []
        total += done
    assert total >= 100_000


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_every_listed_action_is_allowed(scenario: str) -> None:
    found: list[Fault] = []
    for game, chooser in moments(scenario, range(1, 8), per_kind=5):
        for seat in game.waiting:
            legal = game.legal(seat)
            some = chooser.chance.sample(legal, min(len(legal), 400))
            found += check_allowed(game, seat, some)
    assert found == []


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_nobody_acts_out_of_turn(scenario: str) -> None:
    found: list[Fault] = []
    for game, chooser in moments(scenario, range(1, 8), per_kind=10):
        for seat in game.waiting:
            found += check_out_of_turn(game, chooser.choose(game, game.legal(seat)))
    assert found == []


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_a_game_that_is_over_takes_no_action(scenario: str) -> None:
    game = hexside.new(scenario, seed=2)
    play_on(game, Chooser(2))
    last = game.played[-1]
    for seat in (*game.rules.seats, ""):
        with pytest.raises(Refused) as refused:
            game.play(last.action, seat)
        assert [reason.code for reason in refused.value.reasons] == ["game-over"]
    assert game.legal() == []
    assert game.waiting == ()


def test_a_list_that_lies_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    game = hexside.new(SCENARIOS[0], seed=1)
    seat = game.waiting[0]
    kind = type(game.state.frame)

    def allows(*_: object) -> bool:
        return True

    monkeypatch.setattr(kind, "allows", allows)
    faults, _ = check_wrong(game, seat, WrongActions(game, 1), 200)
    assert "allows-differs-from-list" in {fault.code for fault in faults}

    def refuses(*_: object) -> bool:
        return False

    monkeypatch.setattr(kind, "allows", refuses)
    assert check_allowed(game, seat, game.legal(seat)[:1])


def test_reasons_need_codes() -> None:
    assert [fault.code for fault in reason_faults([], "x")] == ["refused-without-reason"]
    assert [fault.code for fault in reason_faults([Reason("No Code")], "x")] == [
        "reason-without-code"
    ]
    assert reason_faults([Reason("not-now")], "x") == []


def test_wrong_actions_are_varied() -> None:
    game = hexside.new(SCENARIOS[0], seed=1)
    wrong = WrongActions(game, 1)
    legal: list[Action] = game.legal()
    tried = [wrong.next(legal) for _ in range(500)]
    assert len(set(tried)) > 350
    assert {text.split()[0] for text in tried if text.split()} & set(game.rules.verbs)
