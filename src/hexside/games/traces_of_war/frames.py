"""All frames of the game, for reading a stored state."""

from __future__ import annotations

from hexside.engine import State
from hexside.games.traces_of_war.activation import Activation, ChooseHeadquarters, OkhOrder
from hexside.games.traces_of_war.battle import Battle, Losses
from hexside.games.traces_of_war.chits import ChitChoice
from hexside.games.traces_of_war.combat import Assault, Combat
from hexside.games.traces_of_war.command import ActionPhase, OkhChit, Reaction, Resolution
from hexside.games.traces_of_war.movement import Movement
from hexside.games.traces_of_war.negotiation import Negotiation
from hexside.games.traces_of_war.pursuit import Pursuit
from hexside.games.traces_of_war.reinforcements import AirborneLanding, SovietReinforcements
from hexside.games.traces_of_war.relocation import ForcedRelocation
from hexside.games.traces_of_war.retreat import Withdrawal
from hexside.games.traces_of_war.sequence import FrontExchange, Turn
from hexside.games.traces_of_war.set_up import Bidding, SecurityUnits
from hexside.games.traces_of_war.state import TracesData
from hexside.games.traces_of_war.supply import SupplyCheck

TracesFrame = (
    Activation
    | ActionPhase
    | AirborneLanding
    | Assault
    | Battle
    | Bidding
    | ChitChoice
    | ChooseHeadquarters
    | Combat
    | ForcedRelocation
    | FrontExchange
    | Losses
    | Movement
    | Negotiation
    | OkhChit
    | OkhOrder
    | Pursuit
    | Reaction
    | Resolution
    | SecurityUnits
    | SovietReinforcements
    | SupplyCheck
    | Turn
    | Withdrawal
)


class TracesState(State, frozen=True):
    """The state with its frames and tracks narrowed to this game."""

    agenda: tuple[TracesFrame, ...]
    data: TracesData
