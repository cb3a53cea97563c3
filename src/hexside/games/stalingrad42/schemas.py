"""JSON Schemas of the data files, so that editors complete keys and mark mistakes."""

from __future__ import annotations

from typing import Any

import msgspec

from hexside.datafiles import json_schema, table_schema
from hexside.games.stalingrad42 import files
from hexside.games.stalingrad42.combat_results import CombatFile
from hexside.games.stalingrad42.determined_defense_table import DefenseFile
from hexside.games.stalingrad42.supply_tables import ReplacementRow, SupplyFile
from hexside.games.stalingrad42.tables import TableFile

DOCUMENTS: dict[str, type[msgspec.Struct]] = {
    "game.toml": files.GameFile,
    "tables.toml": TableFile,
    "terrain_effects.toml": files.TerrainFile,
    "setups.toml": files.SetupsFile,
    "options.toml": files.OptionsFile,
    "combat_table.toml": CombatFile,
    "determined_defense.toml": DefenseFile,
    "supply.toml": SupplyFile,
    "scenarios/scenario.toml": files.ScenarioFile,
}
TABLES: dict[str, type[msgspec.Struct]] = {
    "units.csv": files.UnitRow,
    "setup.csv": files.StartRow,
    "reinforcements.csv": files.ArrivalRow,
    "replacements.csv": ReplacementRow,
    "map/hexes.csv": files.HexRow,
    "map/hexsides.csv": files.HexsideRow,
    "map/lines.csv": files.LineRow,
    "map/places.csv": files.PlaceRow,
    "map/areas.csv": files.AreaRow,
    "map/rivers.csv": files.RiverRow,
    "map/boxes.csv": files.BoxRow,
}


def schemas() -> dict[str, dict[str, Any]]:
    """The schema of each file; all scenarios share one."""
    return {
        **{name: json_schema(shape) for name, shape in DOCUMENTS.items()},
        **{name: table_schema(row) for name, row in TABLES.items()},
    }
