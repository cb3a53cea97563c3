"""ZOC bonds (chapter 7), on small boards in the numbering of the game.

Columns are straight and even columns lie half a hex south. Around 2010 the hexes are, clockwise
from the north: 2009 2110 2111 2011 1911 1910.
"""

from __future__ import annotations

from collections.abc import Iterable
from itertools import permutations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from hexside.board import SCHEMES, Board, board_from_tables
from hexside.games.stalingrad42.board.zoc_bonds import (
    ENTRY_AREA,
    Bonds,
    BondTable,
    bond_table,
    is_bond_capable,
)
from hexside.pathfinding import flood, reach

GAME = "stalingrad-42"
SCHEME = SCHEMES[GAME]
HEXES = [(SCHEME.name(column, row), "clear") for column in range(17, 25) for row in range(6, 15)]
Side = tuple[str, str, str]


def board_with(*sides: Side) -> Board:
    return board_from_tables(SCHEME, HEXES, sides)


def table_of(board: Board, entry_hexsides: Iterable[int] = (), frozen: str = "") -> BondTable:
    return bond_table(
        board.grid,
        lambda a, b: bool(board.side(a, b) & {"volga", "impassable"}),
        lambda a, b: "major-river" in board.side(a, b) - {frozen},
        entry_hexsides,
    )


def form(board: Board, friends: str, enemies: str = "", frozen: str = "") -> Bonds:
    """The bonds of some hexes with a capable unit in each, enemies standing in others."""
    grid = board.grid
    field = bytearray(grid.size)
    for hex in grid.indexes(*enemies.split()):
        field[hex] += 1
    return table_of(board, frozen=frozen).standing(grid.indexes(*friends.split()), field)


def hexside(board: Board, a: str, b: str) -> int:
    return board.grid.hexside(*board.grid.indexes(a, b))


def moves(board: Board, start: str, bonds: Bonds, budget: int = 2) -> set[str]:
    """Where a unit gets that pays one point a hex."""
    grid = board.grid
    none = bytes(grid.size)
    edges = board.edges(lambda a, b: (1, 0))
    costs, _ = reach(grid.index(start), budget, edges, none, none, 0, 0, 0, bonds.closed)
    return {grid.names[hex] for hex in costs} - {start}


@pytest.fixture
def plain() -> Board:
    return board_with()


@pytest.mark.rule(GAME, "7.1")
def test_units_in_line_form_a_hex_bond(plain: Board) -> None:
    bonds = form(plain, "2009 2011")
    assert bonds.hexes == {plain.grid.index("2010")}
    assert bonds.hexsides == frozenset()


@pytest.mark.rule(GAME, "7.1", "A-10")
def test_units_not_in_line_form_a_hexside_bond(plain: Board) -> None:
    bonds = form(plain, "1910 2110")
    assert bonds.hexes == frozenset()
    assert bonds.hexsides == {hexside(plain, "2009", "2010")}


@pytest.mark.rule(GAME, "7.1")
@pytest.mark.parametrize("pair", ["2010 2011", "2010 2013", "2010 2310", "2010"])
def test_units_adjacent_or_farther_apart_form_none(plain: Board, pair: str) -> None:
    assert form(plain, pair).bonds == ()


@pytest.mark.rule(GAME, "7.1", "D22")
@pytest.mark.parametrize(
    ("combat_units", "free_stacking", "capable"),
    [(0, 0, False), (0, 1, False), (0, 2, True), (1, 0, True), (1, 1, True), (2, 0, True)],
)
def test_who_forms_bonds(combat_units: int, free_stacking: int, capable: bool) -> None:
    assert is_bond_capable(combat_units, free_stacking) is capable


@pytest.mark.rule(GAME, "7.2")
def test_a_hex_bond_may_not_be_entered(plain: Board) -> None:
    bonds = form(plain, "2009 2011")
    grid = plain.grid
    assert "2010" not in moves(plain, "1910", bonds)
    middle = grid.index("2010")
    assert all(bonds.bars(around, middle) for around in grid.adjacent(middle))
    assert not any(bonds.bars(middle, around) for around in grid.adjacent(middle))


