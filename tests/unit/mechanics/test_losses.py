"""Step losses by the owner's choice."""

from __future__ import annotations

from hexside.engine import OFF_MAP, Unit
from hexside.mechanics.actions import Lose
from hexside.mechanics.losses import StepLosses
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


class Losses(StepLosses[TinyWork], frozen=True, tag="losses"):
    """A fortress marker takes losses by its levels; a headquarters leaves at once."""

    def steps(self, work: TinyWork, uid: str) -> int:
        if uid == "fortress":
            return int(work.data.levels)
        return super().steps(work, uid)

    def lose(self, work: TinyWork, uid: str) -> None:
        if uid == "fortress":
            work.data.levels -= 1
            return
        unit = work.units[uid]
        left = unit.steps - 1
        work.set_unit(uid, Unit(unit.hex, "", left) if left else Unit(OFF_MAP, "lost"))

    def leaves(self, work: TinyWork, uid: str) -> bool:
        return uid == "hq"


def losses(units: tuple[str, ...], count: int, levels: int = 0, **places: str) -> TinyWork:
    board = tiny_board()
    frame = Losses("axis", units, count)
    return tiny_work(Bottom(), frame, units=standing(board, **places), board=board, levels=levels)


def test_the_owner_chooses_step_by_step() -> None:
    work = losses(("a", "b"), 2, a="1323/2", b="1323/2")
    assert texts(work) == ["lose a", "lose b"]
    assert codes(work, Lose("c")) == ["not-in-this-combat"]
    play(work, Lose("a"))
    play(work, Lose("a"))
    assert work.units["a"].box == "lost"
    assert work.units["b"].steps == 2
    assert work.frame == Bottom()


def test_no_choice_is_not_asked_for() -> None:
    work = losses(("a", "b"), 3, a="1323", b="1323/2")
    assert {work.units[uid].box for uid in "ab"} == {"lost"}
    assert losses(("a",), 1, a="1323/2").units["a"].steps == 1
    assert losses(("a", "b"), 0, a="1323", b="1323").frame == Bottom()


def test_markers_can_take_losses_and_some_units_leave() -> None:
    work = losses(("a", "fortress"), 2, levels=2, a="1323")
    assert texts(work) == ["lose a", "lose fortress"]
    play(work, Lose("fortress"))
    play(work, Lose("fortress"))
    assert (work.data.levels, work.units["a"].steps) == (0, 1)
    work = losses(("a", "hq", "b"), 2, a="1323/2", b="1323/2", hq="1323/2")
    play(work, Lose("hq"))
    assert texts(work) == ["lose a", "lose b"]
