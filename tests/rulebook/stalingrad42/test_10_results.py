"""10: step losses, who chooses them, and Remnants."""

from __future__ import annotations

from typing import Any

import pytest

from tests.rulebook.stalingrad42.s42_battles import THREE, assault, fight, result
from tests.rulebook.stalingrad42.s42_kit import codes, kind, legal, play, steps, unit, where

GAME = "stalingrad-42"
#: Two attackers of 15 together against two defenders of 5: 3-1.
TWO = {
    "a": "axis infantry 8-7-3 2010",
    "b": "axis infantry 7-7-3 2010",
    "x": "soviet infantry 3-3-3 2009",
    "y": "soviet infantry 3-2-3 2009",
}


@pytest.mark.rule(GAME, "10.1", "10.2.2")
@pytest.mark.parametrize(
    ("word", "chooser", "decision"),
    [
        ("A1", "axis", "take-losses"),
        ("A1/D1", "soviet", "take-losses"),
        ("D1", "soviet", "take-losses"),
        ("EX", "axis", "s42-inflict-losses"),
        ("DRX", "axis", "s42-inflict-losses"),
    ],
)
def test_who_chooses_the_first_loss(word: str, chooser: str, decision: str) -> None:
    game = fight(TWO, dice=[THREE[word]])
    assert result(assault(game, "2009", "a", "b")) == word
    assert (game.waiting, kind(game)) == ((chooser,), decision)


@pytest.mark.rule(GAME, "10.2.2", "A-63")
def test_an_exchange_is_chosen_by_the_opponents_the_defenders_loss_first() -> None:
    game = fight(TWO, dice=[THREE["EX"]])
    assault(game, "2009", "a", "b")
    assert legal(game) == {"lose x", "lose y"}
    game.play("lose x", "axis")
    assert (game.waiting, legal(game)) == (("soviet",), {"lose a", "lose b"})
    game.play("lose b", "soviet")
    assert [steps(game, name) for name in "abxy"] == [2, 1, 1, 2]
    assert kind(game) == "s42-declare-attacks"


@pytest.mark.rule(GAME, "10.1")
def test_ds_loses_a_step_by_the_attackers_choice() -> None:
    units = {**TWO, "a": "axis infantry 40-7-3 2010"}
    game = fight(units, dice=[1])
    assert result(assault(game, "2009", "a")) == "DS"
    assert (game.waiting, kind(game)) == (("axis",), "s42-inflict-losses")


@pytest.mark.rule(GAME, "10.2.1")
def test_only_units_of_the_combat_lose_steps() -> None:
    game = fight({**TWO, "c": "axis infantry 5-5-3 2010"}, dice=[THREE["A1"]])
    assault(game, "2009", "a", "b")
    assert codes(game, "lose c") == {"not-in-this-combat 10.2.1"}


@pytest.mark.rule(GAME, "10.2.1", "10.2.3", "9.8")
def test_units_without_a_factor_and_bracketed_units_come_last() -> None:
    units = {
        "a": "axis infantry 15-7-3 2010",
        "x": "soviet infantry 3-5-3 2009",
        "r": "soviet infantry 3-5-3 2009 full-retreat",
        "hq": "soviet front-hq 0-1-5 2009",
    }
    game = fight(units, dice=[THREE["EX"]])
    assault(game, "2009", "a")
    # The only candidate is taken without a question.
    assert [steps(game, name) for name in ("x", "r", "hq")] == [1, 2, 1]


@pytest.mark.rule(GAME, "20.5.2")
def test_a_fresh_german_before_a_reduced_ally_is_destroyed() -> None:
    units = {
        "g": "axis infantry 8-7-3 2010",
        "r": "axis infantry 7-4-3 2010 romanian reduced",
        "x": "soviet infantry 3-4-3 2009",
    }
    game = fight(units, dice=[6])
    assault(game, "2009", "g", "r")
    assert [steps(game, "g"), steps(game, "r")] == [1, 1]


@pytest.mark.rule(GAME, "20.5.2")
def test_a_full_ally_may_be_chosen() -> None:
    units = {
        "g": "axis infantry 8-7-3 2010",
        "r": "axis infantry 7-4-3 2010 romanian",
        "x": "soviet infantry 3-5-3 2009",
    }
    game = fight(units, dice=[6])
    assault(game, "2009", "g", "r")
    assert legal(game) == {"lose g", "lose r"}


@pytest.mark.rule(GAME, "10.3")
def test_one_step_and_flipped_units_die() -> None:
    # The reduced rifle division defends with 3.
    units = {"a": "axis infantry 9-7-3 2010 one-step", "x": "soviet infantry 3-5-3 2009 reduced"}
    game = fight(units, dice=[THREE["EX"]])
    assault(game, "2009", "a")
    assert (where(game, "a"), where(game, "x")) == ("eliminated", "eliminated")


# Remnants

THREE_STEPS = "axis panzer 10-8-6 2010 three-steps"


@pytest.mark.rule(GAME, "2.3.5", "10.4.1")
def test_the_second_step_of_three_may_leave_a_remnant() -> None:
    units: dict[str, Any] = {
        "a": {**unit(THREE_STEPS), "left": 2},
        "x": "soviet infantry 3-3-3 2009",
    }
    game = fight(units, dice=[6])
    assault(game, "2009", "a")
    assert (game.waiting, kind(game)) == (("axis",), "s42-remnant")
    assert legal(game) == {"keep-remnant a", "skip-remnant a"}
    game.play("keep-remnant a")
    assert (where(game, "a"), steps(game, "a")) == ("2010", 1)


@pytest.mark.rule(GAME, "10.4.3")
def test_the_owner_may_skip_the_remnant() -> None:
    units: dict[str, Any] = {
        "a": {**unit(THREE_STEPS), "left": 2},
        "x": "soviet infantry 3-3-3 2009",
    }
    game = fight(units, dice=[6])
    assault(game, "2009", "a")
    game.play("skip-remnant a")
    assert where(game, "a") == "eliminated"


@pytest.mark.rule(GAME, "10.4.2")
def test_a_destroyed_remnant_is_gone_for_good() -> None:
    units: dict[str, Any] = {
        "a": {**unit(THREE_STEPS), "left": 1},
        "x": "soviet infantry 3-2-3 2009",
    }
    game = fight(units, dice=[6])
    assault(game, "2009", "a")
    assert where(game, "a") == "removed"


@pytest.mark.rule(GAME, "10.3")
def test_the_first_of_three_steps_is_a_flip() -> None:
    game = fight({"a": THREE_STEPS, "x": "soviet infantry 3-8-3 2009"}, dice=[6])
    play(game, "attack 2009", "add a", "resolve")
    assert (where(game, "a"), steps(game, "a")) == ("2010", 2)
