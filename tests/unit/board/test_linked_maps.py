"""Linked maps: two labels for one hex, scenario masks, hexsides closed to one side (2.1)."""

from __future__ import annotations

import pytest

from hexside.atlas.boards import board as map_of
from hexside.board import (
    SCHEMES,
    Board,
    between,
    board_from_tables,
    border,
    directed,
    marked,
    masked,
    masked_by_area,
    open_cost,
    open_exits,
    open_where,
)
from hexside.engine import Action, parse, verbs
from hexside.pathfinding import flood, reach

SCHEME = SCHEMES["a-victory-awaits"]
#: Two columns over the seam of the Leningrad and the Smolensk map; row 21 there is row 1 here.
HEXES = ("L0219", "L0220", "S0201", "S0202", "L0319", "L0320", "L0321", "S0302")


@pytest.fixture
def board() -> Board:
    return board_from_tables(
        SCHEME,
        [(name, "clear") for name in HEXES],
        sides=[("L0220", "L0221", "major-river"), ("S0201", "S0202", "start-line")],
        links=[("rail", ["L0219", "L0220", "L0221", "S0202"])],
        places=[
            ("liepaja", "S0301", "town", {"en": "Liepaja"}),
            ("north", "L0219", "town", {"en": "North"}),
        ],
        areas=[
            ("leningrad-map", "L0219"),
            ("leningrad-map", "L0220"),
            ("leningrad-map", "L0319"),
            ("leningrad-map", "L0320"),
            ("axis-start", "S0202"),
            ("axis-start", "S0302"),
        ],
    )


def free(a: int, b: int) -> tuple[int, int]:
    return 2, 0


def test_both_labels_mean_one_hex(board: Board) -> None:
    grid = board.grid
    assert grid.index("L0321") == grid.index("S0301")
    assert grid.labels(grid.index("L0321")) == ("S0301", "L0321")
    assert grid.names[grid.index("L0321")] == "S0301"
    assert grid.aliases["L0321"] == "S0301"
    assert "S0301" not in grid.aliases
    assert grid.aliases.keys() & set(grid.names) == set()


def test_maps_with_one_label_have_no_aliases() -> None:
    small = board_from_tables(SCHEMES["iskra"], [("01.01", "clear")])
    assert small.grid.aliases == {}


class March(Action, frozen=True, tag="march"):
    unit: str
    path: tuple[str, ...]


def test_an_action_is_read_with_any_label(board: Board) -> None:
    """The same action, whatever label a person types; only hexes of the board are changed."""
    words = verbs(March)
    aliases = board.grid.aliases
    assert parse("march u L0320 L0321", words, aliases) == March("u", ("L0320", "S0301"))
    assert parse("march L0321-div S0301", words, aliases) == March("L0321-div", ("S0301",))
    assert parse("march u L0330", words, aliases) == March("u", ("L0330",))


def test_a_mask_keeps_names_and_what_is_inside(board: Board) -> None:
    south = masked(board, board.grid.indexes("L0220", "S0201", "S0202", "S0301", "S0302"))
    grid = south.grid
    assert grid.names == ("L0220", "S0201", "S0202", "S0301", "S0302")
    assert "L0219" not in grid
    assert grid.index("L0321") == grid.index("S0301")
    assert south.side(*grid.indexes("L0220", "S0201")) == {"major-river"}
    assert south.linked(grid.index("L0220"), "rail") == (grid.index("S0201"),)
    assert [place.id for place in south.places] == ["liepaja"]
    place = south.place_at(grid.index("S0301"))
    assert place is not None
    assert place.names["en"] == "Liepaja"
    assert south.areas["axis-start"] == set(grid.indexes("S0202", "S0302"))
    assert south.areas["leningrad-map"] == {grid.index("L0220")}


def test_a_mask_by_area(board: Board) -> None:
    north = masked_by_area(board, "leningrad-map")
    assert north.grid.names == ("L0219", "L0220", "L0319", "L0320")
    assert north.areas["axis-start"] == frozenset()
    assert north.sides == {}
    whole = masked_by_area(board, "leningrad-map", "axis-start")
    assert whole.grid.size == 6


def test_a_mask_of_everything_is_the_board(board: Board) -> None:
    again = masked(board, range(board.grid.size))
    assert (again.grid, again.terrain, again.areas) == (board.grid, board.terrain, board.areas)
    assert (again.sides, again.links, again.places) == (board.sides, board.links, board.places)


def test_a_line_round_an_area(board: Board) -> None:
    grid = board.grid
    line = border(grid, board.areas["axis-start"])
    assert line == between(grid, [("S0201", "S0202"), ("S0301", "S0302"), ("S0202", "L0321")])
    assert marked(board, "start-line") == between(grid, [("L0221", "S0202")])


def test_one_side_may_not_cross_and_the_other_may(board: Board) -> None:
    """2.1: Soviet units may not move across the start line; Axis units may."""
    grid = board.grid
    line = border(grid, board.areas["axis-start"])
    nothing = bytes(grid.size)
    soviet = board.edges(open_cost(grid, line, free))
    axis = board.edges(free)
    start = grid.index("S0201")
    cost, _ = reach(start, 8, soviet, nothing, nothing, 0, 0, 0)
    assert grid.index("S0202") not in cost
    assert grid.index("L0219") in cost
    cost, _ = reach(start, 8, axis, nothing, nothing, 0, 0, 0)
    assert grid.index("S0202") in cost
    by_edge, _ = reach(start, 8, axis, nothing, nothing, 0, 0, 0, directed(grid, line))
    assert set(by_edge) == set(reach(start, 8, soviet, nothing, nothing, 0, 0, 0)[0])


def test_supply_lines_and_zones_stop_there_too(board: Board) -> None:
    """2.1: nor trace a line of communication across it."""
    grid = board.grid
    line = border(grid, board.areas["axis-start"])

    def anywhere(a: int, b: int) -> bool:
        return True

    exits = board.exits(open_where(grid, line, anywhere))
    assert exits == open_exits(grid, line, board.exits(anywhere))
    source = grid.bits([grid.index("L0219")])
    found = grid.indices(flood(source, grid.all_bits, exits, grid.shifts))
    assert set(found) == set(range(grid.size)) - board.areas["axis-start"]
    zones = board.projections(open_where(grid, line, anywhere))
    assert grid.index("S0202") not in zones[grid.index("S0201")]


def test_the_edge_of_the_map_can_be_closed(board: Board) -> None:
    grid = board.grid
    edge = frozenset({grid.hexside_towards(grid.index("L0219"), 0)})
    assert directed(grid, edge) == frozenset()
    exits = board.exits(lambda a, b: True)
    assert open_exits(grid, edge, exits) == exits


def test_the_real_maps() -> None:
    """The three maps of A Victory Awaits: every hex is on one, and the start line closes."""
    whole = map_of("a-victory-awaits")
    sizes = {
        area: masked_by_area(whole, area).grid.size
        for area in ("leningrad-map", "smolensk-map", "kiev-map")
    }
    assert sum(sizes.values()) == whole.grid.size == 55 * 80
    smolensk = masked_by_area(whole, "smolensk-map")
    # 18.2: the seam with the Kiev map is the border of the scenario.
    assert "S2730" in smolensk.grid
    assert "K2701" not in smolensk.grid
    assert smolensk.grid.names[smolensk.grid.index("L1733")] == "S1713"
    line = border(whole.grid, whole.areas["axis-start"])
    assert line
    for side in line:
        a, b = whole.grid.beside(side)
        assert whole.in_area("axis-start", a) != whole.in_area("axis-start", b)
