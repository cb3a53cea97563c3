"""Reading and cross-checking the data files of the game."""

from __future__ import annotations

import functools

import msgspec

from hexside.board import Board
from hexside.datafiles import DataFileErrors, Sources, package_sources
from hexside.datafiles.game_checks import check_chits
from hexside.datafiles.game_files import GameFiles, read_game
from hexside.datafiles.game_rows import CombatFile, GameFile
from hexside.games.traces_of_war import tables as shapes
from hexside.games.traces_of_war.schemas import SHAPES
from hexside.mechanics.combat_table import CombatTable


class GameData(msgspec.Struct, frozen=True):
    """Everything that the data files say."""

    game: GameFile
    board: Board
    roster: dict[str, shapes.Counter]
    chits: dict[str, shapes.Chit]
    tables: shapes.TableFile
    terrain: shapes.TerrainFile
    combat: CombatTable
    scenarios: dict[str, shapes.ScenarioFile]


def sources(overrides: tuple[str, ...] = ()) -> Sources:
    """The game's own data directory with replacement directories over it."""
    return package_sources("hexside.games.traces_of_war", overrides)


@functools.cache
def load(overrides: tuple[str, ...] = ()) -> GameData:
    """Read and cross-check all files; raise ``DataFileErrors`` with every fault."""
    read = read_game(sources(overrides), SHAPES)
    roster = {unit.id: unit for unit in read.values("units.csv", shapes.Counter)}
    chits = read.chits(shapes.Chit)
    tables = read.document("tables.toml", shapes.TableFile)
    combat = read.document("combat_table.toml", CombatFile)
    check_chits(read.problems, read.sources, chits, roster)
    _check_units(read, roster, tables)
    read.problems.raise_if_any()
    return GameData(
        read.game,
        read.board,
        dict(sorted(roster.items())),
        {chit.id: chit for chit in chits},
        tables,
        read.document("terrain_effects.toml", shapes.TerrainFile),
        CombatTable(combat.ratios, combat.labels, combat.rows()),
        read.scenarios(shapes.ScenarioFile),
    )


def _check_units(
    read: GameFiles, roster: dict[str, shapes.Counter], tables: shapes.TableFile
) -> None:
    """The tables speak of units that there are."""

    def known(unit: str, *path: str) -> None:
        if unit not in roster:
            line = read.line("tables.toml", *path)
            read.problems.add_unknown(
                read.label("tables.toml"), line, ".".join(path), unit, roster, "units.csv"
            )

    known(tables.airborne.unit, "airborne", "unit")
    for unit in tables.security.units:
        known(unit, "security", "units")
    for pair in tables.ukrainian_fronts.exchange.items():
        for unit in pair:
            known(unit, "ukrainian_fronts", "exchange")


__all__ = ["DataFileErrors", "GameData", "load", "sources"]
