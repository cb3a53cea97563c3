"""4.3, 4.4 Stacking in advances and Breakthrough Groups."""

from __future__ import annotations

from typing import Any

import pytest

from hexside.api import Game
from tests.rulebook.stalingrad42.s42_battles import assault, fight
from tests.rulebook.stalingrad42.s42_kit import codes, ends, kind, legal, legal_with, play, where

GAME = "stalingrad-42"
X = "axis infantry 1-1-3 2011 one-step"
#: The next line, so that a Breakthrough Group has somebody to fight.
Y = "axis infantry 3-5-3 2008"


def won(units: dict[str, Any], *names: str, **more: Any) -> Game:
    """Soviet attackers shatter the defender of 2011."""
    game = fight({"x": X, **units}, seat="soviet", hexes="1504-2619", **more)
    assault(game, "2011", *names)
    return game


def corps(count: int, hex: str = "2012") -> dict[str, str]:
    return {f"t{n}": f"soviet tank 7-5-5 {hex}" for n in range(count)}


@pytest.mark.rule(GAME, "4.3", "20.1.3", "15.2.3")
def test_an_army_headquarters_makes_room_in_a_breakthrough_group() -> None:
    units = corps(3) | {"hq": "soviet soviet-army-hq 0-0-6 2012", "y": Y}
    game = won(units, "t0", "t1", "t2")
    assert kind(game) == "s42-form-group"
    # A headquarters alone is no group.
    assert codes(game, "add hq") == {"s42-group-in-one-stack 15.2.2"}
    play(game, "add t0", "add t1", "add t2")
    # Without it three corps are too many for the vacated hex.
    assert legal_with(game, "form") == {"form 2012"}
    play(game, "add hq")
    assert legal_with(game, "form") == {"form 2011", "form 2012"}
    play(game, "form 2011", "onward 2010", "onward 2009")
    assert [where(game, name) for name in ("t0", "t2", "hq")] == ["2009"] * 3
    assert game.decision is not None
    assert game.decision.choices["strike"]["2008"]["attackers"] == ["t0", "t1", "t2"]


@pytest.mark.rule(GAME, "4.3")
def test_a_guards_army_takes_two_corps_in_a_breakthrough_group() -> None:
    units = corps(2) | {"c": "soviet tank 7-5-5 2112", "y": Y}
    units |= {"hq": "soviet soviet-army-hq 0-0-3 2012"}
    game = won(units, "t0", "t1", "c")
    play(game, "add t0", "add t1", "add hq")
    assert codes(game, "add c") == {"s42-group-in-one-stack 15.2.2"}
    play(game, "drop t1", "add c")
    assert legal_with(game, "form") == {"form 2011"}


@pytest.mark.rule(GAME, "4.3", "14.1")
def test_the_cap_on_corps_holds_in_an_advance() -> None:
    units = corps(2) | {"c": "soviet tank 7-5-5 2112", "r": "soviet infantry 3-5-3 2112"}
    units |= {"hq": "soviet soviet-army-hq 0-0-3 2012"}
    game = won(units, "t0", "t1", "c", "r")
    play(game, "advance hq 2011", "advance t0 2011", "advance t1 2011")
    assert codes(game, "advance c 2011") == {"s42-stacking-limit 4.1"}
    assert "2011" in ends(game, "advance", "r")


@pytest.mark.rule(GAME, "4.4", "14.1", "A-05")
def test_who_is_left_over_the_limit_by_an_advance_is_eliminated() -> None:
    units = corps(3) | {"hq": "soviet soviet-army-hq 0-0-6 2012"}
    game = won(units, "t0", "t1", "t2")
    # The headquarters goes ahead and leaves three corps where two may stand.
    play(game, "advance hq 2011", "done")
    assert (game.waiting, kind(game)) == (("soviet",), "s42-give-up-units")
    assert legal(game) == {"eliminate t0", "eliminate t1", "eliminate t2"}
    game.play("eliminate t1")
    assert where(game, "t1") == "eliminated"
    assert kind(game) == "s42-declare-attacks"


@pytest.mark.rule(GAME, "4.4", "A-05")
def test_the_limit_is_tested_when_the_whole_advance_is_made() -> None:
    units = corps(3) | {"hq": "soviet soviet-army-hq 0-0-6 2012"}
    game = won(units, "t0", "t1", "t2")
    play(game, "advance hq 2011", "advance t0 2011", "advance t1 2011", "advance t2 2011", "done")
    assert kind(game) == "s42-declare-attacks"


@pytest.mark.rule(GAME, "4.4", "4.3")
def test_only_units_whose_loss_helps_are_given_up() -> None:
    from tests.rulebook.stalingrad42.s42_kit import stand

    units = corps(3, "2010") | {"hq": "soviet soviet-army-hq 0-0-3 2010"}
    units |= {"b": "soviet tank 2-2-5 2010 free_stacking", "o": "axis infantry 5-7-3 2616"}
    game = stand(units, seat="soviet")
    play(game, "done")
    # Two corps are the cap; the brigade is not in the way.
    assert legal(game) == {"eliminate t0", "eliminate t1", "eliminate t2"}
