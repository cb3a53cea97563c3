"""What the data files of the game hold, for the reader and for editors that know JSON Schema."""

from __future__ import annotations

from typing import Any

from hexside.datafiles.game_checks import ResultTable
from hexside.datafiles.game_files import GameShapes, TableShape, game_schemas
from hexside.datafiles.map_rows import MapRiver
from hexside.games.iskra import shapes
from hexside.games.iskra.terrain_effects import TerrainFile
from hexside.mechanics.combat_table import read_result_for_both

SHAPES = GameShapes(
    seats=(*shapes.SIDES, *shapes.FRONTS),
    units=shapes.Counter,
    scenarios=shapes.ScenarioFile,
    chart=TerrainFile,
    setup=shapes.SetupRow,
    chits=shapes.Chit,
    documents={"tables.toml": shapes.TableFile, "events.toml": shapes.EventFile},
    results={
        "combat_table.toml": ResultTable(
            shapes.CombatTables,
            "ratios",
            "results",
            read_result_for_both,
            "A2, Ar, Ar/D1, A1/Dr, Aro1/Dr, D1r2, --",
        )
    },
    tables={"victory.csv": TableShape(shapes.VictoryRow, "location")},
    rivers=MapRiver,
    boxes=shapes.BoxRow,
)


def schemas() -> dict[str, dict[str, Any]]:
    """The schema of each file; all scenarios share one."""
    from hexside.games.iskra.loading import sources

    return game_schemas(sources(), SHAPES)
