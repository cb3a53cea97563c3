"""What the data files of the game hold, for the reader and for editors that know JSON Schema."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from hexside.datafiles.game_checks import ResultTable
from hexside.datafiles.game_files import GameShapes, TableShape, game_schemas
from hexside.datafiles.game_rows import OptionsFile
from hexside.datafiles.map_files import PLACES, DerivedArea, MapShapes, MapTables
from hexside.datafiles.map_rows import MapBox, MapRiver
from hexside.games.stalingrad42.combat.combat_results import CombatFile, read_cell
from hexside.games.stalingrad42.combat.determined_defense_table import DefenseFile, read_defense
from hexside.games.stalingrad42.combat.disengagement_table import DisengagementFile
from hexside.games.stalingrad42.reading import files
from hexside.games.stalingrad42.reading.printed import SIDES, TableFile
from hexside.games.stalingrad42.supply.supply_tables import ReplacementRow, SupplyFile


def victory_areas(tables: MapTables) -> Sequence[DerivedArea]:
    """24.1: the hexes worth victory points, as areas ``vp-1`` to ``vp-3``."""
    return [
        DerivedArea(f"vp-{row.value.vp}", row.value.hex, PLACES, row.line)
        for row in tables.places
        if row.value.vp
    ]


SHAPES = GameShapes(
    seats=SIDES,
    units=files.UnitRow,
    scenarios=files.ScenarioFile,
    chart=files.TerrainFile,
    setup=files.StartRow,
    documents={
        "tables.toml": TableFile,
        "setups.toml": files.SetupsFile,
        "options.toml": OptionsFile,
        "supply.toml": SupplyFile,
        "disengagement.toml": DisengagementFile,
    },
    results={
        "combat_table.toml": ResultTable(
            CombatFile, "labels", "results", read_cell, "DS 4 X, A1/DR2 2, EX"
        ),
        "determined_defense.toml": ResultTable(
            DefenseFile, "columns", "rows", read_defense, "S 1*/-, P -/1, F -/-"
        ),
    },
    tables={
        "reinforcements.csv": TableShape(files.ArrivalRow, ("scenario", "unit")),
        "replacements.csv": TableShape(ReplacementRow),
        "withdrawals.csv": TableShape(files.WithdrawalRow),
    },
    map=MapShapes(lines=files.LineRow, places=files.PlaceRow),
    rivers=MapRiver,
    boxes=MapBox,
    areas=victory_areas,
)


def schemas() -> dict[str, dict[str, Any]]:
    """The schema of each file; all scenarios share one."""
    from hexside.games.stalingrad42.reading.loading import sources

    return game_schemas(sources(), SHAPES)
