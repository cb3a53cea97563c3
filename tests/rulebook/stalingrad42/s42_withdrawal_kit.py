"""Positions in an Initial Phase of the campaign, for chapter 32.

game = initial({"ger-gd": "1105", "ger-pz-9": "1106 left:2"}, turn=10)

The board is that of ``s42_supply_kit``: units in its western columns are in supply for the Axis,
those in its eastern columns for the Soviets; the middle is out of reach.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from hexside.api import Game
from hexside.engine import Event
from tests.rulebook.stalingrad42.s42_supply_kit import SUPPLY

__all__ = ["initial", "left", "lost"]


def initial(units: Mapping[str, str], *, turn: int, seat: str = "axis", **more: Any) -> Game:
    """A game in the Initial Phase of a player turn of the campaign."""
    more = {"scenario": "campaign", "phase": "initial", **more}
    return SUPPLY.stand(units, turn=turn, seat=seat, **more)


def left(game: Game) -> tuple[tuple[str, ...], int]:
    """What is still to be withdrawn, and the balance of steps."""
    data = game.state.data
    return data.withdrawals, data.steps_owed


def lost(events: list[Event]) -> list[str]:
    """The units that lost a step, in order."""
    return [str(dict(one.arguments)["unit"]) for one in events if one.code == "step-lost"]
