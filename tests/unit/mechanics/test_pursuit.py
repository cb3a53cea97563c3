"""Pursuit: the limit depends on the unit and on the first hex, which a game works out."""

from __future__ import annotations

from typing import Any

from hexside.board import Board
from hexside.engine import Reason, Unit
from hexside.mechanics.actions import DONE, Pursue
from hexside.mechanics.pursuit import PursuitOfAll, pursuit_paths
from tests.unit.mechanics.tiny import (
    Bottom,
    TinyWork,
    codes,
    play,
    standing,
    texts,
    tiny_board,
    tiny_work,
    top,
)


def limit_by_first_hex(board: Board, origin: int, first: int, mechanised: int) -> int:
    """A Victory Awaits 10.7: two hexes unless the first is difficult or across a river."""
    difficult = board.terrain[first] in {"forest", "swamp"} or board.place_at(first)
    across = {"minor-river", "major-river"} & board.side(origin, first)
    return 1 if difficult or across else mechanised


def paths(board: Board, origin: str, first: str, *, closed: tuple[str, ...] = ()) -> set[str]:
    grid = board.grid
    start, target = grid.indexes(origin, first)
    shut = set(grid.indexes(*closed))
    found = pursuit_paths(
        target,
        limit_by_first_hex(board, start, target, 2),
        grid.adjacent,
        lambda a, b: b not in shut and "major-river" not in board.side(a, b),
        lambda hex: hex != start,
    )
    return {" ".join(grid.names[hex] for hex in path) for path in found}


def test_the_first_hex_decides_how_far() -> None:
    assert "1324 1325" in paths(tiny_board(), "1323", "1324")
    assert paths(tiny_board(terrain={"1324": "forest"}), "1323", "1324") == {"1324"}
    river = tiny_board(sides=[("1323", "1324", "minor-river")])
    assert paths(river, "1323", "1324") == {"1324"}
    town = tiny_board(places=[("orel", "1324", "town", {"en": "Orel"})])
    assert paths(town, "1323", "1324") == {"1324"}


def test_the_second_hex_obeys_its_own_tests() -> None:
    board = tiny_board(sides=[("1324", "1325", "major-river"), ("1324", "1424", "minor-river")])
    found = paths(board, "1323", "1324", closed=("1224",))
    assert "1324 1325" not in found
    assert "1324 1424" in found
    assert "1324 1224" not in found
    # The hex that the unit came from has no room here, the vacated hex has.
    assert "1324" in found
    assert "1324 1323" not in found


def test_a_full_hex_may_be_passed_through() -> None:
    grid = tiny_board().grid
    target = grid.index("1324")
    found = pursuit_paths(target, 2, grid.adjacent, lambda a, b: True, lambda hex: hex != target)
    assert (target,) not in found
    assert len(found) == 6
    assert pursuit_paths(target, 0, grid.adjacent, lambda a, b: True, lambda hex: True) == []


class Pursuit(PursuitOfAll[TinyWork], frozen=True, tag="pursuit"):
    """Each attacker may take the vacated hex while there is room."""

    def paths(self, work: TinyWork, uid: str) -> list[tuple[int, ...]]:
        held = sum(unit.hex == self.target for unit in work.units.values())
        return [(self.target,)] if held < 2 else []

    def not_this_way(self, work: TinyWork, action: Pursue) -> list[Reason]:
        return [Reason("not-this-way")]

    def move(self, work: TinyWork, uid: str, path: tuple[int, ...]) -> None:
        unit: Any = work.units[uid]
        work.set_unit(uid, Unit(path[-1], "", unit.steps))


def test_units_pursue_one_by_one() -> None:
    board = tiny_board()
    units = standing(board, a="1323", b="1323", c="1224")
    frame = Pursuit("axis", board.grid.index("1324"), ("a", "b", "c"))
    work = tiny_work(Bottom(), frame, units=units, board=board)
    assert texts(work) == ["done", "pursue a 1324", "pursue b 1324", "pursue c 1324"]
    play(work, Pursue("c", ("1324",)))
    assert top(work) == Pursuit(
        "axis", board.grid.index("1324"), ("a", "b"), (("c", board.grid.index("1224")),)
    )
    assert codes(work, Pursue("c", ("1324",))) == ["not-this-way"]
    play(work, Pursue("a", ("1324",)))
    # No room is left: the pursuit ends by itself.
    assert top(work) == Bottom()
    again = tiny_work(Bottom(), frame, units=units, board=board)
    play(again, DONE)
    assert top(again) == Bottom()
