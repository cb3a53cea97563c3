"""Reading and cross-checking the data files of the game."""

from __future__ import annotations

import functools
from collections.abc import Sequence
from importlib.resources import files as package_files
from pathlib import Path
from typing import Any

import msgspec

from hexside.board import SCHEMES, Board, BoardError, board_from_tables
from hexside.datafiles import DataFileErrors, Problems, Row, Sources, add_board_faults
from hexside.games.stalingrad42 import data_checks, files
from hexside.games.stalingrad42.counters import read_counters
from hexside.games.stalingrad42.supply_tables import load_supply
from hexside.games.stalingrad42.tables import Counter, TableFile


class GameData(msgspec.Struct, frozen=True):
    """Everything that the data files say."""

    game: files.GameFile
    board: Board
    roster: dict[str, Counter]
    tables: TableFile
    terrain: files.TerrainFile
    setups: files.SetupsFile
    options: tuple[files.OptionRow, ...]
    scenarios: dict[str, files.ScenarioFile]
    starts: tuple[files.StartRow, ...]
    arrivals: tuple[files.ArrivalRow, ...]
    #: 20.6: the hexsides of each river from its source, as pairs of hex numbers.
    rivers: dict[str, tuple[tuple[str, str], ...]]
    #: 17.5: the turn from which a line exists, by its id and path.
    unfinished: tuple[tuple[int, tuple[str, ...]], ...]
    sources: Any = None


def sources(overrides: tuple[str, ...] = ()) -> Sources:
    """The game's own data directory with replacement directories over it."""
    return Sources(package_files(__package__) / "data", tuple(Path(name) for name in overrides))


@functools.cache
def load(overrides: tuple[str, ...] = ()) -> GameData:
    """Read and cross-check all files; raise ``DataFileErrors`` with every fault."""
    found = sources(overrides)
    problems = Problems()
    found.check_overrides(problems)
    game = found.collect_toml(problems, "game.toml", files.GameFile)
    tables = found.collect_toml(problems, "tables.toml", TableFile)
    terrain = found.collect_toml(problems, "terrain_effects.toml", files.TerrainFile)
    setups = found.collect_toml(problems, "setups.toml", files.SetupsFile)
    options = found.collect_toml(problems, "options.toml", files.OptionsFile)
    units = found.collect_table(problems, "units.csv", files.UnitRow, "id")
    starts = found.collect_table(problems, "setup.csv", files.StartRow, ("scenario", "unit"))
    arrivals = found.collect_table(
        problems, "reinforcements.csv", files.ArrivalRow, ("scenario", "unit")
    )
    rivers = found.collect_table(problems, "map/rivers.csv", files.RiverRow, "river")
    lines = found.collect_table(problems, "map/lines.csv", files.LineRow, "id")
    board = _board(found, problems, lines)
    scenarios = {
        scenario.id: scenario
        for name in (game.scenarios if game else ())
        if (scenario := found.collect_toml(problems, f"scenarios/{name}.toml", files.ScenarioFile))
    }
    problems.raise_if_any()
    assert game
    assert tables
    assert terrain
    assert setups
    assert options
    assert board
    roster = read_counters([row.value for row in units], tables)
    _cross_check(found, problems, roster, board, starts, arrivals)
    data_checks.check_weather(problems, found.label("tables.toml"), tables)
    data_checks.check_setups(problems, found.label("setups.toml"), setups)
    data_checks.check_arrivals(problems, found.label("reinforcements.csv"), setups, arrivals)
    data_checks.check_options(problems, found.label("options.toml"), tables, options.option)
    data_checks.check_supply(problems, found.label("replacements.csv"), load_supply(found))
    problems.raise_if_any()
    return GameData(
        game,
        board,
        roster,
        tables,
        terrain,
        setups,
        options.option,
        scenarios,
        tuple(row.value for row in starts),
        tuple(row.value for row in arrivals),
        {row.value.river: tuple(_pair(side) for side in row.value.sides) for row in rivers},
        tuple((row.value.turn, row.value.path) for row in lines if row.value.turn is not None),
        found,
    )


def _pair(side: str) -> tuple[str, str]:
    first, _, second = side.partition("|")
    return first, second


def _board(found: Sources, problems: Problems, lines: Sequence[Row[files.LineRow]]) -> Board | None:
    hexes = found.collect_table(problems, "map/hexes.csv", files.HexRow, "hex")
    sides = found.collect_table(problems, "map/hexsides.csv", files.HexsideRow)
    places = found.collect_table(problems, "map/places.csv", files.PlaceRow, "id")
    areas = found.collect_table(problems, "map/areas.csv", files.AreaRow)
    if problems.errors:
        return None
    rows: dict[str, tuple[str, Sequence[Row[Any]]]] = {
        "hexes": (found.label("map/hexes.csv"), hexes),
        "sides": (found.label("map/hexsides.csv"), sides),
        "links": (found.label("map/lines.csv"), lines),
        "places": (found.label("map/places.csv"), places),
        "areas": (found.label("map/areas.csv"), areas),
    }
    victory = [(f"vp-{row.value.vp}", row.value.hex) for row in places if row.value.vp]
    try:
        return board_from_tables(
            SCHEMES["stalingrad-42"],
            [(row.value.hex, row.value.terrain) for row in hexes],
            [(row.value.start, row.value.end, row.value.kind) for row in sides],
            [(row.value.kind, row.value.path) for row in lines],
            [
                (
                    row.value.id,
                    row.value.hex,
                    row.value.kind,
                    {"en": row.value.name_en, "pl": row.value.name_pl, "ru": row.value.name_ru},
                )
                for row in places
            ],
            [*((row.value.area, row.value.hex) for row in areas), *victory],
        )
    except BoardError as error:
        add_board_faults(problems, error, rows)
        return None


def _cross_check(
    found: Sources,
    problems: Problems,
    roster: dict[str, Counter],
    board: Board,
    starts: Sequence[Row[files.StartRow]],
    arrivals: Sequence[Row[files.ArrivalRow]],
) -> None:
    for name, rows in (("setup.csv", starts), ("reinforcements.csv", arrivals)):
        for row in rows:
            unit = row.value.unit
            # Remnants are kinds in tables.toml, not counters with a place of their own.
            if unit not in roster and "-rem-" not in unit:
                problems.add_unknown(found.label(name), row.line, "unit", unit, roster, "units.csv")
    for start in starts:
        hex = start.value.hex
        if hex is not None and hex not in board.grid:
            problems.add_unknown(
                found.label("setup.csv"), start.line, "hex", hex, board.grid.names, "map/hexes.csv"
            )


__all__ = ["DataFileErrors", "GameData", "load", "sources"]
