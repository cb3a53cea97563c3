"""Reading and cross-checking the data files of the game."""

from __future__ import annotations

import functools
from collections.abc import Sequence
from importlib.resources import files
from pathlib import Path
from typing import Any

import msgspec

from hexside.board import SCHEMES, Board, BoardError, board_from_tables
from hexside.datafiles import DataFileErrors, Problems, Row, Sources, add_board_faults
from hexside.games.traces_of_war import tables as shapes
from hexside.mechanics.combat_table import CombatTable, read_result

DIE_FACES = 6


class GameData(msgspec.Struct, frozen=True):
    """Everything that the data files say."""

    game: shapes.GameFile
    board: Board
    roster: dict[str, shapes.Counter]
    chits: dict[str, shapes.Chit]
    tables: shapes.TableFile
    terrain: shapes.TerrainFile
    combat: CombatTable
    scenarios: dict[str, shapes.ScenarioFile]


def sources(overrides: tuple[str, ...] = ()) -> Sources:
    """The game's own data directory with replacement directories over it."""
    return Sources(files(__package__) / "data", tuple(Path(name) for name in overrides))


@functools.cache
def load(overrides: tuple[str, ...] = ()) -> GameData:
    """Read and cross-check all files; raise ``DataFileErrors`` with every fault."""
    found = sources(overrides)
    problems = Problems()
    found.check_overrides(problems)
    game = found.collect_toml(problems, "game.toml", shapes.GameFile)
    tables = found.collect_toml(problems, "tables.toml", shapes.TableFile)
    terrain = found.collect_toml(problems, "terrain_effects.toml", shapes.TerrainFile)
    chit_file = found.collect_toml(problems, "chits.toml", shapes.ChitFile)
    combat = _combat_table(found, problems)
    units = found.collect_table(problems, "units.csv", shapes.Counter, "id")
    board = _board(found, problems)
    scenarios = {
        scenario.id: scenario
        for name in (game.scenarios if game else ())
        if (scenario := found.collect_toml(problems, f"scenarios/{name}.toml", shapes.ScenarioFile))
    }
    if board is not None:
        for row in units:
            hex_name = row.value.hex
            if hex_name is not None and hex_name not in board.grid:
                problems.add_unknown(
                    found.label("units.csv"),
                    row.line,
                    "hex",
                    hex_name,
                    board.grid.names,
                    "map/hexes.csv",
                )
    problems.raise_if_any()
    assert game
    assert tables
    assert terrain
    assert chit_file
    assert combat
    assert board
    roster = {row.value.id: row.value for row in units}
    _cross_check(found, problems, roster, chit_file, tables)
    _check_start_hexes(found, problems, roster, game, board)
    problems.raise_if_any()
    return GameData(
        game,
        board,
        dict(sorted(roster.items())),
        {chit.id: chit for chit in chit_file.chit},
        tables,
        terrain,
        combat,
        scenarios,
    )


def _combat_table(found: Sources, problems: Problems) -> CombatTable | None:
    name = "combat_table.toml"
    content = found.collect_toml(problems, name, shapes.CombatFile)
    if content is None:
        return None
    rows = []
    for die in range(1, DIE_FACES + 1):
        row = content.results.get(str(die), ())
        if len(row) != len(content.ratios):
            problems.add(
                found.label(name),
                None,
                f"results.{die}",
                None,
                "entries",
                bound=len(content.ratios),
                count=len(row),
            )
        for cell in row:
            try:
                read_result(cell)
            except ValueError:
                problems.add(
                    found.label(name),
                    None,
                    f"results.{die}",
                    cell,
                    "pattern",
                    pattern="A2, --, R, RR, 1RR",
                )
        rows.append(row)
    return CombatTable(content.ratios, content.labels, tuple(rows))


def _board(found: Sources, problems: Problems) -> Board | None:
    hexes = found.collect_table(problems, "map/hexes.csv", shapes.HexRow, "hex")
    sides = found.collect_table(problems, "map/hexsides.csv", shapes.HexsideLine)
    lines = found.collect_table(problems, "map/lines.csv", shapes.LineLine, "id")
    places = found.collect_table(problems, "map/places.csv", shapes.PlaceLine, "id")
    areas = found.collect_table(problems, "map/areas.csv", shapes.AreaLine)
    if problems.errors:
        return None
    rows: dict[str, tuple[str, Sequence[Row[Any]]]] = {
        "hexes": (found.label("map/hexes.csv"), hexes),
        "sides": (found.label("map/hexsides.csv"), sides),
        "links": (found.label("map/lines.csv"), lines),
        "places": (found.label("map/places.csv"), places),
        "areas": (found.label("map/areas.csv"), areas),
    }
    try:
        return board_from_tables(
            SCHEMES["traces-of-war"],
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
            [(row.value.area, row.value.hex) for row in areas],
        )
    except BoardError as error:
        add_board_faults(problems, error, rows)
        return None


def _cross_check(
    found: Sources,
    problems: Problems,
    roster: dict[str, shapes.Counter],
    chits: shapes.ChitFile,
    tables: shapes.TableFile,
) -> None:
    def known(file: str, field: str, unit: str) -> None:
        if unit not in roster:
            problems.add_unknown(found.label(file), None, field, unit, roster, "units.csv")

    for chit in chits.chit:
        for unit in chit.activates:
            if unit != "any":
                known("chits.toml", chit.id, unit)
    known("tables.toml", "airborne.unit", tables.airborne.unit)
    for unit in tables.security.units:
        known("tables.toml", "security.units", unit)
    for old, new in tables.ukrainian_fronts.exchange.items():
        known("tables.toml", "ukrainian_fronts.exchange", old)
        known("tables.toml", "ukrainian_fronts.exchange", new)


def _check_start_hexes(
    found: Sources,
    problems: Problems,
    roster: dict[str, shapes.Counter],
    game: shapes.GameFile,
    board: Board,
) -> None:
    """3.0: the start hexes that options change."""
    label = found.label("game.toml")
    for row in game.option:
        for choice, hexes in row.hexes.items():
            field = f"{row.id}.hexes"
            if choice not in row.choices:
                problems.add_unknown(label, None, field, choice, row.choices, "choices")
            for unit, hex in hexes.items():
                if unit not in roster:
                    problems.add_unknown(label, None, field, unit, roster, "units.csv")
                if hex not in board.grid:
                    problems.add_unknown(label, None, field, hex, board.grid.names, "map/hexes.csv")


__all__ = ["DataFileErrors", "GameData", "load", "sources"]
