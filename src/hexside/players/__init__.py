"""Computer players: they see a view and a decision, never the state of the game."""

from hexside.players.asking import ask
from hexside.players.greedy import GreedyPlayer
from hexside.players.imagination import Imagination, ImaginedStates
from hexside.players.planner import OFFICER, STAFF, Level, PlannerPlayer
from hexside.players.player import (
    NO_DECISION,
    NO_VIEW,
    SEES_ALL,
    SEES_NOTHING,
    THINKS_AHEAD,
    Need,
    Player,
)
from hexside.players.playing import ACTION_LIMIT, play_game
from hexside.players.random_player import RandomPlayer
from hexside.players.registry import UnknownPlayer, player, player_names, register

__all__ = [
    "ACTION_LIMIT",
    "NO_DECISION",
    "NO_VIEW",
    "OFFICER",
    "SEES_ALL",
    "SEES_NOTHING",
    "STAFF",
    "THINKS_AHEAD",
    "GreedyPlayer",
    "Imagination",
    "ImaginedStates",
    "Level",
    "Need",
    "PlannerPlayer",
    "Player",
    "RandomPlayer",
    "UnknownPlayer",
    "ask",
    "play_game",
    "player",
    "player_names",
    "register",
]
