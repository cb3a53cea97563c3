"""What players see of a game in which nothing is hidden but the dice to come.

A game with secrets writes its own ``view`` and ``imagine``; one without takes these two.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

import msgspec
from msgspec.structs import replace

from hexside.engine.contract import waiting
from hexside.engine.dice import Dice
from hexside.engine.rules import Rules
from hexside.engine.state import State
from hexside.engine.views import View, seen_units

R = TypeVar("R", bound=Rules)


def open_views(side_of: Callable[[R, str], str]) -> Callable[[R, State, str], View]:
    """The slot ``view``: every seat sees all counters and all of the game's own data.

    ``side_of`` gives the side of a unit.
    """

    def view(rules: R, state: State, seat: str) -> View:
        return View(
            game=rules.game,
            scenario=rules.scenario,
            seat=seat,
            turn=state.turn,
            phase=str(state.frame.__struct_config__.tag) if state.agenda else "",
            version=state.version,
            waiting=waiting(rules, state),
            units=seen_units(state.units, rules.board.grid.names, lambda uid: side_of(rules, uid)),
            tracks=msgspec.to_builtins(state.data),
            result=state.result,
        )

    return view


def other_dice(rules: Rules, state: State, seat: str, dice: Dice) -> State:
    """The slot ``imagine``: only the dice are unknown."""
    return replace(state, dice=dice)
