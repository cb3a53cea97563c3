"""All frames and actions of the game, for reading a stored state and the text of actions."""

from __future__ import annotations

from hexside.engine import State, verbs
from hexside.games.stalingrad42 import actions as general
from hexside.games.stalingrad42 import (
    entry_areas,
    flotilla,
    fortifications,
    kerch,
    non_combat,
    rail_movement,
    release,
    sea_movement,
    victory,
)
from hexside.games.stalingrad42.combat_frames import COMBAT_ACTIONS, CombatFrame
from hexside.games.stalingrad42.displaced import Displaced
from hexside.games.stalingrad42.initial_phase import InitialPhase
from hexside.games.stalingrad42.movement import Movement, Overstacked
from hexside.games.stalingrad42.rally import RallyPhase
from hexside.games.stalingrad42.rules import S42Rules
from hexside.games.stalingrad42.sequence import GameTurn, PlayerTurn
from hexside.games.stalingrad42.state import S42Data
from hexside.games.stalingrad42.supply_actions import SUPPLY_VERBS
from hexside.games.stalingrad42.supply_phase import SupplyPhase

S42Frame = (
    CombatFrame
    | Displaced
    | GameTurn
    | InitialPhase
    | RallyPhase
    | SupplyPhase
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
    *COMBAT_ACTIONS,
    *SUPPLY_VERBS,
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
)

#: Chapters that are loaded for what they add to phases and moves.
CHAPTERS = (
    entry_areas,
    flotilla,
    fortifications,
    kerch,
    non_combat,
    rail_movement,
    release,
    sea_movement,
    victory,
)
