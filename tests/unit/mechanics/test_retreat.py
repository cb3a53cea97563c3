"""Retreats: the order of preferences is handed in, and so is what is forbidden."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

from hexside.board import Board
from hexside.engine import OFF_MAP, Reason, Unit
from hexside.mechanics.actions import Retreat
from hexside.mechanics.retreat import (
    Judged,
    Path,
    RetreatOfAll,
    RetreatRules,
    paths_to_room,
    retreat_paths,
)
from tests.unit.mechanics.tiny import (
    Bottom,
    TinyWork,
    codes,
    play,
    standing,
    texts,
    tiny_board,
    tiny_work,
)

START = "1323"


def rules_of(
    board: Board,
    *,
    closed: Iterable[str] = (),
    zones: Iterable[str] = (),
    full: Iterable[str] = (),
    rank: Callable[[Judged], tuple[Any, ...]],
    first_only: Callable[[int, int], bool] = lambda a, b: False,
    goes_on: Callable[[int], bool] = lambda end: True,
) -> RetreatRules:
    """A unit in 1323; ``first_only(a, b)`` are hexsides that only the first step may cross."""
    grid = board.grid
    start = grid.index(START)
    shut, dear, crowded = (set(grid.indexes(*names)) for names in (closed, zones, full))

    def steps(path: tuple[int, ...]) -> list[int]:
        here = path[-1] if path else start
        return [
            there
            for there in grid.adjacent(here)
            if there not in shut and not (path and first_only(here, there))
        ]

    return RetreatRules(
        start,
        steps,
        lambda hex: int(hex in dear),
        lambda hex: hex not in crowded,
        grid.distance,
        rank,
        goes_on,
    )


def supply_before_stacking(board: Board, source: str) -> Callable[[Judged], tuple[Any, ...]]:
    """Traces of War 10.4: losses, full distance, nearer to supply, then stacking."""
    grid = board.grid
    home = grid.index(source)
    return lambda way: (
        way.lost,
        way.losses,
        way.near,
        grid.distance(way.end, home),
        way.crowded,
    )


def stacking_before_supply(board: Board, source: str) -> Callable[[Judged], tuple[Any, ...]]:
    """A Victory Awaits V33: losses, no overstacking, full distance, then the shortest LOC."""
    grid = board.grid
    home = grid.index(source)
    return lambda way: (
        way.lost,
        way.losses,
        way.crowded,
        way.near,
        grid.distance(way.end, home),
    )


def ends(board: Board, paths: list[Path]) -> list[str]:
    return sorted({board.grid.names[path.hexes[-1]] for path in paths})


def test_the_way_nearest_to_supply() -> None:
    board = tiny_board()
    rank = supply_before_stacking(board, "1328")
    assert ends(board, retreat_paths(rules_of(board, rank=rank), 1)) == ["1324"]
    assert ends(board, retreat_paths(rules_of(board, rank=rank), 2)) == ["1325"]


def test_losses_come_before_everything() -> None:
    board = tiny_board()
    rank = supply_before_stacking(board, "1328")
    paths = retreat_paths(rules_of(board, zones=["1324"], rank=rank), 1)
    assert "1324" not in ends(board, paths)
    assert all(path.losses == 0 for path in paths)
    everywhere = [board.grid.names[hex] for hex in board.grid.adjacent(board.grid.index(START))]
    paths = retreat_paths(rules_of(board, zones=everywhere, rank=rank), 1)
    assert [path.losses for path in paths] == [1]
    assert ends(board, paths) == ["1324"]


def test_the_order_of_stacking_and_supply_is_the_games() -> None:
    board = tiny_board()
    by_supply = rules_of(board, full=["1324"], rank=supply_before_stacking(board, "1328"))
    # The full hex is nearest to supply: the unit goes there and one hex on.
    assert [len(path.hexes) for path in retreat_paths(by_supply, 1)] == [2]
    assert ends(board, retreat_paths(by_supply, 1)) == ["1325"]
    by_room = rules_of(board, full=["1324"], rank=stacking_before_supply(board, "1328"))
    # V33 (3): a hex with room comes before the shorter line, so nothing goes on.
    assert {len(path.hexes) for path in retreat_paths(by_room, 1)} == {1}
    assert "1324" not in ends(board, retreat_paths(by_room, 1))


def test_going_on_when_every_hex_is_full() -> None:
    board = tiny_board()
    around = [board.grid.names[hex] for hex in board.grid.adjacent(board.grid.index(START))]
    rules = rules_of(board, full=around, rank=stacking_before_supply(board, "1328"))
    assert [len(path.hexes) for path in retreat_paths(rules, 1)] == [2]
    stays = rules_of(
        board,
        full=around,
        rank=stacking_before_supply(board, "1328"),
        goes_on=lambda end: False,
    )
    # A headquarters may end in a full hex: the game deals with it afterwards.
    assert ends(board, retreat_paths(stays, 1)) == ["1324"]


def test_ways_to_room_are_compared_where_they_end() -> None:
    board = tiny_board()
    grid = board.grid
    around = [grid.names[hex] for hex in grid.adjacent(grid.index(START))]
    beyond = [grid.names[hex] for hex in grid.adjacent(grid.index("1324"))]
    rank = stacking_before_supply(board, "1328")
    # The full hex nearest to supply has no room beyond it, so the unit goes on elsewhere.
    rules = rules_of(board, full=[*around, *beyond], rank=rank)
    assert {len(path.hexes) for path in paths_to_room(rules, 1)} == {2}
    assert all(path.hexes[0] != grid.index("1324") for path in paths_to_room(rules, 1))
    # A step lost is worse than any number of further hexes.
    free = set(grid.names) - {*around, *beyond, "1326", START}
    dear = rules_of(board, full=[*around, *beyond], zones=free, rank=rank)
    assert ends(board, paths_to_room(dear, 1)) == ["1326"]
    assert paths_to_room(rules_of(board, full=grid.names, rank=rank), 1) == []


def test_a_hexside_that_only_the_first_hex_may_lie_across() -> None:
    board = tiny_board(
        sides=[("1323", "1324", "major-river"), ("1324", "1325", "major-river")],
    )
    rank = supply_before_stacking(board, "1328")
    rules = rules_of(board, rank=rank, first_only=lambda a, b: "major-river" in board.side(a, b))
    assert ends(board, retreat_paths(rules, 1)) == ["1324"]
    across = board.grid.indexes("1324", "1325")
    assert all(path.hexes != tuple(across) for path in retreat_paths(rules, 2))


def test_no_way_out() -> None:
    board = tiny_board()
    around = [board.grid.names[hex] for hex in board.grid.adjacent(board.grid.index(START))]
    rank = stacking_before_supply(board, "1328")
    assert retreat_paths(rules_of(board, closed=around, rank=rank), 1) == []
    # One hex is open but full, and nothing lies behind it.
    trapped = rules_of(
        tiny_board(),
        closed=[n for n in around if n != "1324"] + ["1325", "1224", "1225", "1424", "1425"],
        full=["1324"],
        rank=rank,
    )
    assert retreat_paths(trapped, 1) == []


class Withdrawal(RetreatOfAll[TinyWork], frozen=True, tag="withdrawal"):
    """Units retreat eastwards."""

    def seats(self, work: TinyWork) -> tuple[str, ...]:
        return ("axis",)

    def paths(self, work: TinyWork, uid: str) -> list[Path]:
        found: list[Path] = work.data.paths[uid]
        return found

    def lost(self, work: TinyWork, uid: str) -> None:
        work.set_unit(uid, Unit(OFF_MAP, "lost"))

    def walk(self, work: TinyWork, uid: str, path: Path) -> None:
        unit = work.units[uid]
        work.set_unit(uid, Unit(path.hexes[-1], "", unit.steps - path.losses))

    def not_this_way(self, work: TinyWork, action: Retreat) -> list[Reason]:
        return [Reason("not-this-way")]


def test_the_owner_retreats_a_stack_in_his_order() -> None:
    board = tiny_board()
    start, east, south = board.grid.indexes("1323", "1324", "1224")
    units = standing(board, a="1323", b="1323/2", c="1323")
    paths = {
        "a": [Path((east,), 0), Path((south,), 0)],
        "b": [Path((east,), 1)],
        "c": [Path((east,), 1)],
    }
    frame = Withdrawal(start, ("a", "b", "c"), 1)
    work = tiny_work(Bottom(), frame, units=units, board=board, paths=paths)
    # Every way of c costs all that it has.
    assert work.units["c"].box == "lost"
    assert texts(work) == ["retreat a 1324", "retreat a 1224", "retreat b 1324"]
    assert codes(work, Retreat("b", ("1224",))) == ["not-this-way"]
    play(work, Retreat("a", ("1224",)))
    # The last one has a single way and takes it.
    assert work.units["b"] == Unit(east, "", 1)
    assert work.frame == Bottom()