@pytest.mark.rule(GAME, "7.2")
def test_a_hexside_bond_may_not_be_crossed_either_way(plain: Board) -> None:
    bonds = form(plain, "1910 2110")
    assert "2009" not in moves(plain, "2010", bonds, budget=1)
    assert "2010" not in moves(plain, "2009", bonds, budget=1)
    # Both flanks may be entered from elsewhere.
    assert "2010" in moves(plain, "2011", bonds, budget=1)
    assert "2009" in moves(plain, "2008", bonds, budget=1)


@pytest.mark.rule(GAME, "7.2")
def test_an_advance_may_cross_into_the_vacated_hex_only(plain: Board) -> None:
    bonds = form(plain, "1910 2110 2112")
    here, vacated, other = plain.grid.indexes("2010", "2009", "2111")
    for_advance = bonds.closed_except_into(vacated)
    size = plain.grid.size
    assert bonds.bars(here, vacated)
    assert here * size + vacated not in for_advance
    assert vacated * size + here in for_advance
    assert here * size + other in for_advance


@pytest.mark.rule(GAME, "7.2")
def test_supply_is_not_traced_through_bonds(plain: Board) -> None:
    grid = plain.grid
    column = [f"20{row:02d}" for row in range(6, 15)]
    bonds = form(plain, " ".join(column[::2]))
    exits = plain.exits(lambda a, b: True)
    held = grid.bits(grid.indexes(*column[::2]))
    source = grid.bits([grid.index("1710")])
    free = flood(source, grid.all_bits & ~held, exits, grid.shifts)
    assert free >> grid.bit[grid.index("2310")] & 1
    shut = flood(source, grid.all_bits & ~held, bonds.open_exits(exits), grid.shifts)
    reached = {grid.names[hex][:2] for hex in grid.indices(shut)}
    assert reached == {"17", "18", "19"}


@pytest.mark.rule(GAME, "7.3", "V48")
def test_enemies_on_both_flanks_negate_a_hexside_bond(plain: Board) -> None:
    assert form(plain, "1910 2110", "2009 2010").bonds == ()
    assert form(plain, "1910 2110", "2010").bonds != ()
    assert form(plain, "1910 2110", "2009").bonds != ()


@pytest.mark.rule(GAME, "7.3", "V48")
def test_an_enemy_in_the_middle_negates_a_hex_bond(plain: Board) -> None:
    assert form(plain, "2009 2011", "2010").bonds == ()
    assert form(plain, "2009 2011", "1910 2110").bonds != ()


@pytest.mark.rule(GAME, "7.3", "V47")
def test_a_unit_moving_next_to_another_lets_it_out(plain: Board) -> None:
    """B in 2010 is held by the bond 1910-2110; A moves to 2009 and B may follow."""
    before = form(plain, "1910 2110", enemies="2010")
    assert "2009" not in moves(plain, "2010", before, budget=1)
    after = form(plain, "1910 2110", enemies="2010 2009")
    assert "2009" in moves(plain, "2010", after, budget=1)


@pytest.mark.rule(GAME, "7.2", "7.3")
def test_a_unit_ringed_by_bonds_cannot_move(plain: Board) -> None:
    """Three units around 2010 close its three vacant sides (the ring of unit D, chapter 27)."""
    bonds = form(plain, "2009 2111 1911", enemies="2010")
    grid = plain.grid
    held = bytearray(grid.size)
    for hex in grid.indexes("2009", "2111", "1911"):
        held[hex] = 1
    none = bytes(grid.size)
    edges = plain.edges(lambda a, b: (1, 0))
    start = grid.index("2010")
    assert reach(start, 6, edges, held, none, 0, 0, 0, bonds.closed)[0] == {start: 0}


@pytest.mark.rule(GAME, "7.4", "V48")
def test_crossing_bonds_both_stand(plain: Board) -> None:
    """1910-2110 lies across 2009-2010; 2008-2010 is a Hex Bond on 2009."""
    ours = form(plain, "1910 2110", enemies="2008 2010")
    theirs = form(plain, "2008 2010", enemies="1910 2110")
    assert ours.hexsides == {hexside(plain, "2009", "2010")}
    assert theirs.hexes == {plain.grid.index("2009")}
    assert "2009" not in moves(plain, "2010", ours, budget=1)
    assert "2009" not in moves(plain, "1910", theirs, budget=1)


MAJOR = "major-river"


