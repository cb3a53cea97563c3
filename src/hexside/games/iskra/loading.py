"""Reading and cross-checking the data files of the game."""

from __future__ import annotations

import functools

import msgspec

from hexside.board import Board
from hexside.datafiles import DataFileErrors, Sources, package_sources
from hexside.datafiles.game_files import GameFiles, read_game
from hexside.datafiles.game_rows import GameFile
from hexside.games.iskra import shapes
from hexside.games.iskra.schemas import SHAPES
from hexside.games.iskra.terrain_effects import TerrainFile
from hexside.mechanics.random_events import EventTable

#: A chit that activates any one of its owner's headquarters (3.1.6).
ANY = "any"


class GameData(msgspec.Struct, frozen=True):
    """Everything that the data files say."""

    game: GameFile
    board: Board
    roster: dict[str, shapes.Counter]
    setup: dict[str, shapes.SetupRow]
    chits: dict[str, shapes.Chit]
    tables: shapes.TableFile
    terrain: TerrainFile
    combat: shapes.CombatTables
    #: 19.0: the table of each turn, and the section of each event.
    events: dict[int, EventTable]
    event_rules: dict[str, str]
    event_rows: dict[str, shapes.EventRow]
    victory: tuple[shapes.VictoryRow, ...]
    scenarios: dict[str, shapes.ScenarioFile]


def sources(overrides: tuple[str, ...] = ()) -> Sources:
    """The game's own data directory with replacement directories over it."""
    return package_sources("hexside.games.iskra", overrides)


@functools.cache
def load(overrides: tuple[str, ...] = ()) -> GameData:
    """Read and cross-check all files; raise ``DataFileErrors`` with every fault."""
    read = read_game(sources(overrides), SHAPES)
    roster = {unit.id: unit for unit in read.values("units.csv", shapes.Counter)}
    chits = read.chits(shapes.Chit)
    tables = read.document("tables.toml", shapes.TableFile)
    events = read.document("events.toml", shapes.EventFile)
    _check_chits(read, chits, tables, roster)
    _check_events(read, events, len(tables.turn))
    _check_removals(read, events, roster, chits)
    _check_victory(read)
    _check_counters(read, roster, tables)
    read.problems.raise_if_any()
    return GameData(
        read.game,
        read.board,
        dict(sorted(roster.items())),
        {row.unit: row for row in read.values("setup.csv", shapes.SetupRow)},
        {chit.id: chit for chit in chits},
        tables,
        read.document("terrain_effects.toml", TerrainFile),
        read.document("combat_table.toml", shapes.CombatTables),
        {
            turn: EventTable(tuple(tuple(pair) for pair in band.die))
            for band in events.band
            for turn in band.turns
        },
        {event.id: event.rule for event in events.event},
        {event.id: event for event in events.event},
        read.values("victory.csv", shapes.VictoryRow),
        read.scenarios(shapes.ScenarioFile),
    )


def _check_chits(
    read: GameFiles,
    chits: tuple[shapes.Chit, ...],
    tables: shapes.TableFile,
    roster: dict[str, shapes.Counter],
) -> None:
    """1.4: chits activate armies, fronts or headquarters; 13.1: the opening ones are chits."""
    file = "chits.toml"
    known = {
        ANY,
        *shapes.FRONTS,
        *(c.army for c in roster.values() if c.army),
        *(c.id for c in roster.values() if c.is_hq),
    }
    for number, chit in enumerate(chits):
        for name in chit.activates:
            if name not in known:
                line = read.line(file, "chit", number)
                read.problems.add_unknown(
                    read.label(file), line, "activates", name, sorted(known), "units.csv"
                )
    ids = [chit.id for chit in chits]
    for name in tables.first_turn.chits:
        if name not in ids:
            line = read.line("tables.toml", "first_turn", "chits")
            read.problems.add_unknown(
                read.label("tables.toml"), line, "first_turn.chits", name, ids, file
            )


def _check_events(read: GameFiles, events: shapes.EventFile, turns: int) -> None:
    """19.0: every turn has a table, of events that there are."""
    file = "events.toml"
    known = [event.id for event in events.event]
    for number, band in enumerate(events.band):
        line = read.line(file, "band", number)
        for pair in band.die:
            for name in pair:
                if name not in known:
                    read.problems.add_unknown(read.label(file), line, "die", name, known, file)
    covered = {turn for band in events.band for turn in band.turns}
    for turn in range(1, turns + 1):
        if turn not in covered:
            line = read.line(file, "band", 0)
            read.problems.add(read.label(file), line, "turns", str(turn), "turn-without-events")


def _check_removals(
    read: GameFiles,
    events: shapes.EventFile,
    roster: dict[str, shapes.Counter],
    chits: tuple[shapes.Chit, ...],
) -> None:
    """19.1: what an event takes out of the game is in the lists."""
    file = "events.toml"
    ids = [chit.id for chit in chits]
    for number, event in enumerate(events.event):
        line = read.line(file, "event", number)
        for unit in event.removes:
            if unit not in roster:
                read.problems.add_unknown(
                    read.label(file), line, "removes", unit, roster, "units.csv"
                )
        if event.chit and event.chit not in ids:
            read.problems.add_unknown(read.label(file), line, "chit", event.chit, ids, "chits.toml")


def _check_victory(read: GameFiles) -> None:
    """14.3.1: the locations are hexes of the map."""
    for row in read.rows("victory.csv", shapes.VictoryRow):
        for name in row.value.hexes:
            if name not in read.board.grid:
                read.problems.add_unknown(
                    read.label("victory.csv"),
                    row.line,
                    "hexes",
                    name,
                    read.board.grid.names,
                    "map/hexes.csv",
                )


def _check_counters(
    read: GameFiles, roster: dict[str, shapes.Counter], tables: shapes.TableFile
) -> None:
    """Counters that tables and other counters name are in the list."""
    for row in read.rows("units.csv", shapes.Counter):
        other = row.value.exchange_for
        if other is not None and other not in roster:
            read.problems.add_unknown(
                read.label("units.csv"), row.line, "exchange_for", other, roster, "units.csv"
            )
    named = (
        ("tigers", tables.tigers.unit),
        ("huehner", tables.huehner.headquarters),
        *(("naval_brigade", unit) for unit in tables.naval_brigade.units),
        *(("divisional_exchange", unit) for unit in tables.divisional_exchange),
    )
    for key, unit in named:
        if unit not in roster:
            line = read.line("tables.toml", key)
            read.problems.add_unknown(
                read.label("tables.toml"), line, key, unit, roster, "units.csv"
            )


__all__ = ["ANY", "DataFileErrors", "GameData", "load", "sources"]
