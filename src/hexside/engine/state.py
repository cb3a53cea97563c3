"""The state of a game: frozen structs, of which a change copies only what it touches."""

from __future__ import annotations

from typing import Any

import msgspec

from hexside.engine.agenda import Frame
from hexside.engine.dice import Dice

OFF_MAP = -1


# Nothing in a state leaves out defaults: whether a value *is* the default object depends on how it
# was made, and equal states must have equal bytes. The defaults of ``Unit`` are all singletons.


class Unit(msgspec.Struct, frozen=True, omit_defaults=True, array_like=True, gc=False):
    """Where a counter is and what has become of it; its printed values are in the roster.

    A unit on the map has a hex index and no box; elsewhere the box says where (a pool, a turn
    track space, ``eliminated``).
    """

    hex: int = OFF_MAP
    box: str = ""
    steps: int = 1
    marks: tuple[str, ...] = ()

    def has(self, mark: str) -> bool:
        """Whether the unit carries a status marker."""
        return mark in self.marks


class Result(msgspec.Struct, frozen=True):
    """How a game ended: winner (``""`` for a draw), the rule, and the score behind it."""

    winner: str
    rule: str
    code: str
    score: float = 0.0


class NoTracks(msgspec.Struct, frozen=True):
    """The own data of a game that has none: no tracks, markers or pools."""


class State(msgspec.Struct, frozen=True, dict=True):
    """Everything that a game is at one moment.

    A game declares its own subclass that narrows ``agenda`` to its frames and ``data`` to its
    own struct (tracks, cups, pools, control). ``version`` counts the actions applied so far, as
    far as all seats could notice them (``Frame.unnoticed``): it is shown to everybody.
    """

    turn: int
    units: dict[str, Unit]
    agenda: tuple[Any, ...]
    dice: Dice
    data: Any
    version: int = 0
    result: Result | None = None

    @property
    def frame(self) -> Frame[Any]:
        """The frame that is being worked on."""
        frame: Frame[Any] = self.agenda[-1]
        return frame


_ENCODER = msgspec.msgpack.Encoder(order="deterministic")


def encode(state: State) -> bytes:
    """Canonical bytes: equal states have equal bytes in every process."""
    return _ENCODER.encode(state)
