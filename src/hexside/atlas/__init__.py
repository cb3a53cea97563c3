"""The boards and counters of every game as data: what can be shown without knowing the rules."""

from __future__ import annotations

from hexside.atlas.boards import board, boxes, rivers, terrain_effects
from hexside.atlas.folders import games, sources
from hexside.atlas.pieces import OffMapBox, Placed, RosterCounter, Scenario, TerrainEffects
from hexside.atlas.rosters import counters, scenarios, setup

__all__ = [
    "OffMapBox",
    "Placed",
    "RosterCounter",
    "Scenario",
    "TerrainEffects",
    "board",
    "boxes",
    "counters",
    "games",
    "rivers",
    "scenarios",
    "setup",
    "sources",
    "terrain_effects",
]
