"""Attacks on Reserve Armies, for the tests of 34.6 and 34.7."""

from __future__ import annotations

from typing import Any

from hexside.api import Game
from tests.rulebook.stalingrad42.s42_maskirovka_kit import (
    legal,
    play,
    stand,
    told,
)

__all__ = ["AXIS", "PLACES", "attack", "choices", "until"]

#: Two strong Axis stacks west of 1810.
AXIS = {"a": "axis panzer 10-8-6 1710", "b": "axis panzer 10-8-6 1711"}
PLACES = {"r1": "1810", "r2": "2014"}


def choices(game: Game) -> dict[str, Any]:
    """What the decision of the moment shows."""
    assert game.decision is not None
    return dict(game.decision.choices)


def attack(units: dict[str, str], *, places: dict[str, str] | None = None, dice: str = "") -> Game:
    """An Axis Combat Phase in which a and b are committed against 1810."""
    game = stand(
        places or PLACES,
        AXIS | units,
        seat="axis",
        phase="combat",
        dice=[int(die) for die in dice],
    )
    play(game, "attack 1810", "add a", "add b", "commit")
    return game


def until(game: Game, *, stop: str = "") -> list[str]:
    """Play the first action of the list that is not an elimination; the codes of all events."""
    found: list[str] = []
    while game.waiting and game.state.result is None:
        actions = sorted(legal(game))
        choice = next((one for one in actions if one.split()[0] in ("retreat", "give-way")), "")
        if not choice or (stop and game.waiting == (stop,)):
            break
        found += told(play(game, choice))
    return found
