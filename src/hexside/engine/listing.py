"""Legal lists on demand: counted at once, their actions made only when somebody looks at them.

A movement decision of a large game has thousands of actions, and who plays takes one of them. So a
list is made of parts, one for each unit, which know their length; an action is made when it is
looked at, and remembered.
"""

from __future__ import annotations

from abc import abstractmethod
from bisect import bisect_right
from collections.abc import Callable, Iterable, Iterator, Sequence
from itertools import accumulate
from typing import overload

from hexside.engine.actions import Action


class Lazy(Sequence[Action]):
    """What lists on demand have in common: they compare and read like any other list."""

    __slots__ = ()

    @abstractmethod
    def _at(self, index: int) -> Action:
        """The action at an index from 0 up to the length."""

    @abstractmethod
    def all(self) -> tuple[Action, ...]:
        """All of them, made at once."""

    def __iter__(self) -> Iterator[Action]:
        return iter(self.all())

    @overload
    def __getitem__(self, index: int) -> Action: ...

    @overload
    def __getitem__(self, index: slice) -> list[Action]: ...

    def __getitem__(self, index: int | slice) -> Action | list[Action]:
        size = len(self)
        if isinstance(index, slice):
            return [self._at(place) for place in range(*index.indices(size))]
        if not -size <= index < size:
            raise IndexError(f"no action {index} in a list of {size}")
        return self._at(index if index >= 0 else index + size)

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Sequence) or len(self) != len(other):
            return False
        return all(mine == its for mine, its in zip(self, other, strict=True))

    __hash__ = None  # type: ignore[assignment]

    def __repr__(self) -> str:
        return f"{type(self).__name__}({list(self)!r})"


class Made(Lazy):
    """A number of actions, each made by its index when it is looked at, and remembered."""

    __slots__ = ("_all", "_count", "_every", "_made", "_make")

    def __init__(
        self,
        count: int,
        make: Callable[[int], Action],
        every: Callable[[], Iterable[Action]] | None = None,
    ) -> None:
        """``every`` makes all of them, where that is faster than one by one."""
        self._count = count
        self._make = make
        self._every = every
        self._made: dict[int, Action] | None = None
        #: All of them, once somebody has looked at all.
        self._all: tuple[Action, ...] | None = None

    def __len__(self) -> int:
        return self._count

    def _at(self, index: int) -> Action:
        if self._all is not None:
            return self._all[index]
        made = self._made
        if made is None:
            made = self._made = {}
        known = made.get(index)
        if known is None:
            known = made[index] = self._make(index)
        return known

    def all(self) -> tuple[Action, ...]:
        if self._all is None:
            every = self._every
            self._all = tuple(map(self._make, range(self._count)) if every is None else every())
            self._made = None
        return self._all


class Listing(Lazy):
    """Several lists one after another, as one."""

    __slots__ = ("_all", "_ends", "_parts")

    def __init__(
        self, parts: Iterable[Sequence[Action]], sizes: Iterable[int] | None = None
    ) -> None:
        """``sizes`` are those of the parts, where they are known: asking each again takes time."""
        self._parts = list(parts)
        self._ends = list(accumulate(map(len, self._parts) if sizes is None else sizes))
        self._all: tuple[Action, ...] | None = None

    @property
    def parts(self) -> Sequence[Sequence[Action]]:
        """The lists that it is made of; a part that is the same object has the same actions."""
        return self._parts

    def __len__(self) -> int:
        return self._ends[-1] if self._ends else 0

    def _at(self, index: int) -> Action:
        number = bisect_right(self._ends, index)
        return self._parts[number][index - (self._ends[number - 1] if number else 0)]

    def all(self) -> tuple[Action, ...]:
        if self._all is None:
            found: list[Action] = []
            for part in self._parts:
                found += part
            self._all = tuple(found)
        return self._all

    def __contains__(self, action: object) -> bool:
        return any(action in part for part in self._parts)
