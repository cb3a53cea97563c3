"""The calendar: what the turns to come bring, as far as all may know it."""

from __future__ import annotations

import pytest

import hexside
from hexside.engine import CalendarEntry
from tests.rulebook.stalingrad42.s42_withdrawal_kit import initial

GAME = "stalingrad-42"


def entries(game: hexside.Game, code: str) -> list[CalendarEntry]:
    return [entry for entry in game.rules.calendar(game.state) if entry.code == code]


def new(scenario: str) -> hexside.Game:
    return hexside.new(f"{GAME}/{scenario}", seed=1)


@pytest.mark.rule(GAME, "32.1", "32.3")
def test_withdrawals_are_told_by_turn_and_side() -> None:
    told = [
        (entry.turn, entry.seat, entry.arguments["kind"], entry.arguments["count"])
        for entry in entries(new("campaign"), "s42-withdrawal")
    ]
    assert told[:4] == [
        (8, "soviet", "tank-corps", 1),
        (9, "axis", "infantry-division", 1),
        (10, "axis", "panzer-division", 2),
        (10, "soviet", "tank-corps", 1),
    ]
    assert entries(new("uranus"), "s42-withdrawal") == []


@pytest.mark.rule(GAME, "32.3")
def test_who_has_left_the_game_is_not_expected_any_more() -> None:
    game = initial({"ger-pz-3": "1108"}, turn=10)
    assert entries(game, "s42-counter-changes") == []


@pytest.mark.rule(GAME, "33.1", "S4.4", "S3.5", "34.1.1")
def test_special_turns() -> None:
    campaign, uranus = new("campaign"), new("uranus")
    for game, code, turns in (
        (campaign, "s42-gate", [28]),
        (campaign, "s42-offensive-possible", [25]),
        (campaign, "s42-maskirovka", [21]),
        (campaign, "s42-ice", [28]),
        (campaign, "s42-last-turn", [36]),
        (uranus, "s42-gate", []),
        (uranus, "s42-stalingrad-test", [34]),
        (uranus, "s42-mini-turn", [28]),
        (uranus, "s42-offensive-possible", []),
    ):
        assert [entry.turn for entry in entries(game, code)] == turns, code


def test_turns_that_are_over_are_left_out() -> None:
    game = initial({"ger-pz-3": "1108"}, turn=10)
    turns = [entry.turn for entry in game.rules.calendar(game.state)]
    assert turns == sorted(turns)
    assert (turns[0], turns[-1]) == (10, 36)
