"""The frames and verbs of combat, for the union of all frames of the game."""

from __future__ import annotations

from hexside.games.stalingrad42 import auto_ds
from hexside.games.stalingrad42.advance import AdvanceAfterCombat
from hexside.games.stalingrad42.air_cover import AirCover
from hexside.games.stalingrad42.assault import Assault
from hexside.games.stalingrad42.attacks import CombatPhase
from hexside.games.stalingrad42.battle import Battle
from hexside.games.stalingrad42.breakthrough import Breakthrough
from hexside.games.stalingrad42.breakthrough_group import FormGroup
from hexside.games.stalingrad42.combat_actions import COMBAT_ACTIONS
from hexside.games.stalingrad42.determined_defense import Stand
from hexside.games.stalingrad42.losses import Losses, RemnantChoice
from hexside.games.stalingrad42.retreats import Retreats
from hexside.games.stalingrad42.standing_aside import StandAside

CombatFrame = (
    AdvanceAfterCombat
    | AirCover
    | Assault
    | Battle
    | Breakthrough
    | CombatPhase
    | FormGroup
    | Losses
    | RemnantChoice
    | Retreats
    | Stand
    | StandAside
)

__all__ = ["COMBAT_ACTIONS", "CombatFrame", "auto_ds"]
