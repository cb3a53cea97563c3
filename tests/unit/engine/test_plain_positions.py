"""Position texts of a game that has data but no words of its own for it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec
import pytest

import examples.the_ford as ford
from examples.the_ford.positions import POSITIONS
from examples.the_ford.sequence import FordFrame, FordState
from hexside.engine import State
from hexside.engine.plain_positions import PlainPositions
from hexside.engine.positions import PositionError


class Cup(msgspec.Struct, frozen=True):
    """What a chit-pull game keeps."""

    chits: tuple[str, ...] = ()
    points: int = 3


class CupState(State, frozen=True):
    agenda: tuple[FordFrame, ...]
    data: Cup


WITH_CUP: PlainPositions[Any] = PlainPositions(POSITIONS.units, POSITIONS.phases, CupState)


def read(tracks: Mapping[str, Any]) -> State:
    text = {"game": "the-ford", "units": {"red-1": "0101"}, "tracks": tracks}
    return WITH_CUP.read(ford.GAME, text)[1]


def test_own_data_comes_and_goes_as_tracks() -> None:
    assert read({}).data == Cup()
    state = read({"chits": ["red", "blue"]})
    assert state.data == Cup(("red", "blue"))
    rules = ford.GAME.rules("the-mill", {})
    assert WITH_CUP.write(rules, state)["tracks"] == {"chits": ("red", "blue"), "points": 3}
    assert "tracks" not in POSITIONS.write(rules, plain_state())


def plain_state() -> FordState:
    state = POSITIONS.read(ford.GAME, {"game": "the-ford", "units": {"red-1": "0101"}})[1]
    assert isinstance(state, FordState)
    return state


@pytest.mark.parametrize(
    ("tracks", "key", "code"),
    [
        ({"chit": []}, "tracks.chit", "unknown-key"),
        ({"points": "many"}, "tracks.points", "expected-number"),
        (["red"], "tracks", "expected-table"),
    ],
)
def test_wrong_data_is_told_with_its_key(tracks: Any, key: str, code: str) -> None:
    with pytest.raises(PositionError) as caught:
        read(tracks)
    assert [(problem.key, problem.code) for problem in caught.value.problems] == [(key, code)]
