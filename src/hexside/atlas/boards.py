"""The board of a game from its map tables, with words that its terrain effects chart knows."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cache
from typing import Any

from hexside.atlas.folders import sources
from hexside.atlas.shapes import (
    AreaRow,
    BoxRow,
    HexRow,
    HexsideRow,
    LineRow,
    OffMapBox,
    PlaceRow,
    RiverRow,
    TerrainEffects,
)
from hexside.atlas.wide_tables import collect_wide
from hexside.board import SCHEMES, Board, BoardError, board_from_tables
from hexside.datafiles import Problems, Row, Sources, read_document

EFFECTS = "terrain_effects.toml"
HEXES = "map/hexes.csv"
HEXSIDES = "map/hexsides.csv"
LINES = "map/lines.csv"
PLACES = "map/places.csv"
AREAS = "map/areas.csv"
BOXES = "map/boxes.csv"
RIVERS = "map/rivers.csv"
EDGES = ("north", "east", "south", "west", "none")


@cache
def terrain_effects(game_id: str) -> TerrainEffects:
    """The terrain effects chart of a game."""
    found = sources(game_id)
    tree = read_document(found.find(EFFECTS), name=EFFECTS).tree
    return TerrainEffects(
        **{
            family: {kind: dict(row) for kind, row in tree.get(family, {}).items()}
            for family in TerrainEffects.__struct_fields__
        }
    )


@cache
def board(game_id: str) -> Board:
    """The board of a game; raises ``DataFileErrors`` with every fault of its map tables."""
    problems = Problems()
    found = sources(game_id)
    effects = terrain_effects(game_id)
    hexes = [row for row, _ in collect_wide(problems, found, HEXES, HexRow, "hex")]
    sides = [row for row, _ in collect_wide(problems, found, HEXSIDES, HexsideRow)]
    lines = [row for row, _ in collect_wide(problems, found, LINES, LineRow, "id")]
    places = [row for row, _ in collect_wide(problems, found, PLACES, PlaceRow, "id")]
    areas = [row for row, _ in collect_wide(problems, found, AREAS, AreaRow)]
    _words(problems, HEXES, "terrain", [(r.line, r.value.terrain) for r in hexes], effects.terrain)
    _words(problems, HEXSIDES, "kind", [(r.line, r.value.kind) for r in sides], effects.hexside)
    _words(problems, LINES, "kind", [(r.line, r.value.kind) for r in lines], effects.line)
    _words(problems, PLACES, "kind", [(r.line, r.value.kind) for r in places], effects.place)
    if effects.area:
        _words(problems, AREAS, "area", [(r.line, r.value.area) for r in areas], effects.area)
    problems.raise_if_any()
    tables: dict[str, tuple[str, Sequence[Row[Any]]]] = {
        "hexes": (HEXES, hexes),
        "sides": (HEXSIDES, sides),
        "links": (LINES, lines),
        "places": (PLACES, places),
        "areas": (AREAS, areas),
    }
    try:
        return board_from_tables(
            SCHEMES[_grid(found, game_id)],
            [(row.value.hex, row.value.terrain) for row in hexes],
            [(row.value.start, row.value.end, row.value.kind) for row in sides],
            [(row.value.kind, row.value.path) for row in lines],
            [(r.value.id, r.value.hex, r.value.kind, _names(r.value)) for r in places],
            [(row.value.area, row.value.hex) for row in areas],
        )
    except BoardError as error:
        for problem in error.problems:
            file, table = tables[problem.table]
            line = table[problem.row].line
            problems.add(file, line, None, " ".join(problem.args), "board-" + problem.code)
        problems.raise_if_any()
        raise


@cache
def boxes(game_id: str) -> tuple[OffMapBox, ...]:
    """The boxes beside the map of a game, in the order of the file; none if it has no such file."""
    found = sources(game_id)
    if not found.has(BOXES):
        return ()
    problems = Problems()
    grid = board(game_id).grid
    read = []
    for row, extra in collect_wide(problems, found, BOXES, BoxRow, "id"):
        box = row.value
        if box.edge not in EDGES:
            problems.add_unknown(BOXES, row.line, "edge", box.edge, EDGES, "boxes.csv")
        for name in box.hexes:
            if name not in grid:
                problems.add(BOXES, row.line, "hexes", name, "unknown-hex")
        read.append(OffMapBox(box.id, box.kind, box.edge, box.hexes, _names(box), box.side, extra))
    problems.raise_if_any()
    return tuple(read)


@cache
def rivers(game_id: str) -> dict[str, tuple[tuple[int, int], ...]]:
    """The hexsides of each named river from its source down, as pairs of hexes."""
    found = sources(game_id)
    if not found.has(RIVERS):
        return {}
    problems = Problems()
    grid = board(game_id).grid
    courses: dict[str, tuple[tuple[int, int], ...]] = {}
    for row, _ in collect_wide(problems, found, RIVERS, RiverRow, "river"):
        course = []
        for side in row.value.sides:
            a, _, b = side.partition("|")
            if a not in grid or b not in grid:
                problems.add(RIVERS, row.line, "sides", side, "unknown-hex")
                continue
            course.append((grid.index(a), grid.index(b)))
        courses[row.value.river] = tuple(course)
    problems.raise_if_any()
    return courses


def _grid(found: Sources, game_id: str) -> str:
    """The numbering of a game's map: that which ``game.toml`` names, or its own id."""
    tree = read_document(found.find("game.toml"), name="game.toml").tree
    return str(tree.get("grid", game_id))


def _names(row: PlaceRow | BoxRow) -> dict[str, str]:
    return {"en": row.name_en, "pl": row.name_pl, "ru": row.name_ru}


def _words(
    problems: Problems,
    file: str,
    column: str,
    cells: Iterable[tuple[int, str]],
    known: Iterable[str],
) -> None:
    """Every word of a column must be one of the terrain effects chart."""
    words = set(known)
    for line, cell in cells:
        if cell not in words:
            problems.add_unknown(file, line, column, cell, sorted(words), EFFECTS)
