"""An action for each hex of an area: counted at once, found by its place, made when looked at."""

from __future__ import annotations

from functools import partial
from typing import Any

import pytest

from hexside.board import Grid
from hexside.mechanics.actions import Attack
from hexside.mechanics.each_hex import EachHex
from tests.unit.mechanics.tiny import tiny_board

GRID: Grid = tiny_board().grid
HEXES = GRID.indexes("1121", "1323", "1425", "1628")


def made_of(hexes: tuple[int, ...]) -> EachHex:
    return EachHex(GRID, GRID.bits(hexes), Attack)


def test_it_counts_and_finds_without_making_all() -> None:
    found = made_of(HEXES)
    names = [GRID.names[hex] for hex in GRID.indices(GRID.bits(HEXES))]
    assert len(found) == 4
    assert [found[place] for place in range(4)] == [Attack(name) for name in names]
    assert list(found) == [Attack(name) for name in names]
    assert found[1] is found.all()[1]
    assert not made_of(())


def test_what_it_contains() -> None:
    found = made_of(HEXES)
    assert Attack("1121") in found
    assert Attack("1122") not in found
    assert Attack("9999") not in found
    something: Any = "1121"
    assert something not in found


def test_a_table_of_all_hexes_is_used_where_all_are_wanted() -> None:
    asked = []

    def table() -> list[Attack]:
        asked.append(1)
        return GRID.by_bit(map(Attack, GRID.names), Attack(""))

    found = EachHex(GRID, GRID.bits(HEXES), partial(Attack), table)
    assert found[0] in made_of(HEXES)
    assert not asked
    assert list(found) == list(made_of(HEXES))
    assert list(found) == list(found)
    assert len(asked) == 1


@pytest.mark.parametrize("place", [4, -5])
def test_beyond_its_end_is_an_error(place: int) -> None:
    with pytest.raises(IndexError):
        made_of(HEXES)[place]
