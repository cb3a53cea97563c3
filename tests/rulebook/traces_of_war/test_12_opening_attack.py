"""12.1: the opening attack of the first turn."""

from __future__ import annotations

from typing import Any

import pytest

import hexside
from hexside.api import Game
from tests.rulebook.traces_of_war.tow_battles import assault
from tests.rulebook.traces_of_war.tow_kit import codes, kind, legal, legal_with, play, stand, where

GAME = "traces-of-war"


def opening(**more: Any) -> Game:
    """Two Soviet headquarters, each with a unit next to the enemy."""
    return stand(
        {
            "north": "soviet hq 2-4 1834 range:2",
            "south": "soviet hq 2-4 1534 range:2",
            "b": "soviet armour 20-4-6 1732",
            "c": "soviet infantry 20-4 1532",
            "a": "axis infantry 2-4 1731 one-step",
            "d": "axis infantry 2-4 1531 one-step",
        },
        **{"phase": "opening-attack", "turn": 1, "dice": [6, 6], **more},
        areas={"soviet-source": "1835", "axis-source": "1528"},
    )


@pytest.mark.rule(GAME, "12.1")
def test_the_soviet_player_names_one_of_his_headquarters() -> None:
    game = opening()
    assert (kind(game), game.waiting) == ("choose-opening-headquarters", ("soviet",))
    assert legal(game) == {"activate north", "activate south"}
    assert codes(game, "activate a") != set()


@pytest.mark.rule(GAME, "12.1")
def test_only_units_in_its_range_attack() -> None:
    game = opening()
    play(game, "activate north")
    assert legal_with(game, "attack") == {"attack 1731"}
    assert codes(game, "attack 1531") == {"no-attackers-adjacent 10.0"}


@pytest.mark.rule(GAME, "12.1")
def test_the_headquarters_itself_may_attack() -> None:
    game = stand(
        {"north": "soviet hq 4-4 1732", "a": "axis infantry 2-4 1731"},
        phase="opening-attack",
        turn=1,
        areas={"soviet-source": "1835", "axis-source": "1528"},
    )
    play(game, "activate north", "attack 1731")
    assert legal_with(game, "add") == {"add north"}


@pytest.mark.rule(GAME, "12.1", "9.4")
def test_nobody_moves_or_relocates() -> None:
    game = opening()
    play(game, "activate north")
    assert codes(game, "move b 1733") != set()
    assert codes(game, "relocate north 1829") != set()
    assert codes(game, "mode combat-move") != set()
    assault(game, "1731", "b")
    play(game, "done")
    # No movement follows: the chits are next.
    assert kind(game) == "choose-chits"


@pytest.mark.rule(GAME, "12.1", "10.5")
def test_pursuit_follows_the_opening_attack() -> None:
    game = opening()
    play(game, "activate north")
    assault(game, "1731", "b")
    play(game, "pursue b 1731 1730")
    assert where(game, "b") == "1730"


@pytest.mark.rule(GAME, "12.1")
def test_the_attack_is_voluntary_and_the_chits_follow() -> None:
    game = opening()
    play(game, "activate south", "done")
    assert kind(game) == "choose-chits"
    assert set(game.waiting) == {"axis", "soviet"}
    assert (where(game, "a"), where(game, "d")) == ("1731", "1531")


@pytest.mark.rule(GAME, "12.1")
def test_one_headquarters_only() -> None:
    game = opening()
    play(game, "activate north")
    assault(game, "1731", "b")
    play(game, "done")
    assert codes(game, "activate south") != set()


@pytest.mark.rule(GAME, "12.1")
def test_later_turns_have_no_opening_attack() -> None:
    assert kind(opening(turn=2, seat=None)) == "choose-chits"


@pytest.mark.rule(GAME, "12.1", "3.0", "8.0")
@pytest.mark.parametrize("scenario", ["campaign", "race-to-the-dnieper"])
def test_it_comes_after_the_luftwaffe_phase_and_everybody_is_supplied(scenario: str) -> None:
    game = hexside.new(f"traces-of-war/{scenario}", seed=1)
    while kind(game) == "place-security-units":
        game.play(game.legal()[0])
    assert (kind(game), game.waiting) == ("choose-opening-headquarters", ("soviet",))
    assert game.view("").turn == 1
    assert [unit.id for unit in game.view("").units if unit.marks] == []
    codes_so_far = [event.code for step in game.played for event in step.events]
    assert "luftwaffe-drawn-hidden" in codes_so_far
    assert len(game.legal()) == 4


@pytest.mark.rule(GAME, "12.1")
def test_every_front_of_the_campaign_can_attack_on_the_first_turn() -> None:
    for number in range(4):
        game = hexside.new("traces-of-war/campaign", seed=1)
        while kind(game) == "place-security-units":
            game.play(game.legal()[0])
        game.play(game.legal()[number])
        assert legal_with(game, "attack")
