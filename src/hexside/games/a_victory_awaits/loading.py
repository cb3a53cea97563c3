"""Reading and cross-checking the data files of the game."""

from __future__ import annotations

import functools

import msgspec

from hexside.board import Board
from hexside.datafiles import DataFileErrors, Sources, package_sources
from hexside.datafiles.game_checks import check_chits
from hexside.datafiles.game_files import GameFiles, read_game
from hexside.datafiles.game_rows import CombatFile, GameFile
from hexside.games.a_victory_awaits import shapes
from hexside.games.a_victory_awaits.schemas import SHAPES
from hexside.mechanics.combat_table import CombatTable


class GameData(msgspec.Struct, frozen=True):
    """Everything that the data files say."""

    game: GameFile
    board: Board
    roster: dict[str, shapes.Counter]
    #: 4.0: the historical set-up by scenario and unit.
    setup: dict[str, dict[str, shapes.SetupRow]]
    deployment: tuple[shapes.DeploymentRow, ...]
    chits: dict[str, shapes.Chit]
    tables: shapes.TableFile
    terrain: shapes.TerrainFile
    combat: CombatTable
    scenarios: dict[str, shapes.ScenarioFile]


def sources(overrides: tuple[str, ...] = ()) -> Sources:
    """The game's own data directory with replacement directories over it."""
    return package_sources("hexside.games.a_victory_awaits", overrides)


@functools.cache
def load(overrides: tuple[str, ...] = ()) -> GameData:
    """Read and cross-check all files; raise ``DataFileErrors`` with every fault."""
    read = read_game(sources(overrides), SHAPES)
    roster = {unit.id: unit for unit in read.values("units.csv", shapes.Counter)}
    chits = read.chits(shapes.Chit)
    combat = read.document("combat_table.toml", CombatFile)
    scenarios = read.scenarios(shapes.ScenarioFile)
    check_chits(read.problems, read.sources, chits, roster)
    _check_deployment(read)
    _check_seats(read, scenarios)
    read.problems.raise_if_any()
    setup: dict[str, dict[str, shapes.SetupRow]] = {}
    for row in read.values("setup.csv", shapes.SetupRow):
        setup.setdefault(row.scenario, {})[row.unit] = row
    return GameData(
        read.game,
        read.board,
        dict(sorted(roster.items())),
        setup,
        read.values("deployment.csv", shapes.DeploymentRow),
        {chit.id: chit for chit in chits},
        read.document("tables.toml", shapes.TableFile),
        read.document("terrain_effects.toml", shapes.TerrainFile),
        CombatTable(combat.ratios, combat.labels, combat.rows()),
        scenarios,
    )


def _check_deployment(read: GameFiles) -> None:
    """4.0(2): zones name areas and hexes of the map."""
    label = read.label("deployment.csv")
    for row in read.rows("deployment.csv", shapes.DeploymentRow):
        zone = row.value
        if zone.kind == "area" and zone.area not in read.board.areas:
            read.problems.add_unknown(
                label, row.line, "area", zone.area or "", read.board.areas, "map/areas.csv"
            )
        if zone.kind in ("range", "hq-hex") and (zone.hex or "") not in read.board.grid:
            read.problems.add(label, row.line, "hex", zone.hex or "", "board-unknown-hex")


def _check_seats(read: GameFiles, scenarios: dict[str, shapes.ScenarioFile]) -> None:
    """19.2: the controller is one of the seats."""
    for name, scenario in scenarios.items():
        file = f"scenarios/{name}.toml"
        seats = [seat.id for seat in scenario.seat]
        if scenario.controller and scenario.controller not in seats:
            read.problems.add_unknown(
                read.label(file),
                read.line(file, "controller"),
                "controller",
                scenario.controller,
                seats,
                file,
            )


__all__ = ["DataFileErrors", "GameData", "load", "sources"]
