"""What a seat may not know is in none of its views, decisions, events or refusals."""

from __future__ import annotations

import pytest

import hexside
from hexside.api import Game
from hexside.conformance.faults import Fault, canonical, words
from hexside.conformance.legality import check_wrong
from hexside.conformance.random_play import moments, random_course, random_game
from hexside.conformance.secrecy import (
    SPECTATOR,
    check_counting,
    check_events,
    check_telling,
    check_unseen,
    check_views,
    imagined,
    is_different,
    plain_view,
)
from hexside.conformance.soak import size_for
from hexside.conformance.wrong_actions import WrongActions
from hexside.engine import Outcome, apply
from hexside.games.a_victory_awaits.actions import Deal
from hexside.games.a_victory_awaits.teams import TeamDeal

SCENARIOS = hexside.scenarios()


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_imagined_states_look_the_same(scenario: str) -> None:
    found: list[Fault] = []
    wrong: WrongActions | None = None
    for number, (game, chooser) in enumerate(
        moments(scenario, 6, per_kind=size_for(scenario, 6, 20))
    ):
        wrong = wrong or WrongActions(game, 1)
        seat = chooser.chance.choice(game.waiting)
        _, tries = check_wrong(game, seat, wrong, 12)
        found += check_views(game, number, tries) + check_unseen(game)
    assert found == []


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_actions_that_reveal_nothing_tell_the_same(scenario: str) -> None:
    found: list[Fault] = []
    for number, (game, chooser) in enumerate(
        moments(scenario, 6, per_kind=size_for(scenario, 6, 20))
    ):
        seat = chooser.chance.choice(game.waiting)
        for _ in range(3):
            action = chooser.choose(game, game.legal(seat))
            found += check_telling(game, seat, action, number)
            found += check_counting(game, seat, action)
    assert found == []


def test_a_count_of_secret_actions_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    """20.2 of A Victory Awaits: chits that change hands in a team."""
    game = hexside.new("a-victory-awaits/teams-4", seed=1)
    action = Deal("axis-16a", "axis-2")
    assert check_counting(game, "axis-1", action) == []
    monkeypatch.setattr(TeamDeal, "unnoticed", ())
    faults = check_counting(game, "axis-1", action)
    assert {fault.code for fault in faults} == {"secret-action-counted"}


def test_what_can_be_taken_back_does_not_hang_on_secret_actions(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    game = hexside.new("a-victory-awaits/teams-4", seed=1)
    game.play("deal axis-16a axis-2", "axis-1")
    action = next(one for one in game.legal("soviet-1") if one.verb == "deal")
    assert check_counting(game, "soviet-1", action) == []
    monkeypatch.setattr(type(game), "can_undo", lambda *_: True)
    faults = check_counting(game, "soviet-1", action)
    assert {fault.code for fault in faults} == {"undo-leaks"}


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_every_event_of_a_game_keeps_the_seed(scenario: str) -> None:
    game = random_game(scenario, 1)
    found: list[Fault] = []
    for seat, action in random_course(scenario, 1):
        outcome = apply(game.rules, game.state, action, seat)
        assert isinstance(outcome, Outcome)
        found += check_events(game, outcome)
        game.play(action, seat)
    assert found == []


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_imagining_redraws_secrets(scenario: str) -> None:
    """A spectator knows no secret, so imagined states differ from the real one; so do those of a
    seat, unless its opponents have no choice to hide (A Victory Awaits 6.2: all chits are taken).
    """
    seats = hexside.new(scenario, seed=1).rules.seats
    secrets = False
    changed: set[str] = set()
    for game, _ in moments(scenario, 5, per_kind=size_for(scenario, 10, 20)):
        secrets = secrets or any(game.view(seat).own for seat in seats)
        for seat in (*seats, SPECTATOR):
            twins = (imagined(game, seat, number) for number in range(4))
            if any(is_different(game, twin) for twin in twins):
                changed.add(seat)
    if secrets:
        assert SPECTATOR in changed
        assert changed & set(seats)


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_what_one_seat_owns_is_absent_from_other_views(scenario: str) -> None:
    """Keys of ``own`` belong to the seat; a spectator has none."""
    for game, _ in moments(scenario, 3, per_kind=5):
        assert game.view(SPECTATOR).own == {}
        for seat in game.rules.seats:
            view = game.view(seat)
            assert view.seat == seat
            assert game.state.dice.server_seed not in canonical(view).decode()
            assert game.commitment() not in words(plain_view(game, game.state, seat))


def leaky(game: Game, monkeypatch: pytest.MonkeyPatch, **tracks: object) -> None:
    """Put a secret into every view of a game."""
    kind = type(game.rules)
    honest = kind.view

    def view(self: hexside.engine.Rules, state: hexside.engine.State, seat: str) -> object:
        import msgspec

        seen = honest(self, state, seat)
        secret = {name: getattr(state.dice, str(field)) for name, field in tracks.items()}
        return msgspec.structs.replace(seen, tracks={**seen.tracks, **secret})

    monkeypatch.setattr(kind, "view", view)


@pytest.mark.parametrize("field", ["counter", "server_seed"])
def test_a_leak_is_noticed(field: str, monkeypatch: pytest.MonkeyPatch) -> None:
    game = hexside.new(SCENARIOS[0], seed=1)
    leaky(game, monkeypatch, luck=field)
    codes = {fault.code for fault in check_views(game, 1)}
    assert "view-leaks" in codes
    assert ("view-tells-the-seed" in codes) == (field == "server_seed")
