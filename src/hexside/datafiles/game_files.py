"""The data files of a game, read and checked together: one declaration, one reading.

A game names in a ``GameShapes`` what its files hold beyond what all games share: its columns, its
documents, its tables. ``read_game`` reads all of them, so that one reading tells the faults of all
files, and hands them out typed; ``game_schemas`` makes the JSON Schemas from the same declaration.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, TypeVar

import msgspec

from hexside.board import Board
from hexside.datafiles.csv_tables import Row
from hexside.datafiles.errors import Problems
from hexside.datafiles.game_checks import (
    CHITS,
    SETUP,
    UNITS,
    ResultTable,
    check_hexes,
    check_options,
    check_results,
    check_setup,
)
from hexside.datafiles.game_rows import (
    ChitColumns,
    GameFile,
    OptionRow,
    OptionsFile,
    ScenarioKeys,
    SetupColumns,
    UnitColumns,
)
from hexside.datafiles.json_schemas import json_schema, table_schema
from hexside.datafiles.map_files import (
    AREAS,
    BOXES,
    CHART,
    FAMILIES,
    GAME,
    HEXES,
    HEXSIDES,
    LINES,
    PLACES,
    RIVERS,
    DerivedArea,
    MapShapes,
    MapTables,
    collect_boxes,
    collect_map,
    collect_rivers,
    make_board,
    words_of,
)
from hexside.datafiles.map_rows import MapBox, MapRiver
from hexside.datafiles.sources import Sources
from hexside.datafiles.values import not_one_of

OPTIONS = "options.toml"
T = TypeVar("T", bound=msgspec.Struct)


@dataclass(frozen=True)
class TableShape:
    """A CSV table of one game: the class of its rows, and the columns that no two rows share."""

    row: type[msgspec.Struct]
    key: str | tuple[str, ...] | None = None


def no_areas(tables: MapTables) -> Sequence[DerivedArea]:
    """A map whose areas all stand in ``map/areas.csv``."""
    return ()


@dataclass(frozen=True)
class GameShapes:
    """What the data files of a game hold; a file that is None does not belong to the game.

    ``seats`` are the seats that the rules know. ``chart`` is the shape of the terrain effects
    chart. ``documents`` and ``tables`` are the files that only this game has, and ``options.toml``
    where it keeps its options there; ``results`` are documents with a table of results, such as the
    Combat Results Table. ``areas`` makes areas from the map's own columns.
    """

    seats: tuple[str, ...]
    units: type[UnitColumns]
    scenarios: type[ScenarioKeys]
    chart: type[msgspec.Struct]
    setup: type[SetupColumns] | None = None
    chits: type[ChitColumns] | None = None
    documents: Mapping[str, type[msgspec.Struct]] = field(default_factory=dict)
    results: Mapping[str, ResultTable] = field(default_factory=dict)
    tables: Mapping[str, TableShape] = field(default_factory=dict)
    map: MapShapes = field(default_factory=MapShapes)
    rivers: type[MapRiver] | None = None
    boxes: type[MapBox] | None = None
    areas: Callable[[MapTables], Sequence[DerivedArea]] = no_areas

    def chit_file(self) -> type[msgspec.Struct] | None:
        """The shape of ``chits.toml``."""
        if self.chits is None:
            return None
        entries = tuple[self.chits, ...]  # type: ignore[name-defined]
        return msgspec.defstruct("ChitFile", [("chit", entries)], frozen=True)


@dataclass(frozen=True)
class GameFiles:
    """The files of a game, all of them sound; ``problems`` collects what the game's checks find."""

    sources: Sources
    problems: Problems
    game: GameFile
    board: Board
    map: MapTables
    options: tuple[OptionRow, ...]
    _documents: Mapping[str, msgspec.Struct]
    _tables: Mapping[str, Sequence[Row[Any]]]

    def document(self, name: str, shape: type[T]) -> T:
        """A TOML file as the struct that the game declared for it."""
        value = self._documents[name]
        if not isinstance(value, shape):
            raise TypeError(f"{name} is declared as {type(value).__name__}")
        return value

    def rows(self, name: str, row: type[T]) -> list[Row[T]]:
        """A CSV file as rows of the class that the game declared for it, with their lines."""
        found = []
        for one in self._tables[name]:
            if not isinstance(one.value, row):
                raise TypeError(f"{name} is declared as {type(one.value).__name__}")
            found.append(one)
        return found

    def values(self, name: str, row: type[T]) -> tuple[T, ...]:
        """A CSV file as rows without their lines."""
        return tuple(one.value for one in self.rows(name, row))

    def scenarios(self, shape: type[T]) -> dict[str, T]:
        """The scenarios by the names of ``game.toml``, in its order."""
        return {name: self.document(scenario_file(name), shape) for name in self.game.scenarios}

    def chits(self, shape: type[T]) -> tuple[T, ...]:
        """The chits in the order of the file."""
        found: tuple[msgspec.Struct, ...] = getattr(self._documents[CHITS], "chit", ())
        return tuple(chit for chit in found if isinstance(chit, shape))

    def label(self, name: str) -> str:
        """What faults call a file."""
        return self.sources.label(name)

    def line(self, name: str, *path: str | int) -> int | None:
        """The line of a key of a TOML file, for a fault there."""
        return self.sources.line(name, *path)