@pytest.mark.rule(GAME, "7.6.1", "V49")
@pytest.mark.parametrize(
    ("rivers", "bonded"),
    [
        ([], True),
        ([("2009", "2010")], True),
        ([("2010", "2011")], True),
        ([("2009", "2010"), ("2010", "2011")], False),
    ],
)
def test_two_major_rivers_break_a_hex_bond(rivers: list[tuple[str, str]], bonded: bool) -> None:
    board = board_with(*((a, b, MAJOR) for a, b in rivers))
    assert bool(form(board, "2009 2011").bonds) is bonded


NORTH_ABOUT = [("1910", "2009"), ("2009", "2110")]
SOUTH_ABOUT = [("1910", "2010"), ("2010", "2110")]


@pytest.mark.rule(GAME, "7.6.1", "V49", "A-10")
@pytest.mark.parametrize(
    ("rivers", "enemies", "bonded"),
    [
        (NORTH_ABOUT, "", True),
        (SOUTH_ABOUT, "", True),
        ([*NORTH_ABOUT, *SOUTH_ABOUT], "", False),
        ([*NORTH_ABOUT, SOUTH_ABOUT[0]], "", True),
        ([*NORTH_ABOUT, SOUTH_ABOUT[0]], "2010", False),
        (NORTH_ABOUT, "2010", False),
        (NORTH_ABOUT, "2009", True),
        (SOUTH_ABOUT, "2009", False),
        ([NORTH_ABOUT[0], ("2009", "2010"), SOUTH_ABOUT[1]], "", True),
    ],
)
def test_a_hexside_bond_is_pushed_to_the_better_bank(
    rivers: list[tuple[str, str]], enemies: str, bonded: bool
) -> None:
    board = board_with(*((a, b, MAJOR) for a, b in rivers))
    assert bool(form(board, "1910 2110", enemies).bonds) is bonded


@pytest.mark.rule(GAME, "7.6.1", "V48")
def test_minor_rivers_break_nothing() -> None:
    board = board_with(
        ("2009", "2010", "minor-river"),
        ("2010", "2011", "minor-river"),
        *((a, b, "minor-river") for a, b in (*NORTH_ABOUT, *SOUTH_ABOUT)),
    )
    assert form(board, "2009 2011").hexes
    assert form(board, "1910 2110").hexsides


@pytest.mark.rule(GAME, "7.6.1")
def test_frozen_major_rivers_break_nothing() -> None:
    board = board_with(*((a, b, MAJOR) for a, b in (*NORTH_ABOUT, *SOUTH_ABOUT)))
    assert not form(board, "1910 2110").bonds
    assert form(board, "1910 2110", frozen=MAJOR).bonds


@pytest.mark.rule(GAME, "7.6.1")
@pytest.mark.parametrize("kind", ["volga", "impassable"])
def test_no_bond_through_the_volga_or_an_impassable_hexside(kind: str) -> None:
    assert not form(board_with(("2009", "2010", kind)), "2009 2011").bonds
    one_way_round = board_with(("1910", "2009", kind))
    assert form(one_way_round, "1910 2110").hexsides
    assert not form(one_way_round, "1910 2110", enemies="2010").bonds
    neither = board_with(("1910", "2009", kind), ("2110", "2010", kind))
    assert not form(neither, "1910 2110").bonds


def north_edge(board: Board) -> list[int]:
    """The hexsides of the north edge of the board."""
    grid = board.grid
    return [
        grid.hexside_towards(hex, direction)
        for hex in range(grid.size)
        if grid.names[hex].endswith("06")
        for direction in (5, 0, 1)
        if grid.neighbors[hex][direction] < 0
    ]


@pytest.mark.rule(GAME, "7.5", "V48")
def test_a_hexside_bond_with_a_friendly_entry_area(plain: Board) -> None:
    grid = plain.grid
    none = bytes(grid.size)
    with_edge = table_of(plain, north_edge(plain))
    # 1907 is a hex off the edge: beyond its neighbours 1906 and 2006 the Entry Area begins.
    bonds = with_edge.standing(grid.indexes("1907"), none)
    assert {bond.second for bond in bonds.bonds} == {ENTRY_AREA}
    assert hexside(plain, "1906", "2006") in bonds.hexsides
    assert bonds.hexes == frozenset()
    assert "2006" not in moves(plain, "1906", bonds, budget=1)
    # Farther from the edge there is none, and none with an edge that is not friendly.
    assert not with_edge.standing(grid.indexes("1909"), none).bonds
    assert not table_of(plain).standing(grid.indexes("1907"), none).bonds


