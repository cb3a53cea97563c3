"""Stacks in reserve, for the tests of chapter 25."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from hexside.api import Game
from tests.rulebook.stalingrad42.s42_battles import SPARE
from tests.rulebook.stalingrad42.s42_kit import (
    legal_with,
    marks,
    stand,
)

__all__ = ["FREE", "ON", "Units", "fighting", "moving", "reach", "reserve_marks"]

ON = {"reserve-markers": "on"}
Units = Mapping[str, str | Mapping[str, Any]]


#: While it may move, the Movement Phase stays open.
FREE = {"free-axis": "axis infantry 5-5-3 2618", "free-soviet": "soviet infantry 5-5-3 1504"}


def moving(units: Units, **more: Any) -> Game:
    """The Movement Phase with the rule in use."""
    return stand({**units, **FREE}, **{"options": ON, "hexes": "1504-2619", **more})


def reserve_marks(game: Game, name: str) -> set[str]:
    """The marks that this chapter puts on units."""
    return {mark for mark in marks(game, name) if mark.startswith(("reserve-", "activated"))}


def fighting(units: Units, **more: Any) -> Game:
    """The Combat Phase with the rule in use."""
    return moving({**units, **SPARE}, phase="combat", **more)


def reach(game: Game, name: str) -> int:
    """The longest advance of a unit."""
    return max((len(text.split()) - 2 for text in legal_with(game, "advance", name)), default=0)
