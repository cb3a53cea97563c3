"""Lines of supply (16.3) and railways (17.1) as plain geometry, on small boards.

Around 2010 the hexes are, clockwise from the north: 2009 2110 2111 2011 1911 1910.
"""

from __future__ import annotations

import pytest

from hexside.board import SCHEMES, Board, board_from_tables
from hexside.games.stalingrad42.rail.rail_network import RailNetwork
from hexside.games.stalingrad42.supply.supply_trace import (
    Obstacles,
    Sources,
    Steps,
    compile_steps,
    linked,
    overland,
    supplied,
    without,
)

GAME = "stalingrad-42"
SCHEME = SCHEMES[GAME]
COLUMN = [f"20{row:02}" for row in range(1, 21)]
ROADS = frozenset({"primary-road", "secondary-road", "ferry"})


def file_of_hexes(terrain: dict[str, str] | None = None, road: str = "") -> Board:
    """One file of hexes, 2001 in the north; a road from ``a`` to ``b`` for ``"a-b"``."""
    kinds = terrain or {}
    links = []
    if road:
        first, last = road.split("-")
        links = [("primary-road", [h for h in COLUMN if first <= h <= last])]
    return board_from_tables(SCHEME, [(h, kinds.get(h, "clear")) for h in COLUMN], (), links)


def trace(
    board: Board,
    source: str,
    length: int = 5,
    enemy: str = "",
    zones: str = "",
    closed: tuple[int, ...] = (),
) -> set[str]:
    grid = board.grid
    steps = steps_of(board)
    if closed:
        steps = without(grid, steps, closed)
    bits = grid.bits(grid.indexes(*enemy.split()))
    obstacles = Obstacles(grid.all_bits & ~bits, grid.bits(grid.indexes(*zones.split())))
    sources = Sources(grid.bits(grid.indexes(source)), 0, 0)
    if length:
        found = supplied(grid, steps, sources, obstacles, length)
    else:
        found = linked(grid, steps, sources, obstacles)
    return {grid.names[h] for h in grid.indices(found & obstacles.open)}


def steps_of(board: Board) -> Steps:
    slow = frozenset(h for h, kind in enumerate(board.terrain) if kind in ("swamp", "mountain"))
    return compile_steps(board, (), (), slow, ROADS)


def rows(first: int, last: int) -> set[str]:
    return {f"20{row:02}" for row in range(first, last + 1)}


@pytest.mark.rule(GAME, "16.3.2")
def test_overland_part_is_five_hexes() -> None:
    assert trace(file_of_hexes(), "2001") == rows(1, 6)


@pytest.mark.rule(GAME, "16.3.2")
def test_overland_part_is_three_hexes_in_rain() -> None:
    assert trace(file_of_hexes(), "2001", length=3) == rows(1, 4)


@pytest.mark.rule(GAME, "16.3.1", "16.3.3")
def test_road_part_has_any_length() -> None:
    assert trace(file_of_hexes(road="2001-2010"), "2001") == rows(1, 15)


@pytest.mark.rule(GAME, "16.3.1")
def test_no_overland_part_after_the_road() -> None:
    # The road from 2003 on is out of reach of a source in 2001 that it does not lead to.
    assert trace(file_of_hexes(road="2003-2012"), "2001") == rows(1, 6)


@pytest.mark.rule(GAME, "16.3.2")
def test_swamp_and_mountain_count_two() -> None:
    board = file_of_hexes({"2003": "swamp", "2004": "mountain"})
    # From 2005: 2004 two, 2003 two, 2002 one are five; from 2006 it would be six.
    assert trace(board, "2002") == rows(1, 5)
    assert trace(board, "2001") == rows(1, 4)


@pytest.mark.rule(GAME, "16.3.2")
def test_swamp_along_a_road_counts_one() -> None:
    board = file_of_hexes({"2003": "swamp", "2004": "mountain"}, road="2003-2005")
    assert "2006" in trace(board, "2001")


@pytest.mark.rule(GAME, "16.3.2", "V26")
def test_two_zones_in_a_row_stop_the_overland_part() -> None:
    assert trace(file_of_hexes(), "2001", zones="2003") == rows(1, 6)
    assert trace(file_of_hexes(), "2001", zones="2003 2004") == rows(1, 4)


@pytest.mark.rule(GAME, "16.3.2")
def test_own_hex_in_a_zone_does_not_count() -> None:
    # The unit in 2004 enters only 2003, which is in a zone, and then free hexes.
    assert "2004" in trace(file_of_hexes(), "2001", zones="2003 2004")
    assert "2005" not in trace(file_of_hexes(), "2001", zones="2003 2004")