def scenario_file(name: str) -> str:
    """The file of a scenario."""
    return f"scenarios/{name}.toml"


def read_game(found: Sources, shapes: GameShapes) -> GameFiles:
    """Read and cross-check all files of a game; raise ``DataFileErrors`` with every fault."""
    return _Reading(found, shapes).read()


class _Reading:
    """One reading: files with faults are left out, and the checks use what is there."""

    def __init__(self, found: Sources, shapes: GameShapes) -> None:
        self.found = found
        self.shapes = shapes
        self.problems = Problems()
        self.documents: dict[str, msgspec.Struct] = {}
        self.tables: dict[str, Sequence[Row[Any]]] = {}
        #: The tables without a fault: only they tell what there is not.
        self.sound: set[str] = set()

    def read(self) -> GameFiles:
        shapes = self.shapes
        self.found.check_overrides(self.problems)
        game = self._toml(GAME, GameFile)
        chart = self._toml(CHART, shapes.chart)
        for name, shape in shapes.documents.items():
            self._toml(name, shape)
        for name, results in shapes.results.items():
            content = self._toml(name, results.shape)
            if content is not None:
                check_results(self.problems, self.found, name, results, content)
        if (chit_file := shapes.chit_file()) is not None:
            self._toml(CHITS, chit_file)
        self._table(UNITS, TableShape(shapes.units, "id"))
        if shapes.setup is not None:
            self._table(SETUP, TableShape(shapes.setup, ("scenario", "unit")))
        for name, table in shapes.tables.items():
            self._table(name, table)
        tables = collect_map(self.problems, self.found, shapes.map, chart)
        for name in game.scenarios if game is not None else ():
            self._toml(scenario_file(name), shapes.scenarios)
        board = None
        if game is not None:
            derived = shapes.areas(tables)
            board = make_board(self.problems, self.found, game.grid, tables, derived)
            self._check_seats(game)
            self._check_scenarios(game)
        self._map_extras(board)
        options = self._options(game)
        if game is not None and board is not None:
            self._check_references(game, board)
        self.problems.raise_if_any()
        assert game is not None  # a file that could not be read leaves a fault
        assert board is not None
        return GameFiles(
            self.found,
            self.problems,
            game,
            board,
            tables,
            options,
            self.documents,
            self.tables,
        )

    def _toml(self, name: str, shape: type[T]) -> T | None:
        value = self.found.collect_toml(self.problems, name, shape)
        if value is not None:
            self.documents[name] = value
        return value

    def _table(self, name: str, shape: TableShape) -> None:
        before = len(self.problems)
        self.tables[name] = self.found.collect_table(self.problems, name, shape.row, shape.key)
        if len(self.problems) == before:
            self.sound.add(name)

    def _options(self, game: GameFile | None) -> tuple[OptionRow, ...]:
        """The options: those of ``options.toml`` if the game has it, else of ``game.toml``."""
        file = self.documents.get(OPTIONS)
        if isinstance(file, OptionsFile):
            return file.option
        return game.option if game is not None else ()

    def _map_extras(self, board: Board | None) -> None:
        """Read rivers and boxes where the game has them."""
        if self.shapes.rivers is not None:
            self.tables[RIVERS] = collect_rivers(
                self.problems, self.found, self.shapes.rivers, board
            )
        if self.shapes.boxes is not None:
            before = len(self.problems)
            self.tables[BOXES] = collect_boxes(self.problems, self.found, self.shapes.boxes, board)
            if len(self.problems) == before:
                self.sound.add(BOXES)

    def _ids(self, name: str) -> set[str]:
        """The ids of a table without a fault; none of any other."""
        return {row.value.id for row in self.tables[name]} if name in self.sound else set()

    def _check_seats(self, game: GameFile) -> None:
        for number, seat in enumerate(game.seat):
            if seat.id not in self.shapes.seats:
                fault = not_one_of(seat.id, self.shapes.seats)
                line = self.found.line(GAME, "seat", number, "id")
                self.problems.add(
                    self.found.label(GAME), line, "seat", seat.id, fault.code, **fault.arguments
                )

    def _check_scenarios(self, game: GameFile) -> None:
        """A file of a scenario holds the scenario of its name."""
        for name in game.scenarios:
            file = scenario_file(name)
            value = self.documents.get(file)
            if isinstance(value, ScenarioKeys) and value.id != name:
                line = self.found.line(file, "id")
                self.problems.add_unknown(
                    self.found.label(file), line, "id", value.id, [name], GAME
                )

    def _check_references(self, game: GameFile, board: Board) -> None:
        """Whether units, set-up and options name units, hexes and boxes that there are."""
        units = self._ids(UNITS)
        if "hex" in self.shapes.units.__struct_fields__:
            check_hexes(self.problems, self.found, UNITS, self.tables[UNITS], board)
        if SETUP in self.tables:
            rows = self.tables[SETUP]
            boxes = self._ids(BOXES)
            check_setup(self.problems, self.found, rows, units, game.scenarios, boxes)
            check_hexes(self.problems, self.found, SETUP, rows, board)
        name = OPTIONS if OPTIONS in self.documents else GAME
        options = self._options(game)
        check_options(self.problems, self.found, name, options, units, board)


