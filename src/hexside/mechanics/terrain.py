"""Terrain effects: what a step from hex to hex costs by the terrain effects chart.

Costs are points, or the word ``closed``, or ``all`` for a step that takes the whole allowance.
A game makes one chart for each class of units that pays differently.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from typing import Literal

from hexside.board import Board
from hexside.mechanics.movement import HALVES

Cost = float | Literal["closed", "all"]
Pairs = frozenset[tuple[int, int]]
"""Neighbours on both sides of a hexside, in both orders."""


def hexsides_with(board: Board, kinds: Iterable[str]) -> Pairs:
    """The hexsides along which something of these kinds lies: rivers, a start line."""
    wanted = frozenset(kinds)
    found: set[tuple[int, int]] = set()
    for side, here in board.sides.items():
        if not wanted.isdisjoint(here):
            a, b = board.grid.beside(side)
            found.update(((a, b), (b, a)))
    return frozenset(found)


def without_bridge(board: Board, pairs: Pairs) -> Pairs:
    """The hexsides that no road or railway crosses."""
    return frozenset((a, b) for a, b in pairs if not board.link(a, b))


@dataclass(frozen=True)
class TerrainChart:
    """What terrain, hexsides and lines cost.

    A line with a price is walked along instead of paying for the terrain; a line without one,
    such as a railway that is no road, still bridges what it crosses.
    """

    terrain: Mapping[str, Cost]
    hexside: Mapping[str, Cost]
    line: Mapping[str, float]

    def is_closed(self, board: Board, a: int, b: int) -> bool:
        """Whether a hexside is blocked, or closed terrain lies on either side of it."""
        return (
            self.terrain[board.terrain[a]] == "closed"
            or self.terrain[board.terrain[b]] == "closed"
            or any(self.hexside[kind] == "closed" for kind in board.side(a, b))
        )

    def cost(self, board: Board, a: int, b: int) -> Cost:
        """The cost of a step to a neighbour."""
        if self.is_closed(board, a, b):
            return "closed"
        links = board.link(a, b)
        prices = [self.line[kind] for kind in links if kind in self.line]
        if prices:
            return min(prices)
        total = 0.0
        crossed = () if links else board.side(a, b)
        for part in (self.terrain[board.terrain[b]], *(self.hexside[kind] for kind in crossed)):
            if isinstance(part, str):
                return "all"
            total += part
        return total

    def step(self, board: Board) -> Callable[[int, int], tuple[int, int] | None]:
        """The steps of a plain game for ``Board.edges``, in half-points and all of one kind.

        Steps that take the whole allowance are not among them: see ``movement.whole_moves``.
        """

        def price(a: int, b: int) -> tuple[int, int] | None:
            cost = self.cost(board, a, b)
            return None if isinstance(cost, str) else (int(HALVES * cost), 0)

        return price

    def along(self, board: Board, a: int, b: int) -> float | None:
        """The cost of a step that keeps to a line with a price; ``None`` where there is none."""
        if self.is_closed(board, a, b):
            return None
        return min(
            (self.line[kind] for kind in board.link(a, b) if kind in self.line), default=None
        )
