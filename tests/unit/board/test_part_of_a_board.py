"""A part of a board keeps what lies in it, and ends where its hexes end."""

from __future__ import annotations

from hexside.board import SCHEMES, Board, board_from_tables, masked


def whole() -> Board:
    return board_from_tables(
        SCHEMES["stalingrad-42"],
        [("1001", "clear"), ("1002", "woods"), ("1003", "clear"), ("1004", "sea")],
        [("1001", "1002", "river"), ("1002", "1003", "river")],
        [("rail", ("1001", "1002", "1003", "1004"))],
        [("x", "1003", "town", {"en": "X"}), ("y", "1001", "town", {"en": "Y"})],
        [("east", "1002"), ("east", "1004"), ("west", "1001")],
    )


def test_a_part_of_a_board() -> None:
    board = whole()
    part = masked(board, [board.grid.index(name) for name in ("1003", "1002")])
    a, b = part.grid.index("1002"), part.grid.index("1003")
    assert part.grid.names == ("1002", "1003")
    assert part.terrain == ("woods", "clear")
    assert (len(part.sides), len(part.links)) == (1, 1)
    assert part.side(a, b) == {"river"}
    assert part.link(a, b) == {"rail"}
    assert [(place.id, place.hex) for place in part.places] == [("x", b)]
    assert part.areas == {"east": {a}, "west": set()}


def test_all_hexes_are_the_whole_board() -> None:
    board = whole()
    assert masked(board, range(board.grid.size)) is board
