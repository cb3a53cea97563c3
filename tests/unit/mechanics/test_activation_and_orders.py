"""Who is in command, the order of segments, and orders to single units."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar

from hexside.engine import Frame, Reason, Wait
from hexside.mechanics.actions import DONE, Join, Mode, Name
from hexside.mechanics.chit_pull.activation import Activation, command_area, in_command
from hexside.mechanics.chit_pull.orders import UnitOrder
from tests.unit.mechanics.tiny import (
    Bottom,
    TinyWork,
    codes,
    everywhere,
    play,
    standing,
    texts,
    tiny_board,
    tiny_work,
)


class Segment(Frame[Any], frozen=True, tag="segment"):
    """Notes that it was played."""

    name: str
    units: tuple[str, ...]

    def run(self, work: Any) -> Wait:
        work.pop()
        work.data.played.append((self.name, self.units))
        return Wait.NOTHING


class FixedOrder(Activation[TinyWork], frozen=True, tag="fixed-order"):
    """Movement, then combat: nothing to choose."""

    modes: ClassVar[Mapping[str, tuple[str, ...]]] = {"move-combat": ("move", "combat")}

    def segment(self, work: TinyWork, name: str, units: tuple[str, ...]) -> Frame[TinyWork]:
        return Segment(name, units)

    def cannot_join(self, work: TinyWork, hq: str) -> Reason:
        return Reason("cannot-join")


class FreeOrder(FixedOrder, frozen=True, tag="free-order"):
    """Either order, as the player likes."""

    modes: ClassVar[Mapping[str, tuple[str, ...]]] = {
        "move-combat": ("move", "combat"),
        "combat-move": ("combat", "move"),
    }


def test_command_range_stops_at_blocked_hexsides_and_asks_the_filter() -> None:
    board = tiny_board(sides=[("1323", "1324", "blocked")])
    units = standing(board, hq="1323", near="1324", far="1327", ally="1322", other="1322")
    open_exits = board.exits(lambda a, b: "blocked" not in board.side(a, b))
    grid = board.grid
    area = command_area(grid, grid.index("1323"), 1, open_exits)
    assert not area >> grid.bit[grid.index("1324")] & 1
    wide = command_area(grid, grid.index("1323"), 4, board.exits(everywhere))
    german = {"near": "german", "far": "german", "ally": "romanian", "other": "german"}
    found = in_command(grid, units, wide, lambda uid: german.get(uid) == "german")
    assert found == ["near", "far", "other"]
    assert in_command(grid, units, area, lambda uid: uid != "hq") == ["ally", "other"]


def test_a_fixed_order_of_segments_is_not_asked_for() -> None:
    board = tiny_board()
    units = standing(board, hq="1323", a="1324")
    work = tiny_work(Bottom(), FixedOrder("axis", ("hq", "a")), units=units, board=board, played=[])
    assert work.data.played == [("move", ("hq", "a")), ("combat", ("hq", "a"))]
    assert work.frame == Bottom()


def test_a_free_order_and_a_headquarters_that_joins() -> None:
    board = tiny_board()
    units = standing(board, hq="1323", a="1324", two="1325")
    frame = FreeOrder("axis", ("hq", "a"), ("two",), 1)
    work = tiny_work(Bottom(), frame, units=units, board=board, played=[])
    assert texts(work) == ["mode move-combat", "mode combat-move", "join two"]
    assert codes(work, Join("a")) == ["cannot-join"]
    assert codes(work, Mode("rest")) == ["unknown-mode"]
    play(work, Join("two"))
    assert texts(work) == ["mode move-combat", "mode combat-move"]
    play(work, Mode("combat-move"))
    everyone = ("hq", "a", "two")
    assert work.data.played == [("combat", everyone), ("move", everyone)]


class Reserve(UnitOrder[TinyWork], frozen=True, tag="reserve"):
    """As many units as the die says."""

    def limit(self, work: TinyWork) -> int:
        return int(work.data.rolled)

    def may_obey(self, work: TinyWork, uid: str) -> bool:
        return uid.startswith("g")

    def cannot_obey(self, work: TinyWork, seat: str, uid: str) -> Reason:
        return Reason("cannot-obey")

    def seats(self, work: TinyWork) -> tuple[str, ...]:
        return ("axis",)

    def begin(self, work: TinyWork) -> None:
        work.replace(Segment("order", self.units))


def test_units_are_named_up_to_a_number() -> None:
    board = tiny_board()
    units = standing(board, g1="1323", g2="1324", g3="1325", s1="1326")
    work = tiny_work(Bottom(), Reserve(), units=units, board=board, rolled=2, played=[])
    assert texts(work) == ["done", "name g1", "name g2", "name g3"]
    assert codes(work, Name("s1")) == ["cannot-obey"]
    play(work, Name("g2"))
    assert codes(work, Name("g2")) == ["already-named"]
    play(work, Name("g1"))
    assert work.data.played == [("order", ("g2", "g1"))]


def test_fewer_units_than_allowed_may_be_named() -> None:
    board = tiny_board()
    units = standing(board, g1="1323")
    work = tiny_work(Bottom(), Reserve(), units=units, board=board, rolled=5, played=[])
    play(work, Name("g1"))
    play(work, DONE)
    assert work.data.played == [("order", ("g1",))]