@pytest.mark.rule(GAME, "16.3.3")
def test_road_part_may_not_enter_a_zone() -> None:
    found = trace(file_of_hexes(road="2001-2020"), "2001", zones="2010")
    # 2010 ends an overland part, and the road part that starts there enters 2009.
    assert found == rows(1, 15)


@pytest.mark.rule(GAME, "16.3.3", "16.3.2")
def test_enemy_units_stop_both_parts() -> None:
    assert trace(file_of_hexes(road="2001-2020"), "2001", enemy="2010") == rows(1, 9)


@pytest.mark.rule(GAME, "7.2")
def test_no_line_through_a_bond() -> None:
    board = file_of_hexes()
    a, b = board.grid.indexes("2005", "2004")
    assert trace(board, "2001", closed=(a * board.grid.size + b,)) == rows(1, 4)


@pytest.mark.rule(GAME, "16.5.1")
def test_unlimited_overland_part_tells_isolation() -> None:
    board = file_of_hexes({"2003": "swamp"})
    assert trace(board, "2001", length=0) == rows(1, 20)
    assert trace(board, "2001", length=0, zones="2008 2009") == rows(1, 9)


@pytest.mark.rule(GAME, "16.2.1", "22.4")
def test_entry_area_is_entered_as_the_last_hex() -> None:
    board = file_of_hexes()
    grid = board.grid
    sources = Sources(0, grid.bits(grid.indexes("2001")), 0)
    everything = Obstacles(grid.all_bits, 0)
    found = supplied(grid, steps_of(board), sources, everything, 5)
    assert {grid.names[h] for h in grid.indices(found)} == rows(1, 5)


@pytest.mark.rule(GAME, "16.5.4")
def test_overland_path_of_any_length() -> None:
    board = file_of_hexes()
    grid = board.grid
    goal = grid.bits(grid.indexes("2001"))
    found = overland(
        grid, steps_of(board), goal, Obstacles(grid.all_bits & ~grid.bits(grid.indexes("2015")), 0)
    )
    assert {grid.names[h] for h in grid.indices(found)} - {"2015"} == rows(1, 14)


Line = tuple[str, list[str]]


def network(*links: Line, base: str = "2001 2002") -> tuple[Board, RailNetwork]:
    hexes = [(SCHEME.name(c, r), "clear") for c in range(19, 23) for r in range(1, 12)]
    board = board_from_tables(SCHEME, hexes, (), links)
    west = board.grid.indexes(*base.split())
    joined = frozenset(
        pair
        for side in board.links
        for pair in (board.grid.beside(side), board.grid.beside(side)[::-1])
    )
    return board, RailNetwork(board, west, joined)


def chain(kind: str, *hexes: str) -> Line:
    return kind, list(hexes)


GREEN_LINE = chain("green-rail", "2001", "2002", "2003", "2004", "2005", "2006")


@pytest.mark.rule(GAME, "17.1", "V28")
def test_line_between_repaired_ends_is_repaired_at_once() -> None:
    loop = chain("rail", "2003", "2104", "2105", "2005")
    board, rails = network(GREEN_LINE, loop)
    names = board.grid.indexes
    assert names("2104")[0] not in rails.repaired(names("2003", "2004"))
    whole = rails.repaired(names("2003", "2004", "2005"))
    assert set(names("2104", "2105")) <= whole


@pytest.mark.rule(GAME, "17.1", "V29")
def test_dead_end_is_never_repaired() -> None:
    branch = chain("rail", "2004", "2104", "2105", "2106")
    board, rails = network(GREEN_LINE, branch)
    names = board.grid.indexes
    whole = rails.repaired(names("2003", "2004", "2005", "2006"))
    assert not set(names("2104", "2105", "2106")) & whole


@pytest.mark.rule(GAME, "17.2.1")
def test_railhead_moves_two_hexes_along_green_rail() -> None:
    board, rails = network(GREEN_LINE)
    names = board.grid.indexes
    assert rails.starts() == names("2002")
    assert set(rails.reach(names("2002")[0], lambda hex: False, 2)) == set(names("2003", "2004"))
    enemy = names("2004")[0]
    assert set(rails.reach(names("2002")[0], enemy.__eq__, 2)) == set(names("2003"))


@pytest.mark.rule(GAME, "17.2.2")
def test_green_junction() -> None:
    board, rails = network(GREEN_LINE, chain("green-rail", "2004", "2104", "2105"))
    assert rails.junctions == set(board.grid.indexes("2004"))


@pytest.mark.rule(GAME, "17.3.1")
def test_railhead_is_pushed_back_to_the_first_free_hex() -> None:
    board, rails = network(GREEN_LINE)
    names = board.grid.indexes
    zones = set(names("2006", "2005"))
    assert rails.pushed_back(names("2006")[0], zones.__contains__) == names("2005", "2004")
    assert rails.pushed_back(names("2004")[0], zones.__contains__) == ()
