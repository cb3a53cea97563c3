"""Supply lines by path policy: any length over bridges, or the railway and six hexes more."""

from __future__ import annotations

from hexside.board import Board
from hexside.engine import OFF_MAP, Unit
from hexside.mechanics.rail_placement import open_railway
from hexside.mechanics.relocation import far_or_nearest
from hexside.mechanics.supply_check import check_supply, next_mark
from hexside.mechanics.supply_lines import (
    AnyLength,
    RailThenHexes,
    layers_with_ends,
    line_length,
)
from tests.unit.mechanics.tiny import (
    Bottom,
    TinyWork,
    everywhere,
    standing,
    tiny_board,
    tiny_work,
)


def names(board: Board, bits: int) -> set[str]:
    return {board.grid.names[hex] for hex in board.grid.indices(bits)}


def bits(board: Board, *hexes: str) -> int:
    return board.grid.bits(board.grid.indexes(*hexes))


def test_a_river_is_crossed_by_bridges_only() -> None:
    columns = [(f"1{row}24", f"1{row}25") for row in range(1, 7)]
    river = [(a, b, "major-river") for a, b in columns]
    # Every other hexside between the two columns.
    board = tiny_board()
    grid = board.grid
    slanted = [
        (grid.names[a], grid.names[b], "major-river")
        for a in range(grid.size)
        for b in grid.adjacent(a)
        if grid.names[a][2:] == "24"
        and grid.names[b][2:] == "25"
        and (grid.names[a], grid.names[b]) not in columns
    ]
    board = tiny_board(sides=[*river, *slanted], links=[("road", ["1324", "1325"])])
    bridged = AnyLength(
        board.exits(lambda a, b: "major-river" not in board.side(a, b) or bool(board.link(a, b)))
    )
    source = bits(board, "1321")
    everything = board.grid.all_bits
    assert "1328" in names(board, bridged.region(board.grid, source, everything))
    shut = everything & ~bits(board, "1325")
    assert "1328" not in names(board, bridged.region(board.grid, source, shut))


def rail_board() -> Board:
    return tiny_board(links=[("rail", ["1321", "1322", "1323", "1324"])])


def railway(board: Board, further: int = 2) -> RailThenHexes:
    return RailThenHexes(
        board.exits(lambda a, b: "rail" in board.link(a, b)), board.exits(everywhere), further
    )


def test_the_railway_and_some_hexes_more() -> None:
    board = rail_board()
    policy = railway(board)
    source = bits(board, "1321")
    everything = board.grid.all_bits
    layers = policy.layers(board.grid, source, everything)
    assert names(board, layers[0]) == {"1321", "1322", "1323", "1324"}
    region = names(board, policy.region(board.grid, source, everything))
    assert "1326" in region
    assert "1327" not in region
    # A railway hex that is shut breaks the railway: what lies beyond counts as any other hex.
    shut = everything & ~bits(board, "1322")
    broken = railway(board, 3).region(board.grid, source, shut)
    assert "1323" in names(board, broken)
    assert "1324" not in names(board, broken)
    assert line_length(policy, board.grid, layers, board.grid.index("1326")) == 2
    assert line_length(policy, board.grid, layers, board.grid.index("1327")) is None


def test_a_source_that_is_shut_supplies_nothing() -> None:
    board = rail_board()
    source = bits(board, "1321")
    free = board.grid.all_bits & ~source
    assert railway(board).region(board.grid, source, free) == 0
    assert AnyLength(board.exits(everywhere)).region(board.grid, source, free) == 0


def test_a_line_may_end_where_it_may_not_pass() -> None:
    board = tiny_board()
    policy = AnyLength(board.exits(everywhere))
    grid = board.grid
    # A wall of enemy zones in column 25; a line may end in it and goes no farther.
    wall = bits(board, *(f"1{row}25" for row in range(1, 7)))
    source = bits(board, "1321")
    layers = layers_with_ends(policy, grid, source, grid.all_bits & ~wall, wall)
    reached = 0
    for layer in layers:
        assert not reached & layer
        reached |= layer
    assert "1325" in names(board, reached)
    assert "1326" not in names(board, reached)
    limited = railway(rail_board(), further=1)
    ends = layers_with_ends(limited, grid, source, grid.all_bits & ~wall, wall)
    assert "1325" in names(board, ends[1])
    # The last hex counts as well: with nothing left over, the wall is out of reach.
    none = layers_with_ends(railway(rail_board(), 0), grid, source, grid.all_bits & ~wall, wall)
    assert names(board, none[0]) == {"1321", "1322", "1323", "1324"}
    assert len(none) == 1


def test_a_unit_opens_its_own_hex() -> None:
    board = tiny_board()
    policy = AnyLength(board.exits(everywhere))
    wall = bits(board, *(f"1{row}23" for row in range(1, 7)))
    layers = policy.layers(board.grid, bits(board, "1321"), board.grid.all_bits & ~wall)
    assert line_length(policy, board.grid, layers, board.grid.index("1323")) == 2
    assert line_length(policy, board.grid, layers, board.grid.index("1324")) is None


def test_the_check_is_made_on_one_snapshot() -> None:
    board = tiny_board()
    units = standing(board, a="1321/2", b="1328/2", c="1327")
    work = tiny_work(Bottom(), units=units, board=board)

    def lose_a_step(work: TinyWork, uid: str) -> None:
        unit = work.units[uid]
        left = unit.steps - 1
        work.set_unit(uid, Unit(unit.hex, "", left) if left else Unit(OFF_MAP, "eliminated"))

    supplied = {"a"}
    check_supply(work, tuple(units), supplied.__contains__, lambda work, uid: None, lose_a_step)
    assert work.units["a"].steps == 2
    assert work.units["b"].steps == 1
    assert work.units["c"].box == "eliminated"


def test_a_ladder_of_marks() -> None:
    ladder = {"": "oos", "oos": "isolated"}
    assert next_mark(Unit(3), ladder) == "oos"
    assert next_mark(Unit(3, marks=("oos",)), ladder) == "isolated"
    assert next_mark(Unit(3, marks=("isolated",)), ladder) == ""
    assert next_mark(Unit(3, marks=("tired", "oos")), ladder) == "isolated"


def test_reinforcements_come_by_an_open_railway() -> None:
    board = rail_board()
    exits = board.exits(lambda a, b: "rail" in board.link(a, b))
    line = bits(board, "1321", "1322", "1323", "1324")
    source = bits(board, "1321")
    assert open_railway(board.grid, line, source, 0, exits) == line
    shut = bits(board, "1323")
    assert names(board, open_railway(board.grid, line, source, shut, exits)) == {"1321", "1322"}
    assert open_railway(board.grid, line, source, source, exits) == 0


def test_relocation_goes_far_or_to_the_nearest_hex() -> None:
    grid = tiny_board().grid
    origin, near, middle, far = grid.indexes("1321", "1322", "1324", "1328")
    assert far_or_nearest([near, middle, far], origin, 5, grid.distance) == [far]
    assert far_or_nearest([near, middle], origin, 5, grid.distance) == [near]
    assert far_or_nearest([near, middle], OFF_MAP, 5, grid.distance) == [near, middle]
    assert far_or_nearest([], origin, 5, grid.distance) == []
