"""All frames of the game, for reading a stored state."""

from __future__ import annotations

from hexside.engine import State
from hexside.games.iskra.activation import Activation
from hexside.games.iskra.air import AirSupport
from hexside.games.iskra.barrage import Barrage, BarrageLoss
from hexside.games.iskra.battle import Battle
from hexside.games.iskra.combat import Assault, Combat
from hexside.games.iskra.command import CommandPhase, Resolution
from hexside.games.iskra.creeping import Creeping
from hexside.games.iskra.early_entry import EarlyEntry
from hexside.games.iskra.end_phase import EndPhase
from hexside.games.iskra.events import RandomEvents
from hexside.games.iskra.losses import Losses
from hexside.games.iskra.movement import Movement
from hexside.games.iskra.picking import HeadquartersChoice, Picking
from hexside.games.iskra.pontoons import PontoonPhase
from hexside.games.iskra.pursuit import Pursuit
from hexside.games.iskra.reinforcements import Arrivals, ReinforcementPhase
from hexside.games.iskra.relocation import Relocation
from hexside.games.iskra.replacements import Replacements
from hexside.games.iskra.results import CombatEffect
from hexside.games.iskra.retreat import Withdrawal
from hexside.games.iskra.sequence import Turn
from hexside.games.iskra.set_up import SetUp
from hexside.games.iskra.stacking import Overstacked, StackOrdering, TwoHeadquarters
from hexside.games.iskra.state import IskraData
from hexside.games.iskra.supply import HuehnerSupply, SupplyPhase
from hexside.games.iskra.weather import Grounding

IskraFrame = (
    Activation
    | AirSupport
    | Arrivals
    | Assault
    | Barrage
    | BarrageLoss
    | Battle
    | Combat
    | CombatEffect
    | CommandPhase
    | Creeping
    | EarlyEntry
    | EndPhase
    | Grounding
    | HeadquartersChoice
    | HuehnerSupply
    | Losses
    | Movement
    | Overstacked
    | Picking
    | PontoonPhase
    | Pursuit
    | RandomEvents
    | ReinforcementPhase
    | Relocation
    | Replacements
    | Resolution
    | SetUp
    | StackOrdering
    | SupplyPhase
    | Turn
    | TwoHeadquarters
    | Withdrawal
)


class IskraState(State, frozen=True):
    """The state with its frames and tracks narrowed to this game."""

    agenda: tuple[IskraFrame, ...]
    data: IskraData
