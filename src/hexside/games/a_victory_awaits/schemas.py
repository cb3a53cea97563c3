"""What the data files of the game hold, for the reader and for editors that know JSON Schema."""

from __future__ import annotations

from typing import Any

from hexside.datafiles.game_checks import ResultTable
from hexside.datafiles.game_files import GameShapes, TableShape, game_schemas
from hexside.datafiles.game_rows import CombatFile
from hexside.datafiles.map_rows import MapRiver
from hexside.games.a_victory_awaits import shapes
from hexside.mechanics.combat_table import read_result

SHAPES = GameShapes(
    seats=shapes.SIDES,
    units=shapes.Counter,
    scenarios=shapes.ScenarioFile,
    chart=shapes.TerrainFile,
    setup=shapes.SetupRow,
    chits=shapes.Chit,
    documents={"tables.toml": shapes.TableFile},
    results={
        "combat_table.toml": ResultTable(
            CombatFile, "ratios", "results", read_result, "A2, --, R, RR, 1RR"
        )
    },
    tables={"deployment.csv": TableShape(shapes.DeploymentRow)},
    rivers=MapRiver,
    boxes=shapes.BoxRow,
)


def schemas() -> dict[str, dict[str, Any]]:
    """The schema of each file; all scenarios share one."""
    from hexside.games.a_victory_awaits.loading import sources

    return game_schemas(sources(), SHAPES)
