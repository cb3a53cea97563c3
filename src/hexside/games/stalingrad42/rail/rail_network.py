"""17.1-17.3 The Axis railways: what is repaired, where railheads may go and whence they come.

Railheads repair green lines hex by hex. Every other line is repaired by itself as soon as both
its ends are; a dead end that no green line reaches never is. All of it is geometry: what enemies
forbid is given as sets of hexes.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable

from hexside.board import Board

GREEN = "green-rail"


class RailNetwork:
    """The railways of a board in one turn, for the Axis."""

    def __init__(
        self,
        board: Board,
        base: Collection[int],
        joined: frozenset[tuple[int, int]],
        heads: Collection[int] = (),
    ) -> None:
        """``base`` are hexes west of the line of 28 June; ``joined`` pairs that rail joins.

        ``heads`` are where the railheads of a later start stand (A-81).
        """
        grid = board.grid
        self.rails: dict[int, tuple[int, ...]] = {}
        self.green: dict[int, tuple[int, ...]] = {}
        for hex in range(grid.size):
            around = grid.adjacent(hex)
            rails = tuple(n for n in around if (hex, n) in joined)
            if rails:
                self.rails[hex] = rails
            green = tuple(n for n in around if GREEN in board.link(hex, n))
            if green:
                self.green[hex] = green
        #: Repaired from the start (17.1, S4.1).
        self.base = frozenset(hex for hex in self.rails if hex in base)
        self.depth = self._depths(frozenset(heads))
        #: A-81: green lines that are repaired from the start and lie behind no railhead.
        self.done = self._finished(heads)
        #: 17.2.2: hexes where a green line forks.
        self.junctions = frozenset(hex for hex in self.green if len(self.onward(hex)) > 1)

    def _depths(self, heads: frozenset[int]) -> dict[int, int]:
        """How far each green hex is from the railways that need no repair.

        A-81: first the lines behind the railheads of a later start, then those beyond, so that
        each railhead goes on the way that it has come.
        """
        depth = dict.fromkeys((hex for hex in self.green if hex in self.base), 0)
        self._spread(depth, heads)
        if heads:
            self._spread(depth, frozenset())
        return depth

    def _spread(self, depth: dict[int, int], stops: frozenset[int]) -> None:
        """Count on along green lines, not past some hexes."""
        front = list(depth)
        while front:
            new = []
            for hex in front:
                if hex in stops:
                    continue
                for there in self.green[hex]:
                    if there not in depth:
                        depth[there] = depth[hex] + 1
                        new.append(there)
            front = new

    def _finished(self, heads: Collection[int]) -> frozenset[int]:
        """A-81: what was repaired before a later start, but for the ways of its railheads."""
        if not heads:
            return frozenset()
        before = dict.fromkeys((hex for hex in self.green if hex in self.base), 0)
        self._spread(before, frozenset(heads))
        return frozenset(before).difference(*(self.way_to(hex) for hex in heads))

    def way_to(self, hex: int) -> tuple[int, ...]:
        """17.1: the green hexes that a railhead has repaired, from its own back to the first."""
        way: list[int] = []
        here = hex
        while here >= 0 and here not in way:
            way.append(here)
            here = self.back(here)
        return tuple(way)

    def onward(self, hex: int) -> tuple[int, ...]:
        """The next green hexes of the lines that a railhead in a hex may repair."""
        here = self.depth.get(hex)
        if here is None:
            return ()
        return tuple(n for n in self.green[hex] if self.depth.get(n, -1) == here + 1)

    def back(self, hex: int) -> int:
        """17.3.1: the hex before this one on the line of a railhead, -1 where the line begins."""
        here = self.depth.get(hex, 0)
        behind = [n for n in self.green.get(hex, ()) if self.depth.get(n, here) == here - 1]
        return min(behind, default=-1)

    def starts(self) -> tuple[int, ...]:
        """17.1: the last repaired hexes of the green lines at the start of the campaign."""
        return tuple(
            sorted(
                hex
                for hex, depth in self.depth.items()
                if depth == 0 and any(n not in self.base for n in self.onward(hex))
            )
        )

    def repaired(self, repaired_green: Iterable[int]) -> frozenset[int]:
        """17.1: every rail hex that the Axis may use.

        A line between two repaired hexes is repaired with them, whatever it branches into on the
        way; what is left over after cutting off dead ends lies on such a line.
        """
        sure = self.base.union(repaired_green, self.done)
        green = self.green.keys() - sure
        alive = {hex for hex in self.rails if hex not in sure and hex not in green}
        front = list(alive)
        while front:
            again: set[int] = set()
            for hex in front:
                if hex not in alive:
                    continue
                ways = [n for n in self.rails[hex] if n in sure or n in alive]
                if len(ways) < 2:
                    alive.discard(hex)
                    again.update(n for n in self.rails[hex] if n in alive)
            front = sorted(again)
        return sure | alive

    def reach(self, hex: int, barred: Callable[[int], bool], length: int) -> dict[int, int]:
        """17.2.1: the hexes that a railhead may reach, and the hex before each on its way."""
        before: dict[int, int] = {}
        front = [hex]
        for _ in range(length):
            new = []
            for here in front:
                for there in self.onward(here):
                    if there not in before and not barred(there):
                        before[there] = here
                        new.append(there)
            front = new
        return before

    def pushed_back(self, hex: int, barred: Callable[[int], bool]) -> tuple[int, ...]:
        """17.3.1: the way of a railhead back to the first free hex; empty if it may stay."""
        way: list[int] = []
        here = hex
        while barred(here):
            behind = self.back(here)
            if behind < 0:
                break
            here = behind
            way.append(here)
        return tuple(way)

    def beyond(self, hex: int) -> frozenset[int]:
        """The green hexes that are reached only through a hex: lost when it is."""
        found: set[int] = set()
        front = [hex]
        while front:
            here = front.pop()
            for there in self.onward(here):
                if there not in found and self.back(there) == here:
                    found.add(there)
                    front.append(there)
        return frozenset(found)