def game_schemas(found: Sources, shapes: GameShapes) -> dict[str, dict[str, Any]]:
    """The JSON Schema of each file; all scenarios share one.

    The kinds of the map files are the words of the game's terrain effects chart.
    """
    documents: dict[str, type[msgspec.Struct] | None] = {
        GAME: GameFile,
        CHART: shapes.chart,
        CHITS: shapes.chit_file(),
        **shapes.documents,
        **{name: table.shape for name, table in shapes.results.items()},
        scenario_file("scenario"): shapes.scenarios,
    }
    tables: dict[str, type[msgspec.Struct] | None] = {
        UNITS: shapes.units,
        SETUP: shapes.setup,
        **{name: table.row for name, table in shapes.tables.items()},
        HEXES: shapes.map.hexes,
        HEXSIDES: shapes.map.hexsides,
        LINES: shapes.map.lines,
        PLACES: shapes.map.places,
        AREAS: shapes.map.areas,
        RIVERS: shapes.rivers,
        BOXES: shapes.boxes,
    }
    made = {name: json_schema(shape) for name, shape in documents.items() if shape is not None}
    made |= {name: table_schema(row) for name, row in tables.items() if row is not None}
    words = words_of(found.toml(CHART, shapes.chart))
    for family, (name, column) in FAMILIES.items():
        if words[family]:
            made[name]["items"]["properties"][column] = {"enum": list(words[family])}
    return made
