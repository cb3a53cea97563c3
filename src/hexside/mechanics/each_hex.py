"""One action for each hex of an area, such as where a unit may be placed or set up elsewhere."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from hexside.board import Grid
from hexside.engine import Action
from hexside.engine.listing import Lazy


class EachHex(Lazy):
    """The actions that name a hex (in their field ``hex``), one for each hex of a bitboard.

    They are counted at once. ``table``, where a game keeps one, has the actions for all hexes in
    the order of their bits; it is asked for only where all are wanted.
    """

    __slots__ = ("_all", "_grid", "_make", "_mask", "_table")

    def __init__(
        self,
        grid: Grid,
        mask: int,
        make: Callable[[str], Action],
        table: Callable[[], Sequence[Action]] | None = None,
    ) -> None:
        self._grid = grid
        self._mask = mask & grid.all_bits
        self._make = make
        self._table = table
        self._all: tuple[Action, ...] | None = None

    def __len__(self) -> int:
        return self._mask.bit_count()

    def __contains__(self, action: object) -> bool:
        name = getattr(action, "hex", None)
        if not isinstance(name, str) or name not in self._grid:
            return False
        hex = self._grid.index(name)
        return bool(self._mask >> self._grid.bit[hex] & 1) and action == self._make(name)

    def _at(self, index: int) -> Action:
        if self._all is not None:
            return self._all[index]
        return self._make(self._grid.names[self._grid.nth(self._mask, index)])

    def all(self) -> tuple[Action, ...]:
        if self._all is None:
            grid, make = self._grid, self._make
            if self._table is None:
                self._all = tuple([make(grid.names[hex]) for hex in grid.indices(self._mask)])
            else:
                self._all = tuple(grid.pick(self._mask, self._table()))
        return self._all
