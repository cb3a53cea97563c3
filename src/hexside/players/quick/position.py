"""A working state, as far as the quick hand uses it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Protocol

from hexside.engine import Unit


class Ground(Protocol):
    """Which units stand where, as the field of a working state tells it."""

    stacks: Mapping[int, tuple[str, ...]]
    occupied: tuple[bytearray, bytearray]
    zoc: tuple[bytearray, bytearray]
    bits: list[int]


class Position(Protocol):
    """A working state, as far as the quick hand uses it."""

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
        """The current attack strength of a unit."""

    def defense(self, uid: str) -> int:
        """The current defence strength of a unit."""

    def advance(self) -> None:
        """Continue until a seat must choose."""
