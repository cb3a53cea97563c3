"""A working state, as far as the quick hand looks at it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Protocol

from hexside.engine import Unit


class Ground(Protocol):
    """Who stands where, as the field of a working state tells it."""

    stacks: Mapping[int, tuple[str, ...]]
    occupied: tuple[bytearray, bytearray]
    zoc: tuple[bytearray, bytearray]
    bits: list[int]


class Position(Protocol):
    """A working state, as far as the quick hand looks at it."""

    units: Mapping[str, Unit]
    field: Ground
    data: Any
    turn: int
    result: Any
    rules: Any
    agenda: Sequence[Any]
    dice: Any

    @property
    def frame(self) -> Any:
        """The step that waits for a choice."""

    def attack(self, uid: str) -> int:
        """The attack strength of a unit as it is."""

    def defense(self, uid: str) -> int:
        """The defence strength of a unit as it is."""

    def advance(self) -> None:
        """Go on until somebody must choose."""
