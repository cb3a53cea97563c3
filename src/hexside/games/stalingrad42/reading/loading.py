"""Reading and cross-checking the data files of the game."""

from __future__ import annotations

import functools
from typing import Any

import msgspec

from hexside.board import Board
from hexside.datafiles import DataFileErrors, Sources, package_sources
from hexside.datafiles.game_checks import check_words
from hexside.datafiles.game_files import read_game
from hexside.datafiles.game_rows import GameFile, OptionRow
from hexside.datafiles.map_files import RIVERS
from hexside.datafiles.map_rows import MapRiver
from hexside.games.stalingrad42.combat.combat_results import CombatFile
from hexside.games.stalingrad42.reading import data_checks, files
from hexside.games.stalingrad42.reading.printed import S42Counter, TableFile
from hexside.games.stalingrad42.reading.schemas import SHAPES
from hexside.games.stalingrad42.supply.supply_tables import ReplacementRow, SupplyFile
from hexside.games.stalingrad42.units.counters import read_counters


class GameData(msgspec.Struct, frozen=True):
    """Everything that the data files say."""

    game: GameFile
    board: Board
    roster: dict[str, S42Counter]
    tables: TableFile
    terrain: files.TerrainFile
    setups: files.SetupsFile
    options: tuple[OptionRow, ...]
    scenarios: dict[str, files.ScenarioFile]
    starts: tuple[files.StartRow, ...]
    arrivals: tuple[files.ArrivalRow, ...]
    #: 32: who leaves the game or changes on which turn.
    withdrawals: tuple[files.WithdrawalRow, ...]
    #: 20.6: the hexsides of each river from its source, as pairs of hex numbers.
    rivers: dict[str, tuple[tuple[str, str], ...]]
    #: 17.5: the turn from which a line exists, by its id and path.
    unfinished: tuple[tuple[int, tuple[str, ...]], ...]
    sources: Any = None


def sources(overrides: tuple[str, ...] = ()) -> Sources:
    """The game's own data directory with replacement directories over it."""
    return package_sources("hexside.games.stalingrad42", overrides)


@functools.cache
def load(overrides: tuple[str, ...] = ()) -> GameData:
    """Read and cross-check all files; raise ``DataFileErrors`` with every fault."""
    read = read_game(sources(overrides), SHAPES)
    problems = read.problems
    lines: list[files.LineRow] = [row.value for row in read.map.lines]
    tables = read.document("tables.toml", TableFile)
    setups = read.document("setups.toml", files.SetupsFile)
    units = read.values("units.csv", files.UnitRow)
    arrivals = read.rows("reinforcements.csv", files.ArrivalRow)
    replacements = read.rows("replacements.csv", ReplacementRow)
    withdrawals = read.rows("withdrawals.csv", files.WithdrawalRow)
    supply = read.document("supply.toml", SupplyFile)
    check_words(
        problems,
        read.sources,
        "reinforcements.csv",
        arrivals,
        "unit",
        [unit.id for unit in units],
        "units.csv",
    )
    combat = read.document("combat_table.toml", CombatFile)
    data_checks.check_combat(problems, read.label("combat_table.toml"), combat)
    data_checks.check_weather(problems, read.label("tables.toml"), tables)
    data_checks.check_setups(problems, read.label("setups.toml"), setups)
    starts = read.values("setup.csv", files.StartRow)
    data_checks.check_worn(problems, read.label("setups.toml"), setups, starts)
    data_checks.check_arrivals(problems, read.label("reinforcements.csv"), setups, arrivals)
    data_checks.check_options(problems, read.label("options.toml"), tables, read.options)
    known = [unit.id for unit in units]
    label = read.label("withdrawals.csv")
    data_checks.check_withdrawals(problems, label, withdrawals, known, tables)
    data_checks.check_pairs(problems, read.label("tables.toml"), tables, known)
    data_checks.check_replacements(problems, read.label("replacements.csv"), replacements)
    data_checks.check_supply(problems, read.label("supply.toml"), supply)
    problems.raise_if_any()
    return GameData(
        read.game,
        read.board,
        read_counters(units, tables),
        tables,
        read.document("terrain_effects.toml", files.TerrainFile),
        setups,
        read.options,
        read.scenarios(files.ScenarioFile),
        starts,
        tuple(row.value for row in arrivals),
        tuple(row.value for row in withdrawals),
        {row.river: row.pairs for row in read.values(RIVERS, MapRiver)},
        tuple((line.turn, line.path) for line in lines if line.turn is not None),
        read.sources,
    )


__all__ = ["DataFileErrors", "GameData", "load", "sources"]
