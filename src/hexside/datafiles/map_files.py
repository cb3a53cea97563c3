"""The map files of a game: rows, the board that they make, and every fault with file and line.

All games and the atlas read their maps here. A game with columns of its own hands in its own row
classes (``MapShapes``); areas that follow from such columns are handed to ``make_board``.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple, TypeVar

from hexside.board import SCHEMES, Board, BoardError, board_from_tables
from hexside.datafiles.board_faults import add_board_faults
from hexside.datafiles.csv_tables import Row
from hexside.datafiles.errors import Problems
from hexside.datafiles.map_rows import (
    MapArea,
    MapBox,
    MapHex,
    MapHexside,
    MapLine,
    MapPlace,
    MapRiver,
)
from hexside.datafiles.sources import Sources
from hexside.datafiles.values import not_one_of

GAME = "game.toml"
CHART = "terrain_effects.toml"
HEXES = "map/hexes.csv"
HEXSIDES = "map/hexsides.csv"
LINES = "map/lines.csv"
PLACES = "map/places.csv"
AREAS = "map/areas.csv"
RIVERS = "map/rivers.csv"
BOXES = "map/boxes.csv"
#: Where a box is drawn; ``none`` for a box that is not drawn beside the map.
EDGES = ("north", "east", "south", "west", "none")
#: The tables of the terrain effects chart, with the file and the column that use their words.
FAMILIES = {
    "terrain": (HEXES, "terrain"),
    "hexside": (HEXSIDES, "kind"),
    "line": (LINES, "kind"),
    "place": (PLACES, "kind"),
    "area": (AREAS, "area"),
}

R = TypeVar("R", bound=MapRiver)
B = TypeVar("B", bound=MapBox)


@dataclass(frozen=True)
class MapShapes:
    """The row classes of a map; a game with columns of its own names its classes here."""

    hexes: type[MapHex] = MapHex
    hexsides: type[MapHexside] = MapHexside
    lines: type[MapLine] = MapLine
    places: type[MapPlace] = MapPlace
    areas: type[MapArea] = MapArea


@dataclass(frozen=True)
class MapTables:
    """The rows of the map files, each with its line; ``sound`` if there was no fault in them.

    Lines and places are of the classes that ``MapShapes`` names.
    """

    hexes: list[Row[MapHex]]
    hexsides: list[Row[MapHexside]]
    lines: list[Row[Any]]
    places: list[Row[Any]]
    areas: list[Row[MapArea]]
    sound: bool


class DerivedArea(NamedTuple):
    """A hex of an area that a game makes from a column of its own, with the row that says so."""

    area: str
    hex: str
    file: str
    line: int


def collect_map(problems: Problems, found: Sources, shapes: MapShapes, chart: object) -> MapTables:
    """Read the five files of a board; ``chart`` holds the words that they may use.

    The chart is the terrain effects chart of the game, or None where it could not be read: it has a
    table for each family of words, such as ``chart.terrain``.
    """
    before = len(problems)
    hexes = found.collect_table(problems, HEXES, shapes.hexes, "hex")
    hexsides = found.collect_table(problems, HEXSIDES, shapes.hexsides)
    lines = found.collect_table(problems, LINES, shapes.lines, "id")
    places = found.collect_table(problems, PLACES, shapes.places, "id")
    areas = found.collect_table(problems, AREAS, shapes.areas)
    if chart is not None:
        words = words_of(chart)
        tables: dict[str, Sequence[Row[Any]]] = {
            "terrain": hexes,
            "hexside": hexsides,
            "line": lines,
            "place": places,
        }
        # A chart that names no areas leaves them free.
        if words["area"]:
            tables["area"] = areas
        for family, rows in tables.items():
            name, column = FAMILIES[family]
            for row in rows:
                word = getattr(row.value, column)
                if word not in words[family]:
                    fault = not_one_of(word, words[family])
                    label = found.label(name)
                    problems.add(label, row.line, column, word, fault.code, **fault.arguments)
    return MapTables(hexes, hexsides, lines, places, areas, len(problems) == before)


def words_of(chart: object) -> dict[str, tuple[str, ...]]:
    """The words of a terrain effects chart by family: the kinds that the map files may use."""
    return {family: tuple(getattr(chart, family, ())) for family in FAMILIES}


def make_board(
    problems: Problems,
    found: Sources,
    grid: str,
    tables: MapTables,
    derived: Sequence[DerivedArea] = (),
) -> Board | None:
    """The board of the rows, or None with every problem noted as a fault of its file.

    ``grid`` is the numbering that ``game.toml`` names.
    """
    if grid not in SCHEMES:
        fault = not_one_of(grid, SCHEMES)
        problems.add(found.label(GAME), None, "grid", grid, fault.code, **fault.arguments)
        return None
    if not tables.sound:
        return None
    origins: dict[str, list[tuple[str, int]]] = {
        "hexes": _origins(found, HEXES, tables.hexes),
        "sides": _origins(found, HEXSIDES, tables.hexsides),
        "links": _origins(found, LINES, tables.lines),
        "places": _origins(found, PLACES, tables.places),
        "areas": [
            *_origins(found, AREAS, tables.areas),
            *((found.label(row.file), row.line) for row in derived),
        ],
    }
    try:
        return board_from_tables(
            SCHEMES[grid],
            [(row.value.hex, row.value.terrain) for row in tables.hexes],
            [(row.value.start, row.value.end, row.value.kind) for row in tables.hexsides],
            [(row.value.kind, row.value.path) for row in tables.lines],
            [(r.value.id, r.value.hex, r.value.kind, r.value.names) for r in tables.places],
            [
                *((row.value.area, row.value.hex) for row in tables.areas),
                *((row.area, row.hex) for row in derived),
            ],
        )
    except BoardError as error:
        add_board_faults(problems, error, origins)
        return None


def _origins(found: Sources, name: str, rows: Iterable[Row[Any]]) -> list[tuple[str, int]]:
    label = found.label(name)
    return [(label, row.line) for row in rows]


def collect_rivers(
    problems: Problems, found: Sources, shape: type[R], board: Board | None
) -> list[Row[R]]:
    """The named rivers; the hexes beside them are hexes of the board, if there is one."""
    rows = found.collect_table(problems, RIVERS, shape, "river")
    if board is None:
        return rows
    for row in rows:
        for side, pair in zip(row.value.sides, row.value.pairs, strict=True):
            if any(name not in board.grid for name in pair):
                problems.add(found.label(RIVERS), row.line, "sides", side, "board-unknown-hex")
    return rows


def collect_boxes(
    problems: Problems, found: Sources, shape: type[B], board: Board | None
) -> list[Row[B]]:
    """The boxes beside the map: known edges, and hexes of the board, if there is one."""
    rows = found.collect_table(problems, BOXES, shape, "id")
    label = found.label(BOXES)
    for row in rows:
        if row.value.edge not in EDGES:
            problems.add_unknown(label, row.line, "edge", row.value.edge, EDGES, "boxes.csv")
        if board is not None:
            for name in row.value.hexes:
                if name not in board.grid:
                    problems.add(label, row.line, "hexes", name, "board-unknown-hex")
    return rows
