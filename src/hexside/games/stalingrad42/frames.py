"""All frames and actions of the game, for reading a stored state and the text of actions."""

from __future__ import annotations

from hexside.engine import Action, State
from hexside.games.stalingrad42 import actions as general
from hexside.games.stalingrad42.areas.displaced import Displaced
from hexside.games.stalingrad42.combat.combat_frames import COMBAT_ACTIONS, CombatFrame
from hexside.games.stalingrad42.combat.disengagement import (
    Disengage,
    DisengagementAttempt,
    DisengageStack,
)
from hexside.games.stalingrad42.combat.reserve_advance import Activate, ReserveAdvance
from hexside.games.stalingrad42.maskirovka.defending import Coming
from hexside.games.stalingrad42.maskirovka.markers import Markers
from hexside.games.stalingrad42.maskirovka.maskirovka_actions import MASKIROVKA_ACTIONS
from hexside.games.stalingrad42.movement.movement_phase import Movement, Overstacked
from hexside.games.stalingrad42.reinforcements.withdrawal_actions import WITHDRAWAL_VERBS
from hexside.games.stalingrad42.retreat.rally_phase import RallyPhase
from hexside.games.stalingrad42.sequence.caucasus_opening import CaucasusOpening
from hexside.games.stalingrad42.sequence.game_turn import GameTurn, PlayerTurn
from hexside.games.stalingrad42.sequence.initial_phase import InitialPhase
from hexside.games.stalingrad42.sequence.mini_turn import LimitedCombat, MiniTurn
from hexside.games.stalingrad42.sequence.uranus_opening import UranusOpening
from hexside.games.stalingrad42.sequence.winter_actions import WINTER_VERBS
from hexside.games.stalingrad42.sequence.winter_offensive import WinterMarkers
from hexside.games.stalingrad42.state import S42Data
from hexside.games.stalingrad42.supply.supply_actions import SUPPLY_VERBS
from hexside.games.stalingrad42.supply.supply_phase import SupplyPhase
from hexside.games.stalingrad42.support.support_actions import SUPPORT_VERBS
from hexside.games.stalingrad42.units.reserves import Reserve

S42Frame = (
    CaucasusOpening
    | CombatFrame
    | DisengagementAttempt
    | Displaced
    | GameTurn
    | Coming
    | InitialPhase
    | Markers
    | LimitedCombat
    | MiniTurn
    | RallyPhase
    | SupplyPhase
    | Movement
    | Overstacked
    | PlayerTurn
    | ReserveAdvance
    | UranusOpening
    | WinterMarkers
)


class S42State(State, frozen=True):
    """The state with its frames and tracks narrowed to this game."""

    agenda: tuple[S42Frame, ...]
    data: S42Data


#: Every kind of action of the game.
ACTIONS: tuple[type[Action], ...] = (
    *COMBAT_ACTIONS,
    *SUPPLY_VERBS,
    *MASKIROVKA_ACTIONS,
    *WITHDRAWAL_VERBS,
    *SUPPORT_VERBS,
    *WINTER_VERBS,
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
    Reserve,
    Activate,
    Disengage,
    DisengageStack,
)
