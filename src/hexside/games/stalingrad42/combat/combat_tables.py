"""The Combat Results, Determined Defense and Disengagement Tables as read from the data files."""

from __future__ import annotations

import functools
from typing import NamedTuple

from hexside.datafiles import Problems, Sources
from hexside.games.stalingrad42.combat.combat_results import CombatFile, CombatTable, combat_table
from hexside.games.stalingrad42.combat.determined_defense_table import (
    DefenseFile,
    DefenseTable,
    defense_table,
)
from hexside.games.stalingrad42.combat.disengagement_table import DisengagementFile


class CombatTables(NamedTuple):
    """The tables of combat (8.4, 11.2, 27.2)."""

    combat: CombatTable
    defense: DefenseTable
    disengagement: DisengagementFile


@functools.cache
def load_combat(sources: Sources) -> CombatTables:
    """Read the combat files of the game, or those that stand in for them."""
    problems = Problems()
    combat = sources.collect_toml(problems, "combat_table.toml", CombatFile)
    defense = sources.collect_toml(problems, "determined_defense.toml", DefenseFile)
    disengagement = sources.collect_toml(problems, "disengagement.toml", DisengagementFile)
    problems.raise_if_any()
    assert combat is not None
    assert defense is not None
    assert disengagement is not None
    return CombatTables(combat_table(combat), defense_table(defense), disengagement)
