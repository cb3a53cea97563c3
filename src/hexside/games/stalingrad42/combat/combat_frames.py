"""The frames and verbs of combat, for the union of all frames of the game."""

from __future__ import annotations

from hexside.games.stalingrad42.advance.advance import AdvanceAfterCombat
from hexside.games.stalingrad42.advance.breakthrough import Breakthrough
from hexside.games.stalingrad42.advance.breakthrough_group import FormGroup
from hexside.games.stalingrad42.combat.assault import Assault
from hexside.games.stalingrad42.combat.battle import Battle
from hexside.games.stalingrad42.combat.city_entry import EnterCity
from hexside.games.stalingrad42.combat.combat_actions import COMBAT_ACTIONS
from hexside.games.stalingrad42.combat.combat_phase import CombatPhase
from hexside.games.stalingrad42.combat.determined_defense import Stand
from hexside.games.stalingrad42.combat.losses import Losses, RemnantChoice
from hexside.games.stalingrad42.combat.standing_aside import StandAside
from hexside.games.stalingrad42.retreat.retreats import Retreats
from hexside.games.stalingrad42.support.air_cover import AirCover
from hexside.games.stalingrad42.support.held_rolls import ChooseDie, Reroll

CombatFrame = (
    AdvanceAfterCombat
    | AirCover
    | Assault
    | Battle
    | Breakthrough
    | ChooseDie
    | CombatPhase
    | EnterCity
    | FormGroup
    | Losses
    | RemnantChoice
    | Reroll
    | Retreats
    | Stand
    | StandAside
)

__all__ = ["COMBAT_ACTIONS", "CombatFrame"]
