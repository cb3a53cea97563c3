"""A combat from the die to the pursuit, without anything before the roll."""

from __future__ import annotations

from typing import Any

import pytest

from hexside.engine import OFF_MAP, Frame, Unit, Wait
from hexside.mechanics.battle import CombatResolution
from hexside.mechanics.combat_table import CombatTable, Outcome, without_retreat
from tests.unit.mechanics.tiny import Bottom, TinyWork, standing, tiny_board, tiny_work, top

TABLE = CombatTable((1.0, 2.0), ("1-1", "2-1"), (("A1", "R"), ("--", "1RR")))


class Note(Frame[Any], frozen=True, tag="note"):
    """Notes what happened; a retreat or a loss empties the hex."""

    what: str
    units: tuple[str, ...]
    number: int = 0

    def run(self, work: Any) -> Wait:
        work.pop()
        work.data.notes.append((self.what, self.units, self.number))
        if self.what == "retreat":
            for uid in self.units:
                work.set_unit(uid, Unit(OFF_MAP, "away"))
        return Wait.NOTHING


class Battle(CombatResolution[TinyWork], frozen=True, tag="battle"):
    """Soviet units in a fortress hold it."""

    def table(self, work: TinyWork) -> CombatTable:
        return TABLE

    def applied(self, work: TinyWork, outcome: Outcome) -> Outcome:
        return without_retreat(outcome) if work.data.fortress else outcome

    def defenders(self, work: TinyWork) -> tuple[str, ...]:
        return tuple(uid for uid, unit in work.units.items() if unit.hex == self.target)

    def attackers_lose(self, work: TinyWork, steps: int) -> Frame[TinyWork]:
        return Note("attackers", self.attackers, steps)

    def defenders_lose(self, work: TinyWork, steps: int) -> Frame[TinyWork]:
        return Note("defenders", self.defenders(work), steps)

    def withdrawal(self, work: TinyWork, units: tuple[str, ...]) -> Frame[TinyWork]:
        return Note("retreat", units, self.retreat)

    def pursuit(self, work: TinyWork, units: tuple[str, ...]) -> Frame[TinyWork]:
        return Note("pursuit", units)


@pytest.mark.parametrize(
    ("column", "die", "fortress", "expected"),
    [
        (0, 1, False, [("attackers", ("a",), 1)]),
        (0, 2, False, []),
        (1, 1, False, [("retreat", ("s",), 1), ("pursuit", ("a",), 0)]),
        (
            1,
            2,
            False,
            [("defenders", ("s",), 1), ("retreat", ("s",), 2), ("pursuit", ("a",), 0)],
        ),
        # A hex that is held: 1RR means three steps and no one moves.
        (1, 2, True, [("defenders", ("s",), 3)]),
    ],
)
def test_the_steps_of_a_combat(
    column: int, die: int, fortress: bool, expected: list[tuple[str, tuple[str, ...], int]]
) -> None:
    board = tiny_board()
    units = standing(board, a="1323", s="1324")
    frame = Battle("axis", board.grid.index("1324"), ("a",), column)
    work = tiny_work(
        Bottom(), frame, units=units, board=board, dice=(die,), fortress=fortress, notes=[]
    )
    assert work.data.notes == expected
    assert top(work) == Bottom()
    assert work.events[0].arguments["result"] == TABLE.result(column, die)
    assert work.binding
