"""Boards: what is printed on the map, and the tables compiled from it."""

from __future__ import annotations

import pytest

from hexside.board import SCHEMES, Board, BoardError, board_from_tables
from hexside.pathfinding import flood, path_to, reach, zoc_add, zoc_bits

SCHEME = SCHEMES["traces-of-war"]
HEXES = [(f"{row:02d}{column:02d}", "clear") for row in (16, 17, 18) for column in range(29, 34)]


@pytest.fixture
def board() -> Board:
    return board_from_tables(
        SCHEME,
        [(name, "rough" if name == "1730" else kind) for name, kind in HEXES],
        sides=[("1631", "1731", "major-river"), ("1630", "1730", "minor-river")],
        links=[("road", ["1631", "1731", "1732"]), ("rail", ["1631", "1731"])],
        places=[
            ("dnipropetrovsk", "1631", "major-city", {"en": "Dnipropetrovsk"}),
            ("novomoskovsk", "1731", "town", {"en": "Novomoskovsk"}),
        ],
        areas=[("west-of-dnieper", "1631"), ("west-of-dnieper", "1630"), ("soviet-source", "1833")],
    )


def test_what_is_printed(board: Board) -> None:
    grid = board.grid
    city, town, rough, plain = grid.indexes("1631", "1731", "1730", "1732")
    assert board.terrain[rough] == "rough"
    assert board.side(city, town) == board.side(town, city) == {"major-river"}
    assert board.side(town, plain) == frozenset()
    assert board.link(town, city) == {"road", "rail"}
    assert board.link(town, rough) == frozenset()
    assert set(board.linked(town, "road")) == {city, plain}
    assert board.linked(town, "rail") == (city,)
    place = board.place_at(city)
    assert place is not None
    assert (place.id, place.kind, place.names["en"]) == (
        "dnipropetrovsk",
        "major-city",
        "Dnipropetrovsk",
    )
    assert board.place_at(plain) is None
    assert board.in_area("west-of-dnieper", city)
    assert not board.in_area("west-of-dnieper", town)
    assert not board.in_area("no-such-area", town)


def test_edges_feed_the_movement_range(board: Board) -> None:
    grid = board.grid
    start, town = grid.indexes("1631", "1731")

    def cost(a: int, b: int) -> tuple[int, int] | None:
        if "road" in board.link(a, b):
            return 1, 0
        if "major-river" in board.side(a, b):
            return None
        return (4 if board.terrain[b] == "rough" else 2), 0

    edges = board.edges(cost)
    assert [way[0] for way in edges[town]] == sorted(way[0] for way in edges[town])
    clear = bytes(grid.size)
    costs, before = reach(start, 4, edges, clear, clear, 0, 0, 0)
    assert costs[town] == 1
    assert costs[grid.index("1730")] == 4
    assert path_to(before, grid.index("1732")) == grid.indexes("1731", "1732")


def test_exits_feed_the_flood(board: Board) -> None:
    grid = board.grid
    exits = board.exits(lambda a, b: not board.side(a, b))
    source = grid.bits([grid.index("1631")])
    assert flood(source, grid.all_bits, exits, grid.shifts) == grid.all_bits
    walled = board.exits(lambda a, b: grid.names[a][:2] == grid.names[b][:2])
    reached = flood(source, grid.all_bits, walled, grid.shifts)
    assert {grid.names[hex][:2] for hex in grid.indices(reached)} == {"16"}


def test_projections_and_exits_agree(board: Board) -> None:
    grid = board.grid
    city, town = grid.indexes("1631", "1731")

    def across(a: int, b: int) -> bool:
        return "major-river" not in board.side(a, b)

    projections = board.projections(across)
    assert town not in projections[city]
    field = bytearray(grid.size)
    zoc_add(field, projections, city)
    bits = zoc_bits(grid.bits([city]), board.exits(across), grid.shifts)
    assert set(grid.indices(bits & grid.all_bits)) == {h for h in range(grid.size) if field[h]}


def test_every_problem_is_reported() -> None:
    with pytest.raises(BoardError) as caught:
        board_from_tables(
            SCHEME,
            [*HEXES, ("1731", "rough"), ("17-31", "clear")],
            sides=[
                ("1731", "1733", "minor-river"),
                ("1731", "1732", "minor-river"),
                ("1732", "1731", "minor-river"),
                ("9999", "1731", "blocked"),
            ],
            links=[("rail", ["1731"]), ("road", ["1731", "1732", "1632", "1630"])],
            places=[
                ("a", "1731", "town", {}),
                ("a", "1732", "town", {}),
                ("b", "1731", "town", {}),
                ("c", "0101", "town", {}),
            ],
            areas=[("source", "1731"), ("source", "1731"), ("source", "0101")],
        )
    found = [(p.table, p.row, p.code, p.args) for p in caught.value.problems]
    assert found == [
        ("hexes", 15, "duplicate-hex", ("1731",)),
        ("hexes", 16, "bad-hex-number", ("17-31",)),
        ("sides", 0, "not-adjacent", ("1731", "1733")),
        ("sides", 2, "duplicate-side", ("1732", "1731", "minor-river")),
        ("sides", 3, "unknown-hex", ("9999",)),
        ("links", 0, "short-line", ("rail", "1731")),
        ("links", 1, "not-adjacent", ("1632", "1630")),
        ("places", 1, "duplicate-place", ("a",)),
        ("places", 2, "two-places-in-hex", ("b", "a", "1731")),
        ("places", 3, "unknown-hex", ("0101",)),
        ("areas", 1, "duplicate-in-area", ("source", "1731")),
        ("areas", 2, "unknown-hex", ("0101",)),
    ]
    assert str(caught.value).splitlines()[0] == "hexes[15]: duplicate-hex: 1731"


def test_a_hex_of_two_sheets_is_a_duplicate() -> None:
    with pytest.raises(BoardError) as caught:
        board_from_tables(SCHEMES["a-victory-awaits"], [("S1201", "clear"), ("L1221", "clear")])
    assert [p.code for p in caught.value.problems] == ["duplicate-hex"]
