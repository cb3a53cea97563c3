"""Movement and combat segments, and the ranges that are kept for them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar

import pytest

from hexside.board import Board
from hexside.engine import Frame, Reason, Unit, Wait
from hexside.mechanics import kept_ranges
from hexside.mechanics.actions import (
    CANCEL,
    DONE,
    RESOLVE,
    Add,
    Attack,
    Drop,
    Move,
    Strategic,
    Walking,
)
from hexside.mechanics.attacks import Assault, CombatSegment, attackers_by_target
from hexside.mechanics.field import Field
from hexside.mechanics.kept_ranges import MAX_VARIANTS, KeptRanges, Options, Prospects, Range
from hexside.mechanics.movement import NO_ZONES, ZoneCosts, search, whole_moves
from hexside.mechanics.movement_segment import NORMAL, STRATEGIC, MovementSegment
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
    top,
)

COSTS = ZoneCosts(4, 4)


def field_of(board: Board, units: Mapping[str, Unit]) -> Field:
    """Units whose id begins with ``s`` are Soviet."""
    spots = ((uid, int(uid[0] == "s"), u.hex) for uid, u in units.items() if u.hex >= 0)
    return Field.of(board.grid, board.projections(everywhere), spots)


def range_of(work: TinyWork, start: int, mode: str, budget: int) -> Range:
    board = work.rules.board
    field = field_of(board, work.units)
    kind = Move if mode == NORMAL else Strategic

    def step(a: int, b: int) -> tuple[int, int] | None:
        if mode == NORMAL:
            return 2, 0
        return (1, 0) if "road" in board.link(a, b) else None

    edges = board.edges(step)
    zones = COSTS if mode == NORMAL else NO_ZONES
    costs, before = search(start, budget, edges, field.occupied[1], field.zoc[1], zones)
    tails = tuple((name,) for name in board.grid.names)
    return Range(mode, kind, tails, start, costs, before)


class Movement(MovementSegment[TinyWork], frozen=True, tag="movement"):
    """Two points each, a hex a point; one combat unit in a hex."""

    mode_sections: ClassVar[Mapping[str, str]] = {NORMAL: "9.2", STRATEGIC: "9.3"}

    def prospects(self, work: TinyWork, uid: str) -> Prospects:
        unit = work.units[uid]
        areas = [range_of(work, unit.hex, mode, 4) for mode in (NORMAL, STRATEGIC)]
        return Prospects(unit, tuple(area.options(uid) for area in areas if area.costs))

    def onward(self, work: TinyWork) -> Options | None:
        area = range_of(work, work.units[self.mover].hex, self.mode, self.left)
        return area.options(self.mover) if area.costs else None

    def full_hexes(self, work: TinyWork, uid: str) -> frozenset[int]:
        return frozenset(unit.hex for unit in work.units.values())

    def stacking_kinds(self, work: TinyWork) -> Mapping[str, str]:
        return dict.fromkeys(work.units, "unit")

    def allowance(self, work: TinyWork, uid: str) -> int:
        return 4

    def cannot_walk(self, work: TinyWork, action: Walking, budget: int, legs: int) -> list[Reason]:
        return [Reason("cannot-walk", "", {"left": budget, "legs": legs})]

    def may_not_move(self, work: TinyWork, seat: str, uid: str) -> Reason:
        return Reason("may-not-move")

    def go(self, work: TinyWork, uid: str, path: tuple[int, ...]) -> None:
        work.set_unit(uid, Unit(path[-1], "", work.units[uid].steps))


def moving(**places: str) -> TinyWork:
    board = tiny_board(links=[("road", ["1121", "1122", "1123", "1124", "1125"])])
    units = standing(board, **places)
    own = tuple(uid for uid in units if uid[0] != "s")
    return tiny_work(Bottom(), Movement("axis", own), units=units, board=board)


def test_a_move_may_go_through_hexes_where_it_may_not_end() -> None:
    names = tuple((str(number),) for number in range(3))
    area = Range(NORMAL, Move, names, 0, {0: 0, 1: 2, 2: 4}, {1: 0, 2: 1}, through=frozenset({1}))
    assert [move.text() for move in area.options("a").outside(frozenset())] == ["move a 1 2"]
    assert area.options("a").cost(1, Move("a", ("1",))) is None


@pytest.mark.parametrize("full", [(), (2,), (1, 4), (2, 3, 4), (1, 2, 3, 4, 9)])
def test_moves_are_counted_before_they_are_made(full: tuple[int, ...]) -> None:
    names = tuple((str(number),) for number in range(10))
    costs, before = {0: 0, 1: 2, 2: 4, 3: 4, 4: 6}, {1: 0, 2: 1, 3: 1, 4: 3}
    area = Range(NORMAL, Move, names, 0, costs, before, (2, 3), 8, frozenset({1}))
    ends = [2, 3, 4, 2, 3]
    wanted = [hex for hex in ends if hex not in full]
    moves = area.options("a").outside(frozenset(full))
    assert moves.size == len(moves) == len(wanted)
    one_by_one = [moves[place] for place in range(len(moves))]
    assert [int(move.text().split()[-1]) for move in one_by_one] == wanted
    assert list(moves) == one_by_one
    found = Prospects(Unit(0), (area.options("a"),))
    assert found.outside(frozenset(full)) == ((moves,) if wanted else ())
    assert found.sizes == ((len(wanted),) if wanted else ())


def test_a_move_is_walked_in_legs_until_another_unit_moves() -> None:
    work = moving(a="1323", b="1521")
    assert "move a 1324" in texts(work)
    assert codes(work, Move("a", ("1325",))) == ["cannot-walk"]
    assert codes(work, Move("x", ("1325",))) == ["may-not-move"]
    told = play(work, Move("a", ("1324",)))
    assert told[0].arguments["cost"] == 1
    assert top(work) == Movement("axis", ("b",), "a", NORMAL, 2)
    assert "move a 1325" in texts(work)
    play(work, Move("b", ("1522",)))
    assert not any(text.startswith("move a") for text in texts(work))
    play(work, DONE)
    assert top(work) == Bottom()


def test_zones_cost_and_stop_strategic_movement() -> None:
    work = moving(a="1121")
    assert "strategic a 1122 1123 1124 1125" in texts(work)
    choices = work.frame.choices(work, "axis")
    assert choices["strategic"]["a"]["1125"]["cost"] == 2
    blocked = moving(a="1121", s1="1224")
    assert "strategic a 1122" in texts(blocked)
    assert not any(text.endswith("1124") for text in texts(blocked))
    # Out of one zone into another: 2 + 2 on top of the hex, more than the unit has.
    stuck = moving(a="1323", s1="1324")
    assert stuck.frame == Bottom()


def test_whole_moves_are_added_to_a_range() -> None:
    costs, before = {1: 0, 2: 2}, {2: 1}
    assert whole_moves(1, 8, (2, 3), costs, before) == (2,)
    assert costs == {1: 0, 2: 2, 3: 8}
    assert before == {2: 1, 3: 1}


def test_ranges_are_kept_for_the_same_enemy_nearby() -> None:
    work = moving(a="1323")
    grid = work.rules.board.grid
    start = grid.index("1323")
    kept = KeptRanges(grid)
    found = range_of(work, start, NORMAL, 4)
    kept.keep("a", 0, 0, found)
    assert kept.find("a", 0, 0) is found
    assert kept.find("b", 0, 0) is None
    # An enemy far away changes nothing, one nearby does.
    assert kept.find("a", 0, 1 << grid.bit[grid.index("1628")]) is found
    near = 1 << grid.bit[grid.index("1324")]
    assert kept.find("a", near, near) is None
    for number in range(MAX_VARIANTS):
        kept.keep("a", near, near << number, found)
    assert kept.find("a", 0, 0) is None
    kept.clear()
    assert kept.find("a", near, near) is None


def test_the_oldest_ranges_are_forgotten_first(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(kept_ranges, "MOST_KEYS", 3)
    work = moving(a="1323")
    grid = work.rules.board.grid
    kept = KeptRanges(grid)
    found = range_of(work, grid.index("1323"), NORMAL, 4)
    for key in range(5):
        kept.keep(key, 0, 0, found)
    assert [kept.find(key, 0, 0) for key in range(5)] == [None, None, found, found, found]


class Fight(Frame[Any], frozen=True, tag="fight"):
    """Notes who fought."""

    target: int
    units: tuple[str, ...]

    def run(self, work: Any) -> Wait:
        work.pop()
        work.data.fights.append((work.rules.board.grid.names[self.target], self.units))
        return Wait.NOTHING


class Combat(CombatSegment[TinyWork], frozen=True, tag="combat"):
    """As many attackers as defenders are enough."""

    def next_to_enemies(self, work: TinyWork) -> dict[int, tuple[str, ...]]:
        board = work.rules.board
        field = field_of(board, work.units)
        around = board.projections(everywhere)
        return attackers_by_target(work.units, self.units, field.occupied[1], field.zoc[1], around)

    def enemy_at(self, work: TinyWork, hex: int) -> bool:
        return any(unit.hex == hex and uid[0] == "s" for uid, unit in work.units.items())

    def is_possible(self, work: TinyWork, hex: int, units: tuple[str, ...]) -> bool:
        return len(units) >= sum(unit.hex == hex for unit in work.units.values())

    def too_weak(self, work: TinyWork, hex: int, units: tuple[str, ...]) -> Reason:
        return Reason("too-weak")

    def forecast(self, work: TinyWork, hex: int, units: tuple[str, ...]) -> dict[str, Any]:
        return {"count": len(units)}

    def assault(self, work: TinyWork, hex: int, units: tuple[str, ...]) -> Frame[TinyWork]:
        return Declared(self.seat, hex, units)


class Declared(Assault[TinyWork], frozen=True, tag="declared"):
    """Names the attackers."""

    def segment(self) -> Combat:
        return Combat(self.seat, self.eligible)

    def may_not_attack(self, work: TinyWork, seat: str, uid: str) -> Reason:
        return Reason("may-not-attack")

    def battle(self, work: TinyWork) -> Frame[TinyWork]:
        return Fight(self.target, self.attackers)


def test_each_unit_and_each_hex_fights_once() -> None:
    board = tiny_board()
    units = standing(board, a="1323", b="1323", c="1325", s1="1324", s2="1324", s3="1326")
    frame = Combat("axis", ("a", "b", "c"))
    work = tiny_work(Bottom(), frame, units=units, board=board, fights=[])
    assert texts(work) == ["done", "attack 1324", "attack 1326"]
    assert codes(work, Attack("1322")) == ["no-enemy-there"]
    assert codes(work, Attack("9999")) == ["unknown-hex"]
    play(work, Attack("1324"))
    assert texts(work) == ["add a", "add b", "add c", "cancel"]
    assert codes(work, RESOLVE) == ["no-attackers-named"]
    play(work, Add("a"))
    assert codes(work, RESOLVE) == ["too-weak"]
    assert codes(work, Add("a")) == ["already-attacking"]
    assert codes(work, Add("x")) == ["may-not-attack"]
    assert codes(work, Drop("b")) == ["not-attacking"]
    # Stacked units may split, and units from several hexes combine.
    play(work, Add("c"))
    play(work, RESOLVE)
    assert work.data.fights == [("1324", ("a", "c"))]
    # One unit is left, and only next to a hex that has been attacked.
    assert top(work) == Bottom()


def test_an_attack_may_be_withdrawn() -> None:
    board = tiny_board()
    units = standing(board, a="1323", s1="1324")
    work = tiny_work(Bottom(), Combat("axis", ("a",)), units=units, board=board, fights=[])
    play(work, Attack("1324"))
    play(work, CANCEL)
    assert texts(work) == ["done", "attack 1324"]
    play(work, DONE)
    assert work.data.fights == []
