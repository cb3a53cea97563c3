"""What the data files of the game hold, for the reader and for editors that know JSON Schema."""

from __future__ import annotations

from typing import Any

from hexside.datafiles.game_checks import ResultTable
from hexside.datafiles.game_files import GameShapes, game_schemas
from hexside.datafiles.game_rows import CombatFile
from hexside.games.traces_of_war import tables as shapes
from hexside.mechanics.combat_table import read_result

SHAPES = GameShapes(
    seats=shapes.SIDES,
    units=shapes.Counter,
    scenarios=shapes.ScenarioFile,
    chart=shapes.TerrainFile,
    chits=shapes.Chit,
    documents={"tables.toml": shapes.TableFile},
    results={
        "combat_table.toml": ResultTable(
            CombatFile, "ratios", "results", read_result, "A2, --, R, RR, 1RR"
        )
    },
)


def schemas() -> dict[str, dict[str, Any]]:
    """The schema of each file; all scenarios share one."""
    from hexside.games.traces_of_war.loading import sources

    return game_schemas(sources(), SHAPES)
