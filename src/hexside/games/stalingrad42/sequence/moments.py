"""3.0 The moments at which chapters of the rules have something to do.

``order_of_play.py`` says what is done at each of them, and in which order.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any, NamedTuple

from hexside.engine import Frame

if TYPE_CHECKING:
    from hexside.games.stalingrad42.movement.other_moves import OtherMove
    from hexside.games.stalingrad42.sequence.phase_choices import PhaseChoice
    from hexside.games.stalingrad42.work import S42Work

    Phase = Callable[[str], Frame[Any]]
    Step = Callable[[S42Work, int], None]
    Check = Callable[[S42Work], None]
    Test = Callable[[S42Work, str, int], bool]
    Consequence = Callable[[S42Work, str, int], None]


class Moments(NamedTuple):
    """What is done at each moment, in the order that is played."""

    # The sequence of play

    #: What happens by itself when a player turn begins: work, side.
    player_turn_begins: tuple[Step, ...]
    #: The frame of each phase of a player turn, made for a seat.
    phases: Mapping[str, Phase]
    #: What chapters add to the menu of the Initial Phase.
    initial_choices: tuple[PhaseChoice[Any], ...]
    #: What happens by itself when an Initial Phase ends: work, side.
    initial_phase_ends: tuple[Step, ...]
    #: What chapters add to the attacks of the Combat Phase.
    combat_choices: tuple[PhaseChoice[Any], ...]
    #: 33.2.3: what units of the Axis may do in the Limited Combat Phase of its mini-turn.
    mini_choices: tuple[PhaseChoice[Any], ...]
    #: What units do in the Movement Phase besides walking.
    other_moves: tuple[OtherMove, ...]
    #: What happens by itself when a player turn ends: work, side.
    player_turn_ends: tuple[Step, ...]
    #: What is checked in the Victory Phase.
    victory_phase: tuple[Check, ...]

    #: What happens when a Movement Phase begins: work, side.
    movement_begins: tuple[Step, ...]

    # What units set off: work, unit, hex

    #: Before a hex is entered: whether something unseen stops the unit.
    stops_before: tuple[Test, ...]

    #: For each hex that a unit enters.
    enters_hex: tuple[Consequence, ...]
    #: When a unit has ended a move, retreat or advance.
    comes_to_rest: tuple[Consequence, ...]
    #: When a unit has gone from a hex.
    leaves_hex: tuple[Consequence, ...]
    #: When a unit is lost; the hex is the one that it stood in.
    is_eliminated: tuple[Consequence, ...]
