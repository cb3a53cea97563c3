"""JSON Schemas of the data files, so that editors complete keys and mark mistakes."""

from __future__ import annotations

from typing import Any

import msgspec

from hexside.datafiles import json_schema, table_schema
from hexside.games.traces_of_war import tables as shapes

DOCUMENTS: dict[str, type[msgspec.Struct]] = {
    "game.toml": shapes.GameFile,
    "tables.toml": shapes.TableFile,
    "terrain_effects.toml": shapes.TerrainFile,
    "chits.toml": shapes.ChitFile,
    "combat_table.toml": shapes.CombatFile,
    "scenarios/scenario.toml": shapes.ScenarioFile,
}
TABLES: dict[str, type[msgspec.Struct]] = {
    "units.csv": shapes.Counter,
    "map/hexes.csv": shapes.HexRow,
    "map/hexsides.csv": shapes.HexsideLine,
    "map/lines.csv": shapes.LineLine,
    "map/places.csv": shapes.PlaceLine,
    "map/areas.csv": shapes.AreaLine,
}


def schemas() -> dict[str, dict[str, Any]]:
    """The schema of each file; all scenarios share one."""
    return {
        **{name: json_schema(shape) for name, shape in DOCUMENTS.items()},
        **{name: table_schema(row) for name, row in TABLES.items()},
    }
