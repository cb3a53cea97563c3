"""2 The map: twelve hexes, a river with one ford, a wood, and the mill on the far bank."""

from __future__ import annotations

from hexside.board import Board, board_from_tables
from hexside.hexgrid import ColumnFirstFlat
from hexside.mechanics.terrain import TerrainChart

#: Hex numbers are column and row, as printed on most maps; odd columns lie half a hex higher.
SCHEME = ColumnFirstFlat(id="the-ford", parity=0, upwards=-1)
HEXES = [f"{column:02}{row:02}" for column in range(1, 5) for row in range(1, 4)]
WOODS = {"0202", "0303"}
#: The river runs between the second and the third column; the ford is where the road crosses it.
RIVER = [("0201", "0301"), ("0201", "0302"), ("0202", "0302"), ("0202", "0303"), ("0203", "0303")]
ROAD = ["0102", "0202", "0302", "0402"]
MILL = "0402"
PLACES = [("mill", MILL, "mill", {"en": "Mill", "pl": "Młyn", "ru": "Мельница"})]

#: 4.1 What a step costs; along the road neither the wood nor the river counts.
CHART = TerrainChart({"clear": 1, "wood": 2}, {"river": 1}, {"road": 1})


def the_map() -> Board:
    """The board; a fault in the tables above would be told with its table and row."""
    return board_from_tables(
        SCHEME,
        [(name, "wood" if name in WOODS else "clear") for name in HEXES],
        [(a, b, "river") for a, b in RIVER],
        [("road", ROAD)],
        PLACES,
    )
