"""Agendas that a position text writes out: what the rules cannot work with is refused."""

from __future__ import annotations

from typing import Any

import pytest

from hexside.engine.agenda import NotTaken
from hexside.engine.positions import PositionError
from hexside.games.stalingrad42.actions import DONE, Eliminate
from hexside.games.stalingrad42.combat.losses import Losses
from hexside.games.stalingrad42.movement.movement_phase import Movement
from hexside.games.stalingrad42.work import S42Work
from tests.rulebook.stalingrad42.s42_kit import stand

UNITS = {"a": "axis infantry 5-7-3 2010", "b": "soviet infantry 3-5-3 2012"}
TURN = {"frame": "game-turn", "step": "second"}


@pytest.mark.parametrize(
    "frame",
    [
        {"frame": "movement", "seat": "nobody"},
        {"frame": "form-group", "seat": "axis", "vacated": "2011", "units": ["a"]},
    ],
    ids=["a seat that is none", "a group without an advance"],
)
def test_a_frame_that_cannot_be_played_is_refused(frame: dict[str, Any]) -> None:
    with pytest.raises(PositionError) as refused:
        stand(UNITS, phase="movement", seat=None, agenda=[TURN, frame])
    assert {problem.code for problem in refused.value.problems} == {"unreadable-frame"}


def test_a_step_says_which_action_it_has_no_use_for() -> None:
    game = stand(UNITS)
    work = game.rules.work(game.state)
    assert isinstance(work, S42Work)
    with pytest.raises(NotTaken, match="Losses does not take Done"):
        Losses("axis", ("a",), 1).take(work, "axis", DONE)
    with pytest.raises(NotTaken, match="Movement does not take Eliminate"):
        Movement("axis").take(work, "axis", Eliminate("a"))