@pytest.mark.rule(GAME, "7.5")
def test_no_hex_bond_with_an_entry_area(plain: Board) -> None:
    """Straight north of 2107 lies the edge hex 2106; a Hex Bond would close it."""
    grid = plain.grid
    table = table_of(plain, north_edge(plain))
    bonds = table.standing(grid.indexes("2107"), bytes(grid.size))
    assert bonds.hexsides
    assert bonds.hexes == frozenset()


@pytest.mark.rule(GAME, "7.3", "7.5")
def test_an_entry_area_bond_is_negated_like_any_other(plain: Board) -> None:
    grid = plain.grid
    table = table_of(plain, north_edge(plain))
    enemy = bytearray(grid.size)
    between = hexside(plain, "1906", "2006")
    for hex in grid.indexes("1906", "2006"):
        assert between in table.standing(grid.indexes("1907"), enemy).hexsides
        enemy[hex] = 1
    assert between not in table.standing(grid.indexes("1907"), enemy).hexsides


@pytest.mark.rule(GAME, "7.6.2", "V48")
def test_no_bond_with_coast_lake_or_volga() -> None:
    """A coast is a row of impassable hexsides; no unit beyond it, no bond."""
    coast = board_with(("1910", "2009", "impassable"), ("2009", "2010", "impassable"))
    assert form(coast, "1910").bonds == ()
    assert form(board_with(("2009", "2010", "volga")), "1910").bonds == ()


@pytest.mark.rule(GAME, "V34")
def test_entering_the_map_at_bonds(plain: Board) -> None:
    """Two Germans at the edge bar the way in between them; a Soviet edge bond traps one.

    2006 lies lower than 1906 and 2106, so that it has one hexside on the edge.
    """
    grid = plain.grid
    none = bytes(grid.size)
    between, beside = grid.indexes("2006", "1806")
    way_in = grid.hexside_towards(between, 0)
    germans = table_of(plain).standing(grid.indexes("1906", "2106"), none)
    assert germans.hexsides == {way_in}
    assert germans.bars_entry(between, way_in)
    assert not germans.bars_entry(beside, grid.hexside_towards(beside, 0))
    # The Soviet unit in 1907 is bonded with its friendly edge: the German in 1906 cannot pass.
    soviets = table_of(plain, north_edge(plain)).standing(grid.indexes("1907"), none)
    assert soviets.bars(grid.index("1906"), between)


@settings(max_examples=60, deadline=None)
@given(
    st.frozensets(st.integers(0, len(HEXES) - 1), max_size=25),
    st.frozensets(st.integers(0, len(HEXES) - 1), max_size=15),
)
def test_bonds_by_common_neighbours(friends: frozenset[int], enemies: frozenset[int]) -> None:
    """The table against the definition: distance 2, vacant space, one or two hexes between."""
    board = board_with()
    grid = board.grid
    enemies = enemies - friends
    field = bytearray(grid.size)
    for hex in enemies:
        field[hex] = 1
    hexes, hexsides, edge_bonds = set(), set(), 0
    for a in friends:
        for b in friends:
            if a >= b or grid.distance(a, b) != 2:
                continue
            between = set(grid.adjacent(a)) & set(grid.adjacent(b))
            (ax, ay), (bx, by) = grid.centers[a], grid.centers[b]
            in_line = (ax - bx) ** 2 + (ay - by) ** 2 > 3.5
            if not between or between <= enemies:
                continue
            if in_line:
                hexes |= between
            elif len(between) == 2:
                hexsides.add(grid.hexside(*between))
            else:
                edge_bonds += 1
    bonds = table_of(board).standing(friends, field)
    assert bonds.hexes == hexes
    inner = {side for side in bonds.hexsides if grid.beside(side)[1] >= 0}
    assert inner == hexsides
    assert len(bonds.hexsides - inner) == edge_bonds
    # No enemy stands where it may not be.
    assert not bonds.hexes & enemies
    # What is closed is what these hexes and hexsides close, and nothing else.
    size = grid.size
    into = {n * size + hex for hex in hexes for n in grid.adjacent(hex)}
    across = {a * size + b for side in inner for a, b in permutations(grid.beside(side))}
    assert bonds.closed == into | across
