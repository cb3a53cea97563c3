"""The defender of a city holds with a Partial Success, for the tests of chapter 29."""

from __future__ import annotations

from typing import Any

from hexside.api import Game
from hexside.engine import Event
from tests.rulebook.stalingrad42.s42_battles import (
    THREE,
    assault,
    result,
)
from tests.rulebook.stalingrad42.s42_cities import (
    CITY,
    rule_on,
)
from tests.rulebook.stalingrad42.s42_kit import (
    legal_with,
)

__all__ = ["B_OUTSIDE", "COMBAT", "DEFENDER", "DICE", "farthest", "stormed"]

DEFENDER = f"soviet infantry 3-3-3 {CITY}"
#: 3-1 against a doubled rifle division; a 4 for the Soviets in a city is P -/-.
DICE = [THREE["DR2"], 4]
COMBAT: dict[str, Any] = {"phase": "combat"}
B_OUTSIDE = "axis infantry 9-3-3 2010"


def stormed(units: dict[str, Any], *attackers: str, **more: Any) -> tuple[Game, list[Event]]:
    """The defender ``d`` of 2009 holds with a Partial Success."""
    game = rule_on({"d": DEFENDER, **units}, **{**COMBAT, "dice": DICE, **more})
    assert result(assault(game, CITY, *attackers)) == "DR2"
    return game, list(game.play("hold d"))


def farthest(game: Game, *units: str) -> dict[str, int]:
    """The hexes that units can still advance."""
    return {
        uid: max(len(text.split()) - 2 for text in legal_with(game, "advance", uid))
        for uid in units
    }
