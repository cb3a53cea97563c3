"""Stacks that attempt to disengage, for the tests of chapter 27."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from hexside.api import Game
from tests.rulebook.stalingrad42.s42_battles import SPARE
from tests.rulebook.stalingrad42.s42_kit import (
    event,
    play,
    stand,
)

__all__ = ["CAV", "ENEMY", "INF", "ON", "PZ", "SOUTH", "Units", "rolled", "standing"]

ON = {"disengagement": "on"}
Units = Mapping[str, str | Mapping[str, Any]]
ENEMY = "soviet infantry 3-5-3 2011"
#: Supply comes from the south.
SOUTH = {"areas": {"entry-x": "2016 2116"}}


def standing(units: Units, *dice: int, **more: Any) -> Game:
    """The Combat Phase with the rule in use."""
    given: dict[str, Any] = {"options": ON, "phase": "combat", **more}
    return stand({**units, **SPARE}, dice=list(dice) or [6], **given)


def rolled(units: Units, action: str, die: int) -> str:
    """The result of an attempt."""
    game = standing({**units, "x": ENEMY}, die)
    return str(event(play(game, action), "s42-disengagement-rolled")["result"])


INF = "axis infantry 5-5-3 2012"
PZ = "axis panzer 9-9-6 2012"
CAV = "axis cavalry 3-3-5 2012"
