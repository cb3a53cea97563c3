"""Legal actions are accepted, all others are refused with a reason."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

import hexside
from hexside.conformance.faults import Fault
from hexside.conformance.legality import (
    check_allowed,
    check_out_of_turn,
    check_wrong,
    reason_faults,
)
from hexside.conformance.random_play import games_of, moments, random_course, random_game
from hexside.conformance.soak import played_out, size, size_for
from hexside.conformance.wrong_actions import WrongActions
from hexside.engine import Action, Reason, Refused

SCENARIOS = hexside.scenarios()


#: Wrong actions at each decision, how often each kind of decision is used, and in how many games.
TRIES, PER_KIND, GAMES = (size(30, 300), size(4, 25), size(6, 40))


@pytest.mark.slow
@pytest.mark.parametrize("scenario", SCENARIOS)
def test_wrong_actions_are_refused(scenario: str) -> None:
    """Wrong actions are spread over decisions of all kinds."""
    found: list[Fault] = []
    wrong: WrongActions | None = None
    done = 0
    # Fewer games of a large scenario, so more tries at each decision.
    tries = TRIES if games_of(scenario, 2) == 2 else TRIES * 3 // 2
    for game, chooser in moments(scenario, GAMES, PER_KIND):
        wrong = wrong or WrongActions(game, PER_KIND)
        for seat in game.waiting:
            faults, _ = check_wrong(game, seat, wrong, tries)
            found += faults
            done += tries
            wrong.remember(chooser.choose(game, game.legal(seat)))
    assert found == []
    assert done >= size(1_000, 50_000)


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_every_listed_action_is_allowed(scenario: str) -> None:
    found: list[Fault] = []
    for game, chooser in moments(scenario, 6, per_kind=size_for(scenario, 4, 12)):
        for seat in game.waiting:
            legal = game.legal(seat)
            some = chooser.chance.sample(legal, min(len(legal), 400))
            found += check_allowed(game, seat, some)
    assert found == []


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_no_seat_acts_out_of_turn(scenario: str) -> None:
    found: list[Fault] = []
    for game, chooser in moments(scenario, 6, per_kind=size_for(scenario, 6, 20)):
        for seat in game.waiting:
            found += check_out_of_turn(game, chooser.choose(game, game.legal(seat)))
    assert found == []


@pytest.mark.parametrize("scenario", played_out(SCENARIOS))
def test_a_game_that_is_over_takes_no_action(scenario: str) -> None:
    game = random_game(scenario, 1)
    for seat, action in random_course(scenario, 1):
        game.play(action, seat)
    last = game.played[-1]
    for seat in (*game.rules.seats, ""):
        with pytest.raises(Refused) as refused:
            game.play(last.action, seat)
        assert [reason.code for reason in refused.value.reasons] == ["game-over"]
    assert game.legal() == []
    assert game.waiting == ()


def test_a_wrong_list_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
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
    legal: Sequence[Action] = game.legal()
    tried = [wrong.next(legal) for _ in range(500)]
    assert len(set(tried)) > 350
    assert {text.split()[0] for text in tried if text.split()} & set(game.rules.verbs)
