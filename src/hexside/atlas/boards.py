"""The board of a game from its map files, with words that its terrain effects chart knows."""

from __future__ import annotations

from functools import cache

from hexside.atlas.folders import sources
from hexside.atlas.pieces import OffMapBox, TerrainEffects
from hexside.board import Board
from hexside.datafiles import Problems, Sources, read_document
from hexside.datafiles.map_files import (
    AREAS,
    BOXES,
    CHART,
    GAME,
    HEXES,
    HEXSIDES,
    LINES,
    PLACES,
    RIVERS,
    MapShapes,
    collect_boxes,
    collect_map,
    collect_rivers,
    make_board,
)
from hexside.datafiles.map_rows import (
    MapArea,
    MapBox,
    MapHex,
    MapHexside,
    MapLine,
    MapPlace,
    MapRiver,
)
from hexside.datafiles.wide_rows import further_cells, widened


@cache
def terrain_effects(game_id: str) -> TerrainEffects:
    """The terrain effects chart of a game."""
    found = sources(game_id)
    tree = read_document(found.find(CHART), name=CHART).tree
    return TerrainEffects(
        **{
            family: {kind: dict(row) for kind, row in tree.get(family, {}).items()}
            for family in TerrainEffects.__struct_fields__
        }
    )


@cache
def board(game_id: str) -> Board:
    """The board of a game; raises ``DataFileErrors`` with every fault of its map files."""
    problems = Problems()
    found = sources(game_id)
    shapes = MapShapes(
        widened(found, HEXES, MapHex),
        widened(found, HEXSIDES, MapHexside),
        widened(found, LINES, MapLine),
        widened(found, PLACES, MapPlace),
        widened(found, AREAS, MapArea),
    )
    tables = collect_map(problems, found, shapes, terrain_effects(game_id))
    made = make_board(problems, found, _grid(found, game_id), tables)
    problems.raise_if_any()
    assert made is not None  # a board that cannot be made leaves a fault
    return made


@cache
def boxes(game_id: str) -> tuple[OffMapBox, ...]:
    """The boxes beside the map of a game, in the order of the file; none if it has no such file."""
    found = sources(game_id)
    if not found.has(BOXES):
        return ()
    problems = Problems()
    rows = collect_boxes(problems, found, widened(found, BOXES, MapBox), board(game_id))
    problems.raise_if_any()
    return tuple(
        OffMapBox(
            row.value.id,
            row.value.kind,
            row.value.edge,
            row.value.hexes,
            row.value.names,
            row.value.side,
            further_cells(row.value, MapBox),
        )
        for row in rows
    )


@cache
def rivers(game_id: str) -> dict[str, tuple[tuple[int, int], ...]]:
    """The hexsides of each named river from its source down, as pairs of hexes."""
    found = sources(game_id)
    if not found.has(RIVERS):
        return {}
    problems = Problems()
    grid = board(game_id).grid
    rows = collect_rivers(problems, found, widened(found, RIVERS, MapRiver), board(game_id))
    problems.raise_if_any()
    return {
        row.value.river: tuple((grid.index(a), grid.index(b)) for a, b in row.value.pairs)
        for row in rows
    }


def _grid(found: Sources, game_id: str) -> str:
    """The numbering of a game's map: that which ``game.toml`` names, or its own id."""
    tree = read_document(found.find(GAME), name=GAME).tree
    return str(tree.get("grid", game_id))
