"""3.1.6, R-17: what the two independents that 18A lets move are told when they try more."""

from __future__ import annotations

import pytest

from hexside.api import Game
from tests.rulebook.iskra.iskra_kit import codes, play, stand

GAME = "iskra"

UNITS = {
    "q": "axis hq 02.02 formation:x range:2",
    "x": "axis infantry 3-4-5 02.03 formation:x",
    "a": "axis infantry 3-4-5 05.05 independent",
    "b": "axis infantry 3-4-5 09.05 independent",
    "s": "soviet infantry 1-1 05.07",
    "t": "soviet infantry 1-1 02.05",
}


def eighteenth(option: str = "move") -> Game:
    """18A has activated the only headquarters; ``a`` is far from it and moves for free."""
    options = {"18a-independents": option}
    game = stand(UNITS, phase="activation", chit="axis-18a", options=options)
    play(game, "name a", "done")
    return game


@pytest.mark.rule(GAME, "3.1.6", "5.1", "R-17")
def test_a_free_independent_that_has_moved_is_not_called_inactive() -> None:
    game = eighteenth()
    play(game, "move a 05.06", "move x 02.04")
    assert codes(game, "move a 05.05") == {"already-moved 5.1"}
    assert codes(game, "move b 09.06") == {"unit-not-activated 3.0"}


@pytest.mark.rule(GAME, "3.1.6", "5.4", "R-17")
def test_a_free_independent_makes_a_normal_move() -> None:
    assert codes(eighteenth(), "strategic a 05.06") >= {"only-normal-movement 3.1.6"}


@pytest.mark.rule(GAME, "3.1.6", "8.3.1", "R-17")
def test_a_free_independent_may_not_attack() -> None:
    game = eighteenth()
    play(game, "move a 05.06", "move x 02.04", "done", "attack 02.05")
    assert codes(game, "add a") == {"moves-without-attack 3.1.6"}
    assert codes(game, "add b") == {"unit-not-activated 3.0"}


@pytest.mark.rule(GAME, "3.1.6", "8.3.1", "R-17")
def test_with_the_option_it_attacks_like_the_others() -> None:
    game = eighteenth("move-and-attack")
    play(game, "move a 05.06", "move x 02.04", "done", "attack 02.05")
    assert codes(game, "add a") == {"not-next-to-target 8.0"}
