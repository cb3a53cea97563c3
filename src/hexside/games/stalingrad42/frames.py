"""All frames and actions of the game, for reading a stored state and the text of actions."""

from __future__ import annotations

from hexside.engine import State, verbs
from hexside.games.stalingrad42 import actions as general
from hexside.games.stalingrad42.movement import Movement, Overstacked
from hexside.games.stalingrad42.rules import S42Rules
from hexside.games.stalingrad42.sequence import GameTurn, PlayerTurn
from hexside.games.stalingrad42.state import S42Data

S42Frame = (
    GameTurn
    | Movement
    | Overstacked
    | PlayerTurn
)


class S42State(State, frozen=True):
    """The state with its frames and tracks narrowed to this game."""

    agenda: tuple[S42Frame, ...]
    data: S42Data


S42Rules.state_type = S42State
S42Rules.verbs = verbs(
    general.Done,
    general.Move,
    general.Extend,
    general.Tactical,
    general.Rail,
    general.Sea,
    general.Kerch,
    general.Transfer,
    general.Withdraw,
    general.Flotilla,
    general.Eliminate,
    general.Exit,
)
