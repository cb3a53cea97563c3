"""All frames of the game, for reading a stored state."""

from __future__ import annotations

from collections.abc import Iterable

from hexside.engine import Lane, SideBySide, State
from hexside.games.a_victory_awaits.activation import Activation, HqRelocation, PanzerChoice
from hexside.games.a_victory_awaits.battle import Battle, Losses
from hexside.games.a_victory_awaits.chits import PoolGrowth, Selection, ZhukovsHand
from hexside.games.a_victory_awaits.combat import Assault, Combat
from hexside.games.a_victory_awaits.command import (
    AxisInterrupt,
    CommandPhase,
    LeftoverOrder,
    Resolution,
    ZhukovInterrupt,
)
from hexside.games.a_victory_awaits.controller import CONTROL, Cancelling, Control
from hexside.games.a_victory_awaits.entry import NineteenthArmy, StrategicReserve
from hexside.games.a_victory_awaits.fortresses import FortressBuilding
from hexside.games.a_victory_awaits.movement import Movement
from hexside.games.a_victory_awaits.pursuit import Pursuit
from hexside.games.a_victory_awaits.reinforcements import Reinforcements
from hexside.games.a_victory_awaits.reserve import DirectOrder
from hexside.games.a_victory_awaits.retreat import Withdrawal
from hexside.games.a_victory_awaits.sequence import SurpriseAttack, Turn
from hexside.games.a_victory_awaits.set_up import Bidding, SetUp
from hexside.games.a_victory_awaits.state import AwaitsData
from hexside.games.a_victory_awaits.supply import (
    PanzerWithdrawal,
    StandFastRemoval,
    SupplyCheck,
    Transfers,
)
from hexside.games.a_victory_awaits.teams import (
    MasterActivation,
    MasterPhase,
    TeamDeal,
    TeamInterrupt,
)
from hexside.games.a_victory_awaits.work import AwaitsWork


class Activations(SideBySide[AwaitsWork], frozen=True, tag="activations"):
    """19.4: the lane of the controller and one for each chit that is being carried out."""

    lanes: tuple[Lane[AwaitsFrame], ...] = ()


def opening_lanes(running: Iterable[str] = ()) -> Activations:
    """19.4: the Command Phase of a game with a controller; a position text may begin with chits
    that are being carried out."""
    begun = (Lane[AwaitsFrame](chit, (Resolution(chit),)) for chit in running)
    return Activations((Lane(CONTROL, (Control(),)), *begun))


AwaitsFrame = (
    Activation
    | Activations
    | Assault
    | AxisInterrupt
    | Battle
    | Bidding
    | Cancelling
    | Combat
    | CommandPhase
    | Control
    | DirectOrder
    | FortressBuilding
    | HqRelocation
    | LeftoverOrder
    | Losses
    | MasterActivation
    | MasterPhase
    | Movement
    | NineteenthArmy
    | PanzerChoice
    | PanzerWithdrawal
    | PoolGrowth
    | Pursuit
    | Reinforcements
    | Resolution
    | Selection
    | SetUp
    | StandFastRemoval
    | StrategicReserve
    | SupplyCheck
    | SurpriseAttack
    | TeamDeal
    | TeamInterrupt
    | Transfers
    | Turn
    | Withdrawal
    | ZhukovInterrupt
    | ZhukovsHand
)


class AwaitsState(State, frozen=True):
    """The state with its frames and tracks narrowed to this game."""

    agenda: tuple[AwaitsFrame, ...]
    data: AwaitsData
